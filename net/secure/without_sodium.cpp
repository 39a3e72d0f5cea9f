// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the place of the other sources of this folder in a program that is built without libsodium. No line is
// encrypted there, and none goes through a broker.
#include "net/secure/encryption.h"
#include "net/secure/frames.h"
#include "net/secure/keyed_hash.h"

#include <algorithm>

namespace qipan::net {

bool isEncryptionAvailable()
{
    return false;
}

void wipe(void* memory, std::size_t bytes)
{
    std::fill_n(static_cast<volatile unsigned char*>(memory), bytes, static_cast<unsigned char>(0));
}

void keyedHash(std::span<unsigned char> hash, QByteArrayView, QByteArrayView)
{
    std::ranges::fill(hash, static_cast<unsigned char>(0));
}

KeyExchange::KeyExchange(ChannelEnd end, QByteArrayView)
    : m_end{end}
{
}

KeyExchange::KeyExchange(ChannelEnd end, QByteArrayView, cpace::Scalar)
    : m_end{end}
{
}

QByteArray KeyExchange::share() const
{
    return QByteArray(shareBytes, '\0');
}

bool KeyExchange::receiveShare(QByteArrayView)
{
    return false;
}

QByteArray KeyExchange::confirmation() const
{
    return {};
}

bool KeyExchange::isConfirmedBy(QByteArrayView) const
{
    return false;
}

StreamKey KeyExchange::keyOf(ChannelEnd) const
{
    return {};
}

struct StreamState { };

void StreamStateDeleter::operator()(StreamState* state) const
{
    delete state;
}

FrameWriter::FrameWriter(const StreamKey&) { }

QByteArray FrameWriter::write(QByteArrayView)
{
    return {};
}

QByteArray FrameWriter::finish()
{
    return {};
}

FrameReader::FrameReader(const StreamKey&)
    : m_status{Status::Broken}
{
}

void FrameReader::read(QByteArrayView, QByteArray&) { }

} // namespace qipan::net
