// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_header.h"

#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>

namespace qipan::record {

namespace {

struct Fact {
    std::string_view name;
    std::string GameRecord::*value;
};
constexpr std::array<Fact, 5> headerFacts{{{"Event", &GameRecord::event},
                                           {"Date", &GameRecord::date},
                                           {"Black", &GameRecord::black},
                                           {"White", &GameRecord::white},
                                           {"Result", &GameRecord::result}}};

/// Returns true for the values of unknown headerFacts: "?", "????.??.??", "*".
bool isUnknown(std::string_view value)
{
    return value.find_first_not_of("?.* \t\r\n\v\f") == std::string_view::npos;
}

/// Returns the position after the quote that ends a quoted value, or nothing. Precondition: `text` begins with a quote.
std::optional<std::size_t> endOfQuoted(std::string_view text)
{
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"' && trimmed(text.substr(at + 1)).starts_with(']'))
            return at + 1;
    }
    return std::nullopt;
}

std::string withoutEscapes(std::string_view text)
{
    std::string value;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isEscape = text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == '"' || text[at + 1] == '\\');
        value += text[isEscape ? ++at : at];
    }
    return value;
}

/// Reads "Black: Ada" without brackets, for names that are known; a move behind the colon is one of the game.
std::optional<MoveHeader> readPlainHeader(std::string_view text, std::size_t at)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 21> names{
        {{"Black", "Black"},     {"White", "White"}, {"Event", "Event"}, {"Date", "Date"}, {"Result", "Result"},
         {"Site", "Site"},       {"Round", "Round"}, {"Time", "Time"},   {"Rule", "Rule"}, {"Rules", "Rule"},
         {"Opening", "Opening"}, {"黑", "Black"},    {"黑方", "Black"},  {"白", "White"},  {"白方", "White"},
         {"结果", "Result"},     {"赛事", "Event"},  {"日期", "Date"},   {"时间", "Time"}, {"规则", "Rule"},
         {"开局", "Opening"}}};
    constexpr std::size_t longestLine = 500;
    const std::string_view line = trimmed(text.substr(at, std::min(text.find('\n', at) - at, longestLine)));
    const std::size_t colon = std::min(line.find(':'), line.size());
    const std::string_view name = trimmed(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(std::min(colon + 1, line.size())));
    const auto known = std::ranges::find_if(
        names, [&](const auto& each) { return upperText(each.first) == upperText(name.substr(0, 20)); });
    const bool isMove = value.size() > 1 && upper(value[0]) >= 'A' && upper(value[0]) <= 'Z' && isDigit(value[1]);
    if (known == names.end() || value.empty() || isMove)
        return std::nullopt;
    return MoveHeader{.line = line, .name = known->second, .value = std::string{value}, .bytes = at + line.size()};
}

std::string inQuotes(std::string_view value)
{
    std::string text{'"'};
    for (const char letter : value) {
        if (letter == '"' || letter == '\\')
            text += '\\';
        text += letter == '\n' || letter == '\r' ? ' ' : letter;
    }
    return text + '"';
}

std::string inBrackets(std::string_view name, std::string_view value)
{
    return std::string{"["}.append(name).append(" ").append(inQuotes(value)).append("]\n");
}

bool isRule(const MoveHeader& header)
{
    return std::ranges::equal(header.name, std::string_view{"RULE"}, {}, upper);
}

/// Returns whether a kept header names the rule of the game, with other words than its key.
bool isRuleKept(std::string_view extra, std::string_view rule)
{
    for (auto header = readMoveHeader(extra); header; header = readMoveHeader(extra)) {
        if (isRule(*header))
            return gomokuRuleIn(header->value) == rule;
        extra.remove_prefix(header->bytes);
    }
    return false;
}

/// Returns the line of a header that is kept as it is. One without brackets gets them: outside of them plainText()
/// would convert the letters when it is read again.
std::string keptLine(const MoveHeader& header)
{
    if (header.line.starts_with('['))
        return std::string{header.line} + '\n';
    return inBrackets(header.name, header.value);
}

} // namespace

std::optional<MoveHeader> readMoveHeader(std::string_view text)
{
    const std::size_t open = text.find_first_not_of(allBlanks);
    if (open == std::string_view::npos)
        return std::nullopt;
    if (text[open] != '[')
        return readPlainHeader(text, open);
    const std::string_view line = text.substr(open, text.find('\n', open) - open);
    const std::size_t name =
        std::min(line.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_", 1), line.size());
    const std::size_t value = std::min(line.find_first_not_of(" \t", name), line.size());
    if (name < 3 || value == name || value == line.size())
        return std::nullopt;
    const auto quote = line[value] == '"' ? endOfQuoted(line.substr(value)) : std::nullopt;
    const std::size_t close = quote ? line.find(']', value + *quote) : line.find_last_of(']');
    if (close == std::string_view::npos || close < value)
        return std::nullopt;
    return MoveHeader{.line = line.substr(0, close + 1),
                      .name = line.substr(1, name - 1),
                      .value = quote ? withoutEscapes(line.substr(value + 1, *quote - 2))
                                     : std::string{trimmed(line.substr(value, close - value), " \t\"")},
                      .bytes = open + close + 1};
}

bool addHeader(GameRecord& record, const MoveHeader& header, RecordFormat format)
{
    if (format == RecordFormat::GomokuMoves && isRule(header) && record.rule.empty()) {
        record.rule = gomokuRuleIn(header.value);
        if (!record.rule.empty() && record.rule == header.value)
            return true;
    }
    const auto fact = std::ranges::find_if(
        headerFacts, [&](const Fact& known) { return std::ranges::equal(known.name, header.name, {}, upper, upper); });
    const bool isKept = fact != headerFacts.end() && !isUnknown(header.value) && (record.*fact->value).empty()
        && header.value.size() <= maxNameBytes;
    if (!isKept)
        return addExtra(record, format, GameTree::root, keptLine(header));
    record.*fact->value = shortened(toUtf8(header.value), maxNameBytes);
    return true;
}

std::string writeHeaders(const GameRecord& record, RecordFormat format)
{
    std::string text;
    for (const Fact& fact : headerFacts) {
        if (!(record.*fact.value).empty())
            text += inBrackets(fact.name, record.*fact.value);
    }
    const std::string_view extra = extraFor(record, format, GameTree::root);
    if (format == RecordFormat::GomokuMoves && !record.rule.empty() && !isRuleKept(extra, record.rule))
        text += inBrackets("Rule", record.rule);
    return text.append(extra);
}

} // namespace qipan::record
