// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/book_page.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/shortcuts.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/book/book_contents.h"
#include "ui/icons/icon.h"
#include "ui/pages/book_covers.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

BookPage::BookPage(QWidget* parent)
    : ClosablePage{parent}
    , m_more{new QPushButton{this}}
    , m_title{new QLabel{this}}
    , m_back{new QToolButton{this}}
    , m_pdf{makeButton(this, &BookPage::pdfRequested)}
    , m_bookmark{new QPushButton{this}}
    , m_close{makeCloseButton()}
    , m_contents{new BookContents{this}}
    , m_reader{new BookReader{this}}
    , m_covers{new BookCovers{this}}
    , m_middle{new QStackedWidget{this}}
    , m_parts{makeButton(this, [this] { navigateTo({}); })}
    , m_explanation{makeTextLabel(this)}
    , m_previous{makeButton(this, [this] { turn(-1); })}
    , m_next{makeButton(this, [this] { turn(1); })}
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QWidget* each : QWidgetList{m_reader, m_covers})
        m_middle->addWidget(each);
    m_middle->setSizePolicy(QSizePolicy::Expanding,
                            QSizePolicy::Ignored); // it scrolls, while the buttons must be fully visible
    m_bookmark->setCheckable(true);
    m_more->setCheckable(true);
    m_previous->setIcon(icon(u"go-previous"_s));
    m_next->setIcon(icon(u"go-next"_s));
    m_next->setLayoutDirection(Qt::RightToLeft); // puts the icon behind the text
    m_back->setFocusPolicy(Qt::StrongFocus);     // like the buttons beside it, which are QPushButtons
    m_explanation->hide();
    m_explanation->installEventFilter(this);
    makeLayout();
    connectParts();
    makeKeys();
    setFocusProxy(m_reader);
    keepTranslated(this, [this] { retranslate(); });
    showTrail();
    arrange();
}

void BookPage::makeLayout()
{
    auto* buttons = new FlowLayout{Qt::AlignRight};
    for (QAbstractButton* button : QList<QAbstractButton*>{m_more, m_parts, m_back, m_pdf, m_bookmark, m_close})
        buttons->addWidget(button);
    auto* head = makeRow({{m_title, 1}, buttons}, {.spacing = 6}); // not that of the page, which is 0
    auto* column = makeColumn({head, {m_middle, 1}, m_explanation, makeRow({m_previous, stretch(), m_next})},
                              {.margins = {8, 8, 8, 8}});
    setLayout(makeRow({m_contents, {column, 1}}, {.margins = {0, 0, 0, 0}, .spacing = 0}));
}

void BookPage::connectParts()
{
    connect(m_contents, &BookContents::chosen, this, [this](const BookPlace& place) {
        if (place.chapter.isEmpty())
            return;
        navigateTo(place);
        if (m_isNarrow)
            openContents(false);
    });
    connect(m_contents, &BookContents::bookmarkRemoved, this,
            [this](const BookPlace& place) { Q_EMIT bookmarkRequested(place, false); });
    connect(m_contents, &BookContents::left, this, [this] {
        if (m_isNarrow)
            openContents(false);
        m_middle->currentWidget()->setFocus();
    });
    connect(m_covers, &BookCovers::chosen, this, &BookPage::navigateTo);
    connect(m_more, &QPushButton::toggled, this, &BookPage::openContents);
    connect(m_bookmark, &QPushButton::clicked, this,
            [this](bool wanted) { Q_EMIT bookmarkRequested(m_place, wanted); });
    connect(m_back, &QToolButton::clicked, this, &BookPage::goBack);
    connect(m_reader, &BookReader::lettersRequested, this, &BookPage::lettersRequested);
    connect(m_covers, &BookCovers::lettersRequested, this, &BookPage::lettersRequested);
    onFontChange(this, [this] {
        setLetters(m_letters);
        fitButtons();
    });
}

