// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/code_pages.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <string_view>

#ifdef _WIN32
#include <windows.h>
#endif

namespace qipan::app {

namespace {

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

} // namespace

const CodePage* codePageNamed(QByteArray name)
{
    name = name.toUpper();
    name.removeIf([](char letter) { return !(letter >= 'A' && letter <= 'Z') && !(letter >= '0' && letter <= '9'); });
    const auto isNamed = [&name](const NamedPage& each) {
        return each.name == std::string_view{name.constData(), static_cast<std::size_t>(name.size())};
    };
    const auto* found = std::ranges::find_if(pages, isNamed);
    return found == pages.end() ? nullptr : &found->page;
}

#ifdef _WIN32
// Stays because Qt for Windows is built without ICU, by which Qt knows these encodings.
std::optional<QByteArray> decoded(const QByteArray& bytes, const CodePage& page)
{
    if (bytes.isEmpty())
        return bytes;
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
std::optional<QByteArray> decoded(const QByteArray& bytes, const CodePage& page)
{
    QStringDecoder decoder{page.name, QStringDecoder::Flag::Stateless};
    if (!decoder.isValid())
        return std::nullopt;
    const QString text = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional{text.toUtf8()};
}
#endif

} // namespace qipan::app
