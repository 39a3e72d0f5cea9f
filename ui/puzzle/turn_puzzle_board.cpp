#include "ui/puzzle/turn_puzzle_board.h"

#include "core/record/tree_walk.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_looks.h"

#include <algorithm>

namespace qipan::ui {

namespace {

[[nodiscard]] std::unique_ptr<BoardGame> startOf(book::Diagram diagram)
{
    diagram.moves.clear();
    diagram.shown = 0;
    return record::positionAfter(*book::recordOf(diagram), {});
}

/// The first of `size` lines that have `line` among them, not always at the same place.
[[nodiscard]] int regionStart(int line, int other, int size, int lines)
{
    return std::clamp(line - (line * 2 + other * 3) % size, 0, std::max(lines - size, 0));
}

} // namespace

TurnPuzzleBoard::TurnPuzzleBoard(const puzzle::Puzzle& puzzle)
    : m_puzzle{puzzle}
    , m_start{startOf(puzzle.board)}
    , m_game{m_start->clone()}
    , m_view{findLook(puzzle.board.game)->makeView(*m_start, nullptr)}
{
    m_view->setRecordMarks(m_puzzle.board.marks, {});
    connect(m_view, &BoardView::cellChosen, this, [this](Cell cell, Qt::MouseButton button) {
        if (button == Qt::LeftButton && m_view->mayPlay())
            choose(cell);
    });
}

BoardView& TurnPuzzleBoard::view() const
{
    return *m_view;
}

void TurnPuzzleBoard::show(const std::vector<Cell>& line)
{
    if (line == m_line)
        return;
    m_line = line;
    const std::size_t before = m_game->plies().size();
    m_game = m_start->clone();
    for (const Cell cell : line) {
        if (m_game->objection(cell))
            break;
        m_game->play(cell);
    }
    m_view->showPosition(*m_game, m_game->plies().size() > before);
    m_view->setRecordMarks(m_puzzle.board.marks, {});
}

void TurnPuzzleBoard::setMayPlay(bool may)
{
    m_view->setMayPlay(may && !m_game->outcome());
}

void TurnPuzzleBoard::choose(Cell cell)
{
    if (const auto why = m_game->objection(cell)) {
        m_view->shake();
        Q_EMIT refused(findLook(m_puzzle.board.game)->refusal(*why));
    } else if (m_puzzle.kind == puzzle::Kind::Forbidden && !isMarked(cell)) {
        m_view->shake();
        Q_EMIT refused(tr("Choose one of the points with letters."));
    } else {
        Q_EMIT played({cell});
    }
}

bool TurnPuzzleBoard::isMarked(Cell cell) const
{
    return std::ranges::find(m_puzzle.board.marks, cell, &record::Mark::cell) != m_puzzle.board.marks.end();
}

void TurnPuzzleBoard::markRegion(const std::vector<Cell>& move)
{
    const BoardSize size = m_view->boardSize();
    const int edge = size.columns > 8 ? 5 : 3;
    const Cell cell = move.front();
    const Cell first{regionStart(cell.x, cell.y, edge, size.columns), regionStart(cell.y, cell.x, edge, size.rows)};
    std::vector<record::Mark> marks = m_puzzle.board.marks;
    for (int y = first.y; y < first.y + edge; ++y) {
        for (int x = first.x; x < first.x + edge; ++x) {
            const Cell here{x, y};
            if (size.contains(here) && !m_game->stoneAt(here) && !isMarked(here))
                marks.push_back({.cell = here, .kind = record::MarkKind::Square, .label = {}});
        }
    }
    m_view->setRecordMarks(marks, {});
}

void TurnPuzzleBoard::markMove(const std::vector<Cell>& move)
{
    m_view->setRecordMarks(m_puzzle.board.marks, {});
    m_view->setHint(move.front());
}

} // namespace qipan::ui
