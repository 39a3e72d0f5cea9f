// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/hint_controller.h"
#include "app/base/page_controller.h"
#include "app/match/match_input.h"
#include "app/match/match_presenter.h"
#include "app/match/request_controller.h"
#include "app/match/shown_table.h"
#include "app/match/tried_moves.h"
#include "app/settings/preference_store.h"
#include "ui/base/actions.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QPointer>

namespace qipan::ui {
class MatchPage;
class TurnBoardView;
} // namespace qipan::ui

namespace qipan::app {

/// Connects a table with the match page: shows its events, and turns clicks and actions into commands.
class MatchController final : public PageController {
    Q_OBJECT

public:
    MatchController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page, PreferenceStore& preferences,
                    QObject* parent);
    ~MatchController() override;

    /// Shows a table on the page. The table must outlive this: call `clear` before it is destroyed.
    void show(const ShownTable& shown);
    void clear();
    [[nodiscard]] Table* table() const { return m_shown.table; }
    [[nodiscard]] const ShownTable& shown() const { return m_shown; }
    /// Returns the position on the board: the current one of the match, an earlier one that the user is viewing, or one
    /// that moves were tried to reach. Precondition, also of `plies`: shown().hasMatch().
    [[nodiscard]] const BoardGame& position() const;
    /// Returns the plies of the match, or of the line that is tried.
    [[nodiscard]] const std::vector<Ply>& plies() const;
    /// Returns whether moves are being tried beside the match.
    [[nodiscard]] bool isTrying() const { return m_tried.has_value(); }
    [[nodiscard]] HintController& hints() { return m_hints; }
    /// Records help in the round, and says once that it keeps the game from being rated. Precondition: table().
    void countHelp();
    /// Returns the shown board, or null. It is replaced with each `shownChanged` and when the setup changes.
    [[nodiscard]] ui::TurnBoardView* view() const;

    /// Call when the names, details or state of the shown table changed.
    void update(const ShownTable& shown);
    /// Call when only the clocks, the score or the spectators of the shown table changed; the board is not redrawn.
    void updateFigures(const ShownTable& shown);
    /// Applies changed settings.
    void applyPreferences() override;
    void applyTheme(const ui::Theme& theme) override;
    /// Call after the language changed and after `update`.
    void retranslate() override { m_requests.retranslate(); }

    /// Returns the state of the actions for moves.
    [[nodiscard]] ui::ActionState actionState() const override;
    /// Returns one sentence: whose turn it is, or how the game ended; while moves are tried, also in their line.
    [[nodiscard]] QString stateText() const;
    /// Likewise, but nothing if the bar says how the game ended.
    [[nodiscard]] QString statusText() const override;

    void newGame() override { Q_EMIT newGameRequested(); }
    void restart() override { Q_EMIT restartRequested(); }
    void undo() override;
    void redo() override;
    void hint() override;
    /// Shows the position after this many plies, clamped to the match. Takes nothing back; the current position is
    /// shown again as soon as it changes.
    void showPly(std::ptrdiff_t place);
    void showLatest();
    /// Tries moves beside the match from the shown position, if that is allowed, or drops those that were tried.
    void setTrying(bool trying);
    /// Tries this line from the shown position, which stays.
    void tryLine(const std::vector<Cell>& moves);
    void go(Step step) override;
    void pageShown() override;

Q_SIGNALS:
    /// A different table, or none, is shown.
    void shownChanged();
    /// Something happened that deserves the attention of a user who is elsewhere.
    void attentionNeeded();
    /// The user cannot play there.
    void moveRefused();
    /// A click in reversi gives a seat to the computer or back to a person.
    void computerRequested(bool wanted);
    /// The user wants to choose another game.
    void choiceRequested();
    /// The user wants a new game of this kind.
    void newGameRequested();
    /// The user wants to play this game again, for example with Enter after the end of a round.
    void restartRequested();

private:
    void connectPage();
    void makeView();
    [[nodiscard]] bool isViewOfSetup() const { return m_viewSetup == m_shown.table->setup(); }
    void refresh(bool animate);
    void showPlayers();
    void setStatus(const QString& text);
    void showRound();
    void showTurn();
    void happened(const Event& event);
    void chosen(Cell cell, Qt::MouseButton button);
    /// Hints and marked threats are not available to players of a LAN game.
    [[nodiscard]] bool mayBeHelped() const { return !m_shown.isOnLan || m_shown.isSpectated; }
    void refuse(const QString& why);
    void playTried(Cell cell);
    void keepTried();
    [[nodiscard]] QString triedText() const;
    void noteTried();
    void resign();
    void ask(RequestKind kind);

    ui::StatusBar& m_status;
    ui::Actions& m_actions;
    ui::PageRef<ui::MatchPage> m_page;
    PreferenceStore& m_preferences;
    const MatchPresenter m_presenter;
    ui::Theme m_theme;
    ShownTable m_shown;
    RequestController m_requests;
    MatchInput m_input;
    HintController m_hints;
    QPointer<ui::TurnBoardView> m_view;
    GameSetup m_viewSetup;
    int m_shownRound = 0;                   ///< the round number of the table
    std::unique_ptr<BoardGame> m_browsed;   ///< an earlier position that the user is viewing instead of the current one
    std::optional<TriedMoves> m_tried;      ///< likewise; then m_browsed is null
    std::unique_ptr<QObject> m_connections; ///< context of the connections to the shown table
    std::unique_ptr<QObject> m_playerConnections; ///< and of those to its players, who may change
};

} // namespace qipan::app
