# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding tables: sending seeks like a seeker, and answering like a table."""

import json
import socket
import time

from lan_messages import TABLE, complaint, compact

PORT = 15155
SEEK = compact({"type": "seek", "protocol": 1})
DATAGRAM_BYTES = 512


def seek(addresses=("127.0.0.1", "127.255.255.255"), seconds=5, enough=None):
    """Asks every 2 s; returns {id: (address, table)} after the time, or as soon as `enough` tables are known."""
    tables = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        end, ask = time.monotonic() + seconds, 0
        while time.monotonic() < end and (enough is None or len(tables) < enough):
            if time.monotonic() >= ask:
                ask = time.monotonic() + 2
                for address in addresses:
                    door.sendto(SEEK, (address, PORT))
            door.settimeout(max(0.01, min(ask, end) - time.monotonic()))
            try:
                data, (address, _port) = door.recvfrom(65536)
            except (socket.timeout, TimeoutError):
                continue
            table = read_table(data)
            tables[table["id"]] = (address, table)
    return tables


def read_table(data):
    assert len(data) <= DATAGRAM_BYTES, f"a datagram of {len(data)} bytes"
    table = json.loads(data.decode("utf-8"))
    assert not complaint(table, TABLE), f"{table}: {complaint(table, TABLE)}"
    return table


def open_shared_socket():
    """The socket of a table, which shares the port with all other tables of the machine."""
    door = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    door.bind(("", PORT))
    return door


def answer_while(door, table, is_seeking):
    """Answers each seek, which other programs may send too, with the fields of a table."""
    door.settimeout(0.2)
    while is_seeking():
        try:
            data, sender = door.recvfrom(65536)
        except TimeoutError:
            continue
        message = json.loads(data.decode("utf-8"))
        if message.get("type") == "seek" and message.get("protocol") == 1:
            door.sendto(compact({"type": "table", "protocol": 1, **table}), sender)
