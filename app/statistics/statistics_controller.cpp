// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics_controller.h"

#include "app/base/names.h"
#include "app/statistics/statistics.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/statistics_page.h"
#include "ui/shell/status_bar.h"
#include "ui/statistics/statistics_text.h"

#include <QDateTime>

namespace qipan::app {

namespace {

constexpr int blink = 200; ///< milliseconds

[[nodiscard]] ui::Profile ownProfile(const ui::Preferences& preferences)
{
    return preferences.name.isEmpty() ? ui::Profile{} : ui::Profile{false, preferences.name};
}

/// Returns the games that a choice includes.
[[nodiscard]] QStringList gamesOf(const ui::StatisticsChoice& choice)
{
    if (!choice.game.isEmpty())
        return {choice.game};
    QStringList all{ui::linkKey.toString()};
    for (const GameInfo& game : games())
        all << ui::textOf(game.key);
    return all;
}

} // namespace

StatisticsController::StatisticsController(const ui::WindowParts& window, ui::PageRef<ui::StatisticsPage> page,
                                           PreferenceStore& preferences, HistoryStore& history, Settings& settings,
                                           QObject* parent)
    : PageController{ui::Page::Statistics, window.navigation, parent}
    , m_parts{window}
    , m_page{page}
    , m_preferences{preferences}
    , m_history{history}
    , m_settings{settings}
{
    m_longer.setSingleShot(true);
    m_longer.setInterval(blink);
    connect(&m_longer, &QTimer::timeout, this, [this] { m_page->setCounting(true); });
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(window.actions.statistics, &QAction::triggered, this, &StatisticsController::show);
    connect(&m_history, &HistoryStore::changed, this, [this] {
        if (isShown())
            count();
    });
}

void StatisticsController::connectPage()
{
    m_page->setTheme(m_theme);
    connect(&*m_page, &ui::StatisticsPage::closed, this, [this] { navigation().setPage(m_previousPage); });
    connect(&*m_page, &ui::StatisticsPage::choiceChanged, this, [this] {
        m_isChosen = true;
        m_parts.messages.withdraw(ui::Message::Topic::Reset);
        count();
    });
    connect(&*m_page, &ui::StatisticsPage::resetRequested, this, &StatisticsController::askForReset);
    connect(&*m_page, &ui::StatisticsPage::undoRequested, this, &StatisticsController::undo);
}

void StatisticsController::show()
{
    const Page before = navigation().page();
    if (before != Page::Statistics)
        m_previousPage = before == Page::Match || before == Page::Link ? before : Page::Home;
    ui::StatisticsPage& page = *m_page;
    if (!m_isChosen)
        page.setChoice(
            {.profile = ownProfile(m_preferences.value()), .game = page.choice().game, .period = page.choice().period});
    m_page.show();
    count();
}

void StatisticsController::count()
{
    m_isStale = m_isCounting;
    if (m_isCounting)
        return;
    m_isCounting = true;
    m_longer.start();
    m_history.ask(
        *this,
        [guest = playerName({}), choice = m_page->choice(), resets = m_settings.statisticsResets(),
         time = CountingTime{QDateTime::currentMSecsSinceEpoch(), QTimeZone::systemTimeZone()}](
            HistoryFile& file) -> Result<ui::Statistics, QString> {
            auto played = readPlayed(file, guest);
            if (!played)
                return played.error();
            return countStatistics(std::move(played.value()), choice, resets, time);
        },
        [this](const Result<ui::Statistics, QString>& result) { take(result); });
}

void StatisticsController::take(const Result<ui::Statistics, QString>& result)
{
    m_isCounting = false;
    if (m_isStale)
        return count();
    m_longer.stop();
    m_page->setCounting(false);
    if (!result) {
        m_page->setErrorText(result.error());
        return;
    }
    // After a change of name there are no games yet, so another profile is shown instead of none.
    if (!m_isChosen && result->isEmpty() && !result->profiles.empty()
        && std::ranges::find(result->profiles, m_page->choice().profile) == result->profiles.end()) {
        ui::StatisticsChoice choice = m_page->choice();
        choice.profile = result->profiles.front();
        m_page->setChoice(choice);
        return count();
    }
    m_page->setStatistics(*result);
    Q_EMIT counted();
}

void StatisticsController::askForReset()
{
    const ui::StatisticsChoice choice = m_page->choice();
    const QString name = ui::profileName(choice.profile);
    const QString text = choice.game.isEmpty()
        ? tr("All games of %1 up to now will no longer count in the statistics. They stay in the history.").arg(name)
        : tr("All %2 games of %1 up to now will no longer count in the statistics. They stay in the history.")
              .arg(name, ui::gameName(choice.game));
    m_parts.messages.post({.topic = ui::Message::Topic::Reset,
                           .text = text,
                           .agree = tr("Rese&t"),
                           .decline = tr("&Keep"),
                           .agreed = [this, choice] { reset(choice); },
                           .page = ui::Page::Statistics});
}

void StatisticsController::reset(const ui::StatisticsChoice& choice)
{
    const QStringList games = gamesOf(choice);
    std::vector<StatisticsReset> resets = m_settings.statisticsResets();
    Done done;
    const auto isReplaced = [&](const StatisticsReset& reset) {
        return reset.profile == choice.profile && games.contains(reset.game);
    };
    std::ranges::copy_if(resets, std::back_inserter(done.replaced), isReplaced);
    std::erase_if(resets, isReplaced);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (const QString& game : games)
        done.made.push_back({.profile = choice.profile, .game = game, .from = now});
    resets.insert(resets.end(), done.made.begin(), done.made.end());
    m_settings.setStatisticsResets(resets);
    m_resets.push_back(std::move(done));
    m_page->setUndoable(true);
    Q_EMIT changed();
    m_parts.status.setText(tr("Statistics reset. You can undo this until you quit."));
    count();
}

void StatisticsController::undo()
{
    if (m_resets.empty())
        return;
    const Done done = std::move(m_resets.back());
    m_resets.pop_back();
    std::vector<StatisticsReset> resets = m_settings.statisticsResets();
    std::erase_if(resets,
                  [&](const StatisticsReset& reset) { return std::ranges::find(done.made, reset) != done.made.end(); });
    resets.insert(resets.end(), done.replaced.begin(), done.replaced.end());
    m_settings.setStatisticsResets(resets);
    m_page->setUndoable(!m_resets.empty());
    Q_EMIT changed();
    m_parts.status.setText(tr("Reset undone."));
    count();
}

void StatisticsController::pageHidden(Page)
{
    m_parts.messages.withdraw(ui::Message::Topic::Reset);
}

void StatisticsController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (auto* page = m_page.get())
        page->setTheme(theme);
}

void StatisticsController::retranslate()
{
    if (isShown())
        count();
}

} // namespace qipan::app
