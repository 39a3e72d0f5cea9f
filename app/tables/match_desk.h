#pragma once

#include "app/tables/match_presenter.h"
#include "app/tables/shown_table.h"
#include "core/board/engine.h"
#include "ui/actions.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>

#include <cstddef>
#include <memory>
#include <optional>

namespace qipan::ui {
class TurnBoardView;
}

namespace qipan::app {

class HintFinder;

/// Connects a table with the match page: events become what is seen and said, clicks and actions become commands.
class MatchDesk final : public QObject {
    Q_OBJECT

public:
    MatchDesk(ui::MainWindow& window, QObject* parent);
    ~MatchDesk() override;

    /// Puts a table on the page. It must outlive its being shown: call clear() before it goes.
    void show(const ShownTable& shown);
    void clear();
    [[nodiscard]] Table* table() const { return m_shown.table; }
    [[nodiscard]] const ShownTable& shown() const { return m_shown; }
    /// The position on the board: that of the match, or one before it while the user looks back. Precondition:
    /// shown().hasMatch().
    [[nodiscard]] const BoardGame& position() const { return m_past ? *m_past : m_shown.match().game(); }
    /// The board of the shown table, or null; another one after each `shownChanged`, and where the setup changes.
    [[nodiscard]] ui::TurnBoardView* view() const;

    /// The names, details or life of the shown table changed.
    void update(const ShownTable& shown);
    /// Only the clocks, the score or the watchers of the shown table changed: nothing moves on the board.
    void updateFigures(const ShownTable& shown);
    /// The settings changed.
    void applyPreferences();
    void applyTheme(const ui::Theme& theme);
    /// The language changed, and `update` has been called.
    void retranslate();

    /// What the actions of moves may do now.
    [[nodiscard]] ui::Possible possible() const;
    /// The position on the board may be analysed: not in a game on the LAN that runs, played or watched.
    [[nodiscard]] bool mayAnalyse() const;
    /// One sentence: whose turn, or how it ended.
    [[nodiscard]] QString stateText() const;

    void undo();
    void redo();
    void hint();
    void offerDraw();
    void resign();
    /// Shows the position behind so many plies of the match, as near as there is one. Nothing is taken back; whatever
    /// changes the position of the match brings it back on the board.
    void lookAt(std::ptrdiff_t plies);
    /// By so many plies from the shown position, back or on.
    void lookBy(std::ptrdiff_t plies);
    void lookAtLatest();

Q_SIGNALS:
    /// What can be done or what is said of the state changed.
    void changed();
    /// Another table is shown, or none.
    void shownChanged();
    /// Something happened that a user who looks elsewhere would want to know.
    void calls();
    /// A click in reversi gives a seat to the computer or back (row R4).
    void computerWanted(bool wanted);
    /// After the end: Enter, or a click where nothing can be played.
    void nextWanted();

private:
    void connectPage();
    void makeView();
    [[nodiscard]] bool isViewOfSetup() const { return m_viewSetup == m_shown.table->setup(); }
    void refresh(bool animate);
    void showPlayers();
    void tellStatus(const QString& text);
    void showRound();
    void showTurn();
    void happened(const Event& event);
    void tell(const Asked& asked);
    void tellEnd(const Verdict& verdict);
    void answered(bool accept);
    void withdraw();
    void take(Take take);
    void showOpening();
    void chosen(Cell cell, Qt::MouseButton button);
    /// Row R4 of reversi: the middle and the right button give a seat to the computer or back, wherever they click.
    bool givesSeat(Qt::MouseButton button);
    void place(Cell cell);
    /// Hints and marked threats are not for those who play against somebody on the network.
    [[nodiscard]] bool mayBeHelped() const { return !m_shown.isOnLan || m_shown.isWatched; }
    void showHint(const std::vector<Thinking>& hints);
    void refuse(const QString& why);
    void refused(Seat by, const Command& command, Refusal why);
    [[nodiscard]] QString refusalText(const Command& command, Refusal why) const;
    void ask(RequestKind kind);

    ui::MainWindow& m_window;
    const MatchPresenter m_presenter;
    ui::Theme m_theme;
    ShownTable m_shown;
    QPointer<ui::TurnBoardView> m_view;
    GameSetup m_viewSetup;
    int m_shownRound = 0;              ///< of the table
    std::unique_ptr<BoardGame> m_past; ///< what the user looks back at, in place of the match's position
    std::unique_ptr<HintFinder> m_hints;
    std::unique_ptr<QObject> m_bonds;       ///< context of the connections to the shown table
    std::unique_ptr<QObject> m_playerBonds; ///< and to its players, who may change
};

} // namespace qipan::app
