// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/gomocup_answer.h"

#include "core/record/text.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace qipan::app {

namespace {

struct Word {
    QLatin1String text;
    GomocupAnswer::Kind kind;
};
constexpr std::array words{
    Word{QLatin1String{"OK"}, GomocupAnswer::Kind::Ok},
    Word{QLatin1String{"SUGGEST"}, GomocupAnswer::Kind::Suggest},
    Word{QLatin1String{"ERROR"}, GomocupAnswer::Kind::Error},
    Word{QLatin1String{"UNKNOWN"}, GomocupAnswer::Kind::Unknown},
    Word{QLatin1String{"MESSAGE"}, GomocupAnswer::Kind::Message},
    Word{QLatin1String{"DEBUG"}, GomocupAnswer::Kind::Message},
};

[[nodiscard]] bool isLetter(QChar letter)
{
    return (letter >= u'a' && letter <= u'z') || (letter >= u'A' && letter <= u'Z');
}

[[nodiscard]] bool isNumber(QStringView text, qsizetype mostDigits)
{
    return !text.isEmpty() && record::leadingDigits(text, mostDigits) == text.size();
}

[[nodiscard]] std::optional<int> readCoordinate(QStringView text)
{
    constexpr qsizetype mostDigits = 6;
    const bool isNegative = text.startsWith(u'-');
    return isNumber(text.sliced(isNegative ? 1 : 0), mostDigits) ? std::optional{text.toInt()} : std::nullopt;
}

[[nodiscard]] std::optional<Cell> readCell(QStringView text)
{
    const qsizetype comma = std::max<qsizetype>(text.indexOf(u','), 0);
    const auto x = readCoordinate(text.first(comma).trimmed());
    const auto y = x ? readCoordinate(text.sliced(comma + 1).trimmed()) : std::nullopt;
    return y ? std::optional{Cell{*x, *y}} : std::nullopt;
}

/// Parses the number after a name: "12", ": -34", "=5K". Anything may follow it.
[[nodiscard]] std::optional<double> readNumber(QStringView text)
{
    constexpr qsizetype mostDigits = 15;
    constexpr qsizetype mostDecimals = 6;
    text = text.trimmed();
    if (text.startsWith(u':') || text.startsWith(u'='))
        text = text.sliced(1).trimmed();
    qsizetype length = text.startsWith(u'+') || text.startsWith(u'-') ? 1 : 0;
    const qsizetype digits = record::leadingDigits(text.sliced(length), mostDigits);
    if (digits == 0)
        return std::nullopt;
    length += digits;
    if (text.sliced(length).startsWith(u'.')) {
        const qsizetype decimals = record::leadingDigits(text.sliced(length + 1), mostDecimals);
        length += decimals > 0 ? 1 + decimals : 0;
    }
    const QChar unit = length < text.size() ? text[length].toLower() : QChar{};
    const double factor = unit == u'k' ? 1e3 : unit == u'm' ? 1e6 : unit == u'g' ? 1e9 : 1;
    return text.first(length).toDouble() * factor;
}

/// Finds the number after one of several names, of which an earlier one may begin with a later one: "depth 12".
[[nodiscard]] std::optional<double> numberAfter(std::initializer_list<QLatin1String> names, QStringView text)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (at > 0 && isLetter(text[at - 1]))
            continue;
        for (const QLatin1String name : names) {
            if (!text.sliced(at).startsWith(name, Qt::CaseInsensitive))
                continue;
            if (const auto number = readNumber(text.sliced(at + name.size())))
                return number;
        }
    }
    return std::nullopt;
}

