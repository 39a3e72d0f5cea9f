// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/game_record.h"

#include "core/record/text.h"
#include "core/reversi/evaluation.h"

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

std::string transcriptOf(const std::vector<Square>& moves)
{
    std::string text;
    for (const Square square : moves)
        text += record::nameOf(square);
    return text;
}

std::optional<std::vector<Square>> readTranscript(std::string_view text)
{
    std::vector<Square> moves;
    Turn turn;
    if (text.size() % 2 != 0)
        return std::nullopt;
    for (; !text.empty(); text.remove_prefix(2)) {
        const Cell cell{text[0] - 'a', text[1] - '1'};
        if (cell.x < 0 || cell.x >= boardEdge || cell.y < 0 || cell.y >= boardEdge)
            return std::nullopt;
        const Square square = squareOf(cell);
        if (!turn.allows(square))
            return std::nullopt;
        turn = turn.afterForcedPass(square);
        moves.push_back(square);
    }
    return moves;
}

} // namespace qipan::reversi
