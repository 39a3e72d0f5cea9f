#pragma once

#include <QByteArray>

#include <optional>

namespace qipan::app {

/// A set of letters, as the system calls it.
struct CodePage {
    const char* name; ///< for iconv
    unsigned windows; ///< the number that Windows has for it
};

inline constexpr CodePage gb18030{"GB18030", 54'936}; ///< with GBK and GB 2312 in it

/// The one that a file names as it likes ("gb_2312-80", "Shift-JIS"); null for UTF-8, Latin-1 and any that is unknown.
[[nodiscard]] const CodePage* codePageNamed(QByteArray name);

/// A text of that code page in UTF-8; nothing where it cannot be one, or the system does not know the code page.
[[nodiscard]] std::optional<QByteArray> decoded(const QByteArray& bytes, const CodePage& page);

} // namespace qipan::app
