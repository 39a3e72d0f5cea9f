# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine program as a process with a line protocol on its standard streams."""

import os
import queue
import re
import subprocess
import threading
import time

TIMEOUT = 60  # seconds until a test gives up; far more than needed
SOON = 3  # seconds for immediate answers, which a busy machine may delay this long
# Under sanitizers the engine is many times slower and uses many times the memory.
SANITIZED = os.environ.get("QIPAN_SANITIZED", "0") == "1"


class EngineProgram:
    """One run of a program, which ends with the `with` block. Every line of its output must match `protocol`."""

    def __init__(self, command, protocol, line_end="\n"):
        self._protocol = protocol
        self._line_end = line_end
        self._lines = queue.Queue()
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self._reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except BrokenPipeError:
                pass  # unwritten input has no reader any more

    def _read(self):
        for line in self.process.stdout:
            self._lines.put(line.decode("ascii").rstrip("\n"))
        self._lines.put(None)

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, *lines):
        self.write("".join(line + self._line_end for line in lines).encode("latin-1"))

    def answer(self, seconds=TIMEOUT):
        """The next line, or None at the end of the output. Fails after a timeout."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise AssertionError(f"no answer within {seconds} s") from None
        if line is not None:
            assert self._protocol.fullmatch(line), f"not of the protocol: {line!r}"
        return line

    def ask(self, *lines, seconds=TIMEOUT):
        """Sends lines that have one answer."""
        self.send(*lines)
        return self.answer(seconds)

    def seconds_to_end(self):
        """Waits for the end of the program; returns the time it took. Fails if it exits with an error."""
        begin = time.monotonic()
        status = self.process.wait(TIMEOUT)
        taken = time.monotonic() - begin
        errors = self.process.stderr.read().decode()
        assert (status, errors) == (0, ""), (status, errors)
        return taken

    def most_memory(self):
        """The peak resident memory of the process in bytes (Linux)."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return int(re.search(r"VmHWM:\s*(\d+) kB", status.read()).group(1)) * 1024
