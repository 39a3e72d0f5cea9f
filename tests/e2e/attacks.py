# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks on a table. `python3 attacks.py NAME PORT` repeats one attack until it is killed."""

import contextlib
import itertools
import json
import socket
import struct
import sys
import time

STRANGER = "Mallory of the Marshes"  # must never appear in the program's data
SEEK_PORT = 15155


def hello(role="play", **more):
    message = {"type": "hello", "protocol": 1, "name": STRANGER, "role": role, "client": STRANGER, **more}
    return json.dumps(message).encode() + b"\n"


def connect(port, receive_buffer=None):
    """A socket that leaves no trace in the system's tables after it is closed."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    if receive_buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.settimeout(2)
    line.connect(("127.0.0.1", port))
    return line


def again(port, say, read=False):
    """Repeatedly connects and sends the same data, as fast as possible."""
    while True:
        with contextlib.suppress(OSError), connect(port) as line:
            line.sendall(say)
            while read and line.recv(65536):
                pass


def keep_open(port, count, use, first=b"", receive_buffer=None):
    """Keeps this many connections open; reopens those closed by the host. `use` is called with each in turn."""
    lines = [None] * count
    while True:
        for index, line in enumerate(lines):
            try:
                if line is None:
                    lines[index] = connect(port, receive_buffer)
                    lines[index].sendall(first)
                else:
                    use(line)
            except OSError:
                if line:
                    line.close()
                lines[index] = None
        time.sleep(0.01)


def slow_senders(port):
    text = itertools.cycle(hello())
    keep_open(port, 20, lambda line: line.send(bytes([next(text)])))


def half_open(port):
    def shut(line):
        with contextlib.suppress(BlockingIOError):
            line.setblocking(False)
            line.shutdown(socket.SHUT_WR)
            if not line.recv(1):
                raise OSError("the host has closed it")
    keep_open(port, 20, shut)


def idle(port):
    def look(line):
        line.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            if not line.recv(4096):
                raise OSError("the host has closed it")
    keep_open(port, 60, look)


def connections(port):
    again(port, b"")


def messages(port):
    again(port, b'{"type":"ping","t":1}\n' * 2000, read=True)


def spectators_noise(port):
    again(port, hello("watch") + b'{"type":"ping","t":1}\n{"type":"resign","round":1}\n' * 2000, read=True)


def chat(port):
    line = json.dumps({"type": "chat", "text": STRANGER * 20}).encode() + b"\n"
    again(port, hello("watch") + line * 500, read=True)


def endless_lines(port):
    again(port, b'{"type":"' + b"x" * 1_000_000, read=True)


def wrong_tokens(port):
    for number in itertools.count():
        with contextlib.suppress(OSError), connect(port) as line:
            line.sendall(hello(resume={"token": f"{number:032x}", "round": 1, "n": 3}))
            line.recv(4096)


def deaf_spectators(port):
    keep_open(port, 16, lambda line: line.send(b"\n"), hello("watch"), receive_buffer=2048)


def datagrams(_port):
    noise = (b'{"type":"seek","protocol":1}', b"x" * 1400, b'{"type":"seek","protocol":', b"{}" * 500)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        for datagram in itertools.cycle(noise):
            with contextlib.suppress(OSError):
                door.sendto(datagram, ("127.255.255.255", SEEK_PORT))


ATTACKS = (slow_senders, half_open, idle, connections, messages, spectators_noise, chat, endless_lines, wrong_tokens,
           deaf_spectators, datagrams)

if __name__ == "__main__":
    {attack.__name__: attack for attack in ATTACKS}[sys.argv[1]](int(sys.argv[2]))
