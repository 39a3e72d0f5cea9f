// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/review_controller.h"

#include "app/analysis/review_text.h"
#include "ui/base/actions.h"
#include "ui/board/turn_board_view.h"
#include "ui/panels/review_panel.h"
#include "ui/shell/status_bar.h"

#include <QAction>

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
    });
}

ReviewController::~ReviewController() = default;

void ReviewController::follow()
{
    const auto before = std::exchange(m_line, m_game.line());
    if (!m_line)
        return leave();
    if (m_values.positions() > 0 && !(m_values.setup() == m_line->setup))
        m_review.reset(); // another game needs another engine
    if (before && before->number != m_line->number && m_review)
        m_review->cancel(); // no review of this game was requested
    const std::size_t same = m_values.follow(m_line->setup, m_line->plies, m_line->given);
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
        m_review->cancel();
    else if (m_line && !m_line->plies.empty())
        start();
    follow();
}

void ReviewController::start()
{
    if (!m_review) {
        const GameInfo& game = *m_values.setup().game;
        const Limits limits = m_limits.value_or(GameReview::usualLimits(*m_values.positionAt(0)));
        m_review = std::make_unique<GameReview>(game.makeEngine(game.levels, 0), limits, m_values);
        connect(m_review.get(), &GameReview::progressed, this, &ReviewController::show);
        connect(m_review.get(), &GameReview::ended, this, [this] {
            show();
            m_status.setText(tr("All positions of this game are analysed."));
        });
    }
    m_review->start();
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

void ReviewController::show()
{
    const ui::TurnBoardView* view = m_game.view();
    if (view == nullptr || m_values.positions() == 0)
        return;
    const auto nameOf = [view](Cell cell) { return view->nameOf(cell); };
    ui::ReviewState state{.graph = graphOf(m_values, m_line->plies, nameOf), .progress = {}};
    state.graph.current = static_cast<int>(m_line->place);
    if (isRunning() && m_isProgressShown)
        state.progress = ui::ReviewState::Progress{.seen = static_cast<int>(m_values.reviewedCount()),
                                                   .all = static_cast<int>(m_values.reviewableCount())};
    showAction();
    ui::ReviewPanel& panel = m_game.reviewPanel();
    panel.setState(state);
    panel.setVisible(isRunning() || m_values.isAnyKnown());
    Q_EMIT changed();
}

/// The action stands for the game of the current page.
void ReviewController::showAction()
{
    if (m_game.isShown())
        m_actions.setReviewing(isRunning());
}

} // namespace qipan::app
