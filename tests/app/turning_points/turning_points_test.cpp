// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves decided a game, and how they are explained.
#include "app/turning_points/turning_points.h"

#include "app/book/book_loader.h"
#include "app/turning_points/missed_chance_text.h"
#include "app/turning_points/turning_points_chapter.h"
#include "core/games/missed_chance_finders.h"
#include "core/record/game_record.h"
#include "tests/support/catch.h"

#include <QSet>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using qipan::gomoku::MissedChanceKind;

namespace {

const GameSetup gomokuSetup = defaultSetup(*findGame("gomoku"));
const GameSetup reversiSetup = defaultSetup(*findGame("reversi"));
const std::vector<Cell> blackWinsInNine{{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}, {9, 7}, {14, 14}, {5, 7}};
constexpr Cell elsewhere{3, 11}; // the better move according to the analysis
const int won = gomokuSetup.game->score.decided;

[[nodiscard]] bool isWon(int score)
{
    return std::abs(score) >= won;
}

/// A game of gomoku with this many plies. `scores` are black's scores by position; 0 for the others.
[[nodiscard]] GameValues valuesOf(int plies, const std::map<int, int>& scores)
{
    const auto game = gomokuSetup.makeGame();
    for (int i = 0; i < plies; ++i)
        game->play({i % 2 == 0 ? 2 * (i / 2 % 7) : 14 - 2 * (i / 2 % 7), i / 14});
    GameValues values;
    values.follow(gomokuSetup, game->plies());
    for (int i = 0; i <= plies; ++i) {
        const int black = scores.contains(i) ? scores.at(i) : 0;
        values.addReview(static_cast<std::size_t>(i),
                         {.depth = 8, .score = i % 2 == 0 ? black : -black, .line = {elsewhere}});
    }
    return values;
}

/// A game of gomoku with moves in SGF coordinates, black's first ("hhhg": H8, H9). `scores` are black's scores, one
/// for each position, and `better` is the best move everywhere.
[[nodiscard]] GameValues valuesOf(std::string_view moves, const std::vector<int>& scores, Cell better)
{
    const auto game = gomokuSetup.makeGame();
    for (std::size_t i = 0; i + 1 < moves.size(); i += 2)
        game->play({moves[i] - 'a', moves[i + 1] - 'a'});
    GameValues values;
    values.follow(gomokuSetup, game->plies());
    for (std::size_t i = 0; i < values.reviewableCount(); ++i)
        values.addReview(i,
                         {.depth = 8,
                          .score = i % 2 == 0 ? scores[i] : -scores[i],
                          .line = {better},
                          .isCertain = isWon(scores[i])});
    return values;
}

[[nodiscard]] MissedChanceKind kindOf(const TurningPoint& point)
{
    return std::get<gomoku::MissedChance>(point.missedChance).kind;
}

[[nodiscard]] std::vector<std::pair<int, MissedChanceKind>> explainedMoves(const GameValues& values)
{
    const std::atomic<bool> stop{false};
    std::vector<std::pair<int, MissedChanceKind>> found;
    for (const TurningPoint& point : explainTurningPoints(turningPoints(values), *gomokuSetup.game, stop))
        found.emplace_back(point.mistake.move, kindOf(point));
    return found;
}

[[nodiscard]] std::vector<int> movesOf(const std::vector<TurningPoint>& points)
{
    std::vector<int> moves;
    for (const TurningPoint& point : points)
        moves.push_back(point.mistake.move);
    return moves;
}

[[nodiscard]] std::vector<AnyMissedChance> everyMissedChance()
{
    const BetterMove move{.cell = {7, 7}, .better = {{7, 6}}};
    std::vector<AnyMissedChance> all;
    for (int kind = 0; kind <= static_cast<int>(MissedChanceKind::StopThreats); ++kind) {
        for (const Forbidden forbidden : {Forbidden::Overline, Forbidden::DoubleFour, Forbidden::DoubleThree})
            all.push_back(gomoku::MissedChance{move, static_cast<MissedChanceKind>(kind), forbidden});
    }
    for (int kind = 0; kind <= static_cast<int>(reversi::MissedChanceKind::Discs); ++kind)
        all.push_back(reversi::MissedChance{move, static_cast<reversi::MissedChanceKind>(kind)});
    return all;
}

[[nodiscard]] std::vector<TurningPoint> pointsOf(const GameSetup& setup, const std::vector<Cell>& moves,
                                                 std::size_t bad, const std::vector<Cell>& better)
{
    const auto game = setup.makeGame();
    for (std::size_t i = 0; i < bad; ++i)
        game->play(moves[i]);
    TurningPoint point;
    point.mistake.move = static_cast<int>(bad) + 1;
    point.mistake.side = game->sideToMove();
    point.mistake.played = moves[bad];
    point.mistake.better = better.front();
    point.mistake.line = better;
    point.mistake.swing = 0.5;
    point.position = game->clone();
    point.played.assign(moves.begin() + static_cast<std::ptrdiff_t>(bad), moves.end());
    point.before = GameValues::Value{};
    point.after = GameValues::Value{};
    const std::atomic<bool> stop{false};
    return explainTurningPoints({point}, *setup.game, stop);
}

} // namespace

