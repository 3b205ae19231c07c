### Words of questions, by what they mean. A question that no sentence of questions.ftl has is read from these words, if all of
### its words are listed here or name a square, a piece, a side, a number, a rank or a file. Each message lists words: its own
### text, and .heard. Several words together may be one entry. Case, accents and apostrophes do not matter.

# Words without a meaning of their own in a question.
concept-filler = the
    .heard = a, an, of, on, in, at, to, for, from, off, is, are, am, was, were, be, been, being, do, does, did, done, it, its, this, that, these, those, there, theres, now, yet, still, already, so, far, left, left over, please, tell me, give me, show me, read me, let me know, read, read out, list, just, and, or, by, with, any, anything, something, some, anyone, s, m, re, ve, currently, right now, at the moment, here, exactly, actually, hey, ok, okay, well, can you, could you, would you, will you, i want to know, do you know, you, your, also, all, each, every, square, squares, field, what, whats, which, when, whens, kind, type, way, too, then, since when, we, us, our, today, remaining, i wonder, standing, sitting, stand, stands, see, again, before, during, along, after, per, under, into, sorry, thanks, thank you, kindly, pls, plz, quickly, quick, there now, remind me, do you think, you think, think, i mean, by the way, i d like, i would like, id like, i d like to know, i would like to know, anybody, going on, dear, if, sit, sits, exact, moment, hi, hello, say, put, till, until, my notation, mr, mrs, ms, miss, sir, madam, whether, tell us, wondering, mister, dr, a bit, a little, bit, little, same, top to bottom, bottom to top, from top to bottom, haven t, havent, about, i am, again and, en passant, other, later on
# The asker.
concept-mine = I
    .heard = me, my, mine, myself
# The opponent.
concept-theirs = he
    .heard = she, they, his, her, hers, him, them, their, theirs, opponent, opponents, the other player, my opponent, my opponents, the opponent, other side, the other guy, other guy, the other one, other one, other person, other player, opposite, fella, other fella, the other fella, bloke, chap, other chap
# A question about a person.
concept-who = who
    .heard = whos, whose
# A question about a place.
concept-where = where
    .heard = wheres, which square, which squares, what square, what squares, locate, find
# A question about a number.
concept-many = how many
    .heard = how much, count, number of, total, how many more, how much more, many more
# A question about the way to do something.
concept-how = how
    .heard = how to, explain, what do i type to, what do i type for, help with, help me, teach me
# The possession of something.
concept-have = have
    .heard = has, had, having, got, get, gets, own
# The time of a player.
concept-time = time
    .heard = times, minutes, minute, seconds, second left, hour, hours, how long, how much time, time left, time remaining, thinking time
# The time that players have used.
concept-spent = used
    .heard = used up, spent, spend, did he think, did she think, did they think, he think about, thought about, thinking about, take over, took over, take for, taken up so far, have we been playing, been playing, time used, think about that, did i think, i think about
# The clock.
concept-clock = clock
    .heard = clocks, both clocks, both times
# A clock that is running.
concept-running = running
    .heard = run, runs, ticking, ticks, started, going, stopped, paused
# The turn to move.
concept-turn = turn
    .heard = whos turn, whose go, to move, on move, to play, next, up next, the one to move, supposed to move, supposed to play, have to move, has to move, who plays now
# The rate of play.
concept-control = time control
    .heard = time controls, increment, rate of play, bonus, bonus time, time limit, extra time, next time control, extra, extra half hour, extra minutes, half hour
# Moves.
concept-moves = move
    .heard = moves, ply, plies
# The number of something.
concept-number = number
    .heard = numbers, are we on, are we at, count of
# The last of several.
concept-last = last
    .heard = latest, previous, recent, most recent
# What was played.
concept-played = played
    .heard = play, plays, playing, made, make, moved, just play, just played, just move, just moved, happened, go, went, am i playing against, did you play, you played, have you played, you just played, did you move, you moved, did you just play
# The last words again.
concept-again = repeat
    .heard = once more, one more time, say again, didn t catch that, didnt catch that, didn t hear, didnt hear, catch that, come again, pardon
# The position.
concept-board = board
    .heard = position, whole board, entire board, the setup
# Pieces of any kind.
concept-pieces = pieces
    .heard = piece, men, army
# A square without a piece, or with one.
concept-empty = empty
    .heard = free, occupied, vacant, taken up, blocked, clear, open, between, anything between
# The colour of a square or a bishop.
concept-tone = light
    .heard = dark, colour, color, coloured, colored, light squared, dark squared, light square, dark square, lightsquared, darksquared, shade, light or dark, dark or light, white or black, black or white
# Captured pieces.
concept-lost = captured
    .heard = taken, lost, lose, capture, captures, capturing, gone, off the board, took, take, missing, won so far, swapped, swapped off, exchanged, traded, traded off
# The material.
concept-material = material
    .heard = ahead, behind, material balance, material count, up or down, up in material, down in material, down material, up material, balance, who is winning on material, even, level on material
