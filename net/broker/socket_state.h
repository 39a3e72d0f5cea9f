// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace qipan::net {

/// How far the connection of a TCP socket is.
enum class SocketState {
    Pending,
    Standing,
    Ended,  ///< by the other side, after it stood
    Failed, ///< it never stood
};

/// Waits at most so long while a connection is pending. Takes nothing from the socket, which must not block.
[[nodiscard]] SocketState awaitConnection(int socket, std::chrono::milliseconds most);

/// Whether a connection stands that did so before. False when the other side has ended it, and all that it sent has
/// been read. Takes nothing from the socket, which must not block.
[[nodiscard]] bool isStanding(int socket);

/// Whether the last call on a socket in this thread that failed did so because the other side had reset the connection.
[[nodiscard]] bool wasResetLast();

} // namespace qipan::net
