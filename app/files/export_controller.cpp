// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/export_controller.h"

#include "app/files/record_saving.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QFileDialog>
#include <QLocale>

#include <limits>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

[[nodiscard]] int counted(qint64 number)
{
    return static_cast<int>(std::min<qint64>(number, std::numeric_limits<int>::max()));
}

} // namespace

ExportController::ExportController(const ui::WindowParts& window, ui::JobBar& jobs, HistoryStore& store,
                                   QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_jobs{jobs}
    , m_store{store}
    , m_job{new ExportJob{store, this}}
    , m_undoing{*this}
{
    connect(m_job, &ExportJob::finished, this, &ExportController::showResult);
    connect(m_job, &ExportJob::progressed, this, [this](qint64 done, qint64 all) {
        m_jobs.setProgress(tr("Exporting: %1 of %2 games").arg(QLocale{}.toString(done), QLocale{}.toString(all)),
                           counted(done), counted(all));
    });
}

void ExportController::exportAll()
{
    m_store.ask(
        *this, [](HistoryFile& file) { return file.ids(); },
        [this](const auto& ids) { ids ? exportGames(*ids) : m_parts.messages.showMessage(ids.error()); });
}

void ExportController::exportGames(const std::vector<qint64>& ids)
{
    if (ids.empty())
        return m_parts.messages.showMessage(tr("There are no games in the history yet."));
    auto* dialog = new ui::ExportDialog{static_cast<int>(ids.size()), &m_parts.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ui::ExportDialog::chosen, this,
            [this, ids](const ui::ExportChoice& choice) { choosePlace(ids, choice); });
    dialog->open();
}

void ExportController::choosePlace(const std::vector<qint64>& ids, const ui::ExportChoice& choice)
{
    auto* chooser =
        new QFileDialog{&m_parts.window, choice.isFolder ? tr("Export to a folder") : tr("Export to a file")};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    if (choice.isFolder) {
        chooser->setFileMode(QFileDialog::Directory);
    } else {
        const QString suffix = suffixFor(formatOf(choice.kind, record::gomokuKey));
        chooser->setAcceptMode(QFileDialog::AcceptSave);
        chooser->setDefaultSuffix(suffix);
        chooser->setNameFilter(u"*."_s + suffix);
        chooser->selectFile(u"qipan."_s + suffix);
    }
    connect(chooser, &QFileDialog::fileSelected, this,
            [this, ids, choice](const QString& path) { start(ids, choice, path); });
    chooser->open();
}

void ExportController::start(std::vector<qint64> ids, const ui::ExportChoice& choice, const QString& path)
{
    if (m_job->isRunning())
        return m_parts.messages.showMessage(tr("An export is already running."));
    connect(&m_jobs, &ui::JobBar::cancelled, this, &ExportController::cancel, Qt::UniqueConnection);
    m_parts.messages.withdraw(ui::Message::Topic::Exported); // of the previous export
    m_job->start(std::move(ids), choice, path);
}

void ExportController::cancel()
{
    if (!m_job->isRunning())
        return;
    m_jobs.setEnding();
    m_job->cancel();
}

void ExportController::showResult(const Exported& result)
{
    m_jobs.finish();
    const QString text = resultText(result);
    if (result.files->isEmpty()) {
        m_parts.messages.showMessage(text);
    } else {
        m_done.push_back({text, result.files});
        offerUndo();
        Q_EMIT changed();
    }
    Q_EMIT finished(result);
}

QString ExportController::resultText(const Exported& result)
{
    if (result.failure)
        return *result.failure;
    if (result.wasCancelled)
        return tr("Export cancelled.");
    const QString text = tr("%Ln game(s) exported.", nullptr, counted(result.games));
    if (result.skipped == 0)
        return text;
    return text + u' ' + tr("%Ln game(s) cannot be saved in this format.", nullptr, counted(result.skipped));
}

void ExportController::offerUndo()
{
    if (m_done.empty())
        return;
    m_parts.messages.post({.topic = ui::Message::Topic::Exported,
                           .text = m_done.back().text,
                           .agree = tr("&Undo export"),
                           .decline = tr("Clos&e"),
                           .agreed = [this] { undo(); }});
}

void ExportController::undo()
{
    if (m_undoing.isRunning())
        return offerUndo(); // for the export before it
    const Done done = std::move(m_done.back());
    m_done.pop_back();
    Q_EMIT changed();
    m_undoing.start([this, done](const std::atomic<bool>&) -> BackgroundTask::Reply {
        const auto error = done.files->undo();
        return [this, done, error] { undone(done, error); };
    });
}

void ExportController::undone(const Done& done, const std::optional<QString>& error)
{
    if (!error)
        m_parts.status.setText(tr("Export undone."));
    else
        m_parts.messages.showMessage(*error);
    if (!done.files->isEmpty()) // it can be retried
        m_done.push_back(done);
    Q_EMIT changed();
}

} // namespace qipan::app
