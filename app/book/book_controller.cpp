// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_controller.h"

#include "app/base/board_options.h"
#include "app/base/languages.h"
#include "app/book/book_search.h"
#include "app/book/chapter_pdf.h"
#include "app/match/match_text.h"
#include "ui/base/texts.h"
#include "ui/board/board_view.h"
#include "ui/book/book_contents.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/link/tile_set.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/book_page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>

namespace qipan::app {

BookController::BookController(const ui::WindowParts& window, ui::PageRef<ui::BookPage> page,
                               PreferenceStore& preferences, ui::JobBar& jobs, Settings& settings, QObject* parent)
    : PageController{ui::Page::Book, window.navigation, parent}
    , m_parts{window}
    , m_page{page}
    , m_preferences{preferences}
    , m_settings{settings}
    , m_pdf{new ChapterPdf{window, preferences, jobs, this}}
    , m_loading{*this}
    , m_searching{*this}
    , m_solving{*this}
    , m_broken{window}
    , m_progress{settings.book()}
{
    m_reading.setSingleShot(true);
    constexpr std::chrono::seconds readAfter{6};
    m_reading.setInterval(readAfter);
    connect(&m_reading, &QTimer::timeout, this, [this] {
        m_wasViewed = true;
        noteRead();
    });
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(window.actions.book, &QAction::triggered, this, [this] { show(); });
}

void BookController::connectPage()
{
    ui::BookPage& page = *m_page;
    page.setTheme(m_theme);
    connect(&page, &ui::BookPage::closed, &navigation(), &ui::Navigation::leavePage);
    connect(&page, &ui::BookPage::pageShown, this, &BookController::placeShown);
    connect(&page.reader(), &ui::BookReader::endReached, this, &BookController::noteRead);
    connect(&page, &ui::BookPage::bookmarkRequested, this, &BookController::setBookmark);
    connect(&page.contents(), &ui::BookContents::searched, this, &BookController::search);
    connect(&page.reader(), &ui::BookReader::linkPressed, this, &BookController::follow);
    connect(&page.reader(), &ui::BookReader::linkPointedAt, this, &BookController::explain);
    connect(&page.reader(), &ui::BookReader::answerRequested, this, &BookController::answer);
    connect(&page.reader(), &ui::BookReader::ended, this,
            [](ui::DiagramCard* card) { card->showMessage(MatchText::ending(*card->board().position())); });
    connect(&page.reader(), &ui::BookReader::playRequested, this, [this](ui::DiagramCard* card) { play(*card); });
    connect(&page.reader(), &ui::BookReader::analysisRequested, this, [this](const ui::DiagramCard* card) {
        if (const auto line = card->board().line())
            Q_EMIT analysisRequested(*line);
    });
    connect(&page.reader(), &ui::BookReader::copyRequested, this, [this](ui::DiagramCard* card) { copy(*card); });
    connect(&page, &ui::BookPage::lettersRequested, this, &BookController::changeLetters);
    connect(&page, &ui::BookPage::pdfRequested, this, &BookController::savePdf);
    applyPreferences();
}

void BookController::savePdf()
{
    const book::Chapter* shown = m_book ? m_book->find(m_page->place().chapter.toStdString()) : nullptr;
    if (shown == nullptr)
        return;
    book::Chapter chapter = *shown;
    if (auto cited = m_book->citedBy(chapter))
        chapter.pages.push_back(std::move(*cited));
    m_pdf->ask(chapter, ui::makeTileSet(ui::TileSetKind::Pictures));
}

void BookController::show(const ui::BookPlace& place)
{
    m_wanted = !place.chapter.isEmpty() ? place : m_progress.place;
    m_page.show();
    if (m_book == nullptr || m_language != Languages::current())
        return load();
    if (!place.chapter.isEmpty())
        m_page->navigateTo(place);
    reload();
}

void BookController::showExtraChapter(book::Chapter chapter)
{
    const ui::BookPlace place{ui::textOf(chapter.key), {}};
    setExtraChapter(std::move(chapter));
    show(place);
}

void BookController::setExtraChapter(book::Chapter chapter)
{
    m_extraChapter = std::move(chapter);
    if (m_loaded != nullptr)
        compose();
}

bool BookController::isExtraChapter(const ui::BookPlace& place) const
{
    return m_extraChapter && place.chapter == ui::textOf(m_extraChapter->key);
}

void BookController::compose()
{
    std::vector<book::Chapter> chapters = m_loaded->chapters();
    if (m_extraChapter)
        chapters.push_back(*m_extraChapter);
    m_book = std::make_shared<const book::Book>(std::move(chapters));
    m_page->setBook(m_book, ui::makeTileSet(ui::TileSetKind::Pictures), m_wanted);
    if (!isShown())
        m_reading.stop(); // no longer visible
    showProgress();
}

void BookController::load()
{
    m_loading.start(
        [this, language = Languages::current(), userFolder = userChapterFolder()](const std::atomic<bool>&) {
            LoadedBook book = loadBook(language, userFolder);
            return [this, language, book = std::move(book)] {
                loaded(language, book);
                m_page->open(m_wanted);
            };
        });
}

/// An author edits a chapter file and looks at it again; the shown page does not change.
void BookController::reload()
{
    if (m_loading.isRunning())
        return;
    m_loading.start([this, language = m_language, userFolder = userChapterFolder(),
                     known = m_userFiles](const std::atomic<bool>&) -> BackgroundTask::Reply {
        if (userFiles(userFolder) == known)
            return [] {};
        LoadedBook book = loadBook(language, userFolder);
        return [this, language, book = std::move(book)] { loaded(language, book); };
    });
}

void BookController::loaded(const QString& language, const LoadedBook& loaded)
{
    if (loaded.book->chapters().empty())
        return m_parts.messages.showMessage(tr("The book is empty: the program was built without its chapters."));
    const bool isOther = m_book == nullptr || m_userFiles != loaded.files; // and not the same in another language
    m_language = language;
    m_loaded = loaded.book;
    m_userFiles = loaded.files;
    compose();
    if (isOther || m_broken.isShown())
        m_broken.show(tr("Some of your chapters could not be loaded completely: %1."), loaded.broken);
}

void BookController::pageShown()
{
    if (m_book != nullptr && !m_page->place().chapter.isEmpty() && !isExtraChapter(m_page->place()))
        m_reading.start();
}

void BookController::pageHidden(ui::Page)
{
    m_reading.stop();
    stopAnswer();
}

void BookController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (auto* page = m_page.get())
        page->setTheme(theme);
}

