// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/board_images.h"
#include "app/files/export_controller.h"
#include "app/files/import_controller.h"
#include "app/files/recent_files.h"
#include "app/files/record_files.h"
#include "app/files/shown_games.h"
#include "app/settings/preference_store.h"
#include "ui/base/actions.h"
#include "ui/files/job_bar.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Implements the File menu and drops on the window.
class FilesController final : public QObject {
    Q_OBJECT

public:
    /// The parts of the window for files.
    struct Bars {
        ui::JobBar& jobs;
        ui::RecentMenu& recent;
    };

    /// All must outlive this object.
    FilesController(const ui::WindowParts& window, const Bars& bars, PreferenceStore& preferences, Settings& settings,
                    HistoryStore& store, const ShownGames::Controllers& controllers, RecordController& record,
                    QObject* parent);

    /// Opens a file, or imports a folder into the history.
    void open(const QString& path);
    /// Opens a single file; asks what to do with several.
    void openAll(const QStringList& paths);

    /// Returns whether an import or export is running, which the end of the program would abort.
    [[nodiscard]] bool isBusy() const { return m_imports->isRunning() || m_exports->isRunning(); }

    /// Adds what can be saved and copied now.
    void addActionState(ui::ActionState& actionState) const;

    [[nodiscard]] RecordFiles& records() { return *m_records; }
    [[nodiscard]] ImportController& imports() { return *m_imports; }
    [[nodiscard]] ExportController& exports() { return *m_exports; }
    [[nodiscard]] BoardImages& images() { return *m_images; }

private:
    void connectActions(const ui::Actions& actions);

    ui::MessageQueue& m_messages;
    const LinkController& m_link;
    ShownGames m_shown;
    RecentFiles* m_recent; // children, as are the next members
    RecordFiles* m_records;
    ImportController* m_imports;
    ExportController* m_exports;
    BoardImages* m_images;
};

} // namespace qipan::app
