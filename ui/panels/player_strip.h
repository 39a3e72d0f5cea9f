#pragma once

#include "core/board/side.h"
#include "ui/panels/countdown.h"

#include <optional>
#include <QString>
#include <QWidget>

namespace qipan::ui {

/// What is known of one player at the table.
struct StripState {
    QString name;
    QString detail;           ///< "Computer, level 2", "on the LAN"; may be empty
    std::optional<Side> side; ///< the colour, once it is decided
    std::optional<int> count; ///< discs on the board, in games that count them
    bool toMove = false;
    QString note; ///< what this player does now, in words ("thinking", "waits for your answer"); may be empty
    bool winner = false;
    std::optional<double> score{}; ///< points of the evening: 1 a win, ½ a draw; not below zero

    friend bool operator==(const StripState&, const StripState&) = default;
};

/// One player: colour, name, count, score, clock, whose turn. Two lines, or one where space is short: then the name
/// gives way first.
class PlayerStrip final : public QWidget {
    Q_OBJECT

public:
    /// `now` as for Countdown.
    explicit PlayerStrip(QWidget* parent = nullptr, Countdown::Now now = {});

    void setState(const StripState& state);
    [[nodiscard]] const StripState& state() const { return m_state; }

    /// Shows what is left to this player at this moment; while `runs`, the strip counts on by itself, down to zero.
    /// Nothing for a game without clocks. The first time that the last 20 s run, screen readers are told and
    /// `timeGotShort` is emitted; again only after the clock was above 40 s or away.
    void setClock(std::optional<Milliseconds> remaining, bool runs);
    /// The clock as it is shown: "4:32", "0:19.4"; empty without one.
    [[nodiscard]] QString clockText() const;
    /// In the last 20 s, whether the time runs or stands.
    [[nodiscard]] bool clockWarns() const;
    [[nodiscard]] bool clockRuns() const { return m_hasClock && m_countdown.isRunning(); }

    /// One line instead of two.
    void setCompact(bool compact);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The last 20 s of this player run.
    void timeGotShort();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void clockChanged();
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] QString clockWords() const;
    [[nodiscard]] double paintSide(QPainter& painter) const;
    [[nodiscard]] double paintCount(QPainter& painter, double right) const;
    [[nodiscard]] double paintClockAt(QPainter& painter, double right, double middle) const;
    [[nodiscard]] double paintScore(QPainter& painter, double right, double middle) const;
    void paintWords(QPainter& painter, double left, double right) const;

    StripState m_state;
    Countdown m_countdown;
    bool m_hasClock = false;
    bool m_isTold = false; ///< screen readers know that the last 20 s run
    bool m_compact = false;
};

} // namespace qipan::ui