void BookController::applyPreferences()
{
    auto* page = m_page.get();
    if (page == nullptr)
        return;
    page->setOptions(boardOptions(m_preferences.value()));
    page->setLetters(m_preferences->bookLetters);
}

void BookController::changeLetters(int steps)
{
    const std::span sizes{ui::Preferences::letterSizes};
    const auto at = std::ranges::find(sizes, m_preferences->bookLetters) - sizes.begin();
    const auto wanted = std::clamp<std::ptrdiff_t>(at + steps, 0, std::ssize(sizes) - 1);
    const int letters = steps == 0 ? ui::Preferences{}.bookLetters : sizes[static_cast<std::size_t>(wanted)];
    m_preferences.change([letters](ui::Preferences& now) { now.bookLetters = letters; });
    m_parts.status.setText(tr("Book text size: %1 %.").arg(letters));
}

void BookController::retranslate()
{
    if (m_book == nullptr || m_language == Languages::current())
        return;
    m_wanted = m_page->place();
    load();
}

void BookController::search(const QString& text)
{
    if (text.isEmpty() || m_book == nullptr)
        return m_searching.cancel();
    m_searching.start([this, text, book = m_book](const std::atomic<bool>& stop) {
        auto found = searchBook(*book, text, stop);
        return [this, found = std::move(found)] { m_page->contents().setFound(found); };
    });
}

void BookController::follow(const QString& address)
{
    const auto target = book::readTarget(address.toStdString());
    if (!target)
        return;
    if (target->kind == book::LinkTarget::Kind::Puzzles)
        return Q_EMIT puzzlesRequested(ui::textOf(target->anchor));
    if (target->kind == book::LinkTarget::Kind::Lesson)
        return Q_EMIT lessonRequested(ui::textOf(target->anchor));
    const book::Chapter* from = m_book->find(m_page->place().chapter.toStdString());
    if (from == nullptr)
        return; // the covers
    if (const auto place = m_book->resolve(*target, *from)) {
        m_page->navigateTo(
            {ui::textOf(place->chapter->key), place->page != nullptr ? ui::textOf(place->page->anchor) : QString{}});
    }
}

/// Shows the definition of a term, or the name of a source, in one line.
void BookController::explain(const QString& address)
{
    QString words;
    const auto target = book::readTarget(address.toStdString());
    const book::Chapter* from = m_book->find(m_page->place().chapter.toStdString());
    const bool isExplained =
        target && (target->kind == book::LinkTarget::Kind::Term || target->kind == book::LinkTarget::Kind::Source);
    if (isExplained && from != nullptr) {
        if (const auto place = m_book->resolve(*target, *from); place && place->page != nullptr) {
            for (const book::Block& block : place->page->blocks) {
                if (const auto* text = std::get_if<book::Prose>(&block)) {
                    words = tr("%1: %2").arg(ui::textOf(place->page->title), withoutMarkup(text->markdown));
                    break;
                }
            }
        }
    }
    m_page->setExplanation(words);
}

void BookController::placeShown(const ui::BookPlace& place)
{
    m_wasViewed = false;
    if (isExtraChapter(place))
        return m_reading.stop();
    m_progress.place = place;
    m_settings.setBookPlace(place);
    if (place.chapter.isEmpty())
        m_reading.stop(); // the covers
    else
        m_reading.start();
}

void BookController::noteRead()
{
    ui::BookPage& page = *m_page;
    const ui::BookPlace& place = page.place();
    if (!m_wasViewed || !page.reader().wasAtEnd() || m_progress.read.contains(place))
        return;
    m_settings.addRead(place);
    readProgress();
}

void BookController::setBookmark(const ui::BookPlace& place, bool wanted)
{
    if (isExtraChapter(place)) {
        showProgress(); // resets the button
        return m_parts.status.setText(
            tr("This chapter was made from a game and is not saved: you cannot bookmark it."));
    }
    m_settings.setBookmark(place, wanted);
    readProgress();
    m_parts.status.setText(wanted ? tr("Bookmark added at the top of the contents.") : tr("Bookmark removed."));
}

/// Rereads the lists, because another program on this folder may have changed them.
void BookController::readProgress()
{
    const ui::BookPlace place = m_progress.place;
    m_progress = m_settings.book();
    m_progress.place = place;
    showProgress();
}

void BookController::showProgress()
{
    m_page->setProgress(m_progress.read, m_progress.bookmarks);
}

} // namespace qipan::app
