// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/review_panel.h"
#include "ui/widgets/button.h"

#include <QListWidget>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

/// A game of `moves` moves with all values known: black gains `lead` discs with each move.
GraphState game(int moves, double lead = 1)
{
    GraphState state{.unit = GraphState::Unit::Discs, .points = {}, .current = moves, .span = 60};
    for (int i = 0; i <= moves; ++i)
        state.points.push_back({.black = lead * i, .isExact = false, .text = u"point %1"_s.arg(i)});
    return state;
}

struct EvaluationGraphFixture {
    EvaluationGraph graph;
    QSignalSpy chosen{&graph, &EvaluationGraph::pointChosen};

    explicit EvaluationGraphFixture(const GraphState& state)
    {
        graph.setState(state);
        graph.resize(260, 90);
        graph.show();
        REQUIRE(QTest::qWaitForWindowActive(&graph));
        graph.setFocus();
    }

    /// The chosen position, or -1 for none; resets it.
    int take()
    {
        const int point = chosen.isEmpty() ? -1 : chosen.back().front().toInt();
        chosen.clear();
        return point;
    }
    int press(Qt::Key key)
    {
        QTest::keyClick(&graph, key);
        return take();
    }
};

} // namespace

TEST_CASE("a click on the graph selects the nearest position of the game", "[graph]")
{
    EvaluationGraphFixture fixture{game(20)};
    for (const int point : {0, 7, 19}) {
        QTest::mouseClick(&fixture.graph, Qt::LeftButton, {}, fixture.graph.placeOf(point).toPoint());
        CHECK(fixture.take() == point);
    }
    QTest::mouseClick(&fixture.graph, Qt::LeftButton, {}, fixture.graph.rect().center()); // beyond the last move
    CHECK(fixture.take() == -1);                                                          // it is shown already
    GraphState earlier = game(20);
    earlier.current = 3;
    fixture.graph.setState(earlier);
    QTest::mouseClick(&fixture.graph, Qt::LeftButton, {}, QPoint{258, 40});
    CHECK(fixture.take() == 20);
}

TEST_CASE("keys move from position to position and from mistake to mistake", "[graph]")
{
    GraphState state = game(20);
    state.current = 10;
    state.mistakes = {{17, Side::Black, u"17"_s}, {4, Side::White, u"4"_s}, {12, Side::White, u"12"_s}};
    EvaluationGraphFixture fixture{state};
    CHECK(fixture.press(Qt::Key_Left) == 9);
    CHECK(fixture.press(Qt::Key_Right) == 11);
    CHECK(fixture.press(Qt::Key_Home) == 0);
    CHECK(fixture.press(Qt::Key_End) == 20);
    QSignalSpy mistakes{&fixture.graph, &EvaluationGraph::mistakeChosen};
    const auto mistakeBy = [&](Qt::Key key) {
        mistakes.clear();
        (void)fixture.press(key);
        return mistakes.isEmpty() ? -1 : mistakes.front().front().toInt();
    };
    CHECK(mistakeBy(Qt::Key_Up) == 4);
    CHECK(mistakeBy(Qt::Key_Down) == 12);
    state.current = 11; // the position before the mistake
    fixture.graph.setState(state);
    CHECK(mistakeBy(Qt::Key_Down) == 12);
    state.mistake = 12;
    fixture.graph.setState(state);
    CHECK(mistakeBy(Qt::Key_Down) == 17);
    CHECK(mistakeBy(Qt::Key_Up) == 4);
    state.mistake.reset();
    state.current = 17;
    fixture.graph.setState(state);
    CHECK(mistakeBy(Qt::Key_Up) == 17); // that led here
    CHECK(mistakeBy(Qt::Key_Down) == -1);
    state.current = 20;
    fixture.graph.setState(state);
    CHECK(fixture.press(Qt::Key_Right) == -1);
}

TEST_CASE("the scale fits every value and Black's lead is above the zero line", "[graph]")
{
    EvaluationGraph graph;
    graph.resize(260, 90);
    for (const double lead : {0.1, -0.8, 1.0, -3.0}) {
        graph.setState(game(20, lead));
        CHECK(graph.scale() >= std::abs(20 * lead));
        for (int i = 0; i <= 20; ++i)
            CHECK(QRectF{graph.rect()}.contains(graph.placeOf(i)));
        CHECK((graph.placeOf(20).y() < graph.placeOf(0).y()) == (lead > 0));
    }
    GraphState chances = game(1, 0.5);
    chances.unit = GraphState::Unit::Chance;
    graph.setState(chances);
    CHECK(graph.scale() == 0.5);
}

TEST_CASE("the graph's accessible text tells the shown position and the mistakes", "[graph]")
{
    EvaluationGraph graph;
    GraphState state = game(20);
    state.current = 5;
    state.mistakes = {{17, Side::Black, u"17. E6 was bad"_s}};
    graph.setState(state);
    CHECK_FALSE(graph.accessibleName().isEmpty());
    CHECK(graph.accessibleDescription()
          == u"point 5; Course of the game: even, from move 2 Black ahead; 17. E6 was bad");
}

