// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/lesson_controller.h"

#include "app/base/board_options.h"
#include "app/base/languages.h"
#include "app/book/book_loader.h"
#include "app/book/book_search.h"
#include "ui/base/texts.h"
#include "ui/board/board_view.h"
#include "ui/book/diagram_board.h"
#include "ui/link/tile_set.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/lesson_page.h"
#include "ui/shell/navigation.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace qipan::app {

namespace {

[[nodiscard]] QString instructionOf(const book::Page& page)
{
    QStringList words;
    for (const book::Block& block : page.blocks) {
        if (const auto* text = std::get_if<book::Prose>(&block))
            words << withoutMarkup(text->markdown);
    }
    return words.join(u"\n\n");
}

} // namespace

LessonController::LessonController(const ui::WindowParts& window, ui::PageRef<ui::LessonPage> page,
                                   PreferenceStore& preferences, Settings& settings, const LinkController& link,
                                   QObject* parent)
    : PageController{ui::Page::Lesson, window.navigation, parent}
    , m_messages{window.messages}
    , m_page{page}
    , m_preferences{preferences}
    , m_settings{settings}
    , m_link{link}
{
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(&navigation(), &ui::Navigation::pageChanged, this, &LessonController::pageChanged);
}

void LessonController::connectPage()
{
    ui::LessonPage& page = *m_page;
    connect(&page, &ui::LessonPage::closed, this, &LessonController::close);
    connect(&page, &ui::LessonPage::nextRequested, this, [this] { show(m_step + 1); });
    connect(&page, &ui::LessonPage::playRequested, this, &LessonController::leaveToPlay);
    connect(&page, &ui::LessonPage::backRequested, this, [this] { show(m_step - 1); });
    connect(&page, &ui::LessonPage::refused, this, &LessonController::moveRefused);
    connect(&page, &ui::LessonPage::stepRequested, this,
            [this](int step) { show(static_cast<std::size_t>(step) - 1); });
    connect(&page, &ui::LessonPage::solved, this, &LessonController::solved);
}

/// Closing the rules, the book, the puzzles or the preferences returns to the lesson.
void LessonController::pageChanged(ui::Page page)
{
    m_isOpen = m_isOpen
        && (page == ui::Page::Lesson || page == ui::Page::Rules || page == ui::Page::Book || page == ui::Page::Puzzles
            || page == ui::Page::Preferences);
}

void LessonController::start(const QString& game)
{
    m_language = Languages::current();
    auto chapter = loadLesson(m_language, game);
    if (!chapter)
        return m_messages.showMessage(tr("The program was built without this lesson."));
    if (!std::exchange(m_isOpen, true))
        m_previousGame = navigation().game();
    m_chapter = std::move(chapter);
    m_game = game;
    navigation().setGame(game);
    m_page.show();
    show(firstStep(*m_chapter, m_settings.lesson(game)));
}

std::size_t LessonController::firstStep(const book::Chapter& chapter, const LessonProgress& progress)
{
    const auto left = std::ranges::find(chapter.pages, progress.step.toStdString(), &book::Page::anchor);
    if (left != chapter.pages.end())
        return static_cast<std::size_t>(left - chapter.pages.begin());
    const std::vector<bool> solved = solvedSteps(chapter, progress);
    const auto skipped = std::ranges::find(solved, false);
    return skipped != solved.end() ? static_cast<std::size_t>(skipped - solved.begin()) : 0;
}

std::vector<bool> LessonController::solvedSteps(const book::Chapter& chapter, const LessonProgress& progress)
{
    std::vector<bool> solved;
    for (const book::Page& page : chapter.pages)
        solved.push_back(progress.solved.contains(QString::fromStdString(page.anchor)));
    return solved;
}

void LessonController::solved()
{
    LessonProgress progress = m_settings.lesson(m_game);
    const QString anchor = QString::fromStdString(m_chapter->pages[m_step].anchor);
    const bool isLast = m_step + 1 == m_chapter->pages.size();
    const bool isNew = !progress.solved.contains(anchor);
    if (isNew)
        progress.solved << anchor;
    m_settings.setLesson(m_game, progress);
    const bool isDone = (isNew || isLast) && !std::ranges::count(solvedSteps(*m_chapter, progress), false);
    if (isLast || isDone)
        finish();
    Q_EMIT stepSolved(isDone);
}

/// Starts at the beginning next time, or where something was skipped.
void LessonController::finish()
{
    LessonProgress progress = m_settings.lesson(m_game);
    progress.step.clear();
    progress.isFinished = true;
    m_settings.setLesson(m_game, progress);
}

void LessonController::show(std::size_t step)
{
    m_step = step;
    const book::Page& page = m_chapter->pages[step];
    const book::Diagram& diagram = *exerciseOf(page);
    LessonProgress progress = m_settings.lesson(m_game);
    progress.step = step > 0 ? QString::fromStdString(page.anchor) : QString{};
    m_settings.setLesson(m_game, progress);
    auto tiles = diagram.link ? m_link.tilesFor(diagram.link->tiles) : nullptr;
    if (tiles == nullptr)
        tiles = ui::makeTileSet(ui::TileSetKind::Pictures);
    auto board = ui::DiagramBoard::make(diagram, std::move(tiles));
    board->view().setTheme(m_theme);
    m_page->showStep({.title = QString::fromStdString(page.title),
                      .instruction = instructionOf(page),
                      .number = static_cast<int>(step) + 1,
                      .count = static_cast<int>(m_chapter->pages.size()),
                      .solved = solvedSteps(*m_chapter, progress),
                      .leadsToFirstGame = isNewToGame()},
                     std::move(board));
    applyPreferences();
}

void LessonController::leaveToPlay()
{
    finish();
    const ui::Page before = navigation().previousPage();
    const bool wasBoardShown = before == ui::Page::Match || before == ui::Page::Link;
    if (wasBoardShown && m_previousGame == m_game)
        close();
    else
        playFirst();
}

bool LessonController::isNewToGame() const
{
    return m_game == ui::linkKey ? m_preferences->link == ui::LinkPreferences{}
                                 : m_preferences->games.value(m_game) == ui::GamePreferences{};
}

/// A first game is easy: level 1 is where the settings of a new player begin.
void LessonController::playFirst()
{
    if (isNewToGame() && m_game == ui::linkKey)
        m_preferences.change([](ui::Preferences& now) { now.link.difficulty = link::Difficulty::Easy; });
    Q_EMIT playRequested(m_game);
}

void LessonController::close()
{
    m_isOpen = false;
    navigation().setGame(m_previousGame);
    navigation().leavePage();
}

void LessonController::hint()
{
    m_page->board()->showHint();
}

void LessonController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_chapter)
        m_page->board()->view().setTheme(theme);
}

void LessonController::applyPreferences()
{
    if (!m_chapter)
        return;
    ui::BoardOptions options = boardOptions(m_preferences.value());
    options.coordinates = true; // the text names cells
    options.threats = false;    // they would give the answer away
    options.moveNumbers = false;
    options.lastMove = false; // a stone that was set up is not a move
    m_page->board()->view().setOptions(options);
}

void LessonController::retranslate()
{
    if (!m_chapter || m_language == Languages::current())
        return;
    m_language = Languages::current();
    if (auto chapter = loadLesson(m_language, m_game)) {
        m_chapter = std::move(chapter);
        show(std::min(m_step, m_chapter->pages.size() - 1));
    }
}

} // namespace qipan::app
