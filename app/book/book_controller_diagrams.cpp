// SPDX-License-Identifier: GPL-3.0-or-later
// Actions on the diagrams of the book: an answer by an engine, continuing as a game, copying.
#include "app/base/keys.h"
#include "app/book/book_controller.h"
#include "app/match/match_text.h"
#include "core/book/link_board.h"
#include "core/record/link_record.h"
#include "core/record/sgf.h"
#include "ui/base/texts.h"
#include "ui/board/board_view.h"
#include "ui/book/diagram_card.h"
#include "ui/shell/status_bar.h"

#include <QClipboard>
#include <QGuiApplication>

#include <chrono>
#include <span>

namespace qipan::app {

void BookController::answer(ui::DiagramCard* card)
{
    stopAnswer();
    if (const link::Game* tiles = card->board().tiles()) {
        m_answering = card;
        return askSolver(*tiles);
    }
    const BoardGame* position = card->board().position();
    if (position == nullptr || position->outcome())
        return;
    const QString game = ui::textOf(card->diagram().game);
    if (m_engine == nullptr || m_answeringGame != game) {
        m_engine = std::make_unique<HintFinder>(*findGame(game));
        m_answeringGame = game;
        connect(m_engine.get(), &HintFinder::found, this, &BookController::answered);
    }
    m_answering = card;
    card->showMessage(tr("Thinking…"));
    connect(&card->board(), &ui::DiagramBoard::changed, this, &BookController::stopAnswer, Qt::UniqueConnection);
    m_engine->search(*position);
}

void BookController::answered(const std::vector<SearchResult>& hints)
{
    if (m_answering == nullptr || hints.empty() || hints.front().line.empty())
        return;
    const Cell cell = hints.front().line.front();
    const QString name = m_answering->board().view().nameOf(cell);
    m_answering->board().play(cell);
    QString text = tr("The computer plays %1.").arg(name);
    if (const BoardGame& position = *m_answering->board().position(); position.outcome())
        text += u' ' + MatchText::ending(position);
    m_answering->showMessage(text);
}

void BookController::askSolver(const link::Game& game)
{
    if (game.stuck())
        return m_answering->showMessage(tr("No more moves."));
    m_answering->showMessage(tr("Thinking…"));
    connect(&m_answering->board(), &ui::DiagramBoard::changed, this, &BookController::stopAnswer, Qt::UniqueConnection);
    connect(m_answering, &QObject::destroyed, this, &BookController::stopAnswer, Qt::UniqueConnection);
    static constexpr std::chrono::milliseconds timeToSolve{3'000}; // diagrams take far less
    m_solving.start([this, position = book::positionOf(book::boardOf(game))](const std::atomic<bool>& stop) {
        return [this, solving = link::solve(position, {.time = timeToSolve}, stop)] { solved(solving); };
    });
}

void BookController::solved(const link::Solving& solving)
{
    if (m_answering == nullptr)
        return;
    ui::DiagramBoard& board = m_answering->board();
    if (solving.verdict == link::Verdict::Open)
        return m_answering->showMessage(tr("The solver found no answer in time."));
    if (solving.verdict == link::Verdict::Unsolvable)
        return m_answering->showMessage(tr("Unsolvable: no order clears the board."));
    if (solving.line.empty())
        return m_answering->showMessage({});
    const link::Pair first = solving.line.front();
    board.showSolution(solving.line);
    m_answering->showMessage(tr("Still solvable: the solver's next pair is %1 and %2.")
                                 .arg(board.view().nameOf(first.a), board.view().nameOf(first.b)));
}

/// The position changed, or an answer for another diagram is wanted.
void BookController::stopAnswer()
{
    const bool isAtWork = m_solving.isRunning() || (m_engine != nullptr && m_engine->isSearching());
    m_solving.cancel();
    if (m_engine != nullptr)
        m_engine->cancel();
    if (isAtWork && m_answering != nullptr)
        m_answering->showMessage({});
}

void BookController::play(const ui::DiagramCard& card)
{
    if (const link::Game* tiles = card.board().tiles())
        Q_EMIT tilesRequested(book::boardOf(*tiles));
    else if (const auto line = card.board().line())
        Q_EMIT playRequested(*line);
}

void BookController::copy(const ui::DiagramCard& card)
{
    if (const link::Game* tiles = card.board().tiles()) {
        const book::LinkBoard board = book::boardOf(*tiles);
        const link::PlayRecord record{.deal = book::wordOf(board)};
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(record::writeLinkRecord(record, board.tiles.size())));
        return m_parts.status.setText(tr("Position copied as a link-match record."));
    }
    const auto line = card.board().line();
    if (!line)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(record::writeSgf(std::span{&*line, 1})));
    m_parts.status.setText(tr("Position copied as SGF."));
}

} // namespace qipan::app
