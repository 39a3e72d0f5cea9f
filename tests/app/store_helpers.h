#pragma once

#include "app/lan/match_store.h"

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

#include <optional>

namespace qipan::tests {

struct Found {
    std::optional<app::StoredMatch> match;
    QStringList troubles;
};

/// What a store finds, and what it says meanwhile.
[[nodiscard]] Found find(app::MatchStore& store, const app::MatchWanted& wanted = {});
/// What a store of its own finds in a data folder.
[[nodiscard]] Found find(const QTemporaryDir& folder, const app::MatchWanted& wanted = {});

/// Saves and waits; false where that failed.
[[nodiscard]] bool save(app::MatchStore& store, const app::StoredMatch& match);

/// The store's file in a data folder.
[[nodiscard]] QString fileIn(const QTemporaryDir& folder);

/// Another user of that file, with a connection of its own. One at a time.
class Intruder {
public:
    explicit Intruder(const QTemporaryDir& folder);
    ~Intruder();
    Intruder(const Intruder&) = delete;
    Intruder& operator=(const Intruder&) = delete;

    /// Runs a statement; its first value.
    QVariant run(const QString& statement);

private:
    QSqlDatabase m_database;
};

} // namespace qipan::tests
