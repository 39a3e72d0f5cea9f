// SPDX-License-Identifier: GPL-3.0-or-later
// The parts beside a record where there is little height.
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/pages/record_side.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/review_panel.h"
#include "ui/widgets/button.h"
#include "ui/widgets/line_label.h"

#include <QListWidget>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

TEST_CASE("beside a small record the analysis and the mistakes have tabs and the room that they need", "[record]")
{
    const Actions actions;
    RecordSide side{actions};
    side.setMinimumSize(1, 1);
    side.head().setInfo({.black = u"Ada"_s, .white = u"Lin"_s, .rule = u"Gomoku · Freestyle · 15 × 15"_s});
    side.resize(213, 345); // in a window of 640 by 480
    side.show();
    REQUIRE(QTest::qWaitForWindowActive(&side));
    auto& tabs = *side.findChild<QTabBar*>();
    const auto lies = [&](const QWidget& part) {
        return part.isVisible() && side.rect().contains(QRect{part.mapTo(&side, QPoint{}), part.size()});
    };
    side.analysis().setChoices(5, {}, 0);
    side.analysis().show();
    QCoreApplication::processEvents();
    CHECK(lies(side.analysis()));
    const auto& lines = *side.analysis().findChild<QListWidget*>();
    CHECK(lines.viewport()->height() >= 5 * lines.fontMetrics().height());

    GraphState graph{.points = {{.black = 0}, {.black = 1}}};
    for (const QString& text : {u"1. D3: −2 discs; better C4"_s, u"3. D4: −2 discs; better C5"_s})
        graph.mistakes.push_back({1, Side::Black, text});
    side.review().setState({.graph = graph, .progress = ReviewState::Progress{1, 2}});
    side.review().show();
    QCoreApplication::processEvents();
    CHECK(tabs.currentIndex() == tabs.count() - 1); // it was just asked for
    const auto& mistakes = *side.review().findChild<QListWidget*>();
    const auto& legend = *side.review().findChild<LineLabel*>();
    CHECK(lies(mistakes));
    CHECK(mistakes.viewport()->height() >= 2 * mistakes.sizeHintForRow(0));
    CHECK(lies(legend));
    CHECK(legend.height() >= legend.heightFor(legend.width()));
    CHECK_FALSE(side.analysis().isVisible());

    tabs.setFocus();
    QTest::keyClick(&tabs, Qt::Key_Left);
    QCoreApplication::processEvents();
    CHECK(lies(side.analysis()));
    CHECK_FALSE(side.review().isVisible());
    side.resize(300, 900); // room for everything
    QCoreApplication::processEvents();
    CHECK_FALSE(tabs.isVisible());
    CHECK(lies(side.analysis()));
    CHECK(lies(mistakes));
    CHECK(lies(legend));
    side.review().setState({.graph = graph});
    side.resize(213, 345);
    CHECK(QTest::qWaitFor([&] { return lies(side.analysis()) && !mistakes.isVisible(); }));
}

TEST_CASE("beside a small record the analysis of the game comes into view when it begins", "[record]")
{
    const Actions actions;
    RecordSide side{actions};
    side.setMinimumSize(1, 1);
    side.resize(213, 345);
    side.show();
    REQUIRE(QTest::qWaitForWindowActive(&side));
    auto& tabs = *side.findChild<QTabBar*>();
    const GraphState graph{.points = {{.black = 0}, {.black = 1}}};
    bool hasAnalysis = false;
    SECTION("with values of the record") { }
    SECTION("with values of the position that is analysed")
    {
        hasAnalysis = true;
        side.analysis().setChoices(5, {}, 0);
        side.analysis().show();
    }
    side.review().setState({.graph = graph, .isRecorded = !hasAnalysis});
    side.review().show();
    QCoreApplication::processEvents();
    tabs.setCurrentIndex(hasAnalysis ? 2 : 0); // the analysis or the moves
    QCoreApplication::processEvents();
    REQUIRE_FALSE(side.review().isVisible());
    side.review().setState({.graph = graph, .progress = ReviewState::Progress{1, 2}});
    QCoreApplication::processEvents();
    CHECK(side.review().isVisible());
    CHECK(side.review().findChild<ActionButton*>()->isVisible());
    side.review().setState({.graph = graph, .isComplete = true});
    QCoreApplication::processEvents();
    CHECK(side.review().isVisible());
}

TEST_CASE("beside a small record with a long header the graph has its tab as soon as the analysis is on", "[record]")
{
    const Actions actions;
    GraphState graph{.points = {{.black = 0}, {.black = 1}}};
    graph.mistakes.push_back({1, Side::Black, u"1. D3: −20 %; better C4"_s});
    for (int height = 300; height < 460; height += 5) {
        CAPTURE(height);
        RecordSide side{actions};
        side.setMinimumSize(1, 1);
        side.head().setInfo({.black = u"Ada"_s,
                             .white = u"Lin"_s,
                             .result = u"Black won"_s,
                             .date = u"2026-10-01"_s,
                             .rule = u"Gomoku · Renju: forbidden points for Black · 15 × 15"_s}); // three lines
        side.resize(213, height);
        side.review().setState({.graph = graph, .isRecorded = true});
        side.review().show();
        side.show();
        REQUIRE(QTest::qWaitForWindowActive(&side));
        side.analysis().setChoices(3, {}, 0);
        side.analysis().show();
        side.analysis().setState({.lines = {{u"win in 1"_s, u"F6"_s}}, .note = u"Depth 1"_s});
        QCoreApplication::processEvents();
        auto& tabs = *side.findChild<QTabBar*>();
        const auto lies = [&](const QWidget& part) {
            return part.isVisible() && side.rect().contains(QRect{part.mapTo(&side, QPoint{}), part.size()});
        };
        CHECK(lies(side.analysis()));
        const auto& mistakes = *side.review().findChild<QListWidget*>();
        if (!lies(mistakes)) {
            int last = tabs.count() - 1;
            REQUIRE(tabs.isTabVisible(last)); // of the graph
            CHECK_FALSE(tabs.tabRect(last).isEmpty());
            CHECK(tabs.rect().contains(tabs.tabRect(last)));
            tabs.setCurrentIndex(last);
            QCoreApplication::processEvents();
        }
        CHECK(lies(*side.review().findChild<EvaluationGraph*>()));
        CHECK(lies(mistakes));
    }
}
