#include "app/analysis/review_desk.h"

#include "app/analysis/review_words.h"
#include "ui/board/turn_board_view.h"
#include "ui/pages/match_page.h"
#include "ui/panels/review_panel.h"

#include <utility>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

} // namespace

ReviewDesk::ReviewDesk(ui::MainWindow& window, MatchDesk& desk, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_desk{desk}
{
    connect(&desk, &MatchDesk::changed, this, &ReviewDesk::follow);
    connect(&desk, &MatchDesk::shownChanged, this, &ReviewDesk::follow);
    connect(&window, &ui::MainWindow::pageCreated, this, [this](Page page) {
        if (page == Page::Match)
            connect(&m_window.matchPage().review(), &ui::ReviewPanel::pointChosen, &m_desk, &MatchDesk::lookAt);
    });
}

ReviewDesk::~ReviewDesk() = default;

void ReviewDesk::follow()
{
    if (m_desk.table() == nullptr || !m_desk.mayAnalyse())
        return leave();
    const GameSetup& setup = m_desk.table()->setup();
    if (m_values.positions() > 0 && !(m_values.setup() == setup))
        m_review.reset(); // another game needs another engine
    const Table& table = *m_desk.table();
    if (std::exchange(m_round, table.round()) != table.round() && m_review)
        m_review->cancel(); // no review of this round was requested
    const std::size_t same = m_values.follow(setup, table.match().game().plies(), table.openingPlies());
    if (m_review)
        m_review->follow(same);
    show();
}

/// Discards everything; it is useless here.
void ReviewDesk::leave()
{
    if (m_values.positions() == 0)
        return;
    m_review.reset();
    m_values.clear();
    m_window.actions().setReviewing(false);
    m_window.matchPage().review().hide();
    m_window.matchPage().review().setState({});
    Q_EMIT changed();
}

void ReviewDesk::toggle()
{
    if (isRunning())
        m_review->cancel();
    else if (m_desk.possible().review)
        start();
    follow();
}

void ReviewDesk::start()
{
    if (!m_review) {
        const GameInfo& game = *m_values.setup().game;
        const Limits limits = m_limits.value_or(GameReview::usualLimits(m_desk.position()));
        m_review = std::make_unique<GameReview>(game.makeEngine(game.levels, 0), limits, m_values);
        connect(m_review.get(), &GameReview::progressed, this, &ReviewDesk::show);
        connect(m_review.get(), &GameReview::ended, this, [this] {
            show();
            m_window.setStatus(tr("All positions of this game are analysed."));
        });
    }
    m_review->start();
}

void ReviewDesk::learn(const Thinking& best, int analyst)
{
    const std::size_t position = m_desk.position().plies().size();
    if (position < m_values.positions()) {
        m_values.learn(position, best, analyst);
        show();
    }
}

void ReviewDesk::show()
{
    const ui::TurnBoardView* view = m_desk.view();
    if (view == nullptr || m_values.positions() == 0)
        return;
    const ReviewWords words{[view](Cell cell) { return view->nameOf(cell); }};
    ui::ReviewState state{.graph = words.graph(m_values, m_desk.shown().match().game().plies()), .progress = {}};
    state.graph.current = static_cast<int>(m_desk.position().plies().size());
    if (isRunning())
        state.progress = ui::ReviewState::Progress{.seen = static_cast<int>(m_values.seen()),
                                                   .all = static_cast<int>(m_values.toSee())};
    m_window.actions().setReviewing(isRunning());
    ui::ReviewPanel& panel = m_window.matchPage().review();
    panel.setState(state);
    panel.show();
    Q_EMIT changed();
}

} // namespace qipan::app
