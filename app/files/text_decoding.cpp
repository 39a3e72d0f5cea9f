// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/text_decoding.h"

#include "app/files/code_pages.h"
#include "core/record/utf8.h"

#include <QByteArrayView>
#include <QRegularExpression>
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
    static const QRegularExpression property{u"(?<![A-Z])CA\\s*\\[([^\\]]{1,40})\\]"_qs};
    return codePageNamed(property.match(QString::fromLatin1(text.left(looked))).captured(1).toLatin1());
}

/// Tells GB 18030 from Latin-1: at least half of the characters are common Chinese ones (level 1 of GB 2312), and none
/// is for private use. In Latin-1 texts such byte pairs are rare; "ö" and the next letter are no such pair.
[[nodiscard]] bool isChinese(QByteArrayView text)
{
    qsizetype letters = 0;
    qsizetype common = 0;
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        const auto first = static_cast<unsigned char>(text[i]);
        const auto second = static_cast<unsigned char>(text[i + 1]);
        if (first < 0x80)
            continue;
        ++letters;
        const bool isFour = second >= '0' && second <= '9';
        const bool isHigh = second >= 0xa1;
        const bool isPrivate =
            isHigh ? (first >= 0xaa && first <= 0xaf) || first >= 0xf8 : !isFour && first >= 0xa1 && first <= 0xa7;
        if (isPrivate)
            return false;
        common += isHigh && first >= 0xb0 && first <= 0xd7 ? 1 : 0;
        i += isFour ? 3 : 1;
    }
    return common > 0 && 2 * common >= letters;
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

QByteArray inUtf8(const QByteArray& bytes)
{
    // UTF-8 first: the declared encoding is often outdated, and hardly any other text is valid UTF-8.
    if (record::isUtf8({bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return bytes;
    if (const CodePage* page = namedIn(bytes)) {
        if (auto text = decoded(bytes, *page))
            return *std::move(text);
    }
    if (!isChinese(bytes))
        return bytes;
    return decoded(bytes, gb18030).value_or(bytes);
}

bool isDoubtful(const QByteArray& decoded)
{
    const auto isPair = [](char first, char second) {
        return static_cast<unsigned char>(first) >= 0x80 && second == '\\';
    };
    return std::adjacent_find(decoded.begin(), decoded.end(), isPair) != decoded.end()
        && !record::isUtf8({decoded.constData(), static_cast<std::size_t>(decoded.size())});
}

} // namespace qipan::app