TEST_CASE("every kind of point and mark is drawn within the graph at any size", "[graph]")
{
    GraphState state = game(3);
    state.points[1].black.reset();
    state.points[2].isExact = true;
    state.mistakes = {{3, Side::Black, {}}, {2, Side::White, {}}, {9, Side::White, {}}}; // one beyond the game
    EvaluationGraph graph;
    const QImage empty = graph.grab().toImage();
    graph.setState(state);
    CHECK(graph.grab().toImage() != empty);
    for (const QSize size : {QSize{1, 1}, QSize{40, 20}, QSize{900, 30}, QSize{100, 600}}) {
        graph.resize(size);
        CHECK_FALSE(graph.grab().isNull());
    }
}

TEST_CASE("the mistakes of both sides are visible on a dark and on a light graph", "[graph]")
{
    const QColor base = GENERATE(QColor{24, 28, 30}, QColor{255, 255, 255});
    GraphState state = game(20, 0);
    state.current = 0;
    EvaluationGraphFixture fixture{state};
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, base); // neither curve nor scale
    fixture.graph.setPalette(palette);
    const QImage bare = fixture.graph.grab().toImage();
    for (const Side side : {Side::Black, Side::White}) {
        state.mistakes = {{.move = 10, .side = side, .text = {}}};
        fixture.graph.setState(state);
        const QImage marked = fixture.graph.grab().toImage();
        int most = 0;
        for (int y = 0; y < marked.height(); ++y) {
            for (int x = 0; x < marked.width(); ++x) {
                if (marked.pixel(x, y) != bare.pixel(x, y))
                    most = std::max(most, std::abs(marked.pixelColor(x, y).lightness() - base.lightness()));
            }
        }
        CHECK(most > 150);
    }
}

TEST_CASE("the graph is shown while it has values and hidden when there is no room", "[graph]")
{
    const Actions actions;
    ReviewPanel panel{actions};
    panel.resize(260, 400);
    panel.show();
    const auto& graph = *panel.findChild<EvaluationGraph*>();
    const auto& mistakes = *panel.findChild<QListWidget*>();
    const auto& progress = *panel.findChild<QProgressBar*>();
    const auto& stop = *panel.findChild<ActionButton*>();
    CHECK_FALSE(graph.isVisible());
    GraphState unknown = game(2);
    for (GraphPoint& point : unknown.points)
        point.black.reset();
    panel.setState({.graph = unknown});
    CHECK_FALSE(graph.isVisible());
    panel.setState({.graph = unknown, .progress = ReviewState::Progress{0, 3}});
    CHECK(graph.isVisible());
    CHECK(progress.isVisible());
    CHECK(stop.isVisible());
    panel.setState({.graph = game(2)});
    CHECK(graph.isVisible());
    CHECK(mistakes.isVisible());
    CHECK_FALSE(progress.isVisible());
    CHECK_FALSE(stop.isVisible());
    const int all = panel.heightFor(ReviewPanel::Room::All);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    CHECK(panel.minimumSizeHint().height() <= all);
    panel.setRoom(ReviewPanel::Room::Graph);
    CHECK(graph.isVisible());
    CHECK_FALSE(mistakes.isVisible());
    panel.setRoom(ReviewPanel::Room::Progress);
    CHECK_FALSE(graph.isVisible());
    CHECK(panel.heightFor(ReviewPanel::Room::Progress) < panel.heightFor(ReviewPanel::Room::Graph));
    CHECK(panel.heightFor(ReviewPanel::Room::Graph) < all);
}

TEST_CASE("selecting a mistake by mouse or keyboard shows its position", "[graph]")
{
    const Actions actions;
    ReviewPanel panel{actions};
    GraphState state = game(20);
    state.mistakes = {{17, Side::Black, u"17"_s}, {4, Side::White, u"4"_s}};
    panel.setState({.graph = state});
    panel.resize(260, 400);
    panel.show();
    REQUIRE(QTest::qWaitForWindowActive(&panel));
    QSignalSpy chosen{&panel, &ReviewPanel::mistakeChosen};
    auto& list = *panel.findChild<QListWidget*>();
    REQUIRE(list.count() == 2);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
    REQUIRE_FALSE(chosen.isEmpty());
    CHECK(chosen.back().front().toInt() == 4);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Up);
    CHECK(chosen.back().front().toInt() == 17);
}

TEST_CASE("the graph tells the course of the game in one sentence", "[graph]")
{
    EvaluationGraph graph;
    GraphState state = game(0);
    state.points.clear();
    for (const double black : {0.0, 0.05, 0.2, 0.08, 0.02, -0.3})
        state.points.push_back({.black = black, .text = u"point"_s});
    state.unit = GraphState::Unit::Chance;
    state.current = 5;
    graph.setState(state);
    CHECK(graph.accessibleDescription()
          == u"point; Course of the game: even, from move 2 Black ahead, from move 4 even, from move 5 White ahead"_s);
    graph.setState({});
    CHECK(graph.accessibleDescription().isEmpty());
}
