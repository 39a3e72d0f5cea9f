# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports everything that is opened, read, written, created or deleted in a folder (Linux: inotify)."""

import ctypes
import os
import struct

EVERYTHING = 0xFFF  # IN_ALL_EVENTS
FLAGS = os.O_NONBLOCK | os.O_CLOEXEC
EVENT = struct.Struct("iIII")


class FolderWatch:
    def __init__(self, folder):
        library = ctypes.CDLL(None, use_errno=True)
        self._door = library.inotify_init1(FLAGS)
        if self._door < 0 or library.inotify_add_watch(self._door, os.fsencode(folder), EVERYTHING) < 0:
            raise OSError(ctypes.get_errno(), "inotify")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self._door)

    def events(self):
        """The events since the last call: (mask, name)."""
        seen = []
        try:
            data = os.read(self._door, 1_000_000)
        except BlockingIOError:
            return seen
        while data:
            _, mask, _, length = EVENT.unpack_from(data)
            name, data = data[EVENT.size:EVENT.size + length], data[EVENT.size + length:]
            seen.append((hex(mask), name.rstrip(b"\0").decode()))
        return seen
