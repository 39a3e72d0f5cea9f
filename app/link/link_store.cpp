#include "app/link/link_store.h"

#include <chrono>
#include <optional>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds retryInterval{5};

/// The result of a call that returns nothing.
struct Saved { };

[[nodiscard]] Result<Saved, LinkFile::Failure> resultOf(LinkFile::Failure failure)
{
    if (failure)
        return failure;
    return Saved{};
}

} // namespace

/// The writes that failed. Used on the store's thread only.
class LinkStore::Failed {
public:
    struct Score {
        ui::LinkScore score;
        QString record;
        std::optional<HistoryEntry> game;
    };

    /// Of the running game only the last state is written.
    [[nodiscard]] LinkFile::Failure save(LinkFile& file, const QString& play)
    {
        auto failure = file.savePlay(play);
        m_play = failure ? std::optional{play} : std::nullopt;
        return failure;
    }

    [[nodiscard]] Result<LinkFile::Place, LinkFile::Failure> add(LinkFile& file, const Score& score, bool isRunning)
    {
        auto place = file.addScore(score.score, score.record, score.game, isRunning);
        if (!place)
            m_scores.push_back(score);
        if (isRunning)
            m_play = place ? std::nullopt : std::optional{QString{}}; // the game is over in any case
        return place;
    }

    void forgetPlay() { m_play.reset(); }

    /// Returns the reason if something is still not written.
    LinkFile::Failure tryAgain(LinkFile& file)
    {
        LinkFile::Failure failure;
        for (const Score& score : std::exchange(m_scores, {})) {
            if (const auto place = add(file, score, false); !place) // another game may be running now
                failure = place.error();
        }
        if (const auto play = std::exchange(m_play, {})) {
            if (auto why = save(file, *play))
                failure = why;
        }
        return failure;
    }

    [[nodiscard]] bool isEmpty() const { return !m_play && m_scores.empty(); }

private:
    std::optional<QString> m_play; ///< empty: no running game
    std::vector<Score> m_scores;
};

LinkStore::LinkStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
    , m_failed{std::make_shared<Failed>()}
{
    for (QTimer* timer : {&m_retry, &m_countAgain}) {
        timer->setInterval(retryInterval);
        timer->setSingleShot(true);
    }
    connect(&m_retry, &QTimer::timeout, this, &LinkStore::tryAgain);
    connect(&m_countAgain, &QTimer::timeout, this, &LinkStore::count);
}

LinkStore::~LinkStore()
{
    if (m_retry.isActive())
        tryAgain();
}

void LinkStore::tryAgain()
{
    thread().enqueue([this, failed = m_failed, poster = poster()](DataFile& data) {
        LinkFile file{data};
        if (!failed->tryAgain(file))
            poster->post([this, status = statusOf(data, {})] { DataStore::report(status, false); });
        else
            poster->post([this] { m_retry.start(); });
    });
}

template <typename Work, typename Reply>
void LinkStore::enqueue(Work work, Reply reply)
{
    thread().enqueue([this, work, reply, failed = m_failed, poster = poster()](DataFile& data) {
        LinkFile file{data};
        auto result = work(file);
        const bool needsRetry = !failed->isEmpty();
        const StoreStatus status = statusOf(data, result ? LinkFile::Failure{} : result.error());
        poster->post([this, reply, needsRetry, status, result = std::move(result)] {
            if (needsRetry && !m_retry.isActive())
                m_retry.start();
            DataStore::report(status, needsRetry);
            reply(result);
        });
    });
}

void LinkStore::save(const QString& record)
{
    enqueue([record, failed = m_failed](LinkFile& file) { return resultOf(failed->save(file, record)); },
            [this](const auto& result) {
                if (result)
                    Q_EMIT saved();
            });
}

void LinkStore::suspend()
{
    enqueue(
        [failed = m_failed](LinkFile& file) -> Result<int, LinkFile::Failure> {
            if (const auto failure = failed->tryAgain(file))
                return failure; // unsaved data would be lost
            return file.suspendPlay();
        },
        [this](const auto& games) {
            if (games)
                Q_EMIT waiting(*games);
        });
}

void LinkStore::quarantine()
{
    enqueue(
        [failed = m_failed](LinkFile& file) {
            failed->forgetPlay();
            return resultOf(file.quarantinePlay());
        },
        [](const auto&) {});
}

void LinkStore::count()
{
    enqueue([](LinkFile& file) { return file.countResumable(); },
            [this](const auto& games) {
                if (games)
                    Q_EMIT counted(*games);
                else
                    m_countAgain.start();
            });
}

void LinkStore::load()
{
    enqueue([](LinkFile& file) { return file.loadPlay(); },
            [this](const auto& left) { Q_EMIT loaded(left ? left->record : QString{}, left ? left->others : 0); });
}

void LinkStore::loadNext()
{
    enqueue(
        [failed = m_failed](LinkFile& file) -> Result<LinkFile::ResumableGame, LinkFile::Failure> {
            if (const auto failure = failed->tryAgain(file))
                return failure; // unsaved data would be lost
            return file.loadNext();
        },
        [this](const auto& left) {
            if (left)
                Q_EMIT loaded(left->record, left->others);
            else
                Q_EMIT notLoaded();
        });
}

void LinkStore::add(const ui::LinkScore& score, const QString& record, const std::optional<HistoryEntry>& game)
{
    enqueue([all = Failed::Score{score, record, game},
             failed = m_failed](LinkFile& file) { return failed->add(file, all, true); },
            [this](const auto& place) {
                if (place)
                    Q_EMIT placed(*place);
            });
}

void LinkStore::list(const ui::LinkScoreFilter& filter)
{
    enqueue([filter](LinkFile& file) { return file.scores(filter); },
            [this](const auto& scores) { Q_EMIT listed(scores ? *scores : std::vector<ui::LinkScore>{}); });
}

void LinkStore::find(qint64 id)
{
    enqueue([id](LinkFile& file) { return file.recordOf(id); },
            [this, id](const auto& record) { Q_EMIT found(id, record ? *record : QString{}); });
}

} // namespace qipan::app
