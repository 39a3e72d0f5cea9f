// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/new_game_controller.h"

#include "app/statistics/statistics.h"
#include "core/games/registry.h"
#include "core/rating/level_ratings.h"
#include "ui/base/actions.h"
#include "ui/base/texts.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/resume_bar.h"

namespace qipan::app {

namespace {

/// Adds up the games against the computer's levels as they play now.
[[nodiscard]] ui::NewGamePage::LevelScores scoresIn(const std::vector<LevelScore>& counted)
{
    ui::NewGamePage::LevelScores scores;
    for (const LevelScore& each : counted) {
        const GameInfo* info = findGame(each.game.toStdString());
        if (info == nullptr || rating::isFormer(*info, each.level, each.edition))
            continue;
        ui::NewGamePage::LevelScore& score = scores[{each.game, each.level}];
        score.played += each.played;
        score.won += each.won;
    }
    return scores;
}

} // namespace

NewGameController::NewGameController(const ui::WindowParts& window, ui::PageRef<ui::NewGamePage> page,
                                     PreferenceStore& preferences, HistoryStore& history, QObject* parent)
    : PageController{ui::Page::NewGame, window.navigation, parent}
    , m_page{page}
    , m_preferences{preferences}
    , m_history{history}
{
    m_page.whenCreated(this, [this] { connectPage(); });
}

void NewGameController::connectPage()
{
    ui::NewGamePage& page = *m_page;
    page.unfinished().setUnfinished(m_unfinished);
    connect(&page, &ui::NewGamePage::closed, this, [this] { navigation().leavePage(); });
    connect(&page, &ui::NewGamePage::startRequested, this, &NewGameController::start);
    connect(&page, &ui::NewGamePage::linkRequested, this, [this](ui::NewGamePage::Opponent opponent) {
        Q_EMIT linkRequested(opponent == ui::NewGamePage::Opponent::Friend);
    });
    connect(&page, &ui::NewGamePage::hostRequested, this, [this](const ui::HostChoice& choice) {
        if (choice.start.empty())
            m_table = choice;
        m_preferences.change([&, name = m_page->ownName()](ui::Preferences& preferences) {
            preferences.name = name;
            preferences.games[choice.game].isWithFriend = true;
        });
        Q_EMIT hostRequested(choice);
    });
    connect(&page.unfinished(), &ui::ResumeBar::resumeRequested, this, &NewGameController::resumeRequested);
    connect(&page.unfinished(), &ui::ResumeBar::discardRequested, this, &NewGameController::discardRequested);
}

void NewGameController::start()
{
    // The page may be asked for the settings of another game once these are stored.
    const QString game = m_page->game();
    const ui::GamePreferences settings = m_page->settings();
    const QString secondName = m_page->secondName();
    m_preferences.change([&](ui::Preferences& preferences) { preferences.secondName = secondName; });
    Q_EMIT startRequested(game, settings);
}

void NewGameController::countScores()
{
    m_history.ask(
        *this, [](HistoryFile& file) { return readLevelScores(file); },
        [this](const Result<std::vector<LevelScore>, QString>& read) {
            if (read)
                m_page->setScores(scoresIn(read.value()));
        });
}

void NewGameController::show(const QString& game)
{
    countScores();
    m_page->setPreferences(m_preferences.value(), game);
    if (m_page->opponent() == ui::NewGamePage::Opponent::Friend && m_table.game == game)
        m_page->setTable(m_table);
    m_page.show();
}

void NewGameController::switchTo(const QString& game)
{
    m_page.show();
    m_page->switchTo(game);
}

void NewGameController::showTable()
{
    m_page->setPreferences(m_preferences.value(), navigation().game());
    if (m_table.game.isEmpty())
        m_page->setOpponent(ui::NewGamePage::Opponent::Friend);
    else
        m_page->setTable(m_table);
    m_page.show();
}

void NewGameController::showTable(const ui::HostChoice& continued)
{
    ui::HostChoice choice = continued;
    choice.clock = m_table.clock;
    choice.passcode = m_table.passcode;
    choice.acceptAnyone = m_table.acceptAnyone;
    m_page->setPreferences(m_preferences.value(), choice.game);
    m_page->setTable(choice);
    m_page.show();
}

void NewGameController::showError(const QString& error)
{
    m_page->setError(error);
    m_page.show();
}

void NewGameController::setUnfinished(const QString& text)
{
    m_unfinished = text;
    if (ui::NewGamePage* page = m_page.get())
        page->unfinished().setUnfinished(text);
}

} // namespace qipan::app
