// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_controller.h"

#include "app/base/languages.h"
#include "app/book/book_loader.h"
#include "app/book/lesson_controller.h"
#include "app/puzzle/puzzle_library.h"
#include "ui/base/texts.h"
#include "ui/game_appearance.h"
#include "ui/link/link_painting.h"
#include "ui/pages/home_page.h"

#include <QAction>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// Returns a card for link-match and one for each game of the registry, drawn by the games' own painters.
[[nodiscard]] std::vector<ui::HomeCard> homeCards(const ui::Theme& theme, ui::TileSetKind tiles)
{
    std::vector<ui::HomeCard> cards;
    cards.push_back({ui::linkKey.toString(), [theme, tiles](QPainter& painter, const QRectF& area) {
                         ui::paintLinkCard(painter, area, theme, tiles);
                     }});
    for (const ui::GameAppearance& appearance : ui::gameAppearances()) {
        cards.push_back(
            {ui::textOf(appearance.key), [theme, paint = appearance.paintCard](QPainter& painter, const QRectF& area) {
                 paint(painter, area, theme);
             }});
    }
    return cards;
}

} // namespace

HomeController::HomeController(const ui::WindowParts& window, ui::PageRef<ui::HomePage> page,
                               PreferenceStore& preferences, const Settings& settings, HistoryStore& store,
                               QObject* parent)
    : PageController{ui::Page::Home, window.navigation, parent}
    , m_page{page}
    , m_preferences{preferences}
    , m_settings{settings}
    , m_store{store}
    , m_tiles{preferences->link.tiles}
{
    connect(&*m_page, &ui::HomePage::gameChosen, this, &HomeController::gameChosen);
    connect(&*m_page, &ui::HomePage::choiceRequested, this, &HomeController::choiceRequested);
    connect(&*m_page, &ui::HomePage::todayChosen, this, &HomeController::choose);
    connect(window.actions.home, &QAction::triggered, this, [this] { m_page.show(); });
    connect(&window.navigation, &ui::Navigation::gameChanged, &*m_page, &ui::HomePage::setLastGame);
    connect(&m_store, &HistoryStore::changed, this, [this] {
        if (isShown())
            readToday();
    });
}

void HomeController::setWaiting(const QString& continueText, const QStringList& games)
{
    m_page->setContinue(continueText);
    m_page->setWaiting(games);
}

void HomeController::readToday()
{
    m_store.ask(
        *this,
        [today = QDate::currentDate()](HistoryFile& file) {
            return app::readToday(file.data(), today, QTimeZone::systemTimeZone());
        },
        [this](const Result<TodayFacts, QString>& facts) {
            if (facts)
                m_facts = *facts;
            else if (!m_facts)
                m_facts = TodayFacts{}; // what does not depend on the file can be done all the same
            showToday();
        });
}

void HomeController::showToday()
{
    if (m_facts)
        m_page->setToday(todayEntries(*m_facts, nextLesson(), QDate::currentDate(), QTimeZone::systemTimeZone()));
}

/// Returns the lesson that was begun, or else the first one that was not, or else one of which steps were skipped.
std::optional<NextLesson> HomeController::nextLesson() const
{
    std::optional<NextLesson> next;
    std::optional<NextLesson> skipped;
    for (const QString& game : {u"gomoku"_s, u"reversi"_s, ui::linkKey.toString()}) {
        const LessonProgress progress = m_settings.lesson(game);
        const bool isBegun = progress.isFinished || !progress.step.isEmpty() || !progress.solved.isEmpty();
        if (!next && !isBegun)
            next = {.game = game};
        const auto chapter = isBegun ? loadLesson(Languages::current(), game) : std::nullopt;
        if (!chapter)
            continue;
        const NextLesson rest{game, static_cast<int>(LessonController::firstStep(*chapter, progress)) + 1,
                              static_cast<int>(chapter->pages.size())};
        if (!progress.isFinished)
            return rest;
        if (!skipped && std::ranges::count(LessonController::solvedSteps(*chapter, progress), false) > 0)
            skipped = rest;
    }
    return next ? next : skipped;
}

void HomeController::choose(ui::TodayEntry::Kind kind)
{
    switch (kind) {
    case ui::TodayEntry::Kind::Deal:
        Q_EMIT dealRequested();
        break;
    case ui::TodayEntry::Kind::Puzzles:
        Q_EMIT puzzlesRequested(m_facts->duePuzzles > 0 ? PuzzleSet::due.toString() : QString{});
        break;
    case ui::TodayEntry::Kind::Lesson:
        if (const auto lesson = nextLesson())
            Q_EMIT lessonRequested(lesson->game);
        break;
    case ui::TodayEntry::Kind::Result:
        Q_EMIT resultRequested(*m_facts->last);
        break;
    }
}

void HomeController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    showCards();
}

void HomeController::applyPreferences()
{
    if (std::exchange(m_tiles, m_preferences->link.tiles) != m_preferences->link.tiles)
        showCards();
}

void HomeController::showCards()
{
    m_page->setCards(homeCards(m_theme, m_tiles));
}

} // namespace qipan::app
