"""Reads a tournament file by the published columns, and by the package trf if it is installed.

Usage: read_trf.py FILE

Prints the players as JSON, with the name of the package if it agrees. Fails if it does not agree.
"""

import json
import sys


def by_columns(text):
    """Returns the players. Columns are those of TRF16, from 1."""
    players = []
    for line in text.splitlines():
        if not line.startswith("001"):
            continue

        def columns(first, last):
            return line[first - 1:last].strip()

        games = []
        for first in range(92, len(line) + 1, 10):
            cell = [columns(first, first + 3), columns(first + 5, first + 5), columns(first + 7, first + 7)]
            games.append([int(cell[0] or 0), cell[1], cell[2]])
        players.append({
            "rank": int(columns(5, 8)),
            "name": columns(15, 47),
            "title": columns(11, 13),
            "rating": int(columns(49, 52) or 0),
            "federation": columns(54, 56),
            "fide": int(columns(58, 68) or 0),
            "points": columns(81, 84),
            "games": games,
        })
    return players


def by_package(text):
    """Returns the players as the package trf reads them; None without the package."""
    try:
        import trf
    except ImportError:
        return None
    return [
        {
            "rank": player.startrank,
            "name": player.name,
            "title": player.title,
            "rating": player.rating,
            "federation": player.fed,
            "fide": player.id or 0,
            "points": str(player.points),
            "games": [[game.startrank or 0, game.color.strip(), game.result.strip()] for game in player.games],
        }
        for player in trf.loads(text).players
    ]


def main():
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        text = file.read()
    players = by_columns(text)
    others = by_package(text)
    for one, other in zip(players, others or []):
        if one != other:
            sys.exit(f"trf differs: {one} {other}")
    if others is not None and len(others) != len(players):
        sys.exit("trf reads another number of players")
    json.dump({"players": players, "package": "trf" if others else None}, sys.stdout)


if __name__ == "__main__":
    main()
