// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLayout>
#include <QStackedWidget>
#include <QString>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPlainTextEdit;
class QTabBar;

namespace qipan::ui {

class Actions;
class AnalysisPanel;
class MovesPanel;
class RecordGames;
class RecordMoves;
class ReviewPanel;

/// The header of a record as texts; empty if unknown.
struct RecordInfo {
    QString black;
    QString white;
    QString result;
    QString date;
    QString event;
    QString rule; ///< with the game and the board
};

/// Shows the header of a record: the players, and the rest below.
class RecordHead final : public QWidget {
    Q_OBJECT

public:
    explicit RecordHead(QWidget* parent = nullptr);

    void setInfo(const RecordInfo& info);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void elide();

    RecordInfo m_info;
    QLabel* m_names[2];
    QString m_shown[2]; // not elided, unlike those in `m_names`
    QLabel* m_about;
};

/// The side panel of a record: header, analysis, moves or the other games of the file, and the comment of the shown
/// ply. Where the height is too small for all, the analysis has a tab, and so has the graph if they do not fit in one.
class RecordSide final : public QFrame {
    Q_OBJECT

public:
    explicit RecordSide(const Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] RecordHead& head() { return *m_head; }
    [[nodiscard]] RecordMoves& moves() { return *m_moves; }
    /// Around the moves.
    [[nodiscard]] MovesPanel& movesPanel() { return *m_movesPanel; }
    [[nodiscard]] RecordGames& games() { return *m_games; }
    /// Hidden at first, as the graph.
    [[nodiscard]] AnalysisPanel& analysis() { return *m_analysis; }
    [[nodiscard]] ReviewPanel& review() { return *m_review; }
    /// Sets whether tabs switch between moves and games, for files with several games.
    void setGamesShown(bool shown);
    /// Shows a comment without emitting signals; keeps the user's cursor if the text is unchanged.
    void setComment(const QString& text);
    [[nodiscard]] QPlainTextEdit& comment() { return *m_comment; }
    /// Over the board, the panel has a margin; otherwise it is part of a column.
    void setOverBoard(bool over) { layout()->setContentsMargins(over ? QMargins{8, 8, 8, 8} : QMargins{}); }
    void takeFocus();
    /// Shows the opening explorer, or the moves again, whatever is in front.
    void setExplorerShown(bool shown);

Q_SIGNALS:
    /// The user changed the comment.
    void commentTyped(const QString& text);
    /// The typed or pasted text exceeded the maximum length and was truncated.
    void commentFull();
    /// Escape was pressed in the comment: the board should take the focus.
    void boardRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum Tab { Moves, Games, Findings, Graph };

    void takeComment();
    void fit();
    void fitFindings();
    void splitFindings(bool split);
    [[nodiscard]] int besideFindings() const;

    RecordHead* m_head;
    QTabBar* m_tabs;
    QStackedWidget* m_lists;
    RecordMoves* m_moves;
    MovesPanel* m_movesPanel;
    RecordGames* m_games;
    QWidget* m_findings; ///< the analysis and the graph
    AnalysisPanel* m_analysis;
    ReviewPanel* m_review;
    QBoxLayout* m_column;
    QLabel* m_commentLabel;
    QPlainTextEdit* m_comment;
    int m_typedUpTo = 0; ///< end of the last change in the comment
    bool m_hasGames = false;
    bool m_isFitting = false;
};

} // namespace qipan::ui
