#pragma once

#include <QSqlDatabase>
#include <QString>

#include <optional>

namespace qipan::app {

/// Which of the running games of link-match is this program's: a number that no other living program on the same data
/// folder has. It is held by SQLite's lock on a file of its own, which the system drops with the program, however that
/// ends; the file stays, and is empty.
class PlayClaim {
public:
    /// `path` is that of the data file.
    explicit PlayClaim(const QString& path);
    ~PlayClaim();
    PlayClaim(const PlayClaim&) = delete;
    PlayClaim& operator=(const PlayClaim&) = delete;

    /// Takes this number until the end; false where another program has it, or no file can be locked. Precondition:
    /// there is none yet.
    [[nodiscard]] bool take(qint64 number);
    [[nodiscard]] std::optional<qint64> number() const { return m_number; }

private:
    void release();

    const QString m_path;
    const QString m_connection; ///< its name among Qt's
    QSqlDatabase m_database;
    std::optional<qint64> m_number;
};

} // namespace qipan::app
