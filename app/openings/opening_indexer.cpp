// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openings/opening_indexer.h"

#include "app/openings/opening_file.h"

#include <algorithm>
#include <limits>

namespace qipan::app {

namespace {

/// The start of the program comes first.
constexpr int afterStart = 2'000; // ms
/// A running import and other changes come first.
constexpr int calm = 200; // ms
/// At most; a step ends after 20 ms on the store's thread.
constexpr int gamesPerStep = 50;
/// How often the lists of the history follow.
constexpr qint64 msBetweenTouches = 2'000;

} // namespace

OpeningIndexer::OpeningIndexer(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &OpeningIndexer::count);
    connect(&m_store, &HistoryStore::changed, this, &OpeningIndexer::wake);
    m_pause.start(afterStart);
}

void OpeningIndexer::wake()
{
    if (!m_isReading && !m_isStopped)
        m_pause.start(m_pause.isActive() ? m_pause.interval() : calm);
}

void OpeningIndexer::stop()
{
    m_isStopped = true;
    m_pause.stop();
    Q_EMIT progressed();
}

void OpeningIndexer::resume()
{
    m_isStopped = false;
    Q_EMIT progressed();
    wake();
}

void OpeningIndexer::count()
{
    m_isReading = true;
    m_store.ask(
        *this, [](HistoryFile& file) { return OpeningFile{file.data()}.unread(std::numeric_limits<int>::max()); },
        [this](const Result<int, QString>& all) {
            m_isReading = false;
            if (!all || *all == 0 || m_isStopped)
                return;
            m_progress = Progress{.all = *all};
            m_sinceTouch.start();
            step();
        });
}

void OpeningIndexer::step()
{
    m_isReading = true;
    m_store.ask(
        *this, [](HistoryFile& file) { return OpeningFile{file.data()}.readSome(gamesPerStep); },
        [this](const Result<int, QString>& done) { stepped(done); });
}

void OpeningIndexer::stepped(const Result<int, QString>& done)
{
    m_isReading = false;
    const bool isDone = !done || *done == 0;
    if (!isDone) {
        m_progress->done += *done;
        m_progress->all = std::max(m_progress->all, m_progress->done); // an import adds games
    }
    const bool hasRead = m_progress->done > 0;
    if (isDone)
        m_progress.reset();
    const bool ends = isDone || m_isStopped;
    if (hasRead && done && (ends || m_sinceTouch.hasExpired(msBetweenTouches))) {
        m_sinceTouch.start();
        m_isReading = true; // the change is our own
        m_store.touch();
        m_isReading = false;
    }
    Q_EMIT progressed();
    if (!ends)
        step();
}

} // namespace qipan::app
