# SPDX-License-Identifier: GPL-3.0-or-later
"""The secure channel, written from docs/secure-channel.md alone, with libsodium through ctypes."""

import ctypes
import ctypes.util
import hashlib
import hmac
import json
import socket
import unicodedata

LARGEST_TEXT = 4096
ADDED = 17
HEADER = 24
MESSAGE, FINAL = 0, 3
GUEST, HOST = b"guest", b"host"


def _load():
    for name in (ctypes.util.find_library("sodium"), "libsodium.so.23"):
        try:
            library = name and ctypes.CDLL(name)
        except OSError:
            continue
        if library and library.sodium_init() >= 0:
            return library
    return None


sodium = _load()  # None where it is not installed


class Refused(Exception):
    """The other side opened no channel; the message it sent instead, if any."""


class Broken(Exception):
    """A frame was not genuine."""


def lv(*texts):
    """Each text after its length in LEB128."""
    joined = b""
    for text in texts:
        length = len(text)
        while True:
            joined += bytes([length & 0x7F | (0x80 if length > 0x7F else 0)])
            length >>= 7
            if not length:
                break
        joined += text
    return joined


def _times(scalar, element):
    result = ctypes.create_string_buffer(32)
    if sodium.crypto_scalarmult_ristretto255(result, scalar, element):
        raise Refused("no element, or the identity")
    return result.raw


def _keyed(key, text):
    return hashlib.blake2b(text, key=key, digest_size=32).digest()


class Exchange:
    """One end of the key exchange."""

    def __init__(self, role, password):
        self.role = role
        domain = b"CPaceRistretto255"
        zeros = bytes(max(0, 127 - len(lv(password)) - len(lv(domain))))
        digest = hashlib.sha512(lv(domain, password, zeros, b"", b"")).digest()
        generator = ctypes.create_string_buffer(32)
        sodium.crypto_core_ristretto255_from_hash(generator, digest)
        scalar = ctypes.create_string_buffer(32)
        sodium.crypto_core_ristretto255_scalar_random(scalar)
        self._scalar = scalar.raw
        self.share = _times(self._scalar, generator.raw)

    def receive(self, share):
        shared = _times(self._scalar, share)
        ours, theirs = {GUEST: (GUEST, HOST), HOST: (HOST, GUEST)}[self.role]
        sent = {ours: lv(self.share, b"qipan 1 " + ours), theirs: lv(share, b"qipan 1 " + theirs)}
        key = hashlib.sha512(lv(b"CPaceRistretto255_ISK", b"", shared) + sent[GUEST] + sent[HOST]).digest()
        mac_key = hashlib.sha512(b"CPaceMac" + key).digest()
        self.mac = _keyed(mac_key, sent[ours])
        self.expected = _keyed(mac_key, sent[theirs])
        self.own_key = _keyed(key, b"qipan 1 " + ours + b" sends")
        self.other_key = _keyed(key, b"qipan 1 " + theirs + b" sends")


