### Three-dimensional chess after Meder. 3D and a number cite an article of his tournament rules.

## Counting sequences of moves, of any chess

# How long it took, beside the count itself. $ms is a number of milliseconds, $rate how many sequences a second.
perft-took = Counted in { $ms } ms, { $rate } a second.

## What is wrong with the text of a position (docs/tridim.md)

# The text is no position at all.
tridim-fields = A position has seven fields with one space between each, as docs/tridim.md says.
# A board is not one, or not the one that comes next. $text is what stands there. W, N, S, DP1 and KP6 are typed and stay.
tridim-board = “{ $text }” is not the board that belongs here: W, N and S come first, then the attack boards from DP1 to KP6.
# The rows of a board are not as many or as long as the board. $board: W, N, S or a pin such as DP1.
tridim-rows = The rows of board { $board } do not fit it.
# Not two attack boards of each side.
tridim-attack-boards = A position has the boards W, N and S and two attack boards of each side (3D 2.1, 2.6).
# The second field. $text is what stands there; w and b stay.
tridim-turn = “{ $text }” is not w or b, which say whose move it is.
# The third field. $text is what stands there.
tridim-castling = “{ $text }” are no castling rights of this position (3D 3.5).
# The fourth field. $text is what stands there.
tridim-spent = “{ $text }” are no pawns at home that have lost their double step (3D 3.4(b)).
# The fifth field. $text is what stands there.
tridim-doubled = “{ $text }” is no pawn that can just have gone two squares (3D 3.4(d)).
# The sixth field. $text is what stands there.
tridim-halfmoves = “{ $text }” is no count of half-moves.
# The seventh field. $text is what stands there.
tridim-number = “{ $text }” is no number of a move.
# $side is white or black.
tridim-kings = { $side ->
    [white] White must have one king (3D 2.6).
   *[black] Black must have one king (3D 2.6).
}
# $side is white or black.
tridim-too-many = { $side ->
    [white] White has more pieces than sixteen and eight promotions allow (3D 2.6, 3.4(e)).
   *[black] Black has more pieces than sixteen and eight promotions allow (3D 2.6, 3.4(e)).
}
# $square: a square such as a8S.
tridim-pawn = A pawn cannot stand on { $square } (3D 3.4(e)).
# The side that has just moved left its king in check.
tridim-check = The side that is not to move is in check (3D 3.5(b)).

## Why a move is none, or none that is legal here

# No move in the notation. The moves are typed and stay.
tridim-unreadable = That is no move in the notation (3D E1 to E15); Nb3N, axb4W, QP3 and 0-0 would be.
# The words fit several legal moves. $moves is how many.
tridim-ambiguous = That fits { $moves } moves; name file, rank or level of the square of origin too.
# $square as in a4N, here and below.
tridim-no-square = { $square } is not there as the attack boards stand (3D 3.1(e)).
# $square as above.
tridim-own-piece = A piece of the same side stands on { $square } (3D 3.1(b)).
# $piece: the name of a piece.
tridim-no-piece = No such piece ({ $piece }) stands there.
# $square as above.
tridim-vertical = A piece cannot go to { $square } from straight above or below (3D 3.1(d)).
# $square as above.
tridim-blocked = Something stands in the way to { $square }, on one of the levels (3D 3.1(c)).
# $piece: the name of a piece; $square as above.
tridim-way = That piece ({ $piece }) does not go to { $square } (3D 3.2 to 3.5).
# $square as above.
tridim-moved = The pawn on { $square } has moved or was carried, and goes one square only (3D 3.4(b)).
# $square as above. x is typed and stays.
tridim-capture = On { $square } a capture and the x do not go together (3D E10).
# $square as above.
tridim-en-passant = Nothing can be captured in passing on { $square } (3D 3.4(d)).
# A pawn's promotion is missing, or nothing is promoted.
tridim-promotion = A pawn becomes a piece on the farthest rank of its file, and only there (3D 3.4(e)).
# $square as above.
tridim-late = The pawn on { $square } becomes a piece before the move (3D 3.4(e)(III)).
# A pawn was said to become a piece before the move.
tridim-not-late = No pawn is to become a piece before the move (3D 3.4(e)(III)).
# The move leaves the own king attacked.
tridim-king = The king would be in check (3D 3.5(b)).
# $square as above.
tridim-late-check = The pawn on { $square } would become a piece that gives check (3D 3.4(e)(III)).
# $castling is short or long.
tridim-castling-first = { $castling ->
    [short] Nobody castles short before the second move (3D 3.5).
   *[long] Nobody castles long before the second move (3D 3.5).
}
# $castling as above.
tridim-castling-moved = { $castling ->
    [short] King and rook for castling short have moved, or one is gone (3D 3.5).
   *[long] King and rook for castling long have moved, or one is gone (3D 3.5).
}
# $castling as above.
tridim-castling-between = { $castling ->
    [short] A piece stands between king and rook for castling short (3D 3.5).
   *[long] A piece stands between king and rook for castling long (3D 3.5).
}
# $castling as above.
tridim-castling-attacked = { $castling ->
    [short] To castle short, neither the king's square nor the one it goes to may be attacked (3D 3.5).
   *[long] To castle long, neither the king's square nor the one it goes to may be attacked (3D 3.5).
}
# $pin: a pin such as DP1, here and below.
tridim-pin-empty = No attack board stands on { $pin } (3D 3.6).
# $pin as above.
tridim-pin-laden = More than one piece is on the attack board of { $pin } (3D 3.6).
# $pin as above.
tridim-pin-not-own = The attack board of { $pin } is the opponent's to move (3D 3.6).
# $pin as above.
tridim-pin-taken = An attack board stands on { $pin } already (3D 3.6, E4).
# $pin as above.
tridim-pin-not-adjacent = No attack board goes there: { $pin } is not next to it (3D 3.6).
# $pin as above.
tridim-pin-backward = The attack board of { $pin } bears a piece and does not go backward (3D 3.6).


