# SPDX-License-Identifier: GPL-3.0-or-later
"""All packets that pass a machine, and a search in them for texts in each form in which a reader would find them. Linux
only, with the right to open packet sockets."""

import base64
import json
import socket
import struct
import threading

from namespaces import within

ALL = 3  # ETH_P_ALL
IPV4 = b"\x08\x00"
TCP = 6
SOL_PACKET, PACKET_STATISTICS = 263, 6


class Capture:
    """Records what passes a machine during the `with` block: the bytes of each direction of each TCP connection."""

    def __init__(self, machine):
        self._flows = {}
        with within(machine):
            self._socket = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ALL))

    def __enter__(self):
        self._socket.settimeout(0.1)
        self._is_over = False
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._is_over = True
        self._thread.join()
        _, missed = struct.unpack("II", self._socket.getsockopt(SOL_PACKET, PACKET_STATISTICS, 8))
        self._socket.close()
        assert missed == 0, f"{missed} packets were missed"

    def _read(self):
        while True:
            try:
                packet = self._socket.recv(1 << 17)
            except socket.timeout:
                if self._is_over:
                    return
                continue
            if packet[12:14] == IPV4 and packet[23] == TCP:
                self._take(packet[14:])

    def _take(self, packet):
        tcp = packet[4 * (packet[0] & 0xF):int.from_bytes(packet[2:4], "big")]
        flow = packet[12:20] + tcp[:4]
        self._flows.setdefault(flow, bytearray()).extend(tcp[4 * (tcp[12] >> 4):])

    def found(self, texts):
        """Those of the texts that can be read in it, in any form."""
        return {text for text in texts if any(form in flow for form in forms(text) for flow in self._flows.values())}


def forms(text):
    """The bytes of a text as a reader would find them: encoded, escaped, in hex and in base 64."""
    plain = {text.encode("utf-8"), text.encode("utf-16-le"), text.encode("utf-16-be"), text.encode("utf-32-le"),
             text.encode("gb18030"), json.dumps(text)[1:-1].encode()}
    coded = {form for each in plain for form in (each.hex().encode(), each.hex().upper().encode(), *in_base64(each))}
    return plain | coded


def in_base64(data):
    """What is common to all base 64 that contains these bytes, for each of the three places that they can begin at."""
    for before in range(3):
        whole = base64.b64encode(bytes(before) + data)
        begin, rest = -(-8 * before // 6), (before + len(data)) % 3
        text = whole[begin:len(whole) - (4 if rest else 0) + (rest and rest * 8 // 6)]
        yield text
        yield text.translate(bytes.maketrans(b"+/", b"-_"))
