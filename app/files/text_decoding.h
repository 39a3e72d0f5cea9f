// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace qipan::app {

/// Returns the text after a byte order mark, converted to UTF-8 if the mark is that of UTF-16; nothing if there is no
/// mark.
[[nodiscard]] std::optional<QByteArray> behindMark(const QByteArray& bytes);

/// Converts a text without byte order mark to UTF-8: from the encoding it declares (`CA` in SGF), else as UTF-8, else
/// from GB 18030 if the characters look Chinese. Otherwise returns it unchanged, and core reads it as Latin-1.
/// Must be applied to the whole text before parsing: in some encodings the second byte of a character can be `]` or
/// `\`.
[[nodiscard]] QByteArray inUtf8(const QByteArray& bytes);

/// Returns whether the result of `inUtf8` is read as Latin-1 but probably is not: a backslash after a non-ASCII byte is
/// the second byte of a character in Big5, Shift JIS and others, so that brackets after it may have been misread.
[[nodiscard]] bool isDoubtful(const QByteArray& decoded);

} // namespace qipan::app
