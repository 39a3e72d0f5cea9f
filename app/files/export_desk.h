#pragma once

#include "app/files/export_job.h"
#include "ui/main_window.h"

#include <QObject>

namespace qipan::app {

/// Asks how games of the history are to be written, and where; shows how far that is, tells what came of it,
/// and undoes it until the program ends.
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
    /// Something was exported that can be undone.
    [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
    /// Says what was exported last, and offers to undo that.
    void offerUndo();

Q_SIGNALS:
    void finished(const qipan::app::Exported& result);
    /// Whether something can be undone is another thing now.
    void changed();

private:
    /// An export that can be undone.
    struct Done {
        QString text; ///< what came of it
        std::shared_ptr<WrittenFiles> files;
    };

    void choosePlace(const std::vector<qint64>& ids, const ui::ExportChoice& choice);
    void tell(const Exported& result);
    [[nodiscard]] static QString wordsOf(const Exported& result);
    void undo();
    void undone(const Done& done, const std::optional<QString>& trouble);

    ui::MainWindow& m_window;
    HistoryStore& m_store;
    ExportJob* m_job; // a child
    BackgroundTask m_undoing;
    std::vector<Done> m_done; ///< the last one is undone first
};

} // namespace qipan::app
