// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/mqtt_options.h"

#include <QList>
#include <QPair>
#include <QProcess>
#include <QTcpSocket>
#include <QTemporaryDir>

namespace qipan::net::test {

/// Debian's Mosquitto with the configuration of packaging/broker on free ports of this machine.
class BrokerProcess {
public:
    /// Whether the programs are installed. If not, says so; the test is then to end.
    [[nodiscard]] static bool isInstalled();

    BrokerProcess();
    ~BrokerProcess();

    /// Starts it, again on the same ports after stop(), and tries so several times. True when it accepts connections.
    [[nodiscard]] bool start();
    /// Kills it.
    void stop();

    /// Starts it anew with a configuration in which nobody may publish.
    void forbidWriting();
    /// Starts it anew with another value for a setting.
    void set(const QByteArray& setting, const QByteArray& value);
    /// Starts it anew with a certificate that has expired.
    void expire();

    /// How to log in there without encryption, and with TLS and its self-made certificate.
    [[nodiscard]] BrokerAccess plain() const;
    [[nodiscard]] BrokerAccess encrypted() const;

private:
    void choosePorts();
    void writeConfiguration();
    [[nodiscard]] bool launch();

    QTemporaryDir m_folder;
    quint16 m_plainPort = 0;
    quint16 m_tlsPort = 0;
    QList<QPair<QByteArray, QByteArray>> m_settings; ///< that differ from the configuration
    bool m_wasStarted = false;                       ///< the ports remain
    QProcess m_process;
};

/// Speaks MQTT 3.1.1 with a broker without any library, so that it can do what this program never does.
class RawMqtt {
public:
    /// Connects, logs in and waits for the answer.
    RawMqtt(const BrokerAccess& access, const QByteArray& clientId);
    [[nodiscard]] bool isConnected() const { return m_isConnected; }
    void publish(const QByteArray& topic, const QByteArray& payload);
    void subscribe(const QByteArray& filter);
    /// All that has come since the login.
    [[nodiscard]] QByteArray received();

private:
    void send(int type, const QByteArray& content);

    QTcpSocket m_socket;
    bool m_isConnected = false;
    QByteArray m_received;
};

} // namespace qipan::net::test
