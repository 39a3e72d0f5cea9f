// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/diagram_card.h"

#include "core/book/link_start.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/book/board_part.h"
#include "ui/icons/icon.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace qipan::ui {

namespace {

enum Step { First, Back, Next, Last, Reset };
enum Button { Answer, Play, Copy };

} // namespace

DiagramCard::DiagramCard(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles, QWidget* parent)
    : Card{parent}
    , m_diagram{diagram}
    , m_board{DiagramBoard::make(diagram, std::move(tiles))}
    , m_part{new BoardPart{&m_board->view(), diagram.area, this}}
    , m_caption{makeTextLabel(this)}
    , m_message{makeTextLabel(this)}
    , m_place{new QLabel{this}}
{
    m_steps = {addStep(u"go-first"_qs, &DiagramBoard::toFirst), addStep(u"go-previous"_qs, &DiagramBoard::back),
               addStep(u"go-next"_qs, &DiagramBoard::next), addStep(u"go-last"_qs, &DiagramBoard::toLast),
               addStep(u"view-refresh"_qs, &DiagramBoard::reset)};
    m_buttons = {makeButton(this, &DiagramCard::answerRequested), makeButton(this, &DiagramCard::playRequested),
                 makeButton(this, &DiagramCard::copyRequested)};
    makeLayout();
    connect(m_board.get(), &DiagramBoard::changed, this, [this] {
        m_message->clear();
        showPart();
        follow();
        const BoardGame* position = m_board->position();
        if (position != nullptr && position->outcome() && !m_board->isAtStart())
            Q_EMIT ended();
    });
    connect(m_board.get(), &DiagramBoard::refused, this, &DiagramCard::showMessage);
    connect(m_board.get(), &DiagramBoard::solved, this, &DiagramCard::showMessage);
    // In exercises of two-player games the reader finds the moves; with tiles the solver only shows a pair.
    m_buttons[Answer]->setVisible(!m_diagram.exercise || m_board->tiles() != nullptr);
    m_message->setForegroundRole(QPalette::Link);
    setFocusProxy(&m_board->view());
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { keepRoom(); });
}

