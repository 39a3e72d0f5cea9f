// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace qipan::app {

/// A character encoding, with the names that decoders use for it.
struct CodePage {
    const char* name; ///< for QStringDecoder
    unsigned windows; ///< the Windows code page identifier
};

inline constexpr CodePage gb18030{"GB18030", 54'936}; ///< includes GBK and GB 2312

/// Finds an encoding by name ("gb_2312-80", "Shift-JIS"). Returns null for UTF-8, Latin-1 and unknown names.
[[nodiscard]] const CodePage* codePageNamed(QByteArray name);

/// Converts to UTF-8. Returns nothing if the text is invalid or the encoding is not supported.
[[nodiscard]] std::optional<QByteArray> decoded(const QByteArray& bytes, const CodePage& page);

} // namespace qipan::app
