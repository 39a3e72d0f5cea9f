#pragma once

#include "app/store/owner_claim.h"
#include "core/board/result.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QSqlError;

namespace qipan::app {

/// `qipan.sqlite` in the data folder, which keeps what must outlive the program: MatchFile, LinkFile and HistoryFile
/// say what. It waits for the disk and for other programs, so it belongs on a thread of its own (StoreThread); each
/// instance is used on one thread only.
///
/// Several programs may use it at once: a write-ahead log, in which nobody waits for readers and a writer for another
/// no longer than a second. What one program plays is kept from the others by its number (`owner`).
///
/// What is written survives a killed program and a power cut: each commit is synced. Only its owner can read the file.
/// A damaged file is set aside, never deleted, and a new one is begun with what can be read of it. docs/history.md has
/// the tables, and what happens in each kind of trouble.
class DataFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::DataFile)

public:
    /// What went wrong, as a sentence for the user; nothing where all is well.
    using Failure = std::optional<QString>;

    /// Touches nothing yet. `folder` is the data folder.
    explicit DataFile(const QString& folder);
    ~DataFile();
    DataFile(const DataFile&) = delete;
    DataFile& operator=(const DataFile&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Whether there is something to open, be it a log without its file. Where there is not, `open` makes a file.
    [[nodiscard]] bool isThere() const;
    /// Makes the file where there is none, brings an older one up to date, and puts a new one in the place of one that
    /// was found damaged. One that cannot be written is opened to be read. Nothing happens when it is open and sound.
    [[nodiscard]] Failure open();
    /// Why the file that is open can only be read, if that is so: it or its folder cannot be written, or it is of a
    /// newer version. Whatever writes fails with this.
    [[nodiscard]] const Failure& readOnly() const { return m_readOnly; }

    /// Does `work` with the file open, and once more where it may go well then: `isToBeReopened`.
    [[nodiscard]] Failure use(const std::function<Failure()>& work);

    /// Runs one statement with its values. Precondition: it is open, as for the next five.
    [[nodiscard]] Failure run(const QString& statement, const std::vector<QVariant>& values = {});
    /// How many rows the last statement of `run` has changed.
    [[nodiscard]] int changedRows() const { return m_changedRows; }
    /// Does `work` in one commit, or nothing of it where that fails.
    [[nodiscard]] Failure transact(const std::function<Failure()>& work);
    /// The id of the row that was inserted last.
    [[nodiscard]] qint64 lastId() const;
    /// This program's number, which is taken with the first call until the end of this object; or why there is none.
    /// Precondition: not in `transact`, or it was called before.
    [[nodiscard]] Result<qint64, QString> owner();
    /// Games of programs that have ended become nobody's (owner 0) and unfinished, and those that they have deleted are
    /// gone for good.
    [[nodiscard]] Failure disown();
    /// Whether lists of what is in the file may be out of date by what other programs did: they wrote since this was
    /// asked last, or ended. Also where the file was opened since. Precondition: it is open.
    [[nodiscard]] bool hasChanged();
    /// Whether a living program, this one or another, has this number.
    [[nodiscard]] bool isHeld(qint64 number) const;

    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }
    /// An error of a query as a sentence.
    [[nodiscard]] QString words(const QSqlError& error) const;
    [[nodiscard]] QString fullWords() const;
    [[nodiscard]] QString damageWords() const;
    [[nodiscard]] QString unwritableWords() const;

    /// Looks through the whole file, which takes its time, and mends it where it is damaged.
    [[nodiscard]] Failure check();
    /// The file was found damaged, or refused to be written: the next `open` mends that, if it can.
    [[nodiscard]] bool isToBeReopened() const { return m_isDamaged || m_isRefused; }
    /// What the user should know of a damaged file that was set aside; told once.
    [[nodiscard]] std::optional<QString> takeNotice() { return std::exchange(m_notice, {}); }

private:
    /// A commit takes milliseconds; who holds the file longer makes the others try again later.
    static constexpr std::chrono::milliseconds patience{1'000};

    [[nodiscard]] Failure connect();
    [[nodiscard]] Failure prepareFile();
    [[nodiscard]] Failure openAs(const QString& name, const QString& options);
    [[nodiscard]] bool openToRead();
    [[nodiscard]] Failure configure();
    [[nodiscard]] Failure migrate();
    [[nodiscard]] Result<int, QString> version() const;
    [[nodiscard]] static bool isNewer(int version);
    [[nodiscard]] QString newerWords() const;
    [[nodiscard]] Failure mend();
    [[nodiscard]] Failure salvage();
    [[nodiscard]] Failure quickCheck();
    [[nodiscard]] bool isLogOnly() const;
    [[nodiscard]] Failure leave(qint64 number);
    [[nodiscard]] Failure inherit();
    [[nodiscard]] bool isInPlace() const;
    void release();

    using Identity = std::array<quint64, 2>;
    [[nodiscard]] Identity identity() const;

    const QString m_path;
    const QString m_connection; ///< its name among Qt's
    OwnerClaim m_claim;
    bool m_isHeir = false; ///< what programs with that number left before is nobody's
    QSqlDatabase m_database;
    Identity m_identity{}; ///< of the file that is open
    int m_changedRows = 0;
    qint64 m_dataVersion = 0; ///< of SQLite, which counts what others have written; 0 for none that was looked at
    bool m_isInTransaction = false;
    Failure m_readOnly;
    mutable bool m_isRefused = false; ///< it turned out that it cannot be written
    mutable bool m_isDamaged = false;
    std::optional<QString> m_notice;
};

} // namespace qipan::app