/// These shortcuts work wherever the focus is in the window while the page is shown: a button would handle arrows
/// itself, and a message above the page all other keys.
void BookPage::makeKeys()
{
    const auto on = [this](const QKeySequence& keys, auto&& act) {
        connect(new QShortcut{keys, this}, &QShortcut::activated, this, act);
    };
    on(Qt::ALT | Qt::Key_Left, [this] { turn(-1); });
    on(Qt::ALT | Qt::Key_Right, [this] { turn(1); });
    on(Qt::ALT | Qt::Key_Up, [this] { m_parts->click(); });
    on(Qt::ALT | Qt::Key_Backspace, [this] { goBack(); });
    on(Qt::CTRL | Qt::Key_PageUp, [this] { turn(-1); });
    on(Qt::CTRL | Qt::Key_PageDown, [this] { turn(1); });
    on(Qt::CTRL | Qt::Key_F, [this] {
        openContents(true);
        m_contents->field().setFocus();
    });
    on(Qt::CTRL | Qt::Key_S, [this] { m_pdf->click(); });
    on(Qt::CTRL | Qt::Key_D, [this] { m_bookmark->click(); });
    for (const auto key : {Qt::Key_Plus, Qt::Key_Equal}) // on the same key of many keyboards
        on(Qt::CTRL | key, [this] { Q_EMIT lettersRequested(1); });
    on(Qt::CTRL | Qt::Key_Minus, [this] { Q_EMIT lettersRequested(-1); });
    on(Qt::CTRL | Qt::Key_0, [this] { Q_EMIT lettersRequested(0); });
}

void BookPage::setLetters(int percent)
{
    m_letters = percent;
    m_reader->setLetters(percent);
    m_covers->setLetters(percent);
}

void BookPage::setBook(std::shared_ptr<const book::Book> book, std::shared_ptr<const TileSet> tiles,
                       const BookPlace& first)
{
    const auto before = std::exchange(m_book, std::move(book));
    m_reader->setTiles(std::move(tiles));
    m_contents->setBook(*m_book);
    const BookTrail::Stop shown{m_place, m_reader->scrolled()};
    const bool isGone = !m_place.chapter.isEmpty() && m_book->find(m_place.chapter.toStdString()) == nullptr;
    if (before == nullptr || isGone)
        m_place = m_book->find(first.chapter.toStdString()) != nullptr ? first : BookPlace{};
    if (before != nullptr && isPageAsIn(*before)) {
        showSurroundings();
    } else {
        open(m_place);
        if (m_place == shown.place)
            m_reader->scrollTo(shown.scrolled);
    }
    m_trail.keepOnly(
        [&](const BookPlace& place) {
            return place.chapter.isEmpty() || m_book->find(place.chapter.toStdString()) != nullptr;
        },
        m_place);
    showTrail();
}

/// Returns whether the shown page has the same content in another book.
bool BookPage::isPageAsIn(const book::Book& other) const
{
    const book::Chapter* here = m_book->find(m_place.chapter.toStdString());
    const book::Chapter* there = other.find(m_place.chapter.toStdString());
    if (here == nullptr || there == nullptr)
        return false;
    if (m_place.anchor.isEmpty())
        return here->title == there->title && book::haveSameText(here->introduction, there->introduction);
    const book::Page* page = here->findPage(m_place.anchor.toStdString());
    const book::Page* otherPage = there->findPage(m_place.anchor.toStdString());
    return page != nullptr && otherPage != nullptr && page->title == otherPage->title
        && book::haveSameText(page->blocks, otherPage->blocks);
}

void BookPage::navigateTo(const BookPlace& place)
{
    const BookTrail::Stop from{m_place, m_reader->scrolled()};
    open(place);
    if (m_place == from.place)
        return;
    m_trail.leave(from);
    showTrail();
}

