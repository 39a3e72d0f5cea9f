// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/link_record.h"

#include "core/record/link_words.h"

namespace qipan::record {

namespace {

using link::PlayRecord;
using link::Step;
using Kind = link::Step::Kind;

constexpr std::string_view magic = "link1";
constexpr std::size_t longestStart = 800; // of a custom board; deal numbers are far shorter
constexpr int maxPoints = 1'000'000'000;

constexpr std::string_view letters = "pmhursxt"; // by kind

bool hasPair(Kind kind)
{
    return kind == Kind::Pair || kind == Kind::FailedPair;
}

/// Reads a step such as "2310p0-17" or "1200h", or returns nothing. `at` is the time of the previous step.
std::optional<Step> readStep(std::string_view word, BoardSize size, link::Milliseconds at)
{
    const auto start = readStepStart(word, at.count());
    const std::size_t kind = start ? letters.find(start->letter) : std::string_view::npos;
    if (kind == std::string_view::npos)
        return std::nullopt;
    Step step{.at = link::Milliseconds{start->at}, .kind = static_cast<Kind>(kind)};
    if (hasPair(step.kind)) {
        const auto pair = readPair(start->rest, size);
        if (!pair)
            return std::nullopt;
        step.pair = *pair;
    } else if (step.kind == Kind::Shuffle) {
        const auto seed = readNumber<std::uint64_t>(start->rest);
        if (!seed)
            return std::nullopt;
        step.seed = *seed;
    } else if (!start->rest.empty()) {
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
            line.append(textOf(step.pair, size));
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
