// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle/puzzle_board.h"

#include "core/board/board_game.h"
#include "core/book/diagram.h"
#include "core/link/game.h"
#include "core/link/path.h"
#include "core/record/replay.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/link/link_view.h"

#include <QCoreApplication>
#include <QPointer>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

namespace qipan::ui {
namespace {

/// The board of a link-match puzzle.
class LinkPuzzleBoard final : public PuzzleBoard {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::LinkPuzzleBoard)

public:
    LinkPuzzleBoard(const book::LinkBoard& board, std::shared_ptr<const TileSet> tiles)
        : m_board{board}
        , m_game{start()}
        , m_view{new LinkView}
    {
        m_view->setTiles(std::move(tiles));
        m_view->showGame(m_game);
        connect(m_view, &BoardView::cellChosen, this, [this](Cell cell, Qt::MouseButton button) {
            if (button == Qt::LeftButton && m_mayPlay)
                choose(cell);
        });
    }

    [[nodiscard]] BoardView& view() const override { return *m_view; }

    void show(const std::vector<Cell>& line) override
    {
        if (line == m_line)
            return;
        const bool continues =
            line.size() == m_line.size() + 2 && std::equal(m_line.begin(), m_line.end(), line.begin());
        m_line = line;
        if (continues) {
            m_game.clearPick();
            m_game.choose(line[line.size() - 2]);
            m_view->showChoice(m_game.choose(line.back()), m_game);
            return;
        }
        m_game = start();
        for (const Cell cell : line)
            m_game.choose(cell);
        m_view->showGame(m_game);
    }

    /// Frames the first tile of the pair.
    void markRegion(const std::vector<Cell>& move) override
    {
        m_game.clearPick();
        m_view->showChoice(m_game.choose(move.front()), m_game);
    }

    [[nodiscard]] QString regionText(const std::vector<Cell>& move) const override
    {
        return tr("Start with the framed tile: %1.").arg(m_view->nameOf(move.front()));
    }

    void markMove(const std::vector<Cell>& move) override
    {
        if (move.size() != 2)
            return;
        if (const auto path = link::joiningPath(m_game.board(), move[0], move[1], m_game.rule()))
            m_view->showHint({{move[0], move[1]}, *path});
    }

    void setMayPlay(bool may) override { m_mayPlay = may; }

private:
    [[nodiscard]] link::Game start() const
    {
        return link::Game{m_board.tiles, {.maxCorners = 2, .border = m_board.border}, m_board.falling, m_board.shape};
    }

    void choose(Cell cell)
    {
        const auto first = m_game.picked();
        const link::Choice choice = m_game.choose(cell);
        m_view->showChoice(choice, m_game);
        if (const auto* moved = std::get_if<link::PickMoved>(&choice); moved != nullptr)
            Q_EMIT refused(m_view->statusText(choice, m_game));
        if (std::holds_alternative<link::Removed>(choice)) {
            m_line.insert(m_line.end(), {*first, cell});
            Q_EMIT played({*first, cell});
        }
    }

    const book::LinkBoard m_board;
    link::Game m_game;
    std::vector<Cell> m_line; ///< the moves that led to `m_game`
    bool m_mayPlay = false;
    QPointer<LinkView> m_view;
};

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

/// The board of a gomoku or reversi puzzle.
class TurnPuzzleBoard final : public PuzzleBoard {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::TurnPuzzleBoard)

public:
    explicit TurnPuzzleBoard(const puzzle::Puzzle& puzzle)
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

    [[nodiscard]] BoardView& view() const override { return *m_view; }

    void show(const std::vector<Cell>& line) override
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

    void setMayPlay(bool may) override { m_view->setMayPlay(may && !m_game->outcome()); }

    /// Marks at least three cells around the move with squares; or crosses out half of the wrong letters.
    void markRegion(const std::vector<Cell>& move) override
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

    [[nodiscard]] QString regionText(const std::vector<Cell>& move) const override
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

    void markMove(const std::vector<Cell>& move) override
    {
        m_view->setRecordMarks(m_puzzle.board.marks, {});
        m_view->setHint(move.front());
    }

    [[nodiscard]] QString reasonFor(const std::vector<Cell>& line) const override
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

    [[nodiscard]] QString nameOf(const std::vector<Cell>& move) const override
    {
        const QString name = PuzzleBoard::nameOf(move);
        const auto mark = std::ranges::find(m_puzzle.board.marks, move.front(), &record::Mark::cell);
        if (m_puzzle.kind != puzzle::Kind::Forbidden || mark == m_puzzle.board.marks.end())
            return name;
        //: A letter on the board and its cell: "D (H8)".
        return tr("%1 (%2)").arg(QString::fromStdString(mark->label), name);
    }

private:
    void choose(Cell cell)
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

    [[nodiscard]] bool isMarked(Cell cell) const
    {
        return std::ranges::find(m_puzzle.board.marks, cell, &record::Mark::cell) != m_puzzle.board.marks.end();
    }

    /// Returns the legal moves in the smallest region around the move that leaves a choice.
    [[nodiscard]] std::vector<Cell> choicesAround(Cell move) const
    {
        const BoardSize size = m_view->boardSize();
        std::vector<Cell> choices;
        for (int edge = size.columns > 8 ? 5 : 3; edge <= std::max(size.columns, size.rows); ++edge) {
            choices.clear();
            const Cell first{regionStart(move.x, move.y, edge, size.columns),
                             regionStart(move.y, move.x, edge, size.rows)};
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

    [[nodiscard]] QString rangesText(const std::vector<Cell>& cells) const
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
    [[nodiscard]] std::vector<record::Mark> withCrossedLetters(Cell move) const
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
    [[nodiscard]] Forbidden forbiddenBy(const std::vector<Cell>& line) const
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

    const puzzle::Puzzle m_puzzle;
    std::unique_ptr<BoardGame> m_start;
    std::vector<Cell> m_line;
    std::unique_ptr<BoardGame> m_game; ///< the position after `m_line`
    QPointer<TurnBoardView> m_view;
};

} // namespace

std::unique_ptr<PuzzleBoard> PuzzleBoard::make(const puzzle::Puzzle& puzzle, std::shared_ptr<const TileSet> tiles)
{
    if (puzzle.board.link)
        return std::make_unique<LinkPuzzleBoard>(*puzzle.board.link, std::move(tiles));
    return std::make_unique<TurnPuzzleBoard>(puzzle);
}

QString PuzzleBoard::nameOf(const std::vector<Cell>& move) const
{
    QStringList names;
    for (const Cell cell : move)
        names << view().nameOf(cell);
    return names.join(u" – ");
}

} // namespace qipan::ui
