// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/book/diagram_board.h"
#include "ui/pages/closable_page.h"
#include "ui/panels/answer_mark.h"
#include "ui/widgets/step_bar.h"

#include <QPointer>

#include <memory>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace qipan::ui {

class BoardArea;

/// The texts of one step of a lesson.
struct LessonStep {
    QString title;
    QString instruction; ///< the task
    int number = 1;
    int count = 1;                 ///< number of steps of the lesson
    std::vector<bool> solved{};    ///< of the steps, as many as are known
    bool leadsToFirstGame = false; ///< the game after the last step is the player's first
};

/// An interactive lesson, one step at a time: the progress above, text beside a board, which stays in its place, the
/// answer to a move there and on the board, and buttons for the previous and next step.
class LessonPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::Lesson;

    explicit LessonPage(QWidget* parent = nullptr);

    /// Shows a step, announces it to screen readers, and focuses its board. Precondition: the diagram of `board` is an
    /// exercise.
    void showStep(const LessonStep& step, std::unique_ptr<DiagramBoard> board);
    [[nodiscard]] const LessonStep& step() const { return m_step; }
    /// Null before the first step.
    [[nodiscard]] DiagramBoard* board() const { return m_board.get(); }
    /// The feedback on the last move; empty if none is needed.
    [[nodiscard]] QString verdict() const { return m_verdict->text(); }
    [[nodiscard]] Answer answer() const { return m_verdict->answer(); }
    [[nodiscard]] const StepBar& steps() const { return *m_steps; }

Q_SIGNALS:
    void backRequested();
    void nextRequested();
    /// After the last step.
    void playRequested();
    /// Counted from 1.
    void stepRequested(int step);
    /// A move was refused.
    void refused();
    void solved();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeText();
    void showAnswer(Answer answer, const QString& text);
    void clearAnswer();
    void describeBoard();
    void praise(const QString& text);
    void goOn();
    void followSolved();
    void scaleText();
    void retranslate();

    QBoxLayout* m_columns = nullptr;
    QLabel* m_place;
    StepBar* m_steps;
    QLabel* m_heading;
    QLabel* m_instruction;
    AnswerBox* m_verdict;
    QScrollArea* m_scroll = nullptr;
    BoardArea* m_area;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_play; ///< away from the others, as it leaves the lesson
    QPushButton* m_close = nullptr;
    LessonStep m_step;
    bool m_isOver = false; ///< the last step is solved or skipped
    std::unique_ptr<DiagramBoard> m_board;
    QPointer<AnswerBadge> m_badge; ///< on the board
};

} // namespace qipan::ui
