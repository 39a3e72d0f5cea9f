# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of the program, over AT-SPI on a private bus (at-spi2-core, python3-pyatspi)."""

import contextlib
import os
import select
import shutil
import subprocess
import sys
import time

from qipan import TIMEOUT

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
DEBIAN_PYTHON = "/usr/bin/python3"  # the one that python3-pyatspi is installed for
SILENCE = 0.3  # seconds without an event until all was announced; the program collects for 0.15


def use_debian_python():
    """Runs the test again in Debian's Python if this one has no pyatspi."""
    with contextlib.suppress(ImportError):
        import pyatspi  # noqa: F401
        return
    if os.path.exists(DEBIAN_PYTHON) and os.path.realpath(sys.executable) != os.path.realpath(DEBIAN_PYTHON):
        os.execv(DEBIAN_PYTHON, [DEBIAN_PYTHON, *sys.argv])


def is_possible():
    with contextlib.suppress(ImportError):
        import pyatspi  # noqa: F401
        return os.path.exists(LAUNCHER) and shutil.which("dbus-daemon") is not None
    return False


class Buses:
    """A session bus and an accessibility bus of our own. Set up before pyatspi is first used, once a process."""

    def __init__(self, display):
        self._session = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="ascii")
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._session.stdout.readline().strip()
        os.environ["DISPLAY"] = display
        os.environ.pop("AT_SPI_BUS_ADDRESS", None)
        self._launcher = subprocess.Popen([LAUNCHER, "--launch-immediately"], stdout=subprocess.DEVNULL,
                                          stderr=subprocess.DEVNULL)

    def close(self):
        for process in (self._launcher, self._session):
            process.terminate()
            process.wait(TIMEOUT)
        self._session.stdout.close()


