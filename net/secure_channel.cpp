// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure_channel.h"

#include "net/codec.h"
#include "net/line_reader.h"

#include <algorithm>

namespace qipan::net {
namespace {

constexpr int maxIgnoredLines = 16; ///< from a host before its answer

} // namespace

QByteArray passwordOf(const QString& passcode)
{
    return passcode.normalized(QString::NormalizationForm_C).toUtf8();
}

SecureChannel SecureChannel::guest(QByteArrayView password, ChannelSecret secret)
{
    SecureChannel channel{ChannelEnd::Guest};
    channel.m_isAsked = true;
    channel.m_secret = secret;
    channel.m_exchange.emplace(ChannelEnd::Guest, password);
    channel.m_output = SecureLine{.version = channelVersion,
                                  .share = channel.m_exchange->share(),
                                  .confirmation = {},
                                  .isForSeat = secret == ChannelSecret::SeatToken}
                           .encoded();
    return channel;
}

SecureChannel SecureChannel::host()
{
    return SecureChannel{ChannelEnd::Host};
}

void SecureChannel::receive(QByteArrayView bytes)
{
    if (m_state == State::Refused || m_state == State::Ended || m_state == State::Broken)
        return;
    m_input.append(bytes);
    read();
}

void SecureChannel::read()
{
    while (isReadingLines()) {
        const auto line = nextLine();
        if (!line)
            break;
        const auto secure = parseSecureLine(*line);
        if (m_state == State::Proving)
            handleProof(secure);
        else if (m_end == ChannelEnd::Guest)
            handleAnswer(*line, secure);
        else
            handleRequest(secure);
        if (m_state == State::Plain && !m_isAsked)
            m_text.append(*line).append('\n'); // a line like any other
    }
    pass();
    decrypt();
    if (m_state == State::Refused)
        m_input.clear();
}

/// Removes the next line that is not empty from the input, without its LF.
std::optional<QByteArray> SecureChannel::nextLine()
{
    const auto isBlank = [](char byte) { return byte == '\n' || byte == '\r'; };
    const auto start = std::find_if_not(m_input.cbegin(), m_input.cend(), isBlank) - m_input.cbegin();
    m_input.remove(0, start);
    const auto end = m_input.indexOf('\n');
    if ((end < 0 && m_input.size() >= maxLineBytes) || end >= maxLineBytes) {
        if (m_end == ChannelEnd::Host && m_state == State::Opening)
            m_state = State::Plain; // the session says what is wrong with it
        else
            refuse(m_end == ChannelEnd::Guest ? RejectReason::Other : RejectReason::Passcode);
        return std::nullopt;
    }
    if (end < 0)
        return std::nullopt;
    const QByteArray line = m_input.first(end);
    m_input.remove(0, end + 1);
    return line;
}

void SecureChannel::handleRequest(const std::optional<SecureLine>& line)
{
    if (!line) {
        m_state = State::Plain;
        return;
    }
    m_isAsked = true;
    m_secret = line->isForSeat ? ChannelSecret::SeatToken : ChannelSecret::Passcode;
    m_guestShare = line->share;
    if (line->version == channelVersion)
        m_state = State::Requested;
    else
        refuse(RejectReason::Version);
}

void SecureChannel::accept(QByteArrayView password)
{
    if (m_state != State::Requested)
        return;
    m_exchange.emplace(ChannelEnd::Host, password);
    if (!m_exchange->receiveShare(std::exchange(m_guestShare, {})))
        return refuse(RejectReason::Passcode);
    m_output +=
        SecureLine{.version = channelVersion, .share = m_exchange->share(), .confirmation = m_exchange->confirmation()}
            .encoded();
    m_state = State::Proving;
    read();
}

void SecureChannel::decline()
{
    if (m_state != State::Requested)
        return;
    m_output += SecureLine{.version = noChannel}.encoded();
    m_state = State::Plain;
    read();
}

void SecureChannel::refuse(RejectReason reason)
{
    m_exchange.reset();
    m_input.clear();
    m_refusal = reason;
    m_state = State::Refused;
}

void SecureChannel::handleAnswer(QByteArrayView line, const std::optional<SecureLine>& secure)
{
    if (!secure) {
        const auto message = parseMessage(line);
        if (!message || std::holds_alternative<message::Error>(*message))
            refuse(RejectReason::Other);
        else if (const auto* reject = std::get_if<message::Reject>(&*message))
            refuse(reject->reason);
        else if (++m_ignoredLines > maxIgnoredLines) // whatever else a host says here is of no use
            refuse(RejectReason::Other);
        return;
    }
    if (secure->version == noChannel) {
        m_exchange.reset();
        m_state = State::Plain;
    } else if (secure->version != channelVersion) {
        refuse(RejectReason::Version);
    } else if (m_exchange->receiveShare(secure->share) && m_exchange->isConfirmedBy(secure->confirmation)) {
        m_output += SecureLine{.version = {}, .share = {}, .confirmation = m_exchange->confirmation()}.encoded();
        encrypt();
    } else {
        // Another program may have the host's address now: the seat is not lost.
        refuse(m_secret == ChannelSecret::SeatToken ? RejectReason::Other : RejectReason::Passcode);
    }
}

void SecureChannel::handleProof(const std::optional<SecureLine>& line)
{
    if (line && m_exchange->isConfirmedBy(line->confirmation))
        encrypt();
    else
        refuse(RejectReason::Passcode);
}

void SecureChannel::encrypt()
{
    m_writer.emplace(m_exchange->keyOf(m_end));
    m_reader.emplace(m_exchange->keyOf(m_end == ChannelEnd::Guest ? ChannelEnd::Host : ChannelEnd::Guest));
    m_exchange.reset();
    m_state = State::Encrypted;
}

/// Passes on what came before the line was known to stay plain, and after it.
void SecureChannel::pass()
{
    if (m_state == State::Plain)
        m_text += std::exchange(m_input, {});
}

void SecureChannel::decrypt()
{
    if (m_state != State::Encrypted)
        return;
    m_reader->read(std::exchange(m_input, {}), m_text);
    if (m_reader->status() == FrameReader::Status::Ended)
        m_state = State::Ended;
    else if (m_reader->status() == FrameReader::Status::Broken)
        m_state = State::Broken;
}

void SecureChannel::send(QByteArrayView text)
{
    if (m_writer)
        m_output += m_writer->write(text);
    else
        m_output.append(text);
}

void SecureChannel::finish()
{
    if (m_writer)
        m_output += m_writer->finish();
}

} // namespace qipan::net
