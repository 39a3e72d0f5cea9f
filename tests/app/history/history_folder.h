#pragma once

#include "app/history/history_store.h"
#include "app/history/running_file.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace qipan::tests {

/// The history of a data folder, as a program has it: with a thread and a number of its own.
class HistoryFolder {
public:
    explicit HistoryFolder(const QString& folder);

    [[nodiscard]] app::HistoryStore& store() { return *m_store; }
    /// Waits until all that was asked is done.
    void settle();
    /// All games, the first first. They must be readable.
    [[nodiscard]] std::vector<app::KeptGame> games();
    /// The games that nobody plays become this program's.
    [[nodiscard]] std::vector<app::RunningGame> takeUp();

private:
    std::shared_ptr<app::StoreThread> m_thread;
    std::unique_ptr<app::HistoryStore> m_store;
};

} // namespace qipan::tests
