#pragma once

#include "app/data_file.h"
#include "app/stored_match.h"
#include "core/board/result.h"

#include <QCoreApplication>
#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace qipan::app {

/// The running match on the LAN in the data file. From the first save, or a load that found something, until `finish`
/// or `release`, the file is locked: another program on the same data folder cannot take up the match played here.
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
    /// Keeps a running match as a record: removes its secrets. No such match is no failure.
    [[nodiscard]] Failure finish(const MatchKey& key, MatchEnd end);
    /// Lets other programs have the file. What runs stays as it is.
    void release() { m_file.release(); }

    /// The running match that fits and was alive last; nothing where there is none (or no file: then none is made). One
    /// that cannot be right is refused with a message and counts as unfinished from then on.
    [[nodiscard]] Result<std::optional<StoredMatch>, QString> load(const MatchWanted& wanted);

private:
    /// A running row as it was read.
    struct Row {
        QVariant id;
        std::vector<QVariant> values;
    };

    [[nodiscard]] Failure retire(qint64 keptSince);
    [[nodiscard]] Result<std::optional<Row>, QString> newest(const MatchWanted& wanted) const;
    [[nodiscard]] Result<std::optional<StoredMatch>, QString> search(const MatchWanted& wanted);
    [[nodiscard]] Failure refuse(const QVariant& id);

    DataFile& m_file;
};

} // namespace qipan::app
