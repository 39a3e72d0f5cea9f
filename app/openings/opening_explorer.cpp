// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openings/opening_explorer.h"

#include "app/history/stored_analysis.h"
#include "ui/board/turn_board_view.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/moves_panel.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::app {

OpeningExplorer::OpeningExplorer(AnalysedGame& game, HistoryStore& store, OpeningIndexer& indexer, QObject* parent)
    : QObject{parent}
    , m_game{game}
    , m_store{store}
    , m_indexer{indexer}
{
    connect(&game, &AnalysedGame::changed, this, &OpeningExplorer::follow);
    connect(&indexer, &OpeningIndexer::progressed, this, [this] {
        if (m_panel != nullptr && m_panel->isVisible())
            show();
    });
    connect(&store, &HistoryStore::changed, this, [this] {
        m_isOld = true;
        follow();
    });
    m_game.whenCreated(this, [this] { connectPanel(); });
}

void OpeningExplorer::connectPanel()
{
    m_panel = &m_game.movesPanel().explorer();
    connect(m_panel, &ui::ExplorerPanel::shown, this, &OpeningExplorer::follow);
    connect(m_panel, &ui::ExplorerPanel::moveChosen, this, &OpeningExplorer::choose);
    connect(m_panel, &ui::ExplorerPanel::allRulesChosen, this, [this](bool all) {
        m_countsAllRules = all;
        m_isOld = true;
        follow();
    });
    connect(m_panel, &ui::ExplorerPanel::stopRequested, &m_indexer, &OpeningIndexer::stop);
    connect(m_panel, &ui::ExplorerPanel::resumeRequested, &m_indexer, &OpeningIndexer::resume);
}

void OpeningExplorer::follow()
{
    if (m_panel == nullptr || !m_game.isShown())
        return;
    const auto line = m_game.line();
    m_game.movesPanel().setExplorerOffered(line.has_value());
    if (!m_panel->isVisible())
        return;
    std::optional<Place> place;
    if (line && !line->setup.position && line->place < OpeningFile::indexedPlies) {
        const std::vector<Cell> moves = cellsOf(line->plies);
        const auto key =
            openings::keyAfter(line->setup.game->key, line->setup.size, std::span{moves}.first(line->place));
        if (key)
            place =
                Place{*key, line->place < moves.size() ? std::optional{moves[line->place]} : std::nullopt, line->setup};
    }
    const bool isOther = place.has_value() != m_place.has_value()
        || (place && (place->key.value() != m_place->key.value() || place->setup.rule != m_place->setup.rule));
    m_place = place;
    if (isOther) {
        m_moves.clear();
        m_others = 0;
        m_isOld = true;
    }
    if (m_place && m_isOld)
        ask();
    else
        show(); // the same position may lie otherwise
}

void OpeningExplorer::ask()
{
    if (m_isAsking)
        return; // once the answer is there, if it is still wanted
    m_isAsking = true;
    m_isOld = false;
    m_game.countHelp();
    const openings::PositionKey key = m_place->key;
    const GameInfo& game = *m_place->setup.game;
    const std::optional<int> rule = m_countsAllRules || game.rules.size() == 1
        ? std::nullopt
        : std::optional{OpeningFile::numberOf(game, m_place->setup.rule)};
    m_store.ask(
        *this, [key, rule](HistoryFile& file) { return OpeningFile{file.data()}.movesFrom(key, rule); },
        [this, key](const Result<std::vector<PlayedMove>, QString>& moves) {
            m_isAsking = false;
            if (m_isOld)
                return follow();
            if (m_place && m_place->key.value() == key.value() && moves)
                take(*moves);
            show();
        });
}

void OpeningExplorer::take(const std::vector<PlayedMove>& moves)
{
    m_moves = moves;
    std::erase_if(m_moves, [this](const PlayedMove& move) { return !cellOf(move); });
    m_others = 0;
    for (const PlayedMove& move : m_moves)
        m_others += move.others;
    std::erase_if(m_moves, [](const PlayedMove& move) { return move.games == 0; });
}

std::optional<Cell> OpeningExplorer::cellOf(const PlayedMove& move) const
{
    const ui::TurnBoardView* view = m_game.view();
    if (view == nullptr || !m_place)
        return std::nullopt;
    // Of symmetric moves the one that is in the line.
    if (m_place->next && m_place->key.numberOf(*m_place->next) == move.number)
        return m_place->next;
    const auto cell = m_place->key.moveOf(move.number);
    return cell && view->position().isLegal(*cell) ? cell : std::nullopt;
}

void OpeningExplorer::show()
{
    using Reading = ui::ExplorerState::Reading;
    if (m_panel == nullptr)
        return;
    ui::ExplorerState state;
    for (const PlayedMove& move : m_moves) {
        if (const auto cell = cellOf(move))
            state.moves.push_back({.name = m_game.view()->nameOf(*cell),
                                   .games = move.games,
                                   .blackWon = move.blackWon,
                                   .drawn = move.drawn,
                                   .whiteWon = move.whiteWon,
                                   .value = valueOf(move)});
    }
    state.note = note();
    if (m_place && m_place->setup.game->rules.size() > 1)
        state.countsAllRules = m_countsAllRules;
    if (m_indexer.progress())
        state.reading = m_indexer.isStopped() ? Reading::Stopped : Reading::Running;
    m_panel->setState(state);
}

QString OpeningExplorer::note() const
{
    if (const auto& progress = m_indexer.progress()) {
        const QString left = QLocale{}.toString(progress->all - progress->done);
        return m_indexer.isStopped()
            ? tr("%1 games have not been read").arg(left)
            : tr("Reading games: %1 %").arg(100 * static_cast<qint64>(progress->done) / std::max(1, progress->all));
    }
    if (!m_place) {
        const auto line = m_game.line();
        if (line && !line->setup.position && line->place >= OpeningFile::indexedPlies)
            return tr("Games are compared up to move %1.").arg(OpeningFile::indexedPlies);
        return tr("Positions like this are not compared.");
    }
    int games = 0;
    for (const PlayedMove& move : m_moves)
        games += move.games;
    return games == 0 && m_isAsking ? QString{} : countText(games);
}

QString OpeningExplorer::countText(int games) const
{
    if (m_others == 0)
        return games == 0 ? tr("No game of the history went on from here.")
                          : tr("%Ln game(s) of the history", nullptr, games);
    const QString others = QLocale{}.toString(m_others);
    if (games == 0)
        return tr("No game, %1 by other rules").arg(others);
    //: Games of the history by the rule of the shown game and by other rules: "12 games, 30 by other rules".
    return tr("%1, %2 by other rules").arg(tr("%Ln game(s)", nullptr, games), others);
}

void OpeningExplorer::choose(int move)
{
    const auto& shown = m_panel->state().moves;
    if (move < 0 || move >= std::ssize(shown))
        return;
    int row = 0;
    for (const PlayedMove& each : m_moves) {
        const auto cell = cellOf(each);
        if (cell && row++ == move)
            return Q_EMIT moveChosen(*cell);
    }
}

std::optional<int> OpeningExplorer::valueOf(const PlayedMove& move)
{
    if (move.analysed == 0)
        return std::nullopt;
    const double mean = static_cast<double>(move.chances) / move.analysed / chanceUnits;
    return static_cast<int>(std::lround(100 * mean));
}

} // namespace qipan::app
