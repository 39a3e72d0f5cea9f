// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"
#include "ui/base/page.h"
#include "ui/board/board_canvas.h"
#include "ui/link/tile_set.h"
#include "ui/pages/closable_page.h"
#include "ui/panels/answer_mark.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QList>
#include <QPointer>

#include <memory>
#include <vector>

class QBoxLayout;
class QComboBox;
class QPushButton;
class QScrollArea;

namespace qipan::ui {

class BoardArea;
class PuzzleBoard;

/// The available actions for the shown puzzle.
struct PuzzleControls {
    /// What Enter does anywhere on the page; in the lists, `Nothing` moves the focus to the board.
    enum class Enter { Nothing, Retry, Next };

    bool mayPlay = false;
    bool hint = false;
    bool solution = false;
    bool retry = false;
    bool next = false;
    bool analysis = false; ///< in place of the hint
    Enter enter = Enter::Nothing;

    friend bool operator==(const PuzzleControls&, const PuzzleControls&) = default;
};

/// An entry of the lists of games and kinds.
struct PuzzleChoice {
    QString key;
    QString text;

    friend bool operator==(const PuzzleChoice&, const PuzzleChoice&) = default;
};

/// The page of puzzles: one puzzle on its board, its task, the feedback, and the choice of the next. The texts are
/// beside the board, or below it if the page is higher than wide.
class PuzzlePage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::Puzzles;

    explicit PuzzlePage(QWidget* parent = nullptr);
    ~PuzzlePage() override;

    /// Sets the entries and the current one, without emitting signals.
    void setGames(const QList<PuzzleChoice>& games, const QString& chosen);
    void setKinds(const QList<PuzzleChoice>& kinds, const QString& chosen);
    /// Sets the grades to choose from and the current one; 0 adapts to the player. Empty if there is nothing to choose.
    void setGrades(const std::vector<int>& grades, int chosen);

    /// Shows another puzzle; null for none.
    void setPuzzle(const puzzle::Puzzle* puzzle, std::shared_ptr<const TileSet> tiles);
    /// Null if no puzzle is shown.
    [[nodiscard]] PuzzleBoard* board() const { return m_board.get(); }
    /// Shows the position after these moves.
    void showLine(const std::vector<Cell>& line);
    void setControls(const PuzzleControls& controls);
    [[nodiscard]] const PuzzleControls& controls() const { return m_controls; }

    /// Sets the task, and an explanation of it if there is one; announced to screen readers.
    void setTask(const QString& text, const QString& explanation = {});
    /// Sets the feedback on the last move; announced to screen readers, unless it disappears soon.
    void showMessage(Answer answer, const QString& text, bool passesSoon = false);
    [[nodiscard]] QString message() const { return m_message->text(); }
    [[nodiscard]] Answer answer() const { return m_message->answer(); }
    /// Marks an answer on the board; `None` removes the mark.
    void markAnswer(Cell cell, Answer answer);
    /// Sets the player's statistics: counts, grade, streak.
    void setProgressText(const QString& text) { m_progress->setText(text); }

    void setTheme(const Theme& theme);
    void setOptions(const BoardOptions& options);

Q_SIGNALS:
    void gameChosen(const QString& key);
    void kindChosen(const QString& key);
    /// 0: adapts to the player.
    void gradeChosen(int grade);
    void played(const std::vector<qipan::Cell>& move);
    void hintRequested();
    void solutionRequested();
    void retryRequested();
    /// The user wants to analyse the shown position.
    void analysisRequested();
    void nextRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    [[nodiscard]] QWidget* makeSide();
    void arrange();
    void applyOptions();
    [[nodiscard]] bool enter();
    void focusBoard();
    void followFocus(bool isChange, bool isEnd);
    void retranslate();

    std::unique_ptr<PuzzleBoard> m_board;
    Theme m_theme;
    BoardOptions m_options;
    PuzzleControls m_controls;
    bool m_isForbiddenHidden = false; ///< the board must not show what the puzzle asks for
    bool m_hasMoves = false;
    bool m_isMoveCell = false;   ///< a move is one cell, not a pair
    std::optional<Cell> m_wrong; ///< the last move that was wrong here
    bool m_isKindPicked = false; ///< chosen in the open list of kinds, not by stepping through it with keys
    BoardArea* m_area;
    QComboBox* m_games;
    QComboBox* m_kinds;
    QLabel* m_task;
    QLabel* m_explanation;
    AnswerBox* m_message;
    QPointer<AnswerBadge> m_badge; ///< on the board
    QPushButton* m_hint;
    QPushButton* m_analyse;
    QPushButton* m_solution;
    QPushButton* m_retry;
    QPushButton* m_next;
    QComboBox* m_grades;
    QLabel* m_progress;
    QPushButton* m_close = nullptr;
    QWidget* m_choices = nullptr;    // the games and kinds, under the bar with messages; made by makeSide()
    QWidget* m_underBar = nullptr;   // what the bar needs below them
    QScrollArea* m_scroll = nullptr; // with the words
    QWidget* m_side;
    QBoxLayout* m_row;
};

} // namespace qipan::ui
