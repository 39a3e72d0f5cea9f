#pragma once

#include "ui/panels/player_strip.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QToolButton;

namespace qipan::ui {

class Actions;
class BoardArea;
class ChatPanel;
class LineLabel;
class MoveList;
class RequestBar;
class ThrowPanel;

/// Where gomoku and reversi are played: the board, the two players, the moves, the talk and what one may do now.
/// Below `narrowWidth` only the players stay, on one line; the rest opens on a button.
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
    /// One text a ply, black's first; a pass is a text of its own, so that each colour keeps its column.
    void setMoves(const QStringList& moves);
    /// The line under the board; there is none for an empty text.
    void setLine(const QString& line);
    /// Chat is there on the LAN only.
    void setChatVisible(bool visible);
    /// False folds the side panel away, as below `narrowWidth`.
    void setSidePanel(bool shown);
    [[nodiscard]] bool isNarrow() const { return m_narrow; }

    [[nodiscard]] RequestBar& requestBar() { return *m_requests; }
    [[nodiscard]] ThrowPanel& throwPanel() { return *m_throw; }
    [[nodiscard]] ChatPanel& chat() { return *m_chat; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createSide(const Actions& actions);
    void arrange();
    void fold(bool folded);
    void openMore(bool open);
    void markUnread();
    void retranslate();

    bool m_narrow = false;
    bool m_sideWanted = true;
    bool m_folded = false;
    bool m_unread = false;

    BoardArea* m_area;
    LineLabel* m_line;
    RequestBar* m_requests;
    ThrowPanel* m_throw;
    PlayerStrip* m_strips[2] = {nullptr, nullptr};
    QToolButton* m_more;
    QWidget* m_side = nullptr; ///< list, chat and actions
    MoveList* m_moves = nullptr;
    ChatPanel* m_chat = nullptr;

    QBoxLayout* m_stripRow;
    QBoxLayout* m_body;
    QBoxLayout* m_sideColumn;
    QBoxLayout* m_lists = nullptr;
    QBoxLayout* m_page = nullptr;
};

} // namespace qipan::ui
