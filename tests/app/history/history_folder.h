// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_store.h"
#include "app/history/running_file.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace qipan::tests {

/// The history of a data folder as in a program, with a thread and a program number of its own.
class HistoryFolder {
public:
    explicit HistoryFolder(const QString& folder);

    [[nodiscard]] app::HistoryStore& store() { return *m_store; }
    /// Waits until all pending work is done.
    void settle();
    /// All games, the first one first. Requires that they are readable.
    [[nodiscard]] std::vector<app::HistoryEntry> games();
    /// Takes over the running games of programs that have ended.
    [[nodiscard]] std::vector<app::RunningGame> adopt();

private:
    std::shared_ptr<app::StoreThread> m_thread;
    std::unique_ptr<app::HistoryStore> m_store;
};

} // namespace qipan::tests
