// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/plain_fours.h"

#include "tests/core/gomoku/plain_renju.h"

#include <algorithm>

namespace qipan::test {

using namespace gomoku;

namespace {

bool isFive(Board& board, Rule rule, Point point, Side side)
{
    const ScopedMove scopedMove{board, point, side};
    return winsThrough(board, rule, point);
}

/// Like plainFives(), if every new five contains the stone on `around`.
std::vector<Point> fivesAround(Board& board, Rule rule, Point around, Side side)
{
    std::vector<Point> fives;
    for (const int step : lineSteps) {
        for (int i = -4; i <= 4; ++i) {
            const Point point = around + i * step;
            if (board.at(point) == Stone::None && isFive(board, rule, point, side))
                fives.push_back(point);
        }
    }
    return fives;
}

} // namespace

std::vector<Point> emptyPointsOf(const Board& board)
{
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.at(pointOf({x, y})) == Stone::None)
                points.push_back(pointOf({x, y}));
        }
    }
    return points;
}

Board drawnBoard(const std::vector<std::string>& rows)
{
    Board board{static_cast<int>(rows.size())};
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == 'X' || rows[y][x] == 'O')
                board.place(pointOf({static_cast<int>(x), static_cast<int>(y)}),
                            rows[y][x] == 'X' ? Side::Black : Side::White);
        }
    }
    return board;
}

bool plainlyAllowed(const Board& board, Rule rule, Point point, Side side)
{
    if (rule != Rule::Renju || side == Side::White)
        return true;
    std::vector<std::vector<int>> rows(static_cast<std::size_t>(board.size()),
                                       std::vector<int>(static_cast<std::size_t>(board.size())));
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x)
            rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] =
                static_cast<int>(board.at(pointOf({x, y})));
    }
    return plainVerdict(rows, cellOf(point)).kind == Forbidden::None;
}

std::vector<Point> plainFives(const Board& board, Rule rule, Side side)
{
    Board scopedMove = board;
    std::vector<Point> fives = emptyPointsOf(board);
    std::erase_if(fives, [&](Point point) { return !isFive(scopedMove, rule, point, side); });
    return fives;
}

bool provesWinByFours(Board board, Rule rule, Side attacker, const std::vector<Point>& line)
{
    const Side defender = opposite(attacker);
    for (std::size_t i = 0; i < line.size(); i += 2) {
        if (board.at(line[i]) != Stone::None || !plainlyAllowed(board, rule, line[i], attacker))
            return false;
        board.place(line[i], attacker);
        if (winsThrough(board, rule, line[i]))
            return i + 1 == line.size();
        const std::vector<Point> fives = plainFives(board, rule, attacker);
        for (const Point answer : emptyPointsOf(board)) {
            if (isFive(board, rule, answer, defender))
                return false;
            const auto blocked = std::ranges::count(fives, answer);
            if (static_cast<std::ptrdiff_t>(fives.size()) > blocked)
                continue; // leaves a five
            if (!plainlyAllowed(board, rule, answer, defender))
                continue;
            if (i + 1 == line.size() || line[i + 1] != answer)
                return false;
        }
        if (i + 1 == line.size())
            return true;
        if (board.at(line[i + 1]) != Stone::None || !plainlyAllowed(board, rule, line[i + 1], defender))
            return false;
        board.place(line[i + 1], defender);
    }
    return false; // illegal, or the last one is an answer
}

bool winsByFours(Board& board, Rule rule, Side attacker, int fours)
{
    if (!plainFives(board, rule, attacker).empty())
        return true;
    const Side defender = opposite(attacker);
    const std::vector<Point> fivesAgainst = plainFives(board, rule, defender);
    if (fours == 0 || fivesAgainst.size() > 1)
        return false;
    for (const Point four : fivesAgainst.empty() ? emptyPointsOf(board) : fivesAgainst) {
        std::vector<Point> fives;
        {
            const ScopedMove scopedMove{board, four, attacker};
            fives = fivesAround(board, rule, four, attacker);
        }
        if (fives.empty() || !plainlyAllowed(board, rule, four, attacker))
            continue;
        const ScopedMove attack{board, four, attacker};
        if (fives.size() > 1 || !plainlyAllowed(board, rule, fives.front(), defender))
            return true;
        const ScopedMove block{board, fives.front(), defender};
        if (winsByFours(board, rule, attacker, fours - 1))
            return true;
    }
    return false;
}

} // namespace qipan::test
