#include "app/files/code_pages.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#ifdef _WIN32
#include <QString>

#include <windows.h>
#else
#include <iconv.h>

#include <cerrno>
#endif

namespace qipan::app {

namespace {

struct NamedPage {
    std::string_view name; ///< in upper case, without punctuation
    CodePage page;
};

constexpr CodePage big5{"BIG5-HKSCS", 950};
constexpr CodePage shiftJis{"CP932", 932};
constexpr CodePage korean{"CP949", 949};
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
    NamedPage{"WINDOWS1252", {"CP1252", 1'252}},
    NamedPage{"CP1252", {"CP1252", 1'252}},
    NamedPage{"ISO885915", {"ISO-8859-15", 28'605}},
    NamedPage{"LATIN9", {"ISO-8859-15", 28'605}},
    NamedPage{"WINDOWS1250", {"CP1250", 1'250}},
    NamedPage{"CP1250", {"CP1250", 1'250}},
    NamedPage{"WINDOWS1251", {"CP1251", 1'251}},
    NamedPage{"CP1251", {"CP1251", 1'251}},
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
    const iconv_t converter = ::iconv_open("UTF-8", page.name);
    if (converter == reinterpret_cast<iconv_t>(std::intptr_t{-1})) // NOLINT(performance-no-int-to-ptr): by POSIX
        return std::nullopt;
    constexpr std::size_t step = std::size_t{1} << 16;
    QByteArray text;
    QByteArray copy = bytes; // iconv takes a non-const pointer
    char* from = copy.data();
    auto left = static_cast<std::size_t>(copy.size());
    bool isGood = true;
    while (isGood && left > 0) {
        std::array<char, step> piece; // NOLINT(cppcoreguidelines-pro-type-member-init): iconv fills it
        char* to = piece.data();
        std::size_t room = piece.size();
        const bool isDone = ::iconv(converter, &from, &left, &to, &room) != static_cast<std::size_t>(-1);
        isGood = isDone || errno == E2BIG;
        text.append(piece.data(), to - piece.data());
    }
    ::iconv_close(converter);
    return isGood ? std::optional{text} : std::nullopt;
}

#endif

} // namespace qipan::app
