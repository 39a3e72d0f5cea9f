#pragma once

#include "app/analysis/game_values.h"
#include "core/board/engine_worker.h"

#include <QObject>

#include <memory>

namespace qipan::app {

/// Looks at every position of a game, one after the other and each with the same effort, on a thread of its own. What
/// it finds goes into the values of the game.
class GameReview final : public QObject {
    Q_OBJECT

public:
    /// `limits` are those of one position. Keeps a reference to `values`, whose game must not be empty.
    GameReview(std::unique_ptr<Engine> engine, const Limits& limits, GameValues& values);
    ~GameReview() override;

    /// What the search of one position may use in the program.
    [[nodiscard]] static Limits usualLimits(const BoardGame& position);

    /// Goes on with the first position that was not seen; where there is none, `ended` comes at once.
    void start();
    /// What was found stays; nothing comes after it.
    void cancel();
    /// The game has changed: as many positions as `same`, from the first, are as before.
    void follow(std::size_t same);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// One more position was seen.
    void progressed();
    /// All of them were.
    void ended();

private:
    void next();
    void found(int ticket, const Thinking& best);

    const Limits m_limits;
    GameValues& m_values;
    bool m_isRunning = false;
    std::size_t m_position = 0; ///< that is looked at
    int m_ticket = 0;           ///< of the newest question
    EngineWorker m_worker;      // last: it joins before the rest goes
};

} // namespace qipan::app
