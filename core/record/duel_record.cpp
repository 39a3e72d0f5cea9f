// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/duel_record.h"

#include "core/link/deal_number.h"
#include "core/record/link_words.h"
#include "core/record/utf8.h"

#include <algorithm>

namespace qipan::record {

namespace {

using DuelFault = DuelRecordFault::Kind;

constexpr std::string_view duelFormat = "duel";
constexpr std::string_view duelMagic = "duel1";
constexpr std::string_view betweenSeats = "/";
constexpr std::string_view nothingYet = "-";

constexpr std::string_view actionLetters = "phs"; // by kind

template <typename Value>
struct DuelWord {
    std::string_view text;
    Value value;
};
constexpr std::array duelRules{DuelWord<duel::Rule>{"race", duel::Rule::Race},
                               DuelWord<duel::Rule>{"points", duel::Rule::Points}};
constexpr std::array duelWinners{DuelWord<std::optional<Seat>>{"host", Seat::First},
                                 DuelWord<std::optional<Seat>>{"guest", Seat::Second},
                                 DuelWord<std::optional<Seat>>{"draw", std::nullopt}};
constexpr std::array duelReasons{DuelWord<duel::EndReason>{"cleared", duel::EndReason::Cleared},
                                 DuelWord<duel::EndReason>{"points", duel::EndReason::Points},
                                 DuelWord<duel::EndReason>{"resign", duel::EndReason::Resign},
                                 DuelWord<duel::EndReason>{"agreed", duel::EndReason::Agreed}};

template <typename List, typename Value>
std::string_view textOfWord(const List& words, const Value& value)
{
    return std::ranges::find(words, value, [](const auto& word) { return word.value; })->text;
}

/// Returns the word with this text; null if there is none.
template <typename List>
const auto* wordIn(const List& words, std::string_view text)
{
    const auto found = std::ranges::find(words, text, [](const auto& word) { return word.text; });
    return found == words.end() ? nullptr : &*found;
}

/// Returns whether a character may stand in a name. A name is one line.
bool isInName(char character)
{
    const auto code = static_cast<unsigned char>(character);
    return code >= 0x20 && code != 0x7f;
}

/// Adds a name in quotes, with a backslash before a quote and a backslash.
void appendName(std::string& line, std::string_view name)
{
    const std::string text = toUtf8(name);
    line += " \"";
    std::string kept;
    std::ranges::copy_if(text, std::back_inserter(kept), isInName);
    for (const char character : shortened(kept, longestDuelName)) {
        if (character == '"' || character == '\\')
            line += '\\';
        line += character;
    }
    line += '"';
}

/// Reads a name in quotes from the beginning of `text` and removes it.
std::optional<std::string> takeName(std::string_view& text)
{
    std::string name;
    if (!text.starts_with('"'))
        return std::nullopt;
    for (std::size_t i = 1; i < text.size() && isInName(text[i]); ++i) {
        if (text[i] == '"') {
            text.remove_prefix(i + 1);
            return name.size() <= longestDuelName && isUtf8(name) ? std::optional{name} : std::nullopt;
        }
        if (text[i] == '\\' && (++i == text.size() || !isInName(text[i])))
            break;
        name += text[i];
    }
    return std::nullopt;
}

std::optional<std::array<std::string, 2>> readPlayerNames(std::string_view text)
{
    auto first = takeName(text);
    if (!first || !text.starts_with(' '))
        return std::nullopt;
    text.remove_prefix(1);
    auto second = takeName(text);
    if (!second || !text.empty())
        return std::nullopt;
    return std::array{std::move(*first), std::move(*second)};
}

std::optional<duel::Action> readAction(std::string_view word, BoardSize size, duel::Milliseconds before)
{
    const auto start = readStepStart(word, before.count());
    const std::size_t kind = start ? actionLetters.find(start->letter) : std::string_view::npos;
    if (kind == std::string_view::npos)
        return std::nullopt;
    duel::Action action{.kind = static_cast<duel::Action::Kind>(kind), .at = duel::Milliseconds{start->at}};
    if (action.kind != duel::Action::Kind::Pair)
        return start->rest.empty() ? std::optional{action} : std::nullopt;
    const auto pair = readPair(start->rest, size);
    if (!pair)
        return std::nullopt;
    action.pair = *pair;
    return action;
}

/// Reads everything before the actions.
std::optional<DuelFault> readHead(Words& words, DuelRecord& record)
{
    if (words.next() != duelMagic)
        return DuelFault::OtherFormat;
    const auto rule = duelRuleOf(words.next());
    if (!rule)
        return DuelFault::Rule;
    const auto deal = link::readDealNumber(words.next());
    if (!deal)
        return DuelFault::Deal;
    const auto bestOf = words.number<int>(1, 5);
    const auto minutes = words.number<int>(0, duel::longestMinutes);
    const auto hint = words.number<int>(0, static_cast<int>(duel::largestCost.count()));
    const auto shuffle = words.number<int>(0, static_cast<int>(duel::largestCost.count()));
    if (!bestOf || !minutes || !hint || !shuffle)
        return DuelFault::Setup;
    record.setup = {.deal = *deal,
                    .rule = *rule,
                    .bestOf = *bestOf,
                    .minutes = std::chrono::minutes{*minutes},
                    .hintCost = std::chrono::seconds{*hint},
                    .shuffleCost = std::chrono::seconds{*shuffle}};
    if (!duel::isValid(record.setup))
        return DuelFault::Setup;
    const std::string_view winner = words.next();
    const std::string_view reason = words.next();
    if (winner == nothingYet && reason == nothingYet)
        return {};
    const auto* won = wordIn(duelWinners, winner);
    const auto* why = wordIn(duelReasons, reason);
    if (won == nullptr || why == nullptr)
        return DuelFault::Verdict;
    record.verdict = duel::Verdict{won->value, why->value};
    return {};
}

/// Reads the actions of both seats.
std::optional<DuelRecordFault> readActions(Words& words, DuelRecord& record)
{
    Seat seat = Seat::First;
    while (!words.isEmpty()) {
        const std::string_view word = words.next();
        if (word == betweenSeats && seat == Seat::First) {
            seat = Seat::Second;
            continue;
        }
        std::vector<duel::Action>& actions = record.actions[indexOf(seat)];
        const auto action =
            readAction(word, record.setup.deal.size, actions.empty() ? duel::Milliseconds{0} : actions.back().at);
        if (!action)
            return DuelRecordFault{DuelFault::Step, seat, actions.size() + 1};
        actions.push_back(*action);
    }
    if (seat == Seat::First) // the other's actions are missing
        return DuelRecordFault{DuelFault::Step, Seat::Second, 1};
    return {};
}

} // namespace

std::string writeDuel(const DuelRecord& record)
{
    const duel::Setup& setup = record.setup;
    std::string line{duelMagic};
    const auto add = [&line](std::string_view word) { line.append(" ").append(word); };
    add(keyOf(setup.rule));
    add(link::dealNumber(setup.deal));
    for (const std::int64_t number : {std::int64_t{setup.bestOf}, std::int64_t{setup.minutes.count()},
                                      std::int64_t{setup.hintCost.count()}, std::int64_t{setup.shuffleCost.count()}})
        add(std::to_string(number));
    add(record.verdict ? textOfWord(duelWinners, record.verdict->winner) : nothingYet);
    add(record.verdict ? textOfWord(duelReasons, record.verdict->reason) : nothingYet);
    for (const auto& actions : record.actions) {
        if (&actions == &record.actions.back())
            add(betweenSeats);
        duel::Milliseconds before{0};
        for (const duel::Action& action : actions) {
            add(std::to_string((action.at - before).count()));
            line += actionLetters[static_cast<std::size_t>(action.kind)];
            if (action.kind == duel::Action::Kind::Pair)
                line += textOf(action.pair, setup.deal.size);
            before = action.at;
        }
    }
    if (record.names != std::array<std::string, 2>{}) {
        for (const std::string& name : record.names)
            appendName(line, name);
    }
    return line;
}

Result<DuelRecord, DuelRecordFault> readDuel(std::string_view line)
{
    if (line.size() > longestDuelRecord)
        return DuelRecordFault{DuelFault::TooLong};
    DuelRecord record;
    const std::size_t end = std::min(line.find(" \""), line.size()); // no other word has a quote
    Words words{line.substr(0, end)};
    if (const auto fault = readHead(words, record))
        return DuelRecordFault{*fault};
    if (auto fault = readActions(words, record))
        return *fault;
    if (end < line.size()) {
        auto names = readPlayerNames(line.substr(end + 1));
        if (!names)
            return DuelRecordFault{DuelFault::Names};
        record.names = std::move(*names);
    }
    return record;
}

std::string_view keyOf(duel::Rule rule)
{
    return textOfWord(duelRules, rule);
}

std::optional<duel::Rule> duelRuleOf(std::string_view key)
{
    const auto* word = wordIn(duelRules, key);
    return word == nullptr ? std::nullopt : std::optional{word->value};
}

bool isDuelRecord(std::string_view line)
{
    return line.starts_with(duelFormat) && line.size() > duelFormat.size() && isDigit(line[duelFormat.size()]);
}

} // namespace qipan::record
