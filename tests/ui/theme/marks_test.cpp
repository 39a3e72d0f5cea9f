// SPDX-License-Identifier: GPL-3.0-or-later
// What tells meanings apart on boards, graphs, clocks and charts, measured from pixels in each theme and as people with
// and without colour blindness see them.
#include "tests/support/catch.h"
#include "tests/support/colour_vision.h"
#include "tests/ui/board/board_fixture.h"
#include "tests/ui/theme/themes.h"
#include "ui/board/board_painting.h"
#include "ui/board/marks.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/icons/contrast.h"
#include "ui/link/link_painting.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/answer_mark.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/player_strip.h"
#include "ui/reversi/reversi_view.h"
#include "ui/statistics/result_bars.h"
#include "ui/widgets/step_bar.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iomanip>
#include <iostream>
#include <string>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using namespace qipan::ui;

namespace {

constexpr double leastOfMarks = 3;     // WCAG 2.1, 1.4.11
constexpr double leastDifference = 20; // of two colours, in CIE L*a*b*
constexpr int leastPixels = 12;        // of a cell, or of a picture of a widget

struct Scene {
    std::string name;
    QImage image;
};
/// Pictures of the same ground with other meanings; the first has none.
struct Ground {
    std::string name;
    std::vector<Scene> scenes;
};

using Paint = std::function<void(QPainter&, QPointF centre, double cell)>;

[[nodiscard]] QImage painted(const QImage& ground, const Paint& paint)
{
    QImage image = ground.copy();
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF{image.width() / 2.0, image.height() / 2.0}, image.width());
    return image;
}

/// One cell of a board, with half of each beside it.
[[nodiscard]] QImage cellOf(BoardView& view, Cell cell)
{
    return view.grab(view.boardGeometry().rect(cell).toAlignedRect()).toImage().convertToFormat(QImage::Format_RGB32);
}

[[nodiscard]] std::vector<std::pair<std::string, Paint>> marksOfEmpty(const Theme& theme)
{
    const auto threat = [&theme](Side side, ThreatKind kind) -> Paint {
        return [=](QPainter& painter, QPointF at, double cell) {
            paintThreatMark(painter, at, cell * 0.22, side, kind, theme);
        };
    };
    const auto considered = [&theme](ConsideredMove::Advantage advantage, bool isBest) -> Paint {
        return [=](QPainter& painter, QPointF at, double cell) {
            paintConsideredMark(
                painter, at, cell,
                {.cell = {}, .text = u"4"_s, .spokenText = {}, .advantage = advantage, .isBest = isBest}, theme);
        };
    };
    const auto shape = [&theme](record::MarkKind kind) -> Paint {
        return [=](QPainter& painter, QPointF at, double cell) {
            paintRecordMark(painter, at, cell, kind, u"A"_s, std::nullopt, theme);
        };
    };
    using enum ConsideredMove::Advantage;
    return {{"hint", [&](QPainter& p, QPointF at, double cell) { paintHintMark(p, at, cell * 0.3, theme); }},
            {"forbidden", [&](QPainter& p, QPointF at, double cell) { paintForbiddenMark(p, at, cell * 0.13, theme); }},
            {"black can make five", threat(Side::Black, ThreatKind::Win)},
            {"white can make five", threat(Side::White, ThreatKind::Win)},
            {"black can make a four", threat(Side::Black, ThreatKind::Unstoppable)},
            {"white can make a four", threat(Side::White, ThreatKind::Unstoppable)},
            {"next, black",
             [&](QPainter& p, QPointF at, double cell) { paintNextMark(p, at, cell * 0.24, Side::Black, theme); }},
            {"next, white",
             [&](QPainter& p, QPointF at, double cell) { paintNextMark(p, at, cell * 0.24, Side::White, theme); }},
            {"chance", considered(None, false)},
            {"ahead", considered(Ahead, false)},
            {"even", considered(Even, false)},
            {"behind", considered(Behind, false)},
            {"best and ahead", considered(Ahead, true)},
            {"best and behind", considered(Behind, true)},
            {"triangle", shape(record::MarkKind::Triangle)},
            {"square", shape(record::MarkKind::Square)},
            {"circle", shape(record::MarkKind::Circle)},
            {"cross", shape(record::MarkKind::Cross)},
            {"label", shape(record::MarkKind::Label)},
            {"cursor", [&](QPainter& p, QPointF at, double cell) {
                 paintCorners(p, {at.x() - cell / 2, at.y() - cell / 2, cell, cell}, theme.cursor, theme.cursorCasing);
             }}};
}

