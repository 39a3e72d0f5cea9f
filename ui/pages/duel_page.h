// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/link/duel_strip.h"
#include "ui/link/small_board.h"
#include "ui/panels/board_area.h"

#include <QWidget>

#include <array>
#include <chrono>

class QBoxLayout;
class QToolButton;

namespace qipan::ui {

class Actions;
class ChatPanel;
class DuelClock;
class DuelSide;
class GameButton;
class LineLabel;
class Overlay;

/// The page of a duel in link-match: the own board with the player above it; beside it the other player, that board in
/// small, who leads, what is played, the chat and the available actions. Where there is little room, both players stand
/// above the board, the lines in their strips stand for the small board, and a button opens the rest. Spectators see
/// both boards at the same size. Nothing moves in a round, and messages cover neither the boards nor the players.
class DuelPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Duel;

    static constexpr int narrowWidth = 640; ///< device-independent pixels

    explicit DuelPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows the own board, or the first player's for a spectator. Takes ownership and deletes the previous one. While
    /// it is covered it keeps the keyboard: what is chosen then must be ignored.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const { return m_area->board(); }
    [[nodiscard]] SmallBoard& otherBoard() { return *m_small; }
    /// Gives both boards the same size, for a spectator.
    void setSideBySide(bool isWatched);
    /// False leaves the column beside the board away, as where there is little room.
    void setSidePanel(bool shown);

    /// Sets what is played: "Race · 16 × 10, falls down · Round 2 of 3", and what explains it; may be empty.
    void setGame(const QString& text, const QString& explanation = {});
    /// The first one is the own player, or the host for a spectator.
    void setPlayers(const std::array<DuelPlayer, 2>& players, bool byPoints);
    /// Sets the pairs taken and, in a race, the pairs of a full board; 0 by points, where the lines compare the points.
    void setProgress(int ownPairs, int otherPairs, int allPairs);
    /// Sets the time since the start, or the time left.
    void setTime(std::chrono::milliseconds time, bool isLeft);
    /// Sets who leads; see leadText.
    void setLead(const QString& text);
    /// Returns "3 pairs ahead", "120 points behind" or "Even".
    [[nodiscard]] static QString leadText(int lead, bool byPoints);
    /// Shows for how long the cost of a help runs, rounded up to seconds; 0 or less for none. `help` is "Hint" or
    /// "Shuffle".
    void setPenalty(std::chrono::milliseconds left, const QString& help = {});

    /// Covers both boards with the seconds to the start; 0 uncovers them. Each number and the start are announced.
    void setCount(int seconds);
    /// Covers both boards until they are dealt.
    void setDealing(bool dealing);
    /// Covers both boards, with a button to continue. Its button ignores clicks and keys for a moment.
    void setPaused(bool paused, bool takesKeyboard = true);
    /// Shows over the own board that the round or the duel is over. `againText` is on the button for what comes next,
    /// if there is anything. The buttons ignore clicks and keys for a moment.
    void showEnd(const QString& title, const QString& text, bool canPlayAgain, const QString& againText);
    void hideEnd();
    /// Moves the keyboard from there to the board, before the button for what comes next is disabled: the one beside it
    /// leaves the duel.
    void leaveEnd();
    /// Covers both boards while the other player is away, with buttons to leave if it `canLeave`; empty for nothing.
    /// It is announced once, not with every change of the text.
    void setAbsence(const QString& text, bool canLeave);

    [[nodiscard]] ChatPanel& chat();
    /// The chat is available on the LAN only.
    void setChatVisible(bool visible);
    /// Sets the number of spectators; hidden for 0.
    void setSpectators(int count);
    /// Returns the standing for screen readers: "Ann: 12 of 80 pairs. Bob: 15 of 80 pairs. 3 pairs behind. 1 minute 5
    /// seconds played."
    [[nodiscard]] QString spokenStanding() const;
    /// Returns the size in which the boards and lines below them have room, whatever is shown now.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user clicked on a player or on what is played.
    void gameClicked();

protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Where the other board and the rest are: in a column, reduced to lines, or beside or below the first board.
    enum class Plan { None, Column, Lines, Beside, Below };
    static constexpr int gap = 6;

    void createParts();
    void createCovers(const Actions& actions);
    void arrange();
    void place(Plan plan, bool isFolded);
    void placeSide(bool isFolded);
    void sizeColumn(const QSize& room);
    [[nodiscard]] Plan wantedPlan(const QSize& room) const;
    [[nodiscard]] QSize roomForBoards() const;
    [[nodiscard]] int columnWidth(const QSize& room) const;
    [[nodiscard]] int fixedColumnHeight(int width) const;
    [[nodiscard]] int footHeight() const;
    [[nodiscard]] bool isNarrow() const;
    [[nodiscard]] bool mustFold(Plan plan, const QSize& room) const;
    void showPlayers();
    void coverOther();
    void uncover(Overlay* cover);
    void openMore(bool open);
    void retranslate();

    bool m_isWatched = false;
    bool m_sideWanted = true;
    Plan m_plan = Plan::None;
    bool m_isFolded = false; ///< chat and actions are behind a button
    std::array<DuelPlayer, 2> m_shown;
    bool m_byPoints = false;
    int m_allPairs = 0;
    int m_seconds = 0; ///< to the start

    BoardArea* m_area;
    SmallBoard* m_small;
    QWidget* m_players; ///< both strips and the clock between them
    std::array<DuelStrip*, 2> m_strips{};
    DuelClock* m_clock;
    QWidget* m_column; ///< beside the board
    QWidget* m_foot;   ///< below the board
    LineLabel* m_lead;
    GameButton* m_game;     ///< in the column
    GameButton* m_gameLine; ///< below the board
    QToolButton* m_more;
    DuelSide* m_side;
    Overlay* m_dealing;
    Overlay* m_count;
    Overlay* m_paused;
    Overlay* m_absence;
    Overlay* m_end;

    QBoxLayout* m_body = nullptr;
    QBoxLayout* m_columnLayout = nullptr;
    QBoxLayout* m_footLayout = nullptr;
};

} // namespace qipan::ui
