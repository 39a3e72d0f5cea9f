#pragma once

#include "app/background_task.h"
#include "core/book/chapter.h"
#include "ui/link/tile_set.h"
#include "ui/main_window.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace qipan::app {

/// Saves a chapter of the book as PDF: draws its boards between the other things that the window does, since they are
/// widgets; lays it out, paints it and writes the file on another thread, whole or not at all.
class ChapterPdf final : public QObject {
    Q_OBJECT

public:
    ChapterPdf(ui::MainWindow& window, QObject* parent);
    ~ChapterPdf() override;

    /// Asks where. One chapter is saved at a time.
    void ask(const book::Chapter& chapter, std::shared_ptr<const ui::TileSet> tiles);
    void saveTo(const QString& path, const book::Chapter& chapter, std::shared_ptr<const ui::TileSet> tiles);
    [[nodiscard]] bool isRunning() const { return m_saving != nullptr; }

Q_SIGNALS:
    void saved(const QString& path, int pages);
    void failed(const QString& why);

private:
    struct Saving;

    void work();
    void draw();
    void write();
    void cancel();
    void finish();

    ui::MainWindow& m_window;
    std::shared_ptr<Saving> m_saving; ///< null while nothing is saved
    QTimer m_slices;
    BackgroundTask m_writer;
};

} // namespace qipan::app
