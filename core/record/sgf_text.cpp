// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf_text.h"

#include "core/record/text.h"
#include "core/record/utf8.h"
#include "core/reversi/position.h"

namespace qipan::record {

namespace {

bool isBreak(char letter)
{
    return letter == '\n' || letter == '\r';
}

/// Returns the length in bytes of the line break at the front, or 0. CR LF and LF CR are single breaks.
std::size_t breakAt(std::string_view text)
{
    if (text.empty() || !isBreak(text.front()))
        return 0;
    return text.size() > 1 && isBreak(text[1]) && text[1] != text[0] ? 2 : 1;
}

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\v' || letter == '\f' || isBreak(letter);
}

/// a … z are 0 … 25, A … Z are 26 … 51.
std::optional<int> lineOf(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        return letter - 'a';
    if (letter >= 'A' && letter <= 'Z')
        return letter - 'A' + 26;
    return std::nullopt;
}

bool isLineLetter(char letter)
{
    return lineOf(letter).has_value();
}

/// A point such as "H8" as a column and a number.
struct Named {
    int column = 0;
    int number = 0;
};

std::optional<Named> readNamed(std::string_view value)
{
    if (value.size() < 2 || value.size() > 3 || !isLineLetter(value.front()))
        return std::nullopt;
    const auto number = readNumber<int>(value.substr(1));
    if (!number || *number < 0)
        return std::nullopt;
    return Named{.column = upper(value.front()) - 'A', .number = *number};
}

} // namespace

std::optional<SgfValue> parseSgfValue(std::string_view& rest)
{
    std::size_t at = 0;
    while (at < rest.size() && isBlank(rest[at]))
        ++at;
    if (at == rest.size() || rest[at] != '[')
        return std::nullopt;
    const std::size_t begin = ++at;
    while (at < rest.size() && rest[at] != ']')
        at += rest[at] == '\\' ? 2 : 1;
    if (at >= rest.size()) {
        const SgfValue value{.raw = rest.substr(begin), .isOpen = true};
        rest = {};
        return value;
    }
    const SgfValue value{.raw = rest.substr(begin, at - begin)};
    rest.remove_prefix(at + 1);
    return value;
}

std::string_view sgfFirst(std::string_view values)
{
    const auto value = parseSgfValue(values);
    return value ? value->raw : std::string_view{};
}

bool hasSgfProperty(std::string_view properties, std::string_view name)
{
    while (!properties.empty()) {
        const std::size_t values = std::min(properties.find('['), properties.size());
        if (properties.substr(0, values) == name)
            return true;
        properties.remove_prefix(values);
        while (parseSgfValue(properties)) { }
    }
    return false;
}

std::string sgfText(std::string_view raw, bool oneLine)
{
    std::string text;
    while (!raw.empty()) {
        const bool escaped = raw.front() == '\\';
        if (escaped)
            raw.remove_prefix(1);
        if (raw.empty())
            break;
        if (const std::size_t bytes = breakAt(raw); bytes != 0) {
            if (!escaped)
                text += oneLine ? ' ' : '\n';
            raw.remove_prefix(bytes);
            continue;
        }
        text += isBlank(raw.front()) ? ' ' : raw.front();
        raw.remove_prefix(1);
    }
    return toUtf8(text);
}

std::size_t sgfColon(std::string_view raw)
{
    for (std::size_t at = 0; at < raw.size(); ++at) {
        if (raw[at] == ':')
            return at;
        if (raw[at] == '\\')
            ++at;
    }
    return std::string_view::npos;
}

std::string sgfEscaped(std::string_view text, bool isPart)
{
    std::string escaped;
    for (const char letter : text) {
        if (letter == ']' || letter == '\\' || (isPart && letter == ':'))
            escaped += '\\';
        escaped += letter;
    }
    return escaped;
}

std::optional<SgfPoint> readGomokuPoint(std::string_view value, int size)
{
    if (value.empty() || (value == "tt" && size <= 19))
        return SgfPoint{};
    if (const auto named = readNamed(value))
        return SgfPoint{.cell = Cell{named->column, size - named->number}};
    if (value.size() != 2 || !isLineLetter(value[0]) || !isLineLetter(value[1]))
        return std::nullopt;
    return SgfPoint{.cell = Cell{*lineOf(value[0]), *lineOf(value[1])}};
}

std::optional<SgfPoint> readReversiPoint(std::string_view value)
{
    for (const std::string_view pass : {"", "PA", "PASS", "--", "TT"}) {
        if (std::ranges::equal(value, pass, {}, upper))
            return SgfPoint{};
    }
    if (const auto named = readNamed(value))
        return SgfPoint{.cell = Cell{named->column, named->number - 1}};
    if (value.size() != 2 || !isLineLetter(value[0]) || !isLineLetter(value[1]))
        return std::nullopt;
    return SgfPoint{.cell = Cell{upper(value[0]) - 'A', upper(value[1]) - 'A'}};
}

std::string sgfPoint(Cell cell, bool isReversi)
{
    if (isReversi)
        return nameOf(reversi::squareOf(cell));
    return {static_cast<char>('a' + cell.x), static_cast<char>('a' + cell.y)};
}

} // namespace qipan::record
