// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/history/history_store.h"
#include "app/match/resume_controller.h"
#include "app/record/record_controller.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Opens and copies two-player games of the history: as a game to continue, as a record, or as text.
class StoredGames final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    StoredGames(const ui::WindowParts& window, HistoryStore& store, ResumeController& resume, RecordController& record,
                QObject* parent);

    /// Puts an unfinished local game on its board if it can be continued, and otherwise shows the record.
    void open(const HistoryEntry& game);
    void showRecord(const HistoryEntry& game);
    /// Copies a game of any kind to the clipboard.
    void copy(qint64 id);

private:
    void makeRecord(const HistoryEntry& game, std::function<void(const record::GameRecord&)> then);

    const ui::WindowParts m_parts;
    HistoryStore& m_store;
    ResumeController& m_resume;
    RecordController& m_record;
    BackgroundTask m_converter;
};

} // namespace qipan::app
