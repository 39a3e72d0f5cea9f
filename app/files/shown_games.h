#pragma once

#include "app/link/link_pages.h"
#include "app/record/record_desk.h"
#include "app/tables/match_desk.h"
#include "core/record/game_record.h"
#include "ui/board/board_view.h"
#include "ui/main_window.h"

#include <QPointer>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::app {

/// What the window shows, as what can be saved, copied or painted: the match of any table, the games of a record, the
/// boards of link-match.
class ShownGames {
public:
    /// All must outlive it.
    struct Desks {
        const MatchDesk& match;
        const LinkDesk& link;
        LinkPages& linkPages;
        const RecordDesk& record;
    };

    ShownGames(ui::MainWindow& window, const Desks& desks)
        : m_window{window}
        , m_desks{desks}
    {
    }

    [[nodiscard]] bool isRecord() const;
    /// Games of two players; of a record all that its file has.
    [[nodiscard]] std::vector<record::GameRecord> games() const;
    /// The one of them that is on the page.
    [[nodiscard]] std::optional<record::GameRecord> game() const;
    /// The boards of link-match as lines; empty where none are shown.
    [[nodiscard]] QString linkText() const;
    /// There is something to be saved.
    [[nodiscard]] bool hasAny() const;
    /// The board in front, or null: also while it is covered.
    [[nodiscard]] ui::BoardView* board() const;
    /// The board in front is that of two players.
    [[nodiscard]] bool hasPosition() const;
    /// The position on the board as a text that can be pasted; empty where there is none.
    [[nodiscard]] QString positionText() const;
    /// What is shown, as long as it is the same game, or the same games of a record; empty for nothing. No other ever
    /// has the same.
    [[nodiscard]] QString identity();
    /// For its file, without a suffix.
    [[nodiscard]] QString fileName() const;

private:
    /// Of a table: another one for each, also where one is made at the address of one that is gone.
    [[nodiscard]] std::size_t numberOf(const Table& table);

    ui::MainWindow& m_window;
    Desks m_desks;
    std::vector<QPointer<const Table>> m_tables; ///< that were asked about; each keeps its place
};

} // namespace qipan::app
