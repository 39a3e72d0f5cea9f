#pragma once

#include "app/stored_match.h"
#include "core/board/result.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

class QSqlError;

namespace qipan::app {

/// The SQLite file that keeps what must outlive the program. It waits for the disk and for other programs, so it
/// belongs on a thread of its own; each instance is used on one thread only.
///
/// One program at a time: from the first save, or a load that found something, until `finish` or `release`, the file is
/// locked (SQLite's exclusive locking mode: the system drops the lock of a killed program, and no lock file can be left
/// behind). Another program on the same data folder is refused meanwhile and so cannot take up the match played here.
///
/// What is saved survives a killed program and a power cut: a write-ahead log, synced at each commit. Only its owner
/// can read the file.
class MatchFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::MatchFile)

public:
    /// What went wrong, as a sentence for the user; nothing where all is well.
    using Failure = std::optional<QString>;

    /// Touches nothing yet. `folder` is the data folder.
    explicit MatchFile(const QString& folder);
    ~MatchFile();
    MatchFile(const MatchFile&) = delete;
    MatchFile& operator=(const MatchFile&) = delete;

    /// Writes the whole match as the running one of its key.
    [[nodiscard]] Failure save(const StoredMatch& match);
    /// Keeps a running match as a record: removes its secrets. No such match is no failure.
    [[nodiscard]] Failure finish(const MatchKey& key, MatchEnd end);
    /// Lets other programs have the file. What runs stays as it is.
    void release();

    /// The running match that fits and was alive last; nothing where there is none (or no file: then none is made). One
    /// that cannot be right is refused with a message and counts as unfinished from then on.
    [[nodiscard]] Result<std::optional<StoredMatch>, QString> load(const MatchWanted& wanted);

private:
    /// A running row as it was read.
    struct Row {
        QVariant id;
        std::vector<QVariant> values;
    };

    [[nodiscard]] Failure open();
    [[nodiscard]] Failure prepareFile() const;
    [[nodiscard]] Failure configure();
    [[nodiscard]] Failure migrate();
    [[nodiscard]] Failure run(const QString& statement, const std::vector<QVariant>& values = {});
    [[nodiscard]] Failure retire(qint64 keptSince);
    [[nodiscard]] Result<std::optional<Row>, QString> newest(const MatchWanted& wanted) const;
    [[nodiscard]] Result<std::optional<StoredMatch>, QString> search(const MatchWanted& wanted);
    [[nodiscard]] Failure refuse(const QVariant& id);
    [[nodiscard]] QString words(const QSqlError& error) const;

    const QString m_path;
    const QString m_connection; ///< its name among Qt's
    QSqlDatabase m_database;
};

} // namespace qipan::app
