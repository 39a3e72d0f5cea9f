// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/host_lookup.h"

#ifdef Q_OS_WIN
#ifndef NOMINMAX
#define NOMINMAX // for files that are compiled together with this one
#endif
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <sys/socket.h>
#endif

#include <memory>

namespace qipan::net {

QList<QHostAddress> lookUpHost(const QString& host)
{
    QHostAddress literal;
    if (literal.setAddress(host))
        return {literal};
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM; // each address once
    addrinfo* answer = nullptr;
    if (::getaddrinfo(host.toLatin1().constData(), nullptr, &hints, &answer) != 0)
        return {};
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> owner{answer, &::freeaddrinfo};
    QList<QHostAddress> addresses;
    for (const addrinfo* entry = answer; entry != nullptr; entry = entry->ai_next) {
        if (entry->ai_family == AF_INET || entry->ai_family == AF_INET6)
            addresses.append(QHostAddress{entry->ai_addr});
    }
    return addresses;
}

} // namespace qipan::net
