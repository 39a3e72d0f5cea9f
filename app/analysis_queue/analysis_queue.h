// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_review.h"
#include "app/analysis_queue/analysis_queue_file.h"
#include "app/base/background_task.h"
#include "app/history/history_store.h"
#include "ui/history/analysis_progress_line.h"

#include <QTimer>

namespace qipan::app {

/// Analyses many games of the history, one after the other, as the analysis of a whole game on its page does
/// (GameReview), and stores the results with the games. What is to be done is in the data file: after a restart of the
/// program it resumes. It pauses while something more urgent computes.
class AnalysisQueue final : public QObject {
    Q_OBJECT

public:
    /// What it asks of the program.
    struct Needs {
        std::function<bool()> isFree;                           ///< nothing more urgent computes
        std::function<QString(const QString& game)> wantedRule; ///< for games whose files do not state a rule
    };

    /// `store` must outlive the work; see `rest`. Looks for games left by an earlier program after `delay`.
    AnalysisQueue(HistoryStore& store, Needs needs, QObject* parent, std::chrono::milliseconds delay = afterStart);
    ~AnalysisQueue() override;

    /// The start of the program comes first.
    static constexpr std::chrono::milliseconds afterStart{5'000};

    /// Adds these games, in this order.
    void add(const std::vector<qint64>& games);
    /// Removes all games, also the current one, whose results so far are stored.
    void cancel();
    /// Stores the results of the current game and stops; the games stay in the queue. To call before the end.
    void rest();
    /// Nothing if there is no game.
    [[nodiscard]] const std::optional<ui::AnalysisProgress>& progress() const { return m_progress; }
    /// Overrides the usual limits for the search of one position.
    void setLimits(const Limits& limits) { m_limits = limits; }

Q_SIGNALS:
    void progressed();
    void added(const qipan::app::AnalysisQueueFile::Added& games);
    /// The queue is done or was cancelled; so many games were analysed, and so many could not be.
    void ended(int analysed, int failed);

private:
    void next();
    void take(const AnalysisQueueFile::Taken& taken);
    void begin(const GameSetup& setup, const std::vector<Ply>& plies, const AnalysisQueueFile::Taken& taken);
    void follow();
    void finishGame(bool isGood);
    void save();
    void leaveGame();
    void end();
    void report();

    HistoryStore& m_store;
    const Needs m_needs;
    std::optional<Limits> m_limits;
    QTimer m_watch; ///< runs while there is a game
    bool m_isAsking = false;
    bool m_isResting = false;
    std::optional<ui::AnalysisProgress> m_progress;
    int m_done = 0;
    int m_failed = 0;
    int m_ticket = 0; ///< of the current game
    int m_cancels = 0;
    qint64 m_game = 0;
    BackgroundTask m_converter;
    GameValues m_values;
    std::unique_ptr<GameReview> m_review; ///< refers to the values, so it must be destroyed first
};

} // namespace qipan::app
