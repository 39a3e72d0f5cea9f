#pragma once

#include "app/background_task.h"
#include "app/files/recent_files.h"
#include "app/files/record_reading.h"
#include "app/files/shown_games.h"
#include "core/record/writing.h"

#include <QHash>
#include <QObject>

#include <deque>
#include <memory>
#include <vector>

namespace qipan::app {

/// Opens and saves games, in files and by the clipboard. Reading and writing happen on another thread.
class RecordFiles final : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    RecordFiles(ui::MainWindow& window, ShownGames& shown, RecordDesk& record, LinkPages& linkPages,
                RecentFiles& recent, QObject* parent);

    void chooseFile();
    /// Asks where bare moves fit both games.
    void open(const QString& pathOrUrl);
    /// What was copied or dragged here: games, or URLs of files. Likewise.
    void openText(const QString& text);
    void paste();

    /// In the file that it was opened from or saved to, where something was changed; or where there is none, or it
    /// cannot be written, in one that the user chooses.
    void save();
    void chooseFileAndSave();
    /// In the format that the suffix stands for. Asks once where something would be lost, of the file too.
    void saveTo(const QString& path);
    /// Takes back what is asked about a game that is not shown any more.
    void follow();

    void copyMoves();
    void copySgf();
    void copyPosition();

Q_SIGNALS:
    /// Files and folders on the clipboard, or named in a text.
    void filesPasted(const QStringList& paths);
    void opened(const QString& path);
    void saved(const QString& path);
    /// Opening or saving did not work: a sentence, which is shown too.
    void failed(const QString& why);

private:
    /// The file that something is saved in, and what of that is not the same.
    struct Home {
        QString path;
        FileState file;                    ///< as it was read or written here
        std::vector<record::Loss> without; ///< as the user agreed
        bool isOwn = false;                ///< this program has written it
    };
    /// What is to be written, and where.
    struct Job {
        QString path;
        QString identity;      ///< of what was shown
        Home home;             ///< of that, when the job begins
        int record = 0;        ///< RecordDesk::number, where it is a record that is saved
        int revision = 0;      ///< of that
        bool isAgreed = false; ///< whatever is lost
        bool isSaved = false;  ///< nothing to do but where the file is gone
        bool hasMore = false;  ///< in the file was more than was read of it
        QString lines;         ///< of link-match; else empty
        std::shared_ptr<const std::vector<record::GameRecord>> games;
        record::RecordFormat format = record::RecordFormat::Sgf;
    };
    struct Outcome;

    void showRead(Result<ReadRecords, QString> read, const QString& path);
    void showGames(OpenedRecords records, const QString& path);
    void askWhichGame(EitherGame either, const QString& path);
    [[nodiscard]] Job jobFor(const QString& path);
    void start(const Job& job);
    [[nodiscard]] static Outcome outcomeOf(const Job& job);
    void finish(const Job& job, const Outcome& outcome);
    void askAboutLosses(Job job, const Outcome& outcome);
    void written(const Job& job, const Outcome& outcome);
    void fail(const QString& why);
    void failToKeepUp(const QString& path);
    void copy(const QString& text, const QString& told);
    [[nodiscard]] QStringList nameFilters() const;

    ui::MainWindow& m_window;
    ShownGames& m_shown;
    RecordDesk& m_record;
    LinkPages& m_linkPages;
    RecentFiles& m_recent;
    BackgroundTask m_reader;
    BackgroundTask m_writer;
    std::deque<Job> m_waiting;    // to be written when what is written now is done
    QHash<QString, Home> m_homes; // by ShownGames::identity
    QString m_failure;            // told last
    QString m_asked;              // identity of what it is asked about whether something may be lost
};

} // namespace qipan::app
