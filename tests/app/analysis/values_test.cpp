// SPDX-License-Identifier: GPL-3.0-or-later
// What is known about a game's positions, and its texts.
#include "app/analysis/analysed_game.h"
#include "app/analysis/analysis_text.h"
#include "app/analysis/game_values.h"
#include "app/analysis/hint_text.h"
#include "app/analysis/review_text.h"
#include "app/base/languages.h"
#include "app/history/history_record.h"
#include "app/match/match_text.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"
#include "ui/board/coordinates.h"

#include <atomic>
#include <cmath>
#include <random>
#include <string>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

constexpr int own = 0; ///< the program's own analyst
const GameInfo::Score& discs = findGame("reversi")->score;

QString nameOf(Cell cell)
{
    return ui::cellName(cell, {8, 8}, ui::RowNumbers::FromTop);
}

SearchResult estimate(double value, Cell move = {3, 2}, int depth = 8)
{
    return {.depth = depth, .score = static_cast<int>(value * discs.disc), .line = {move}};
}

SearchResult exact(int value, Cell move = {3, 2})
{
    return {.depth = 8, .score = value * discs.certainDisc, .line = {move}, .isCertain = true};
}

/// Plural forms need an installed translation.
struct English {
    English() { languages.use(u"en"_s); }

    Languages languages;
};

const std::vector<Ply> opening{{{3, 2}, Side::Black}, {{2, 2}, Side::White}, {{2, 3}, Side::Black}};

GameValues reversiGame()
{
    GameValues values;
    values.follow(*makeSetup("reversi", "standard", 8), opening);
    return values;
}

} // namespace

TEST_CASE("a mistake that one of two unlike searches saw is settled by a search of the better move", "[analysis]")
{
    GameValues values = reversiGame();
    values.addReview(0, estimate(1, {3, 2}));
    values.addReview(1, estimate(-2, {2, 2}, 7));
    values.addReview(2, estimate(18, {2, 4}, 12)); // black plays (2, 3) instead
    values.addReview(3, exact(64, {2, 2}));        // and is wiped out
    REQUIRE(values.firstDoubtful() == 2);
    CHECK(values.mistakes(9).empty());
    SECTION("if the better move is better")
    {
        values.settle(2, estimate(-16, {4, 2}, 11));
        CHECK_FALSE(values.firstDoubtful());
        const auto mistakes = values.mistakes(9);
        REQUIRE(mistakes.size() == 1);
        CHECK(mistakes[0].move == 3);
        CHECK(mistakes[0].better == Cell{2, 4});
        CHECK(mistakes[0].line == std::vector<Cell>{{2, 4}, {4, 2}});
        CHECK(mistakes[0].loss == Approx(80));
        CHECK(values.qualityOf(2) == record::MoveQuality::Blunder);
        CHECK(values.valueAt(2)->black == Approx(16));
    }
    SECTION("but not if all was lost before")
    {
        values.settle(2, exact(64, {4, 2}));
        CHECK_FALSE(values.firstDoubtful());
        CHECK(values.mistakes(9).empty());
        CHECK(values.qualityOf(2) == record::MoveQuality::None);
        CHECK(values.valueAt(2)->black == Approx(-64));
        CHECK_FALSE(values.valueAt(2)->isExact); // other moves were not searched
    }
}

