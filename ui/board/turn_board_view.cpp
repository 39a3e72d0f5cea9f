#include "ui/board/turn_board_view.h"

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

/// True when `after` goes on from `before` by one ply.
bool isNextPly(const BoardGame& before, const BoardGame& after)
{
    const auto& old = before.plies();
    const auto& now = after.plies();
    return now.size() == old.size() + 1 && std::equal(old.begin(), old.end(), now.begin());
}

} // namespace

TurnBoardView::TurnBoardView(const BoardGame& start, RowNumbers rowNumbers, ActOn actOn, QWidget* parent)
    : BoardView{start.size(), rowNumbers, actOn, parent}
    , m_game{start.clone()}
{
    connect(this, &BoardView::hoveredCellChanged, this, qOverload<>(&QWidget::update));
}

TurnBoardView::~TurnBoardView() = default;

void TurnBoardView::showPosition(const BoardGame& game, bool animate)
{
    const auto before = std::exchange(m_game, game.clone());
    m_hint.reset();
    for (int index = 0; index < boardSize().cells(); ++index)
        clock().stop(index);
    if (before->size() != game.size()) {
        setBoardSize(game.size());
    } else if (isNextPly(*before, game)) {
        if (animate && options().animation)
            animateFrom(*before);
        tellNews(*before);
    } else if (animate && options().animation) {
        animateFrom(*before);
    }
    update();
}

void TurnBoardView::tellNews(const BoardGame& before)
{
    const bool black = before.sideToMove() == Side::Black;
    const QString name = nameOf(m_game->plies().back().cell);
    const QString played = black ? tr("Black plays %1").arg(name) : tr("White plays %1").arg(name);
    if (const auto side = m_game->passed()) {
        const QString passes = *side == Side::Black ? tr("Black passes") : tr("White passes");
        announce(passes);
        //: Two pieces of news for screen readers, for example "Black plays D3. White passes".
        speak(tr("%1. %2").arg(played, passes));
    } else {
        speak(played);
    }
}

void TurnBoardView::setMayPlay(bool may)
{
    if (may != m_mayPlay) {
        m_mayPlay = may;
        update();
    }
}

void TurnBoardView::setHint(std::optional<Cell> cell)
{
    m_hint = cell;
    update();
    if (cell)
        speak(tr("Hint: %1").arg(nameOf(*cell)));
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

QString TurnBoardView::describe(Cell cell) const
{
    const auto stone = m_game->stoneAt(cell);
    QString words = !stone ? tr("empty") : *stone == Side::Black ? tr("black") : tr("white");
    const auto row = m_game->winningLine();
    if (std::find(row.begin(), row.end(), cell) != row.end())
        words = tr("%1, winning row").arg(words);
    if (isLast(cell))
        words = tr("%1, last move").arg(words);
    if (m_hint == cell)
        words = tr("%1, hint").arg(words);
    return words;
}

void TurnBoardView::enterPressed()
{
    if (m_ended)
        Q_EMIT continueRequested();
    else
        BoardView::enterPressed();
}

} // namespace qipan::ui
