// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stored_games.h"

#include "app/duel/duel_entry.h"
#include "app/history/history_record.h"
#include "core/record/sgf.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QClipboard>
#include <QGuiApplication>

namespace qipan::app {

StoredGames::StoredGames(const ui::WindowParts& window, HistoryStore& store, ResumeController& resume,
                         RecordController& record, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_store{store}
    , m_resume{resume}
    , m_record{record}
    , m_converter{*this}
{
}

void StoredGames::open(const HistoryEntry& game)
{
    if (game.source == GameSource::Local && game.state == GameState::Unfinished)
        m_resume.open(game.id, [this, game] { showRecord(game); });
    else
        showRecord(game);
}

void StoredGames::showRecord(const HistoryEntry& game)
{
    makeRecord(game, [this, game](const record::GameRecord& record) {
        OpenedRecords opened;
        opened.games = {record};
        opened.given = game.given;
        opened.historyId = game.id;
        opened.historyPrint = HistoryFile::printOf(game);
        opened.state = game.state;
        m_record.show(std::move(opened));
    });
}

/// Converts in the background, because a game may have millions of plies.
void StoredGames::makeRecord(const HistoryEntry& game, std::function<void(const record::GameRecord&)> then)
{
    HistoryEntry named = game;
    for (PlayerEntry& side : named.sides)
        side.name = shownName(side, game.source, game.game);
    m_converter.start(
        [this, game = std::move(named), then = std::move(then)](const std::atomic<bool>&) -> BackgroundTask::Reply {
            auto record = recordOf(game);
            return [this, then, record = std::move(record)] {
                if (record)
                    then(*record);
                else
                    m_parts.messages.showMessage(record.error());
            };
        });
}

void StoredGames::copy(qint64 id)
{
    const auto copyText = [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        m_parts.status.setText(tr("Game copied."));
    };
    m_store.ask(
        *this, [id](HistoryFile& file) { return file.find(id); },
        [this, copyText](const auto& found) {
            if (!found || !*found)
                return;
            const HistoryEntry& game = **found;
            if (game.game == ui::linkKey)
                return copyText(linesOf(game));
            makeRecord(game, [copyText](const record::GameRecord& record) {
                copyText(QString::fromStdString(record::writeSgf(std::span{&record, 1})));
            });
        });
}

} // namespace qipan::app
