// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_files.h"

#include "app/files/code_page_question.h"
#include "core/record/move_link.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace qipan::app {

RecordFiles::RecordFiles(const ui::WindowParts& window, ui::JobBar& jobs, ShownGames& shown, RecordController& record,
                         LinkReplay& replay, DuelReplay& duels, RecentFiles& recent, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_shown{shown}
    , m_record{record}
    , m_replay{replay}
    , m_duels{duels}
    , m_recent{recent}
    , m_reading{window.status, jobs, this}
    , m_writer{*this}
{
    connect(&m_recent, &RecentFiles::chosen, this, &RecordFiles::open);
    connect(&m_record, &RecordController::saveRequested, this, &RecordFiles::save);
    connect(&m_record, &RecordController::shown, this, [this] {
        const OpenedRecords& opened = m_record.opened();
        m_targets.insert(m_shown.identity(), {.path = opened.path, .file = opened.file, .isWrittenHere = false});
        m_parts.messages.withdraw(ui::Message::Topic::WhichGame); // about earlier text
        m_parts.messages.withdraw(ui::Message::Topic::Guess);
        follow();
    });
    connect(&m_parts.navigation, &ui::Navigation::pageChanged, this, &RecordFiles::follow);
}

void RecordFiles::chooseFile()
{
    auto* chooser = new QFileDialog{&m_parts.window, tr("Open file"), m_recent.folder()};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({tr("Game records (%1)").arg(recordPattern()), tr("All files (%1)").arg(u"*"_s)});
    connect(chooser, &QFileDialog::fileSelected, this, &RecordFiles::open);
    chooser->open();
}

void RecordFiles::openIn(const QString& pathOrUrl, const QByteArray& codePage, Doubt doubt)
{
    const QString path = localPathOf(pathOrUrl);
    m_reading.start(tr("Opening %1…").arg(QFileInfo{path}.fileName()),
                    [this, path, codePage, doubt]() -> BackgroundTask::Reply {
                        // Shared, because the callback is copied and games may be large.
                        auto read = std::make_shared<Result<ReadRecords, QString>>(readRecordFile(path, codePage));
                        const bool isThere = QFileInfo::exists(path);
                        return [this, read, path, isThere, doubt] {
                            if (*read)
                                m_recent.remember(path);
                            else if (!isThere)
                                m_recent.forget(path);
                            showRead(std::move(*read), path, doubt);
                        };
                    });
}

void RecordFiles::showRead(Result<ReadRecords, QString> read, const QString& path, Doubt doubt)
{
    m_parts.messages.hideMessage(m_failure); // of the previous attempt
    m_parts.messages.withdraw(ui::Message::Topic::WhichGame);
    if (!read)
        return fail(read.error());
    if (const auto* lines = std::get_if<LinkLines>(&read.value())) {
        showLines(lines->text);
        Q_EMIT opened(path);
    } else if (auto* either = std::get_if<EitherGame>(&read.value())) {
        if (doubt == Doubt::Ask)
            return askWhichGame(std::move(*either), path);
        for (record::GameRecord& game : either->guess.games)
            game.isGuessed = true;
        showGames(std::move(either->guess), path);
    } else {
        auto& records = *std::get_if<OpenedRecords>(&read.value());
        if (records.isPerhapsGo)
            askWhetherGomoku(std::move(records), path);
        else
            showGames(std::move(records), path);
    }
}

/// Shows the first game, or the rounds of the first duels.
void RecordFiles::showLines(const QString& lines)
{
    const LinkRun run = firstRunIn(lines);
    if (run.isDuel)
        m_duels.start(run.text);
    else
        m_replay.open(run.text);
    if (run.others > 0)
        m_parts.messages.showNotice(
            run.isDuel ? ui::Page::DuelReplay : ui::Page::LinkReplay,
            tr("There are %Ln more game(s) behind it. Import the file into the history to see all.", nullptr,
               run.others));
}

void RecordFiles::askWhetherGomoku(OpenedRecords records, const QString& path)
{
    const auto games = std::make_shared<OpenedRecords>(std::move(records));
    m_parts.messages.post({.topic = ui::Message::Topic::WhichGame,
                           .text = tr("%1 says that it is a game of Go on 15 lines. Open as gomoku?").arg(games->name),
                           .agree = tr("Open as gomo&ku"),
                           .decline = tr("Do not op&en"),
                           .agreed = [this, games, path] { showGames(std::move(*games), path); }});
}

void RecordFiles::showGames(OpenedRecords records, const QString& path)
{
    records.path = path;
    const record::GameRecord& game = records.games[records.shown];
    const QString guess = game.isGuessed
        ? tr("It is not certain which game the file is of. It is shown as %1.").arg(ui::gameName(ui::textOf(game.game)))
        : QString{};
    const OpenedRecords facts{.codePage = records.codePage, .isPageUnsure = records.isPageUnsure};
    const bool isPageGuessed = records.isPageGuessed;
    const bool areRowsUnsaid = records.areRowsUnsaid;
    m_record.show(std::move(records));
    if (!guess.isEmpty())
        m_parts.messages.showNotice(ui::Page::Record, guess);
    if (isPageGuessed && !path.isEmpty())
        m_parts.messages.post(
            codePageQuestion(facts, m_parts.window, [this, path](const QByteArray& page) { openIn(path, page); }));
    if (areRowsUnsaid && path.isEmpty())
        offerRowsFromTop();
    Q_EMIT opened(path);
}

void RecordFiles::offerRowsFromTop()
{
    m_parts.messages.post({.topic = ui::Message::Topic::Guess,
                           .text = tr("Row 1 is taken as the lowest row. Some programs count rows from the top."),
                           .agree = tr("Count from the &top"),
                           .decline = tr("Leav&e as it is"),
                           .agreed = [this, text = m_text] { readText(text, record::RowOrigin::Top); },
                           .page = ui::Page::Record});
}

void RecordFiles::fail(const QString& why)
{
    m_parts.messages.showMessage(why);
    m_failure = why;
    Q_EMIT failed(why);
}

void RecordFiles::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QStringList paths;
    const auto urls = data != nullptr ? data->urls() : QList<QUrl>{};
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    if (!paths.isEmpty())
        Q_EMIT filesPasted(paths);
    else if (data == nullptr || data->text().trimmed().isEmpty())
        fail(tr("There is no text on the clipboard."));
    else
        openText(data->text());
}

