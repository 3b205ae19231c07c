### Announcements, and what every other message is filled with: pieces, squares, times, lists.
###
### A value fills its gap with its words. Pieces, files, ranks and squares also have a keyword
### for selectors: $piece is "knight" in words and $piece-id is always knight (for a
### coloured piece $piece-color is white or black), $square-id is e4, $file-id is e, $rank-id is 4.
### The attribute .heard lists, between commas, what else is understood where people type or
### dictate moves. Case does not matter there, and ä, ö, ü, ß may be written ae, oe, ue, ss. The
### attribute .otherwise lists what is understood so only where a text has no other reading, such as
### what dictation makes of a word. Both are for people, not for the voice.

## Pieces

# The king, as in "king Eva one Eva two".
role-king = king
# The queen.
role-queen = queen
# The rook.
role-rook = rook
    .heard = castle
    .otherwise = rock, ruck
# The bishop.
role-bishop = bishop
# The knight.
role-knight = knight
    .heard = horse
    .otherwise = night, nite
# The pawn.
role-pawn = pawn
    .otherwise = pond, pon

# A piece with its colour, where a square is read out.
piece-white-king = white king
# A piece with its colour.
piece-white-queen = white queen
# A piece with its colour.
piece-white-rook = white rook
# A piece with its colour.
piece-white-bishop = white bishop
# A piece with its colour.
piece-white-knight = white knight
# A piece with its colour.
piece-white-pawn = white pawn
# A piece with its colour.
piece-black-king = black king
# A piece with its colour.
piece-black-queen = black queen
# A piece with its colour.
piece-black-rook = black rook
# A piece with its colour.
piece-black-bishop = black bishop
# A piece with its colour.
piece-black-knight = black knight
# A piece with its colour.
piece-black-pawn = black pawn

## Squares, with the names of Appendix D (2023 D.2.1), spelt so that an English voice says them

# The a-file.
file-a = Anna
    .heard = Ana, Alfa, Alpha
    .otherwise = ay
# The b-file.
file-b = Bella
    .heard = Bela, Bravo
    .otherwise = bee, be
# The c-file.
file-c = Caesar
    .heard = Cesar, Charlie
    .otherwise = sea, see, cee, si
# The d-file.
file-d = David
    .heard = Delta
    .otherwise = dee
# The e-file.
file-e = Eva
    .heard = Ava, Echo
    .otherwise = ee
# The f-file.
file-f = Felix
    .heard = Foxtrot
    .otherwise = eff, ef
# The g-file.
file-g = Gustav
    .heard = Gustaf, Gustave, Golf
    .otherwise = gee, jee
# The h-file.
file-h = Hector
    .heard = Hektor, Hotel
    .otherwise = aitch, haitch, age, each

## Squares, with the names of radio, for answers with --alphabet nato

# The a-file, in the alphabet of radio; spelt so in every language.
nato-a = Alfa
# The b-file, in the alphabet of radio; spelt so in every language.
nato-b = Bravo
# The c-file, in the alphabet of radio; spelt so in every language.
nato-c = Charlie
# The d-file, in the alphabet of radio; spelt so in every language.
nato-d = Delta
# The e-file, in the alphabet of radio; spelt so in every language.
nato-e = Echo
# The f-file, in the alphabet of radio; spelt so in every language.
nato-f = Foxtrot
# The g-file, in the alphabet of radio; spelt so in every language.
nato-g = Golf
# The h-file, in the alphabet of radio; spelt so in every language.
nato-h = Hotel

## Ranks

# The first rank.
rank-1 = one
    .heard = 1
    .otherwise = won
# The second rank.
rank-2 = two
    .heard = 2
    .otherwise = to, too
# The second rank for a listener who mistakes zwei for drei; the same word in a language without such a pair.
rank-2-distinct = two
# The third rank.
rank-3 = three
    .heard = 3
    .otherwise = tree, free
# The fourth rank.
rank-4 = four
    .heard = 4
    .otherwise = for, fore
# The fifth rank.
rank-5 = five
    .heard = 5
    .otherwise = fife