class SecureSocket:
    """Stands in for the socket below it, with the channel open. `wire` is all that was sent and received."""

    def __init__(self, below):
        self._below = below
        self.wire = bytearray()
        self._input = b""
        self._text = b""
        self._push = ctypes.create_string_buffer(52)
        self._pull = None
        self.ended = False  # by the other side, in good order

    @classmethod
    def guest(cls, below, passcode=None, token=None):
        """Opens a channel with the passcode, or with the token of a seat. Raises Refused."""
        channel = cls(below)
        exchange = Exchange(GUEST, password_of(passcode) if token is None else token.encode("ascii"))
        request = {"type": "secure", "version": 1, "share": exchange.share.hex()}
        channel._send_line(request if token is None else {**request, "resume": True})
        answer = channel._line()
        if answer.get("type") != "secure" or answer.get("version") != 1:
            raise Refused(answer)
        exchange.receive(bytes.fromhex(answer["share"]))
        if not hmac.compare_digest(bytes.fromhex(answer["mac"]), exchange.expected):
            raise Refused("the host's mac is wrong")
        channel._send_line({"type": "secure", "mac": exchange.mac.hex()})
        channel._open(exchange)
        return channel

    @classmethod
    def host(cls, below, passcode=None, token=None):
        """Answers a guest, which must ask for a channel. With a token the guest must want its seat back."""
        channel = cls(below)
        request = channel._line()
        assert request["type"] == "secure" and request["version"] == 1, request
        assert request.get("resume", False) == (token is not None), request
        exchange = Exchange(HOST, password_of(passcode) if token is None else token.encode("ascii"))
        exchange.receive(bytes.fromhex(request["share"]))
        channel._send_line({"type": "secure", "version": 1, "share": exchange.share.hex(), "mac": exchange.mac.hex()})
        proof = channel._line()
        if not proof or not hmac.compare_digest(bytes.fromhex(proof["mac"]), exchange.expected):
            raise Refused("the guest's mac is wrong")
        channel._open(exchange)
        return channel

    def _send_line(self, message):
        data = json.dumps(message).encode() + b"\n"
        self.wire += data
        self._below.sendall(data)

    def _line(self):
        while b"\n" not in self._input:
            data = self._below.recv(4096)
            if not data:
                raise Refused("the end instead of a line")
            self.wire += data
            self._input += data
        line, self._input = self._input.split(b"\n", 1)
        return json.loads(line)

    def _open(self, exchange):
        header = ctypes.create_string_buffer(HEADER)
        sodium.crypto_secretstream_xchacha20poly1305_init_push(self._push, header, exchange.own_key)
        self._header, self._other_key = header.raw, exchange.other_key
        self._read_frames()

    def _frame(self, text, tag):
        ciphertext = ctypes.create_string_buffer(len(text) + ADDED)
        sodium.crypto_secretstream_xchacha20poly1305_push(self._push, ciphertext, None, text,
                                                          ctypes.c_ulonglong(len(text)), None, ctypes.c_ulonglong(0),
                                                          ctypes.c_ubyte(tag))
        header, self._header = self._header, b""
        return header + len(ciphertext.raw).to_bytes(2, "big") + ciphertext.raw

    def _read_frames(self):
        if self._pull is None:
            if len(self._input) < HEADER:
                return
            self._pull = ctypes.create_string_buffer(52)
            sodium.crypto_secretstream_xchacha20poly1305_init_pull(self._pull, self._input[:HEADER], self._other_key)
            self._input = self._input[HEADER:]
        while len(self._input) >= 2 and not self.ended:
            length = int.from_bytes(self._input[:2], "big")
            if not ADDED <= length <= LARGEST_TEXT + ADDED:
                raise Broken(length)
            if len(self._input) < 2 + length:
                return
            frame, self._input = self._input[2:2 + length], self._input[2 + length:]
            text = ctypes.create_string_buffer(max(1, length - ADDED))
            tag = ctypes.c_ubyte()
            if sodium.crypto_secretstream_xchacha20poly1305_pull(self._pull, text, None, ctypes.byref(tag), frame,
                                                                 ctypes.c_ulonglong(length), None,
                                                                 ctypes.c_ulonglong(0)):
                raise Broken("not genuine")
            assert tag.value in (MESSAGE, FINAL), tag.value
            assert tag.value == FINAL or length > ADDED, "an empty frame"
            self._text += text.raw[:length - ADDED]
            self.ended = tag.value == FINAL

    # What a socket has.

    def recv(self, most):
        while not self._text and not self.ended:
            data = self._below.recv(65536)
            if not data:
                return b""
            self.wire += data
            self._input += data
            self._read_frames()
        text, self._text = self._text[:most], self._text[most:]
        return text

    def sendall(self, text):
        frames = b"".join(self._frame(text[start:start + LARGEST_TEXT], MESSAGE)
                          for start in range(0, len(text), LARGEST_TEXT))
        self.wire += frames
        self._below.sendall(frames)

    def finish(self):
        """Sends the last frame."""
        self._below.sendall(self._frame(b"", FINAL))

    def setsockopt(self, *option):
        self._below.setsockopt(*option)

    def settimeout(self, seconds):
        self._below.settimeout(seconds)

    def shutdown(self, how):
        self._below.shutdown(how)

    def close(self):
        self._below.close()


def password_of(passcode):
    """What is proved: a passcode, or over a broker the secret of the table's code, which is no text."""
    return passcode if isinstance(passcode, bytes) else unicodedata.normalize("NFC", passcode).encode("utf-8")


def connect(port, address="127.0.0.1", source="", **secret):
    """An open channel to a host."""
    below = socket.create_connection((address, port), 60, source_address=(source, 0) if source else None)
    try:
        return SecureSocket.guest(below, **secret)
    except BaseException:
        below.close()
        raise