[[nodiscard]] std::vector<std::pair<std::string, Paint>> marksOfStone(Side side, const Theme& theme)
{
    const auto shape = [side, &theme](record::MarkKind kind) -> Paint {
        return [=](QPainter& painter, QPointF at, double cell) {
            paintRecordMark(painter, at, cell, kind, u"A"_s, side, theme);
        };
    };
    return {{"last move",
             [side, &theme](QPainter& p, QPointF at, double cell) {
                 paintLastMark(p, at, cell * 0.17, cell * 0.06, side, theme);
             }},
            {"winning row", [&](QPainter& p, QPointF at, double cell) { paintWinMark(p, at, cell * 0.456, theme); }},
            {"hint", [&](QPainter& p, QPointF at, double cell) { paintHintRing(p, at, cell * 0.36, theme); }},
            {"triangle", shape(record::MarkKind::Triangle)},
            {"square", shape(record::MarkKind::Square)},
            {"cross", shape(record::MarkKind::Cross)},
            {"label", shape(record::MarkKind::Label)},
            {"cursor", [&](QPainter& p, QPointF at, double cell) {
                 paintCorners(p, {at.x() - cell / 2, at.y() - cell / 2, cell, cell}, theme.cursor, theme.cursorCasing);
             }}};
}

[[nodiscard]] Ground marked(const std::string& name, const QImage& bare,
                            const std::vector<std::pair<std::string, Paint>>& marks)
{
    Ground ground{name, {{"nothing", bare}}};
    for (const auto& [mark, paint] : marks)
        ground.scenes.push_back({mark, painted(bare, paint)});
    return ground;
}

void addGomoku(std::vector<Ground>& grounds, const Theme& theme)
{
    const auto game = test::gameAfter("gomoku", {{7, 7}, {8, 8}});
    GomokuView view{*game};
    view.setTheme(theme);
    view.setOptions({.coordinates = false, .lastMove = false, .animation = false});
    view.resize(640, 640);
    const QImage point = cellOf(view, {3, 5});
    const QImage black = cellOf(view, {7, 7});
    const QImage white = cellOf(view, {8, 8});
    grounds.push_back({"gomoku", {{"empty", point}, {"black", black}, {"white", white}}});
    grounds.push_back(marked("point of gomoku", point, marksOfEmpty(theme)));
    grounds.push_back(marked("black stone", black, marksOfStone(Side::Black, theme)));
    grounds.push_back(marked("white stone", white, marksOfStone(Side::White, theme)));
}

void addReversi(std::vector<Ground>& grounds, const Theme& theme)
{
    const auto game = test::gameAfter("reversi");
    ReversiView view{*game};
    view.setTheme(theme);
    view.setOptions({.coordinates = false, .lastMove = false, .animation = false});
    view.resize(400, 400);
    view.setMayPlay(true);
    const QImage empty = cellOf(view, {0, 0});
    const QImage black = cellOf(view, {4, 3});
    const QImage white = cellOf(view, {3, 3});
    grounds.push_back(
        {"reversi", {{"empty", empty}, {"legal", cellOf(view, {3, 2})}, {"black", black}, {"white", white}}});
    auto marks = marksOfEmpty(theme);
    std::erase_if(marks,
                  [](const auto& mark) { return mark.first.starts_with("black") || mark.first.starts_with("white"); });
    grounds.push_back(marked("cell of reversi", empty, marks));
    grounds.push_back(marked("black disc", black, marksOfStone(Side::Black, theme)));
    grounds.push_back(marked("white disc", white, marksOfStone(Side::White, theme)));
}

