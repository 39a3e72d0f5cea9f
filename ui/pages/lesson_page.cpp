// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lesson_page.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/board/board_view.h"
#include "ui/panels/board_area.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QStringList>

#include <utility>

namespace qipan::ui {

LessonPage::LessonPage(QWidget* parent)
    : ClosablePage{parent}
    , m_place{makeTextLabel(this)}
    , m_heading{makeTextLabel(this)}
    , m_instruction{makeTextLabel(this)}
    , m_verdict{makeTextLabel(this)}
    , m_area{new BoardArea{this}}
    , m_back{makeButton(this, &LessonPage::backRequested)}
    , m_next{makeButton(this, &LessonPage::nextRequested)}
{
    m_heading->setFont(scaledFont(font(), 1.3, QFont::Bold)); // there is little room beside the board
    m_verdict->setFont(scaledFont(font(), 1.0, QFont::Bold));
    QWidget* text = makeText();
    m_columns = makeRow({{text, 2}, {m_area, 3}}, {.spacing = 10});
    m_close = makeCloseButton();
    for (QPushButton* button : {m_back, m_next, m_close})
        pressOnEnter(button);
    setLayout(
        makeColumn({{m_columns, 1}, makeRow({stretch(), m_back, m_next, m_close})}, {.margins = {12, 10, 12, 10}}));
    keepTranslated(this, [this] { retranslate(); });
}

QWidget* LessonPage::makeText()
{
    auto* text = new QWidget{this};
    text->setLayout(makeColumn({m_place, m_heading, m_instruction, m_verdict, stretch()}, {.margins = {0, 0, 4, 0}}));
    QScrollArea* scroll = makeScrollArea(text, this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

void LessonPage::showStep(const LessonStep& step, std::unique_ptr<DiagramBoard> board)
{
    m_step = step;
    m_board = std::move(board);
    m_area->setBoard(&m_board->view());
    setFocusProxy(m_area);
    setTabOrder(&m_board->view(), m_back);
    setTabOrder(m_back, m_next);
    setTabOrder(m_next, m_close);
    describeBoard();
    connect(m_board.get(), &DiagramBoard::changed, this, [this] {
        describeBoard();
        m_verdict->clear();
    });
    connect(m_board.get(), &DiagramBoard::refused, this, [this](const QString& why) {
        showMessage(why);
        Q_EMIT refused();
    });
    connect(m_board.get(), &DiagramBoard::solved, this, &LessonPage::solved);
    m_verdict->clear();
    m_heading->setText(step.title);
    m_instruction->setText(step.instruction);
    m_instruction->setAccessibleName({}); // clears that of the previous step
    retranslate();
    if (!isVisible())
        return;
    m_board->view().setFocus();
    speak(*m_instruction, QStringList{m_place->text(), step.title, step.instruction}.join(u' '));
}

void LessonPage::showMessage(const QString& words)
{
    m_verdict->setText(words);
    speak(*m_verdict, words);
}

void LessonPage::describeBoard()
{
    m_board->view().setAccessibleDescription(m_board->description());
}

void LessonPage::solved(const QString& words)
{
    showMessage(words);
    retranslate();
    m_next->setFocus();
}

/// Puts the text beside the board, or below it if the window is higher than wide, so that the board is larger.
void LessonPage::resizeEvent(QResizeEvent* event)
{
    ClosablePage::resizeEvent(event);
    m_columns->setDirection(width() >= height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void LessonPage::retranslate()
{
    const bool isLast = m_step.number == m_step.count;
    const bool isDone = m_board != nullptr && m_board->isSolved();
    //: Progress in a lesson: "Step 2 of 8".
    m_place->setText(tr("Step %1 of %2").arg(m_step.number).arg(m_step.count));
    m_back->setText(tr("&Back"));
    m_back->setEnabled(m_step.number > 1);
    m_next->setText(isLast ? tr("&Play") : isDone ? tr("&Next") : tr("S&kip"));
}

} // namespace qipan::ui
