"""Reads a PGN file with python-chess, and prints the headers and the number of moves of each game as JSON.

Usage: read_pgn.py FILE

Exits with status 3 if python-chess is not installed.
"""

import json
import sys

try:
    import chess.pgn
except ImportError:
    sys.exit(3)

games = []
with open(sys.argv[1], encoding="utf-8") as file:
    while (game := chess.pgn.read_game(file)) is not None:
        if game.errors:
            sys.exit(f"python-chess: {game.errors}")
        moves = list(game.mainline())
        games.append({
            "headers": dict(game.headers),
            "moves": len(moves),
            "clocks": sum(move.clock() is not None for move in moves),
        })
json.dump(games, sys.stdout)
