"""A virtual X screen with a mouse and a keyboard (Xvfb, xdotool) and a window of the program on it."""

import contextlib
import ctypes
import glob
import os
import shutil
import subprocess
import time

from qipan import PATIENCE

WIDTH, HEIGHT = 1280, 800
NOT_HERE = 77  # what a test without these programs exits with: skipped
ALL_PLANES = ctypes.c_ulong(-1).value
Z_PIXMAP = 2


def is_possible():
    return bool(shutil.which("Xvfb") and shutil.which("xdotool"))


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
        ("XGetImage", image, (display, window, number, number, size, size, ctypes.c_ulong, number)),
        ("XGetSubImage", image, (display, window, number, number, size, size, ctypes.c_ulong, number, image, number,
                                 number)),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


class Screen:
    """Starts an Xvfb of its own; `environment` is what a program needs to open its window there."""

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            read, write = os.pipe()
            self._server = subprocess.Popen(
                ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp",
                 "-noreset"],
                pass_fds=(write,), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(self._end_server)
            os.close(write)
            with os.fdopen(read) as number:
                name = ":" + number.readline().strip()
            self.environment = {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1"}
            self._x11 = _library()
            self._display = self._x11.XOpenDisplay(name.encode())
            if not self._display:
                raise RuntimeError("Xvfb does not answer")
            stack.callback(self._x11.XCloseDisplay, self._display)
            self._root = self._x11.XDefaultRootWindow(self._display)
            self._image = self._x11.XGetImage(self._display, self._root, 0, 0, WIDTH, HEIGHT, ALL_PLANES, Z_PIXMAP)
            self._cleanup = stack.pop_all()
        return self

    def __exit__(self, *_):
        self._cleanup.close()

    def _end_server(self):
        self._server.terminate()
        self._server.wait()

    def xdotool(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env={**os.environ, **self.environment}, check=True,
                              stdout=subprocess.PIPE, encoding="utf-8", timeout=PATIENCE).stdout.strip()

    def look(self):
        """What the screen shows now: a list of rows, four bytes a pixel."""
        self._x11.XGetSubImage(self._display, self._root, 0, 0, WIDTH, HEIGHT, ALL_PLANES, Z_PIXMAP, self._image, 0, 0)
        data = self._image.contents.data[:WIDTH * HEIGHT * 4]
        return [data[4 * WIDTH * y:4 * WIDTH * (y + 1)] for y in range(HEIGHT)]


def changed_area(before, after, right=WIDTH, top=0, bottom=HEIGHT):
    """The smallest rectangle that holds every difference of two looks, left of `right` and from `top` to `bottom`:
    left, top, right, bottom; or None."""
    rows = [y for y in range(top, bottom) if before[y][:4 * right] != after[y][:4 * right]]
    if not rows:
        return None
    columns = [x for x in range(right) if any(before[y][4 * x:4 * x + 4] != after[y][4 * x:4 * x + 4] for y in rows)]
    return columns[0], rows[0], columns[-1], rows[-1]


class Window:
    """The program's window: waits until it is there, then drives it."""

    def __init__(self, screen, program):
        self.screen = screen
        self.program = program
        self.id = screen.xdotool("search", "--sync", "--onlyvisible", "--pid", program.process.pid).split()[0]
        self.width, self.height = WIDTH - 80, HEIGHT - 60
        screen.xdotool("windowsize", "--sync", self.id, self.width, self.height)
        screen.xdotool("windowmove", self.id, 0, 0)
        self.focus()

    def focus(self):
        """What a window manager would do."""
        self.screen.xdotool("windowfocus", "--sync", self.id)

    def title(self):
        return self.screen.xdotool("getwindowname", self.id)

    def wait_for_title(self, title):
        wait_until(lambda: self.title() == title, f"the title {title!r} instead of {self.title()!r}")

    def keys(self, *keys):
        """Presses keys by their X names, with their modifiers: "ctrl+z"."""
        self.screen.xdotool("key", "--clearmodifiers", *keys)

    def text(self, text):
        self.screen.xdotool("type", "--clearmodifiers", "--delay", 5, text)

    def click(self, x, y, button=1):
        """Clicks at a place on the screen."""
        self.screen.xdotool("mousemove", round(x), round(y), "click", button)

    def settled_look(self):
        """What the screen shows when it has not changed for a moment."""
        looks = [None, self.screen.look()]

        def is_same():
            time.sleep(0.1)
            looks[:] = looks[1], self.screen.look()
            return looks[0] == looks[1]

        wait_until(is_same, "the screen comes to rest")
        return looks[1]

    def listening_port(self):
        """The TCP port that the program listens on now, or None."""
        inodes = set()
        for entry in glob.glob(f"/proc/{self.program.process.pid}/fd/*"):
            with contextlib.suppress(OSError):
                inodes.add(os.readlink(entry))
        for table in ("tcp", "tcp6"):
            with open(f"/proc/net/{table}", encoding="ascii") as rows:
                for row in list(rows)[1:]:
                    fields = row.split()
                    if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
                        return int(fields[1].rpartition(":")[2], 16)
        return None


def wait_until(condition, what):
    """Polls until `condition()` is true and returns its value."""
    deadline = time.monotonic() + PATIENCE
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"in vain: {what}")
        time.sleep(0.02)
