# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs python-asyncdgt of a checkout on a port: asyncdgt_host.py CHECKOUT PORT.

It was written for Python before 3.10: what asyncio had then and has no more is supplied here.
"""

import asyncio
import functools
import sys
import types


def without_loop(kind):
    @functools.wraps(kind, updated=())
    class Made(kind):
        def __init__(self, *, loop=None):
            super().__init__()

    return Made


if sys.version_info >= (3, 10):
    asyncio.Event = without_loop(asyncio.Event)
    asyncio.Lock = without_loop(asyncio.Lock)
if not hasattr(asyncio, "coroutine"):
    asyncio.coroutine = types.coroutine

sys.path.insert(0, sys.argv[1])

import asyncdgt

loop = asyncio.new_event_loop()
asyncio.set_event_loop(loop)
connection = asyncdgt.Connection(loop, [sys.argv[2]])


def shown(board):
    print("position", board.board_fen(), flush=True)


async def ask():
    version = await connection.get_version()
    print("found", version, flush=True)


connection.on("board", shown)
if not connection.connect():
    sys.exit(1)
loop.create_task(ask())
loop.run_forever()
