#pragma once

#include "ui/book/diagram_board.h"
#include "ui/pages/closable_page.h"

#include <memory>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace qipan::ui {

class BoardArea;
class BoardView;

/// A step of a lesson in words.
struct LessonStep {
    QString title;
    QString words; ///< what is to be done
    int number = 1;
    int count = 1; ///< of the lesson's steps
};

/// A lesson learnt by doing, a step at a time: words beside a board, what was right or wrong about a move, and buttons
/// for the steps before and after.
class LessonPage final : public ClosablePage {
    Q_OBJECT

public:
    explicit LessonPage(QWidget* parent = nullptr);
    ~LessonPage() override;

    /// Shows a step, tells it to screen readers, and gives its board the keyboard. Precondition: the diagram of `board`
    /// is an exercise.
    void showStep(const LessonStep& step, std::unique_ptr<DiagramBoard> board);
    [[nodiscard]] const LessonStep& step() const { return m_step; }
    /// Null before the first step.
    [[nodiscard]] DiagramBoard* board() const { return m_board.get(); }
    /// What was said of the last move; empty where it needs no words.
    [[nodiscard]] QString verdict() const;

Q_SIGNALS:
    void backWanted();
    /// After the last step: to play.
    void nextWanted();
    /// A move was refused: it would be a beep, where that is set.
    void refused();

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeText();
    void say(const QString& words);
    void describeBoard();
    void solved(const QString& words);

    QBoxLayout* m_columns = nullptr;
    QLabel* m_place;
    QLabel* m_heading;
    QLabel* m_words;
    QLabel* m_verdict;
    BoardArea* m_area;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_close = nullptr;
    LessonStep m_step;
    std::unique_ptr<DiagramBoard> m_board;
};

} // namespace qipan::ui
