# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program as a process: its output, line by line, and its exit."""

import os
import queue
import re
import subprocess
import tempfile
import threading
import time

TIMEOUT = 60  # seconds until a test gives up; far more than needed
PROGRAM = os.environ["QIPAN"]


class Qipan:
    """One run of the program, with a data folder of its own unless one is given; with an empty one the program decides.
    Ends with the `with` block. `prefix` is a command that runs another, for example `ip netns exec`. Root can run it as
    another user."""

    def __init__(self, *arguments, data_dir=None, environment=None, prefix=(), program=PROGRAM, user=None):
        self._folder = tempfile.TemporaryDirectory(prefix="qipan-e2e-")
        self.data_dir = self._folder.name + "/data" if data_dir is None else data_dir
        variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "HOME": self._folder.name,
                     "XDG_RUNTIME_DIR": self._folder.name, **(environment or {})}
        command = [*prefix, program, *arguments, *(["--data-dir", self.data_dir] if self.data_dir else [])]
        self.lines = []
        self._new = queue.Queue()
        self._errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(command, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=self._errors, user=user)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
        self._reader.join()
        self.process.stdout.close()
        self._errors.close()
        self._folder.cleanup()

    def _read(self):
        for line in self.process.stdout:
            self._new.put(line.decode("utf-8").rstrip("\n"))
        self._new.put(None)

    def next_line(self, seconds=TIMEOUT):
        """The next line of standard output, or None at its end. Fails after a timeout."""
        try:
            line = self._new.get(timeout=seconds)
        except queue.Empty:
            raise AssertionError(f"no line within {seconds} s after {self.lines}; standard error: {self.errors()}")
        if line is None:
            self._new.put(None)  # so that the next call sees the end too
        else:
            self.lines.append(line)
        return line

    def expect(self, pattern, seconds=TIMEOUT):
        """The next line must match the whole pattern; returns the match."""
        line = self.next_line(seconds)
        match = line is not None and re.fullmatch(pattern, line)
        if not match:
            raise AssertionError(f"{line!r} is not {pattern!r}, after {self.lines}; standard error: {self.errors()}")
        return match

    def port(self):
        """A host's first line, with its port."""
        return int(self.expect(r"listening on port (\d+)")[1])

    def finish(self, seconds=TIMEOUT):
        """Waits for the end; returns the exit status. `lines` then has every line."""
        deadline = time.monotonic() + seconds
        while self.next_line(max(0.01, deadline - time.monotonic())) is not None:
            pass
        return self.process.wait(max(0.01, deadline - time.monotonic()))

    def errors(self):
        """Its standard error so far."""
        # Not seek and read, which would move the program's write position.
        return os.pread(self._errors.fileno(), 1_000_000, 0).decode("utf-8", "replace")

    def expect_errors(self, count):
        """Waits until standard error has exactly this many lines, all from the program itself."""
        deadline = time.monotonic() + TIMEOUT
        while self.errors().count("\n") < count and time.monotonic() < deadline:
            time.sleep(0.005)
        if not re.fullmatch(r"(qipan: [^\n]+\n)" * count, self.errors()):
            raise AssertionError(f"not {count} lines: {self.errors()!r}")

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