void RecordFiles::readText(const QString& text, record::RowOrigin rows)
{
    m_text = text;
    const bool isMoves = !record::movesInLink(text.left(9'000).toStdString()).value_or(std::string{}).empty();
    if (const QStringList paths = pathsInUrls(text); !isMoves && !paths.isEmpty()) {
        Q_EMIT filesPasted(paths);
        return;
    }
    m_reading.start(tr("Reading the text…"), [this, text, rows]() -> BackgroundTask::Reply {
        auto read = std::make_shared<Result<ReadRecords, QString>>(readPastedText(text, rows));
        return [this, read] { showRead(std::move(*read), {}); };
    });
}

void RecordFiles::askWhichGame(EitherGame either, const QString& path)
{
    const auto text = std::make_shared<EitherGame>(std::move(either));
    const auto openAs = [this, text, path](std::string_view game) {
        m_reading.start(tr("Reading the text…"), [this, text, path, game]() -> BackgroundTask::Reply {
            const auto records = std::make_shared<OpenedRecords>(readAs(game, std::move(*text)));
            return [this, records, path] { showGames(std::move(*records), path); };
        });
    };
    m_parts.messages.post({.topic = ui::Message::Topic::WhichGame,
                           .text = tr("These moves may be of either game. Which one is it?"),
                           .agree = tr("Gomo&ku"),
                           .decline = tr("R&eversi"),
                           .agreed = [openAs] { openAs(record::gomokuKey); },
                           .declined = [openAs] { openAs(record::reversiKey); },
                           .isChoice = true});
}

void RecordFiles::copy(const QString& text, const QString& message)
{
    QGuiApplication::clipboard()->setText(text);
    m_parts.status.setText(message);
}

} // namespace qipan::app
