// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure/frames.h"

#include <sodium.h>

#include <algorithm>

namespace qipan::net {

struct StreamState {
    crypto_secretstream_xchacha20poly1305_state state;
};

void StreamStateDeleter::operator()(StreamState* state) const
{
    wipe(state, sizeof *state);
    delete state;
}

namespace {

constexpr qsizetype lengthBytes = 2;
constexpr qsizetype headerBytes = crypto_secretstream_xchacha20poly1305_HEADERBYTES;
constexpr qsizetype addedBytes = crypto_secretstream_xchacha20poly1305_ABYTES;
constexpr unsigned char messageTag = crypto_secretstream_xchacha20poly1305_TAG_MESSAGE;
constexpr unsigned char finalTag = crypto_secretstream_xchacha20poly1305_TAG_FINAL;

[[nodiscard]] unsigned char* bytesIn(char* text)
{
    return reinterpret_cast<unsigned char*>(text);
}

[[nodiscard]] const unsigned char* bytesIn(const char* text)
{
    return reinterpret_cast<const unsigned char*>(text);
}

} // namespace

FrameWriter::FrameWriter(const StreamKey& key)
    : m_state{new StreamState{}}
    , m_header(headerBytes, '\0')
{
    crypto_secretstream_xchacha20poly1305_init_push(&m_state->state, bytesIn(m_header.data()), key.data());
}

QByteArray FrameWriter::write(QByteArrayView text)
{
    QByteArray frames;
    for (qsizetype start = 0; start < text.size(); start += maxFrameText)
        append(frames, text.sliced(start, std::min(maxFrameText, text.size() - start)), messageTag);
    return frames;
}

QByteArray FrameWriter::finish()
{
    QByteArray frames;
    append(frames, {}, finalTag);
    return frames;
}

void FrameWriter::append(QByteArray& frames, QByteArrayView text, unsigned char tag)
{
    frames += std::exchange(m_header, {});
    const qsizetype length = text.size() + addedBytes;
    frames += static_cast<char>(length >> 8);
    frames += static_cast<char>(length & 0xff);
    const qsizetype start = frames.size();
    frames.resize(start + length);
    crypto_secretstream_xchacha20poly1305_push(&m_state->state, bytesIn(frames.data() + start), nullptr,
                                               bytesIn(text.data()), static_cast<unsigned long long>(text.size()),
                                               nullptr, 0, tag);
}

FrameReader::FrameReader(const StreamKey& key)
{
    std::copy_n(key.data(), key.count, m_key.data());
}

void FrameReader::read(QByteArrayView bytes, QByteArray& text)
{
    if (m_status != Status::Open)
        return;
    m_input.append(bytes);
    qsizetype start = 0;
    if (!m_state) {
        if (!readHeader())
            return;
        start = headerBytes;
    }
    for (qsizetype length = 0; m_status == Status::Open && (length = nextFrame(start)) > 0;) {
        open(QByteArrayView{m_input}.sliced(start + lengthBytes, length), text);
        start += lengthBytes + length;
    }
    if (m_status == Status::Open)
        m_input.remove(0, start);
    else
        m_input.clear();
}

/// False while the header is incomplete.
bool FrameReader::readHeader()
{
    if (m_input.size() < headerBytes)
        return false;
    m_state.reset(new StreamState{});
    crypto_secretstream_xchacha20poly1305_init_pull(&m_state->state, bytesIn(m_input.constData()), m_key.data());
    m_key = {};
    return true;
}

/// The length of the frame that begins there; 0 while it is incomplete.
qsizetype FrameReader::nextFrame(qsizetype start)
{
    if (m_input.size() < start + lengthBytes)
        return 0;
    const auto* head = bytesIn(m_input.constData() + start);
    const qsizetype length = (qsizetype{head[0]} << 8) | head[1];
    if (length < addedBytes || length > maxFrameText + addedBytes)
        m_status = Status::Broken;
    return m_status == Status::Open && m_input.size() >= start + lengthBytes + length ? length : 0;
}

void FrameReader::open(QByteArrayView frame, QByteArray& text)
{
    const qsizetype before = text.size();
    text.resize(before + frame.size() - addedBytes);
    unsigned char tag = 0;
    const bool isGenuine = crypto_secretstream_xchacha20poly1305_pull(
                               &m_state->state, bytesIn(text.data() + before), nullptr, &tag, bytesIn(frame.data()),
                               static_cast<unsigned long long>(frame.size()), nullptr, 0)
        == 0;
    // An honest writer sends no other tag and no empty frame but the last.
    const bool isMessage = isGenuine && tag == messageTag && text.size() > before;
    if (isMessage)
        return;
    m_status = isGenuine && tag == finalTag ? Status::Ended : Status::Broken;
    if (m_status == Status::Broken)
        text.resize(before);
}

} // namespace qipan::net
