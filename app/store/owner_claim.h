#pragma once

#include <QSqlDatabase>
#include <QString>

#include <chrono>
#include <optional>

namespace qipan::app {

/// A number that no other living program on the same data folder has: running games bear that of the program that plays
/// them. It is held by SQLite's lock on a file of its own, which the system drops with the program, however that ends;
/// the file stays, and is empty.
class OwnerClaim {
public:
    /// So many programs may keep running games on one data folder: their numbers begin with 1.
    static constexpr qint64 most = 32;
    /// Held while the data file is opened, mended and put aside.
    static constexpr qint64 door = 0;

    /// `path` is that of the data file.
    explicit OwnerClaim(const QString& path);
    ~OwnerClaim();
    OwnerClaim(const OwnerClaim&) = delete;
    OwnerClaim& operator=(const OwnerClaim&) = delete;

    enum class Taken {
        Yes,
        Held,       ///< by another program, or elsewhere in this one
        Impossible, ///< no file can be locked
    };
    /// Takes this number until the end. Precondition: there is none yet.
    [[nodiscard]] Taken take(qint64 number, std::chrono::milliseconds patience = {});
    [[nodiscard]] std::optional<qint64> number() const { return m_number; }

private:
    void release();

    const QString m_path;
    const QString m_connection; ///< its name among Qt's
    QSqlDatabase m_database;
    std::optional<qint64> m_number;
};

} // namespace qipan::app
