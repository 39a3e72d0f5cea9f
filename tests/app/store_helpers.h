// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/match_store.h"

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

#include <optional>

namespace qipan::tests {

struct Found {
    std::optional<app::StoredMatch> match;
    QStringList errors;
};

/// Searches a store, and collects its messages meanwhile.
[[nodiscard]] Found find(app::MatchStore& store, const app::MatchQuery& wanted = {});
/// Searches a data folder with a new store.
[[nodiscard]] Found find(const QTemporaryDir& folder, const app::MatchQuery& wanted = {});

/// Saves and waits; false on failure.
[[nodiscard]] bool save(app::MatchStore& store, const app::StoredMatch& match);

/// The path of the store's file in a data folder.
[[nodiscard]] QString fileIn(const QTemporaryDir& folder);

/// A second connection to that file. One at a time.
class Intruder {
public:
    explicit Intruder(const QTemporaryDir& folder);
    ~Intruder();
    Intruder(const Intruder&) = delete;
    Intruder& operator=(const Intruder&) = delete;

    /// Runs a statement; returns its first value.
    QVariant run(const QString& statement);

private:
    QSqlDatabase m_database;
};

} // namespace qipan::tests
