# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines through an MQTT broker, a guest's and a host's, written from docs/broker.md alone. As a program it is a guest,
which sends its standard input and prints what comes until the end of the line: broker_line.py PORT USER PASSWORD CODE."""

import hashlib
import os
import queue
import socket
import struct
import sys
import threading
import time

HEADER = struct.Struct(">BBBB16sQIQH")
OPEN, ACCEPT, DATA, RESET = 1, 2, 3, 4
FROM_HOST = 0x80
LAST, ANSWER, RESEND = 1, 2, 4
WINDOW = 65536
PAYLOAD = 8192


def derived(code, text, length):
    return hashlib.blake2b(text, key=code.replace("-", "").encode(), digest_size=length).digest()


def topic_of(code):
    return derived(code, b"qipan topic 1", 16).hex()


def secret_of(code):
    return derived(code, b"qipan secret 1", 32)


class Mqtt:
    """MQTT 5 as far as it is needed: one subscription, QoS 0."""

    def __init__(self, port, user, password, inbox, address="127.0.0.1"):
        self._socket = socket.create_connection((address, port), 10)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._input = b""
        self._sending = threading.Lock()
        text = self._text
        self._packet(0x10, text(b"MQTT") + bytes([5, 0xC2, 0, 10, 0]) + text(inbox.encode()) + text(user.encode()) + text(password.encode()))
        kind, content = self.next(10)
        if kind != 0x20 or content[1] != 0:
            raise ConnectionError("the broker refuses the login")
        self._packet(0x82, b"\0\1\0" + text(b"qipan/1/" + inbox.encode()) + b"\0")
        kind, content = self.next(10)
        if kind != 0x90 or content[-1] >= 0x80:
            raise ConnectionError("the broker refuses the subscription")
        self._last_sent = time.monotonic()

    @staticmethod
    def _text(data):
        return struct.pack(">H", len(data)) + data

    def _packet(self, kind, content):
        length, size = b"", len(content)
        while True:
            size, low = size >> 7, size & 0x7F
            length += bytes([low | (0x80 if size else 0)])
            if not size:
                break
        with self._sending:
            self._socket.sendall(bytes([kind]) + length + content)
            self._last_sent = time.monotonic()

    def publish(self, inbox, payload):
        self._packet(0x30, self._text(b"qipan/1/" + inbox.encode()) + b"\0" + payload)

    def next(self, seconds):
        """The next packet, as its first byte and content; None after so many seconds."""
        self._socket.settimeout(seconds)
        while True:
            size = shift = 0
            for at, byte in enumerate(self._input[1:5], 1):
                size |= (byte & 0x7F) << shift
                shift += 7
                if not byte & 0x80:
                    if len(self._input) <= at + size:
                        break
                    packet = self._input[0], self._input[at + 1:at + 1 + size]
                    self._input = self._input[at + 1 + size:]
                    return packet
            try:
                data = self._socket.recv(65536)
            except (socket.timeout, TimeoutError):
                return None
            if not data:
                raise ConnectionError("the broker has gone")
            self._input += data

    def message(self, seconds):
        """The next message; None after so many seconds."""
        if time.monotonic() - self._last_sent > 5:
            self._packet(0xC0, b"")
        packet = self.next(seconds)
        if packet is None or packet[0] & 0xF6 != 0x30:
            return None
        content = packet[1]
        topic = struct.unpack_from(">H", content)[0]
        return content[2 + topic + 1 + content[2 + topic]:]

    def close(self):
        self._packet(0xE0, b"")
        self._socket.close()


class Line:
    """One end of a line, which behaves as a connected socket. Whoever reads from the broker calls `take` and `tick`."""

    def __init__(self, mqtt, number, is_host, peer):
        self._mqtt, self._number, self._is_host, self._peer = mqtt, number, is_host, peer
        self._lock = threading.Condition()
        self._output = b""  # from self._confirmed on
        self._confirmed = self._sent = self._allowed = 0
        self._input = b""
        self._received = self._read = 0
        self._is_open = self._is_closing = self._has_ended = False
        self.end = None  # "closed" by the other side in good order, "left", or "lost"
        self._timeout = None
        self._heard = self._resend_at = time.monotonic()
        self._must_answer = self._is_missing = False

    def setsockopt(self, *_):
        pass

    def settimeout(self, seconds):
        self._timeout = seconds

    def sendall(self, data):
        with self._lock:
            if self.end:
                raise ConnectionError("the line has ended")
            self._output += data
            self._flush()

    def recv(self, most):
        with self._lock:
            if not self._lock.wait_for(lambda: self._input or self.end, self._timeout):
                raise socket.timeout
            data, self._input = self._input[:most], self._input[most:]
            self._read += len(data)
            return data

    def shutdown(self, _how=None):
        """Ends in good order."""
        with self._lock:
            self._is_closing = True
            self._flush()
            self._lock.wait_for(lambda: self.end, 5)

    def close(self):
        with self._lock:
            if not self.end:
                self._message(RESET, reason=1)
                self._finish("left")

    def lose(self):
        """The broker has gone."""
        with self._lock:
            self._finish(self.end or "lost")

    def _finish(self, end):
        self.end = end
        self._lock.notify_all()

    def _message(self, kind, flags=0, reason=0, offset=0, payload=b""):
        data = kind == DATA
        window = 0 if kind == RESET else WINDOW - (self._received - self._read)
        self._mqtt.publish(self._peer, HEADER.pack(
            1, kind | (FROM_HOST if self._is_host else 0), flags, reason, self._number,
            self._received + self._has_ended if data else 0, window, offset, len(payload)) + payload)
        if data:
            self._must_answer = False

    def _flush(self):
        """Sends what may be sent. A lost message is sent again by `tick`."""
        if not self._is_open or self.end:
            return
        whole = self._confirmed + len(self._output)
        while True:
            begin = self._sent - self._confirmed
            payload = self._output[begin:begin + min(PAYLOAD, self._allowed - self._sent)]
            is_last = self._is_closing and self._sent + len(payload) == whole
            if not payload and not is_last or self._sent > whole:
                break
            self._message(DATA, LAST if is_last else 0, 0, self._sent, payload)
            self._sent += len(payload) + is_last
            self._resend_at = time.monotonic() + 1

    def tick(self):
        with self._lock:
            self._tick()

    def _tick(self):
        now = time.monotonic()
        if self.end:
            return
        if not self._is_open:
            if now >= self._resend_at:
                self._resend_at = now + 1
                self._message(OPEN)
        elif now > self._heard + 25:
            self._finish("lost")
        else:
            if self._sent > self._confirmed and now >= self._resend_at:
                self._sent = self._confirmed
            self._flush()
            if self._must_answer or now > self._heard + 5:
                self._message(DATA, (RESEND if self._is_missing else 0) | (ANSWER if now > self._heard + 5 else 0))
                self._is_missing = False

    def take(self, message):
        """A message from the broker."""
        with self._lock:
            if not self.end:
                self._take(message)

    def _take(self, message):
        if len(message) < HEADER.size:
            return
        version, kind, flags, reason, number, confirmed, window, offset, length = HEADER.unpack_from(message)
        payload = message[HEADER.size:]
        if version != 1 or bool(kind & FROM_HOST) == self._is_host or number != self._number or length != len(payload):
            return
        self._heard = time.monotonic()
        kind &= ~FROM_HOST
        if kind == RESET:
            self._finish("left" if self._is_closing and reason == 3 else "lost")
            return
        if kind == OPEN:
            self._message(ACCEPT)
        self._is_open = True
        self._lock.notify_all()
        self._allowed = max(self._allowed, confirmed + window)
        if kind == DATA:
            self._take_data(flags, confirmed, offset, payload)

    def _take_data(self, flags, confirmed, offset, payload):
        whole = self._confirmed + len(self._output)
        if confirmed > self._confirmed:
            self._output = self._output[confirmed - self._confirmed:]
            self._sent = max(self._sent, confirmed)
            self._confirmed = confirmed
        if flags & RESEND:
            self._sent = self._confirmed
        if flags & ANSWER or payload or flags & LAST:
            self._must_answer = True
        if offset > self._received:
            self._is_missing = bool(payload or flags & LAST)
        elif offset + len(payload) >= self._received:
            self._input += payload[self._received - offset:]
            self._received = offset + len(payload)
            self._has_ended = bool(flags & LAST)
            self._lock.notify_all()
        if self._has_ended:
            self._message(DATA)
            self._finish("closed")
        elif self._is_closing and confirmed == whole + 1:
            self._finish("left")


class BrokerLine(Line):
    """A guest's end, with a connection to the broker of its own."""

    def __init__(self, port, user, password, code, address="127.0.0.1"):
        number = os.urandom(16)
        super().__init__(Mqtt(port, user, password, number.hex(), address), number, False, topic_of(code))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        with self._lock:
            if not self._lock.wait_for(lambda: self._is_open or self.end, 10) or not self._is_open:
                raise ConnectionError("there is no table with this code")

    def close(self):
        super().close()
        self._thread.join()

    def _run(self):
        try:
            while not self.end:
                message = self._mqtt.message(0.05)
                if message:
                    self.take(message)
                self.tick()
            self._mqtt.close()
        except OSError:
            self.lose()


