#include "training/reversi/game_record.h"

#include "core/reversi/evaluation.h"

#include <algorithm>
#include <sstream>

namespace qipan::reversi {

namespace {

std::optional<std::vector<Square>> readMoves(std::string_view text)
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
        if ((legalMoves(turn.position) & bitOf(square)) == 0)
            return std::nullopt;
        turn.play(square);
        moves.push_back(square);
    }
    return turn.isOver() ? std::optional{moves} : std::nullopt;
}

bool isPlausible(const GameRecord& record, bool hasLabels)
{
    const auto thought = static_cast<std::int64_t>(record.moves.size()) - record.randomPlies;
    if (record.number < 0 || record.randomPlies < 0 || thought < 0)
        return false;
    if (std::ranges::any_of(record.labels, [](int label) { return label < -mostScore || label > mostScore; }))
        return false;
    return !hasLabels || static_cast<std::int64_t>(record.labels.size()) == thought;
}

} // namespace

void Turn::play(Square square)
{
    position = afterMove(position, square, flips(position, square));
    isBlack = !isBlack;
    if (legalMoves(position) == 0 && legalMoves(position.passed()) != 0) {
        position = position.passed();
        isBlack = !isBlack;
    }
}

std::vector<Turn> turnsOf(const std::vector<Square>& moves)
{
    std::vector<Turn> turns;
    Turn turn;
    for (const Square square : moves) {
        turns.push_back(turn);
        turn.play(square);
    }
    return turns;
}

std::string textOf(const GameRecord& record)
{
    std::string text = std::to_string(record.number) + ' ' + std::to_string(record.randomPlies)
        + (record.lead >= 0 ? " +" : " ") + std::to_string(record.lead) + ' ';
    for (const Square square : record.moves) {
        const Cell cell = cellOf(square);
        text += static_cast<char>('a' + cell.x);
        text += static_cast<char>('1' + cell.y);
    }
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
    const std::optional<std::vector<Square>> played = readMoves(moves);
    if (!played)
        return std::nullopt;
    record.moves = *played;
    if (!isPlausible(record, hasLabels) || textOf(record) != line)
        return std::nullopt;
    return record;
}

} // namespace qipan::reversi