# The sixth rank.
rank-6 = six
    .heard = 6
    .otherwise = sics, sicks
# The seventh rank.
rank-7 = seven
    .heard = 7
# The eighth rank.
rank-8 = eight
    .heard = 8
    .otherwise = ate

# A square: $file and $rank are its names, as in "Anna one".
square = { $file } { $rank }

## Moves

# Said between origin and destination of a capture.
takes = takes
    .heard = captures, x, take, capture, taking, capturing, takes on, eats
# Said after a capture in passing.
en-passant = en passant
    .heard = enpassant, ep, in passing
# Castling without a side.
castling = Castling
    .heard = castles, castling
    .otherwise = castle, castle to, castling to
# Castling with the rook on the h-file.
castling-short = Castles kingside
    .heard = castle kingside, castles king side, castle king side, short castling, castling short, castles short, castle short, short castle, king side castle, castles to the kingside, castle to the kingside, castle on the kingside
    .otherwise = kingside, king side, short
# Castling with the rook on the a-file.
castling-long = Castles queenside
    .heard = castle queenside, castles queen side, castle queen side, long castling, castling long, castles long, castle long, long castle, queen side castle, castles to the queenside, castle to the queenside, castle on the queenside
    .otherwise = queenside, queen side, long
# Said after a move that gives check, only if a player asked for it.
check = check
    .heard = ch, with check, and check
# Said after a move that mates, likewise.
mate = mate
    .heard = checkmate, check mate, check and mate, and mate, with mate, and checkmate
# Little words that may stand anywhere in a move and say nothing about which one it is.
filler = to
    .heard = from, on, moves, goes, becomes, promotes, at, in, into, the, my, move, moving, play, playing, i, push, pushes, promote, promoted, promotion, promoting, promote to a, promotes to a, promotes into a, promoting to a, becomes a, becoming, equals, is, underpromotes, go, going, slides
# A word of courtesy before or after a move or question, which says nothing else.
courtesy = thank you
    .heard = please, thanks

# A move with origin and destination. $piece moves from $from to $to; $capture is yes or no;
# $ending is none, en-passant, or promotion, the new piece then being $promotion.
announcement-full =
    { $piece } { $from }{ $capture ->
        [yes] {" "}{ takes }
       *[no] {""}
    } { $to }{ announcement-ending }
# A move as written on a scoresheet. $origin says what is named of the square of origin: none, file
# ($file), rank ($rank) or square ($from). $piece-id is pawn for pawns, which are not named.
announcement-short =
    { $piece-id ->
        [pawn] {""}
       *[other] { $piece }{" "}
    }{ $origin ->
        [file] { $file }{" "}
        [rank] { $rank }{" "}
        [square] { $from }{" "}
       *[none] {""}
    }{ $capture ->
        [yes] { takes }{" "}
       *[no] {""}
    }{ $to }{ announcement-ending }
# The end of a move: $ending is none, en-passant or promotion; $promotion is the new piece.
announcement-ending =
    { $ending ->
        [en-passant] {" "}{ en-passant }
        [promotion] {" "}{ $promotion }
       *[none] {""}
    }

## Times

# A length of time: $hours, $minutes and $seconds. Short: without hours, the word for seconds is left out after minutes, and what is zero is not said.
span =
    { $hours ->
        [0]
            { $minutes ->
                [0] { span-seconds }
               *[other]
                    { span-minutes }{ $seconds ->
                        [0] {""}
                       *[other] {" "}{ span-seconds }
                    }
            }
       *[other]
            { span-hours }{ $minutes ->
                [0] {""}
               *[other] {" "}{ span-minutes }
            }{ $seconds ->
                [0] {""}
               *[other] {" "}{ span-seconds }
            }
    }
# A number of $hours.
span-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
# A number of $minutes.
span-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# The length of an interruption, when the clock of the computer was set meanwhile.
span-unknown = an unknown time
# The length of an interruption.
span-short = less than a second
# A number of $seconds.
span-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

## Lists

