#include "app/chapter_pdf.h"

#include "app/record_saving.h"
#include "ui/book/chapter_paper.h"
#include "ui/files/job_bar.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace qipan::app {

namespace {

constexpr qint64 sliceMs = 8; ///< of work at a time, so that the window stays alive

} // namespace

ChapterPdf::ChapterPdf(ui::MainWindow& window, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_writer{*this}
{
    connect(&m_slices, &QTimer::timeout, this, &ChapterPdf::work);
}

ChapterPdf::~ChapterPdf() = default;

void ChapterPdf::ask(const book::Chapter& chapter, std::shared_ptr<const ui::TileSet> tiles)
{
    auto* chooser = new QFileDialog{&m_window, tr("Save the chapter as PDF")};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setDefaultSuffix(u"pdf"_qs);
    chooser->setNameFilter(u"PDF (*.pdf)"_qs);
    chooser->selectFile(QString::fromStdString(chapter.key) + u".pdf"_qs);
    connect(chooser, &QFileDialog::fileSelected, this,
            [this, chapter, tiles](const QString& path) { saveTo(path, chapter, tiles); });
    chooser->open();
}

void ChapterPdf::saveTo(const QString& path, const book::Chapter& chapter, std::shared_ptr<const ui::TileSet> tiles)
{
    if (isRunning())
        return m_window.tell(tr("A chapter is being saved already."));
    m_path = path;
    const ui::Theme paper = ui::makeTheme(m_window.preferences().look, false);
    m_paper = std::make_unique<ui::ChapterPaper>(chapter, std::move(tiles), paper, QApplication::font());
    connect(&m_window.jobBar(), &ui::JobBar::cancelled, this, &ChapterPdf::cancel, Qt::UniqueConnection);
    m_slices.start(0);
}

void ChapterPdf::cancel()
{
    if (m_paper == nullptr)
        return;
    m_slices.stop();
    m_paper.reset();
    m_window.jobBar().finish();
    m_window.setStatus(tr("The chapter was not saved."));
}

void ChapterPdf::work()
{
    QElapsedTimer clock;
    clock.start();
    bool isMore = true;
    while (isMore && clock.elapsed() < sliceMs)
        isMore = m_paper->step();
    if (isMore)
        return m_window.jobBar().setProgress(tr("Saving the chapter as PDF"), m_paper->done(), m_paper->all());
    m_slices.stop();
    m_window.jobBar().finish();
    write();
}

void ChapterPdf::write()
{
    const int pages = m_paper->pages();
    m_writer.start(
        [this, path = m_path, bytes = m_paper->bytes(), pages](const std::atomic<bool>&) -> BackgroundTask::Tell {
            const auto failure = writeFile(path, bytes);
            return [this, path, pages, failure] {
                if (failure) {
                    m_window.tell(*failure);
                    Q_EMIT failed(*failure);
                    return;
                }
                m_window.setStatus(tr("Saved as %1.").arg(QFileInfo{path}.fileName()));
                Q_EMIT saved(path, pages);
            };
        });
    m_paper.reset();
}

} // namespace qipan::app
