#pragma once

#include "app/files/export_job.h"
#include "ui/main_window.h"

#include <QObject>

namespace qipan::app {

/// Asks how games of the history are to be written, and where; shows how far that is, and tells what came of it.
class ExportDesk final : public QObject {
    Q_OBJECT

public:
    ExportDesk(ui::MainWindow& window, HistoryStore& store, QObject* parent);

    /// Asks about all games of the history.
    void exportAll();
    /// Asks about these.
    void exportGames(const QList<qint64>& ids);
    void start(std::vector<qint64> ids, const ui::ExportChoice& choice, const QString& path);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_job->isRunning(); }

Q_SIGNALS:
    void finished(const qipan::app::Exported& result);

private:
    void choosePlace(const std::vector<qint64>& ids, const ui::ExportChoice& choice);
    void tell(const Exported& result);

    ui::MainWindow& m_window;
    HistoryStore& m_store;
    ExportJob* m_job; // a child
};

} // namespace qipan::app
