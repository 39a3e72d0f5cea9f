// SPDX-License-Identifier: GPL-3.0-or-later
// Saving and copying the shown games.
#include "app/files/record_files.h"

#include "app/files/record_saving.h"
#include "app/record/record_text.h"
#include "core/record/sgf.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr std::size_t mostCopied = 200'000; // plies; more is for a file

[[nodiscard]] std::optional<record::RecordFormat> formatOf(const QString& path,
                                                           const std::vector<record::GameRecord>& games)
{
    return record::formatOfSuffix(suffixOf(path).toStdString(), games.front().game);
}

} // namespace

/// The result of a job: by default, the file was written.
struct RecordFiles::Outcome {
    QString failure;                  ///< a sentence
    std::vector<record::Loss> losses; ///< what the format cannot hold
    bool hidden = false;              ///< data in the file that was not read would be lost
    bool changed = false;             ///< changes by others to the file would be lost
    FileState file;                   ///< after writing
    bool asks = false;                ///< whether to ask before losing these
    bool isThere = false;             ///< the file exists and needs no change
};

void RecordFiles::save()
{
    const bool isRecord = m_shown.isRecord();
    if (isRecord && m_record.isOfHistory())
        return m_record.save();
    Job job = jobFor(m_targets.value(m_shown.identity()).path);
    job.isSaved = isRecord && !m_record.isChanged();
    const bool canBe = job.games == nullptr
        ? suffixOf(job.path) == u"qlink"
        : formatOf(job.path, *job.games) && !record::mismatchOf(*job.games, job.format);
    if (!job.path.isEmpty() && (canBe || job.isSaved))
        start(job);
    else
        chooseFileAndSave();
}

QStringList RecordFiles::nameFilters() const
{
    const auto games = m_shown.games();
    if (games.empty())
        return {tr("Link-match (%1)").arg(u"*.qlink"_s)};
    QStringList filters;
    for (const SaveFormat& format : formatsFor(games))
        //: A file format and its suffix.
        filters << tr("%1 (%2)").arg(format.name, u"*."_s + format.suffix);
    return filters;
}

void RecordFiles::chooseFileAndSave()
{
    if (!m_shown.hasAny())
        return;
    auto* chooser = new QFileDialog{&m_parts.window, tr("Save as"), m_recent.folder()};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    const QStringList filters = nameFilters();
    const auto suffixIn = [](const QString& filter) { return filter.section(u"*."_s, -1).chopped(1); };
    chooser->setNameFilters(filters);
    connect(chooser, &QFileDialog::filterSelected, chooser,
            [chooser, suffixIn](const QString& filter) { chooser->setDefaultSuffix(suffixIn(filter)); });
    const QString identity = m_shown.identity();
    const QString before = m_targets.value(identity).path;
    const auto same =
        std::ranges::find_if(filters, [&](const QString& filter) { return suffixIn(filter) == suffixOf(before); });
    const QString filter = same == filters.end() ? filters.value(0) : *same;
    chooser->selectNameFilter(filter);
    chooser->setDefaultSuffix(suffixIn(filter));
    if (before.isEmpty())
        chooser->selectFile(m_shown.fileName());
    else if (same != filters.end())
        chooser->selectFile(before);
    else // a format that is only read
        chooser->selectFile(QFileInfo{before}.path() + u'/' + QFileInfo{before}.completeBaseName() + u'.'
                            + suffixIn(filter));
    connect(chooser, &QFileDialog::fileSelected, this, [this, identity](const QString& path) {
        if (m_shown.identity() == identity)
            saveTo(path);
        else
            failToKeepUp(path);
    });
    chooser->open();
}

RecordFiles::Job RecordFiles::jobFor(const QString& path)
{
    Job job{.path = path, .identity = m_shown.identity(), .lines = m_shown.linkText()};
    if (m_shown.isRecord()) {
        job.record = m_record.number();
        job.revision = m_record.revision();
        const OpenedRecords& opened = m_record.opened();
        job.hasMore = (opened.fault || opened.isPartial) && path == opened.path;
        if (suffixOf(path) == suffixOf(opened.path))
            job.codePage = opened.codePage;
    }
    auto games = m_shown.games();
    if (games.empty())
        return job;
    job.format = formatOf(path, games).value_or(job.format);
    job.games = std::make_shared<const std::vector<record::GameRecord>>(std::move(games));
    return job;
}

void RecordFiles::saveTo(const QString& path)
{
    const Job job = jobFor(path);
    const QString suffix = suffixOf(path);
    if (!job.lines.isEmpty() && suffix != u"qlink")
        return fail(tr("A link-match game is saved as a file with the suffix qlink."));
    if (job.games != nullptr && !formatOf(path, *job.games))
        return fail(tr("Unknown suffix “%1”. Use sgf, psq, lib, ggf, txt or obf.").arg(suffix));
    if (job.games != nullptr || !job.lines.isEmpty())
        start(job);
}

/// Takes what is shown now, even if it is written later.
void RecordFiles::start(const Job& job)
{
    if (m_writer.isRunning()) {
        std::erase_if(m_waiting, [&job](const Job& waiting) {
            return waiting.path == job.path && waiting.identity == job.identity;
        });
        m_waiting.push_back(job);
        return;
    }
    Job now = job;
    now.target = m_targets.value(job.identity);
    m_writer.start([this, now](const std::atomic<bool>&) -> BackgroundTask::Reply {
        return [this, now, outcome = outcomeOf(now)] { finish(now, outcome); };
    });
}

