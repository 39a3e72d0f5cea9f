# SPDX-License-Identifier: GPL-3.0-or-later
"""The latency of a window's event loop: `_NET_WM_PING` every 20 ms, sent from a separate process."""

import multiprocessing
import time

import x11

EVERY_SECONDS = 0.02
LAST_ANSWER_SECONDS = 5
CHILD_SECONDS = 30  # for the process to start and to end


def _ask(name, windows, running, results):
    """The other process: sends the delays of each window's answers, in seconds, to `results` at the end."""
    with x11.Display(name) as display:
        pings = x11.Pings(display)
        sent, delays = {}, {window: [] for window in windows}

        def take(until):
            while time.monotonic() < until and sent:
                for window, number in pings.answers(until - time.monotonic()):
                    if number in sent:
                        delays[window].append(time.monotonic() - sent.pop(number))
            time.sleep(max(0, until - time.monotonic()))

        results.send(None)  # ready
        number, due = 0, time.monotonic()
        while running.is_set():
            number += 1
            sent[number] = time.monotonic()
            pings.send(windows[number % len(windows)], number)  # alternately, so that they do not wake up together
            due = max(due + EVERY_SECONDS / len(windows), time.monotonic())
            take(due)
        deadline = time.monotonic() + LAST_ANSWER_SECONDS
        while sent and time.monotonic() < deadline:
            take(min(deadline, time.monotonic() + EVERY_SECONDS))
        results.send((delays, len(sent)))


class WindowPings:
    """Pings the windows (name to X id) during a `with` block; afterwards `delays` has the delays of each name in
    seconds."""

    def __init__(self, screen, windows):
        self._screen, self._windows = screen, windows

    def __enter__(self):
        context = multiprocessing.get_context("spawn")
        self._results, theirs = context.Pipe(duplex=False)
        self._running = context.Event()
        self._running.set()
        self._process = context.Process(target=_ask, daemon=True,
                                        args=(self._screen.name, list(self._windows.values()), self._running, theirs))
        self._process.start()
        theirs.close()
        self._receive()
        return self

    def __exit__(self, *error):
        try:
            self._running.clear()
            if not any(error):
                delays, missing = self._receive()
                if missing or not all(delays.values()):
                    raise AssertionError(f"a window has left {missing} pings without an answer")
                self.delays = {name: delays[window] for name, window in self._windows.items()}
        finally:
            self._process.kill()
            self._process.join(CHILD_SECONDS)

    def _receive(self):
        if not self._results.poll(CHILD_SECONDS):
            raise AssertionError("the process that asks the windows does not answer")
        return self._results.recv()
