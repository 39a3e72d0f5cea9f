# SPDX-License-Identifier: GPL-3.0-or-later
"""A virtual X screen (Xvfb) and a connection to it that reads pixels, moves the mouse and pings windows."""

import contextlib
import ctypes
import os
import select
import subprocess

ALL_PLANES = ctypes.c_ulong(-1).value
Z_PIXMAP = 2
CLIENT_MESSAGE = 33
STRUCTURE_NOTIFY = 1 << 17
ANSWER_SECONDS = 20  # until a server counts as dead


class _XImage(ctypes.Structure):
    """The beginning of XImage in X11/Xlib.h, as far as needed."""

    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
                ("data", ctypes.POINTER(ctypes.c_char))]


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent in X11/Xlib.h, with the size of the union XEvent."""

    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]


_window, _display, _image, _event = (ctypes.c_ulong, ctypes.c_void_p, ctypes.POINTER(_XImage),
                                     ctypes.POINTER(_ClientMessage))
_number, _size, _long = ctypes.c_int, ctypes.c_uint, ctypes.c_ulong
_X11 = (
    ("XOpenDisplay", _display, (ctypes.c_char_p,)),
    ("XCloseDisplay", _number, (_display,)),
    ("XConnectionNumber", _number, (_display,)),
    ("XDefaultRootWindow", _window, (_display,)),
    ("XFlush", _number, (_display,)),
    ("XInternAtom", _long, (_display, ctypes.c_char_p, _number)),
    ("XSetWindowBackground", _number, (_display, _window, _long)),
    ("XClearWindow", _number, (_display, _window)),
    ("XSelectInput", _number, (_display, _window, ctypes.c_long)),
    ("XSendEvent", _number, (_display, _window, _number, ctypes.c_long, _event)),
    ("XPending", _number, (_display,)),
    ("XNextEvent", _number, (_display, _event)),
    ("XGetImage", _image, (_display, _window, _number, _number, _size, _size, _long, _number)),
    ("XGetSubImage", _image, (_display, _window, _number, _number, _size, _size, _long, _number, _image, _number,
                              _number)),
)
_XTST = (
    ("XTestFakeMotionEvent", _number, (_display, _number, _number, _number, _long)),
    ("XTestFakeButtonEvent", _number, (_display, _size, _number, _long)),
)


def _library(name, functions):
    library = ctypes.CDLL(name)
    for function, result, arguments in functions:
        bound = getattr(library, function)
        bound.restype, bound.argtypes = result, arguments
    return library


class Server:
    """An Xvfb for a `with` block; `name` is for DISPLAY."""

    def __init__(self, width, height):
        self._size = f"{width}x{height}x24"

    def __enter__(self):
        read, write = os.pipe()
        with open(read, encoding="ascii") as number:
            # Without auto-repeat (-r): on a busy machine keys are down for long.
            self._process = subprocess.Popen(
                ["Xvfb", "-r", "-displayfd", str(write), "-screen", "0", self._size, "-nolisten", "tcp", "-noreset"],
                pass_fds=(write,), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            os.close(write)
            ready = select.select([number], [], [], ANSWER_SECONDS)[0]
            self.name = ":" + (number.readline().strip() if ready else "")
        if self.name == ":":
            self.__exit__()
            raise RuntimeError("Xvfb does not start")
        return self

    def __exit__(self, *_):
        self._process.terminate()
        try:
            self._process.wait(ANSWER_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Area:
    """A rectangle of the screen for repeated reading; see Display.area."""

    def __init__(self, x11, display, root, place):
        self._x11, self._display, self._root, self._place = x11, display, root, place
        self._image = x11.XGetImage(display, root, *place, ALL_PLANES, Z_PIXMAP)
        self._bytes = place[2] * place[3] * 4

    def look(self):
        """Its current pixels, row by row, four bytes each."""
        self._x11.XGetSubImage(self._display, self._root, *self._place, ALL_PLANES, Z_PIXMAP, self._image, 0, 0)
        return self._image.contents.data[:self._bytes]


class Display:
    """A connection to a screen, for a `with` block and for one thread."""

    def __init__(self, name):
        self._name = name

    def __enter__(self):
        self._x11 = _library("libX11.so.6", _X11)
        self._display = self._x11.XOpenDisplay(self._name.encode())
        if not self._display:
            raise RuntimeError(f"the screen {self._name} does not answer")
        self._root = self._x11.XDefaultRootWindow(self._display)
        return self

    def __exit__(self, *_):
        self._x11.XCloseDisplay(self._display)

    def fill(self, colour):
        """Sets the root window's background to this 0xRRGGBB."""
        self._x11.XSetWindowBackground(self._display, self._root, colour)
        self._x11.XClearWindow(self._display, self._root)
        self._x11.XFlush(self._display)

    def area(self, x, y, width, height):
        return Area(self._x11, self._display, self._root, (x, y, width, height))


class Mouse:
    """The mouse of a Display, moved by the XTEST extension: windows take it for a real one."""

    def __init__(self, display):
        self._display, self._flush = display._display, display._x11.XFlush
        self._xtst = _library("libXtst.so.6", _XTST)

    def move(self, x, y):
        self._xtst.XTestFakeMotionEvent(self._display, -1, round(x), round(y), 0)
        self._flush(self._display)

    def button(self, is_down, number=1):
        self._xtst.XTestFakeButtonEvent(self._display, number, is_down, 0)
        self._flush(self._display)


class Pings:
    """Pings windows as a window manager does, with _NET_WM_PING of the EWMH: a program answers in its GUI thread, when
    it gets to it."""

    def __init__(self, display):
        self._x11, self._display, self._root = display._x11, display._display, display._root
        self._protocols, self._ping = (self._x11.XInternAtom(self._display, name, False)
                                       for name in (b"WM_PROTOCOLS", b"_NET_WM_PING"))
        self._event = _ClientMessage()
        self._x11.XSelectInput(self._display, self._root, STRUCTURE_NOTIFY)  # receives Qt's answers

    def send(self, window, number):
        """Sends a ping; `number`, from 1 to 2**31 - 1, comes back with the answer."""
        event = _ClientMessage(type=CLIENT_MESSAGE, window=window, message_type=self._protocols, format=32)
        event.data[:3] = self._ping, number, window
        self._x11.XSendEvent(self._display, window, False, 0, event)
        self._x11.XFlush(self._display)

    def answers(self, seconds):
        """The available answers as (window, number); waits up to this time for the first one."""
        if not self._x11.XPending(self._display):
            select.select([self._x11.XConnectionNumber(self._display)], [], [], max(0, seconds))
        found = []
        while self._x11.XPending(self._display):
            self._x11.XNextEvent(self._display, self._event)
            event = self._event
            if event.type == CLIENT_MESSAGE and event.message_type == self._protocols and event.data[0] == self._ping:
                found.append((event.data[2], event.data[1]))
        return found


@contextlib.contextmanager
def screen(width, height):
    """An Xvfb and a connection to it: (name, Display)."""
    with Server(width, height) as server, Display(server.name) as display:
        yield server.name, display