RecordFiles::Outcome RecordFiles::outcomeOf(const Job& job)
{
    Outcome outcome;
    if (job.isSaved && QFileInfo::exists(job.path)) {
        outcome.isThere = true;
        return outcome;
    }
    const bool isHome = job.path == job.target.path;
    const FileState before = stateOfFile(job.path);
    const bool isFile = before != FileState{};
    outcome.changed = isHome && isFile && before != job.target.file;
    outcome.hidden = job.hasMore && isFile && !(isHome && job.target.isWrittenHere);
    if (job.games != nullptr) {
        if (const auto mismatch = record::mismatchOf(*job.games, job.format)) {
            outcome.failure = mismatchText(*mismatch);
            return outcome;
        }
        outcome.losses = record::lossesIn(*job.games, job.format);
    }
    const auto isNew = [&](record::Loss loss) {
        // Losing names or the rule needs no question, unless the file had them.
        return isHome ? std::ranges::count(job.target.without, loss) == 0
                      : loss != record::Loss::Names && loss != record::Loss::Rule;
    };
    outcome.asks = !job.isAgreed && (outcome.changed || outcome.hidden || std::ranges::any_of(outcome.losses, isNew));
    if (outcome.asks)
        return outcome;
    std::string bytes = job.lines.toStdString() + '\n';
    if (job.games != nullptr) {
        auto written = writeRecords(*job.games, job.format, job.codePage);
        if (!written) {
            outcome.failure = mismatchText(written.error());
            return outcome;
        }
        bytes = std::move(written.value());
    }
    outcome.failure = writeFile(job.path, QByteArray::fromStdString(bytes)).value_or(QString{});
    outcome.file = stateOfFile(job.path);
    return outcome;
}

void RecordFiles::finish(const Job& job, const Outcome& outcome)
{
    if (!outcome.failure.isEmpty())
        fail(outcome.failure);
    else if (outcome.asks)
        askAboutLosses(job, outcome);
    else if (outcome.isThere)
        m_parts.status.setText(tr("%1 is already saved.").arg(QFileInfo{job.path}.fileName()));
    else
        written(job, outcome);
    if (m_waiting.empty() || m_writer.isRunning())
        return;
    const Job next = m_waiting.front();
    m_waiting.pop_front();
    start(next);
}

void RecordFiles::askAboutLosses(Job job, const Outcome& outcome)
{
    if (m_shown.identity() != job.identity)
        return failToKeepUp(job.path);
    m_asked = job.identity;
    job.isAgreed = true;
    const QString name = QFileInfo{job.path}.fileName();
    QStringList words;
    if (outcome.changed)
        words << tr("%1 has changed since it was opened or saved here. Saving overwrites those changes.").arg(name);
    if (outcome.hidden)
        words << tr("%1 contains parts that could not be read, or only by a guess. Saving removes or changes them.")
                     .arg(name);
    if (!outcome.losses.empty())
        words << tr("The format “%1” cannot store: %2.").arg(suffixOf(job.path), lossText(outcome.losses));
    m_parts.messages.post({.topic = ui::Message::Topic::Loss,
                           .text = words.join(u' '),
                           .agree = tr("Save an&yway"),
                           .decline = tr("Go &back"),
                           .agreed = [this, job] { start(job); }});
}

void RecordFiles::follow()
{
    if (m_asked.isEmpty() || m_asked == m_shown.identity())
        return;
    m_asked.clear();
    m_parts.messages.withdraw(ui::Message::Topic::Loss);
}

/// Something else was shown while the user chose a file or the command waited, so the user must repeat it.
void RecordFiles::failToKeepUp(const QString& path)
{
    fail(tr("%1 was not saved: another game is shown now.").arg(QFileInfo{path}.fileName()));
}

void RecordFiles::written(const Job& job, const Outcome& outcome)
{
    m_recent.remember(job.path);
    m_targets.insert(job.identity,
                     {.path = job.path, .file = outcome.file, .without = outcome.losses, .isWrittenHere = true});
    const QString name = QFileInfo{job.path}.fileName();
    if (job.record != 0 && job.record == m_record.number()) {
        m_record.markSaved(name, job.revision);
        m_parts.messages.withdraw(ui::Message::Topic::Guess); // the file is not in that page any more
    }
    m_parts.status.setText(tr("Saved as %1.").arg(name));
    Q_EMIT saved(job.path);
}

void RecordFiles::copyMoves()
{
    if (const QString lines = m_shown.linkText(); !lines.isEmpty())
        return copy(lines, tr("Game copied."));
    auto game = m_shown.game();
    if (!game)
        return;
    for (std::string* header : {&game->black, &game->white, &game->date, &game->event, &game->result})
        header->clear();
    game->extraFormat.reset();
    game->rule = {};
    const auto format =
        game->game == record::reversiKey ? record::RecordFormat::Transcript : record::RecordFormat::GomokuMoves;
    const auto moves = record::write({&*game, 1}, format);
    if (moves)
        copy(QString::fromStdString(*moves).trimmed(), tr("Moves copied."));
    else
        fail(mismatchText(moves.error()));
}

void RecordFiles::copySgf()
{
    if (const QString lines = m_shown.linkText(); !lines.isEmpty())
        return copy(lines, tr("Game copied."));
    const auto game = m_shown.game();
    if (!game)
        return;
    if (game->tree.size() > mostCopied)
        return fail(tr("The game is too large for the clipboard: save it as a file."));
    copy(QString::fromStdString(record::writeSgf({&*game, 1})), tr("Game copied as SGF."));
}

void RecordFiles::copyPosition()
{
    if (const QString text = m_shown.positionText(); !text.isEmpty())
        copy(text, tr("Position copied."));
    else
        fail(tr("This position cannot be written as moves: copy the game as SGF."));
}

} // namespace qipan::app
