// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_store.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

LinkStore::LinkStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
{
    constexpr std::chrono::seconds retryInterval{5};
    m_countAgain.setInterval(retryInterval);
    m_countAgain.setSingleShot(true);
    connect(&m_countAgain, &QTimer::timeout, this, &LinkStore::count);
}

void LinkStore::save(const QString& record, const std::optional<HistoryEntry>& game, qint64 began)
{
    // Each game has a key of its own, and the removal of one has none, so that the next one does not replace what waits
    // to be written.
    write(
        record.isEmpty() ? QString{} : u"play"_s + QString::number(game ? game->began : began),
        [record, game](DataFile& data) -> WriteQueue::Outcome { return {LinkFile{data}.savePlay(record, game)}; },
        [this](const Failure& failure) {
            if (!failure)
                Q_EMIT saved();
        });
}

void LinkStore::suspend()
{
    askWhenWritten(
        *this, [](DataFile& data) { return LinkFile{data}.suspendPlay(); },
        [this](const auto& games) {
            if (games)
                Q_EMIT waiting(*games);
        });
}

void LinkStore::quarantine()
{
    write({}, [](DataFile& data) -> WriteQueue::Outcome { return {LinkFile{data}.quarantinePlay()}; });
}

void LinkStore::count()
{
    ask(
        *this, [](DataFile& data) { return LinkFile{data}.countResumable(); },
        [this](const auto& games) {
            if (games)
                Q_EMIT counted(*games);
            else
                m_countAgain.start();
        });
}

void LinkStore::load()
{
    ask(
        *this, [](DataFile& data) { return LinkFile{data}.loadPlay(); },
        [this](const auto& left) { Q_EMIT loaded(left ? *left : LinkFile::ResumableGame{}); });
}

template <typename Work>
void LinkStore::loadOther(Work work)
{
    askWhenWritten(*this, std::move(work), [this](const auto& left) {
        if (left)
            Q_EMIT loaded(*left);
        else
            Q_EMIT notLoaded();
    });
}

void LinkStore::loadNext()
{
    loadOther([](DataFile& data) { return LinkFile{data}.loadNext(); });
}

void LinkStore::loadStarting(const QString& start)
{
    loadOther([start](DataFile& data) { return LinkFile{data}.loadStarting(start); });
}

void LinkStore::loadEntry(qint64 id)
{
    loadOther([id](DataFile& data) { return LinkFile{data}.loadEntry(id); });
}

void LinkStore::finish(const std::optional<ui::LinkScore>& score, const QString& record,
                       const std::optional<HistoryEntry>& game)
{
    const auto place = std::make_shared<LinkFile::Place>();
    write(
        {},
        [score, record, game, place](DataFile& data) -> WriteQueue::Outcome {
            const auto added = LinkFile{data}.finishPlay(score, record, game);
            if (!added)
                return {added.error()};
            *place = *added;
            return {};
        },
        [this, place, isPlaced = score.has_value()](const Failure& failure) {
            if (failure)
                return;
            if (isPlaced)
                Q_EMIT placed(*place);
            Q_EMIT finished();
        });
}

void LinkStore::completeBoard(const std::optional<ui::LinkLevel>& level, qint64 began,
                              const std::optional<ui::LinkScore>& score)
{
    const auto result = std::make_shared<LinkFile::BoardResult>();
    write(
        {},
        [level, began, score, result](DataFile& data) -> WriteQueue::Outcome {
            const auto found = LinkFile{data}.completeBoard(level, began, score);
            if (!found)
                return {found.error()};
            *result = *found;
            return {};
        },
        [this, result](const Failure& failure) {
            if (!failure)
                Q_EMIT completed(*result);
        });
}

void LinkStore::listLevels()
{
    askWhenWritten(
        *this, [](DataFile& data) { return LinkFile{data}.levels(); },
        [this](const auto& levels) { Q_EMIT levelsListed(levels ? *levels : std::vector<ui::LinkLevel>{}); });
}

void LinkStore::list(const ui::LinkScoreFilter& filter)
{
    ask(
        *this, [filter](DataFile& data) { return LinkFile{data}.scores(filter); },
        [this](const auto& scores) { Q_EMIT listed(scores ? *scores : std::vector<ui::LinkScore>{}); });
}

void LinkStore::find(qint64 id)
{
    ask(
        *this, [id](DataFile& data) { return LinkFile{data}.recordOf(id); },
        [this, id](const auto& record) { Q_EMIT found(id, record ? *record : QString{}); });
}

} // namespace qipan::app
