#pragma once

#include "core/match/clock.h"
#include "core/match/event.h"
#include "core/match/match.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace qipan::app {

/// The chess clock of a table: runs for the player whose turn it is, gives the increments, and tells when
/// a flag falls. Each player's time bears the name of the colour that they play.
class TableClock final : public QObject {
    Q_OBJECT

public:
    /// `judges`: this clock counts; another one only shows what the host's says.
    TableClock(const ClockSetting& setting, bool judges);

    /// A round begins, with full clocks or what is left of them.
    void begin(const Match& match, const std::optional<ClockTimes>& left);
    /// The match has taken the event.
    void observe(const Event& event, const Match& match);
    /// Takes over what the clock that counts says.
    void set(const ClockTimes& left, const Match& match);
    /// No time runs while the line is broken.
    void setHalted(bool halted, const Match& match);

    [[nodiscard]] const ClockSetting& setting() const { return m_clock.setting(); }
    [[nodiscard]] ClockTimes left() const { return m_clock.left(now()); }
    [[nodiscard]] const std::optional<Side>& running() const { return m_clock.running(); }

Q_SIGNALS:
    void flagFell(qipan::Side side);

private:
    void runOn(const Match& match);
    void schedule();
    void checkFlag();
    [[nodiscard]] GameClock::Time now() const { return GameClock::Time{m_time.elapsed()}; }

    const bool m_judges;
    bool m_halted = false;
    Seat m_black = Seat::First; ///< whose time is called black's
    QElapsedTimer m_time;
    GameClock m_clock;
    QTimer m_flag;
};

} // namespace qipan::app
