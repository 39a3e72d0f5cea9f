// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/code_page.h"

#include <array>

namespace qipan::app {

/// The pages that guessCodePage() chooses from, the most likely first.
inline constexpr std::array guessedPages{pages::gb18030, pages::big5,     pages::shiftJis, pages::eucJp,
                                         pages::eucKr,   pages::cyrillic, pages::western};

struct PageGuess {
    CodePage page;
    bool isSure = false; ///< no other page is nearly as likely
};

/// Guesses the encoding of a text that is neither ASCII nor UTF-8, by how many bits each page needs for it: by the
/// valid bytes of the page, and how common their characters are in its language. More text makes it surer. Looks at the
/// first 64 KiB. `named` is the page that the text names, if any: it is right unless another one is much likelier.
[[nodiscard]] PageGuess guessCodePage(const QByteArray& text, const CodePage* named = nullptr);

} // namespace qipan::app
