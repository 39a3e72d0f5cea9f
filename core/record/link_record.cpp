// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/link_record.h"

#include "core/record/text.h"

namespace qipan::record {

namespace {

using link::PlayRecord;
using link::Step;
using Kind = link::Step::Kind;

constexpr std::string_view magic = "link1";
constexpr std::size_t longestStart = 800;                       // of a custom board; deal numbers are far shorter
constexpr std::int64_t longestMilliseconds = 1'000'000'000'000; // 30 years
constexpr int maxPoints = 1'000'000'000;

constexpr std::string_view letters = "pmhursxt"; // by kind

bool hasPair(Kind kind)
{
    return kind == Kind::Pair || kind == Kind::FailedPair;
}

std::string nameOf(Cell cell, BoardSize size)
{
    return std::to_string(cell.y * size.columns + cell.x);
}

/// Reads words separated by single blanks from a line.
class Words {
public:
    explicit Words(std::string_view line)
        : m_rest{line}
    {
    }

    [[nodiscard]] bool isEmpty() const { return m_rest.empty(); }

    [[nodiscard]] std::string_view next()
    {
        const std::size_t end = std::min(m_rest.find(' '), m_rest.size());
        const std::string_view word = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return word;
    }

    /// Reads a number from `least` to `most`.
    template <typename Number>
    [[nodiscard]] std::optional<Number> number(Number least, Number most)
    {
        const auto value = readNumber<Number>(next());
        return value && *value >= least && *value <= most ? value : std::nullopt;
    }

private:
    std::string_view m_rest;
};

std::optional<Cell> readCell(std::string_view text, BoardSize size)
{
    const auto index = readNumber<int>(text);
    if (!index || *index < 0 || *index >= size.cells())
        return std::nullopt;
    return Cell{*index % size.columns, *index / size.columns};
}

std::optional<link::Pair> readPair(std::string_view text, BoardSize size)
{
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto a = readCell(text.substr(0, dash), size);
    const auto b = readCell(text.substr(dash + 1), size);
    if (!a || !b || *a == *b)
        return std::nullopt;
    return link::Pair{*a, *b};
}

/// Reads a step such as "2310p0-17" or "1200h", or returns nothing. `at` is the time of the previous step.
std::optional<Step> readStep(std::string_view word, BoardSize size, link::Milliseconds at)
{
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const auto since = readNumber<std::int64_t>(word.substr(0, digits));
    if (!since || *since > longestMilliseconds || digits == word.size())
        return std::nullopt;
    Step step{.at = at + link::Milliseconds{*since}};
    if (step.at.count() > longestMilliseconds)
        return std::nullopt;
    const std::size_t kind = letters.find(word[digits]);
    if (kind == std::string_view::npos)
        return std::nullopt;
    step.kind = static_cast<Kind>(kind);
    const std::string_view rest = word.substr(digits + 1);
    if (hasPair(step.kind)) {
        const auto pair = readPair(rest, size);
        if (!pair)
            return std::nullopt;
        step.pair = *pair;
    } else if (step.kind == Kind::Shuffle) {
        const auto seed = readNumber<std::uint64_t>(rest);
        if (!seed)
            return std::nullopt;
        step.seed = *seed;
    } else if (!rest.empty()) {
        return std::nullopt;
    }
    return step;
}

std::optional<link::Carryover> readCarryover(Words& words)
{
    const auto level = words.number<int>(1, 1'000'000);
    const auto points = words.number<int>(0, maxPoints);
    const auto hints = words.number<int>(0, link::maxHelpCount);
    const auto shuffles = words.number<int>(0, link::maxHelpCount);
    const auto usedHelp = words.number<int>(0, 1);
    const auto time = words.number<std::int64_t>(0, longestMilliseconds);
    if (!level || !points || !hints || !shuffles || !usedHelp || !time)
        return std::nullopt;
    return link::Carryover{*level, *points, *hints, *shuffles, *usedHelp == 1, link::Milliseconds{*time}};
}

} // namespace

std::string writeLinkRecord(const PlayRecord& record, BoardSize size)
{
    const link::Carryover& start = record.start;
    std::string line{magic};
    line.append(" ").append(link::keyOf(record.gameMode)).append(" ").append(record.deal);
    for (const std::int64_t number :
         {std::int64_t{start.level}, std::int64_t{start.points}, std::int64_t{start.hints},
          std::int64_t{start.shuffles}, std::int64_t{start.usedHelp ? 1 : 0}, std::int64_t{start.time.count()}})
        line.append(" ").append(std::to_string(number));
    link::Milliseconds before{0};
    for (const Step& step : record.steps) {
        line.append(" ").append(std::to_string((step.at - before).count()));
        line += letters[static_cast<std::size_t>(step.kind)];
        if (hasPair(step.kind))
            line.append(nameOf(step.pair.a, size)).append("-").append(nameOf(step.pair.b, size));
        else if (step.kind == Kind::Shuffle)
            line.append(std::to_string(step.seed));
        before = step.at;
    }
    return line;
}

Result<PlayRecord, LinkRecordFault> readLinkRecord(std::string_view line, BoardSize size)
{
    using Fault = LinkRecordFault::Kind;
    if (line.size() > longestLinkRecord)
        return LinkRecordFault{Fault::TooLong};
    Words words{line};
    if (words.next() != magic)
        return LinkRecordFault{Fault::OtherFormat};
    const auto gameMode = link::gameModeOf(words.next());
    if (!gameMode)
        return LinkRecordFault{Fault::GameMode};
    PlayRecord record{.gameMode = *gameMode, .deal = std::string{words.next()}};
    if (record.deal.empty() || record.deal.size() > longestStart)
        return LinkRecordFault{Fault::Deal};
    const auto start = readCarryover(words);
    if (!start)
        return LinkRecordFault{Fault::Carryover};
    record.start = *start;
    while (!words.isEmpty()) {
        const auto step =
            readStep(words.next(), size, record.steps.empty() ? link::Milliseconds{0} : record.steps.back().at);
        if (!step)
            return LinkRecordFault{Fault::Step, record.steps.size() + 1};
        record.steps.push_back(*step);
    }
    return record;
}

std::string_view dealOfLinkRecord(std::string_view line)
{
    Words words{line.substr(0, std::min<std::size_t>(line.size(), longestStart + 100))};
    if (words.next() != magic)
        return {};
    (void)words.next();
    const std::string_view deal = words.next();
    return deal.size() <= longestStart ? deal : std::string_view{};
}

} // namespace qipan::record
