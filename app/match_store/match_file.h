// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/stored_match.h"
#include "app/store/data_file.h"
#include "core/board/result.h"

#include <QCoreApplication>
#include <QSet>
#include <QVariant>

namespace qipan::app {

/// The running LAN match in the data file. From the first save, or a load that found something, until `finish` or
/// `release` it is marked with this program's number, so that no other program on the same data folder can resume it.
class MatchFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::MatchFile)

public:
    using Failure = DataFile::Failure;

    /// `file` must outlive this object.
    explicit MatchFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Writes the whole match as the running one of its key.
    [[nodiscard]] Failure save(const StoredMatch& match);
    /// Returns whether the last save failed because another program plays the match. Such a save must not be retried.
    [[nodiscard]] bool isOwnedElsewhere() const { return m_isOwnedElsewhere; }
    /// Ends a running match, if there is one: keeps its row without its secrets, and prunes old rows.
    [[nodiscard]] Failure finish(const MatchKey& key, MatchEnd end);
    /// Releases the match, which stays as it is, for other programs.
    [[nodiscard]] Failure release();

    /// Returns the matching running match with the latest activity that no other running program holds; nothing if
    /// there is none. Creates no file. An invalid match is refused with a message and becomes unfinished.
    [[nodiscard]] Result<std::optional<StoredMatch>, QString> load(const MatchQuery& wanted);

    /// Returns the keys (roundKey) of running rounds that can be resumed, from matches active at or after `notBefore`.
    /// Precondition: the file is open.
    [[nodiscard]] Result<QSet<QString>, QString> openRounds(qint64 notBefore) const;

private:
    /// A row of a running match, not validated yet.
    struct Row {
        QVariant id;
        std::vector<QVariant> values;
    };

    [[nodiscard]] Failure retire(qint64 expiresBefore, qint64 owner);
    [[nodiscard]] Result<std::optional<Row>, QString> newest(const MatchQuery& wanted, qint64 owner) const;
    [[nodiscard]] Failure search(const MatchQuery& wanted, std::optional<StoredMatch>& found);
    [[nodiscard]] Failure hold(const QVariant& id, qint64 owner, std::optional<StoredMatch>& found);
    [[nodiscard]] Failure refuse(const QVariant& id);
    [[nodiscard]] Failure prune();

    DataFile& m_file;
    bool m_isOwnedElsewhere = false;
};

} // namespace qipan::app