/// Parses "7,8", or "H8" with rows counted from the bottom.
[[nodiscard]] std::optional<Cell> readCellOfLine(QStringView word, BoardSize size)
{
    constexpr qsizetype mostDigits = 2;
    if (!word.isEmpty() && isLetter(word[0])) {
        const QStringView row = word.sliced(1);
        return isNumber(row, mostDigits)
            ? std::optional{Cell{word[0].toLower().unicode() - u'a', size.rows - row.toInt()}}
            : std::nullopt;
    }
    const qsizetype comma = std::max<qsizetype>(word.indexOf(u','), 0);
    const QStringView x = word.first(comma);
    if (!isNumber(x, mostDigits) || !isNumber(word.sliced(comma + 1), mostDigits))
        return std::nullopt;
    return Cell{x.toInt(), word.sliced(comma + 1).toInt()};
}

/// Parses the cells in a text up to the first one outside the board.
[[nodiscard]] std::vector<Cell> readLine(QStringView text, BoardSize size)
{
    const auto isOfWord = [](QChar letter) {
        return isLetter(letter) || record::isDigit(letter) || QStringView{u"_.,-"}.contains(letter);
    };
    std::vector<Cell> line;
    for (auto begin = text.begin(); begin != text.end();) {
        begin = std::find_if(begin, text.end(), isOfWord);
        const auto end = std::find_if_not(begin, text.end(), isOfWord);
        const auto cell = readCellOfLine({begin, std::find(begin, end, u'-')}, size); // "H8-2" is H8
        if (cell && !size.contains(*cell))
            break;
        if (cell)
            line.push_back(*cell);
        begin = end;
    }
    return line;
}

} // namespace

GomocupAnswer readGomocupAnswer(const QByteArray& line)
{
    const QString whole = QString::fromUtf8(line).simplified();
    if (const auto cell = readCell(whole))
        return {.kind = GomocupAnswer::Kind::Move, .cell = *cell, .text = whole};
    const QString first = whole.section(u' ', 0, 0);
    const QString rest = whole.section(u' ', 1);
    for (const auto& [text, kind] : words) {
        if (first.compare(text, Qt::CaseInsensitive) != 0)
            continue;
        if (kind != GomocupAnswer::Kind::Suggest)
            return {.kind = kind, .text = rest};
        if (const auto cell = readCell(rest))
            return {.kind = kind, .cell = *cell, .text = rest};
    }
    return {.kind = GomocupAnswer::Kind::Other, .text = whole};
}

std::optional<SearchResult> readGomocupThinking(const QString& message, BoardSize size)
{
    using Name = QLatin1String;
    const auto depth = numberAfter({Name{"depth"}, Name{"dep"}, Name{"d"}}, message);
    if (!depth || *depth < 0 || *depth > size.cells())
        return std::nullopt;
    SearchResult result;
    result.depth = static_cast<int>(*depth);
    constexpr double most = 1e9;
    const auto score =
        numberAfter({Name{"score"}, Name{"eval"}, Name{"evaluation"}, Name{"ev"}, Name{"val"}, Name{"value"}}, message);
    result.score = static_cast<int>(std::clamp(score.value_or(0), -most, most));
    const auto nodes = numberAfter({Name{"nodes"}, Name{"node"}, Name{"n"}}, message);
    result.nodes = static_cast<std::uint64_t>(std::clamp(nodes.value_or(0), 0.0, 1e18));
    result.line = readLine(message, size);
    return result;
}

QString aboutValue(const QString& about, const QString& key)
{
    const auto isWithinWord = [](QChar letter) {
        return isLetter(letter) || record::isDigit(letter) || letter == u'_';
    };
    for (qsizetype at = about.indexOf(key, 0, Qt::CaseInsensitive); at >= 0;
         at = about.indexOf(key, at + 1, Qt::CaseInsensitive)) {
        const QStringView rest = QStringView{about}.sliced(at + key.size()).trimmed();
        if ((at > 0 && isWithinWord(about[at - 1])) || !rest.startsWith(u'='))
            continue;
        const QStringView value = rest.sliced(1).trimmed();
        const qsizetype end = value.indexOf(u'"', 1);
        if (value.startsWith(u'"') && end > 0)
            return value.sliced(1, end - 1).toString().simplified();
    }
    return {};
}

} // namespace qipan::app
