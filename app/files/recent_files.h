#pragma once

#include "app/background_task.h"
#include "app/settings.h"
#include "ui/main_window.h"

#include <QObject>

namespace qipan::app {

/// The files that were opened or saved last: in the settings, and in the menu.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RecentFiles(ui::MainWindow& window, Settings& settings, QObject* parent);

    void remember(const QString& path);
    /// The file is not there any more.
    void forget(const QString& path);
    /// Where the next file will probably be.
    [[nodiscard]] QString folder() const;

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void set(const QStringList& paths);
    void lookForMissing();

    ui::MainWindow& m_window;
    Settings& m_settings;
    BackgroundTask m_looker;
};

} // namespace qipan::app
