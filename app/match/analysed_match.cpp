// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/analysed_match.h"

#include "app/match/match_presenter.h"
#include "ui/pages/match_page.h"

#include <algorithm>

namespace qipan::app {

AnalysedMatch::AnalysedMatch(ui::PageRef<ui::MatchPage> page, ui::Navigation& navigation, MatchController& controller,
                             std::function<std::function<qint64()>(const Table&)> rowOf, QObject* parent)
    : AnalysedGame{parent}
    , m_page{page}
    , m_controller{controller}
    , m_rowOf{std::move(rowOf)}
{
    connect(&controller, &MatchController::changed, this, &AnalysedMatch::changed);
    connect(&controller, &MatchController::shownChanged, this, &AnalysedMatch::changed);
    connect(&navigation, &ui::Navigation::pageChanged, this, &AnalysedMatch::changed);
}

std::optional<AnalysedGame::Line> AnalysedMatch::line() const
{
    if (!m_controller.shown().mayAnalyse())
        return std::nullopt;
    const Table& table = *m_controller.table();
    return Line{.number = table.round(),
                .setup = table.setup(),
                .plies = m_controller.plies(),
                .place = m_controller.position().plies().size(),
                .given = std::min(table.openingPlies(), m_controller.plies().size()),
                .choices = table.match().openingChoices()};
}

bool AnalysedMatch::isShown() const
{
    return m_page.isShown();
}

void AnalysedMatch::whenCreated(QObject* context, const std::function<void()>& connectPage) const
{
    m_page.whenCreated(context, connectPage);
}

ui::AnalysisPanel& AnalysedMatch::analysisPanel() const
{
    return m_page->analysis();
}

ui::MovesPanel& AnalysedMatch::movesPanel() const
{
    return m_page->movesPanel();
}

ui::ReviewPanel& AnalysedMatch::reviewPanel() const
{
    return m_page->review();
}

std::function<qint64()> AnalysedMatch::historyRow() const
{
    const Table* table = m_controller.table();
    return table != nullptr && !m_controller.isTrying() ? m_rowOf(*table) : std::function<qint64()>{};
}

void AnalysedMatch::showQualities(const std::vector<record::MoveQuality>& qualities)
{
    m_page->setQualities(MatchPresenter::listed(m_controller.plies(), qualities));
}

void AnalysedMatch::countHelp()
{
    m_controller.countHelp();
}

} // namespace qipan::app
