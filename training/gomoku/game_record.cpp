// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/game_record.h"

#include "core/gomoku/position.h"
#include "core/record/text.h"

#include <array>

namespace qipan::training {

namespace {

using gomoku::Rule;

constexpr std::array<std::string_view, 3> ruleNames{"freestyle", "standard", "renju"};

std::string_view nextWord(std::string_view& rest)
{
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
}

std::optional<int> readScore(std::string_view text)
{
    if (text == "+")
        return gomoku::winScore;
    if (text == "-")
        return -gomoku::winScore;
    return record::readNumber<int>(text);
}

std::optional<RecordedMove> readMove(std::string_view word)
{
    if (word.size() < 2 || word.size() == 3 || (word.size() > 3 && word[2] != ':'))
        return std::nullopt;
    RecordedMove move{.cell = {word[0] - 'a', word[1] - 'a'}};
    if (word.size() > 3) {
        move.score = readScore(word.substr(3));
        if (!move.score)
            return std::nullopt;
    }
    return move;
}

bool readMoves(std::string_view rest, GameRecord& record)
{
    gomoku::Game game{record.rule, record.size};
    while (!rest.empty()) {
        const std::optional<RecordedMove> move = readMove(nextWord(rest));
        if (!move || !game.isLegal(move->cell))
            return false;
        game.play(move->cell);
        record.moves.push_back(*move);
    }
    return true;
}

} // namespace

std::string_view nameOf(Rule rule)
{
    return ruleNames[static_cast<std::size_t>(rule)];
}

std::optional<Rule> ruleNamed(std::string_view name)
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        if (nameOf(rule) == name)
            return rule;
    }
    return std::nullopt;
}

std::string textOf(const GameRecord& record)
{
    std::string text = std::to_string(record.number) + ' ' + std::string{nameOf(record.rule)} + ' '
        + std::to_string(record.size) + ' '
        + (!record.winner                      ? 'D'
               : *record.winner == Side::Black ? 'B'
                                               : 'W');
    for (const RecordedMove& move : record.moves) {
        text += {' ', static_cast<char>('a' + move.cell.x), static_cast<char>('a' + move.cell.y)};
        if (!move.score)
            continue;
        text += ':';
        text += !gomoku::isDecided(*move.score) ? std::to_string(*move.score) : *move.score > 0 ? "+" : "-";
    }
    return text;
}

std::optional<GameRecord> readRecord(std::string_view line)
{
    GameRecord record;
    const auto number = record::readNumber<std::int64_t>(nextWord(line));
    const auto rule = ruleNamed(nextWord(line));
    const auto size = record::readNumber<int>(nextWord(line));
    const std::string_view result = nextWord(line);
    if (!number || !rule || !size || *size < 5 || *size > gomoku::largestSize
        || (result != "B" && result != "W" && result != "D"))
        return std::nullopt;
    record.number = *number;
    record.rule = *rule;
    record.size = *size;
    if (result != "D")
        record.winner = result == "B" ? Side::Black : Side::White;
    if (!readMoves(line, record))
        return std::nullopt;
    return record;
}

} // namespace qipan::training