void addLink(std::vector<Ground>& grounds, const Theme& theme)
{
    constexpr double cell = 44;
    const auto tiles = makeTileSet(TileSetKind::Symbols);
    QImage table{44, 44, QImage::Format_RGB32};
    table.fill(theme.table);
    const QRectF place{0, 0, cell, cell};
    const auto add = [&](TileFrame frame) -> Paint {
        return [=, &theme](QPainter& painter, QPointF, double) { paintTileFrame(painter, place, frame, theme); };
    };
    const QImage tile = painted(table, [&](QPainter& painter, QPointF, double) {
        paintTile(painter, place, {*tiles, 3}, theme, 1);
    });
    grounds.push_back({"link-match", {{"empty", table}, {"tile", tile}}});
    grounds.push_back(marked("tile", tile,
                             {{"first pick", add(TileFrame::First)},
                              {"second pick", add(TileFrame::Second)},
                              {"hint", add(TileFrame::Hint)},
                              {"cursor", [&](QPainter& painter, QPointF, double) {
                                   paintCorners(painter, place.adjusted(3, 3, -3, -3), theme.cursor,
                                                theme.cursorCasing);
                               }}}));
    const BoardGeometry geometry{{.size = {1, 1}, .viewport = {cell, cell}, .scale = 1, .margins = {0, 0, 0, 0}}};
    grounds.push_back(marked("table", table, {{"path", [&](QPainter& painter, QPointF, double) {
                                                   paintPath(painter, geometry, {{{-1, 0}, {1, 0}}}, {});
                                               }}}));
}

[[nodiscard]] QImage pictureOf(QWidget& widget, QSize size)
{
    widget.resize(size);
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

void addWidgets(std::vector<Ground>& grounds, const Theme& theme)
{
    const auto strip = [](bool isShort, bool toMove, Side side) {
        PlayerStrip player;
        player.setState({.name = u"Ada"_s, .side = side, .toMove = toMove});
        player.setClock(std::chrono::milliseconds{isShort ? 9'000 : 59'000}, toMove);
        return pictureOf(player, {200, 60});
    };
    grounds.push_back({"player",
                       {{"waits, black", strip(false, false, Side::Black)},
                        {"waits, white", strip(false, false, Side::White)},
                        {"to move", strip(false, true, Side::Black)},
                        {"little time", strip(true, true, Side::Black)},
                        {"waits with little time", strip(true, false, Side::Black)}}});
    const auto bar = [](double chance) {
        EvaluationBar evaluation;
        evaluation.setBlackChance(chance);
        return pictureOf(evaluation, {120, 20});
    };
    grounds.push_back({"evaluation bar", {{"black leads", bar(0.8)}, {"even", bar(0.5)}, {"white leads", bar(0.2)}}});
    const auto graph = [](double black, Side mistake) {
        EvaluationGraph picture;
        GraphState state;
        for (const double value : {0.0, 0.0, black, black})
            state.points.push_back({.black = value});
        state.mistakes.push_back({.move = 2, .side = mistake});
        state.span = 3;
        picture.setState(state);
        return pictureOf(picture, {200, 90});
    };
    grounds.push_back({"graph of a game",
                       {{"black was ahead", graph(0.3, Side::White)},
                        {"white was ahead", graph(-0.3, Side::Black)},
                        {"mistake of black", graph(0.3, Side::Black)}}});
    const auto results = [&theme](qint64 won, qint64 drawn, qint64 lost) {
        ResultBars bars;
        bars.setTheme(theme);
        bars.setLines({{u"A"_s, {won, drawn, lost}}});
        QImage image{200, 60, QImage::Format_RGB32};
        image.fill(theme.panel);
        bars.resize(image.size());
        bars.render(&image, {}, {}, QWidget::DrawChildren);
        return image;
    };
    grounds.push_back(
        {"results", {{"won", results(9, 0, 0)}, {"drawn", results(0, 9, 0)}, {"lost", results(0, 0, 9)}}});
    QImage panel{40, 40, QImage::Format_RGB32};
    panel.fill(theme.panel);
    const auto answer = [](ui::Answer which) -> Paint {
        return [which](QPainter& painter, QPointF at, double) { paintAnswer(painter, at, 18, which); };
    };
    grounds.push_back(
        marked("answer", panel, {{"right", answer(ui::Answer::Right)}, {"wrong", answer(ui::Answer::Wrong)}}));
}

[[nodiscard]] std::vector<Ground> groundsOf(const Theme& theme)
{
    applyTheme(theme);
    std::vector<Ground> grounds;
    addGomoku(grounds, theme);
    addReversi(grounds, theme);
    addLink(grounds, theme);
    addWidgets(grounds, theme);
    return grounds;
}

/// Counts the pixels where one picture stands out from the other.
template <typename Differ>
[[nodiscard]] int differing(const QImage& one, const QImage& other, Differ differ)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            count += a != b && differ(a, b) ? 1 : 0;
        }
    }
    return count;
}

