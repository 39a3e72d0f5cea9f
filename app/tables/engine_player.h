#pragma once

#include "app/tables/manners.h"
#include "app/tables/player.h"
#include "core/board/engine_worker.h"

#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

namespace qipan::app {

/// The computer on a seat: thinks on a worker thread, plays openings with choices, and answers requests by itself.
/// It agrees to take-backs, restarts and other games; for draws and resignation see Manners.
class EnginePlayer final : public Player {
    Q_OBJECT

public:
    /// Shows its move `pause` after its turn began, at the earliest, so that a person can see what happened before.
    /// `name` is that of an engine which is a program of its own, and empty for our own at `level`.
    /// `unit` is that of its scores. `keeper` is for engines that end slowly; see EngineWorker.
    EnginePlayer(std::unique_ptr<Engine> engine, const GameInfo::Score& unit, int level,
                 std::chrono::milliseconds pause, QString name = {}, std::shared_ptr<ThreadKeeper> keeper = nullptr);
    ~EnginePlayer() override;

    /// It does not think before `goOn`: the game may be gone on with, or not.
    void wait() { m_isWaiting = true; }
    /// Nothing where it does not wait. `match` is the one of its seat.
    void goOn(const Match& match);

    /// From the next turn on.
    void setPause(std::chrono::milliseconds pause) { m_pause = pause; }

    [[nodiscard]] int level() const { return m_level; }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] bool isThinking() const { return m_isThinking; }

    void begin(const Match& match, Seat seat) override;
    void observe(const Event& event, const Match& match) override;

Q_SIGNALS:
    /// It began or ceased to think.
    void thinkingChanged();
    void reported(const qipan::Thinking& thinking);
    /// There will be no move: the seat needs another player, unless a take-back makes it think again.
    void failed(const qipan::EngineFailure& failure);

private:
    void lookAt(const Match& match);
    void stopThinking();
    void answer(const Asked& asked, const Match& match);
    void found(int ticket, const Thinking& thinking);
    void playFound();
    [[nodiscard]] bool playPlanned(const Match& match);

    const int m_level;
    Manners m_manners;
    std::chrono::milliseconds m_pause;
    const QString m_name;
    Seat m_seat = Seat::First;
    int m_ticket = 0;       // of the newest question; answers to older ones are late
    int m_nextPly = 0;      // the ply that is thought about
    bool m_opens = false;   // in an opening with choices
    bool m_chooses = false; // and it takes a colour instead of that ply
    bool m_isThinking = false;
    bool m_isWaiting = false;
    Thinking m_found;
    std::vector<Cell> m_planned; // in an opening: the stones after the last one, which were found with it
    int m_plannedPly = 0;        // of the first of them
    QTimer m_pauseTimer;
    bool m_hasFound = false;
    EngineWorker m_worker; // last: it joins before the rest goes
};

} // namespace qipan::app
