// Saving and copying what is shown.
#include "app/files/record_files.h"

#include "app/files/record_saving.h"
#include "app/record/record_words.h"
#include "core/record/sgf.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::size_t mostCopied = 200'000; // plies; more is for a file

} // namespace

/// What is to be written, and where.
struct RecordFiles::Job {
    QString path;
    QString identity; ///< of what was shown
    int revision = 0; ///< of the record that is saved
    QString lines;    ///< of link-match; else empty
    std::shared_ptr<const std::vector<record::GameRecord>> games;
    record::RecordFormat format = record::RecordFormat::Sgf;
};

void RecordFiles::save()
{
    if (m_shown.identity() == u"record" && m_record.isOfHistory())
        return m_record.save();
    const QString path = m_paths.value(m_shown.identity());
    const auto games = m_shown.games();
    const auto format =
        games.empty() ? std::nullopt : record::formatOfSuffix(suffixOf(path).toStdString(), games.front().game);
    const bool canBe = games.empty() ? suffixOf(path) == u"qlink" : format && !record::misfitOf(games, *format);
    if (path.isEmpty() || !canBe)
        chooseFileAndSave();
    else
        saveTo(path);
}

QStringList RecordFiles::nameFilters() const
{
    const auto games = m_shown.games();
    if (games.empty())
        return {tr("Link-match (%1)").arg(u"*.qlink"_qs)};
    QStringList filters;
    for (const SaveFormat& format : formatsFor(games))
        //: A kind of file and its suffix.
        filters << tr("%1 (%2)").arg(format.name, u"*."_qs + format.suffix);
    return filters;
}

void RecordFiles::chooseFileAndSave()
{
    if (!m_shown.hasAny())
        return;
    const bool isLink = !m_shown.linkText().isEmpty();
    auto* chooser = new QFileDialog{&m_window, tr("Save as"), m_recent.folder()};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilters(nameFilters());
    const auto followFilter = [chooser](const QString& filter) {
        const QString suffix = filter.section(u"*."_qs, -1).chopped(1);
        chooser->setDefaultSuffix(suffix);
    };
    connect(chooser, &QFileDialog::filterSelected, chooser, followFilter);
    chooser->setDefaultSuffix(isLink ? u"qlink"_qs : u"sgf"_qs);
    const QString before = m_paths.value(m_shown.identity());
    chooser->selectFile(before.isEmpty() ? m_shown.fileName() : before);
    connect(chooser, &QFileDialog::fileSelected, this, &RecordFiles::saveTo);
    chooser->open();
}

void RecordFiles::saveTo(const QString& path)
{
    if (m_writer.isRunning()) {
        m_next = [this, path] { saveTo(path); };
        return;
    }
    Job job{.path = path,
            .identity = m_shown.identity(),
            .revision = m_record.revision(),
            .lines = m_shown.linkText(),
            .games = {}};
    if (!job.lines.isEmpty()) {
        if (suffixOf(path) != u"qlink")
            return fail(tr("A game of link-match is saved as a file with the suffix qlink."));
        return write(job);
    }
    job.games = std::make_shared<const std::vector<record::GameRecord>>(m_shown.games());
    if (job.games->empty())
        return;
    const auto format = record::formatOfSuffix(suffixOf(path).toStdString(), job.games->front().game);
    if (!format)
        return fail(tr("No kind of file has the suffix “%1”: sgf, psq, lib, ggf, txt and obf can be written.")
                        .arg(suffixOf(path)));
    job.format = *format;
    if (m_agreed.contains(path))
        return write(job);
    m_writer.start([this, job](const std::atomic<bool>&) -> BackgroundTask::Tell {
        const auto misfit = record::misfitOf(*job.games, job.format);
        const auto losses = record::lossesIn(*job.games, job.format);
        // That bare moves have no names needs no question.
        const bool asks = std::ranges::any_of(losses, [](record::Loss loss) { return loss != record::Loss::Names; });
        return [this, job, misfit, losses, asks] {
            if (misfit)
                fail(misfitText(*misfit));
            else if (asks)
                askAboutLosses(job, losses);
            else
                write(job);
        };
    });
}

void RecordFiles::askAboutLosses(const Job& job, const std::vector<record::Loss>& losses)
{
    m_window.ask({.topic = ui::Question::Topic::Loss,
                  .text = tr("A file of the kind “%1” has no place for: %2.").arg(suffixOf(job.path), lossText(losses)),
                  .agree = tr("Save witho&ut"),
                  .decline = tr("Go &back"),
                  .agreed =
                      [this, job] {
                          m_agreed.insert(job.path);
                          write(job);
                      },
                  .declined = {}});
}

void RecordFiles::write(const Job& job)
{
    m_writer.start([this, job](const std::atomic<bool>&) -> BackgroundTask::Tell {
        const auto bytes = job.lines.isEmpty() ? record::write(*job.games, job.format)
                                               : Result<std::string, record::Misfit>{job.lines.toStdString() + '\n'};
        const auto failure =
            bytes ? writeFile(job.path, QByteArray::fromStdString(*bytes)) : std::optional{misfitText(bytes.error())};
        return [this, job, failure] {
            if (failure)
                fail(*failure);
            else
                written(job);
            if (m_next)
                std::exchange(m_next, {})();
        };
    });
}

void RecordFiles::written(const Job& job)
{
    m_recent.remember(job.path);
    m_paths.insert(job.identity, job.path);
    const QString name = QFileInfo{job.path}.fileName();
    if (job.identity == u"record" && job.revision == m_record.revision())
        m_record.markSaved(name);
    m_window.setStatus(tr("Saved as %1.").arg(name));
    Q_EMIT saved(job.path);
}

void RecordFiles::copyMoves()
{
    if (const QString lines = m_shown.linkText(); !lines.isEmpty())
        return copy(lines, tr("The game is copied."));
    const auto game = m_shown.game();
    if (!game)
        return;
    const auto format =
        game->game == record::reversiKey ? record::RecordFormat::Transcript : record::RecordFormat::GomokuMoves;
    const auto moves = record::write({&*game, 1}, format);
    if (moves)
        copy(QString::fromStdString(*moves).trimmed(), tr("The moves are copied."));
    else
        fail(misfitText(moves.error()));
}

void RecordFiles::copySgf()
{
    if (const QString lines = m_shown.linkText(); !lines.isEmpty())
        return copy(lines, tr("The game is copied."));
    const auto game = m_shown.game();
    if (!game)
        return;
    if (game->tree.size() > mostCopied)
        return fail(tr("The game is too large for the clipboard: save it as a file."));
    copy(QString::fromStdString(record::writeSgf({&*game, 1})), tr("The game is copied as SGF."));
}

void RecordFiles::copyPosition()
{
    if (const QString text = m_shown.positionText(); !text.isEmpty())
        copy(text, tr("The position is copied."));
    else
        fail(tr("This position cannot be told by moves: copy the game as SGF."));
}

} // namespace qipan::app
