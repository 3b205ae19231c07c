# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the files of KiCad: nested lists of words, each list with its name first."""

import math
import re

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[()]|[^\s()]+')


def read(path):
    """Returns the one list of a file."""
    open_lists = [[]]
    for token in TOKEN.findall(path.read_text()):
        if token == "(":
            open_lists.append([])
        elif token == ")":
            closed = open_lists.pop()
            open_lists[-1].append(closed)
        elif token.startswith('"'):
            open_lists[-1].append(re.sub(r"\\(.)", r"\1", token[1:-1]))
        else:
            open_lists[-1].append(token)
    return open_lists[0][0]


def lists(outer, name):
    """Returns the lists of this name directly in a list."""
    return [inner for inner in outer if isinstance(inner, list) and inner[:1] == [name]]


def numbers(outer, name):
    """Returns the numbers of the first list of this name."""
    return [float(word) for word in lists(outer, name)[0][1:] if re.fullmatch(r"-?[\d.]+", word)]


def properties(part):
    """Returns the fields of a part."""
    return {field[1]: field[2] for field in lists(part, "property")}


def pads(footprint):
    """Returns the pads of a footprint, turned and moved to where it is: name, kind, shape, at, size, drill."""
    x, y, turn = ((numbers(footprint, "at") if lists(footprint, "at") else [0, 0]) + [0])[:3]
    found = []
    for pad in lists(footprint, "pad"):
        across, along = numbers(pad, "at")[:2]
        turned = math.radians(turn)
        at = (x + across * math.cos(turned) + along * math.sin(turned),
              y - across * math.sin(turned) + along * math.cos(turned))
        net = lists(pad, "net")
        found.append({"name": pad[1], "kind": pad[2], "shape": pad[3], "at": at, "size": tuple(numbers(pad, "size")),
                      "drill": numbers(pad, "drill")[0] if lists(pad, "drill") else 0, "net": net[0][2] if net else ""})
    return found
