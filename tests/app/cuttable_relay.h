#pragma once

#include <QObject>
#include <QTcpServer>

class QTcpSocket;

namespace qipan::tests {

/// The line between a guest and a host: hands on what either says, until it is cut.
class CuttableRelay final : public QObject {
public:
    /// To a port of this machine, from a port of its own that stays the same.
    explicit CuttableRelay(quint16 to);

    [[nodiscard]] quint16 port() const { return m_port; }
    /// Nothing gets through any more, and nobody comes in.
    void cut();
    void mend();

private:
    void accept();

    QTcpServer m_server;
    quint16 m_to;
    quint16 m_port = 0;
};

} // namespace qipan::tests
