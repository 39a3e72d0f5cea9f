// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_controller.h"

#include "app/files/record_reading.h"
#include "ui/messages/message_queue.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(ImportController)
};

[[nodiscard]] int counted(qint64 number)
{
    return static_cast<int>(std::min<qint64>(number, std::numeric_limits<int>::max()));
}

} // namespace

QString summaryOf(const Imported& result)
{
    QStringList sentences;
    if (result.wasCancelled)
        sentences << Tr::tr("Import cancelled.");
    sentences << Tr::tr("%Ln game(s) imported.", nullptr, counted(result.games));
    if (result.duplicates > 0)
        sentences << Tr::tr("%Ln game(s) already in the history.", nullptr, counted(result.duplicates));
    if (result.files.guessed > 0)
        sentences << Tr::tr("Whether %Ln game(s) are gomoku or reversi was a guess.", nullptr,
                            counted(result.files.guessed));
    if (result.files.broken == 1 && result.files.named.size() == 1) {
        const ui::BrokenFile& file = result.files.named.front();
        //: A file of an import, and a sentence on why it could not be read.
        sentences << Tr::tr("%1: %2").arg(QFileInfo{file.path}.fileName(), file.why);
    } else if (result.files.broken > 0) {
        sentences << Tr::tr("%Ln file(s) could not be read completely.", nullptr, result.files.broken);
    }
    if (result.files.isTooMuch)
        sentences << Tr::tr("The import reached its limit: the rest was skipped.");
    if (result.failure)
        sentences << *result.failure;
    return sentences.join(u' ');
}

ImportController::ImportController(const ui::WindowParts& window, ui::JobBar& jobs, HistoryStore& store,
                                   QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_jobs{jobs}
    , m_job{new ImportJob{store, this}}
{
    connect(m_job, &ImportJob::progressed, this, &ImportController::showProgress);
    connect(m_job, &ImportJob::finished, this, &ImportController::showResult);
}

void ImportController::chooseFiles()
{
    auto* chooser = new QFileDialog{&m_parts.window, tr("Import files")};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFiles);
    chooser->setNameFilters({tr("Game records (%1)").arg(recordPattern()), tr("All files (%1)").arg(u"*"_s)});
    connect(chooser, &QFileDialog::filesSelected, this, &ImportController::start);
    chooser->open();
}

void ImportController::chooseFolder()
{
    auto* chooser = new QFileDialog{&m_parts.window, tr("Import folder")};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::Directory);
    connect(chooser, &QFileDialog::fileSelected, this, [this](const QString& folder) { start({folder}); });
    chooser->open();
}

void ImportController::start(const QStringList& paths)
{
    if (m_job->isRunning())
        return m_parts.messages.showMessage(tr("An import is already running."));
    connect(&m_jobs, &ui::JobBar::cancelled, this, &ImportController::cancel, Qt::UniqueConnection);
    m_parts.messages.hideMessage(m_summary); // of the previous import
    m_parts.messages.withdraw(ui::Message::Topic::Imported);
    m_job->start(paths);
}

void ImportController::cancel()
{
    if (!m_job->isRunning())
        return;
    m_jobs.setEnding();
    m_job->cancel();
}

void ImportController::showProgress(int done, int all, qint64 games)
{
    const QString in = QLocale{}.toString(games);
    m_jobs.setProgress(all == 0 ? tr("Looking for files…")
                                : tr("Importing file %1 of %2: %3 games so far")
                                      .arg(QLocale{}.toString(std::min(done + 1, all)), QLocale{}.toString(all), in),
                       done, all);
}

void ImportController::showResult(const Imported& result)
{
    m_jobs.finish();
    m_summary = summaryOf(result);
    if (result.files.named.size() < 2) // the summary says enough
        m_parts.messages.showOnPage(m_summary);
    else
        m_parts.messages.post(
            {.topic = ui::Message::Topic::Imported,
             .text = m_summary,
             .agree = tr("&Broken files…"),
             .decline = tr("Clos&e"),
             .agreed = [this, summary = m_summary, files = result.files.named] { showReport(summary, files); }});
    Q_EMIT finished(result);
}

void ImportController::showReport(const QString& summary, const QList<ui::BrokenFile>& files)
{
    auto* report = new ui::FileReport{tr("Import"), summary,
                                      tr("Parts of these files could not be read. Everything else is in the history."),
                                      files, &m_parts.window};
    report->setAttribute(Qt::WA_DeleteOnClose);
    report->show(); // non-modal
}

} // namespace qipan::app
