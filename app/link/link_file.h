#pragma once

#include "app/history/kept_game.h"
#include "app/store/data_file.h"
#include "core/board/result.h"
#include "ui/link/link_score.h"

#include <vector>

namespace qipan::app {

/// What link-match keeps in the data file: the game that runs and the scores. Each call opens the file where it is not
/// open.
///
/// Each program on the data folder has a running game of its own.
class LinkFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::LinkFile)

public:
    using Failure = DataFile::Failure;
    /// The list shows so many at most.
    static constexpr int mostScores = 500;

    /// `file` must outlive it.
    explicit LinkFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Keeps a game as the one that runs here, in place of what this program kept before: its boards as lines
    /// (docs/link-record.md). Empty for none. What others have left is not touched.
    [[nodiscard]] Failure savePlay(const QString& record);
    /// Puts the game that is kept here where no program takes it up: the last twenty such games stay.
    [[nodiscard]] Failure setPlayAside();
    /// What there is to go on with.
    struct Left {
        QString record; ///< empty where nothing is kept
        int others = 0; ///< so many more wait, which nobody plays
    };
    /// What is kept here, or else the latest that another program has left, by its end or by being killed, which is
    /// this program's from then on. Where no file is there none is made.
    [[nodiscard]] Result<Left, Failure> loadPlay();
    /// How many wait that no living program plays. Likewise.
    [[nodiscard]] Result<int, Failure> countLeft();
    /// The one that would come next: that which runs here waits behind all others from now on.
    [[nodiscard]] Result<Left, Failure> loadNext();
    /// Lets what runs here wait behind all others, so that the next save is of another game. How many wait then.
    [[nodiscard]] Result<int, Failure> letPlayWait();

    /// What adding a score came to.
    struct Place {
        qint64 id = 0;
        int place = 0; ///< from 1, among the same way, size, falling mode and difficulty
    };
    /// Adds a game that is over, with its boards as lines, to the list and, where it is given, to the history, and
    /// forgets the one that runs here, where it is this one, in one commit.
    [[nodiscard]] Result<Place, Failure> addScore(const ui::LinkScore& score, const QString& record,
                                                  const std::optional<KeptGame>& game, bool isRunning);
    /// The best first. Rows that cannot be right are left out.
    [[nodiscard]] Result<std::vector<ui::LinkScore>, Failure> scores(const ui::LinkScoreFilter& filter);
    /// The boards of a score as lines.
    [[nodiscard]] Result<QString, Failure> recordOf(qint64 id);

private:
    /// Does `work(owner)` with this program's number in one commit.
    template <typename Work>
    [[nodiscard]] Failure commit(Work work);
    [[nodiscard]] Failure hasRow(qint64 owner, bool& has) const;
    [[nodiscard]] Failure makeRow(qint64 owner);
    [[nodiscard]] Failure tidy();
    [[nodiscard]] Failure takeLatest(qint64 owner);
    [[nodiscard]] Failure read(qint64 owner, Left& left);
    [[nodiscard]] Failure moveBehind(qint64 owner);
    [[nodiscard]] Failure countWaiting(int& waiting) const;
    [[nodiscard]] Failure forgetPlay(qint64 owner);
    [[nodiscard]] Failure insert(const ui::LinkScore& score, const QString& record, Place& place);
    [[nodiscard]] Failure select(const ui::LinkScoreFilter& filter, std::vector<ui::LinkScore>& scores) const;
    /// The text that a query gives, or none.
    [[nodiscard]] Failure text(const QString& statement, const QVariant& value, QString& found) const;

    DataFile& m_file;
};

} // namespace qipan::app
