#include "core/gomoku/forbidden.h"

#include <array>
#include <cstdint>

namespace qipan::gomoku {

namespace {

/// What a black stone on a point would be, threes left aside.
enum class Verdict : std::uint8_t { Free, Five, Overline, DoubleFour };

/// What lies beyond a point in one direction, as far as black's rows go: stones, an empty point, more stones.
struct Ray {
    int near = 0;          ///< black stones next to the point
    bool isGap = false;    ///< an empty point follows them
    int far = 0;           ///< black stones behind that empty point
    bool isFarGap = false; ///< an empty point follows those, and no black stone follows it
};

Ray rayFrom(const Board& board, Point point, int step)
{
    Ray ray;
    point += step;
    for (; board.at(point) == Stone::Black; point += step)
        ++ray.near;
    ray.isGap = board.at(point) == Stone::None;
    if (!ray.isGap)
        return ray;
    for (point += step; board.at(point) == Stone::Black; point += step)
        ++ray.far;
    ray.isFarGap = board.at(point) == Stone::None && board.at(point + step) != Stone::Black;
    return ray;
}

/// One line through a point on which black is supposed to have a stone.
struct Line {
    Ray before;
    Ray after;

    [[nodiscard]] int row() const { return before.near + 1 + after.near; }
    /// Every empty point that makes five lies next to the row: elsewhere the row stays as it is.
    [[nodiscard]] int fours() const
    {
        const auto makesFive = [this](const Ray& ray) { return ray.isGap && row() + 1 + ray.far == 5; };
        const int points = (makesFive(before) ? 1 : 0) + (makesFive(after) ? 1 : 0);
        return row() == 4 && points == 2 ? 1 : points;
    }
    /// True when the empty point behind `ray.near` makes a straight four.
    [[nodiscard]] bool makesStraightFour(const Ray& ray, const Ray& other) const
    {
        return ray.isGap && row() + 1 + ray.far == 4 && ray.isFarGap && other.isGap && other.far == 0;
    }
    [[nodiscard]] bool mayBeThree() const
    {
        return makesStraightFour(before, after) || makesStraightFour(after, before);
    }
};

using Lines = std::array<Line, lineSteps.size()>;

/// True when at least two of the lines that may hold a three do hold one. The stone on `point` lies on the board.
bool isDoubleThree(Board& board, Point point, const Lines& lines, int possible);

/// The verdict as far as fives and fours decide it; `lines` and, if it is Free, how many of them may hold a three.
Verdict verdictByFours(const Board& board, Point point, Lines& lines, int& possibleThrees)
{
    bool overline = false;
    int fours = 0;
    possibleThrees = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = lines[i];
        line = {rayFrom(board, point, -lineSteps[i]), rayFrom(board, point, lineSteps[i])};
        const int row = line.row();
        if (row == 5)
            return Verdict::Five;
        overline |= row > 5;
        const int foursHere = line.fours();
        fours += foursHere;
        possibleThrees += foursHere == 0 && line.mayBeThree() ? 1 : 0;
    }
    return overline ? Verdict::Overline : fours >= 2 ? Verdict::DoubleFour : Verdict::Free;
}

/// True when black may make a straight four on the empty point `point`, without making a five.
bool isFree(Board& board, Point point)
{
    Lines lines;
    int possibleThrees = 0;
    if (verdictByFours(board, point, lines, possibleThrees) != Verdict::Free)
        return false;
    if (possibleThrees < 2)
        return true;
    board.place(point, Side::Black);
    const bool forbidden = isDoubleThree(board, point, lines, possibleThrees);
    board.remove(point);
    return !forbidden;
}

bool isDoubleThree(Board& board, Point point, const Lines& lines, int possible)
{
    int threes = 0;
    for (std::size_t i = 0; i < lines.size() && threes < 2 && threes + possible >= 2; ++i) {
        const Line& line = lines[i];
        if (line.fours() > 0 || !line.mayBeThree())
            continue;
        --possible;
        const Point before = point - (line.before.near + 1) * lineSteps[i];
        const Point after = point + (line.after.near + 1) * lineSteps[i];
        if ((line.makesStraightFour(line.before, line.after) && isFree(board, before))
            || (line.makesStraightFour(line.after, line.before) && isFree(board, after)))
            ++threes;
    }
    return threes >= 2;
}

} // namespace

Forbidden forbiddenAt(const Board& board, Point point)
{
    Lines lines;
    int possibleThrees = 0;
    switch (verdictByFours(board, point, lines, possibleThrees)) {
    case Verdict::Five:
        return Forbidden::None;
    case Verdict::Overline:
        return Forbidden::Overline;
    case Verdict::DoubleFour:
        return Forbidden::DoubleFour;
    case Verdict::Free:
        break;
    }
    if (possibleThrees < 2)
        return Forbidden::None;
    Board trial = board;
    trial.place(point, Side::Black);
    return isDoubleThree(trial, point, lines, possibleThrees) ? Forbidden::DoubleThree : Forbidden::None;
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
