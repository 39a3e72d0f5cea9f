// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle/turn_puzzle_board.h"

#include "core/record/replay.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"

#include <QStringList>

#include <algorithm>
#include <cstddef>

namespace qipan::ui {

namespace {

constexpr std::size_t fewestChoices = 3; // a smaller region would give the answer away

[[nodiscard]] std::unique_ptr<BoardGame> startOf(book::Diagram diagram)
{
    diagram.moves.clear();
    diagram.shown = 0;
    return record::positionAfter(*book::recordOf(diagram), {});
}

/// Returns the first of `size` lines that contain `line`, at a varying position.
[[nodiscard]] int regionStart(int line, int other, int size, int lines)
{
    return std::clamp(line - (line * 2 + other * 3) % size, 0, std::max(lines - size, 0));
}

} // namespace

TurnPuzzleBoard::TurnPuzzleBoard(const puzzle::Puzzle& puzzle)
    : m_puzzle{puzzle}
    , m_start{startOf(puzzle.board)}
    , m_game{m_start->clone()}
    , m_view{findAppearance(puzzle.board.game)->makeView(*m_start, nullptr)}
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
        if (m_game->moveError(cell))
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
    if (const auto why = m_game->moveError(cell)) {
        m_view->shake();
        Q_EMIT refused(findAppearance(m_puzzle.board.game)->refusal(*why));
    } else if (m_puzzle.kind == puzzle::Kind::Forbidden && !isMarked(cell)) {
        m_view->shake();
        Q_EMIT refused(tr("Choose one of the lettered points."));
    } else {
        Q_EMIT played({cell});
    }
}

bool TurnPuzzleBoard::isMarked(Cell cell) const
{
    return std::ranges::find(m_puzzle.board.marks, cell, &record::Mark::cell) != m_puzzle.board.marks.end();
}

/// Returns the legal moves in the smallest region around the move that leaves a choice.
std::vector<Cell> TurnPuzzleBoard::choicesAround(Cell move) const
{
    const BoardSize size = m_view->boardSize();
    std::vector<Cell> choices;
    for (int edge = size.columns > 8 ? 5 : 3; edge <= std::max(size.columns, size.rows); ++edge) {
        choices.clear();
        const Cell first{regionStart(move.x, move.y, edge, size.columns), regionStart(move.y, move.x, edge, size.rows)};
        for (int y = first.y; y < first.y + edge; ++y) {
            for (int x = first.x; x < first.x + edge; ++x) {
                if (m_game->isLegal({x, y}))
                    choices.push_back({x, y});
            }
        }
        if (choices.size() >= fewestChoices)
            break;
    }
    return choices;
}

void TurnPuzzleBoard::markRegion(const std::vector<Cell>& move)
{
    if (m_puzzle.kind == puzzle::Kind::Forbidden)
        return m_view->setRecordMarks(withCrossedLetters(move.front()), {});
    std::vector<record::Mark> marks = m_puzzle.board.marks;
    for (const Cell cell : choicesAround(move.front())) {
        std::erase_if(marks, [cell](const record::Mark& mark) { return mark.cell == cell; });
        marks.push_back({.cell = cell, .kind = record::MarkKind::Square});
    }
    m_view->setRecordMarks(marks, {});
}

QString TurnPuzzleBoard::regionText(const std::vector<Cell>& move) const
{
    if (m_puzzle.kind != puzzle::Kind::Forbidden)
        return rangesText(choicesAround(move.front()));
    QStringList letters;
    for (const record::Mark& mark : withCrossedLetters(move.front())) {
        if (mark.kind == record::MarkKind::Label)
            letters << QString::fromStdString(mark.label);
    }
    //: The letters that are left: "It is one of A, C, D."
    return tr("It is one of %1.").arg(letters.join(tr(", ")));
}

