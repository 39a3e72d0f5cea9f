// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/export_job.h"

#include <algorithm>

namespace qipan::app {

constexpr std::size_t gamesPerStep = 100;

ExportJob::ExportJob(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
    , m_task{*this}
{
}

void ExportJob::start(std::vector<qint64> ids, const ui::ExportChoice& choice, const QString& path)
{
    m_ids = std::move(ids);
    m_done = 0;
    m_isEnding = false;
    m_writer = std::make_shared<ExportWriter>(choice, path);
    next();
}

void ExportJob::next()
{
    const auto before = m_writer;
    Q_EMIT progressed(static_cast<qint64>(m_done), static_cast<qint64>(m_ids.size()));
    if (before != m_writer)
        return; // a slot ended the export
    if (m_done == m_ids.size() && m_done > 0)
        return commit();
    const std::size_t end = std::min(m_done + gamesPerStep, m_ids.size());
    const std::vector<qint64> ids{m_ids.begin() + static_cast<std::ptrdiff_t>(m_done),
                                  m_ids.begin() + static_cast<std::ptrdiff_t>(end)};
    m_done = end;
    m_store.ask(
        *this,
        [ids](HistoryFile& file) -> Games {
            std::vector<ExportedGame> games;
            for (const qint64 id : ids) {
                auto game = file.find(id);
                if (!game)
                    return game.error();
                if (!*game) // another program has deleted it
                    continue;
                auto analysis = AnalysisFile{file.data()}.find(id, (*game)->size);
                if (!analysis)
                    return analysis.error();
                games.push_back({std::move(*game.value()), std::move(analysis.value())});
            }
            return games;
        },
        [this, writer = m_writer](const Games& games) {
            if (writer == m_writer)
                write(games);
        });
}

void ExportJob::write(const Games& games)
{
    if (!games)
        return end({.failure = games.error()});
    m_task.start([this, writer = m_writer, games = *games](const std::atomic<bool>&) -> BackgroundTask::Reply {
        const auto failure = writer->write(games);
        return [this, failure] {
            if (failure)
                end({.failure = failure});
            else if (m_isEnding)
                end({.wasCancelled = true});
            else if (m_done == m_ids.size())
                commit();
            else
                next();
        };
    });
}

void ExportJob::commit()
{
    m_task.start([this, writer = m_writer](const std::atomic<bool>&) -> BackgroundTask::Reply {
        const auto failure = writer->commit();
        return [this, failure] { end({.failure = failure}); };
    });
}

void ExportJob::cancel()
{
    if (!m_writer)
        return;
    m_isEnding = true;
    if (!m_task.isRunning())
        end({.wasCancelled = true});
}

void ExportJob::end(Exported result)
{
    result.games = m_writer->written();
    result.skipped = m_writer->skipped();
    result.files = m_writer->files();
    m_writer.reset(); // an uncommitted single file is discarded
    m_ids.clear();
    Q_EMIT finished(result);
}

} // namespace qipan::app
