// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/reversi/reversi_view.h"

#include <algorithm>
#include <cstdlib>
#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;

namespace {

std::vector<Cell> legalCells(const BoardGame& game)
{
    std::vector<Cell> cells;
    for (int y = 0; y < game.size().rows; ++y) {
        for (int x = 0; x < game.size().columns; ++x) {
            if (game.isLegal({x, y}))
                cells.push_back({x, y});
        }
    }
    return cells;
}

/// A game of the registry after at most `plies` random moves.
std::unique_ptr<BoardGame> randomGame(std::string_view key, int plies, std::mt19937& random)
{
    auto game = gameAfter(key);
    for (int ply = 0; ply < plies && !game->outcome(); ++ply) {
        const std::vector<Cell> cells = legalCells(*game);
        game->play(cells[random() % cells.size()]);
    }
    return game;
}

/// The stone of a side that is nearest to `from` in a direction, found among all stones.
std::optional<Cell> nearest(const BoardGame& game, Cell from, Cell direction, Side side, int& steps)
{
    std::optional<Cell> found;
    steps = 0;
    for (int y = 0; y < game.size().rows; ++y) {
        for (int x = 0; x < game.size().columns; ++x) {
            const int dx = x - from.x;
            const int dy = y - from.y;
            const int far = std::max(std::abs(dx), std::abs(dy));
            const bool isThere = far > 0 && dx == far * direction.x && dy == far * direction.y;
            if (isThere && game.stoneAt({x, y}) == side && (!found || far < steps)) {
                found = Cell{x, y};
                steps = far;
            }
        }
    }
    return found;
}

/// The discs that a move turns, found without playing it.
std::vector<Cell> turnedBy(const BoardGame& game, Cell move)
{
    std::vector<Cell> turned;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            std::vector<Cell> line;
            Cell cell{move.x + dx, move.y + dy};
            const auto stone = [&] { return game.size().contains(cell) ? game.stoneAt(cell) : std::nullopt; };
            for (; (dx != 0 || dy != 0) && stone() == opposite(game.sideToMove()); cell = {cell.x + dx, cell.y + dy})
                line.push_back(cell);
            if (stone() == game.sideToMove())
                turned.insert(turned.end(), line.begin(), line.end());
        }
    }
    std::ranges::sort(turned, {}, [](Cell cell) { return std::pair{cell.y, cell.x}; });
    return turned;
}

QString namesOf(const BoardView& view, const std::vector<Cell>& cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names << view.nameOf(cell);
    return names.join(u", "_s);
}

std::vector<Cell> stonesOf(const BoardGame& game, Side side)
{
    std::vector<Cell> cells;
    for (int y = 0; y < game.size().rows; ++y) {
        for (int x = 0; x < game.size().columns; ++x) {
            if (game.stoneAt({x, y}) == side)
                cells.push_back({x, y});
        }
    }
    return cells;
}

} // namespace

TEST_CASE("a board of gomoku tells whose turn it is, counts, the last move and the stones", "[ui][words]")
{
    GomokuView view{*gameAfter("gomoku")};
    CHECK(view.summary() == u"Black to move. 0 black stone(s), 0 white stone(s)."_s);
    CHECK(view.contents().isEmpty());
    view.showPosition(*gameAfter("gomoku", {{6, 7}, {7, 6}, {7, 7}}));
    CHECK(view.summary() == u"White to move. 2 black stone(s), 1 white stone(s). Last move: Black H8."_s);
    CHECK(view.contents() == u"Black: G8, H8. White: H9."_s);
    view.setEnded(true); // by resignation
    CHECK(view.summary().startsWith(u"The game is over. 2 black"_s));
    view.showPosition(*gameAfter("gomoku", {{3, 7}, {3, 6}, {4, 7}, {4, 6}, {5, 7}, {5, 6}, {6, 7}, {6, 6}, {7, 7}}));
    CHECK(view.summary().startsWith(u"The game is over: Black has won. 5 black"_s));
}

TEST_CASE("threats are told as far as they are marked", "[ui][words]")
{
    const auto game = gameAfter("gomoku", {{5, 7}, {5, 4}, {6, 7}, {6, 4}, {7, 7}, {7, 4}, {4, 4}, {8, 4}});
    GomokuView view{*game};
    CHECK_FALSE(view.contents().contains(u"can make"_s));
    BoardOptions options;
    options.threats = true;
    view.setOptions(options);
    CHECK(view.contents().contains(u"White can make five: J11."_s));
    CHECK(view.contents().contains(u"Black can make an open four or two fours: "_s));
    CHECK(view.contents().contains(u"I8"_s));
}

TEST_CASE("a crowded board names forty stones of a side and says how many more there are", "[ui][words]")
{
    std::mt19937 random{31};
    auto game = randomGame("gomoku", 120, random);
    while (game->count(Side::White) < 45)
        game = randomGame("gomoku", 120, random);
    GomokuView view{*game};
    const std::vector<Cell> white = stonesOf(*game, Side::White);
    const QString named = namesOf(view, {white.begin(), white.begin() + 40});
    CHECK(view.contents().contains(u"White: %1 and %2 more."_s.arg(named).arg(white.size() - 40)));
}

