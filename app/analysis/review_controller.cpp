// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/review_controller.h"

#include "app/analysis/review_text.h"
#include "ui/base/actions.h"
#include "ui/base/announcer.h"
#include "ui/board/turn_board_view.h"
#include "ui/panels/review_panel.h"
#include "ui/shell/status_bar.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace qipan::app {

ReviewController::ReviewController(const ui::WindowParts& window, AnalysedGame& game, QObject* parent)
    : QObject{parent}
    , m_status{window.status}
    , m_actions{window.actions}
    , m_game{game}
{
    connect(m_actions.review, &QAction::triggered, this, [this] {
        if (m_game.isShown())
            toggle();
    });
    connect(&game, &AnalysedGame::changed, this, &ReviewController::follow);
    game.whenCreated(this, [this] {
        connect(&m_game.reviewPanel(), &ui::ReviewPanel::pointChosen, &m_game, &AnalysedGame::showPlace);
        connect(&m_game.reviewPanel(), &ui::ReviewPanel::mistakeChosen, this, &ReviewController::chooseMistake);
    });
}

ReviewController::~ReviewController() = default;

void ReviewController::follow()
{
    const auto before = std::exchange(m_line, m_game.line());
    if (!m_line)
        return leave();
    const bool isOther = !before || before->number != m_line->number || before->plies != m_line->plies;
    if (isOther || (m_mistake && m_line->place + 1 != static_cast<std::size_t>(*m_mistake)))
        m_mistake.reset();
    if (before && before->number != m_line->number) { // nobody asked for values of this game
        m_review.reset();
        m_values.clear();
    }
    if (m_values.positions() > 0 && !(m_values.setup() == m_line->setup))
        m_review.reset(); // another game needs another engine
    const std::size_t same = m_values.follow(m_line->setup, m_line->plies, m_line->given);
    m_values.setRecorded(m_line->recorded);
    if (m_review)
        m_review->follow(same);
    show();
}

/// Discards everything; it is useless here.
void ReviewController::leave()
{
    if (m_values.positions() == 0)
        return;
    m_review.reset();
    m_values.clear();
    showAction();
    m_game.reviewPanel().hide();
    m_game.reviewPanel().setState({});
    Q_EMIT changed();
}

void ReviewController::toggle()
{
    if (isRunning())
        stop();
    else if (m_line && !m_line->plies.empty())
        start();
    follow();
}

void ReviewController::stop()
{
    m_review->cancel();
    Q_EMIT reviewed();
}

void ReviewController::start()
{
    const bool isDone = !m_values.firstUnreviewed();
    if (!m_review) {
        const GameInfo& game = *m_values.setup().game;
        const Limits limits = m_limits.value_or(GameReview::usualLimits(*m_values.positionAt(0)));
        m_review = std::make_unique<GameReview>(game.makeEngine(game.levels, 0), limits, m_values);
        connect(m_review.get(), &GameReview::progressed, this, &ReviewController::show);
        connect(m_review.get(), &GameReview::ended, this, [this] {
            show();
            Q_EMIT reviewed();
            m_status.setText(tr("All positions of this game are analysed."));
        });
    }
    m_review->start();
    if (isDone)
        m_status.setText(tr("This game is already analysed."));
}

void ReviewController::setProgressShown(bool shown)
{
    if (std::exchange(m_isProgressShown, shown) != shown && isRunning())
        show();
}

void ReviewController::addAnalysis(std::size_t place, const SearchResult& best, int analyst)
{
    if (place < m_values.positions()) {
        m_values.addAnalysis(place, best, analyst);
        show();
    }
}

void ReviewController::recall(const StoredAnalysis& analysis)
{
    m_values.recall(analysis);
    show();
}

void ReviewController::show()
{
    const ui::TurnBoardView* view = m_game.view();
    if (view == nullptr || m_values.positions() == 0)
        return;
    const auto nameOf = [view](Cell cell) { return view->nameOf(cell); };
    ui::ReviewState state{.graph = graphOf(m_values, m_line->plies, nameOf, m_line->openPositions()), .progress = {}};
    state.graph.current = static_cast<int>(m_line->place);
    state.graph.mistake = m_mistake;
    state.isOutdated = m_values.isOutdated();
    state.isRecorded = m_values.isAnyRecorded();
    state.isComplete = !m_values.firstUnreviewed();
    if (isRunning() && m_isProgressShown)
        state.progress = ui::ReviewState::Progress{.seen = static_cast<int>(m_values.reviewedCount()),
                                                   .all = static_cast<int>(m_values.reviewableCount())};
    showAction();
    ui::ReviewPanel& panel = m_game.reviewPanel();
    panel.setState(state);
    panel.setVisible(isRunning() || m_values.isAnyKnown());
    std::vector<record::MoveQuality> qualities;
    for (std::size_t i = 0; i + 1 < m_values.positions(); ++i)
        qualities.push_back(m_values.qualityOf(i));
    m_game.showQualities(qualities);
    Q_EMIT changed();
}

void ReviewController::chooseMistake(int move)
{
    const auto all = m_values.mistakes(m_values.positions());
    const auto mistake = std::ranges::find(all, move, &Mistake::move);
    if (mistake == all.end())
        return;
    m_game.showPlace(move - 1);
    m_mistake = move;
    showMistake(*mistake);
    show();
}

std::vector<Cell> ReviewController::betterLine() const
{
    const auto all = m_mistake ? m_values.mistakes(m_values.positions()) : std::vector<Mistake>{};
    const auto mistake = std::ranges::find(all, m_mistake.value_or(0), &Mistake::move);
    return mistake == all.end() ? std::vector<Cell>{} : mistake->line;
}

/// Shows the move and a better one in the position before it.
void ReviewController::showMistake(const Mistake& mistake)
{
    ui::TurnBoardView* view = m_game.view();
    if (view == nullptr)
        return;
    const QString text = mistakeText(mistake, m_values.isInDiscs(), [view](Cell cell) { return view->nameOf(cell); });
    if (mistake.better)
        view->setHint(mistake.better, {.cells = mistake.line, .first = mistake.side});
    view->setPlayed({.cell = mistake.played,
                     .text = shortMistakeText(mistake),
                     .spokenText = text,
                     .advantage = ui::ConsideredMove::Advantage::Behind});
    ui::speak(*view, text);
    m_status.setText(text);
}

/// The action stands for the game of the current page.
void ReviewController::showAction()
{
    if (m_game.isShown())
        m_actions.setReviewing(isRunning());
}

} // namespace qipan::app
