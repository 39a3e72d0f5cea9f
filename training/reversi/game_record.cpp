// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/game_record.h"

#include "core/reversi/evaluation.h"
#include "training/reversi/transcript.h"

#include <algorithm>
#include <sstream>

namespace qipan::reversi {

namespace {

bool isPlausible(const GameRecord& record, bool hasLabels)
{
    const auto searchedPlies = static_cast<std::int64_t>(record.moves.size()) - record.randomPlies;
    if (record.number < 0 || record.randomPlies < 0 || searchedPlies < 0)
        return false;
    if (std::ranges::any_of(record.labels, [](int label) { return label < -maxScore || label > maxScore; }))
        return false;
    return !hasLabels || static_cast<std::int64_t>(record.labels.size()) == searchedPlies;
}

} // namespace

Turn turnAfter(const std::vector<Square>& moves)
{
    Turn turn;
    for (const Square square : moves)
        turn = turn.afterForcedPass(square);
    return turn;
}

std::vector<Turn> turnsOf(const std::vector<Square>& moves)
{
    std::vector<Turn> turns;
    Turn turn;
    for (const Square square : moves) {
        turns.push_back(turn);
        turn = turn.afterForcedPass(square);
    }
    return turns;
}

std::string textOf(const GameRecord& record)
{
    std::string text = std::to_string(record.number) + ' ' + std::to_string(record.randomPlies)
        + (record.lead >= 0 ? " +" : " ") + std::to_string(record.lead) + ' ' + transcriptOf(record.moves);
    if (!record.labels.empty())
        text += " |";
    for (const int label : record.labels)
        text += ' ' + std::to_string(label);
    return text;
}

std::optional<GameRecord> readRecord(std::string_view line)
{
    std::istringstream words{std::string{line}};
    GameRecord record;
    std::string moves;
    if (!(words >> record.number >> record.randomPlies >> record.lead >> moves))
        return std::nullopt;
    std::string bar;
    const bool hasLabels = static_cast<bool>(words >> bar);
    for (int label = 0; words >> label;)
        record.labels.push_back(label);
    const std::optional<std::vector<Square>> played = readTranscript(moves);
    if (!played || !turnAfter(*played).isOver())
        return std::nullopt;
    record.moves = *played;
    if (!isPlausible(record, hasLabels) || textOf(record) != line)
        return std::nullopt;
    return record;
}

} // namespace qipan::reversi
