// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_table.h"

#include <algorithm>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t rememberedLines = 64;
constexpr std::size_t allowedKnocks = 24;
constexpr auto knockWindow = 10s;
constexpr std::size_t allowedRefusals = 50;
constexpr auto refusalWindow = 10s;

} // namespace

BrokerTable::BrokerTable(const BrokerAccess& access, const TableCode& code, QObject* parent)
    : QObject{parent}
    , m_client{{access, code.topic()}}
    , m_knocks{allowedKnocks, knockWindow}
    , m_refusals{allowedRefusals, refusalWindow}
{
    m_clock.start();
    connect(&m_client, &MqttClient::ready, this, &BrokerTable::opened);
    connect(&m_client, &MqttClient::lost, this, &BrokerTable::interrupted);
    connect(&m_client, &MqttClient::failed, this, &BrokerTable::failed);
    connect(&m_client, &MqttClient::received, this, &BrokerTable::receive);
}

BrokerTable::~BrokerTable()
{
    for (const auto& [line, transport] : m_lines) {
        if (transport) {
            transport->disconnect(this);
            transport->abort(); // while there is a client to say so
        }
    }
}

void BrokerTable::receive(const QByteArray& bytes)
{
    const auto message = parseStreamMessage(bytes);
    if (!message || message->isFromHost)
        return;
    const auto found = m_lines.find(message->line);
    if (found != m_lines.end() && found->second)
        found->second->receive(*message);
    else if (message->type == StreamMessage::Type::Open && !m_isClosed
             && std::ranges::find(m_ended, message->line) == m_ended.end())
        welcome(*message);
    else if (message->type != StreamMessage::Type::Reset)
        refuse(message->line, StreamMessage::Reason::Unknown);
}

void BrokerTable::welcome(const StreamMessage& message)
{
    if (m_lines.size() - m_unproven.size() >= maxProvenLines)
        return refuse(message.line, StreamMessage::Reason::Full);
    if (!m_knocks.count(Time{m_clock.elapsed()}))
        return; // an honest guest asks again
    if (m_unproven.size() >= maxUnprovenLines)
        dropOldestUnproven();
    const LineId line = message.line;
    auto* const transport = new BrokerTransport{m_client, line, this};
    m_lines.emplace(line, transport);
    m_unproven.push_back(line);
    connect(transport, &BrokerTransport::proven, this, [this, line] { std::erase(m_unproven, line); });
    connect(transport, &Transport::disconnected, this, [this, line] { forget(line); });
    connect(transport, &QObject::destroyed, this, [this, line] { forget(line); });
    transport->receive(message);
    Q_EMIT knocked(transport);
}

void BrokerTable::refuse(const LineId& line, StreamMessage::Reason reason)
{
    if (!m_refusals.count(Time{m_clock.elapsed()}))
        return;
    const StreamMessage answer{.type = StreamMessage::Type::Reset, .isFromHost = true, .reason = reason, .line = line};
    m_client.publish(inboxOf(line), encode(answer));
}

void BrokerTable::dropOldestUnproven()
{
    const LineId line = m_unproven.front();
    refuse(line, StreamMessage::Reason::Full); // comes before the reset by abort()
    const QPointer<BrokerTransport> transport = m_lines[line];
    forget(line);
    if (transport)
        transport->abort();
}

void BrokerTable::forget(const LineId& line)
{
    if (m_lines.erase(line) == 0)
        return;
    std::erase(m_unproven, line);
    m_ended.push_back(line);
    if (m_ended.size() > rememberedLines)
        m_ended.pop_front();
}

} // namespace qipan::net
