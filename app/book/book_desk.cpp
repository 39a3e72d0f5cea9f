#include "app/book/book_desk.h"

#include "app/board_options.h"
#include "app/book/book_search.h"
#include "app/book/chapter_pdf.h"
#include "app/tables/match_words.h"
#include "ui/board/board_view.h"
#include "ui/book/book_contents.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/link/tile_set.h"
#include "ui/pages/book_page.h"
#include "ui/texts.h"

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

constexpr std::chrono::seconds readAfter{6};

} // namespace

BookDesk::BookDesk(ui::MainWindow& window, Settings& settings, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_settings{settings}
    , m_pdf{new ChapterPdf{window, this}}
    , m_loading{*this}
    , m_searching{*this}
    , m_solving{*this}
    , m_broken{window}
    , m_kept{settings.book()}
{
    m_reading.setSingleShot(true);
    m_reading.setInterval(readAfter);
    connect(&m_reading, &QTimer::timeout, this, [this] {
        m_wasLooked = true;
        noteRead();
    });
    connect(&m_window, &ui::MainWindow::pageCreated, this, [this](Page page) {
        if (page == Page::Book)
            connectPage();
    });
    connect(&m_window, &ui::MainWindow::pageChanged, this, [this](Page page) {
        if (page != Page::Book) {
            m_reading.stop();
            stopAnswer();
        } else if (m_book != nullptr && !isBeside(m_window.bookPage().place())) {
            m_reading.start();
        }
    });
}

BookDesk::~BookDesk() = default;

void BookDesk::connectPage()
{
    ui::BookPage& page = m_window.bookPage();
    m_isConnected = true;
    page.setTheme(m_theme);
    connect(&page, &ui::BookPage::closed, &m_window, &ui::MainWindow::leavePage);
    connect(&page, &ui::BookPage::pageShown, this, &BookDesk::pageShown);
    connect(&page.reader(), &ui::BookReader::endReached, this, &BookDesk::noteRead);
    connect(&page, &ui::BookPage::bookmarkWanted, this, &BookDesk::setBookmark);
    connect(&page, &ui::BookPage::searched, this, &BookDesk::search);
    connect(&page, &ui::BookPage::linkPressed, this, &BookDesk::follow);
    connect(&page, &ui::BookPage::linkPointedAt, this, &BookDesk::explain);
    connect(&page, &ui::BookPage::answerWanted, this, &BookDesk::answer);
    connect(&page, &ui::BookPage::ended, this,
            [](ui::DiagramCard* card) { card->say(MatchWords::ending(*card->board().position())); });
    connect(&page, &ui::BookPage::playWanted, this, [this](ui::DiagramCard* card) { play(*card); });
    connect(&page, &ui::BookPage::copyWanted, this, [this](ui::DiagramCard* card) { copy(*card); });
    connect(&page, &ui::BookPage::pdfWanted, this, &BookDesk::savePdf);
    applyPreferences();
}

void BookDesk::savePdf()
{
    const book::Chapter* shown = m_book ? m_book->find(m_window.bookPage().place().chapter.toStdString()) : nullptr;
    if (shown == nullptr)
        return;
    book::Chapter chapter = *shown;
    if (auto cited = m_book->citedBy(chapter))
        chapter.pages.push_back(std::move(*cited));
    m_pdf->ask(chapter, ui::makeTileSet(ui::TileSetKind::Pictures));
}

void BookDesk::show(const ui::BookPlace& place)
{
    m_wanted = !place.chapter.isEmpty() ? place : m_kept.place;
    m_window.setPage(Page::Book);
    if (m_book == nullptr || m_language != chapterLanguage())
        return load();
    if (!place.chapter.isEmpty())
        m_window.bookPage().leadTo(place);
    reload();
}

void BookDesk::showBeside(book::Chapter chapter)
{
    const ui::BookPlace place{ui::textOf(chapter.key), {}};
    setBeside(std::move(chapter));
    show(place);
}

void BookDesk::setBeside(book::Chapter chapter)
{
    m_beside = std::move(chapter);
    if (m_loaded != nullptr)
        compose();
}

bool BookDesk::isBeside(const ui::BookPlace& place) const
{
    return m_beside && place.chapter == ui::textOf(m_beside->key);
}

void BookDesk::compose()
{
    std::vector<book::Chapter> chapters = m_loaded->chapters();
    if (m_beside)
        chapters.push_back(*m_beside);
    m_book = std::make_shared<const book::Book>(std::move(chapters));
    m_window.bookPage().setBook(m_book, ui::makeTileSet(ui::TileSetKind::Pictures), m_wanted);
    if (m_window.page() != Page::Book)
        m_reading.stop(); // no longer visible
    showKept();
}

void BookDesk::load()
{
    m_loading.start(
        [this, language = chapterLanguage(), own = ownFolder()](const std::atomic<bool>&) -> BackgroundTask::Tell {
            LoadedBook book = loadBook(language, own);
            return [this, language, book = std::move(book)] {
                loaded(language, book);
                m_window.bookPage().open(m_wanted);
            };
        });
}

/// An author edits a chapter file and looks at it again; the shown page does not change.
void BookDesk::reload()
{
    if (m_loading.isRunning())
        return;
    m_loading.start([this, language = m_language, own = ownFolder(),
                     known = m_ownFiles](const std::atomic<bool>&) -> BackgroundTask::Tell {
        if (ownFiles(own) == known)
            return [] {};
        LoadedBook book = loadBook(language, own);
        return [this, language, book = std::move(book)] { loaded(language, book); };
    });
}

QString BookDesk::ownFolder() const
{
    return m_settings.folder() + u"/lessons";
}

void BookDesk::loaded(const QString& language, const LoadedBook& loaded)
{
    if (loaded.book->chapters().empty())
        return m_window.tell(tr("The book is empty: the program was built without its chapters."));
    const bool isOther = m_book == nullptr || m_ownFiles != loaded.files; // and not the same in another language
    m_language = language;
    m_loaded = loaded.book;
    m_ownFiles = loaded.files;
    compose();
    if (isOther || m_broken.isTold())
        m_broken.tell(tr("Not all of your own chapters can be shown whole: %1."), loaded.broken);
}

void BookDesk::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_book != nullptr)
        m_window.bookPage().setTheme(theme);
}

