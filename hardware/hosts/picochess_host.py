# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the board driver of a PicoChess checkout on a port: picochess_host.py CHECKOUT PORT."""

import sys

sys.path.insert(0, sys.argv[1])

from dgt.api import MessageApi
from dgt.board import DgtBoard
from utilities import DisplayMsg

display = DisplayMsg()
board = DgtBoard(sys.argv[2], False, False, False)
board.run()
while True:
    message = display.msg_queue.get()
    kind = getattr(message, "_type", None) or repr(message)
    if kind == MessageApi.DGT_EBOARD_VERSION:
        print("found", flush=True)
    elif kind == MessageApi.DGT_FEN:
        print("position", message.fen, flush=True)
