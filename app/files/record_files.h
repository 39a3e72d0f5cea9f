#pragma once

#include "app/background_task.h"
#include "app/files/recent_files.h"
#include "app/files/record_reading.h"
#include "app/files/shown_games.h"
#include "core/record/writing.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>

namespace qipan::app {

/// Opens and saves games, in files and by the clipboard. Reading and writing happen on another thread.
class RecordFiles final : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    RecordFiles(ui::MainWindow& window, const ShownGames& shown, RecordDesk& record, LinkPages& linkPages,
                RecentFiles& recent, QObject* parent);

    void chooseFile();
    /// Asks where bare moves fit both games.
    void open(const QString& pathOrUrl);
    /// What was copied or dragged here: games, or URLs of files. Likewise.
    void openText(const QString& text);
    void paste();

    /// In the file that it was opened from or saved to, or where there is none, or it cannot be written, in one that
    /// the user chooses.
    void save();
    void chooseFileAndSave();
    /// In the format that the suffix stands for. Asks once where something would be lost.
    void saveTo(const QString& path);

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
    struct Job;

    void showRead(Result<ReadRecords, QString> read, const QString& path);
    void showGames(OpenedRecords records, const QString& path);
    void askWhichGame(EitherGame either, const QString& path);
    void write(const Job& job);
    void askAboutLosses(const Job& job, const std::vector<record::Loss>& losses);
    void written(const Job& job);
    void fail(const QString& why);
    void copy(const QString& text, const QString& told);
    [[nodiscard]] QStringList nameFilters() const;

    ui::MainWindow& m_window;
    const ShownGames& m_shown;
    RecordDesk& m_record;
    LinkPages& m_linkPages;
    RecentFiles& m_recent;
    BackgroundTask m_reader;
    BackgroundTask m_writer;
    std::function<void()> m_next;    // saves once more, when what is written now is done
    QHash<QString, QString> m_paths; // of what was saved, by ShownGames::identity
    QString m_failure;               // told last
    QString m_coming;                // path of the record that is about to be shown
    QSet<QString> m_agreed;          // paths where something may be lost
};

} // namespace qipan::app