void BookDesk::applyPreferences()
{
    if (m_isConnected)
        m_window.bookPage().setOptions(boardOptions(m_window.preferences()));
}

void BookDesk::retranslate()
{
    if (m_book == nullptr || m_language == chapterLanguage())
        return;
    m_wanted = m_window.bookPage().place();
    load();
}

void BookDesk::search(const QString& text)
{
    if (text.isEmpty() || m_book == nullptr)
        return m_searching.cancel();
    m_searching.start([this, text, book = m_book](const std::atomic<bool>& stop) -> BackgroundTask::Tell {
        auto found = searchBook(*book, text, stop);
        return [this, found = std::move(found)] { m_window.bookPage().contents().setFound(found); };
    });
}

void BookDesk::follow(const QString& address)
{
    const auto target = book::readTarget(address.toStdString());
    const book::Chapter* from = m_book->find(m_window.bookPage().place().chapter.toStdString());
    if (!target || from == nullptr)
        return;
    if (target->kind == book::LinkTarget::Kind::Puzzles)
        return Q_EMIT puzzlesWanted(ui::textOf(target->anchor));
    if (target->kind == book::LinkTarget::Kind::Lesson)
        return Q_EMIT lessonWanted(ui::textOf(target->anchor));
    if (const auto place = m_book->resolve(*target, *from)) {
        m_window.bookPage().leadTo(
            {ui::textOf(place->chapter->key), place->page != nullptr ? ui::textOf(place->page->anchor) : QString{}});
    }
}

/// Shows the definition of a term, or the name of a source, in one line.
void BookDesk::explain(const QString& address)
{
    QString words;
    const auto target = book::readTarget(address.toStdString());
    const book::Chapter* from = m_book->find(m_window.bookPage().place().chapter.toStdString());
    const bool tells =
        target && (target->kind == book::LinkTarget::Kind::Term || target->kind == book::LinkTarget::Kind::Source);
    if (tells && from != nullptr) {
        if (const auto place = m_book->resolve(*target, *from); place && place->page != nullptr) {
            for (const book::Block& block : place->page->blocks) {
                const auto* text = std::get_if<book::Words>(&block);
                if (text == nullptr)
                    continue;
                words = tr("%1: %2").arg(ui::textOf(place->page->title), plainWords(text->markdown));
                break;
            }
        }
    }
    m_window.bookPage().setExplanation(words);
}

void BookDesk::pageShown(const ui::BookPlace& place)
{
    m_wasLooked = false;
    if (isBeside(place))
        return m_reading.stop();
    m_kept.place = place;
    m_settings.setBookPlace(place);
    m_reading.start();
}

void BookDesk::noteRead()
{
    ui::BookPage& page = m_window.bookPage();
    const ui::BookPlace& place = page.place();
    if (!m_wasLooked || !page.reader().wasAtEnd() || m_kept.read.contains(place))
        return;
    m_settings.addRead(place);
    readKept();
}

void BookDesk::setBookmark(const ui::BookPlace& place, bool wanted)
{
    if (isBeside(place)) {
        showKept(); // resets the button
        return m_window.setStatus(tr("This chapter was made of a game and is not kept: it takes no bookmarks."));
    }
    m_settings.setBookmark(place, wanted);
    readKept();
    m_window.setStatus(wanted ? tr("Bookmarked: the list stands at the top of the contents.")
                              : tr("The bookmark is gone."));
}

/// Rereads the lists, because another program on this folder may have changed them.
void BookDesk::readKept()
{
    const ui::BookPlace place = m_kept.place;
    m_kept = m_settings.book();
    m_kept.place = place;
    showKept();
}

void BookDesk::showKept()
{
    m_window.bookPage().setKept(m_kept.read, m_kept.bookmarks);
}

} // namespace qipan::app