# The last two of several: $first and $last.
list-end = { $first } or { $last }
# The same if all are meant.
list-all-end = { $first } and { $last }
# A list whose items a voice says as sentences of their own.
list-each = { $first }. { $rest }
# Some items of a longer list.
list-group = { $items }
# One portion of a long answer. $words: the words, without a full stop.
said-portion = { $words }.
# An item before others: $first, and the others in $rest.
list-more = { $first }, { $rest }
# Two groups of which one is itself a list.
groups-more = { $first }; { $rest }
# A sentence before others: $first, and the others in $rest.
sentences-more = { $first } { $rest }

## Moves that cannot be played: $move is the move as far as it was named

# The text, $text, is not a move in any form.
move-unreadable = “{ $text }” is not a move.
# An illegal move, $text, as it was typed: its squares are not known.
move-as-typed = “{ $text }”
# Several moves in one line, as pasted from a file. $text: the line, shortened.
move-several = “{ $text }” has several moves. Type one at a time.
# The first word, $word, of a typed text that has no meaning in a move.
move-unknown-word = “{ $word }” has no meaning in a move.
# A typed sentence that is neither a move nor a command nor a known question.
move-sentence = Not understood.
# $text begins with a small letter, which is a file; with a capital, $capitals, it is a move of $piece.
move-small-letter = “{ $text }” names a file, not the { $piece }. Type { $capitals }.
# $text fits several legal moves; $moves lists them as they would be announced.
move-ambiguous = “{ $text }” is ambiguous. Did you mean { $moves }?
# The piece of $move cannot go there.
move-illegal = { $move }: not a legal move here.
# No piece of that kind stands where $move says, or there is none at all.
move-illegal-no-piece = { $move }: there is no such piece on the board.
# The square of origin of $move, $square, is empty.
move-illegal-empty = { $move }: { $square } is empty.
# The square of origin of $move, $square, holds $piece instead (with its colour).
move-illegal-other-piece = { $move }: there is another piece on { $square }, { $piece }.
# $move would be a move of the other side; $side (white or black) is to move.
move-illegal-turn =
    { $move }: { $side ->
        [white] only Black can play that; White is to move.
       *[black] only White can play that; Black is to move.
    }
# The square of destination of $move, $square, holds a piece of the same side.
move-illegal-own-piece = { $move }: there is a piece of the same side on { $square }.
# $move says that something is captured on $square, but nothing can be.
move-illegal-capture = { $move }: there is nothing to capture on { $square }.
# The piece of $move could go there if $square in between were empty.
move-illegal-blocked = { $move }: the piece on { $square } is in the way.
# A pawn would move straight ahead to $square, which is occupied.
move-illegal-pawn-ahead = { $move }: { $square } is occupied.
# $move would capture more than one square away, or not diagonally.
move-illegal-pawn-diagonal = { $move }: a pawn captures only one square diagonally forward.
# There is no pawn on $square that could capture.
move-illegal-no-pawn = { $move }: there is no pawn of the same side on { $square }.
# A pawn's move on a file where the side to move has no pawn. $file is the file.
move-illegal-no-pawn-file = { $move }: you have no pawn on the { $file } file.
# The pawn that $move would capture in passing has not just moved two squares (2023 3.7.3.1).
move-illegal-en-passant = { $move }: { en-passant } only right after a two-square pawn move.
# The king is in check, and $move does nothing against it.
move-illegal-in-check = { $move }: the king would stay in check.
# $move would put the mover's king in check.
move-illegal-into-check = { $move }: the king would be in check.
# $move would take the opponent's king.
move-illegal-takes-king = { $move }: the king cannot be taken.
# $move is castling, and that is not possible now.
move-illegal-castling = { $move }: castling is not possible here.
# $move is castling without the right to it: the king or the rook has moved, or it never had it (2023 3.8.2.1).
move-castling-lost = { $move }: there is no right to castle on this side.
# $move is castling out of check (2023 3.8.2.2).
move-castling-check = { $move }: the king is in check.
# $move is castling, and the king would cross or reach $square, which is attacked (2023 3.8.2.2).
move-castling-attacked = { $move }: { $square } is attacked.
# $move takes a pawn to the last rank and does not say which piece it becomes (2023 D.2.1).
move-illegal-promotion-missing = { $move }: the promotion piece is missing. Add queen, for example.
# $move names a promotion piece, but no pawn reaches the last rank.
move-illegal-promotion = { $move }: no pawn is promoted here.

