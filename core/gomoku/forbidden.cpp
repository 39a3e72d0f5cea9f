// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/forbidden.h"

#include <array>
#include <cstdint>

namespace qipan::gomoku {

namespace {

/// What a black stone on a point makes, ignoring threes.
enum class Made : std::uint8_t { Nothing, Five, Overline, DoubleFour };

/// The contents of a line in one direction from a point: black stones, an empty point, more black stones.
struct Ray {
    int adjacent = 0;      ///< black stones next to the point
    bool isGap = false;    ///< an empty point follows them
    int beyond = 0;        ///< black stones after that empty point
    bool isFarGap = false; ///< an empty point follows those, and no black stone follows it
};

Ray rayFrom(const Board& board, Point point, int step)
{
    Ray ray;
    point += step;
    for (; board.at(point) == Stone::Black; point += step)
        ++ray.adjacent;
    ray.isGap = board.at(point) == Stone::None;
    if (!ray.isGap)
        return ray;
    for (point += step; board.at(point) == Stone::Black; point += step)
        ++ray.beyond;
    ray.isFarGap = board.at(point) == Stone::None && board.at(point + step) != Stone::Black;
    return ray;
}

/// A line through a point that is assumed to hold a black stone.
struct Line {
    Ray before;
    Ray after;

    [[nodiscard]] int row() const { return before.adjacent + 1 + after.adjacent; }
    /// Every empty point that makes five is next to the row; elsewhere the row does not change.
    [[nodiscard]] int fours() const
    {
        const auto makesFive = [this](const Ray& ray) { return ray.isGap && row() + 1 + ray.beyond == 5; };
        const int points = (makesFive(before) ? 1 : 0) + (makesFive(after) ? 1 : 0);
        return row() == 4 && points == 2 ? 1 : points;
    }
    /// Returns true if the empty point after `ray.adjacent` makes a straight four.
    [[nodiscard]] bool makesStraightFour(const Ray& ray, const Ray& other) const
    {
        return ray.isGap && row() + 1 + ray.beyond == 4 && ray.isFarGap && other.isGap && other.beyond == 0;
    }
    /// Never true for a line with a four: that needs another stone, or has stones where this needs empty points.
    [[nodiscard]] bool mayBeThree() const
    {
        return makesStraightFour(before, after) || makesStraightFour(after, before);
    }
};

using Lines = std::array<Line, lineSteps.size()>;

/// What a stone on a point makes, as far as can be told without recursion.
struct LineCounts {
    Made made = Made::Nothing;
    int possibleThrees = 0; ///< lines that may hold a three
    Lines lines;            ///< all lines, unless `made` is a five
};

LineCounts lineCountsAt(const Board& board, Point point)
{
    LineCounts lineCounts;
    bool overline = false;
    int fours = 0;
    for (std::size_t i = 0; i < lineCounts.lines.size(); ++i) {
        Line& line = lineCounts.lines[i];
        line = {rayFrom(board, point, -lineSteps[i]), rayFrom(board, point, lineSteps[i])};
        if (line.row() == 5) {
            lineCounts.made = Made::Five;
            return lineCounts;
        }
        overline |= line.row() > 5;
        fours += line.fours();
        lineCounts.possibleThrees += line.mayBeThree() ? 1 : 0;
    }
    lineCounts.made = overline ? Made::Overline : fours >= 2 ? Made::DoubleFour : Made::Nothing;
    return lineCounts;
}

/// Returns true if at least two lines hold a three. Precondition: the stone on `point` has been placed.
bool isDoubleThree(Board& board, Point point, const LineCounts& lineCounts);

/// Returns true if black may make a straight four on the empty point `point`, without making a five.
bool isFree(Board& board, Point point)
{
    const LineCounts lineCounts = lineCountsAt(board, point);
    if (lineCounts.made != Made::Nothing)
        return false;
    if (lineCounts.possibleThrees < 2)
        return true;
    board.place(point, Side::Black);
    const bool forbidden = isDoubleThree(board, point, lineCounts);
    board.remove(point);
    return !forbidden;
}

bool isDoubleThree(Board& board, Point point, const LineCounts& lineCounts)
{
    int possible = lineCounts.possibleThrees;
    int threes = 0;
    for (std::size_t i = 0; i < lineCounts.lines.size() && threes < 2 && threes + possible >= 2; ++i) {
        const Line& line = lineCounts.lines[i];
        if (!line.mayBeThree())
            continue;
        --possible;
        const Point before = point - (line.before.adjacent + 1) * lineSteps[i];
        const Point after = point + (line.after.adjacent + 1) * lineSteps[i];
        if ((line.makesStraightFour(line.before, line.after) && isFree(board, before))
            || (line.makesStraightFour(line.after, line.before) && isFree(board, after)))
            ++threes;
    }
    return threes >= 2;
}

/// Returns true if the surrounding stones rule out a forbidden point. Two fours or threes in two lines need two stones
/// on each line within four steps; two fours on one line, or an overline, need four there.
bool isHarmless(const Board& board, Point point)
{
    int linesWithTwo = 0;
    int linesWithFour = 0;
    for (const int step : lineSteps) {
        int stones = 0;
        for (int i = 1; i <= 4; ++i) {
            stones += board.at(point + i * step) == Stone::Black ? 1 : 0;
            stones += board.at(point - i * step) == Stone::Black ? 1 : 0;
        }
        linesWithTwo += stones >= 2 ? 1 : 0;
        linesWithFour += stones >= 4 ? 1 : 0;
    }
    return linesWithTwo < 2 && linesWithFour == 0;
}

} // namespace

Forbidden forbiddenAt(const Board& board, Point point)
{
    if (isHarmless(board, point))
        return Forbidden::None;
    const LineCounts lineCounts = lineCountsAt(board, point);
    switch (lineCounts.made) {
    case Made::Five:
        return Forbidden::None;
    case Made::Overline:
        return Forbidden::Overline;
    case Made::DoubleFour:
        return Forbidden::DoubleFour;
    case Made::Nothing:
        break;
    }
    if (lineCounts.possibleThrees < 2)
        return Forbidden::None;
    Board trial = board;
    trial.place(point, Side::Black);
    return isDoubleThree(trial, point, lineCounts) ? Forbidden::DoubleThree : Forbidden::None;
}

std::vector<ForbiddenCell> forbiddenCells(const Board& board)
{
    std::vector<ForbiddenCell> cells;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point point = pointOf({x, y});
            if (board.at(point) != Stone::None)
                continue;
            if (const Forbidden kind = forbiddenAt(board, point); kind != Forbidden::None)
                cells.push_back({{x, y}, kind});
        }
    }
    return cells;
}

} // namespace qipan::gomoku
