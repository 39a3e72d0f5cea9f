// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/stored_match.h"
#include "app/store/data_store.h"

namespace qipan::app {

/// Saves the running LAN match in the data folder (see MatchFile), so that a full disk or another program causes only
/// temporary problems.
class MatchStore final : public DataStore {
    Q_OBJECT

public:
    /// `folder` is the data folder.
    explicit MatchStore(const QString& folder, QObject* parent = nullptr);
    /// Uses a shared thread.
    explicit MatchStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);

    /// Saves the current state of the match; `saved` or `failed` follows with the ticket returned here, again after
    /// each retry. Pending saves are merged into the last one; each still gets its signal, in order.
    quint64 save(StoredMatch match);
    /// Ends the match: its row stays as a record, without token and passcode.
    void finish(const MatchKey& key, MatchEnd end);
    /// Leaves the match as it is, to be resumed later, possibly by another program.
    void release();
    /// Looks for a match to resume: `loaded` follows, after `errorOccurred` if there is a problem. If requested, the
    /// match found is held: no other program can resume it before `finish`, `release` or the destruction of this
    /// object.
    void load(MatchQuery wanted);

Q_SIGNALS:
    /// The match of this ticket is on disk.
    void saved(quint64 ticket);
    /// The match of this ticket could not be written yet.
    void failed(quint64 ticket);
    /// `hasFailed`: the file could not be read, so there may be a match.
    void loaded(const std::optional<qipan::app::StoredMatch>& match, bool hasFailed);

private:
    quint64 m_lastTicket = 0;
};

} // namespace qipan::app