TEST_CASE("the surroundings in gomoku are the next stones of each side in eight directions", "[ui][words]")
{
    GomokuView view{*gameAfter("gomoku", {{5, 7}, {7, 6}, {4, 7}})};
    CHECK(view.surroundings({7, 7}) == u"H8, empty. Left: black at F8, 2 away; Up: white at H9, 1 away."_s);
    CHECK(view.surroundings({14, 0}) == u"O15, empty. No stones on its lines."_s);

    const std::pair<QString, Cell> directions[]{{u"Left"_s, {-1, 0}},         {u"Right"_s, {1, 0}},
                                                {u"Up"_s, {0, -1}},           {u"Down"_s, {0, 1}},
                                                {u"Up and left"_s, {-1, -1}}, {u"Down and right"_s, {1, 1}},
                                                {u"Up and right"_s, {1, -1}}, {u"Down and left"_s, {-1, 1}}};
    std::mt19937 random{8};
    for (int i = 0; i < 200; ++i) {
        const auto game = randomGame("gomoku", static_cast<int>(random() % 80), random);
        view.showPosition(*game, false);
        const Cell from{static_cast<int>(random() % 15), static_cast<int>(random() % 15)};
        const QString text = view.surroundings(from);
        INFO(text.toStdString());
        const QStringList told = text.mid(text.indexOf(u". "_s) + 2).chopped(1).split(u"; "_s);
        qsizetype parts = 0;
        for (const auto& [name, direction] : directions) {
            for (const Side side : {Side::Black, Side::White}) {
                int steps = 0;
                const auto stone = nearest(*game, from, direction, side, steps);
                if (!stone)
                    continue;
                ++parts;
                const QString part = (side == Side::Black ? u"black at %1, %2 away"_s : u"white at %1, %2 away"_s)
                                         .arg(view.nameOf(*stone))
                                         .arg(steps);
                CHECK(std::ranges::any_of(
                    told, [&](const QString& line) { return line.startsWith(name + u": "_s) && line.contains(part); }));
            }
        }
        CHECK(text.count(u" away"_s) == parts);
    }
}

TEST_CASE("a board of reversi tells whose turn it is, counts, the last move and rows of discs", "[ui][words]")
{
    ReversiView view{*gameAfter("reversi")};
    CHECK(view.summary() == u"Black to move. Black has 2 disc(s), White 2."_s);
    CHECK(view.contents() == u"Black: E4, D5. White: D4, E5."_s);
    view.showPosition(*gameAfter("reversi", {{3, 2}}));
    CHECK(view.summary() == u"White to move. Black has 4 disc(s), White 1. Last move: Black D3."_s);
    CHECK(view.contents() == u"Black: D3, D4 to E4, D5. White: E5."_s);
}

TEST_CASE("the words of random positions of reversi agree with the board", "[ui][words]")
{
    ReversiView view{*gameAfter("reversi")};
    std::mt19937 random{4};
    for (int i = 0; i < 150; ++i) {
        const auto game = randomGame("reversi", static_cast<int>(random() % 61), random);
        view.showPosition(*game, false);
        INFO(view.contents().toStdString());

        CHECK(view.summary().contains(
            u"Black has %1 disc(s), White %2."_s.arg(game->count(Side::Black)).arg(game->count(Side::White))));
        for (const Side side : {Side::Black, Side::White}) {
            const QString name = side == Side::Black ? u"Black: "_s : u"White: "_s;
            const QString text = view.contents();
            const qsizetype begin = text.indexOf(name);
            QStringList cells;
            if (begin >= 0) {
                const QString list = text.mid(begin + name.size(), text.indexOf(u'.', begin) - begin - name.size());
                for (const QString& part : list.split(u", "_s)) {
                    const QStringList ends = part.split(u" to "_s);
                    for (QChar column = ends.front().front(); column <= ends.back().front();
                         column = QChar{column.unicode() + 1})
                        cells << column + ends.front().mid(1);
                }
            }
            CHECK(cells.join(u", "_s) == namesOf(view, stonesOf(*game, side)));
        }
        for (int index = 0; index < 64; ++index) {
            const Cell cell = view.cellOf(index);
            const QString text = view.surroundings(cell);
            const std::vector<Cell> turned = turnedBy(*game, cell);
            if (game->outcome())
                CHECK(text.endsWith(u". The game is over."_s));
            else if (game->stoneAt(cell))
                CHECK(text == view.accessibleTextOf(cell) + u'.');
            else if (turned.empty())
                CHECK(text == view.nameOf(cell) + u" would turn no disc."_s);
            else
                CHECK(text
                      == u"%1 would turn %2 disc(s): %3."_s.arg(view.nameOf(cell))
                             .arg(turned.size())
                             .arg(namesOf(view, turned)));
        }
    }
}

TEST_CASE("the next and previous place are the legal moves in reading order, around the board", "[ui][words]")
{
    ReversiView view{*gameAfter("reversi")};
    std::mt19937 random{5};
    for (int i = 0; i < 50; ++i) {
        const auto game = randomGame("reversi", static_cast<int>(random() % 50), random);
        view.showPosition(*game, false);
        const std::vector<Cell> legal = legalCells(*game);
        if (legal.empty()) {
            CHECK_FALSE(view.nextPlace({0, 0}, true));
            continue;
        }
        for (std::size_t at = 0; at < legal.size(); ++at) {
            const Cell next = legal[(at + 1) % legal.size()];
            CHECK(view.nextPlace(legal[at], true) == next);
            CHECK(view.nextPlace(next, false) == legal[at]);
        }
    }
    view.setEnded(true);
    CHECK_FALSE(view.nextPlace({0, 0}, true));
}
