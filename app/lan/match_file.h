#pragma once

#include "app/lan/stored_match.h"
#include "app/store/data_file.h"
#include "core/board/result.h"

#include <QCoreApplication>
#include <QSet>
#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace qipan::app {

/// The running match on the LAN in the data file. From the first save, or a load that found something, until `finish`
/// or `release`, it bears this program's number: another one on the same data folder cannot take it up.
class MatchFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::MatchFile)

public:
    using Failure = DataFile::Failure;

    /// `file` must outlive it.
    explicit MatchFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Writes the whole match as the running one of its key.
    [[nodiscard]] Failure save(const StoredMatch& match);
    /// The last save failed because another program plays the match: to try it again would be wrong.
    [[nodiscard]] bool isOthers() const { return m_isOthers; }
    /// Keeps a running match as a record, one of the last ones: removes its secrets. No such match is no failure.
    [[nodiscard]] Failure finish(const MatchKey& key, MatchEnd end);
    /// Lets other programs have the match. What runs stays as it is.
    [[nodiscard]] Failure release();

    /// The running match that fits, was alive last and is not another living program's; nothing where there is none (or
    /// no file: then none is made). One that cannot be right is refused with a message and counts as unfinished from
    /// then on.
    [[nodiscard]] Result<std::optional<StoredMatch>, QString> load(const MatchWanted& wanted);

    /// The rounds that run and may be taken up again, as the history knows them (roundKey): those of matches that were
    /// alive then or later. Precondition: the file is open.
    [[nodiscard]] Result<QSet<QString>, QString> openRounds(qint64 notBefore) const;

private:
    /// A running row as it was read.
    struct Row {
        QVariant id;
        std::vector<QVariant> values;
    };

    [[nodiscard]] Failure retire(qint64 keptSince, qint64 owner);
    [[nodiscard]] Result<std::optional<Row>, QString> newest(const MatchWanted& wanted, qint64 owner) const;
    [[nodiscard]] Failure search(const MatchWanted& wanted, std::optional<StoredMatch>& found);
    [[nodiscard]] Failure hold(const QVariant& id, qint64 owner, std::optional<StoredMatch>& found);
    [[nodiscard]] Failure refuse(const QVariant& id);
    [[nodiscard]] Failure prune();

    DataFile& m_file;
    bool m_isOthers = false;
};

} // namespace qipan::app
