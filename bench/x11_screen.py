"""A virtual X screen of one colour that tells whether anything is painted on it."""

import ctypes
import os
import subprocess

WIDTH, HEIGHT = 1280, 800
BACKGROUND = 0xFF00FF  # a colour no window has along a whole row
ROWS = (120, 320, 400, 480, 680)
ALL_PLANES = ctypes.c_ulong(-1).value
Z_PIXMAP = 2


class _XImage(ctypes.Structure):
    """The beginning of XImage in X11/Xlib.h, as far as it is read here."""

    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
                ("data", ctypes.POINTER(ctypes.c_char))]


def _library():
    library = ctypes.CDLL("libX11.so.6")
    window, display, image = ctypes.c_ulong, ctypes.c_void_p, ctypes.POINTER(_XImage)
    number, size = ctypes.c_int, ctypes.c_uint
    for name, result, arguments in (
        ("XOpenDisplay", display, (ctypes.c_char_p,)),
        ("XCloseDisplay", number, (display,)),
        ("XDefaultRootWindow", window, (display,)),
        ("XSetWindowBackground", number, (display, window, ctypes.c_ulong)),
        ("XClearWindow", number, (display, window)),
        ("XGetImage", image, (display, window, number, number, size, size, ctypes.c_ulong, number)),
        ("XGetSubImage", image, (display, window, number, number, size, size, ctypes.c_ulong, number, image, number, number)),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


class Screen:
    """Starts an Xvfb of its own; `name` is what DISPLAY wants. A window paints when it first differs from the background:
    Qt gives its windows none, so that a window which is mapped but not painted still shows the screen behind it."""

    def __enter__(self):
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=(write,), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.name = ":" + number.readline().strip()
        self._x11 = _library()
        self._display = self._x11.XOpenDisplay(self.name.encode())
        if not self._display:
            self._server.terminate()
            raise RuntimeError("Xvfb does not answer")
        self._root = self._x11.XDefaultRootWindow(self._display)
        self._x11.XSetWindowBackground(self._display, self._root, BACKGROUND)
        self._x11.XClearWindow(self._display, self._root)
        self._row = self._x11.XGetImage(self._display, self._root, 0, 0, WIDTH, 1, ALL_PLANES, Z_PIXMAP)
        self._empty = self._row.contents.data[:WIDTH * 4]
        return self

    def __exit__(self, *_):
        self._x11.XCloseDisplay(self._display)
        self._server.terminate()
        self._server.wait()

    def is_empty(self):
        """True while only the background is to be seen."""
        for y in ROWS:
            self._x11.XGetSubImage(self._display, self._root, 0, y, WIDTH, 1, ALL_PLANES, Z_PIXMAP, self._row, 0, 0)
            if self._row.contents.data[:WIDTH * 4] != self._empty:
                return False
        return True
