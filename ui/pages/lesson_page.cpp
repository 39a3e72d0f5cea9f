// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lesson_page.h"

#include "ui/base/accessible_role.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/board/board_view.h"
#include "ui/panels/board_area.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"
#include "ui/widgets/line_reader.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace qipan::ui {

LessonPage::LessonPage(QWidget* parent)
    : ClosablePage{parent}
    , m_place{new QLabel{this}}
    , m_steps{new StepBar{this}}
    , m_heading{makeTextLabel(this)}
    , m_instruction{makeTextLabel(this)}
    , m_verdict{new AnswerBox{this}}
    , m_area{new BoardArea{this}}
    , m_back{makeButton(this, &LessonPage::backRequested)}
    , m_next{makeButton(this, &LessonPage::goOn)}
    , m_play{makeButton(this, &LessonPage::playRequested)}
{
    QWidget* text = makeText();
    m_columns = makeRow({{text, 2}, {m_area, 3}}, {.spacing = 10});
    m_close = makeCloseButton();
    for (QLabel* label : {m_place, m_heading, m_instruction}) // announced; Orca would read labels again with the board
        setAccessibleRole(*label, QAccessible::Paragraph);
    for (QPushButton* button : {m_back, m_next, m_play, m_close})
        pressOnEnter(button);
    connect(m_steps, &StepBar::stepChosen, this, &LessonPage::stepRequested);
    setLayout(makeColumn({makeRow({{m_steps, 1}, m_place}, {.spacing = 10}),
                          {m_columns, 1},
                          makeRow({m_play, stretch(), m_back, m_next, m_close})},
                         {.margins = {12, 10, 12, 10}}));
    setFocusProxy(m_scroll); // until there is a board
    keepTranslated(this, [this] { retranslate(); });
}

QWidget* LessonPage::makeText()
{
    auto* text = new QWidget{this};
    text->setLayout(makeColumn({m_heading, m_instruction, m_verdict, stretch()}, {.margins = {0, 0, 4, 0}}));
    m_scroll = makeScrollArea(text, this);
    m_scroll->setFocusPolicy(Qt::TabFocus); // arrows scroll
    new LineReader{m_scroll};
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return m_scroll;
}

void LessonPage::showStep(const LessonStep& step, std::unique_ptr<DiagramBoard> board)
{
    m_step = step;
    m_step.solved.resize(static_cast<std::size_t>(step.count));
    m_isOver = step.number == step.count && m_step.solved.back();
    m_board = std::move(board);
    m_area->setBoard(&m_board->view());
    m_badge = new AnswerBadge{m_board->view()};
    setFocusProxy(m_area);
    describeBoard();
    connect(m_board.get(), &DiagramBoard::changed, this, [this] {
        describeBoard();
        followSolved();
        if (!m_board->isRefuting())
            clearAnswer();
    });
    connect(m_board.get(), &DiagramBoard::accepted, this,
            [this] { m_badge->showAt(m_board->chosen(), Answer::Right); });
    connect(m_board.get(), &DiagramBoard::refused, this, [this](const QString& why) {
        showAnswer(Answer::Wrong, tr("Not there.") + u'\n' + why);
        Q_EMIT refused();
    });
    connect(m_board.get(), &DiagramBoard::solved, this, &LessonPage::praise);
    clearAnswer();
    m_scroll->verticalScrollBar()->setValue(0);
    m_heading->setText(step.title);
    m_heading->setAccessibleName(step.title);
    m_instruction->setText(step.instruction);
    m_instruction->setAccessibleName(step.instruction);
    retranslate();
    if (!isVisible())
        return;
    m_board->view().setFocus();
    speak(*m_instruction, QStringList{m_place->text(), step.title, step.instruction}.join(u'\n'));
}

/// Answers a move beside the board, and with a mark where it was played.
void LessonPage::showAnswer(Answer answer, const QString& words)
{
    m_verdict->setText(answer, words);
    m_badge->showAt(m_board->chosen(), answer);
    // Once the text has its new height.
    QTimer::singleShot(0, m_verdict, [this] { m_scroll->ensureWidgetVisible(m_verdict, 0, 0); });
}

void LessonPage::clearAnswer()
{
    m_verdict->setText(Answer::None, {});
    m_badge->showAt({}, Answer::None);
}

void LessonPage::describeBoard()
{
    m_board->view().setAccessibleDescription(m_board->description());
}

void LessonPage::praise(const QString& words)
{
    const bool isLast = m_step.number == m_step.count;
    const auto step = m_step.solved.begin() + (m_step.number - 1);
    const bool isNew = !*step;
    *step = true;
    m_isOver = isLast;
    retranslate();
    followSolved();
    const bool isDone = (isNew || isLast) && std::ranges::count(m_step.solved, false) == 0;
    const QString praise = isDone ? tr("Right. The lesson is done!")
        : isLast                  ? tr("Right. Skipped so far: %1.").arg(m_steps->skippedText())
                                  : tr("Right, go on.");
    showAnswer(Answer::Right, praise + u'\n' + words);
    (isLast ? m_play : m_next)->setFocus();
    Q_EMIT solved();
}

/// The second press of a double click that solves the step takes the focus from no button.
void LessonPage::followSolved()
{
    m_board->view().setFocusPolicy(m_board->isSolved() ? Qt::TabFocus : Qt::StrongFocus);
}

/// Skipping the last step starts no game yet, so that quick clicks and keys do not either.
void LessonPage::goOn()
{
    if (m_step.number < m_step.count)
        return Q_EMIT nextRequested();
    m_isOver = true;
    m_board->view().setFocus();
    retranslate();
    m_verdict->setText(Answer::None, tr("That was the last step."));
}

/// Puts the text beside the board, or below it if the window is higher than wide, so that the board is larger.
void LessonPage::resizeEvent(QResizeEvent* event)
{
    ClosablePage::resizeEvent(event);
    scaleText();
    m_columns->setDirection(width() >= height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

/// A text for reading, as large as the room beside the board allows.
void LessonPage::scaleText()
{
    const double factor = std::clamp(0.6 + width() / 1'100.0, 1.0, 1.6);
    m_instruction->setFont(scaledFont(font(), factor));
    m_verdict->setFont(scaledFont(font(), factor));
    m_heading->setFont(scaledFont(font(), factor * 1.3, QFont::Bold));
}

void LessonPage::retranslate()
{
    const bool isLast = m_step.number == m_step.count;
    const bool isDone = !m_step.solved.empty() && m_step.solved[static_cast<std::size_t>(m_step.number) - 1];
    //: Progress in a lesson: "Step 2 of 8".
    m_place->setText(tr("Step %1 of %2").arg(m_step.number).arg(m_step.count));
    m_place->setAccessibleName(m_place->text());
    m_steps->setSteps(m_step.number, m_step.solved);
    const QString skipped = m_steps->skippedText();
    m_steps->setAccessibleName(skipped.isEmpty() ? m_place->text()
                                                 : tr("%1, skipped: %2").arg(m_place->text(), skipped));
    m_scroll->setAccessibleName(tr("Text of the lesson"));
    m_back->setText(tr("&Back"));
    m_back->setEnabled(m_step.number > 1);
    m_next->setText(isDone ? tr("&Next") : tr("S&kip"));
    m_next->setEnabled(!isLast || !m_isOver);
    m_play->setText(m_step.leadsToFirstGame ? tr("&Play your first game") : tr("&Play"));
    m_play->setVisible(m_isOver);
}

} // namespace qipan::ui
