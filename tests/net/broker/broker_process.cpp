// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/broker/broker_process.h"

#include "tests/net/raw_peer.h"
#include "tests/support/catch.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTcpServer>
#include <QThread>

namespace qipan::net::test {

namespace {

constexpr int startAttempts = 5;
constexpr unsigned long restartDelay = 200; // milliseconds

const QStringList programFolders{QStringLiteral("/usr/sbin"), QStringLiteral("/usr/bin")};

[[nodiscard]] QString broker()
{
    return QStandardPaths::findExecutable(QStringLiteral("mosquitto"), programFolders);
}

[[nodiscard]] QString configurationFolder()
{
    return QStringLiteral(QIPAN_SOURCE_DIR "/packaging/broker/");
}

[[nodiscard]] quint16 freePort()
{
    QTcpServer server;
    REQUIRE(server.listen(QHostAddress::LocalHost));
    return server.serverPort();
}

[[nodiscard]] QByteArray contentOf(const QString& path)
{
    QFile file{path};
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void writeFile(const QString& path, const QByteArray& content)
{
    QFile file{path};
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(content) == content.size());
}

void runProgram(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    REQUIRE(process.waitForFinished());
    INFO(process.readAllStandardError().toStdString());
    REQUIRE(process.exitCode() == 0);
}

[[nodiscard]] QByteArray mqttText(const QByteArray& text)
{
    QByteArray bytes;
    bytes.append(static_cast<char>(text.size() >> 8)).append(static_cast<char>(text.size() & 0xff));
    return bytes.append(text);
}

} // namespace

bool BrokerProcess::isInstalled()
{
    if (!broker().isEmpty() && !QStandardPaths::findExecutable(QStringLiteral("openssl")).isEmpty())
        return true;
    WARN("not tested: mosquitto and openssl are not installed");
    return false;
}

BrokerProcess::BrokerProcess()
{
    choosePorts();
}

BrokerProcess::~BrokerProcess()
{
    stop();
}

void BrokerProcess::choosePorts()
{
    m_plainPort = freePort();
    m_tlsPort = freePort();
    writeConfiguration();
}

/// The configuration as it is, but for its paths and the port, and with a listener without encryption.
void BrokerProcess::writeConfiguration()
{
    const QString folder = m_folder.path() + u'/';
    QByteArray configuration = contentOf(QString{configurationFolder() + QStringLiteral("qipan.conf")});
    configuration.replace("/etc/mosquitto/", folder.toUtf8());
    for (const auto& [setting, value] : m_settings) {
        const auto begin = configuration.indexOf(QByteArray{'\n' + setting + ' '}) + 1;
        REQUIRE(begin > 0);
        configuration.replace(begin, configuration.indexOf('\n', begin) - begin, QByteArray{setting + ' ' + value});
    }
    configuration.replace("listener 8883", QByteArray{"listener " + QByteArray::number(m_tlsPort) + " 127.0.0.1"});
    configuration += "\nlistener " + QByteArray::number(m_plainPort) + " 127.0.0.1\nuser root\n";
    writeFile(folder + QStringLiteral("mosquitto.conf"), configuration);
    writeFile(folder + QStringLiteral("qipan.acl"),
              contentOf(QString{configurationFolder() + QStringLiteral("qipan.acl")}));
    runProgram(QStandardPaths::findExecutable(QStringLiteral("mosquitto_passwd"), programFolders),
               {QStringLiteral("-b"), QStringLiteral("-c"), folder + QStringLiteral("qipan.passwords"),
                QStringLiteral("club"), QStringLiteral("secret word")});
    REQUIRE(QDir{}.mkpath(folder + QStringLiteral("certs")));
    runProgram(
        QStringLiteral("openssl"),
        QStringLiteral("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost "
                       "-addext subjectAltName=DNS:localhost -keyout %1certs/privkey.pem -out "
                       "%1certs/fullchain.pem")
            .arg(folder)
            .split(u' '));
}

/// Another program may take a port that was free: Mosquitto then ends.
bool BrokerProcess::start()
{
    for (int i = 0; i < startAttempts; ++i) {
        if (launch()) {
            m_wasStarted = true;
            return true;
        }
        stop();
        if (!m_wasStarted)
            choosePorts();
        else
            QThread::msleep(restartDelay);
    }
    return false;
}

bool BrokerProcess::launch()
{
    m_process.start(broker(), {QStringLiteral("-c"), m_folder.filePath(QStringLiteral("mosquitto.conf"))});
    const auto hasEnded = [this] { return m_process.state() == QProcess::NotRunning; };
    const auto accepts = [this] {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress{QHostAddress::LocalHost}, m_plainPort);
        return socket.waitForConnected(100);
    };
    if (!m_process.waitForStarted() || !waitUntil([&] { return hasEnded() || accepts(); }))
        return false;
    // What accepts may be the other program: it answers no login, or Mosquitto ends meanwhile.
    return !hasEnded() && RawMqtt{plain(), "start"}.isConnected() && !hasEnded();
}

