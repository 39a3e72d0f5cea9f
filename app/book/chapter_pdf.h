// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/settings/preference_store.h"
#include "core/book/chapter.h"
#include "ui/files/job_bar.h"
#include "ui/link/tile_set.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace qipan::app {

/// Saves a chapter of the book as PDF. Boards are widgets, so they are drawn in the window thread, in short slices;
/// layout, painting and writing run on another thread. The file is written completely or not at all.
class ChapterPdf final : public QObject {
    Q_OBJECT

public:
    ChapterPdf(const ui::WindowParts& window, PreferenceStore& preferences, ui::JobBar& jobs, QObject* parent);

    /// Asks for the file name. Only one chapter is saved at a time.
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
    void abandon();
    void finish();

    const ui::WindowParts m_parts;
    PreferenceStore& m_preferences;
    ui::JobBar& m_jobs;
    std::shared_ptr<Saving> m_saving; ///< null if nothing is being saved
    QTimer m_slices;
    BackgroundTask m_writer;
};

} // namespace qipan::app