## FENs, wherever they are given

# A fault of a FEN, and what to do, at the end of fen-refused and fen-refused-line. $fault: what is wrong; $source: option if the command has --variant, file if a file is at fault.
fen-fault = { $fault ->
    [fields] fields of a FEN are missing, or there are too many
    [placement] the placement must have eight ranks of eight squares, in known letters
    [turn] the side to move must be w or b
    [castling] the castling field cannot be read
    [en-passant] the en passant field cannot be read
    [counter] a counter cannot be read, or no game can have it
    [men] a side has more than 16 pieces and pawns
    [empty] the board is empty
    [no-king] a king is missing
    [kings] a side has several kings
    [pawn-rank] a pawn is on the first or eighth rank
    [opponent-in-check] the side that has just moved is in check
    [no-castling] the castling letters fit no king with its rook
    [castles-in-chess960] in standard chess a king castles from e1 or e8 with a rook in the corner
    [no-en-passant] no pawn can have passed the en passant square
   *[unreachable] no series of moves leads to it
}. { $fault ->
    [castles-in-chess960] { $source ->
        [option] Use --variant chess960 or correct the letters.
       *[file] Correct the variant or the letters.
    }
   *[other] Correct the FEN.
}
# A typed FEN is refused. $fen: its first part; the rest as in fen-fault.
fen-refused = “{ $fen }” is not a position: { fen-fault }
# The same in a file whose name comes before it. $line: which line.
fen-refused-line = line { $line }: “{ $fen }” is not a starting position: { fen-fault }
# A file has a FEN but does not name its variant. $file: its name.
fen-inferred = { $file } was read as Chess960: it names no variant, and its castling letters fit only Chess960.

## The command announce

# Move number $number cannot be read or played; $reason is a sentence with the reason.
announce-no-move = Move { $number } cannot be announced. { $reason }

## Touched pieces: the player's duties (2023 Article 4)

# A touched $piece and its $square, where the player must move or capture it.
touch-piece = the { $piece } on { $square }
# A touched $piece and its $square, after "with".
touch-piece-with = the { $piece } on { $square }
# A duty, after "must": moving $own (a touch-piece).
touch-move = move { $own }
# A duty, after "must": capturing $target (a touch-piece).
touch-capture = capture { $target }
# A duty, after "must": capturing $target (a touch-piece) with $own (a touch-piece-with).
touch-capture-with = capture { $target } with { $own }
# A duty, after "must": castling. $side is short or long.
touch-castle =
    { $side ->
        [short] castle kingside
       *[long] castle queenside
    }
# The touched pieces put no duty on the player.
touch-free = Any legal move may be played.
# The player's duties: $duties; one of them is enough.
touch-must = { $side ->
    [white] White must { $duties }.
   *[black] Black must { $duties }.
}
# The whole answer: $first is touch-free or touch-must, followed by the sentences that apply.
touch-obligation = { $first }{ touch-barred }{ touch-stays }{ touch-becomes }
# Castling is forbidden because the rook was touched before the king: $barred is none, short, long or both.
touch-barred =
    { $barred ->
        [short] {" "}Castling kingside is not allowed in this move.
        [long] {" "}Castling queenside is not allowed in this move.
        [both] {" "}Castling is not allowed in this move.
       *[none] {""}
    }
# A released piece: $stays is yes or no; $piece, which came from $from, must stay on $to.
touch-stays =
    { $stays ->
        [yes] {" "}The { $piece } was released on { $to } and must stay there.
       *[no] {""}
    }
# The choice of a new piece is final: $becomes is yes, there (it stays on $square) or no; $promotion is the piece.
touch-becomes =
    { $becomes ->
        [there] {" "}The new piece is a { $promotion } and stays on { $square }.
        [yes] {" "}The new piece is a { $promotion }.
       *[no] {""}
    }