# Whether a king is in check.
concept-check = check
    .heard = checked, checking, giving me check
# Moves that give check.
concept-checks = checks
    .heard = give check, check him, check her, check them, checking moves, any checks, giving check
# Mate.
concept-mate = mate
    .heard = checkmate, mated, stalemate, mate in one, mate in two
# An attack.
concept-attack = attacked
    .heard = attack, attacks, attacking, attackers, attacker, threaten, threatens, threatened, threat, threats, threatening, hanging, en prise, hit, hits, hitting, safe, danger, in danger, under attack, pinned, pin, pins, trapped, loose, unsafe, fork, forked, aiming at
# A defence.
concept-guard = guarded
    .heard = guard, guards, guarding, protect, protects, protected, protecting, protection, defend, defends, defended, defending, defenders, defence, cover, covers, covered, covering, unprotected, undefended, backed up
# What is possible.
concept-can = can
    .heard = could, may, might, able, able to, allowed, allowed to, legal, legally, possible, options, available, permitted
# A destination.
concept-go = move to
    .heard = goes, going to, reach, get to, go to, moving
# Castling.
concept-castle = castle
    .heard = castled, castling, castles, kingside, queenside, king side, queen side, castle kingside, castle queenside, castle short, castle long, short castling, long castling
# The right to castle.
concept-right = right
    .heard = rights, the right to, right to, lost the right to
# A draw.
concept-draw = draw
    .heard = draws, drawn
# An offer of a draw.
concept-offer = offer
    .heard = offered, offers, offering, proposed, propose, draw offer, draw offers, offer of a draw, offered a draw, offer a draw, a draw on the table, draw pending, pending offer
# A claim.
concept-claim = claim
    .heard = claimed, claiming, claims
# The repetition of a position.
concept-repetition = repetition
    .heard = repetitions, threefold, three fold, threefold repetition, occurred, occurs, occur, repeated, come up, came up, how many times, how often, three times, third time, twice, fivefold, seen this position, had this position
# The fifty-move rule.
concept-fifty = fifty move rule
    .heard = fifty moves rule, fifty moves, fifty move, fifty move count, fifty move counter, fifty rule, 50 move rule, 50 moves rule, 50 moves, 50 move, 50 move count, 50 move counter, since the last capture, since the last pawn move, since last capture, without a capture, without capture, without a pawn move, seventy five move rule, 75 move rule
# The end of the game.
concept-result = result
    .heard = over, finished, ended, won, wins, final result, outcome, final score, score of the game, gameover
# The game.
concept-game = game
    .heard = match, the game
# The name of a player.
concept-name = name
    .heard = names, called, named
# The scoresheet.
concept-score = score
    .heard = scoresheet, score sheet, notation, moves so far, all moves, all the moves, whole game, game so far, put down, written, wrote down, written down, noted, recorded, sheet
# Advice.
concept-best = best
    .heard = better, good, bad, winning, losing, should, recommend, recommended, suggest, suggestion, hint, hints, advice, plan, idea, opening, evaluation, evaluate, eval, engine, blunder, mistake, would you play, you play, would play, should i, shall i, what would you do, would you do, any good
# Taking a move back.
concept-undo = undo
    .heard = take back, take a move back, take the move back, take my move back, take moves back, back, retract, takeback
# Pressing the clock.
concept-press = press
    .heard = pressed, pressing
# Resigning.
concept-resign = resign
    .heard = resigned, give up, gave up, resignation
# Both players.
concept-both = both
    .heard = each side, both sides, both players, both of us, each of us, each player, each of the players, we each
# The voice of the program.
concept-voice = voice
    .heard = talk, talking, speak, speaking, speech, speak up
# A mistake in typing, or the wish to remove a line.
concept-typo = typo
    .heard = mistyped, mistype, i typed it wrong, typed wrong, typed the wrong move, entered wrong, entered the wrong move, wrong move, fix it, let me fix it, let me fix, amend, erase, scrub, what i typed, what i just typed, what i wrote, my entry, my last entry, last entry, the entry, clear what i typed, delete what i typed, fix my move, fix the move, fix my last move, that was wrong, that is wrong, i made a mistake, my mistake, take it back, scratch that
# What can be typed.
concept-type = enter
    .heard = commands, command, typing, say to you, say now
# The time of day.
concept-hour = what time is it
    .heard = what time it is, time of day, wall clock, local time, got the time, have the time, tell me the time, what the time is, the time of day, what the hour is, what the time is now
# A question about a reason.
concept-why = why
    .heard = how come
# A diagonal.
concept-diagonal = diagonal
    .heard = diagonals, long diagonal, main diagonal
# Words for a file, before or after its letter.
concept-file = file
    .heard = files, column
# Words for a rank, before or after its number.
concept-rank = rank
    .heard = ranks, row, line
# The ordinal numbers of the ranks.
concept-ordinals = first
    .heard = second, third, fourth, fifth, sixth, seventh, eighth
# Small numbers in words.
concept-numerals = one
    .heard = two, three, four, five, six, seven, eight
