// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/panels/player_strip.h"
#include "ui/panels/strip_painting.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;
using namespace std::chrono_literals;

namespace {

/// Counts the paint events of a widget.
class Paints final : public QObject {
public:
    explicit Paints(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    /// The number since the last call.
    int take()
    {
        QCoreApplication::processEvents();
        return std::exchange(m_count, 0);
    }

private:
    int m_count = 0;
};

/// A strip in a window, with a clock controlled by the test.
struct PlayerStripFixture {
    Milliseconds now{1000};
    PlayerStrip strip{nullptr, [this] { return now; }};

    explicit PlayerStripFixture(QSize size = {260, 60})
    {
        applyTheme(makeTheme(Look::Plain, false));
        strip.setState({.name = u"Wei"_s, .side = Side::Black});
        strip.resize(size);
        strip.show();
        REQUIRE(QTest::qWaitForWindowExposed(&strip));
    }
    ~PlayerStripFixture() { strip.setClock({}, false); }
    PlayerStripFixture(const PlayerStripFixture&) = delete;
    PlayerStripFixture& operator=(const PlayerStripFixture&) = delete;

    [[nodiscard]] QImage picture() { return strip.grab().toImage(); }
};

} // namespace

TEST_CASE("a name of twenty letters is shown to its last letter, beside a clock too", "[panels]")
{
    for (const bool isCompact : {false, true}) {
        PlayerStripFixture fixture{{isCompact ? 260 : 155, isCompact ? 30 : 50}};
        fixture.strip.setCompact(isCompact);
        const auto named = [&](const QString& name) {
            StripState state{.name = name, .side = Side::Black};
            fixture.strip.setState(state);
            return fixture.picture();
        };
        fixture.strip.setClock(isCompact ? std::nullopt : std::optional<Milliseconds>{272s}, false);
        CHECK(named(u"Maximilian Alexandro"_s) != named(u"Maximilian Alexandre"_s));
        const QString tooLong = u"A name that has much more letters than there is room for, however small "_s;
        CHECK(named(tooLong + u'a') == named(tooLong + u'b'));
    }
}

TEST_CASE("a player strip counts its running clock down by itself", "[panels]")
{
    PlayerStripFixture fixture;
    CHECK(fixture.strip.clockText().isEmpty());
    fixture.strip.setClock(272s, true);
    CHECK(fixture.strip.clockText() == u"4:32"_s);
    fixture.now += 10s;
    CHECK(fixture.strip.clockText() == u"4:22"_s);
    fixture.strip.setClock(262s, false);
    fixture.now += 10s;
    CHECK(fixture.strip.clockText() == u"4:22"_s);
    CHECK(!fixture.strip.clockRuns());
    fixture.strip.setClock({}, true);
    CHECK(fixture.strip.clockText().isEmpty());
    CHECK(!fixture.strip.clockRuns());
}

TEST_CASE("a player strip's clock runs down to zero in real time and stops there", "[panels]")
{
    PlayerStrip strip;
    strip.setClock(250ms, true);
    CHECK(QTest::qWaitFor([&] { return !strip.clockRuns(); }));
    CHECK(strip.clockText() == u"0:00.0"_s);
    CHECK(strip.accessibleName().contains(u"no time left"_s));
}

TEST_CASE("the last 20 s look different whether running or stopped and not by colour alone", "[panels]")
{
    PlayerStripFixture fixture;
    fixture.strip.setClock(21s, true);
    const QImage calm = fixture.picture();
    CHECK(!fixture.strip.clockWarns());
    fixture.strip.setClock(20s, true);
    CHECK(fixture.strip.clockWarns());
    CHECK(fixture.strip.clockText() == u"0:20.0"_s);
    const QImage running = fixture.picture();
    fixture.strip.setClock(20s, false);
    CHECK(fixture.strip.clockWarns());
    const QImage standingClock = fixture.picture();

    // The pill and the hourglass take additional room: the warning does not depend on colour.
    CHECK(clockSize(fixture.strip.font(), {.text = u"0:20.0"_s, .warns = true}).width()
          > clockSize(fixture.strip.font(), {.text = u"0:20.0"_s}).width() + 10);
    const auto grey = [](const QImage& picture) { return picture.convertToFormat(QImage::Format_Grayscale8); };
    CHECK(grey(running) != grey(calm));
    CHECK(grey(standingClock) != grey(running));
}

TEST_CASE("a strip shows the short name whole where the name does not fit", "[panels]")
{
    const StripState computer{.name = u"Computer, level 5"_s, .shortName = u"Level 5"_s, .side = Side::White};
    const auto looks = [](QSize size, const StripState& state) {
        PlayerStripFixture fixture{size};
        fixture.strip.setState(state);
        return fixture.picture();
    };
    const QSize narrow{155, 56};
    CHECK(looks(narrow, computer) == looks(narrow, {.name = u"Level 5"_s, .side = Side::White}));
    const QSize wide{260, 60};
    CHECK(looks(wide, computer) == looks(wide, {.name = u"Computer, level 5"_s, .side = Side::White}));
}

TEST_CASE("a strip shows the short note whole where the note does not fit beside the clock", "[panels]")
{
    const StripState asker{
        .name = u"Lin"_s, .side = Side::White, .note = u"waiting for an answer"_s, .shortNote = u"waiting…"_s};
    const auto looks = [](QSize size, const StripState& state) {
        PlayerStripFixture fixture{size};
        fixture.strip.setState(state);
        fixture.strip.setClock(300s, false);
        return fixture.picture();
    };
    const auto with = [&](const QString& note) {
        StripState state = asker;
        state.note = note;
        return state;
    };
    CHECK(looks({190, 60}, asker) == looks({190, 60}, with(u"waiting…"_s)));
    CHECK(looks({320, 60}, asker) != looks({320, 60}, with(u"waiting…"_s)));
}

TEST_CASE("low time is announced once and again only after a long time", "[panels]")
{
    PlayerStripFixture fixture;
    QSignalSpy messages{&fixture.strip, &PlayerStrip::timeGotShort};
    fixture.strip.setClock(15s, false);
    CHECK(messages.isEmpty()); // the clock is stopped
    fixture.strip.setClock(15s, true);
    CHECK(messages.size() == 1);
    CHECK(fixture.strip.accessibleName().contains(u"less than 20 seconds left"_s));
    fixture.strip.setClock(14s, true);
    fixture.strip.setClock(22s, true); // an increment
    fixture.strip.setClock(19s, true);
    CHECK(messages.size() == 1);
    fixture.strip.setClock(5min, true); // another round
    fixture.strip.setClock(10s, true);
    CHECK(messages.size() == 2);
}

TEST_CASE("running into the last 20 s is announced without a clock update", "[panels]")
{
    PlayerStrip strip;
    QSignalSpy messages{&strip, &PlayerStrip::timeGotShort};
    strip.setClock(20'060ms, true);
    CHECK(messages.isEmpty());
    REQUIRE(messages.wait());
    CHECK(strip.clockWarns());
}

TEST_CASE("a player strip is repainted only when its content changes", "[panels]")
{
    PlayerStripFixture fixture;
    Paints paints{fixture.strip};
    fixture.strip.setClock(90s, true);
    CHECK(paints.take() >= 1);
    fixture.now += 10ms;
    fixture.strip.setClock(90s - 10ms, true); // the same digits
    fixture.strip.setState(StripState{fixture.strip.state()});
    CHECK(paints.take() == 0);
    fixture.strip.setClock(80s, true);
    CHECK(paints.take() == 1);
    fixture.strip.setClock(80s, false);
    CHECK(paints.take() == 1);
    fixture.now += 30s;
    CHECK(paints.take() == 0);
}

TEST_CASE("the width of a clock does not depend on its digits", "[panels]")
{
    const QFontMetricsF metrics{QFont{}};
    CHECK(figuresWidth(metrics, u"1:11:11"_s) == figuresWidth(metrics, u"0:48:59"_s));
    CHECK(figuresWidth(metrics, u"0:11.1"_s) == figuresWidth(metrics, u"0:19.8"_s));
}

TEST_CASE("the score is drawn in wholes and halves and has an accessible name", "[panels]")
{
    CHECK(scoreText(0) == u"0"_s);
    CHECK(scoreText(0.5) == u"½"_s);
    CHECK(scoreText(2.5) == u"2½"_s);
    CHECK(scoreText(11) == u"11"_s);
    PlayerStripFixture fixture;
    const QImage before = fixture.picture();
    StripState state = fixture.strip.state();
    state.score = 2.5;
    fixture.strip.setState(state);
    CHECK(fixture.strip.accessibleName().contains(u"score 2½"_s));
    CHECK(fixture.picture() != before);
}

TEST_CASE("the name is elided before the clock and the score and the count at any width", "[panels]")
{
    for (const bool compact : {true, false}) {
        PlayerStripFixture fixture{{180, compact ? 34 : 60}};
        fixture.strip.setCompact(compact);
        StripState state{.name = u"A"_s, .side = Side::White, .count = 32};
        state.score = 2.5;
        fixture.strip.setState(state);
        fixture.strip.setClock(15s, true);
        // The right side looks the same with the longest possible name.
        const auto right = [&] {
            const QImage picture = fixture.picture();
            const int from = compact ? picture.width() - 105 : picture.width() - 45;
            return picture.copy(from, 0, picture.width() - from, picture.height());
        };
        const QImage shortName = right();
        state.name = QString{32, u'字'};
        fixture.strip.setState(state);
        CHECK(right() == shortName);
    }
}