QString TurnPuzzleBoard::rangesText(const std::vector<Cell>& cells) const
{
    const auto [left, right] = std::ranges::minmax(cells, {}, &Cell::x);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &Cell::y);
    const auto row = [this](int y) { return rowName(y, m_view->boardSize().rows, m_view->rowNumbers()); };
    const bool isUpwards = m_view->rowNumbers() == RowNumbers::FromBottom;
    const auto range = [](const QString& first, const QString& last) {
        //: Columns or rows of a board: "C to G".
        return first == last ? first : tr("%1 to %2").arg(first, last);
    };
    //: Columns and rows in which the move is: "columns C to G, rows 5 to 9".
    return tr("The move is in the marked area: columns %1, rows %2.")
        .arg(range(columnName(left.x), columnName(right.x)),
             isUpwards ? range(row(bottom.y), row(top.y)) : range(row(top.y), row(bottom.y)));
}

/// Crosses out half of the wrong letters, but never all of them.
std::vector<record::Mark> TurnPuzzleBoard::withCrossedLetters(Cell move) const
{
    std::vector<record::Mark> marks = m_puzzle.board.marks;
    const auto wrong = std::ranges::count_if(marks, [move](const record::Mark& mark) { return mark.cell != move; });
    auto left = wrong / 2;
    // Not always the first ones: the start depends on the position.
    const auto start = static_cast<std::size_t>(move.x + move.y);
    for (std::size_t i = 0; i < marks.size() && left > 0; ++i) {
        record::Mark& mark = marks[(start + i) % marks.size()];
        if (mark.cell == move)
            continue;
        mark = {.cell = mark.cell, .kind = record::MarkKind::Cross};
        --left;
    }
    return marks;
}

/// Returns what the rules forbid about the last move of a line.
Forbidden TurnPuzzleBoard::forbiddenBy(const std::vector<Cell>& line) const
{
    const auto before = m_start->clone();
    for (std::size_t i = 0; i + 1 < line.size() && !before->moveError(line[i]); ++i)
        before->play(line[i]);
    if (before->sideToMove() != Side::Black)
        return Forbidden::None;
    const auto cells = before->forbiddenCells();
    const auto found = std::ranges::find(cells, line.back(), &ForbiddenCell::cell);
    return found == cells.end() ? Forbidden::None : found->kind;
}

QString TurnPuzzleBoard::reasonFor(const std::vector<Cell>& line) const
{
    const bool isChoice = m_puzzle.kind == puzzle::Kind::Forbidden;
    const std::vector<Cell> judgedLine = isChoice ? std::vector{line.front()} : line;
    const QString name = nameOf({judgedLine.back()});
    switch (forbiddenBy(judgedLine)) {
    case Forbidden::None:
        break;
    case Forbidden::Overline:
        return tr("%1 is forbidden: an overline, six or more in a row.").arg(name);
    case Forbidden::DoubleFour:
        return tr("%1 is forbidden: a double four, two fours at once.").arg(name);
    case Forbidden::DoubleThree:
        return tr("%1 is forbidden: a double three, two open threes at once.").arg(name);
    }
    return isChoice ? tr("%1 is allowed: Black makes no double three, double four or overline there.").arg(name)
                    : QString{};
}

QString TurnPuzzleBoard::nameOf(const std::vector<Cell>& move) const
{
    const QString name = PuzzleBoard::nameOf(move);
    const auto mark = std::ranges::find(m_puzzle.board.marks, move.front(), &record::Mark::cell);
    if (m_puzzle.kind != puzzle::Kind::Forbidden || mark == m_puzzle.board.marks.end())
        return name;
    //: A letter on the board and its cell: "D (H8)".
    return tr("%1 (%2)").arg(QString::fromStdString(mark->label), name);
}

void TurnPuzzleBoard::markMove(const std::vector<Cell>& move)
{
    m_view->setRecordMarks(m_puzzle.board.marks, {});
    m_view->setHint(move.front());
}

} // namespace qipan::ui
