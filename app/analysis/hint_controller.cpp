// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/hint_controller.h"

#include "app/analysis/hint_text.h"
#include "ui/board/turn_board_view.h"
#include "ui/messages/message_queue.h"

#include <utility>

namespace qipan::app {

HintController::HintController(ui::MessageQueue& messages, ui::Page page)
    : m_messages{messages}
    , m_page{page}
{
}

HintController::~HintController() = default;

void HintController::search(const GameInfo& game, const BoardGame& position, ui::TurnBoardView& view)
{
    if (std::exchange(m_game, &game) != &game) {
        m_finder = std::make_unique<HintFinder>(game);
        connect(m_finder.get(), &HintFinder::found, this, &HintController::take);
    }
    m_view = &view;
    m_position = position.clone();
    say(tr("Looking for a good move…"));
    if (const auto known = m_known(position); !known.empty())
        explain(known);
    else
        m_finder->search(position);
}

void HintController::explain(const std::vector<SearchResult>& known)
{
    m_explainer = std::make_unique<HintFinder>(*m_game, known);
    connect(m_explainer.get(), &HintFinder::found, this, &HintController::show);
    m_explainer->search(*m_position);
}

/// Shows what was found, or explains another move that has become known as the best one meanwhile.
void HintController::take(const std::vector<SearchResult>& hints)
{
    const auto known = m_known(*m_position);
    if (!known.empty() && known.front().line.front() != hints.front().line.front())
        explain(known);
    else
        show(hints);
}

void HintController::show(const std::vector<SearchResult>& hints)
{
    if (!m_view)
        return;
    const SearchResult& hint = hints.front();
    // The most telling line: how the move wins, or which threat it must answer.
    ui::MoveLine line;
    const Side mover = m_position->sideToMove();
    if (hint.explanation && !hint.explanation->line.empty())
        line = {hint.explanation->line, hint.explanation->isOpponentLine ? opposite(mover) : mover};
    m_view->setHint(hint.line.front(), line);
    const HintText words{mover, [this](Cell cell) { return m_view->nameOf(cell); }};
    say(m_game->score.disc > 0 ? words.compared(hints, *m_position, m_game->score) : words.text(hint, m_game->score));
    Q_EMIT given();
}

void HintController::say(const QString& text)
{
    m_messages.post({.topic = ui::Message::Topic::Hint, .text = text, .page = m_page});
}

void HintController::cancel()
{
    if (m_finder)
        m_finder->cancel();
    if (m_explainer)
        m_explainer->cancel();
    if (m_view)
        m_view->setHint(std::nullopt);
    if (const ui::Message* hint = m_messages.find(ui::Message::Topic::Hint); hint != nullptr && hint->page == m_page)
        m_messages.withdraw(ui::Message::Topic::Hint);
}

} // namespace qipan::app
