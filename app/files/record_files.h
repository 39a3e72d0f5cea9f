// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/reading_task.h"
#include "app/files/recent_files.h"
#include "app/files/record_reading.h"
#include "app/files/shown_games.h"
#include "core/record/writing.h"
#include "ui/shell/window_parts.h"

#include <QHash>

#include <deque>

namespace qipan::app {

/// Opens and saves games in files and on the clipboard. Files are read and written on another thread.
class RecordFiles final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    RecordFiles(const ui::WindowParts& window, ui::JobBar& jobs, ShownGames& shown, RecordController& record,
                LinkReplay& replay, DuelReplay& duels, RecentFiles& recent, QObject* parent);

    void chooseFile();
    /// Opens a file; asks which game it is if bare moves are legal in both.
    void open(const QString& pathOrUrl) { openIn(pathOrUrl, {}); }
    /// Opens a file named on the command line or dropped: bare moves of either game are shown as the likelier one.
    void openUnasked(const QString& pathOrUrl) { openIn(pathOrUrl, {}, Doubt::Guess); }
    /// Opens pasted or dropped text, which contains games or URLs of files; asks likewise.
    void openText(const QString& text) { readText(text, record::RowOrigin::Bottom); }
    void paste();

    /// Saves changes to the file that the games were opened from or saved to. Asks for a file if there is none or it
    /// cannot be written.
    void save();
    void chooseFileAndSave();
    /// Saves in the format of the suffix. Asks once if anything would be lost, including data of the existing file.
    void saveTo(const QString& path);
    /// Withdraws questions about a game that is no longer shown.
    void follow();

    void copyMoves();
    void copySgf();
    void copyPosition();

Q_SIGNALS:
    /// Files and folders from the clipboard, or named in a text.
    void filesPasted(const QStringList& paths);
    void opened(const QString& path);
    void saved(const QString& path);
    /// Opening or saving failed; `why` is a sentence, which is also shown.
    void failed(const QString& why);

private:
    /// What to do if moves are legal in both games.
    enum class Doubt { Ask, Guess };
    /// The file in which something is saved, and how it differs from it.
    struct SaveTarget {
        QString path;
        FileState file;                    ///< as read or written last
        std::vector<record::Loss> without; ///< the losses the user accepted
        bool isWrittenHere = false;        ///< written by this program
    };
    /// What to write, and where.
    struct Job {
        QString path;
        QString identity;      ///< of the shown content
        SaveTarget target;     ///< its file when the job starts
        int record = 0;        ///< RecordController::number if it saves a record
        int revision = 0;      ///< of that record
        bool isAgreed = false; ///< write whatever is lost
        bool isSaved = false;  ///< nothing to do unless the file is gone
        bool hasMore = false;  ///< the file contains more than was read
        QString lines;         ///< of link-match; else empty
        QByteArray codePage;   ///< of the texts in the file; empty for UTF-8
        std::shared_ptr<const std::vector<record::GameRecord>> games;
        record::RecordFormat format = record::RecordFormat::Sgf;
    };
    struct Outcome;

    /// Opens a file whose texts are in `codePage`, or, if that is empty, in the page that they look like.
    void openIn(const QString& pathOrUrl, const QByteArray& codePage, Doubt doubt = Doubt::Ask);
    void showRead(Result<ReadRecords, QString> read, const QString& path, Doubt doubt = Doubt::Ask);
    void showLines(const QString& lines);
    void showGames(OpenedRecords records, const QString& path);
    /// Opens text; `rows` says where the rows of bare moves of gomoku are counted from.
    void readText(const QString& text, record::RowOrigin rows);
    void offerRowsFromTop();
    void askWhetherGomoku(OpenedRecords records, const QString& path);
    void askWhichGame(EitherGame either, const QString& path);
    [[nodiscard]] Job jobFor(const QString& path);
    void start(const Job& job);
    [[nodiscard]] static Outcome outcomeOf(const Job& job);
    void finish(const Job& job, const Outcome& outcome);
    void askAboutLosses(Job job, const Outcome& outcome);
    void written(const Job& job, const Outcome& outcome);
    void fail(const QString& why);
    void failToKeepUp(const QString& path);
    void copy(const QString& text, const QString& message);
    [[nodiscard]] QStringList nameFilters() const;

    const ui::WindowParts m_parts;
    ShownGames& m_shown;
    RecordController& m_record;
    LinkReplay& m_replay;
    DuelReplay& m_duels;
    RecentFiles& m_recent;
    ReadingTask m_reading;
    BackgroundTask m_writer;
    std::deque<Job> m_waiting;            // to be written after the current job
    QHash<QString, SaveTarget> m_targets; // by ShownGames::identity
    QString m_text;                       // opened last
    QString m_failure;                    // shown last
    QString m_asked;                      // identity of the content that a question about losses concerns
};

} // namespace qipan::app
