// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/draw_resign_policy.h"
#include "app/tables/player.h"
#include "core/board/engine_worker.h"

#include <QElapsedTimer>
#include <QTimer>

namespace qipan::app {

/// The computer at a seat. It thinks on a worker thread, plays openings with choices, and answers requests itself: it
/// agrees to takebacks, restarts and other games; for draws and resignation see `DrawResignPolicy`.
class EnginePlayer final : public Player {
    Q_OBJECT

public:
    /// Plays its move `pause` after its turn began at the earliest, so that a person can see what happened before.
    /// `name` is the name of an external engine, empty for the built-in engine at `level`. `cellsPerMove` is the unit
    /// of its scores. `reaper` is for engines that shut down slowly; see EngineWorker.
    EnginePlayer(std::unique_ptr<Engine> engine, const GameInfo::Score& unit, int level,
                 std::chrono::milliseconds pause, QString name = {}, std::shared_ptr<ThreadReaper> reaper = nullptr);
    ~EnginePlayer() override;

    [[nodiscard]] Kind kind() const override { return m_name.isEmpty() ? Kind::Computer : Kind::ExternalEngine; }
    [[nodiscard]] QString name() const override { return m_name; }
    [[nodiscard]] int level() const override { return m_level; }

    void begin(const Match& match, Seat seat) override;
    void observe(const Event& event, const Match& match) override;

    [[nodiscard]] bool isThinking() const override { return m_isThinking; }
    void hold() override { m_isHeld = true; }
    void resume(const Match& match) override;
    void watchClock(const TableClock& clock) override { m_clock = &clock; }
    void setPause(std::chrono::milliseconds pause) override { m_pause = pause; }

Q_SIGNALS:
    void reported(const qipan::SearchResult& result);
    /// No move will come: the seat needs another player, unless a takeback makes the engine think again.
    void failed(const qipan::EngineFailure& failure);

private:
    void updateTurn(const Match& match);
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLeft(const Match& match) const;
    void stopThinking();
    void answer(const Asked& asked, const Match& match);
    void found(int ticket, const SearchResult& result);
    void playFound();
    [[nodiscard]] bool playPlanned(const Match& match);

    const int m_level;
    DrawResignPolicy m_policy;
    std::chrono::milliseconds m_pause;
    const QString m_name;
    Seat m_seat = Seat::First;
    int m_ticket = 0;       // of the newest question; answers to older ones are dropped
    int m_nextPly = 0;      // the ply it is thinking about
    bool m_opens = false;   // in an opening with choices
    bool m_chooses = false; // and it chooses a colour instead of that ply
    bool m_isThinking = false;
    bool m_isHeld = false;
    const TableClock* m_clock = nullptr;
    QElapsedTimer m_asked;                  // since the question was asked
    std::chrono::milliseconds m_thought{0}; // about the last move
    SearchResult m_found;
    std::vector<Cell> m_planned; // in an opening: the rest of the stones that were found together
    int m_plannedPly = 0;        // of the first of them
    QTimer m_pauseTimer;
    bool m_hasFound = false;
    EngineWorker m_worker; // last, so that it joins before the rest is destroyed
};

} // namespace qipan::app