## By ear: words that no other word of an announcement can be misheard as (docs/tridim.md)

# The z-file.
tridim-file-z = Zacharias
# The rank below rank 1.
tridim-rank-0 = zero
    .heard = 0, null
# The rank above rank 8.
tridim-rank-9 = nine
    .heard = 9
# White's board, the lowest.
tridim-level-white = downstairs
# The neutral board, in the middle.
tridim-level-neutral = neutral
# Black's board, the highest.
tridim-level-black = upstairs
# A pin of the queen's wing, before its number: "queenpin three".
tridim-pin-queen = queenpin
    .heard = queen pin, queens pin, QP
# A pin of the king's wing, before its number.
tridim-pin-king = kingpin
    .heard = king pin, kings pin, KP
# Said before the pins of a move of an attack board: "attack board queenpin one queenpin three".
tridim-attack-board = attack board
    .heard = attackboard, deck
# Said where a pawn is exchanged before the move, followed by its square and the new piece.
tridim-exchanged = exchanged
    .heard = exchange
# One word or group of words, then the others.
tridim-then = { $first } { $rest }
# A square or a pin of an announcement.
tridim-announced = { $square }
# The name of a piece alone.
tridim-piece = { $piece }
# A word that the arbiter has chosen.
tridim-chosen = { $word }
# The option for words is not of this form. $text is what was typed; z and W are typed and stay.
tridim-no-words = "{ $text }" chooses no word; this would: --level-words z=Zeppelin,W=bottom (you can name z, W, N, S, DP, KP).
# A chosen word means something in announcements already. $text is the word.
tridim-word-taken = "{ $text }" means something in announcements already; choose another word.

## A game on three levels

# Before the game, with a clock. The commands are typed and stay. $side is to move.
tridim-ready-to-start = Three-dimensional chess. { command-start } starts { $side ->
    [white] White
   *[black] Black
}'s clock, { command-help } lists the commands.
# Before the game, without a clock. $side is to move.
tridim-ready-without-clock = Three-dimensional chess. { $side ->
    [white] White
   *[black] Black
} begins with a move, { command-help } lists the commands.
# After the first words of a game.
tridim-no-pegs = Boards with pegs for three levels do not exist. Every move is executed by hand or by an assistant.
# The command for where the attack boards are.
command-decks = decks
    .heard = attack boards, attackboards
