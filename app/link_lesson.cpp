#include "app/link_lesson.h"

#include "app/board_options.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_lesson_page.h"
#include "ui/texts.h"

#include <array>
#include <string_view>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

struct LessonStep {
    int columns;
    std::string_view tiles; ///< row by row; a letter for each picture, a dot for an empty cell
    const char* words;
};

constexpr std::array steps{
    LessonStep{4, "a..a",
               QT_TRANSLATE_NOOP("qipan::app::LinkLesson",
                                 "Two equal tiles go when a line through empty cells joins them. Click one "
                                 "of these two, and then the other.")},
    LessonStep{3, "a.bb.a",
               QT_TRANSLATE_NOOP("qipan::app::LinkLesson",
                                 "The line may turn a corner, or two, but not three. Join both pairs.")},
    LessonStep{4, "abcacdbd",
               QT_TRANSLATE_NOOP("qipan::app::LinkLesson",
                                 "The space around the board is empty too: a line may leave the board "
                                 "and come back. Clear this board; there is more than one order.")},
};

[[nodiscard]] link::Board boardOf(const LessonStep& step)
{
    link::Board board{BoardSize{step.columns, static_cast<int>(step.tiles.size()) / step.columns}};
    for (std::size_t i = 0; i < step.tiles.size(); ++i) {
        const int at = static_cast<int>(i);
        if (step.tiles[i] != '.')
            board[{at % step.columns, at / step.columns}] = static_cast<link::Picture>(step.tiles[i] - 'a');
    }
    return board;
}

} // namespace

LinkLesson::LinkLesson(ui::MainWindow& window, LinkDesk& desk, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_desk{desk}
    , m_game{boardOf(steps.front())}
{
    connect(&m_window, &ui::MainWindow::pageCreated, this, &LinkLesson::connectPage);
}

void LinkLesson::connectPage(Page created)
{
    if (created != Page::LinkLesson)
        return;
    ui::LinkLessonPage& page = m_window.linkLessonPage();
    connect(&page.view(), &ui::BoardView::cellChosen, this, &LinkLesson::chosen);
    connect(&page, &ui::LinkLessonPage::closed, this, &LinkLesson::closed);
    connect(&page, &ui::LinkLessonPage::nextWanted, this, [this] {
        if (m_step + 1 < steps.size())
            show(m_step + 1);
        else
            Q_EMIT finished();
    });
}

void LinkLesson::start()
{
    m_window.setGame(ui::linkKey.toString());
    m_window.setPage(Page::LinkLesson);
    show(0);
}

void LinkLesson::show(std::size_t step)
{
    m_step = step;
    m_hasFailed = false;
    m_game = link::Game{boardOf(steps[step])};
    ui::LinkLessonPage& page = m_window.linkLessonPage();
    page.view().setTheme(m_theme);
    page.view().setOptions(boardOptions(m_window.preferences()));
    page.view().setTiles(m_desk.tilesFor(m_game.board()));
    page.view().showGame(m_game);
    page.setDone(false, step + 1 == steps.size());
    page.setWords(words());
}

void LinkLesson::chosen(Cell cell, Qt::MouseButton button)
{
    if (button != Qt::LeftButton || m_game.won())
        return;
    const link::Choice choice = m_game.choose(cell);
    ui::LinkLessonPage& page = m_window.linkLessonPage();
    page.view().showChoice(choice, m_game);
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    m_hasFailed = moved != nullptr && moved->why == link::Mismatch::NoPath;
    if (m_hasFailed || m_game.won() || m_game.stuck())
        page.setWords(words());
    if (m_game.won())
        page.setDone(true, m_step + 1 == steps.size());
}

QString LinkLesson::words() const
{
    if (m_game.won())
        return tr("Well done!");
    if (m_hasFailed)
        return tr(
            "These two are equal, but every line between them is blocked or has three corners. Take others first.");
    return tr(steps[m_step].words);
}

void LinkLesson::retranslate()
{
    if (m_window.page() == Page::LinkLesson)
        m_window.linkLessonPage().setWords(words());
}

} // namespace qipan::app
