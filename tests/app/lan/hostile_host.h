// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/open_program.h"
#include "tests/support/catch.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

namespace qipan::tests {

inline const QByteArray fifteen{
    R"({"game":"gomoku","rule":"freestyle","size":15,"opening":"free","first":"host","clock":null})"};
/// Sends given lines to the connected guest.
class HostileHost {
public:
    HostileHost()
    {
        m_server.listen(QHostAddress::LocalHost, 0);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            m_line = m_server.nextPendingConnection();
            m_heard.clear();
            QObject::connect(m_line, &QTcpSocket::readyRead, &m_server, [this, line = m_line] {
                if (line == m_line)
                    m_heard += line->readAll();
            });
        });
    }

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// Whether the guest has sent this since the host's last line.
    [[nodiscard]] bool hears(const QByteArray& text)
    {
        return QTest::qWaitFor([&] { return m_heard.contains(text); }, 20'000);
    }
    void say(const QByteArray& line)
    {
        m_heard.clear();
        m_line->write(line);
        m_line->write("\n");
    }
    void welcome(const QByteArray& setup, const QByteArray& more = {})
    {
        QByteArray line{R"({"type":"welcome","protocol":1,"name":"Eve","client":"",)"};
        line += R"("token":"00112233445566778899aabbccddeeff","setup":)";
        line += setup;
        line += more;
        line += '}';
        say(line);
    }
    void start(int round)
    {
        QByteArray line{R"({"type":"start","black":"host","round":)"};
        line += QByteArray::number(round);
        line += '}';
        say(line);
    }
    void cut() { m_line->abort(); }

private:
    QTcpServer m_server;
    QTcpSocket* m_line = nullptr;
    QByteArray m_heard;
};

/// Brings a guest into round 1.
inline void takeSeat(OpenProgram& guest, HostileHost& host)
{
    guest.lan().join(localAddress(host.port()), net::Role::Play);
    REQUIRE(host.hears("hello"));
    host.welcome(fifteen);
    host.start(1);
    REQUIRE(QTest::qWaitFor([&] { return guest.lan().isRoundRunning(); }));
}

} // namespace qipan::tests
