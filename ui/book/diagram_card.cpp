// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/diagram_card.h"

#include "core/book/link_board.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/icons/icon.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

enum Step { First, Back, Next, Last, Reset };
enum Button { Answer, Play, Analyse, Copy };

} // namespace

BoardPart::BoardPart(BoardView* view, std::optional<book::Area> area, QWidget* parent)
    : QWidget{parent}
    , m_clip{new QWidget{this}}
    , m_view{view}
    , m_area{area}
{
    m_view->setParent(m_clip);
    keepKeyboard();
    setFocusProxy(m_view);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    onFontChange(this, [this] { arrange(); });
}

void BoardPart::setArea(std::optional<book::Area> area)
{
    if (area == m_area)
        return;
    m_area = area;
    keepKeyboard();
    arrange();
}

void BoardPart::keepKeyboard()
{
    const BoardSize all = m_view->boardSize();
    if (m_area)
        m_view->setReach(m_area->first, m_area->last);
    else
        m_view->setReach({0, 0}, {all.columns - 1, all.rows - 1});
}

BoardSize BoardPart::shownSize() const
{
    if (!m_area)
        return m_view->boardSize();
    return {m_area->last.x - m_area->first.x + 1, m_area->last.y - m_area->first.y + 1};
}

/// Returns a size of stones and discs that grows with the font, smaller on large boards.
int BoardPart::wantedCell() const
{
    const int line = fontMetrics().height();
    const int columns = shownSize().columns;
    return columns <= 8 ? line * 21 / 10 : columns <= 12 ? line * 19 / 10 : line * 17 / 10;
}

void BoardPart::arrange()
{
    if (!m_area)
        return arrangeWhole();
    const BoardSize shown = shownSize();
    const BoardSize all = m_view->boardSize();
    const int cell = std::clamp((width() - strip()) / shown.columns, 8, wantedCell());
    // The view determines the size of its cells: with this size they are about as large as wanted.
    m_view->resize((all.columns + 1) * cell, (all.rows + 1) * cell);
    const BoardGeometry& geometry = m_view->boardGeometry();
    m_cell = geometry.cellSize();
    const QPointF corner = geometry.rect(m_area->first).topLeft();
    const QSize size{qRound(m_cell * shown.columns), qRound(m_cell * shown.rows)};
    m_clip->setGeometry((width() - size.width() + strip()) / 2, 0, size.width(), size.height());
    m_view->move(-qRound(corner.x()), -qRound(corner.y()));
    setFixedHeight(size.height() + strip());
    update();
}

void BoardPart::arrangeWhole()
{
    const BoardSize shown = shownSize();
    const int cell = wantedCell();
    const int margin = 2 * strip();
    const double most = std::min<double>(width(), shown.columns * cell + margin);
    const double factor = most / (shown.columns * cell + margin);
    const int high = static_cast<int>(std::ceil((shown.rows * cell + margin) * factor));
    m_clip->setGeometry(static_cast<int>((width() - most) / 2), 0, static_cast<int>(most), high);
    m_view->setGeometry(m_clip->rect());
    setFixedHeight(high);
    update();
}

void BoardPart::paintEvent(QPaintEvent*)
{
    if (!m_area)
        return;
    QPainter painter{this};
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect clip = m_clip->geometry();
    const BoardSize shown = shownSize();
    const BoardSize all = m_view->boardSize();
    for (int column = 0; column < shown.columns; ++column) {
        const QRectF place{clip.left() + column * m_cell, clip.bottom() + 2.0, m_cell, strip() - 4.0};
        painter.drawText(place, Qt::AlignCenter, columnName(m_area->first.x + column));
    }
    for (int row = 0; row < shown.rows; ++row) {
        const QRectF place{clip.left() - strip() - 2.0, clip.top() + row * m_cell, strip() - 2.0, m_cell};
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                         rowName(m_area->first.y + row, all.rows, m_view->rowNumbers()));
    }
}

void BoardPart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        arrange();
}

DiagramCard::DiagramCard(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles, QWidget* parent)
    : Card{parent}
    , m_diagram{diagram}
    , m_board{DiagramBoard::make(diagram, std::move(tiles))}
    , m_part{new BoardPart{&m_board->view(), diagram.area, this}}
    , m_caption{makeTextLabel(this)}
    , m_message{makeTextLabel(this)}
    , m_place{new QLabel{this}}
{
    m_steps = {addStep(u"go-first"_s, &DiagramBoard::toFirst), addStep(u"go-previous"_s, &DiagramBoard::back),
               addStep(u"go-next"_s, &DiagramBoard::next), addStep(u"go-last"_s, &DiagramBoard::toLast),
               addStep(u"view-refresh"_s, &DiagramBoard::reset)};
    m_buttons = {makeButton(this, &DiagramCard::answerRequested), makeButton(this, &DiagramCard::playRequested),
                 makeButton(this, &DiagramCard::analysisRequested), makeButton(this, &DiagramCard::copyRequested)};
    makeLayout();
    connect(m_board.get(), &DiagramBoard::changed, this, [this] {
        if (!m_board->isRefuting())
            m_message->clear();
        m_part->setArea(isTriedOutside() ? std::nullopt : m_diagram.area); // a move outside must be visible
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
    m_buttons[Analyse]->setVisible(tiles == nullptr && (!m_diagram.exercise || m_board->isSolved()));
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
    m_buttons[Analyse]->setText(tr("Analyse"));
    m_buttons[Analyse]->setToolTip(tr("Analyse this position on a board of its own"));
    m_buttons[Copy]->setText(tr("Copy"));
    m_buttons[Copy]->setToolTip(tr("Copy the position"));
    follow();
}

} // namespace qipan::ui
