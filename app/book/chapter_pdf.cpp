// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/chapter_pdf.h"

#include "app/files/record_saving.h"
#include "ui/book/chapter_paper.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr qint64 sliceMs = 8; ///< of drawing at a time, so that the window stays responsive
constexpr int pollMs = 50;    ///< interval for polling the progress of the other thread
constexpr int whole = 1000;   ///< full progress; drawing the boards is the first half

} // namespace

/// The state of saving. The two threads use it one after the other, except for the atomics.
struct ChapterPdf::Saving {
    QString path;
    book::Chapter chapter;
    std::shared_ptr<const ui::TileSet> tiles;
    ui::Theme theme;
    std::vector<const book::Diagram*> diagrams; ///< of the chapter
    std::vector<ui::DrawnDiagram> drawn;
    std::atomic<bool> isCancelled = false;
    std::atomic<int> done = 0; ///< out of 1000
};

ChapterPdf::ChapterPdf(const ui::WindowParts& window, PreferenceStore& preferences, ui::JobBar& jobs, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_preferences{preferences}
    , m_jobs{jobs}
    , m_writer{*this}
{
    connect(&m_jobs, &ui::JobBar::cancelled, this, &ChapterPdf::cancel);
    connect(&m_slices, &QTimer::timeout, this, &ChapterPdf::work);
}

void ChapterPdf::ask(const book::Chapter& chapter, std::shared_ptr<const ui::TileSet> tiles)
{
    auto* chooser = new QFileDialog{&m_parts.window, tr("Save chapter as PDF")};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setDefaultSuffix(u"pdf"_s);
    chooser->setNameFilter(u"PDF (*.pdf)"_s);
    chooser->selectFile(QString::fromStdString(chapter.key) + u".pdf"_s);
    connect(chooser, &QFileDialog::fileSelected, this,
            [this, chapter, tiles](const QString& path) { saveTo(path, chapter, tiles); });
    chooser->open();
}

void ChapterPdf::saveTo(const QString& path, const book::Chapter& chapter, std::shared_ptr<const ui::TileSet> tiles)
{
    if (isRunning())
        return m_parts.messages.showMessage(tr("A chapter is already being saved."));
    m_saving = std::make_shared<Saving>();
    m_saving->path = path;
    m_saving->chapter = chapter;
    m_saving->tiles = std::move(tiles);
    m_saving->theme = ui::makeTheme(m_preferences->look, false);
    m_saving->diagrams = ui::diagramsOf(m_saving->chapter);
    m_slices.start(0);
}

void ChapterPdf::cancel()
{
    if (m_saving == nullptr)
        return;
    m_saving->isCancelled = true;
    if (m_writer.isRunning())
        return m_jobs.setEnding(); // it may have been saved in the meantime
    abandon();
}

void ChapterPdf::abandon()
{
    finish();
    m_parts.status.setText(tr("The chapter was not saved."));
}

void ChapterPdf::finish()
{
    m_slices.stop();
    m_saving.reset();
    m_jobs.finish();
}

void ChapterPdf::work()
{
    if (!m_writer.isRunning())
        draw();
    if (!m_saving->isCancelled)
        m_jobs.setProgress(tr("Saving the chapter as PDF"), m_saving->done, whole);
}

/// Draws some boards; after the last one the other thread takes over.
void ChapterPdf::draw()
{
    QElapsedTimer clock;
    clock.start();
    std::vector<ui::DrawnDiagram>& drawn = m_saving->drawn;
    const std::size_t all = m_saving->diagrams.size();
    while (drawn.size() < all && clock.elapsed() < sliceMs)
        drawn.push_back(
            ui::drawDiagram(*m_saving->diagrams[drawn.size()], m_saving->tiles, m_saving->theme, QApplication::font()));
    if (drawn.size() < all) {
        m_saving->done = whole / 2 * static_cast<int>(drawn.size()) / static_cast<int>(all);
        return;
    }
    m_slices.start(pollMs);
    write();
}

void ChapterPdf::write()
{
    m_writer.start(
        [this, saving = m_saving, font = QApplication::font()](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
            ui::ChapterPaper paper{saving->chapter, std::move(saving->drawn), font};
            while (!stop && !saving->isCancelled && paper.step())
                saving->done = whole / 2 + whole / 2 * paper.done() / paper.all();
            if (stop || saving->isCancelled)
                return [this] { abandon(); };
            const auto failure = writeFile(saving->path, paper.bytes());
            return [this, path = saving->path, pages = paper.pages(), failure] {
                finish();
                if (failure) {
                    m_parts.messages.showMessage(*failure);
                    Q_EMIT failed(*failure);
                    return;
                }
                m_parts.status.setText(tr("Saved as %1.").arg(QFileInfo{path}.fileName()));
                Q_EMIT saved(path, pages);
            };
        });
}

} // namespace qipan::app
