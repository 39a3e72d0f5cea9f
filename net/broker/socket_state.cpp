// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/socket_state.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#ifndef NOMINMAX
#define NOMINMAX // for files that are compiled together with this one
#endif
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>
#endif

namespace qipan::net {

namespace {

#ifdef Q_OS_WIN

/// By select, as WSAPoll does not tell of connections that fail.
[[nodiscard]] bool isDecided(int socket, std::chrono::milliseconds most)
{
    fd_set connected;
    fd_set failed;
    FD_ZERO(&connected);
    FD_ZERO(&failed);
    FD_SET(static_cast<SOCKET>(socket), &connected);
    FD_SET(static_cast<SOCKET>(socket), &failed);
    const auto count = static_cast<long>(most.count());
    timeval time{count / 1000, (count % 1000) * 1000};
    return ::select(0, nullptr, &connected, &failed, &time) > 0;
}

[[nodiscard]] bool isNothingToRead()
{
    return ::WSAGetLastError() == WSAEWOULDBLOCK;
}

[[nodiscard]] bool isResetError()
{
    return ::WSAGetLastError() == WSAECONNRESET;
}

#else

[[nodiscard]] bool isDecided(int socket, std::chrono::milliseconds most)
{
    pollfd entry{socket, POLLOUT, 0};
    return ::poll(&entry, 1, static_cast<int>(most.count())) > 0;
}

[[nodiscard]] bool isNothingToRead()
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

[[nodiscard]] bool isResetError()
{
    return errno == ECONNRESET;
}

#endif

/// Whether the socket knows another side.
[[nodiscard]] bool hasPeer(int socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    return ::getpeername(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
}

/// Of a connection that is not pending.
[[nodiscard]] SocketState stateOf(int socket)
{
    if (socket < 0)
        return SocketState::Failed;
    char byte = 0;
    const auto count = ::recv(socket, &byte, 1, MSG_PEEK);
    if (count > 0 || (count < 0 && isNothingToRead()))
        return SocketState::Standing;
    // Somebody may have taken the error already: then it reads like an end.
    const bool hasStood = count < 0 ? isResetError() : hasPeer(socket);
    return hasStood ? SocketState::Ended : SocketState::Failed;
}

} // namespace

SocketState awaitConnection(int socket, std::chrono::milliseconds most)
{
    return socket >= 0 && !isDecided(socket, most) ? SocketState::Pending : stateOf(socket);
}

bool wasResetLast()
{
    return isResetError();
}

bool isStanding(int socket)
{
    return stateOf(socket) == SocketState::Standing;
}

} // namespace qipan::net