class Reader:
    """Follows the events of one program, as a screen reader does: what is announced, and what has the focus."""

    EVENTS = ("object:state-changed:showing", "object:state-changed:focused", "object:property-change:accessible-name",
              "object:text-caret-moved")

    def __init__(self, pid):
        import pyatspi
        from gi.repository import GLib
        self._atspi, self._context, self._pid = pyatspi, GLib.MainContext.default(), pid
        self.application = None
        self.spoken = []  # announcements
        self.focused = []  # names of what got the focus, with the role
        self.renamed = []  # names of cells that changed
        self.read = []  # lines that the cursor of a text came to
        self._latest = time.monotonic()
        pyatspi.Registry.registerEventListener(self._note, *self.EVENTS)
        self.application = self.wait(self._find, "the program on the accessibility bus")

    def close(self):
        self._atspi.Registry.deregisterEventListener(self._note, *self.EVENTS)

    def _find(self):
        desktop = self._atspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            with contextlib.suppress(Exception):  # a program that has just ended
                application = desktop.getChildAtIndex(index)
                if application is not None and application.get_process_id() == self._pid and application.childCount:
                    return application
        return None

    def _note(self, event):
        """Asks the program only for what counts, as a notification is there for some seconds only and a page brings a
        hundred events."""
        if self.application is None or event.host_application != self.application:
            return
        self._latest = time.monotonic()
        with contextlib.suppress(Exception):  # it is gone already
            if event.type.startswith("object:property-change"):
                self.renamed.append(event.any_data)
            elif event.type.startswith("object:text-caret"):
                text = event.source.queryText()
                line = text.getTextAtOffset(text.caretOffset, self._atspi.TEXT_BOUNDARY_LINE_START)[0]
                self.read.append(line.strip())
            elif event.detail1 and event.type.endswith("focused"):
                self.focused.append((event.source.name, event.source.getRoleName()))
            elif event.detail1 and event.source.getRole() == self._atspi.ROLE_NOTIFICATION:
                self.spoken.append(event.source.name)

    def pump(self):
        """Handles the events that have come."""
        while self._context.iteration(False):
            pass

    def wait(self, condition, what):
        deadline = time.monotonic() + TIMEOUT
        while True:
            self.pump()
            value = condition()
            if value:
                return value
            if time.monotonic() > deadline:
                raise AssertionError(f"in vain: {what}; told: {self.spoken}; focused: {self.focused}")
            select.select([], [], [], 0.02)

    def focus(self):
        """The name and role of what has the focus."""
        return self.focused[-1] if self.focused else ("", "")

    def rest(self):
        """Waits until nothing more comes, however busy the machine is: the program has answered before and after the
        silence, so that its timers of that time have run out."""
        while True:
            began = time.monotonic()
            self._answer()
            lag = time.monotonic() - began
            self._latest = time.monotonic()
            self.wait(lambda: time.monotonic() - self._latest > SILENCE + lag, "the program is silent")
            silent_since = self._latest
            self._answer()
            self.pump()
            if self._latest == silent_since:
                return

    def _answer(self):
        """Waits until the program's window thread answers."""
        with contextlib.suppress(Exception):  # it has ended
            self.application.get_toolkit_name()

    def take(self):
        """What was announced since the last call, once nothing more comes."""
        self.rest()
        return self.forget()

    def forget(self):
        """What was announced since the last call."""
        spoken, self.spoken = self.spoken, []
        self.focused, self.renamed, self.read = [], [], []
        return spoken

    def hear(self, words):
        """Waits for an announcement with these words; returns it, and forgets what was said until then."""
        def heard():
            return next((index for index, text in enumerate(self.spoken) if words in text), None) is not None
        self.wait(heard, f"{words!r} is told")
        index = next(index for index, text in enumerate(self.spoken) if words in text)
        text = self.spoken[index]
        del self.spoken[:index + 1]
        return text

    def cells(self):
        """The cells of the board that is shown."""
        board = next(node for node in self.all() if self._is_board(node))
        return [board.getChildAtIndex(index) for index in range(board.childCount)]

    @staticmethod
    def _is_board(node):
        return node.childCount > 0 and node.getRoleName() == "panel" and \
            node.getChildAtIndex(0).getRoleName() == "table cell"

    def all(self, condition=lambda node: True):
        """The visible nodes, in the order of the tree; of a board only the first cell."""
        found = []

        def visit(node):
            if node is None or not node.getState().contains(self._atspi.STATE_SHOWING):
                return
            if condition(node):
                found.append(node)
            for index in range(1 if self._is_board(node) else node.childCount):
                visit(node.getChildAtIndex(index))

        for index in range(self.application.childCount):
            visit(self.application.getChildAtIndex(index))
        return found

    def controls(self):
        """The visible nodes that can have the focus now, without what only contains them."""
        containers = {self._atspi.ROLE_FILLER, self._atspi.ROLE_PANEL, self._atspi.ROLE_SCROLL_PANE,
                      self._atspi.ROLE_FRAME, self._atspi.ROLE_SCROLL_BAR}

        def is_control(node):
            state = node.getState()
            return (state.contains(self._atspi.STATE_FOCUSABLE) and state.contains(self._atspi.STATE_SENSITIVE)
                    and node.getRole() not in containers)

        return self.all(is_control)

    def can_act(self, node):
        """Whether a control has an action. Text, lists and charts are read, and their rows have the selection."""
        read = {self._atspi.ROLE_TEXT, self._atspi.ROLE_LABEL, self._atspi.ROLE_LIST, self._atspi.ROLE_TABLE,
                self._atspi.ROLE_TREE, self._atspi.ROLE_CHART, self._atspi.ROLE_LIST_ITEM, self._atspi.ROLE_TREE_ITEM,
                self._atspi.ROLE_PAGE_TAB_LIST}
        return node.getRole() in read or node.queryAction().nActions > 0

    def find(self, role, name):
        """The first visible node of this role whose name has `name` in it."""
        def look():
            with contextlib.suppress(Exception):  # changed while it was read
                return next(iter(self.all(lambda node: node.getRole() == role and name in node.name)), None)
        return self.wait(look, f"a {role} with the name {name!r}")

    def press(self, node):
        """Does the node's first action."""
        node.queryAction().doAction(0)