TEST_CASE("a game without mistakes or without moves has no turning points", "[moments]")
{
    CHECK(turningPoints(GameValues{}).empty());
    CHECK(turningPoints(valuesOf(0, {})).empty());
    CHECK(turningPoints(valuesOf(20, {})).empty());
    CHECK(turningPoints(valuesOf(20, {{7, 60}, {8, 60}})).empty()); // within the error of a search
}

TEST_CASE("the last losing move of a game lost repeatedly is also a candidate", "[moments]")
{
    std::map<int, int> wild;
    for (int i = 4; i < 60; i += 4)
        wild[i] = 2'000; // lost by white's move, returned by black's
    const auto moves = movesOf(turningPoints(valuesOf(60, wild)));
    CHECK(moves.size() == 12);
    CHECK(std::ranges::count(moves, 57) == 1);
}

TEST_CASE("the most costly moves come first and ties are in game order", "[moments]")
{
    CHECK(movesOf(turningPoints(valuesOf(20, {{8, 900}}))) == std::vector{8, 9}); // black gave back what white had lost
    std::map<int, int> scores;
    for (int i = 8; i < 21; ++i)
        scores[i] = 900;
    for (int i = 14; i < 21; ++i)
        scores[i] = 2'000;
    // After move 8 the game is practically decided.
    CHECK(turningPoints(valuesOf(20, scores)).front().mistake.move == 8);
    for (int i = 15; i < 21; ++i)
        scores[i] = 0;
    CHECK(movesOf(turningPoints(valuesOf(20, scores))) == std::vector{15, 8, 14});
    std::map<int, int> wild;
    for (int i = 0; i < 60; i += 10)
        for (int j = i; j < i + 5; ++j)
            wild[j] = 500;
    CHECK(turningPoints(valuesOf(60, wild)).size() > maxTurningPoints);
}

TEST_CASE("unexplained moves are listed separately", "[moments]")
{
    const GameValues values = valuesOf(20, {{8, 900}, {14, 800}}); // each lost by white and given back by black
    CHECK(
        explainedMoves(values)
        == std::vector<std::pair<int, MissedChanceKind>>{{8, MissedChanceKind::Other}, {14, MissedChanceKind::Other}});
}