TEST_CASE("disc values show a sign and show decimals only when they are estimates", "[analysis]")
{
    const English english;
    CHECK(discsText(4, true) == u"+4");
    CHECK(discsText(-12, true) == u"−12");
    CHECK(discsText(0, true) == u"0");
    CHECK(discsText(4, false) == u"+4.0");
    CHECK(discsText(-2.53, false) == u"−2.5");
    CHECK(discsText(-0.04, false) == u"0.0");
    CHECK(valueText(discs, exact(-6)) == u"−6 exact");
    CHECK(valueText(discs, estimate(3.5)) == u"+3.5");
    CHECK(valueDescription(discs, exact(-6)) == u"6 discs behind, exact");
    CHECK(valueDescription(discs, exact(1)) == u"1 disc ahead, exact");
    CHECK(valueDescription(discs, exact(0)) == u"a draw, exact");
    CHECK(valueDescription(discs, estimate(3.5)) == u"about 3.5 discs ahead");
    CHECK(valueDescription(discs, estimate(0.01)) == u"about even");
    CHECK(valueText(findGame("gomoku")->score, {.score = 0, .line = {{0, 0}}}) == u"50 %");
    CHECK_FALSE(discsAhead(findGame("gomoku")->score, estimate(1)));
    for (const double value : {0.0, 0.04, -0.04, 0.06, -0.06, 0.4, 0.6, 3.0}) {
        for (const bool isExact : {false, true})
            CHECK(isShownAsNone(value, isExact) == (discsText(value, isExact) == discsText(0, isExact)));
    }
    CHECK(isShownAsNone(-0.04, false));
    CHECK_FALSE(isShownAsNone(0.06, false));
}

TEST_CASE("marks distinguish ahead from behind and exact from estimated and highlight the best", "[analysis]")
{
    const English english;
    using Advantage = ui::ConsideredMove::Advantage;
    const auto marks =
        marksOf(discs, {exact(2, {0, 0}), exact(2, {1, 0}), exact(0, {2, 0}), estimate(-1.5, {3, 0})}, -1);
    REQUIRE(marks.moves.size() == 4);
    CHECK(marks.line.empty());
    CHECK(marks.moves[0].advantage == Advantage::Ahead);
    CHECK(marks.moves[0].isBest);
    CHECK(marks.moves[1].isBest); // equally good for certain
    CHECK(marks.moves[2].advantage == Advantage::Even);
    CHECK_FALSE(marks.moves[2].isBest);
    CHECK(marks.moves[3].advantage == Advantage::Behind);
    CHECK(marksOf(discs, {estimate(-0.04)}, -1).moves.front().advantage == Advantage::Even);
    CHECK_FALSE(marks.moves[3].isExact);
    CHECK(marks.moves[0].spokenText == u"best, 2 discs ahead, exact");
    CHECK(marks.moves[3].text == u"−1.5");
    CHECK(marksOf(discs, {exact(2), estimate(1, {1, 0})}, 1).line == std::vector<Cell>{{1, 0}});

    const auto chances = marksOf(findGame("gomoku")->score, {{.score = 0, .line = {{7, 7}}}}, -1);
    CHECK(chances.moves.front().text == u"50");
    CHECK(chances.moves.front().advantage == Advantage::None);
}

TEST_CASE("a reversi hint names the move, a reason and the second-best one", "[hint]")
{
    const English english;
    const HintText words{Side::Black, nameOf};
    const auto start = defaultSetup(*findGame("reversi")).makeGame();
    const auto said = [&](const std::vector<SearchResult>& hints) { return words.compared(hints, *start, discs); };
    CHECK(said({exact(4), exact(2, {4, 5})}) == u"D3: The next best move is E6. Best line (+4 exact): D3");
    CHECK(said({exact(4), exact(4, {4, 5})}) == u"D3: E6 is just as good. Best line (+4 exact): D3");
    CHECK(said({estimate(3.52), estimate(3.5, {4, 5})}) == u"D3: E6 is just as good. Best line (+3.5): D3");
    CHECK(said({exact(-4)}) == u"Play D3: it is the only move.");
}

