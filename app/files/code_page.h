// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>

namespace qipan::app {

/// A character encoding.
struct CodePage {
    const char* name; ///< for QStringDecoder
    unsigned windows; ///< the Windows code page identifier

    friend bool operator==(const CodePage& a, const CodePage& b) { return a.windows == b.windows; }
};

/// Those that are recognised without a name.
namespace pages {
inline constexpr CodePage gb18030{"GB18030", 54'936}; ///< includes GBK and GB 2312
inline constexpr CodePage big5{"BIG5-HKSCS", 950};
inline constexpr CodePage shiftJis{"windows-31j", 932};
inline constexpr CodePage eucJp{"EUC-JP", 20'932};
inline constexpr CodePage eucKr{"windows-949", 949};
inline constexpr CodePage cyrillic{"windows-1251", 1'251};
inline constexpr CodePage western{"windows-1252", 1'252};
} // namespace pages

/// Finds an encoding by name ("gb_2312-80", "Shift-JIS"). Latin-1 is read as Windows does. Returns
/// null for UTF-8 and unknown names.
[[nodiscard]] const CodePage* codePageNamed(QByteArray name);

struct DecodedText {
    QByteArray text;       ///< in UTF-8; invalid bytes are replacement characters
    bool hasError = false; ///< some bytes are invalid. Undefined ones may become control or private-use characters
                           ///< without an error
};
[[nodiscard]] DecodedText decoded(const QByteArray& bytes, const CodePage& page);

/// Converts from UTF-8. Returns nothing if the page lacks a character.
[[nodiscard]] std::optional<QByteArray> encoded(const QByteArray& text, const CodePage& page);

} // namespace qipan::app