void BookPage::goBack()
{
    if (m_trail.isEmpty())
        return;
    const BookTrail::Stop stop = m_trail.takeLast();
    open(stop.place);
    m_reader->scrollTo(stop.scrolled);
    showTrail();
}

void BookPage::showTrail()
{
    if (m_trail.isEmpty() && m_back->hasFocus())
        m_middle->currentWidget()->setFocus(); // Qt would move the focus to the button beside it
    m_back->setEnabled(!m_trail.isEmpty());
}

void BookPage::open(const BookPlace& place)
{
    if (m_book != nullptr && place.chapter.isEmpty())
        return showCovers();
    const book::Chapter* chapter = m_book ? m_book->find(place.chapter.toStdString()) : nullptr;
    if (chapter == nullptr)
        return;
    const bool hadFocus = m_reader->hasFocus();
    bringUp(m_reader);
    const book::Page* page = chapter->findPage(place.anchor.toStdString());
    m_place = {place.chapter, page != nullptr ? place.anchor : QString{}};
    setExplanation({});
    if (page != nullptr)
        m_reader->show(textOf(page->title), page->blocks);
    else
        m_reader->show(textOf(chapter->title), chapter->introduction);
    m_contents->setPlace(m_place);
    showSurroundings();
    if (hadFocus || !m_reader->hasFocus()) // otherwise screen readers read its first line, the title
        speak(*m_title, page != nullptr ? textOf(page->title) : textOf(chapter->title));
    Q_EMIT pageShown(m_place);
}

void BookPage::showCovers()
{
    m_place = {};
    setExplanation({});
    m_covers->setParts(partsOf(*m_book, m_read));
    bringUp(m_covers);
    m_contents->setPlace(m_place);
    showSurroundings();
    Q_EMIT pageShown(m_place);
}

void BookPage::bringUp(QWidget* shown)
{
    const QWidget* focus = window()->focusWidget();
    const bool hadFocus = focus != nullptr && m_middle->isAncestorOf(focus);
    const bool isOther = m_middle->currentWidget() != shown;
    m_middle->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (hadFocus && isOther)
        shown->setFocus();
}

void BookPage::setTheme(const Theme& theme)
{
    m_reader->setTheme(theme);
    m_covers->setTheme(theme);
}

/// Shows the position of the page in the book.
void BookPage::showSurroundings()
{
    const book::Chapter* chapter = m_book->find(m_place.chapter.toStdString());
    m_title->setText(m_place.anchor.isEmpty() || chapter == nullptr ? QString{} : textOf(chapter->title));
    m_bookmark->setEnabled(chapter != nullptr);
    m_pdf->setEnabled(chapter != nullptr);
    m_parts->setEnabled(chapter != nullptr);
    const QList<BookPlace> all = allPlaces();
    const qsizetype at = all.indexOf(m_place);
    m_previous->setEnabled(at > 0);
    m_next->setEnabled(at + 1 < all.size());
    showBookmark();
}

QList<BookPlace> BookPage::allPlaces() const
{
    QList<BookPlace> all{BookPlace{}}; // the covers
    for (const book::Chapter& chapter : m_book->chapters()) {
        all << BookPlace{textOf(chapter.key), {}};
        for (const book::Page& page : chapter.pages)
            all << BookPlace{textOf(chapter.key), textOf(page.anchor)};
    }
    return all;
}

void BookPage::turn(int pages)
{
    if (m_book == nullptr)
        return; // the book is not loaded yet
    const QList<BookPlace> all = allPlaces();
    const qsizetype at = all.indexOf(m_place) + pages;
    if (at >= 0 && at < all.size())
        open(all[at]);
}

void BookPage::setProgress(const QList<BookPlace>& read, const QList<BookPlace>& bookmarks)
{
    m_read = read;
    m_bookmarks = bookmarks;
    if (m_book != nullptr)
        m_covers->setParts(partsOf(*m_book, m_read));
    m_contents->setProgress(read, bookmarks);
    showBookmark();
}

