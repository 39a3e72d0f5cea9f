// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/turn_board_view.h"

#include "ui/base/announcer.h"
#include "ui/board/board_painting.h"
#include "ui/board/stone_placed.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <iterator>
#include <utility>

namespace qipan::ui {
namespace {

int stonesOn(const BoardGame& game)
{
    return game.count(Side::Black) + game.count(Side::White);
}

/// Returns true if `after` continues `before` by one ply.
bool isNextPly(const BoardGame& before, const BoardGame& after)
{
    const auto& old = before.plies();
    const auto& now = after.plies();
    return now.size() == old.size() + 1 && stonesOn(after) == stonesOn(before) + 1
        && std::equal(old.begin(), old.end(), now.begin());
}

/// Returns why black may not play a point; empty for `None`.
QString reasonOf(Forbidden kind)
{
    const QString reasons[]{QString{}, TurnBoardView::tr("forbidden for Black: overline"),
                            TurnBoardView::tr("forbidden for Black: double four (4-4)"),
                            TurnBoardView::tr("forbidden for Black: double three (3-3)")};
    return reasons[static_cast<int>(kind)];
}

/// Returns the name of a record mark.
QString wordsOf(const record::Mark& mark)
{
    if (mark.kind == record::MarkKind::Label)
        return TurnBoardView::tr("marked %1").arg(QString::fromStdString(mark.label));
    const QString words[]{TurnBoardView::tr("marked with a triangle"), TurnBoardView::tr("marked with a square"),
                          TurnBoardView::tr("marked with a circle"), TurnBoardView::tr("marked with a cross")};
    return words[static_cast<int>(mark.kind)];
}

} // namespace

TurnBoardView::TurnBoardView(const BoardGame& start, RowNumbers rowNumbers, ActOn actOn, QWidget* parent)
    : BoardView{start.size(), rowNumbers, actOn, parent}
    , m_game{start.clone()}
    , m_forbidden{start.forbiddenCells()}
{
    connect(this, &BoardView::hoveredCellChanged, this, qOverload<>(&QWidget::update));
}

void TurnBoardView::showPosition(const BoardGame& game, bool animate)
{
    const auto before = std::exchange(m_game, game.clone());
    m_forbidden = game.forbiddenCells();
    m_hint.reset();
    m_played.reset();
    m_analysis = {};
    m_marks.clear();
    m_next.clear();
    findThreats();
    for (int index = 0; index < boardSize().cells(); ++index)
        clock().stop(index);
    if (before->size() != game.size()) {
        setBoardSize(game.size());
    } else if (isNextPly(*before, game)) {
        if (animate && options().animation)
            animateFrom(*before);
        announceChanges(*before);
        if (animate && isVisible())
            tellWindow(*before);
    } else {
        if (animate && options().animation)
            animateFrom(*before);
        announcePlace(*before);
    }
    descriptionsChanged();
    update();
}

void TurnBoardView::announceChanges(const BoardGame& before)
{
    speak(*this, lastMoveText(before));
    if (const auto side = m_game->passed())
        announce(*side == Side::Black ? tr("Black passes") : tr("White passes"));
}

/// Announces another position of the game than the next one, by the move that led to it.
void TurnBoardView::announcePlace(const BoardGame& before)
{
    const auto& plies = m_game->plies();
    const bool isBack = plies.size() < before.plies().size();
    if (plies == before.plies())
        return;
    if (plies.empty())
        speak(*this, tr("Back to the start"));
    else
        speak(*this, (isBack ? tr("Back to %1") : tr("Last move: %1")).arg(nameOf(plies.back().cell)));
}

QString TurnBoardView::lastMoveText(const BoardGame& before) const
{
    const QString name = nameOf(m_game->plies().back().cell);
    return before.sideToMove() == Side::Black ? tr("Black plays %1").arg(name) : tr("White plays %1").arg(name);
}

void TurnBoardView::tellWindow(const BoardGame& before)
{
    const Side mover = before.sideToMove();
    StonePlacedEvent event{m_game->count(mover) - before.count(mover) - 1};
    QCoreApplication::sendEvent(window(), &event);
}

void TurnBoardView::setMayPlay(bool may)
{
    if (may != m_mayPlay) {
        m_mayPlay = may;
        update();
    }
}

void TurnBoardView::setEnded(bool ended)
{
    if (ended == m_ended)
        return;
    m_ended = ended;
    // The second press of a double click with the last stone takes the focus from nothing.
    setFocusPolicy(ended ? Qt::TabFocus : Qt::StrongFocus);
    findThreats();
    update();
}

void TurnBoardView::setHint(std::optional<Cell> cell, MoveLine line)
{
    m_hint = cell;
    m_hintLine = std::move(line);
    descriptionsChanged();
    update();
}

void TurnBoardView::setPlayed(const ConsideredMove& move)
{
    m_played = move;
    descriptionsChanged();
    update();
}

void TurnBoardView::setAnalysis(const AnalysisMarks& marks)
{
    if (marks == m_analysis)
        return;
    m_analysis = marks;
    update();
}

void TurnBoardView::paintAnalysis(QPainter& painter) const
{
    if (!m_analysis.line.empty())
        return; // shown instead of the moves
    const double cell = boardGeometry().cellSize();
    if (m_played)
        return paintConsideredMark(painter, boardGeometry().rect(m_played->cell).center(), cell, *m_played, theme());
    for (std::size_t i = m_analysis.moves.size(); i-- > 0;) { // best on top
        const ConsideredMove& move = m_analysis.moves[i];
        paintConsideredMark(painter, boardGeometry().rect(move.cell).center(), cell, move, theme());
    }
}

void TurnBoardView::paintLine(QPainter& painter, double share, const std::function<QPointF(Cell)>& centreOf,
                              void (*paintPiece)(QPainter&, QPointF, double, Side, const Theme&)) const
{
    const MoveLine line = shownLine();
    const double cell = boardGeometry().cellSize();
    QFont digits = font();
    digits.setBold(true);
    Side side = line.first;
    int number = 0;
    for (const Cell each : line.cells) {
        // A value of the analysis stays readable: a small piece at its corner has the number.
        const bool isSmall = m_analysis.line.empty() && consideredAt(each) != nullptr;
        const QPointF centre = isSmall ? centreOf(each) + QPointF{cell, -cell} * 0.4 : centreOf(each);
        const double size = isSmall ? 0.42 : 1;
        digits.setPixelSize(std::max(6, static_cast<int>(cell * share * (isSmall ? 0.62 : 1))));
        painter.setFont(digits);
        painter.setOpacity(isSmall ? 1 : 0.72);
        paintPiece(painter, centre, cell * 0.88 * size, side, theme());
        painter.setOpacity(1);
        painter.setPen(side == Side::Black ? theme().whiteStone : theme().blackStone);
        paintCentred(painter, centre, QString::number(++number));
        side = opposite(side);
    }
}

void TurnBoardView::setRecordMarks(std::span<const record::Mark> marks, std::vector<Cell> next)
{
    m_marks.assign(marks.begin(), marks.end());
    m_next = std::move(next);
    update();
}

void TurnBoardView::paintRecordMarks(QPainter& painter) const
{
    const double cell = boardGeometry().cellSize();
    const auto line = shownLine().cells;
    for (std::size_t i = m_next.size(); i-- > 0;) {
        const QPointF centre = boardGeometry().rect(m_next[i]).center();
        // Beside a value or a number in the middle of the cell.
        const bool isTaken = std::ranges::find(line, m_next[i]) != line.end()
            || (m_analysis.line.empty() && consideredAt(m_next[i]) != nullptr);
        const QPointF place = isTaken ? centre + QPointF{0.41, 0.41} * cell : centre;
        paintNextMark(painter, place, cell * (isTaken ? 0.5 : 1) * (i == 0 ? 0.24 : 0.16), m_game->sideToMove(),
                      theme());
    }
    painter.setFont(font());
    for (const record::Mark& mark : m_marks) {
        if (boardSize().contains(mark.cell))
            paintRecordMark(painter, boardGeometry().rect(mark.cell).center(), cell, mark.kind,
                            QString::fromStdString(mark.label), m_game->stoneAt(mark.cell), theme());
    }
}

MoveLine TurnBoardView::shownLine() const
{
    MoveLine line{m_threats.win, m_game->sideToMove()};
    if (!m_analysis.line.empty())
        line.cells = m_analysis.line;
    else if (m_hint)
        line = m_hintLine;
    else if (line.cells.size() == 1)
        line.cells.clear(); // a five in one move has its own mark
    if (line.cells.size() > longestLine)
        line.cells.resize(longestLine);
    return line;
}

void TurnBoardView::findThreats()
{
    m_threats = options().threats && !m_ended ? m_game->threats() : Threats{};
}

std::optional<Cell> TurnBoardView::ghostCell() const
{
    const auto cell = hoveredCell();
    return cell && m_mayPlay && m_game->isLegal(*cell) ? cell : std::nullopt;
}

std::optional<Cell> TurnBoardView::lastCell() const
{
    return m_game->plies().empty() ? std::nullopt : std::optional{m_game->plies().back().cell};
}

const std::vector<ForbiddenCell>& TurnBoardView::forbiddenCells() const
{
    static const std::vector<ForbiddenCell> none;
    return options().forbiddenPoints ? m_forbidden : none;
}

Forbidden TurnBoardView::forbiddenAt(Cell cell) const
{
    const auto& cells = forbiddenCells();
    const auto found = std::ranges::find(cells, cell, &ForbiddenCell::cell);
    return found == cells.end() ? Forbidden::None : found->kind;
}

QString TurnBoardView::describe(Cell cell) const
{
    const auto stone = m_game->stoneAt(cell);
    QString text = !stone ? tr("empty") : *stone == Side::Black ? tr("black") : tr("white");
    const auto row = m_game->winningLine();
    if (std::find(row.begin(), row.end(), cell) != row.end())
        text = tr("%1, winning row").arg(text);
    if (isLast(cell))
        text = tr("%1, last move").arg(text);
    for (const QString& note : notesOn(cell))
        text = //: The content of a cell and a note on it: "empty, forbidden for Black: overline".
            tr("%1, %2").arg(text, note);
    if (m_hint == cell)
        text = tr("%1, hint").arg(text);
    const MoveLine line = shownLine();
    if (const auto at = std::ranges::find(line.cells, cell); at != line.cells.end())
        text = tr("%1, move %2 of the line").arg(text).arg(1 + std::distance(line.cells.begin(), at));
    return text;
}

const ConsideredMove* TurnBoardView::consideredAt(Cell cell) const
{
    if (m_played)
        return m_played->cell == cell ? &*m_played : nullptr;
    const auto found = std::ranges::find(m_analysis.moves, cell, &ConsideredMove::cell);
    return found == m_analysis.moves.end() ? nullptr : &*found;
}

/// Returns the meanings of the marks on a cell.
QStringList TurnBoardView::notesOn(Cell cell) const
{
    QStringList notes;
    if (const QString why = reasonOf(forbiddenAt(cell)); !why.isEmpty())
        notes << why;
    for (const ThreatCell& threat : m_threats.cells) {
        if (threat.cell == cell)
            notes << meaningOf(threat);
    }
    if (const ConsideredMove* considered = consideredAt(cell))
        //: The analysis of a move on this cell: "analysis: 62 %", "analysis: best, 4 discs ahead, exact".
        notes << tr("analysis: %1").arg(considered->spokenText);
    for (const record::Mark& mark : m_marks) {
        if (mark.cell == cell)
            notes << wordsOf(mark);
    }
    if (const auto next = std::ranges::find(m_next, cell); next != m_next.end())
        notes << (next == m_next.begin() ? tr("the main line continues here") : tr("a variation continues here"));
    return notes;
}

bool TurnBoardView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return BoardView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = boardGeometry().cellAt(help->pos());
    const QStringList notes = cell ? notesOn(*cell) : QStringList{};
    if (notes.isEmpty()) {
        QToolTip::hideText();
        event->ignore();
    } else {
        QString text = notes.front();
        for (const QString& note : notes.mid(1))
            text = tr("%1, %2").arg(text, note);
        //: A cell and the meaning of its marks: "H8: forbidden for Black: overline".
        QToolTip::showText(help->globalPos(), tr("%1: %2").arg(nameOf(*cell), text), this,
                           boardGeometry().rect(*cell).toAlignedRect());
    }
    return true;
}

void TurnBoardView::enterPressed()
{
    if (m_ended)
        Q_EMIT continueRequested();
    else
        BoardView::enterPressed();
}

} // namespace qipan::ui
