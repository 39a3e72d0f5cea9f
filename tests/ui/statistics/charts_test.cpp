// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/statistics/sample.h"
#include "ui/base/text_tools.h"
#include "ui/icons/contrast.h"
#include "ui/statistics/activity_bars.h"
#include "ui/statistics/rating_graph.h"
#include "ui/statistics/result_bars.h"
#include "ui/statistics/statistics_text.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <set>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;
using qipan::tests::sampleStatistics;

namespace {

[[nodiscard]] QImage imageOf(QWidget& widget, QSize size)
{
    widget.resize(size);
    QImage image{size, QImage::Format_RGB32};
    image.fill(Qt::white);
    widget.render(&image);
    return image;
}

[[nodiscard]] std::size_t coloursIn(const QImage& image)
{
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colours.insert(image.pixel(x, y));
    }
    return colours.size();
}

} // namespace

TEST_CASE("ratings are plotted by value and date within a band of their uncertainty", "[statistics]")
{
    RatingGraph graph;
    graph.resize(400, 240);
    graph.setCurve(sampleStatistics().ratings.front());
    CHECK(graph.placeOf(1).y() < graph.placeOf(2).y());
    CHECK(graph.placeOf(2).y() < graph.placeOf(0).y());
    CHECK(std::abs(graph.placeOf(1).x() - (graph.placeOf(0).x() + graph.placeOf(2).x()) / 2) < 0.5);
    CHECK(std::abs(graph.bandAt(0) - 2 * graph.bandAt(1)) < 0.5);
    CHECK(graph.placeOf(0).y() - graph.bandAt(0) / 2 >= 0); // the band is completely visible
    CHECK(graph.placeOf(0).y() + graph.bandAt(0) / 2 <= 240);
}

TEST_CASE("a rating graph of one day or none or ten thousand is painted", "[statistics]")
{
    RatingGraph graph;
    RatingCurve curve = sampleStatistics().ratings.front();
    curve.days.resize(1);
    graph.setCurve(curve);
    (void)imageOf(graph, {300, 200});
    curve.days.clear();
    graph.setCurve(curve);
    (void)imageOf(graph, {300, 200});
    for (int i = 0; i < 10'000; ++i)
        curve.days.push_back({QDate{1990, 1, 1}.addDays(i), {1500 + 400 * std::sin(i / 300.0), 40, 0.06}, 3});
    graph.setCurve(curve);
    (void)imageOf(graph, {1, 1});
    const QImage image = imageOf(graph, {300, 200});
    CHECK(image.pixelColor(graph.placeOf(5'000).toPoint()) != QColor{Qt::white});
}

TEST_CASE("the rating graph's text has the dates and the lowest and highest ratings", "[statistics]")
{
    const RatingCurve curve = sampleStatistics().ratings.front();
    RatingGraph graph;
    graph.setCurve(curve);
    const QString text = graph.accessibleDescription();
    for (const QString& part : {u"1500 ± 400"_s, u"1550 ± 100"_s, u"1600 ± 200"_s, shortDate({2026, 3, 11})})
        CHECK(text.contains(part));
    CHECK(ratingCaption(curve).contains(u"1550 ± 120"_s));
    CHECK(ratingCaption(curve).contains(u"Closest level: 5."_s));
}

TEST_CASE("an unreliable rating shows no number", "[statistics]")
{
    RatingCurve curve = sampleStatistics().ratings.front();
    curve.now = {881, 338, 0.06};
    curve.games = 1;
    CHECK_FALSE(ratingCaption(curve).contains(u"881"_s));
}

TEST_CASE("a reset of several games is described in one sentence", "[statistics]")
{
    const qint64 moment = 1'700'000'000'000;
    const auto sentences = [](const std::vector<CountedFrom>& from) {
        return countedFromText(from).split(u'\n').size();
    };
    CHECK(sentences({{u"link"_s, moment}, {u"gomoku"_s, moment}, {u"reversi"_s, moment}}) == 1);
    CHECK(sentences({{u"link"_s, moment}, {u"gomoku"_s, moment + 60'000}}) == 2);
}

TEST_CASE("wins and draws and losses fill the width of a bar and have a text", "[statistics]")
{
    ResultBars bars;
    bars.setLines({{u"Level 1"_s, {3, 0, 1}}, {u"Level 2"_s, {1, 2, 1}}});
    const QImage image = imageOf(bars, {400, bars.sizeHint().height()});
    CHECK(std::abs(bars.wonPart(0).width() - 3 * bars.wonPart(1).width()) < 0.5);
    const GameColours colours = gameColours(makeTheme(Look::Plain, false));
    CHECK(image.pixelColor(bars.wonPart(0).center().toPoint()) == colours.won);
    CHECK(image.pixelColor(bars.wonPart(0).topRight().toPoint() + QPoint{8, 6}) == colours.lost);
    CHECK(bars.accessibleDescription()
          == u"Level 1: 3 won, 0 drawn, 1 lost: score 75 %; "
             u"Level 2: 1 won, 2 drawn, 1 lost: score 50 %"_s);
}

TEST_CASE("the height of an activity bar is its number of games", "[statistics]")
{
    ActivityBars bars;
    bars.setBars(sampleStatistics().activity);
    (void)imageOf(bars, {400, 200});
    CHECK(std::abs(bars.areaOf(0).height() - 3 * bars.areaOf(2).height()) < 0.5);
    CHECK(bars.areaOf(1).height() == 0);
    CHECK(bars.areaOf(0).right() < bars.areaOf(2).left());
    CHECK(bars.accessibleDescription().contains(u"18 game"_s));
    CHECK(bars.accessibleDescription().count(u';') == 1); // an empty month is not mentioned
}

TEST_CASE("the colours of games contrast with the panel in every theme", "[statistics]")
{
    for (const Look look : {Look::Plain, Look::Classical}) {
        for (const bool dark : {false, true}) {
            const Theme theme = makeTheme(look, dark);
            const GameColours colours = gameColours(theme);
            for (const QColor& colour : {colours.won, colours.drawn, colours.lost})
                CHECK(contrast(colour, theme.panel) >= 3);
        }
    }
}

TEST_CASE("charts are painted in every theme and at every size", "[statistics]")
{
    const Statistics all = sampleStatistics();
    RatingGraph graph;
    graph.setCurve(all.ratings.front());
    ResultBars results;
    results.setLines({{u"A name that is longer than any place for it in the picture could be"_s, {1, 1, 1}}});
    ActivityBars activity;
    activity.setBars(all.activity);
    for (Chart* chart : std::initializer_list<Chart*>{&graph, &results, &activity}) {
        for (const Look look : {Look::Plain, Look::Classical}) {
            std::vector<QImage> pictures; // light and dark
            for (const bool dark : {false, true}) {
                chart->setTheme(makeTheme(look, dark));
                CHECK(imageOf(*chart, {1, 1}).size() == QSize{1, 1});
                CHECK(coloursIn(imageOf(*chart, {60, 30})) > 1);
                pictures.push_back(imageOf(*chart, {900, 400}));
                CHECK(coloursIn(pictures.back()) > 3);
            }
            CHECK(pictures.front() != pictures.back());
        }
    }
}
