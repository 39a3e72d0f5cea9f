// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis_queue/analysis_queue.h"

#include "app/analysis_queue/background_engine.h"
#include "app/history/history_record.h"
#include "app/record/record_setup.h"

#include <QPointer>

#include <utility>

namespace qipan::app {

namespace {

/// How often it looks whether something more urgent began or ended.
constexpr std::chrono::milliseconds watchInterval{250};

/// So much can be lost if the program is killed.
constexpr std::size_t positionsPerSave = 10;

/// The main line of a game, as the record page shows it; a sentence if no rule allows it.
[[nodiscard]] Result<RecordLine, QString> lineOf(const HistoryEntry& game, const QString& wantedRule)
{
    const auto record = recordOf(game);
    if (!record)
        return record.error();
    const auto line = record->tree.mainLine();
    return wholeLine(*record, line.empty() ? record::GameTree::root : line.back(), wantedRule);
}

} // namespace

AnalysisQueue::AnalysisQueue(HistoryStore& store, Needs needs, QObject* parent, std::chrono::milliseconds delay)
    : QObject{parent}
    , m_store{store}
    , m_needs{std::move(needs)}
    , m_converter{*this}
{
    m_watch.setInterval(watchInterval);
    connect(&m_watch, &QTimer::timeout, this, &AnalysisQueue::follow);
    QTimer::singleShot(delay, this, &AnalysisQueue::next);
}

AnalysisQueue::~AnalysisQueue() = default;

void AnalysisQueue::add(const std::vector<qint64>& games)
{
    m_store.ask(
        *this, [games](HistoryFile& file) { return AnalysisQueueFile{file.data()}.add(games); },
        [this](const Result<AnalysisQueueFile::Added, QString>& result) {
            if (!result)
                return;
            if (m_progress)
                m_progress->all += result->queued;
            Q_EMIT added(*result);
            next();
        });
}

void AnalysisQueue::next()
{
    if (m_isAsking || m_game != 0 || m_isResting)
        return;
    m_isAsking = true;
    m_store.ask(
        *this, [](HistoryFile& file) { return AnalysisQueueFile{file.data()}.take(); },
        [this, cancels = m_cancels](const Result<std::optional<AnalysisQueueFile::Taken>, QString>& taken) {
            m_isAsking = false;
            if (m_isResting)
                return;
            if (cancels != m_cancels)
                return next();
            if (!taken || !*taken)
                return end();
            take(**taken);
        });
}

/// Reads the moves in the background, because a record may have millions.
void AnalysisQueue::take(const AnalysisQueueFile::Taken& taken)
{
    m_game = taken.game.id;
    m_progress = ui::AnalysisProgress{.done = m_done + m_failed, .all = m_done + m_failed + 1 + taken.waiting};
    m_watch.start();
    report();
    m_converter.start([this, taken, rule = m_needs.wantedRule(taken.game.game)](const std::atomic<bool>&) {
        return BackgroundTask::Reply{[this, taken, line = lineOf(taken.game, rule)] {
            if (!line || line->plies.empty())
                finishGame(false);
            else
                begin(line->setup, line->plies, taken);
        }};
    });
}

void AnalysisQueue::begin(const GameSetup& setup, const std::vector<Ply>& plies, const AnalysisQueueFile::Taken& taken)
{
    m_values.clear();
    m_values.follow(setup, plies, static_cast<std::size_t>(taken.game.given));
    if (taken.known)
        m_values.recall(*taken.known);
    const GameInfo& game = *setup.game;
    m_review =
        std::make_unique<GameReview>(inBackground(game.makeEngine(game.levels, 0)),
                                     m_limits.value_or(GameReview::usualLimits(*m_values.positionAt(0))), m_values);
    connect(m_review.get(), &GameReview::progressed, this, [this] {
        report();
        if (m_values.reviewedCount() % positionsPerSave == 0)
            save();
    });
    connect(
        m_review.get(), &GameReview::ended, this,
        [this, ticket = ++m_ticket] {
            if (ticket == m_ticket && m_review)
                finishGame(true);
        },
        Qt::QueuedConnection); // the review cannot be destroyed while it reports its end
    follow();
}

/// Works, or waits for what is more urgent.
void AnalysisQueue::follow()
{
    if (!m_progress)
        return;
    const bool isFree = m_needs.isFree();
    if (m_review && isFree != m_review->isRunning())
        isFree ? m_review->start() : m_review->cancel();
    m_progress->isWaiting = !isFree;
    report();
}

void AnalysisQueue::report()
{
    if (m_progress && m_review) {
        m_progress->seen = static_cast<int>(m_values.reviewedCount());
        m_progress->positions = static_cast<int>(m_values.reviewableCount());
    }
    Q_EMIT progressed();
}

void AnalysisQueue::finishGame(bool isGood)
{
    if (isGood)
        save();
    ++(isGood ? m_done : m_failed);
    const qint64 game = m_game;
    leaveGame();
    m_isAsking = true; // until the file knows that this game is done
    m_store.write(
        {}, [game](DataFile& data) -> WriteQueue::Outcome { return {AnalysisQueueFile{data}.remove(game)}; },
        [queue = QPointer{this}](const DataFile::Failure& failure) {
            if (!queue || failure)
                return;
            queue->m_isAsking = false;
            queue->m_store.touch();
            queue->next();
        });
}

/// Stores what is known of the current game. A whole analysis of an older edition is worth more than the beginning of a
/// new one.
void AnalysisQueue::save()
{
    if (!m_review || m_values.reviewedCount() == 0 || m_values.isOutdated())
        return;
    m_store.write({}, [game = m_game, analysis = m_values.stored()](DataFile& data) -> WriteQueue::Outcome {
        return {AnalysisFile{data}.save(game, analysis)};
    });
}

void AnalysisQueue::leaveGame()
{
    ++m_ticket;
    m_converter.cancel();
    m_review.reset();
    m_values.clear();
    m_game = 0;
}

void AnalysisQueue::cancel()
{
    if (!m_progress)
        return;
    ++m_cancels;
    save();
    leaveGame();
    m_store.write(
        {}, [](DataFile& data) -> WriteQueue::Outcome { return {AnalysisQueueFile{data}.clear()}; },
        [store = QPointer{&m_store}](const DataFile::Failure& failure) {
            if (!failure && store)
                store->touch();
        });
    end();
}

void AnalysisQueue::rest()
{
    m_isResting = true;
    save();
    leaveGame();
    m_watch.stop();
}

void AnalysisQueue::end()
{
    m_watch.stop();
    if (!std::exchange(m_progress, std::nullopt))
        return;
    Q_EMIT progressed();
    Q_EMIT ended(std::exchange(m_done, 0), std::exchange(m_failed, 0));
}

} // namespace qipan::app
