### Announcements, and what every other message is filled with: pieces, squares, times, lists.
###
### A value fills its gap with its words. For pieces, files, ranks and squares there is a keyword
### besides, for selectors: $piece is "knight" in words and $piece-id is always knight (for a
### coloured piece $piece-color is white or black), $square-id is e4, $file-id is e, $rank-id is 4.
### The attribute .heard lists, between commas, what else is understood where people type or
### dictate moves. Case does not matter there, and ä, ö, ü, ß may be written ae, oe, ue, ss.

## Pieces

# The king, as in "king Eva one Eva two".
role-king = king
# The queen.
role-queen = queen
# The rook.
role-rook = rook
    .heard = castle
# The bishop.
role-bishop = bishop
# The knight.
role-knight = knight
    .heard = horse
# The pawn.
role-pawn = pawn

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
    .heard = Ana
# The b-file.
file-b = Bella
    .heard = Bela
# The c-file.
file-c = Caesar
    .heard = Cesar
# The d-file.
file-d = David
# The e-file.
file-e = Eva
    .heard = Ava
# The f-file.
file-f = Felix
# The g-file.
file-g = Gustav
    .heard = Gustaf, Gustave
# The h-file.
file-h = Hector
    .heard = Hektor

# The first rank.
rank-1 = one
    .heard = 1
# The second rank.
rank-2 = two
    .heard = 2
# The third rank.
rank-3 = three
    .heard = 3
# The fourth rank.
rank-4 = four
    .heard = 4
# The fifth rank.
rank-5 = five
    .heard = 5
# The sixth rank.
rank-6 = six
    .heard = 6
# The seventh rank.
rank-7 = seven
    .heard = 7
# The eighth rank.
rank-8 = eight
    .heard = 8

# A square: $file and $rank are its names, as in "Anna one".
square = { $file } { $rank }

## Moves

# Said between origin and destination of a capture.
takes = takes
    .heard = captures, x
# Said after a capture in passing.
en-passant = en passant
    .heard = enpassant, ep, in passing
# Castling with the rook on the h-file.
castling-short = Castles king side
    .heard = castle king side, castles kingside, castle kingside, short castling, castling short, castles short, castle short
# Castling with the rook on the a-file.
castling-long = Castles queen side
    .heard = castle queen side, castles queenside, castle queenside, long castling, castling long, castles long, castle long
# What may follow a move and says nothing about which move it is.
check = check
    .heard = mate, checkmate, check mate, check and mate
# Little words that may stand anywhere in a move and say nothing about which one it is.
filler = to
    .heard = from, on, moves, goes, becomes, promotes

# A move with origin and destination. $piece moves from $from to $to; $capture is yes or no;
# $ending is none, en-passant, or promotion, the new piece then being $promotion.
announcement-full =
    { $piece } { $from }{ $capture ->
        [yes] {" "}{ takes }
       *[no] {""}
    } { $to }{ announcement-ending }
# A move as the score has it. $origin says what is named of the square of origin: none, file
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
# A move that is announced; $mv is all its words.
announce = { $mv }

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
                       *[other] {" "}{ $seconds }
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
# So many $hours.
span-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
# So many $minutes.
span-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# So many $seconds.
span-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

## Lists

# The last two of several: $first and $last.
list-end = { $first } or { $last }
# One more in front of several: $first, and the others in $rest.
list-more = { $first }, { $rest }