[[nodiscard]] bool hasContrast(const QColor& one, const QColor& other)
{
    return contrast(one, other) >= leastOfMarks;
}

[[nodiscard]] bool isDifferent(const QColor& one, const QColor& other)
{
    return difference(one, other) >= leastDifference;
}

/// The highest contrast that enough pixels of the mark have to the picture without it.
[[nodiscard]] double contrastOf(const QImage& mark, const QImage& bare)
{
    std::vector<double> all;
    for (int y = 0; y < mark.height(); ++y) {
        for (int x = 0; x < mark.width(); ++x)
            all.push_back(contrast(mark.pixelColor(x, y), bare.pixelColor(x, y)));
    }
    std::ranges::nth_element(all, all.begin() + leastPixels, std::greater{});
    return all[leastPixels];
}

} // namespace

TEST_CASE("every mark stands out from what it lies on in each theme, for every kind of colour vision", "[theme]")
{
    const bool prints = std::getenv("QIPAN_PRINT_CONTRAST") != nullptr; // for docs/accessibility.md
    for (const NamedTheme& each : allThemes()) {
        for (const Ground& ground : groundsOf(each.theme)) {
            for (const Vision vision : visions) {
                const QImage bare = seen(ground.scenes.front().image, vision);
                for (std::size_t i = 1; i < ground.scenes.size(); ++i) {
                    const QImage mark = seen(ground.scenes[i].image, vision);
                    CAPTURE(each.name, ground.name, ground.scenes[i].name, static_cast<int>(vision));
                    CHECK(differing(mark, bare, hasContrast) >= leastPixels);
                    if (prints && vision == Vision::Usual)
                        std::cout << each.name << " | " << ground.name << " | " << ground.scenes[i].name << " | "
                                  << std::setprecision(3) << contrastOf(mark, bare) << '\n';
                }
            }
        }
    }
    applyTheme(makeTheme(Look::Plain, false));
}

TEST_CASE("no two marks look alike in any theme, for any kind of colour vision", "[theme]")
{
    for (const NamedTheme& each : allThemes()) {
        for (const Ground& ground : groundsOf(each.theme)) {
            for (const Vision vision : visions) {
                std::vector<QImage> images;
                for (const Scene& scene : ground.scenes)
                    images.push_back(seen(scene.image, vision));
                for (std::size_t i = 0; i < images.size(); ++i) {
                    for (std::size_t j = 0; j < i; ++j) {
                        CAPTURE(each.name, ground.name, ground.scenes[i].name, ground.scenes[j].name,
                                static_cast<int>(vision));
                        CHECK(differing(images[i], images[j], isDifferent) >= leastPixels);
                    }
                }
            }
        }
    }
    applyTheme(makeTheme(Look::Plain, false));
}

TEST_CASE("stones of high contrast are flat and have an outline in the colour of texts", "[theme]")
{
    for (const NamedTheme& each : highContrastThemes()) {
        const std::vector<Ground> grounds = groundsOf(each.theme);
        for (const char* game : {"gomoku", "reversi"}) {
            const Ground& ground = *std::ranges::find(grounds, std::string{game}, &Ground::name);
            for (const Scene& scene : ground.scenes) {
                if (scene.name != "black" && scene.name != "white")
                    continue;
                const QImage& image = scene.image;
                const int middle = image.height() / 2;
                const QColor inner = image.pixelColor(image.width() / 2, middle + 4);
                double edge = 1;
                for (int x = 0; x < image.width() / 4; ++x)
                    edge = std::max(edge, contrast(image.pixelColor(x, image.height() / 4), each.theme.panel));
                CAPTURE(each.name, game, scene.name);
                CHECK(inner == QColor{scene.name == "black" ? Qt::black : Qt::white});
                CHECK(edge >= leastOfMarks);
            }
        }
    }
    applyTheme(makeTheme(Look::Plain, false));
}
