// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/text_decoding.h"

#include "app/files/code_page_guess.h"
#include "core/record/utf8.h"

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

#include <algorithm>

namespace qipan::app {

namespace {

[[nodiscard]] QByteArray fromUtf16(QByteArrayView text, QStringConverter::Encoding encoding)
{
    const QString decoded = QStringDecoder{encoding}.decode(text);
    return decoded.toUtf8();
}

[[nodiscard]] const CodePage* namedIn(const QByteArray& text)
{
    constexpr qsizetype looked = 4'096; // the property is in the first node
    constexpr qsizetype longestEncoding = 40;
    const QByteArray begin = text.left(looked);
    for (qsizetype at = begin.indexOf("CA"); at >= 0; at = begin.indexOf("CA", at + 1)) {
        const QByteArray value = begin.sliced(at + 2).trimmed();
        const qsizetype end = value.indexOf(']');
        const bool isProperty = at == 0 || begin[at - 1] < 'A' || begin[at - 1] > 'Z';
        if (isProperty && value.startsWith('[') && end > 1 && end <= longestEncoding + 1)
            return codePageNamed(value.sliced(1, end - 1));
    }
    return nullptr;
}

} // namespace

std::optional<QByteArray> behindMark(const QByteArray& bytes)
{
    if (bytes.startsWith("\xef\xbb\xbf"))
        return bytes.sliced(3);
    if (bytes.startsWith("\xff\xfe"))
        return fromUtf16(QByteArrayView{bytes}.sliced(2), QStringConverter::Utf16LE);
    if (bytes.startsWith("\xfe\xff"))
        return fromUtf16(QByteArrayView{bytes}.sliced(2), QStringConverter::Utf16BE);
    return std::nullopt;
}

bool isUtf8(const QByteArray& bytes)
{
    return record::isUtf8(viewOf(bytes));
}

TextPage pageOf(const QByteArray& bytes, const QByteArray& chosen)
{
    if (const CodePage* page = codePageNamed(chosen))
        return {.page = *page, .source = TextPage::Source::Chosen};
    // UTF-8 first: the declared encoding is often outdated, and hardly any other text is valid UTF-8.
    if (isUtf8(bytes))
        return {};
    const CodePage* named = namedIn(bytes);
    // Latin-1 is the default in SGF, and valid for any bytes, so programs name it wrongly.
    const bool isLatin = named != nullptr && *named == pages::western;
    const bool isTrusted = named != nullptr && !isLatin && !decoded(bytes, *named).hasError;
    const PageGuess guess = guessCodePage(bytes, isTrusted ? named : nullptr);
    const bool isGuessable = named != nullptr && std::ranges::find(guessedPages, *named) != guessedPages.end();
    const bool isRight = (isLatin || isTrusted) && (!isGuessable || guess.page == *named);
    if (isRight)
        return {.page = *named, .source = TextPage::Source::Named};
    return {.page = guess.page, .source = guess.isSure ? TextPage::Source::Guessed : TextPage::Source::Unsure};
}

DecodedText inUtf8(const QByteArray& bytes, const TextPage& page)
{
    return page.page ? decoded(bytes, *page.page) : DecodedText{.text = bytes};
}

} // namespace qipan::app
