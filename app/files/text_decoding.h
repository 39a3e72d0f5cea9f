// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/code_page.h"

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::app {

/// Returns the text after a byte order mark, converted to UTF-8 if the mark is that of UTF-16; nothing if there is no
/// mark.
[[nodiscard]] std::optional<QByteArray> behindMark(const QByteArray& bytes);

/// The bytes as core reads them; valid as long as `bytes` is.
[[nodiscard]] inline std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

[[nodiscard]] bool isUtf8(const QByteArray& bytes);

/// The encoding of the texts of a file, and how it is known.
struct TextPage {
    enum class Source : std::uint8_t {
        Utf8,    ///< the bytes are UTF-8 or ASCII
        Named,   ///< by the file (`CA` in SGF)
        Chosen,  ///< by the user
        Guessed, ///< by what the bytes look like
        Unsure,  ///< so too, but another page is nearly as likely
    };
    std::optional<CodePage> page; ///< nothing for UTF-8
    Source source = Source::Utf8;

    [[nodiscard]] bool isGuessed() const { return source == Source::Guessed || source == Source::Unsure; }
};

/// Returns the encoding of a text without byte order mark: `chosen` if it names one, else UTF-8, else the one that the
/// text declares, else a guess.
[[nodiscard]] TextPage pageOf(const QByteArray& bytes, const QByteArray& chosen = {});

/// Converts a text to UTF-8. Must be applied to the whole text before parsing: in some encodings the second byte of a
/// character can be `]` or `\`.
[[nodiscard]] DecodedText inUtf8(const QByteArray& bytes, const TextPage& page);

} // namespace qipan::app