# Nothing stands on this level. $level is its name.
tridim-level-empty = { $level } empty
# The pieces on this level follow. $level is its name.
tridim-level-begins = { $level }
# The squares above the one asked about follow.
tridim-above = Above
# The squares below the one asked about follow.
tridim-below = Below
# An attack board. $pin is its pin, $began whose it was at the beginning; $owner is whose it is now, or none where more than one piece is on it.
tridim-deck = { $pin }: { $began ->
    [white] White's attack board
   *[black] Black's attack board
}, { $owner ->
    [white] White may move it
    [black] Black may move it
   *[none] with several pieces, cannot be moved
}
# Where the attack board named before may go now. $pins is a list.
tridim-deck-goes = goes to { $pins }
# A square spelt. $letter is the letter, $file its name, $rank a digit, $level its level in words.
tridim-spelt-square = { $letter } as in { $file }, { $rank }, { $level }
# A pin spelt.
tridim-spelt-deck = { $pin }
# Refused: asked for pegs. Nothing else in this game needs them.
refused-no-level-pegs = Boards with pegs for three levels do not exist; moves are executed by hand or by an assistant.
# Refused: reports about touched pieces.
refused-touch-by-arbiter = On three levels the program does not follow touched pieces; the arbiter decides (3D 4.3).
# One score has a move, the other none. $ply names it; $white and $black is what each wrote.
tridim-scores-only-white = { $ply }: only White has a move that can be played ({ $white }), Black { $black }.
# The same the other way round.
tridim-scores-only-black = { $ply }: only Black has a move that can be played ({ $black }), White { $white }.
# Neither has a move that can be played.
tridim-scores-neither = { $ply }: neither has a move that can be played, White { $white }, Black { $black }.
# Both have a move, and they are two. $after-white and $after-black: how many of the plies that follow can be played after each.
tridim-scores-moves = { $ply }: White { $white }, Black { $black }. Plies that can be played after it: after White's { $after-white }, after Black's { $after-black }.
# The verdict where the scores part.
tridim-scores-back = Back to the position after { $ply }.
# Both scores give one game, to this ply.
tridim-scores-one-game = Both scores give one game up to { $ply }.
# $variant is what was typed.
variant-unknown = "{ $variant }" is no chess that this program knows; it knows standard, chess960, chess960:0 to chess960:959 and tridim.
# $number is what was typed.
variant-number = "{ $number }" is no number from 0 to 959.
# Chess960 with an edition that has no rules for it.
variant-edition = Chess960 has rules only in the edition of 2023 (Guidelines II).
# Words for levels in a chess that has none.
variant-no-levels = --level-words belongs to three-dimensional chess (--variant tridim).
# A file holds another chess than --variant names. $file is the file, $variant its chess.
variant-another = { $file } holds a game of another chess: { $variant }.
# A journal beside two scores, which three-dimensional chess does not compare with them.
tridim-no-journal = On three levels two scores are compared and no journal beside them; name it as one of the two.
# $option is an option that three-dimensional chess cannot use.
variant-no-option = Three-dimensional chess has no use for { $option }: it has rules of its own, and boards with pegs for three levels do not exist.

## Scores as text

# A line of a score is none. $text is what stands there.
tridim-row = "{ $text }" is no row of a score.
# The score has more cells than any game.
tridim-too-long = The score is longer than a game gets.
# The form of a score that three-dimensional chess does not have.
tridim-sheet-form = Three-dimensional chess comes as txt, longhand and wav; PGN and Braille have no form for it.
# Only one of two scores is of three-dimensional chess.
tridim-two-chesses = One score is of three-dimensional chess, the other is not.
# Two scores begin from different positions.
tridim-two-starts = The scores name different positions from which the game began.
# --lot without Chess960.
variant-no-lot = --lot draws a start position of Chess960 and needs --variant chess960.
# Several of --fen, a number and --lot.
variant-two-starts = One start position is enough: by its number, as FEN or by a lot.
# A tool that has no three-dimensional chess.
variant-chess-alone = Boards with pegs for three levels do not exist, so none can be simulated.

## Chess960 (2023, Guidelines II)

# Before the game. $number is 0 to 959; $pieces lists the pieces from a to h.
chess960-start = Chess960, start position { $number }, from Anna: { $pieces }.
# Before the game, from a position that no number names. $pieces as above, of White's first rank.
chess960-entered = Chess960 from a position that was entered.
# How it was drawn. $lot is the text of the lot.
chess960-drawn = Drawn by the lot "{ $lot }". The first eight bytes of its SHA-256 count, modulo 960.

## Showing and judging a position

# Neither a position nor a file. $text is what was typed.
show-nothing = "{ $text }" is neither a position nor a file.
# A game has fewer plies than asked for. $file is its file; $plies how many it has.
show-too-few = { $file } has only { $plies } plies.
# How a position stands. $status is mate, stalemate, dead or ongoing; $side is the side to move.
judge-status = { $status ->
    [mate] { $side ->
        [white] White is mated.
       *[black] Black is mated.
    }
    [stalemate] { $side ->
        [white] White is stalemated.
       *[black] Black is stalemated.
    }
    [dead] Neither side can mate any more: the game is drawn.
   *[ongoing] This position does not end the game.
}
# The side to move is in check.
judge-check = { $side ->
    [white] White is in check.
   *[black] Black is in check.
}
# Whether a side can still mate. $can is yes, no or undetermined.
judge-can-mate = { $can ->
    [yes] { judge-side } can still mate.
    [no] { judge-side } can no longer mate.
   *[undetermined] It is open whether { judge-side } can still mate.
}
# The proof that a side can still mate. $side is the side; $moves are the moves of both sides.
judge-mates = { judge-side } could mate like this: { $moves }
# A part of the sentences before.
judge-side = { $side ->
    [white] White
   *[black] Black
}
