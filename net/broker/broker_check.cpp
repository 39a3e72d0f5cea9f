// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_check.h"

#include "net/base/random_bytes.h"
#include "net/broker/mqtt_client.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace qipan::net {

namespace {

constexpr std::chrono::seconds stepTimeout{10};

struct BrokerCheckText {
    Q_DECLARE_TR_FUNCTIONS(qipan::net::BrokerCheck)
};

} // namespace

BrokerCheck::BrokerCheck(const BrokerAccess& access, QObject* parent)
    : QObject{parent}
    , m_access{access}
    , m_inbox{randomBytes(16).toHex()}
{
    m_timeout.setSingleShot(true);
    m_timeout.setInterval(stepTimeout);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        const bool isConnected = m_step >= Step::Subscribe;
        // A broker that does not allow messages to this topic may keep silent about it.
        fail(isConnected                    ? BrokerError::NotAuthorized
                 : m_step == Step::FindName ? BrokerError::NameNotFound
                                            : BrokerError::Unreachable);
    });
}

void BrokerCheck::start()
{
    m_timeout.start();
    m_client = new MqttClient{{.access = m_access, .inbox = m_inbox}, this};
    listen();
}

void BrokerCheck::listen()
{
    connect(m_client, &MqttClient::found, this, [this] { pass(Step::Reach); });
    connect(m_client, &MqttClient::reached, this,
            [this] { pass(m_access.address.isTls ? Step::Encrypt : Step::LogIn); });
    connect(m_client, &MqttClient::connected, this, &BrokerCheck::onConnected);
    connect(m_client, &MqttClient::ready, this, [this] {
        if (m_step == Step::Subscribe)
            publish();
    });
    connect(m_client, &MqttClient::failed, this, &BrokerCheck::onClientFailed);
    connect(m_client, &MqttClient::lost, this, [this] { fail(BrokerError::Dropped); });
    connect(m_client, &MqttClient::confirmed, this, [this](int, bool isAccepted) {
        if (!isAccepted)
            return fail(BrokerError::NotAuthorized);
        if (m_step == Step::Publish)
            pass(Step::RoundTrip);
        finishRoundTrip();
    });
    connect(m_client, &MqttClient::received, this, [this](const QByteArray& message) {
        if (message == m_inbox && m_roundTrip.count() < 0)
            m_roundTrip = std::chrono::milliseconds{m_clock.elapsed()};
        finishRoundTrip();
    });
}

void BrokerCheck::onConnected()
{
    if (m_step == Step::Encrypt)
        pass(Step::LogIn);
    if (m_step == Step::LogIn)
        pass(Step::Subscribe);
}

void BrokerCheck::publish()
{
    pass(Step::Publish);
    m_clock.start();
    if (!m_client->publishConfirmed(m_inbox, m_inbox)) // nobody else knows it yet
        fail(BrokerError::Dropped);
}

void BrokerCheck::onClientFailed(BrokerError error)
{
    const bool hasAnswered = error == BrokerError::LoginRefused || error == BrokerError::NoMqtt5
        || error == BrokerError::Busy || error == BrokerError::TooSmall || error == BrokerError::Dropped;
    if (hasAnswered && m_step == Step::Encrypt)
        pass(Step::LogIn);
    fail(error);
}

void BrokerCheck::finishRoundTrip()
{
    if (m_step != Step::RoundTrip || m_roundTrip.count() < 0 || std::exchange(m_hasEnded, true))
        return;
    stop();
    const QPointer<BrokerCheck> self{this};
    Q_EMIT passed(Step::RoundTrip);
    if (self)
        Q_EMIT succeeded(m_roundTrip);
}

void BrokerCheck::pass(Step next)
{
    const Step done = std::exchange(m_step, next);
    m_timeout.start();
    Q_EMIT passed(done);
}

void BrokerCheck::fail(BrokerError error)
{
    if (std::exchange(m_hasEnded, true))
        return;
    stop();
    Q_EMIT failed(m_step, error);
}

/// Nothing is reported from now on.
void BrokerCheck::stop()
{
    m_timeout.stop();
    if (m_client)
        m_client->disconnect(this);
}

QString sentenceOf(BrokerCheck::Step step)
{
    switch (step) {
    case BrokerCheck::Step::FindName:
        return BrokerCheckText::tr("The name of the broker is known.");
    case BrokerCheck::Step::Reach:
        return BrokerCheckText::tr("The broker can be reached.");
    case BrokerCheck::Step::Encrypt:
        return BrokerCheckText::tr("Its certificate is valid.");
    case BrokerCheck::Step::LogIn:
        return BrokerCheckText::tr("It accepts user name and password.");
    case BrokerCheck::Step::Subscribe:
        return BrokerCheckText::tr("This program may receive messages.");
    case BrokerCheck::Step::Publish:
        return BrokerCheckText::tr("This program may send messages.");
    case BrokerCheck::Step::RoundTrip:
        return BrokerCheckText::tr("Messages arrive.");
    }
    return {};
}

} // namespace qipan::net
