// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/secure/key_exchange.h"

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

namespace qipan::net {

/// The most plain text of one frame, in bytes.
inline constexpr qsizetype maxFrameText = 4096;

struct StreamState; ///< libsodium's state of one direction
struct StreamStateDeleter {
    void operator()(StreamState* state) const; ///< wipes it
};

/// Encrypts one direction of a channel: libsodium's secretstream (XChaCha20-Poly1305), whose header comes first, then
/// frames: the length of a ciphertext in two bytes, big endian, and the ciphertext. Keys and nonces change by
/// themselves; each key is used for one writer. Precondition: isEncryptionAvailable().
class FrameWriter {
public:
    explicit FrameWriter(const StreamKey& key);

    /// The frames for this text, with the stream's header before the first one. Empty for an empty text.
    [[nodiscard]] QByteArray write(QByteArrayView text);
    /// The last frame. Nothing may be written after it.
    [[nodiscard]] QByteArray finish();

private:
    void append(QByteArray& frames, QByteArrayView text, unsigned char tag);

    std::unique_ptr<StreamState, StreamStateDeleter> m_state;
    QByteArray m_header; ///< until it is sent
};

/// Decrypts what a FrameWriter with the same key has written, in pieces of any size. Holds at most the bytes given to
/// it and one unfinished frame.
class FrameReader {
public:
    enum class Status {
        Open,   ///< a stream that ends now was cut
        Ended,  ///< the last frame has arrived
        Broken, ///< a frame was not of the other side, not the next one, or not well-formed; nothing more is read
    };

    explicit FrameReader(const StreamKey& key);

    /// Takes received bytes and appends the text of the frames that they complete. What follows the last frame is
    /// dropped.
    void read(QByteArrayView bytes, QByteArray& text);
    [[nodiscard]] Status status() const { return m_status; }

private:
    [[nodiscard]] bool readHeader();
    [[nodiscard]] qsizetype nextFrame(qsizetype start);
    void open(QByteArrayView frame, QByteArray& text);

    StreamKey m_key;                                          ///< until the header is there
    std::unique_ptr<StreamState, StreamStateDeleter> m_state; ///< from the header on
    QByteArray m_input;
    Status m_status = Status::Open;
};

} // namespace qipan::net
