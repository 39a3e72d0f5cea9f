// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/socket_state.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <winsock2.h>
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

#endif

} // namespace

SocketState awaitConnection(int socket, std::chrono::milliseconds most)
{
    if (socket < 0)
        return SocketState::Ended;
    if (!isDecided(socket, most))
        return SocketState::Pending;
    return isStanding(socket) ? SocketState::Standing : SocketState::Ended;
}

bool isStanding(int socket)
{
    char byte = 0;
    const auto count = socket < 0 ? 0 : ::recv(socket, &byte, 1, MSG_PEEK);
    return count > 0 || (count < 0 && isNothingToRead());
}

} // namespace qipan::net
