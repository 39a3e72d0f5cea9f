// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/text_decoding.h"

#include "app/files/gb18030.h"
#include "core/record/utf8.h"

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <array>

#ifdef _WIN32
#include <windows.h>
#endif

namespace qipan::app {

namespace {

/// A character encoding, with the names that decoders use for it.
struct CodePage {
    const char* name; ///< for QStringDecoder
    unsigned windows; ///< the Windows code page identifier
};

constexpr CodePage gb18030{"GB18030", 54'936}; ///< includes GBK and GB 2312

struct NamedPage {
    std::string_view name; ///< in upper case, without punctuation
    CodePage page;
};

constexpr CodePage big5{"BIG5-HKSCS", 950};
constexpr CodePage shiftJis{"windows-31j", 932};
constexpr CodePage korean{"windows-949", 949};
constexpr std::array pages{
    NamedPage{"GB2312", gb18030},
    NamedPage{"GB231280", gb18030},
    NamedPage{"GBK", gb18030},
    NamedPage{"XGBK", gb18030},
    NamedPage{"GB18030", gb18030},
    NamedPage{"EUCCN", gb18030},
    NamedPage{"CP936", gb18030},
    NamedPage{"MS936", gb18030},
    NamedPage{"WINDOWS936", gb18030},
    NamedPage{"BIG5", big5},
    NamedPage{"BIG5HKSCS", big5},
    NamedPage{"CP950", big5},
    NamedPage{"SHIFTJIS", shiftJis},
    NamedPage{"SJIS", shiftJis},
    NamedPage{"CP932", shiftJis},
    NamedPage{"WINDOWS31J", shiftJis},
    NamedPage{"EUCJP", {"EUC-JP", 20'932}},
    NamedPage{"EUCKR", korean},
    NamedPage{"CP949", korean},
    NamedPage{"KOI8R", {"KOI8-R", 20'866}},
    NamedPage{"ISO88592", {"ISO-8859-2", 28'592}},
    NamedPage{"LATIN2", {"ISO-8859-2", 28'592}},
    NamedPage{"WINDOWS1252", {"windows-1252", 1'252}},
    NamedPage{"CP1252", {"windows-1252", 1'252}},
    NamedPage{"ISO885915", {"ISO-8859-15", 28'605}},
    NamedPage{"LATIN9", {"ISO-8859-15", 28'605}},
    NamedPage{"WINDOWS1250", {"windows-1250", 1'250}},
    NamedPage{"CP1250", {"windows-1250", 1'250}},
    NamedPage{"WINDOWS1251", {"windows-1251", 1'251}},
    NamedPage{"CP1251", {"windows-1251", 1'251}},
};

/// Finds an encoding by name ("gb_2312-80", "Shift-JIS"). Returns null for UTF-8, Latin-1 and unknown names.
[[nodiscard]] const CodePage* codePageNamed(QByteArray name)
{
    name = name.toUpper();
    name.removeIf([](char letter) { return !(letter >= 'A' && letter <= 'Z') && !(letter >= '0' && letter <= '9'); });
    const auto isNamed = [&name](const NamedPage& each) {
        return each.name == std::string_view{name.constData(), static_cast<std::size_t>(name.size())};
    };
    const auto* found = std::ranges::find_if(pages, isNamed);
    return found == pages.end() ? nullptr : &found->page;
}

/// Converts to UTF-8. Returns nothing if the encoding is not supported or the decoder reports an error. For undefined
/// bytes of some encodings it reports none: they become control or private-use characters.
#ifdef _WIN32
// Stays because Qt for Windows is built without ICU, by which Qt knows these encodings.
[[nodiscard]] char16_t characterOfPage936(unsigned char first, unsigned char second)
{
    const char bytes[]{static_cast<char>(first), static_cast<char>(second)};
    wchar_t character = 0;
    const int count = MultiByteToWideChar(936, MB_ERR_INVALID_CHARS, bytes, 2, &character, 1);
    return count == 1 ? static_cast<char16_t>(character) : char16_t{0};
}

[[nodiscard]] std::optional<QByteArray> decoded(const QByteArray& bytes, const CodePage& page)
{
    if (bytes.isEmpty())
        return bytes;
    if (page.windows == gb18030.windows && IsValidCodePage(page.windows) == FALSE) {
        const auto text = decodeGb18030(bytes, characterOfPage936);
        return text ? std::optional{text->toUtf8()} : std::nullopt;
    }
    const auto size = static_cast<int>(bytes.size()); // records are limited to far less
    const int letters = MultiByteToWideChar(page.windows, MB_ERR_INVALID_CHARS, bytes.constData(), size, nullptr, 0);
    if (letters <= 0)
        return std::nullopt;
    QString text{letters, Qt::Uninitialized};
    MultiByteToWideChar(page.windows, MB_ERR_INVALID_CHARS, bytes.constData(), size,
                        reinterpret_cast<wchar_t*>(text.data()), letters);
    return text.toUtf8();
}
#else
[[nodiscard]] std::optional<QByteArray> decoded(const QByteArray& bytes, const CodePage& page)
{
    QStringDecoder decoder{page.name, QStringDecoder::Flag::Stateless};
    if (!decoder.isValid())
        return std::nullopt;
    const QString text = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional{text.toUtf8()};
}
#endif

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
