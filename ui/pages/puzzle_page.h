#pragma once

#include "core/puzzle/puzzle.h"
#include "ui/board/board_options.h"
#include "ui/link/tile_set.h"
#include "ui/pages/closable_page.h"
#include "ui/theme/theme.h"

#include <QList>

#include <cstdint>
#include <memory>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace qipan::ui {

class BoardArea;
class PuzzleBoard;

/// What one can do with the puzzle that is shown.
struct PuzzleControls {
    /// What Enter does, wherever the keyboard is on the page; from a list of what to solve, Nothing leads to the board.
    enum class Enter : std::uint8_t { Nothing, Retry, Next };

    bool mayPlay = false;
    bool hint = false;
    bool solution = false;
    bool retry = false;
    bool next = false;
    Enter enter = Enter::Nothing;

    friend bool operator==(const PuzzleControls&, const PuzzleControls&) = default;
};

/// An entry of the lists of what may be solved.
struct PuzzleChoice {
    QString key;
    QString text;

    friend bool operator==(const PuzzleChoice&, const PuzzleChoice&) = default;
};

/// Puzzles: one on its board, what it asks and what came of it in words, and what to solve next. The words stand beside
/// the board, or below it where the page is higher than wide.
class PuzzlePage final : public ClosablePage {
    Q_OBJECT

public:
    explicit PuzzlePage(QWidget* parent = nullptr);
    ~PuzzlePage() override;

    /// What can be chosen, and what is; reports nothing.
    void setGames(const QList<PuzzleChoice>& games, const QString& chosen);
    void setKinds(const QList<PuzzleChoice>& kinds, const QString& chosen);
    /// Grades to choose from and the one that is chosen, 0 for what follows the player's own; none where there is
    /// nothing to choose.
    void setGrades(const std::vector<int>& grades, int chosen);

    /// Shows another puzzle; null for none.
    void setPuzzle(const puzzle::Puzzle* puzzle, std::shared_ptr<const TileSet> tiles);
    /// Null where no puzzle is shown.
    [[nodiscard]] PuzzleBoard* board() const { return m_board.get(); }
    /// The position after these moves.
    void showLine(const std::vector<Cell>& line);
    void setControls(const PuzzleControls& controls);
    [[nodiscard]] const PuzzleControls& controls() const { return m_controls; }

    /// What is to be done; told to screen readers.
    void setTask(const QString& text);
    /// What came of the last move; told to screen readers, unless it passes soon.
    void say(const QString& text, bool passesSoon = false);
    [[nodiscard]] QString said() const;
    /// How one stands: counts, grade, streak.
    void setStanding(const QString& text);

    void setTheme(const Theme& theme);
    void setOptions(const BoardOptions& options);

Q_SIGNALS:
    void gameChosen(const QString& key);
    void kindChosen(const QString& key);
    /// 0: what follows the player's own.
    void gradeChosen(int grade);
    void played(const std::vector<qipan::Cell>& move);
    void hintWanted();
    void solutionWanted();
    void retryWanted();
    void nextWanted();

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QPushButton* addButton(void (PuzzlePage::*wanted)());
    [[nodiscard]] QWidget* makeSide();
    void orderStops();
    void arrange();
    void applyOptions();
    [[nodiscard]] bool enter();
    void focusBoard();

    std::unique_ptr<PuzzleBoard> m_board;
    Theme m_theme;
    BoardOptions m_options;
    PuzzleControls m_controls;
    bool m_isForbiddenHidden = false; ///< the board must not show what is asked
    bool m_hasMoves = false;
    bool m_isKindPicked = false; ///< out of the open list of kinds, not by keys that step through it
    BoardArea* m_area;
    QComboBox* m_games;
    QComboBox* m_kinds;
    QLabel* m_task;
    QLabel* m_said;
    QPushButton* m_hint;
    QPushButton* m_solution;
    QPushButton* m_retry;
    QPushButton* m_next;
    QComboBox* m_grades;
    QLabel* m_standing;
    QPushButton* m_close = nullptr;
    QWidget* m_side;
    QBoxLayout* m_row;
};

} // namespace qipan::ui
