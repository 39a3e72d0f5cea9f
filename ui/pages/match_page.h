// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/move_quality.h"
#include "ui/base/page.h"
#include "ui/pages/match_side.h"
#include "ui/panels/board_area.h"
#include "ui/panels/player_strip.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QSpacerItem;
class QToolButton;

namespace qipan::ui {

class Actions;
class GameButton;
class LineLabel;
class MovesPanel;
class ProposePanel;
class RockPaperScissorsPanel;

/// The page of gomoku and reversi: the board, the two players, what is played, the moves, the chat and the available
/// actions. Below `narrowWidth` only the players and what is played stay visible: in one line above the board and one
/// below, or in a column beside it if that makes the board larger; a button opens the rest. Messages cover what is
/// played, or with the side panel the actions, and never the players.
class MatchPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Match;

    static constexpr int narrowWidth = 640; ///< device-independent pixels

    explicit MatchPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows a board. Takes ownership and deletes the previous one.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const { return m_area->board(); }

    /// `which` is 0 for the first seat and 1 for the second.
    [[nodiscard]] PlayerStrip& strip(int which) { return *m_strips[which]; }
    /// Sets the number of spectators; hidden for 0.
    void setSpectators(int count);
    /// Sets what is played: "Renju · 15 × 15 · Swap2 · 5 min + 3 s", and what explains it; may be empty.
    void setGame(const QString& text, const QString& explanation);
    /// Sets one text per ply, black's first; a pass is a text too, so that each colour keeps its column. `picked` is
    /// the index of the ply that led to the shown position. The last `tried` ones do not belong to the game.
    void setMoves(const QStringList& moves, std::optional<int> picked, qsizetype tried = 0);
    /// The moves with their opening.
    [[nodiscard]] MovesPanel& movesPanel() { return m_side->movesPanel(); }
    /// See MoveList::setQualities.
    void setQualities(std::vector<record::MoveQuality> qualities);
    /// Sets the line under the board; hidden if empty.
    void setLine(const QString& line);
    /// The chat is available on the LAN only.
    void setChatVisible(bool visible);
    /// False hides the side panel, as below `narrowWidth`.
    void setSidePanel(bool shown);
    /// Closes what lies over the board, unless the user is typing there.
    void uncoverBoard();
    [[nodiscard]] bool isNarrow() const { return m_narrow; }

    [[nodiscard]] RockPaperScissorsPanel& rockPaperScissorsPanel() { return *m_rockPaperScissors; }
    [[nodiscard]] ProposePanel& proposePanel() { return *m_propose; }
    [[nodiscard]] ChatPanel& chat() { return m_side->chat(); }
    /// In the side panel; hidden at first.
    [[nodiscard]] AnalysisPanel& analysis() { return m_side->analysis(); }
    /// In the side panel, below the analysis; hidden at first.
    [[nodiscard]] ReviewPanel& review() { return m_side->review(); }

Q_SIGNALS:
    /// The user clicked on a player or on what is played.
    void gameClicked();
    /// A message lies over what is played, which should be told elsewhere; empty once none does.
    void gameCovered(const QString& game);
    /// The user selected one of the moves.
    void movePicked(int move);

protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Where the players are: in the side column with everything else, in one line above the board, or in a column
    /// beside it.
    enum class Fold { Open, Line, Column };
    static constexpr int gap = 4; ///< between the board and the widgets around it

    void createPlayers();
    void arrange();
    void arrangeGame();
    void arrangeStrips();
    void fold(Fold fold);
    void placePlayers(Fold fold);
    [[nodiscard]] Fold wantedFold() const;
    [[nodiscard]] int columnWidth(const QSize& room) const;
    [[nodiscard]] QSize roomForBoard() const;
    void placeBar();
    void tellCovered();
    void openMore(bool open);
    void toggleExplorer();
    void retranslate();

    bool m_narrow = false;
    bool m_sideWanted = true;
    bool m_isBarOver = false;
    QString m_coveredGame; ///< as it was told
    Fold m_fold = Fold::Open;

    BoardArea* m_area;
    LineLabel* m_line;
    RockPaperScissorsPanel* m_rockPaperScissors;
    ProposePanel* m_propose;
    PlayerStrip* m_strips[2] = {nullptr, nullptr};
    QWidget* m_players; ///< the strips and the button for the rest
    GameButton* m_game;
    QToolButton* m_more;
    MatchSide* m_side;

    QBoxLayout* m_playersLayout;
    QBoxLayout* m_body;
    QBoxLayout* m_sideColumn;
    QSpacerItem* m_messageRoom; ///< below what is played, if that is below the board
    QBoxLayout* m_page = nullptr;
};

} // namespace qipan::ui
