#pragma once

#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;

namespace qipan::ui {

class RecordGames;
class RecordHead;
class RecordMoves;

/// What stands beside the board of a record: about the game, its moves or the other games of the file, and what is said
/// at the shown ply.
class RecordSide final : public QFrame {
    Q_OBJECT

public:
    explicit RecordSide(QWidget* parent = nullptr);

    [[nodiscard]] RecordHead& head() { return *m_head; }
    [[nodiscard]] RecordMoves& moves() { return *m_moves; }
    [[nodiscard]] RecordGames& games() { return *m_games; }
    /// Tabs choose between moves and games, where there is more than one game.
    void setGamesShown(bool shown);
    /// Shows a comment; nothing is reported, and the user's cursor stays where the text is the same.
    void setComment(const QString& text);
    [[nodiscard]] QPlainTextEdit& comment() { return *m_comment; }
    /// Over the board, with a margin of its own; else part of a column.
    void setOverBoard(bool over);
    void takeFocus();

Q_SIGNALS:
    /// The user changed what is said.
    void commentTyped(const QString& text);
    /// More was typed or pasted than a comment may have: what was too much of it is left out.
    void commentFull();
    /// Escape in the text: the keyboard should go to the board.
    void boardWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void takeComment();
    void fit();
    void retranslate();

    RecordHead* m_head;
    QTabBar* m_tabs;
    QStackedWidget* m_lists;
    RecordMoves* m_moves;
    RecordGames* m_games;
    QLabel* m_commentLabel;
    QPlainTextEdit* m_comment;
    int m_typedUpTo = 0; ///< in the comment: where the last change ends
};

} // namespace qipan::ui
