// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace qipan::net {

/// The longest line that is read or sent, in bytes with its LF.
inline constexpr qsizetype maxLineBytes = 4096;

/// Splits a stream of bytes into lines.
class LineReader {
public:
    /// Adds received bytes. The reader holds these and at most one unfinished line.
    void add(QByteArrayView bytes);

    /// Removes and returns the next complete line, without its LF and a preceding CR. Nothing when there is none yet,
    /// or after a line that is too long.
    [[nodiscard]] std::optional<QByteArray> next();

    /// True after maxLineBytes without an LF. Reading cannot continue then.
    [[nodiscard]] bool isTooLong() const { return m_tooLong; }

    /// Discards everything.
    void clear();

private:
    QByteArray m_buffer;
    qsizetype m_start = 0; ///< of the first line not yet returned
    bool m_tooLong = false;
};

} // namespace qipan::net
