#pragma once

#include "app/lan/match_jobs.h"
#include "app/lan/stored_match.h"
#include "app/store/data_store.h"

#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::app {

class MatchFile;

/// Keeps the running match on the LAN in the data folder (MatchFile says how) without ever holding up the window
/// thread: all reading and writing happens on a StoreThread.
///
/// Everything is done in the order it was asked for. Where it cannot be done the program goes on without, and what was
/// to be kept is tried again with the next change and every few seconds: a full disk or a program in the way is no
/// trouble for ever.
class MatchStore final : public DataStore {
    Q_OBJECT

public:
    /// `folder` is the data folder.
    explicit MatchStore(const QString& folder, QObject* parent = nullptr);
    /// On a thread that others use too.
    explicit MatchStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);
    ~MatchStore() override;

    /// Keeps the match as it is now; `saved` or `failed` follows with the ticket returned here. Saves that wait are
    /// written as one, the last; each still gets its signal, in order.
    quint64 save(StoredMatch match);
    /// The match runs no more: its row stays as a record, without token and passcode.
    void finish(const MatchKey& key, MatchEnd end);
    /// Leaves the match as it is, to be resumed later, by another program too.
    void release();
    /// Looks for a match to take up again: `loaded` follows, after `troubled` where something is wrong. The match found
    /// is then held, if that is wanted: another program cannot have it before `finish`, `release` or the end of this
    /// object.
    void load(MatchWanted wanted);

Q_SIGNALS:
    /// The match of this ticket is on the disk.
    void saved(quint64 ticket);
    /// It is not, yet.
    void failed(quint64 ticket);
    /// Where that has failed nobody knows whether there is one.
    void loaded(const std::optional<qipan::app::StoredMatch>& match, bool hasFailed);

private:
    struct Done;
    class Failed;

    void give(MatchJob job);
    void tell(const Done& done);
    void tryAgain();
    [[nodiscard]] static Done run(MatchFile& file, const SaveJob& job);
    [[nodiscard]] static Done run(MatchFile& file, const FinishJob& job);
    [[nodiscard]] static Done run(MatchFile& file, const ReleaseJob& job);
    [[nodiscard]] static Done run(MatchFile& file, const LoadJob& job);

    quint64 m_lastTicket = 0;
    QTimer m_retry;
    const std::shared_ptr<Failed> m_failed;
    const std::shared_ptr<MatchJobs> m_jobs;
};

} // namespace qipan::app
