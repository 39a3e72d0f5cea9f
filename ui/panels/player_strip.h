// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "ui/widgets/countdown.h"

#include <optional>
#include <QString>
#include <QWidget>

namespace qipan::ui {

/// The state of one player at the table.
struct StripState {
    QString name;
    QString shortName;        ///< shown where the name does not fit; may be empty
    QString detail;           ///< "Computer, level 2", "on the LAN"; may be empty
    std::optional<Side> side; ///< the colour, once it is decided
    std::optional<int> count; ///< discs on the board, in games that count them
    bool toMove = false;
    QString note;        ///< the player's present activity ("thinking", "waits for your answer"); may be empty
    QString shortNote{}; ///< shown where the note does not fit; may be empty
    bool winner = false;
    std::optional<double> score{}; ///< points of the match: 1 for a win, ½ for a draw; not negative

    friend bool operator==(const StripState&, const StripState&) = default;
};

/// Shows one player: colour, name, count, score, clock, turn. Two lines, or one if space is short, where the name is
/// elided first.
class PlayerStrip final : public QWidget {
    Q_OBJECT

public:
    /// `now` as for Countdown.
    explicit PlayerStrip(QWidget* parent = nullptr, Countdown::Now now = {});

    void setState(const StripState& state);
    [[nodiscard]] const StripState& state() const { return m_state; }

    /// Sets the remaining time, which counts down to zero while `runs`; nothing for a game without clocks. When the
    /// last 20 s begin to run, this is announced to screen readers and `timeGotShort` is emitted; again only after the
    /// clock was above 40 s or removed.
    void setClock(std::optional<Milliseconds> remaining, bool runs);
    /// Returns the text of the clock: "4:32", "0:19.4"; empty without one.
    [[nodiscard]] QString clockText() const { return m_hasClock ? m_countdown.text() : QString{}; }
    /// Returns the clock for screen readers: "Anna, black: 4 minutes 32 seconds left."; empty without one.
    [[nodiscard]] QString spokenClock() const;
    /// Whether 20 s or less are left, running or not.
    [[nodiscard]] bool clockWarns() const { return m_hasClock && m_countdown.remaining() <= lastSeconds; }
    [[nodiscard]] bool clockRuns() const { return m_hasClock && m_countdown.isRunning(); }

    /// Sets one line instead of two.
    void setCompact(bool compact);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {6 * fontMetrics().height(), sizeHint().height()}; }

Q_SIGNALS:
    /// The user clicked on the strip.
    void clicked();
    /// The player's last 20 s are running.
    void timeGotShort();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void describe();
    void clockChanged();
    [[nodiscard]] bool isTight() const { return width() < 12 * fontMetrics().height(); }
    [[nodiscard]] QString clockDescription() const;
    [[nodiscard]] double paintSide(QPainter& painter) const;
    [[nodiscard]] double paintCount(QPainter& painter, double right) const;
    [[nodiscard]] double paintClockAt(QPainter& painter, double right, double middle) const;
    [[nodiscard]] double paintScore(QPainter& painter, double right, double middle) const;
    void paintText(QPainter& painter, double left, double right) const;

    StripState m_state;
    Countdown m_countdown;
    bool m_hasClock = false;
    bool m_isAnnounced = false; ///< screen readers have been told of the last 20 s
    bool m_compact = false;
};

} // namespace qipan::ui