QToolButton* DiagramCard::addStep(const QString& name, void (DiagramBoard::*step)())
{
    auto* button = new QToolButton{this};
    button->setIcon(icon(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, m_board.get(), step);
    return button;
}

void DiagramCard::makeLayout()
{
    auto* steps = new QHBoxLayout;
    steps->setSpacing(2);
    steps->addStretch(1);
    for (QToolButton* step : m_steps)
        steps->addWidget(step);
    steps->addWidget(m_place, 1); // takes the remaining width, so that the buttons do not move
    m_place->setWordWrap(true);
    auto* buttons = new FlowLayout{Qt::AlignHCenter};
    for (QPushButton* button : m_buttons)
        buttons->addWidget(button);
    setLayout(makeColumn({m_part, m_caption, m_message, steps, buttons}, {.spacing = 6}));
    setPadding(12, 10);
    for (QLabel* words : {m_caption, m_message})
        words->setAlignment(Qt::AlignHCenter);
    m_caption->setText(withBreaks(QString::fromStdString(m_diagram.caption)));
    m_caption->setVisible(!m_diagram.caption.empty());
    keepRoom();
}

/// Reserves one line of text, so that the buttons below do not move when it appears.
void DiagramCard::keepRoom()
{
    m_message->setMinimumHeight(m_message->fontMetrics().lineSpacing());
}

void DiagramCard::setTheme(const Theme& theme)
{
    m_board->view().setTheme(theme);
}

void DiagramCard::setOptions(const BoardOptions& wanted)
{
    m_wanted = wanted;
    BoardOptions options = wanted;
    options.coordinates = !m_part->area(); // a part of a board has its own coordinates
    options.moveNumbers = false;           // the board would also number the stones of the start position
    options.threats = false;
    // The last stone of the start position is not a move.
    options.lastMove = options.lastMove && m_board->canBack() && !m_board->isNumbered();
    m_board->view().setOptions(options);
}

/// Returns whether a move of the reader lies outside the shown part.
bool DiagramCard::isTriedOutside() const
{
    const BoardGame* position = m_board->position();
    if (!m_diagram.area || position == nullptr)
        return false;
    const auto isTried = [this](Cell cell) {
        return std::ranges::find(m_diagram.stones, cell, &Ply::cell) == m_diagram.stones.end()
            && std::ranges::find(m_diagram.moves, cell) == m_diagram.moves.end();
    };
    return std::ranges::any_of(
        position->plies(), [&](const Ply& ply) { return !m_diagram.area->contains(ply.cell) && isTried(ply.cell); });
}

/// Shows the part that the book specifies, or the whole board if a move outside would be invisible.
void DiagramCard::showPart()
{
    m_part->setArea(isTriedOutside() ? std::nullopt : m_diagram.area);
}

void DiagramCard::showMessage(const QString& words)
{
    m_message->setText(withBreaks(words));
    if (!words.isEmpty())
        speak(*m_message, words);
}

QWidget* DiagramCard::heldButton() const
{
    QWidget* held = focusWidget();
    return held != nullptr && held->hasFocus() && (m_steps.contains(held) || m_buttons.contains(held)) ? held : nullptr;
}

/// Qt moves the focus of a disabled button to the next one, where Space may do harm; move it to a step button instead.
void DiagramCard::handOn(const QWidget& held)
{
    if (held.isEnabled() && held.isVisible())
        return;
    for (const Step step : {Back, Next}) {
        if (m_steps[step]->isEnabled() && m_steps[step]->isVisible())
            return m_steps[step]->setFocus();
    }
    m_board->view().setFocus();
}

void DiagramCard::follow()
{
    const QWidget* held = heldButton();
    m_place->setText(m_board->placeText());
    m_board->view().setAccessibleDescription(tr("Diagram. %1").arg(m_board->description()));
    m_steps[First]->setEnabled(m_board->canBack());
    m_steps[Back]->setEnabled(m_board->canBack());
    m_steps[Next]->setEnabled(m_board->canNext());
    m_steps[Last]->setEnabled(m_board->hasMoves() && m_board->canNext());
    m_steps[Reset]->setEnabled(!m_board->isAtStart());
    for (const Step step : {First, Next, Last})
        m_steps[step]->setVisible(m_board->hasMoves());
    setOptions(m_wanted);
    const link::Game* tiles = m_board->tiles();
    const bool isRunning = tiles != nullptr ? !tiles->won() : !m_board->position()->outcome();
    // Tiles without a partner, as in examples of paths, are not a game.
    const bool isWhole = tiles == nullptr || book::canPlay(book::boardOf(*tiles));
    m_buttons[Answer]->setEnabled(isRunning);
    m_buttons[Play]->setEnabled(isRunning && isWhole);
    m_buttons[Copy]->setEnabled(isWhole);
    if (held != nullptr)
        handOn(*held);
}

void DiagramCard::retranslate()
{
    setTip(*m_steps[First], tr("First position"));
    setTip(*m_steps[Back], tr("Previous move"));
    setTip(*m_steps[Next], tr("Next move"));
    setTip(*m_steps[Last], tr("Last position"));
    setTip(*m_steps[Reset], tr("Reset to the book"));
    const bool isLink = m_board->tiles() != nullptr;
    m_buttons[Answer]->setText(isLink ? tr("Ask the solver") : tr("Computer's move"));
    m_buttons[Answer]->setToolTip(isLink ? tr("Show whether this board can be cleared and which pair goes next")
                                         : tr("Show what the computer would play"));
    m_buttons[Play]->setText(tr("Play"));
    m_buttons[Play]->setToolTip(tr("Start a game from this position"));
    m_buttons[Copy]->setText(tr("Copy"));
    m_buttons[Copy]->setToolTip(tr("Copy the position"));
    follow();
}

} // namespace qipan::ui
