// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/json_line.h"
#include "net/words.h"

#include <QByteArray>
#include <QLatin1String>
#include <QString>

/// Shorthands for reading a message's fields. Each refuses a field that is missing, has another type or is out of
/// range.
namespace qipan::net {

[[nodiscard]] inline int integer(Fields& fields, const char* key, int least = 0, int most = Fields::greatest)
{
    return fields.integer(QLatin1String{key}, least, most);
}

/// A text of `least` to `most` code points.
[[nodiscard]] inline QString text(Fields& fields, const char* key, qsizetype least, qsizetype most)
{
    return fields.text(QLatin1String{key}, least, most);
}

/// The value of a word from a closed list.
template <typename Words>
[[nodiscard]] auto word(Fields& fields, const char* key, const Words& words)
{
    const QLatin1String name{key};
    const auto value = valueOf(words, fields.text(name));
    if (!value)
        fields.refuse(name);
    return value.value_or(words.front().value);
}

/// Decodes a text of exactly 2 × `count` hex digits, upper or lower case; empty for any other text.
[[nodiscard]] QByteArray bytesFromHex(const QString& hex, qsizetype count);

/// `count` bytes in hex.
[[nodiscard]] inline QByteArray bytes(Fields& fields, const char* key, qsizetype count)
{
    const QLatin1String name{key};
    const auto value = bytesFromHex(fields.text(name), count);
    if (value.isEmpty())
        fields.refuse(name);
    return value;
}

} // namespace qipan::net