TEST_CASE("the reasons of a reversi hint are true, and most moves have one", "[hint]")
{
    const English english;
    const GameInfo& game = *findGame("reversi");
    const auto engine = game.makeEngine(5, 1);
    const std::atomic<bool> stop{false};
    std::mt19937 random{30};
    const auto isCorner = [](Cell cell) { return cell.x % 7 == 0 && cell.y % 7 == 0; };
    const auto moves = [](const BoardGame& position) {
        std::vector<Cell> cells;
        for (int i = 0; i < 64; ++i) {
            if (position.isLegal({i % 8, i / 8}))
                cells.push_back({i % 8, i / 8});
        }
        return cells;
    };
    int hints = 0;
    int reasons = 0;
    for (int round = 0; round < test::repetitions(10, 100); ++round) {
        const auto position = defaultSetup(game).makeGame();
        while (!position->outcome()) {
            const auto legal = moves(*position);
            const Side mover = position->sideToMove();
            const Cell best = engine->think(*position, {.nodes = 2'000}, stop, {}).line.front();
            const QString reason = HintText{mover, nameOf}.discReason(*position, best);
            const QString other = mover == Side::Black ? u"White"_s : u"Black"_s;
            const auto after = position->clone();
            after->play(best);
            INFO(reason.toStdString());
            hints += legal.size() > 1 ? 1 : 0; // a single move is called so
            reasons += legal.size() > 1 && !reason.isEmpty() ? 1 : 0;
            CHECK((reason == u"Takes a corner.") == isCorner(best));
            if (reason.endsWith(u"must pass."))
                CHECK((after->sideToMove() == mover && reason.startsWith(other)));
            if (reason.startsWith(u"Keeps"))
                CHECK((std::ranges::none_of(moves(*after), isCorner) && reason.contains(other)));
            if (reason.startsWith(u"Leaves"))
                CHECK(reason == u"Leaves %1 the fewest moves: %2."_s.arg(other).arg(moves(*after).size()));
            position->play(random() % 3 == 0 ? legal[random() % legal.size()] : best);
        }
    }
    INFO(reasons << " of " << hints);
    CHECK(reasons * 2 > hints);
}

TEST_CASE("values are kept for unchanged plies and dropped for changed ones", "[review]")
{
    GameValues values = reversiGame();
    CHECK(values.positions() == 4);
    for (std::size_t i = 0; i < 4; ++i)
        values.addReview(i, estimate(1));
    CHECK(values.reviewedCount() == 4);
    CHECK_FALSE(values.firstUnreviewed());
    std::vector<Ply> other = opening;
    other.back().cell = {4, 5};
    other.push_back({{5, 5}, Side::White});
    CHECK(values.follow(*makeSetup("reversi", "standard", 8), other) == 3);
    CHECK(values.positions() == 5);
    CHECK(values.valueAt(2));
    CHECK_FALSE(values.valueAt(3));
    CHECK(values.firstUnreviewed() == 3U);
    CHECK(values.follow(*makeSetup("gomoku", "freestyle", 15), {}) == 1);
    CHECK(values.positions() == 1);
    CHECK_FALSE(values.valueAt(0));
}

TEST_CASE("values are from Black's point of view whoever is to move", "[review]")
{
    GameValues values = reversiGame();
    values.addAnalysis(0, estimate(3), own); // black is to move
    values.addAnalysis(1, estimate(3), own); // white
    values.addAnalysis(2, exact(-4), own);   // black
    CHECK(values.valueAt(0)->black == 3);
    CHECK(values.valueAt(1)->black == -3);
    CHECK(values.valueAt(2)->black == -4);
    CHECK(values.valueAt(2)->isExact);
    CHECK(values.valueAt(2)->chance == 0);
    CHECK(values.reviewedCount() == 0);
}

TEST_CASE("certain or deeper values are not overwritten", "[review]")
{
    GameValues values = reversiGame();
    values.addAnalysis(0, estimate(3, {3, 2}, 10), own);
    values.addAnalysis(0, estimate(1, {3, 2}, 6), own);
    CHECK(values.valueAt(0)->black == 3);
    values.addReview(0, estimate(1, {3, 2}, 6)); // the positions of a review get the same effort
    CHECK(values.valueAt(0)->black == 1);
    values.addAnalysis(0, exact(2), own);
    values.addReview(0, estimate(9, {3, 2}, 20));
    CHECK(values.valueAt(0)->black == 2);
}

TEST_CASE("mistakes are listed by their cost in descending order", "[review]")
{
    const English english;
    GameValues values = reversiGame();
    values.addReview(0, estimate(1, {2, 3}));
    values.addReview(1, estimate(4, {2, 4})); // white is to move and 4 ahead: black has lost 5
    values.addReview(2, exact(6, {2, 3}));    // black is 6 ahead: white has lost 10
    values.addReview(3, exact(-6, {4, 4}));   // white is 6 behind: black's move was the best
    const auto mistakes = values.mistakes(9);
    REQUIRE(mistakes.size() == 2);
    CHECK(mistakes[0].move == 2);
    CHECK(mistakes[0].side == Side::White);
    CHECK(mistakes[0].played == Cell{2, 2});
    CHECK(mistakes[0].better == Cell{2, 4});
    CHECK(mistakes[0].line == std::vector<Cell>{{2, 4}});
    CHECK(mistakes[0].loss == 10);
    CHECK(mistakes[0].swing > 0);
    CHECK_FALSE(mistakes[0].isExact);
    CHECK(mistakes[1].move == 1);
    CHECK(mistakes[1].loss == 5);
    CHECK(values.mistakes(1).size() == 1);

    CHECK(mistakeText(mistakes[0], true, nameOf) == u"2. C3 ??: −10.0 discs; better C5");
    CHECK(mistakeText({23, Side::Black, {4, 5}, Cell{3, 2}, 8, true}, true, nameOf) == u"23. E6: −8 discs; better D3");
    CHECK(mistakeText({23, Side::Black, {4, 5}, Cell{3, 2}, 0.35, false}, false, nameOf)
          == u"23. E6: −35 %; better D3");

    const ui::GraphState graph = graphOf(values, opening, nameOf);
    CHECK(graph.unit == ui::GraphState::Unit::Discs);
    CHECK(graph.span == 40);
    CHECK(values.maxMoves() == 60);
    REQUIRE(graph.points.size() == 4);
    CHECK(graph.points[1].black == -4.0);
    CHECK(graph.points[1].text == u"Move 1, D3: White ahead by about 4.0 discs");
    CHECK(graph.points[2].text == u"Move 2, C3: Black ahead by 6 discs, exact");
    CHECK(graph.mistakes.front().text == mistakeText(mistakes[0], true, nameOf));
}

TEST_CASE("a marked mistake is listed before one that cost more discs in a decided game", "[review]")
{
    GameValues values = reversiGame();
    const auto black = [&](std::size_t position, double discsAhead) {
        values.addReview(position, estimate(position % 2 == 0 ? discsAhead : -discsAhead, {7, 7}));
    };
    black(0, 40);
    black(1, 25);
    black(2, 4);
    black(3, -5);
    const auto mistakes = values.mistakes(9);
    REQUIRE(mistakes.size() == 2);
    CHECK(mistakes[0].move == 3);
    CHECK(mistakes[0].quality == record::MoveQuality::Blunder);
    CHECK(mistakes[1].move == 1);
    CHECK(mistakes[1].quality == record::MoveQuality::None);
    CHECK(mistakes[1].loss > mistakes[0].loss);
}

TEST_CASE("the graph tells in which positions colours could still be chosen", "[review][opening]")
{
    AnalysedGame::Line line{.setup = *makeSetup("gomoku", "renju", 15, "swap2"),
                            .plies = {{{7, 7}, Side::Black}, {{8, 8}, Side::White}, {{9, 7}, Side::Black}}};
    const auto open = [&](std::size_t plies, std::vector<OpeningChoice> choices) {
        line.plies.resize(plies, {{0, 0}, Side::White});
        line.choices = std::move(choices);
        return line.openPositions();
    };
    using enum OpeningChoice;
    CHECK(open(2, {}) == 3);
    CHECK(open(3, {}) == 4);
    CHECK(open(3, {Two}) == 4);
    CHECK(open(5, {Two}) == 6);
    CHECK(open(6, {Two, Black}) == 6);
    CHECK(open(6, {White}) == 4);
    line.setup.opening = Opening::Pro;
    CHECK(line.openPositions() == 0);

    line.setup.opening = Opening::Swap2;
    line.choices = {Two, White};
    const auto turnAt = [&](std::size_t place) {
        line.place = place;
        return line.openingTurn();
    };
    for (const std::size_t place : {0, 1, 2, 3, 4}) {
        REQUIRE(turnAt(place));
        CHECK_FALSE(turnAt(place)->chooses);
    }
    CHECK_FALSE(turnAt(5)); // White was chosen
    line.choices = {Two};
    CHECK(turnAt(5) == OpeningTurn{.isInitialBlack = true, .chooses = true});
    line.choices = {};
    CHECK(turnAt(3) == OpeningTurn{.isInitialBlack = false, .chooses = true, .mayPlaceTwo = true});

    GameValues values = reversiGame();
    values.addReview(0, estimate(1));
    values.addReview(1, estimate(1));
    const ui::GraphState graph = graphOf(values, opening, nameOf, 1);
    CHECK(graph.points[0].text
          == u"At the start: Black ahead by about 1.0 discs; who plays which colour was still open");
    CHECK(graph.points[1].text == u"Move 1, D3: White ahead by about 1.0 discs");
}

TEST_CASE("the analysis, the result and a record agree on a wipe-out", "[review][reversi]")
{
    const English english;
    const GameInfo& reversi = *findGame("reversi");
    const auto engine = reversi.makeEngine(reversi.levels, 0);
    const std::atomic<bool> stop{false};
    std::mt19937 random{30};
    int wipedOut = 0;
    for (int i = 0; i < test::repetitions(400, 4'000); ++i) {
        GameSetup setup = defaultSetup(reversi);
        setup.position.emplace();
        setup.position->toMove = random() % 2 == 0 ? Side::Black : Side::White;
        const Side many = random() % 2 == 0 ? Side::Black : Side::White;
        for (const Cell cell : setup.makeGame()->size()) {
            const auto lot = random() % 24;
            if (lot > 2)
                setup.position->stones.push_back({cell, lot == 3 ? opposite(many) : many});
        }
        const auto game = setup.makeGame();
        if (game->outcome() || emptyCells(*game) > 12)
            continue;
        const SearchResult found = engine->think(*game, {.memory = std::size_t{8} << 20}, stop, {});
        REQUIRE(found.isCertain);
        const double own = *discsAhead(reversi.score, found);
        const int black = static_cast<int>(game->sideToMove() == Side::Black ? own : -own);
        GameValues values;
        values.follow(setup, {});
        values.addReview(0, found);
        CHECK(values.valueAt(0)->black == black);
        for (const Cell cell : found.line)
            game->play(cell);
        while (!game->outcome())
            game->play(engine->think(*game, {.memory = std::size_t{8} << 20}, stop, {}).line.front());
        values.follow(setup, game->plies());
        CHECK(values.valueAt(game->plies().size())->black == black);
        const QString end = MatchText::ending(*game);
        wipedOut += game->count(Side::Black) == 0 || game->count(Side::White) == 0 ? 1 : 0;
        if (black == 0) {
            CHECK(end.startsWith(u"Draw"));
            continue;
        }
        const int more = 32 + std::abs(black) / 2;
        CHECK(end.startsWith(u"%1 wins %2 to %3"_s.arg(MatchText::side(black > 0 ? Side::Black : Side::White))
                                 .arg(more)
                                 .arg(64 - more)));
        HistoryEntry entry;
        entry.game = u"reversi"_s;
        entry.size = {8, 8};
        entry.outcome = game->outcome();
        for (const Ply& ply : game->plies())
            entry.moves.push_back(ply.cell);
        const auto record = recordOf(entry, setup.position);
        REQUIRE(record);
        CHECK(record->result == (black > 0 ? "B+" : "W+") + std::to_string(std::abs(black)));
    }
    CHECK(wipedOut >= test::repetitions(20, 200));
}

TEST_CASE("given plies never count as mistakes", "[review]")
{
    GameValues values = reversiGame();
    values.addReview(0, estimate(1, {2, 3}));
    values.addReview(1, estimate(5, {2, 4})); // black has lost 6
    values.addReview(2, estimate(5, {4, 5})); // white 10
    REQUIRE(values.mistakes(9).size() == 2);
    values.follow(*makeSetup("reversi", "standard", 8), opening, 1);
    REQUIRE(values.mistakes(9).size() == 1);
    CHECK(values.mistakes(9).front().move == 2);
    values.follow(*makeSetup("reversi", "standard", 8), opening, 2);
    CHECK(values.mistakes(9).empty());
    values.follow(*makeSetup("reversi", "standard", 8), opening);
    CHECK(values.mistakes(9).size() == 2);
}

TEST_CASE("a mistake is only reported between values of similar depth", "[review]")
{
    constexpr int depth = 12;
    const auto mistakesWith = [](const SearchResult& before, const SearchResult& after) {
        GameValues values = reversiGame();
        values.addReview(0, before);
        values.addReview(1, after);
        return values.mistakes(9).size();
    };
    const auto after = [](int ofSearch) { return estimate(6, {2, 4}, ofSearch); };
    const SearchResult before = estimate(1, {2, 3}, depth);
    CHECK(mistakesWith(before, after(depth - 1)) == 1); // the same depth
    CHECK(mistakesWith(before, after(depth + 1)) == 1);
    CHECK(mistakesWith(before, after(depth - 3)) == 1);
    CHECK(mistakesWith(before, after(depth + 2)) == 0);
    CHECK(mistakesWith(before, after(depth - 4)) == 0);
    // A search to the end is much deeper than an estimate; two exact scores are comparable at any depth.
    SearchResult end = exact(6, {2, 4});
    end.depth = 20;
    CHECK(mistakesWith(before, end) == 0);
    CHECK(mistakesWith(estimate(1, {2, 3}, 21), end) == 1);
    CHECK(mistakesWith(exact(1, {2, 3}), end) == 1);
}

TEST_CASE("a decided game after an estimate counts as a mistake when scores are not discs", "[review]")
{
    const GameSetup setup = *makeSetup("gomoku", "freestyle", 15);
    const int win = setup.game->score.win;
    GameValues values;
    values.follow(setup, {{{7, 7}, Side::Black}, {{0, 0}, Side::White}});
    values.addReview(0, {.depth = 12, .line = {{7, 8}}});
    values.addReview(1, {.depth = 5, .score = win - 5, .line = {{8, 8}}, .isCertain = true});
    values.addReview(2, {.depth = 12, .line = {{8, 8}}});
    const auto mistakes = values.mistakes(9);
    REQUIRE(mistakes.size() == 2);
    CHECK(mistakes[0].move == 1); // it allowed white to win
    CHECK(mistakes[1].move == 2); // and white did not
    CHECK_FALSE(mistakes[0].isExact);
}

TEST_CASE("a mistake is only reported between values of the same engine", "[review]")
{
    constexpr int other = 3;
    GameValues values = reversiGame();
    values.addAnalysis(0, estimate(1, {2, 3}), own);
    values.addAnalysis(1, estimate(6, {2, 4}), other);
    CHECK(values.mistakes(9).empty());
    values.addAnalysis(1, estimate(5, {2, 4}, 7), own);
    REQUIRE(values.mistakes(9).size() == 1);
    CHECK(values.mistakes(9).front().loss == 6);
    // A review's values are compared with each other, even if another search went deeper.
    values.addReview(0, estimate(2, {2, 3}, 6));
    values.addReview(1, estimate(6, {2, 4}, 6));
    values.addAnalysis(1, estimate(6, {2, 4}, 30), own);
    values.addAnalysis(0, exact(9, {2, 3}), other);
    REQUIRE(values.mistakes(9).size() == 1);
    CHECK(values.mistakes(9).front().loss == 8);
}

TEST_CASE("the value of a finished game comes from the rules", "[review]")
{
    std::vector<Ply> plies;
    for (int x = 0; x < 5; ++x) {
        plies.push_back({{x, 7}, Side::Black});
        if (x < 4)
            plies.push_back({{x * 2, 0}, Side::White});
    }
    GameValues values;
    values.follow(*makeSetup("gomoku", "freestyle", 15), plies);
    REQUIRE(values.valueAt(9));
    CHECK(values.valueAt(9)->chance == 1);
    CHECK(values.valueAt(9)->isExact);
    CHECK(values.reviewableCount() == 9);
    CHECK(values.maxMoves() == 225);
}

TEST_CASE("a move is marked by the chance it gave away", "[review][quality]")
{
    using record::MoveQuality;
    // After black's first move: what black's chance falls to, in gomoku's unit.
    const auto& unit = findGame("gomoku")->score;
    const auto scoreOf = [&](double chance) {
        return static_cast<int>(std::lround(unit.scale * std::log(chance / (1 - chance))));
    };
    const std::vector<Ply> plies{{{7, 7}, Side::Black}, {{8, 8}, Side::White}};
    const auto qualityFor = [&](double before, double after, std::size_t given = 0) {
        GameValues values;
        values.follow(defaultSetup(*findGame("gomoku")), plies, given);
        values.addReview(0, {.depth = 8, .score = scoreOf(before), .line = {{6, 6}}});
        values.addReview(1, {.depth = 7, .score = scoreOf(1 - after), .line = {{8, 8}}});
        return values.qualityOf(0);
    };
    CHECK(qualityFor(0.70, 0.39) == MoveQuality::Blunder);
    CHECK(qualityFor(0.70, 0.45) == MoveQuality::Mistake);
    CHECK(qualityFor(0.70, 0.55) == MoveQuality::Dubious);
    CHECK(qualityFor(0.70, 0.65) == MoveQuality::None);
    CHECK(qualityFor(0.70, 0.90) == MoveQuality::None);
    CHECK(qualityFor(0.70, 0.39, 1) == MoveQuality::None); // the opening asked for it
}

TEST_CASE("moves between equal proven results are not marked", "[review][quality]")
{
    using record::MoveQuality;
    GameValues values = reversiGame();
    values.addReview(0, exact(20, {5, 4}));
    values.addReview(1, exact(-2)); // black still wins
    CHECK(values.mistakes(9).size() == 1);
    CHECK(values.qualityOf(0) == MoveQuality::None);
    values.addReview(1, exact(0)); // black gave away the win
    CHECK(values.qualityOf(0) == MoveQuality::Blunder);
    CHECK(values.mistakes(9).front().quality == MoveQuality::Blunder);
}

TEST_CASE("a forced move is never marked", "[review][quality]")
{
    using record::MoveQuality;
    const GameSetup setup = *makeSetup("reversi", "standard", 8);
    for (unsigned seed = 1;; ++seed) {
        REQUIRE(seed < 200);
        std::mt19937 random{seed};
        const auto game = setup.makeGame();
        std::optional<std::size_t> forced;
        while (!game->outcome() && !forced) {
            const auto cells = test::legalCells(*game);
            if (cells.size() == 1)
                forced = game->plies().size();
            game->play(cells[random() % cells.size()]);
        }
        if (!forced)
            continue;
        GameValues values;
        values.follow(setup, game->plies());
        const auto played = game->plies()[*forced];
        const Cell other{played.cell.x == 0 ? 1 : 0, played.cell.y};
        CHECK_FALSE(values.hasChoice(*forced));
        values.addReview(*forced, estimate(30, other));
        if (*forced + 1 < values.positions())
            values.addReview(*forced + 1, estimate(30, other, 7));
        CHECK(values.qualityOf(*forced) == MoveQuality::None);
        break;
    }
}

TEST_CASE("the only good move is marked if it was hard to find and was played", "[review][quality]")
{
    using record::MoveQuality;
    GameValues values = reversiGame();
    values.addReview(0, estimate(3, {3, 2}), true);
    CHECK(values.qualityOf(0) == MoveQuality::Good);
    values.addReview(0, estimate(3, {3, 2}));
    CHECK(values.qualityOf(0) == MoveQuality::None);
    values.addReview(0, estimate(3, {5, 4}), true);
    CHECK(values.qualityOf(0) == MoveQuality::None);
}
