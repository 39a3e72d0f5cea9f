#pragma once

#include "ui/panels/player_strip.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QToolButton;

namespace qipan::ui {

class Actions;
class AnalysisPanel;
class BoardArea;
class ChatPanel;
class LineLabel;
class MatchSide;
class OpeningBar;
class ProposePanel;
class RequestBar;
class ReviewPanel;
class ThrowPanel;
class LineBar;

/// Where gomoku and reversi are played: the board, the two players, the moves, the talk and what one may do now.
/// Below `narrowWidth` only the players stay: on one line above the board, or, where that leaves the board larger, in a
/// column beside it; the rest opens on a button.
class MatchPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr int narrowWidth = 640; ///< device-independent pixels

    explicit MatchPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows a board. The page owns it and deletes the one before.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const;

    /// `which` is 0 for the first seat and 1 for the second one.
    void setStrip(int which, const StripState& state);
    /// The clock of a seat: what is left at this moment; while `runs`, the strip counts on by itself. Nothing for a
    /// game without clocks.
    void setClock(int which, std::optional<Milliseconds> remaining, bool runs);
    /// How many watch; nothing is shown for 0.
    void setWatchers(int count);
    /// One text a ply, black's first; a pass is a text of its own, so that each colour keeps its column.
    /// `picked` is the one that led to the shown board, from 0.
    void setMoves(const QStringList& moves, std::optional<int> picked);
    /// The line under the board; there is none for an empty text.
    void setLine(const QString& line);
    /// Chat is there on the LAN only.
    void setChatVisible(bool visible);
    /// False folds the side panel away, as below `narrowWidth`.
    void setSidePanel(bool shown);
    [[nodiscard]] bool isNarrow() const { return m_narrow; }

    [[nodiscard]] RequestBar& requestBar() { return *m_requests; }
    [[nodiscard]] LineBar& lineBar() { return *m_lineBar; }
    [[nodiscard]] OpeningBar& openingBar() { return *m_opening; }
    [[nodiscard]] ThrowPanel& throwPanel() { return *m_throw; }
    [[nodiscard]] ProposePanel& proposePanel() { return *m_propose; }
    [[nodiscard]] ChatPanel& chat();
    /// At the side; hidden at first.
    [[nodiscard]] AnalysisPanel& analysis();
    /// At the side, below it; hidden at first.
    [[nodiscard]] ReviewPanel& review();

Q_SIGNALS:
    /// The user picked one of the moves.
    void movePicked(int move);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Where the players are: in the side column, with everything else; on one line above the board, or beside it.
    enum class Fold { Open, Line, Column };
    static constexpr int gap = 4; ///< between the board and what stands around it

    void createPlayers();
    void arrange();
    void fold(Fold fold);
    void placePlayers(Fold fold);
    [[nodiscard]] Fold wantedFold() const;
    [[nodiscard]] int columnWidth(const QSize& room) const;
    [[nodiscard]] QSize roomForBoard() const;
    void openMore(bool open);
    void retranslate();

    bool m_narrow = false;
    bool m_sideWanted = true;
    Fold m_fold = Fold::Open;

    BoardArea* m_area;
    LineLabel* m_line;
    RequestBar* m_requests;
    LineBar* m_lineBar;
    OpeningBar* m_opening;
    ThrowPanel* m_throw;
    ProposePanel* m_propose;
    PlayerStrip* m_strips[2] = {nullptr, nullptr};
    QWidget* m_players; ///< the strips and the button for the rest
    QToolButton* m_more;
    MatchSide* m_side;

    QBoxLayout* m_playersLayout;
    QBoxLayout* m_body;
    QBoxLayout* m_sideColumn;
    QBoxLayout* m_page = nullptr;
};

} // namespace qipan::ui
