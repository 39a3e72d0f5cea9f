// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/code_page.h"

#include "app/files/gb18030.h"

#include <QString>
#include <QStringDecoder>
#include <QStringEncoder>

#include <algorithm>
#include <array>

#ifdef _WIN32
#include <windows.h>
#endif

namespace qipan::app {

namespace {

struct NamedPage {
    std::string_view name; ///< in upper case, without punctuation
    CodePage page;
};

constexpr std::array namedPages{
    NamedPage{"GB2312", pages::gb18030},
    NamedPage{"GB231280", pages::gb18030},
    NamedPage{"GBK", pages::gb18030},
    NamedPage{"XGBK", pages::gb18030},
    NamedPage{"GB18030", pages::gb18030},
    NamedPage{"EUCCN", pages::gb18030},
    NamedPage{"CP936", pages::gb18030},
    NamedPage{"MS936", pages::gb18030},
    NamedPage{"WINDOWS936", pages::gb18030},
    NamedPage{"BIG5", pages::big5},
    NamedPage{"BIG5HKSCS", pages::big5},
    NamedPage{"CP950", pages::big5},
    NamedPage{"SHIFTJIS", pages::shiftJis},
    NamedPage{"SJIS", pages::shiftJis},
    NamedPage{"CP932", pages::shiftJis},
    NamedPage{"WINDOWS31J", pages::shiftJis},
    NamedPage{"EUCJP", pages::eucJp},
    NamedPage{"EUCKR", pages::eucKr},
    NamedPage{"WINDOWS949", pages::eucKr},
    NamedPage{"CP949", pages::eucKr},
    NamedPage{"KOI8R", {"KOI8-R", 20'866}},
    NamedPage{"ISO88592", {"ISO-8859-2", 28'592}},
    NamedPage{"LATIN2", {"ISO-8859-2", 28'592}},
    NamedPage{"ISO88591", pages::western},
    NamedPage{"LATIN1", pages::western},
    NamedPage{"WINDOWS1252", pages::western},
    NamedPage{"CP1252", pages::western},
    NamedPage{"ISO885915", {"ISO-8859-15", 28'605}},
    NamedPage{"LATIN9", {"ISO-8859-15", 28'605}},
    NamedPage{"WINDOWS1250", {"windows-1250", 1'250}},
    NamedPage{"CP1250", {"windows-1250", 1'250}},
    NamedPage{"WINDOWS1251", pages::cyrillic},
    NamedPage{"CP1251", pages::cyrillic},
};

} // namespace

const CodePage* codePageNamed(QByteArray name)
{
    name = name.toUpper();
    name.removeIf([](char letter) { return !(letter >= 'A' && letter <= 'Z') && !(letter >= '0' && letter <= '9'); });
    const auto isNamed = [&name](const NamedPage& each) {
        return each.name == std::string_view{name.constData(), static_cast<std::size_t>(name.size())};
    };
    const auto* found = std::ranges::find_if(namedPages, isNamed);
    return found == namedPages.end() ? nullptr : &found->page;
}

#ifdef _WIN32
// Stays because Qt for Windows is built without ICU, by which Qt knows these encodings.
static char16_t characterOfPage936(unsigned char first, unsigned char second)
{
    const char bytes[]{static_cast<char>(first), static_cast<char>(second)};
    wchar_t character = 0;
    const int count = MultiByteToWideChar(936, MB_ERR_INVALID_CHARS, bytes, 2, &character, 1);
    return count == 1 ? static_cast<char16_t>(character) : char16_t{0};
}

static std::optional<QString> converted(const QByteArray& bytes, unsigned page, DWORD flags)
{
    const auto size = static_cast<int>(bytes.size()); // records are limited to far less
    const int letters = MultiByteToWideChar(page, flags, bytes.constData(), size, nullptr, 0);
    if (letters <= 0)
        return std::nullopt;
    QString text{letters, Qt::Uninitialized};
    MultiByteToWideChar(page, flags, bytes.constData(), size, reinterpret_cast<wchar_t*>(text.data()), letters);
    return text;
}

DecodedText decoded(const QByteArray& bytes, const CodePage& page)
{
    if (bytes.isEmpty())
        return {};
    const bool lacksPage = page == pages::gb18030 && IsValidCodePage(page.windows) == FALSE;
    const auto text =
        lacksPage ? decodeGb18030(bytes, characterOfPage936) : converted(bytes, page.windows, MB_ERR_INVALID_CHARS);
    if (text)
        return {.text = text->toUtf8()};
    return {.text = converted(bytes, lacksPage ? 936 : page.windows, 0).value_or(QString{}).toUtf8(), .hasError = true};
}

std::optional<QByteArray> encoded(const QByteArray& text, const CodePage& page)
{
    const QString letters = QString::fromUtf8(text);
    if (letters.isEmpty())
        return QByteArray{};
    const bool isGb = page == pages::gb18030;
    const unsigned number = isGb && IsValidCodePage(page.windows) == FALSE ? 936 : page.windows;
    const auto* wide = reinterpret_cast<const wchar_t*>(letters.utf16());
    const auto size = static_cast<int>(letters.size());
    BOOL isLost = FALSE;
    // The call for page 54936 must have neither flags nor a place for losses; it has none.
    const DWORD flags = number == pages::gb18030.windows ? 0 : WC_NO_BEST_FIT_CHARS;
    BOOL* lost = number == pages::gb18030.windows ? nullptr : &isLost;
    const int count = WideCharToMultiByte(number, flags, wide, size, nullptr, 0, nullptr, lost);
    if (count <= 0 || isLost != FALSE)
        return std::nullopt;
    QByteArray bytes{count, Qt::Uninitialized};
    WideCharToMultiByte(number, flags, wide, size, bytes.data(), count, nullptr, nullptr);
    return bytes;
}
#else
DecodedText decoded(const QByteArray& bytes, const CodePage& page)
{
    QStringDecoder decoder{page.name, QStringDecoder::Flag::Stateless};
    if (!decoder.isValid())
        return {.text = QString::fromLatin1(bytes).toUtf8(), .hasError = true};
    const QString text = decoder(bytes);
    return {.text = text.toUtf8(), .hasError = decoder.hasError()};
}

std::optional<QByteArray> encoded(const QByteArray& text, const CodePage& page)
{
    QStringEncoder encoder{page.name, QStringEncoder::Flag::Stateless};
    if (!encoder.isValid())
        return std::nullopt;
    QByteArray bytes = encoder(QString::fromUtf8(text));
    // ICU substitutes characters without reporting an error.
    const DecodedText again = decoded(bytes, page);
    return encoder.hasError() || again.hasError || again.text != text ? std::nullopt : std::optional{bytes};
}
#endif

} // namespace qipan::app
