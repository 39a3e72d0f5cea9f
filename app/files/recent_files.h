// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/settings/settings.h"

namespace qipan::ui {
class RecentMenu;
}

namespace qipan::app {

/// The files opened or saved last, in the settings and in the menu.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    RecentFiles(ui::RecentMenu& menu, Settings& settings, QObject* parent);

    void remember(const QString& path);
    /// Removes a file that no longer exists.
    void forget(const QString& path);
    /// Returns the folder to start a file dialog in.
    [[nodiscard]] QString folder() const;

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void set(const QStringList& paths);
    void findMissing();

    ui::RecentMenu& m_menu;
    Settings& m_settings;
    BackgroundTask m_missingTask;
};

} // namespace qipan::app