void BrokerProcess::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

void BrokerProcess::forbidWriting()
{
    stop();
    writeFile(m_folder.filePath(QStringLiteral("qipan.acl")), "pattern read qipan/1/%c\n");
    REQUIRE(start());
}

void BrokerProcess::set(const QByteArray& setting, const QByteArray& value)
{
    stop();
    m_settings.append({setting, value});
    writeConfiguration();
    REQUIRE(start());
}

void BrokerProcess::expire()
{
    stop();
    const QString folder = m_folder.filePath(QStringLiteral("certs/"));
    runProgram(QStringLiteral("openssl"),
               QStringLiteral("x509 -in %1fullchain.pem -signkey %1privkey.pem -days -1 -out %1expired.pem")
                   .arg(folder)
                   .split(u' '));
    REQUIRE(QFile::remove(QString{folder + QStringLiteral("fullchain.pem")}));
    REQUIRE(QFile::rename(QString{folder + QStringLiteral("expired.pem")},
                          QString{folder + QStringLiteral("fullchain.pem")}));
    REQUIRE(start());
}

BrokerAccess BrokerProcess::plain() const
{
    return {
        {QStringLiteral("127.0.0.1"), m_plainPort, false}, QStringLiteral("club"), QStringLiteral("secret word"), {}};
}

BrokerAccess BrokerProcess::encrypted() const
{
    return {{QStringLiteral("localhost"), m_tlsPort, true},
            QStringLiteral("club"),
            QStringLiteral("secret word"),
            m_folder.filePath(QStringLiteral("certs/fullchain.pem"))};
}

RawMqtt::RawMqtt(const BrokerAccess& access, const QByteArray& clientId)
{
    m_socket.connectToHost(access.address.host, access.address.port);
    if (!m_socket.waitForConnected())
        return;
    constexpr char flags = static_cast<char>(0xc2); // name, password, clean session
    QByteArray content = mqttText("MQTT");
    content.append('\x04').append(flags).append('\0').append('\x3c');
    send(0x10, content + mqttText(clientId) + mqttText(access.user.toUtf8()) + mqttText(access.password.toUtf8()));
    const auto hasEnded = [this] { return m_socket.state() == QAbstractSocket::UnconnectedState; };
    m_isConnected = waitUntil([&] { return m_socket.bytesAvailable() >= 4 || hasEnded(); })
        && m_socket.read(4) == QByteArray::fromHex("20020000");
}

void RawMqtt::send(int type, const QByteArray& content)
{
    QByteArray packet{1, static_cast<char>(type)};
    qsizetype length = content.size();
    do {
        packet.append(static_cast<char>((length & 0x7f) | (length > 0x7f ? 0x80 : 0)));
        length >>= 7;
    } while (length > 0);
    m_socket.write(packet + content);
    m_socket.flush();
}

void RawMqtt::publish(const QByteArray& topic, const QByteArray& payload)
{
    send(0x30, mqttText(topic) + payload);
}

void RawMqtt::subscribe(const QByteArray& filter)
{
    QByteArray content{2, '\1'};
    send(0x82, content.append(mqttText(filter)).append('\0'));
}

QByteArray RawMqtt::received()
{
    m_received += m_socket.readAll();
    return m_received;
}

} // namespace qipan::net::test
