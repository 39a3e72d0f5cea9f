// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review_controller.h"

#include "app/analysis/review_text.h"
#include "ui/board/turn_board_view.h"
#include "ui/pages/match_page.h"
#include "ui/panels/review_panel.h"
#include "ui/shell/status_bar.h"

namespace qipan::app {

namespace {

using Page = ui::Page;

} // namespace

ReviewController::ReviewController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page,
                                   MatchController& controller, QObject* parent)
    : QObject{parent}
    , m_status{window.status}
    , m_actions{window.actions}
    , m_page{page}
    , m_matchController{controller}
{
    connect(m_actions.review, &QAction::triggered, this, &ReviewController::toggle);
    connect(&controller, &MatchController::changed, this, &ReviewController::follow);
    connect(&controller, &MatchController::shownChanged, this, &ReviewController::follow);
    m_page.whenCreated(this, [this] {
        connect(&m_page->review(), &ui::ReviewPanel::pointChosen, &m_matchController, &MatchController::showPly);
    });
}

ReviewController::~ReviewController() = default;

void ReviewController::follow()
{
    if (m_matchController.table() == nullptr || !m_matchController.mayAnalyse())
        return leave();
    const GameSetup& setup = m_matchController.table()->setup();
    if (m_values.positions() > 0 && !(m_values.setup() == setup))
        m_review.reset(); // another game needs another engine
    const Table& table = *m_matchController.table();
    if (std::exchange(m_round, table.round()) != table.round() && m_review)
        m_review->cancel(); // no review of this round was requested
    const std::size_t same = m_values.follow(setup, table.match().game().plies(), table.openingPlies());
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
    m_actions.setReviewing(false);
    m_page->review().hide();
    m_page->review().setState({});
    Q_EMIT changed();
}

void ReviewController::toggle()
{
    if (isRunning())
        m_review->cancel();
    else if (m_matchController.actionState().review)
        start();
    follow();
}

void ReviewController::start()
{
    if (!m_review) {
        const GameInfo& game = *m_values.setup().game;
        const Limits limits = m_limits.value_or(GameReview::usualLimits(m_matchController.position()));
        m_review = std::make_unique<GameReview>(game.makeEngine(game.levels, 0), limits, m_values);
        connect(m_review.get(), &GameReview::progressed, this, &ReviewController::show);
        connect(m_review.get(), &GameReview::ended, this, [this] {
            show();
            m_status.setText(tr("All positions of this game are analysed."));
        });
    }
    m_review->start();
}

void ReviewController::addAnalysis(const SearchResult& best, int analyst)
{
    const std::size_t position = m_matchController.position().plies().size();
    if (position < m_values.positions()) {
        m_values.addAnalysis(position, best, analyst);
        show();
    }
}

void ReviewController::show()
{
    const ui::TurnBoardView* view = m_matchController.view();
    if (view == nullptr || m_values.positions() == 0)
        return;
    const auto nameOf = [view](Cell cell) { return view->nameOf(cell); };
    ui::ReviewState state{.graph = graphOf(m_values, m_matchController.shown().match().game().plies(), nameOf),
                          .progress = {}};
    state.graph.current = static_cast<int>(m_matchController.position().plies().size());
    if (isRunning())
        state.progress = ui::ReviewState::Progress{.seen = static_cast<int>(m_values.reviewedCount()),
                                                   .all = static_cast<int>(m_values.reviewableCount())};
    m_actions.setReviewing(isRunning());
    ui::ReviewPanel& panel = m_page->review();
    panel.setState(state);
    panel.setVisible(isRunning() || m_values.isAnyKnown());
    Q_EMIT changed();
}

} // namespace qipan::app