class BrokerDoor:
    """A host's inbox, which behaves as a listening socket: each guest that knocks has a line."""

    def __init__(self, port, user, password, code, address="127.0.0.1"):
        self._mqtt = Mqtt(port, user, password, topic_of(code), address)
        self._lines = {}  # by number; those that have ended too
        self._guests = queue.Queue()
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def accept(self):
        return self._guests.get(timeout=60), None

    def close(self):
        self._is_closing = True
        self._thread.join()

    def _run(self):
        try:
            while not self._is_closing:
                message = self._mqtt.message(0.05)
                if message and len(message) >= HEADER.size:
                    self._sort(message)
                for line in list(self._lines.values()):
                    line.tick()
            self._mqtt.close()
        except OSError:
            pass
        for line in self._lines.values():
            line.lose()

    def _sort(self, message):
        kind, number = message[1], message[4:20]
        if number in self._lines:
            self._lines[number].take(message)
        elif kind == OPEN:
            self._lines[number] = Line(self._mqtt, number, True, number.hex())
            self._lines[number].take(message)
            self._guests.put(self._lines[number])
        elif kind == DATA:
            self._mqtt.publish(number.hex(), HEADER.pack(1, RESET | FROM_HOST, 0, 3, number, 0, 0, 0, 0))


def main():
    line = BrokerLine(int(sys.argv[1]), *sys.argv[2:5])
    line.sendall(sys.stdin.buffer.read())
    while data := line.recv(65536):
        sys.stdout.buffer.write(data)
    line.close()
    print(line.end)


if __name__ == "__main__":
    main()