TEST_CASE("an unblocked three and a missed open four are both explained on their first occurrence", "[moments]")
{
    // White does not block the three with moves 6 and 8; black, already ahead, overlooks it with move 7.
    const GameValues calm =
        valuesOf("hhhgiiigjjaaoojgkkggll", {400, 500, 480, 375, 1'990, 890, won, 900, won, won, won}, {6, 6});
    CHECK(explainedMoves(calm)
          == std::vector<std::pair<int, MissedChanceKind>>{{6, MissedChanceKind::StopThree},
                                                           {7, MissedChanceKind::OpenFour}});
    // Independent of black's earlier advantage.
    const GameValues clear =
        valuesOf("hhhgiiigjjaaoojgkkggll", {400, 500, 480, 375, 1'400, 1'300, won, 1'200, won, won, won}, {6, 6});
    CHECK(explainedMoves(clear) == explainedMoves(calm));
    // The same with moves 8, 9 and 10, while white could win by a long attack that begins with the blocking move.
    const GameValues wild = valuesOf("hhhgijgfihifjhcccmmmkhghlh",
                                     {400, 500, 480, 510, 810, 860, won, -won, won, -won, won, won, won}, {6, 7});
    CHECK(explainedMoves(wild)
          == std::vector<std::pair<int, MissedChanceKind>>{
              {7, MissedChanceKind::WinByThreats}, {8, MissedChanceKind::StopThree}, {9, MissedChanceKind::OpenFour}});
}

TEST_CASE("a three left unblocked again much later is the same mistake", "[moments]")
{
    // Black's diagonal three exists from move 5 on; white does not block it with moves 6 and 14.
    std::vector<int> scores(7, 400);
    scores[6] = 900;
    scores.insert(scores.end(), 6, 900);
    scores.insert(scores.end(), {400, 900, 900});
    const GameValues values = valuesOf("hhaaiiaojjoabdhambldcmolnkdo", scores, {6, 6});
    CHECK(explainedMoves(values)
          == std::vector<std::pair<int, MissedChanceKind>>{{6, MissedChanceKind::StopThree},
                                                           {13, MissedChanceKind::OpenFour}});
}

TEST_CASE("mobility lost repeatedly is reported once", "[moments]")
{
    const auto game = reversiSetup.makeGame();
    std::vector<TurningPoint> points;
    const std::atomic<bool> stop{false};
    while (!game->outcome()) {
        std::vector<Cell> cells;
        for (int square = 0; square < 64; ++square) {
            if (const Cell cell{square % 8, square / 8}; game->isLegal(cell))
                cells.push_back(cell);
        }
        const int move = static_cast<int>(game->plies().size()) + 1;
        const bool isApart = points.empty() || move - points.back().mistake.move > 4;
        for (const Cell better : cells) {
            if (!isApart || better == cells.front() || game->sideToMove() != Side::White)
                continue;
            const auto missedChance = missedChanceFinder("reversi")(*game, cells.front(), {better}, stop);
            if (!missedChance
                || std::get<reversi::MissedChance>(*missedChance).kind != reversi::MissedChanceKind::Mobility)
                continue;
            TurningPoint point;
            point.mistake.move = move;
            point.mistake.side = Side::White;
            point.mistake.played = cells.front();
            point.mistake.line = {better};
            point.mistake.swing = 0.2 + 0.01 * move;
            point.position = game->clone();
            points.push_back(std::move(point));
            break;
        }
        game->play(cells.front());
    }
    REQUIRE(points.size() > 2);
    const std::vector<TurningPoint> found = explainTurningPoints(points, *reversiSetup.game, stop);
    REQUIRE(found.size() == 1);
    CHECK(found.front().mistake.move == points.front().mistake.move);
}

TEST_CASE("missed chances are reported in game order and at most three times", "[moments]")
{
    std::map<int, int> wild;
    for (int i = 0; i < 60; i += 10)
        for (int j = i; j < i + 5; ++j)
            wild[j] = 500 + i;
    const std::atomic<bool> stop{false};
    const auto found = explainTurningPoints(turningPoints(valuesOf(60, wild)), *gomokuSetup.game, stop);
    REQUIRE(found.size() == maxTurningPoints);
    CHECK(found[0].mistake.move < found[1].mistake.move);
    CHECK(found[1].mistake.move < found[2].mistake.move);
    for (const TurningPoint& point : found)
        CHECK_FALSE(betterMoveOf(point.missedChance).better.empty());
}

TEST_CASE("an unblocked open three becomes a page with both moves marked and both lines to step through", "[moments]")
{
    const auto points = pointsOf(gomokuSetup, blackWinsInNine, 5, {{9, 7}, {10, 7}});
    REQUIRE(points.size() == 1);
    CHECK(kindOf(points.front()) == MissedChanceKind::StopThree);
    const book::Chapter chapter =
        turningPointsChapter({.setup = gomokuSetup, .black = u"Ada *1*"_s, .white = u"Lin"_s, .points = points});
    REQUIRE(chapter.pages.size() == 1);
    CHECK(chapter.pages.front().anchor == "move-6");
    const auto diagrams = chapter.diagrams();
    REQUIRE(diagrams.size() == 2);
    const book::Diagram& better = *diagrams[0];
    CHECK(better.stones.size() == 5);
    CHECK(better.turn == Side::White);
    CHECK(better.shown == 0);
    CHECK(better.moves == std::vector<Cell>{{9, 7}, {10, 7}});
    REQUIRE(better.marks.size() == 2);
    CHECK(better.marks[0] == record::Mark{.cell = {0, 14}, .kind = record::MarkKind::Cross});
    CHECK(better.marks[1] == record::Mark{.cell = {9, 7}, .kind = record::MarkKind::Circle});
    const book::Diagram& played = *diagrams[1];
    CHECK(played.shown == 1);
    CHECK(played.moves.size() == 4); // the move, the open four, a block, and the five
    for (const book::Diagram* each : diagrams) {
        CHECK_FALSE(each->caption.empty());
        CHECK_FALSE(book::firstIllegalMove(*each));
        CHECK(book::recordOf(*each));
    }
    CHECK(std::get<book::Prose>(chapter.introduction.front()).markdown.find(R"(Ada \*1\*)") != std::string::npos);
}

TEST_CASE("all explanations link to existing book pages and to puzzles of a kind or of the game", "[moments]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    const LoadedBook loaded = loadBook(language, {});
    const QSet<QString> known{u"five"_s,    u"block"_s,   u"four-three"_s, u"vcf"_s,    u"vct"_s,
                              u"defence"_s, u"trap"_s,    u"forbidden"_s,  u"corner"_s, u"edge"_s,
                              u"parity"_s,  u"endgame"_s, u"gomoku"_s,     u"reversi"_s};
    for (const AnyMissedChance& missedChance : everyMissedChance()) {
        const MissedChanceLesson lesson = lessonFor(missedChance);
        INFO(lesson.page.toStdString());
        const auto target = book::readTarget(lesson.page.toStdString());
        REQUIRE(target);
        const auto place = loaded.book->resolve(*target, loaded.book->chapters().front());
        REQUIRE(place);
        CHECK(place->page != nullptr);
        CHECK_FALSE(lesson.topic.isEmpty());
        CHECK_FALSE(missedChanceText(missedChance, {.size = {15, 15}}).isEmpty());
        CHECK_FALSE(lesson.practice.isEmpty());
        const auto puzzles = book::readTarget(lesson.puzzles.toStdString());
        REQUIRE(puzzles);
        CHECK(puzzles->kind == book::LinkTarget::Kind::Puzzles);
        CHECK(known.contains(QString::fromStdString(puzzles->anchor)));
    }
}

TEST_CASE("a chapter about a game has no broken link in the book", "[moments]")
{
    std::vector<book::Chapter> chapters = loadBook(u"en"_s, {}).book->chapters();
    chapters.push_back(
        turningPointsChapter({.setup = gomokuSetup, .points = pointsOf(gomokuSetup, blackWinsInNine, 5, {{9, 7}})}));
    const std::vector<Cell> moves{{3, 2}, {2, 2}, {2, 3}, {4, 2}};
    book::Chapter other =
        turningPointsChapter({.setup = reversiSetup, .points = pointsOf(reversiSetup, moves, 1, {{2, 4}})});
    other.key = "zoo";
    REQUIRE(other.pages.size() == 1);
    for (const book::Diagram* each : other.diagrams())
        CHECK_FALSE(book::firstIllegalMove(*each));
    chapters.push_back(std::move(other));
    const book::Book book{std::move(chapters)};
    CHECK(book.brokenLinks().empty());
    CHECK(book.chapters()[0].key == turningPointsKey);
}
