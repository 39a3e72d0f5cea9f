#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace qipan::net {

/// The longest line that is read or sent, in bytes with its LF.
inline constexpr qsizetype maxLineBytes = 4096;

/// Cuts a stream of bytes into lines.
class LineReader {
public:
    /// Adds received bytes. Holds them and at most one unfinished line.
    void add(QByteArrayView bytes);

    /// Takes the next whole line out, without its LF and a CR before it; nothing when there is none yet or after a line
    /// that is too long.
    [[nodiscard]] std::optional<QByteArray> next();

    /// True when the stream went on for maxLineBytes without an LF. Such a stream cannot be read on.
    [[nodiscard]] bool isTooLong() const { return m_tooLong; }

    /// Throws everything away.
    void clear();

private:
    QByteArray m_buffer;
    qsizetype m_start = 0; ///< of the first line that was not taken out
    bool m_tooLong = false;
};

} // namespace qipan::net