void BookPage::showBookmark()
{
    m_bookmark->setChecked(m_bookmarks.contains(m_place));
}

void BookPage::setExplanation(const QString& text)
{
    m_explanation->setText(withBreaks(text));
    m_explanation->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        speak(*m_explanation, text);
}

/// Hides an explanation that appeared below the pointer when the pointer leaves it.
bool BookPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_explanation && event->type() == QEvent::Leave)
        setExplanation({});
    return ClosablePage::eventFilter(watched, event);
}

/// On a small page the buttons of the head are as wide as their texts, so that they stand in one row.
void BookPage::fitButtons()
{
    for (QPushButton* button : {m_more, m_parts, m_pdf, m_bookmark, m_close}) {
        const int words = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
        const int narrow = words + 2 * button->fontMetrics().averageCharWidth() + 8;
        button->setMaximumWidth(m_isNarrow ? narrow : QWIDGETSIZE_MAX);
    }
}

void BookPage::arrange()
{
    m_isNarrow = width() < narrowWidth;
    m_more->setVisible(m_isNarrow);
    fitButtons();
    auto* row = static_cast<QHBoxLayout*>(layout());
    if (m_isNarrow) {
        row->removeWidget(m_contents);
        m_contents->setMinimumWidth(0);
        m_contents->setMaximumWidth(QWIDGETSIZE_MAX);
        row->activate(); // the button has just appeared
        const int top = m_middle->geometry().top();
        m_contents->setGeometry(0, top, width(), height() - top);
        m_contents->raise();
        m_contents->setVisible(m_more->isChecked());
    } else {
        if (row->indexOf(m_contents) < 0)
            row->insertWidget(0, m_contents);
        const int line = fontMetrics().height();
        m_contents->setFixedWidth(std::clamp(width() / 4, std::min(13 * line, width() * 2 / 5), 20 * line));
        m_contents->show();
    }
}

void BookPage::openContents(bool open)
{
    m_more->setChecked(open);
    if (!m_isNarrow)
        return;
    arrange();
    if (open)
        m_contents->tree().setFocus();
    else
        m_middle->currentWidget()->setFocus();
}

void BookPage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        return m_reader->scroll(event->key() == Qt::Key_PageDown ? 1 : -1, false);
    case Qt::Key_Up:
    case Qt::Key_Down:
        return m_reader->scroll(event->key() == Qt::Key_Down ? 1 : -1, true);
    case Qt::Key_Space:
        return m_reader->scroll(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1, false);
    case Qt::Key_Escape:
        if (m_isNarrow && m_more->isChecked())
            return openContents(false);
        break;
    default:
        break;
    }
    ClosablePage::keyPressEvent(event);
}

void BookPage::retranslate()
{
    m_more->setText(tr("C&ontents"));
    m_parts->setText(tr("Pa&rts"));
    m_parts->setToolTip(tr("The parts of the book, and how much of them you have read (Alt+Up)"));
    m_bookmark->setText(tr("&Bookmark"));
    m_bookmark->setToolTip(withSystemKeys(tr("Bookmark this page (Ctrl+D)")));
    m_back->setText(tr("Bac&k"));
    m_back->setToolTip(tr("Back to where you came from (Alt+Backspace)"));
    m_pdf->setText(tr("&PDF…"));
    m_pdf->setAccessibleName(tr("Save chapter as PDF…"));
    m_pdf->setToolTip(withSystemKeys(tr("Save this chapter as PDF (Ctrl+S)")));
    m_previous->setText(tr("Previous page"));
    m_previous->setToolTip(tr("Alt+Left"));
    m_next->setText(tr("Next page"));
    m_next->setToolTip(tr("Alt+Right"));
    m_reader->setAccessibleName(tr("Book page"));
    QTimer::singleShot(0, this, &BookPage::fitButtons); // "Close" changes its text after the page
}

} // namespace qipan::ui
