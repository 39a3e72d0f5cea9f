// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cuttable_relay.h"

#include "tests/support/catch.h"

#include <QHostAddress>
#include <QTcpSocket>

namespace qipan::tests {

CuttableRelay::CuttableRelay(quint16 to)
    : m_to{to}
{
    connect(&m_server, &QTcpServer::newConnection, this, &CuttableRelay::accept);
    REQUIRE(m_server.listen(QHostAddress::LocalHost));
    m_port = m_server.serverPort();
}

void CuttableRelay::accept()
{
    QTcpSocket* near = m_server.nextPendingConnection();
    near->setParent(this);
    auto* far = new QTcpSocket{near};
    connect(near, &QTcpSocket::readyRead, far, [=, this] { pass(*near, *far); });
    connect(far, &QTcpSocket::readyRead, near, [=, this] { pass(*far, *near); });
    connect(far, &QTcpSocket::connected, near, [=, this] { pass(*near, *far); });
    connect(near, &QTcpSocket::disconnected, far, [=] { far->disconnectFromHost(); });
    connect(far, &QTcpSocket::disconnected, near, [=] { near->disconnectFromHost(); });
    far->connectToHost(QHostAddress{QHostAddress::LocalHost}, m_to);
}

void CuttableRelay::pass(QTcpSocket& from, QTcpSocket& to) const
{
    if (!m_isHeld && to.state() == QAbstractSocket::ConnectedState && from.isOpen())
        to.write(from.readAll());
}

void CuttableRelay::cut()
{
    m_isHeld = false;
    m_server.close();
    for (QTcpSocket* near : findChildren<QTcpSocket*>(QString{}, Qt::FindDirectChildrenOnly)) {
        for (QTcpSocket* far : near->findChildren<QTcpSocket*>())
            far->abort();
        near->abort();
        near->deleteLater();
    }
}

void CuttableRelay::restore()
{
    REQUIRE(m_server.listen(QHostAddress::LocalHost, m_port));
}

} // namespace qipan::tests
