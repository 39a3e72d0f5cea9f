#pragma once

#include "app/play_claim.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

class QSqlError;

namespace qipan::app {

/// `qipan.sqlite` in the data folder, which keeps what must outlive the program: MatchFile and LinkFile say what. It
/// waits for the disk and for other programs, so it belongs on a thread of its own (StoreThread); each instance is used
/// on one thread only.
///
/// One program at a time: from `open` to `release` the file is locked (SQLite's exclusive locking mode: the system
/// drops the lock of a killed program, and no lock file can be left behind). Another program on the same data folder is
/// refused meanwhile.
///
/// What is written survives a killed program and a power cut: a write-ahead log, synced at each commit. Only its owner
/// can read the file.
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
    /// Makes the file where there is none, and brings an older one up to date. Nothing happens when it is open.
    [[nodiscard]] Failure open();
    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    /// Lets other programs have the file.
    void release();

    /// Runs one statement with its values. Precondition: it is open, as for the next.
    [[nodiscard]] Failure run(const QString& statement, const std::vector<QVariant>& values = {});
    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }
    /// An error of a query as a sentence.
    [[nodiscard]] QString words(const QSqlError& error) const;

    /// Held, once taken, until the end of this object, whether the file is open or not.
    [[nodiscard]] PlayClaim& playClaim() { return m_playClaim; }

    /// The last error was that the file is no database, or a broken one.
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }
    /// Gives a damaged file another name beside it, never deletes it, so that a new one can be made. Its new path, or
    /// nothing where it cannot be renamed.
    [[nodiscard]] std::optional<QString> setAside();

private:
    [[nodiscard]] Failure prepareFile() const;
    [[nodiscard]] Failure configure();
    [[nodiscard]] Failure migrate();

    const QString m_path;
    const QString m_connection; ///< its name among Qt's
    PlayClaim m_playClaim;
    QSqlDatabase m_database;
    mutable bool m_isDamaged = false;
};

} // namespace qipan::app
