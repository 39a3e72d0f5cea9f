// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/book_contents.h"

#include "ui/base/change_events.h"
#include "ui/base/texts.h"
#include "ui/book/contents_items.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/quiet_view.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

/// Identifies an entry across refills of the list.
[[nodiscard]] QString keyOfItem(const QTreeWidgetItem& item)
{
    const BookPlace place = placeOf(item);
    return place.chapter.isEmpty() ? item.text(0) : place.chapter + u'#' + place.anchor;
}

} // namespace

BookContents::BookContents(QWidget* parent)
    : QFrame{parent}
    , m_field{new QLineEdit{this}}
    , m_tree{new QuietView<QTreeWidget>{this}}
    , m_remove{new QAction{this}}
{
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(100);
    m_field->installEventFilter(this);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->installEventFilter(this);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(m_remove);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    setLayout(makeColumn({m_field, {m_tree, 1}}, {.margins = {8, 8, 4, 8}}));
    setAutoFillBackground(true);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (!isSearching())
            setFound({});
        Q_EMIT searched(text.trimmed());
    });
    connect(m_remove, &QAction::triggered, this, [this] {
        if (const QTreeWidgetItem* item = m_tree->currentItem(); item != nullptr)
            Q_EMIT bookmarkRemoved(placeOf(*item));
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &BookContents::followCurrent);
    for (const auto choice : {&QTreeWidget::itemClicked, &QTreeWidget::itemActivated})
        connect(m_tree, choice, this, [this](QTreeWidgetItem* item) { Q_EMIT chosen(placeOf(*item)); });
    keepTranslated(this, [this] {
        m_field->setPlaceholderText(tr("Search the book"));
        m_field->setAccessibleName(tr("Search the book"));
        m_tree->setAccessibleName(tr("Contents"));
        m_remove->setText(tr("Remove bookmark"));
        fill();
    });
}

void BookContents::setBook(const book::Book& book)
{
    const View before = view();
    m_book = &book;
    fill();
    restore(before);
    if (isSearching())
        Q_EMIT searched(m_field->text().trimmed()); // the results are of the previous book
}

BookContents::View BookContents::view() const
{
    View view{.scrolled = m_tree->verticalScrollBar()->value()};
    for (QTreeWidgetItemIterator each{m_tree, QTreeWidgetItemIterator::HasChildren}; *each != nullptr; ++each)
        view.expanded.insert(keyOfItem(**each), (*each)->isExpanded());
    if (const QTreeWidgetItem* item = m_tree->currentItem(); item != nullptr && !isBookmark(*item))
        view.current = keyOfItem(*item);
    return view;
}

void BookContents::restore(const View& view)
{
    if (view.expanded.isEmpty())
        return;
    for (QTreeWidgetItemIterator each{m_tree}; *each != nullptr; ++each) {
        const QString key = keyOfItem(**each);
        if (key == view.current && !isBookmark(**each))
            m_tree->setCurrentItem(*each);
        if ((*each)->childCount() > 0)
            (*each)->setExpanded(view.expanded.value(key, (*each)->isExpanded()));
    }
    m_tree->doItemsLayout(); // otherwise the list has not yet its old height
    m_tree->verticalScrollBar()->setValue(view.scrolled);
}

bool BookContents::isSearching() const
{
    return !m_field->text().trimmed().isEmpty();
}

void BookContents::fill()
{
    m_marked = nullptr;
    m_tree->clear();
    m_tree->setWordWrap(isSearching()); // excerpts have several lines; a title is elided
    if (m_book == nullptr)
        return;
    if (isSearching())
        fillFound();
    else
        fillContents();
}

void BookContents::fillContents()
{
    fillBookmarks();
    QTreeWidgetItem* group = nullptr;
    std::string_view game;
    for (const book::Chapter& chapter : m_book->chapters()) {
        if (chapter.key == book::sourcesKey && chapter.pages.empty())
            continue;
        if (group == nullptr || chapter.game != game) {
            game = chapter.game;
            group = makeContentsGroup(*m_tree, game == book::everyGame ? tr("For all games") : gameName(textOf(game)));
            m_tree->addTopLevelItem(group);
            group->setExpanded(true);
        }
        addChapter(group, chapter);
    }
    goToPlace();
}

/// Returns "Shapes · Open four"; for a page that no longer exists, its keys as links have them.
QString BookContents::titleOf(const BookPlace& place) const
{
    const book::Chapter* chapter = m_book->find(place.chapter.toStdString());
    if (chapter == nullptr)
        return place.chapter;
    if (place.anchor.isEmpty())
        return textOf(chapter->title);
    const book::Page* page = chapter->findPage(place.anchor.toStdString());
    return textOf(chapter->title) + u" · " + (page != nullptr ? textOf(page->title) : place.anchor);
}

/// Refills the bookmarks at the top of the list. The current entry stays one of them.
void BookContents::fillBookmarks()
{
    QTreeWidgetItem* current = m_tree->currentItem();
    const int at = current != nullptr && m_marked != nullptr ? m_marked->indexOfChild(current) : -1;
    const bool isExpanded = m_marked == nullptr || m_marked->isExpanded();
    delete std::exchange(m_marked, nullptr);
    if (!m_bookmarks.isEmpty()) {
        m_marked = makeContentsGroup(*m_tree, tr("Bookmarks"));
        m_tree->insertTopLevelItem(0, m_marked);
        for (const BookPlace& place : std::as_const(m_bookmarks))
            addContentsItem(m_marked, place, titleOf(place));
        m_marked->setExpanded(isExpanded);
    }
    if (at >= 0 && m_marked != nullptr)
        m_tree->setCurrentItem(m_marked->child(std::min(at, m_marked->childCount() - 1)));
    else if (at >= 0)
        goToPlace();
}

void BookContents::addChapter(QTreeWidgetItem* parent, const book::Chapter& chapter)
{
    const QString key = textOf(chapter.key);
    QString title = textOf(chapter.title);
    if (chapter.isOwn) {
        //: A chapter of the user's own, in the contents of the book.
        title = tr("%1 (yours)").arg(title);
    }
    QTreeWidgetItem* item = addContentsItem(parent, {key, {}}, title);
    showMarks(item);
    for (const book::Page& page : chapter.pages)
        showMarks(addContentsItem(item, {key, textOf(page.anchor)}, textOf(page.title)));
}

void BookContents::fillFound()
{
    for (const BookFinding& each : std::as_const(m_found)) {
        auto* item = addContentsItem(m_tree->invisibleRootItem(), each.place, each.title + u'\n' + each.excerpt);
        item->setToolTip(0, each.excerpt.toHtmlEscaped());
    }
    if (m_found.isEmpty()) {
        auto* item = new QTreeWidgetItem{m_tree};
        item->setText(0, tr("Nothing found."));
        item->setFlags(Qt::NoItemFlags);
    }
}

/// A chapter counts as read when its introduction and all its pages have been read.
bool BookContents::wasRead(const BookPlace& place) const
{
    const book::Chapter* chapter = place.anchor.isEmpty() ? m_book->find(place.chapter.toStdString()) : nullptr;
    if (chapter == nullptr)
        return m_read.contains(place);
    const bool isIntroduced = chapter->pages.empty() || !chapter->introduction.empty();
    return (!isIntroduced || m_read.contains(place))
        && std::ranges::all_of(chapter->pages, [&](const book::Page& page) {
               return m_read.contains(BookPlace{place.chapter, textOf(page.anchor)});
           });
}

void BookContents::showMarks(QTreeWidgetItem* item) const
{
    const BookPlace place = placeOf(*item);
    if (place.chapter.isEmpty())
        return;
    const bool isRead = wasRead(place);
    const bool isMarked = m_bookmarks.contains(place);
    const bool isShown = place == m_place;
    QString text = titleOfItem(*item);
    QString words = text;
    if (isMarked) {
        text.prepend(u"★ "_s);
        words = tr("%1, bookmark").arg(words);
    }
    if (isRead) {
        text += u" ✓"_s;
        words = tr("%1, read").arg(words);
    }
    if (isShown)
        words = tr("%1, shown").arg(words);
    QFont font = m_tree->font();
    font.setBold(isShown); // the highlight shows the current item
    item->setFont(0, font);
    item->setText(0, text);
    item->setData(0, Qt::AccessibleTextRole, words);
}

QTreeWidgetItem* BookContents::itemOf(const BookPlace& place) const
{
    if (place.chapter.isEmpty())
        return nullptr; // the covers; groups have no place either
    for (QTreeWidgetItemIterator each{m_tree}; *each != nullptr; ++each) {
        if (placeOf(**each) == place && !isBookmark(**each))
            return *each;
    }
    return nullptr;
}

/// Whether an entry is in the list of bookmarks.
bool BookContents::isBookmark(const QTreeWidgetItem& item) const
{
    return m_marked != nullptr && item.parent() == m_marked;
}

void BookContents::followCurrent()
{
    const QTreeWidgetItem* item = m_tree->currentItem();
    m_remove->setEnabled(item != nullptr && m_bookmarks.contains(placeOf(*item)));
}

void BookContents::setPlace(const BookPlace& place)
{
    const BookPlace before = std::exchange(m_place, place);
    for (const BookPlace& each : {before, m_place}) {
        if (QTreeWidgetItem* item = isSearching() ? nullptr : itemOf(each))
            showMarks(item);
    }
    goToPlace();
}

/// Makes the shown page the current entry and scrolls to it.
void BookContents::goToPlace()
{
    if (m_place.chapter.isEmpty())
        return m_tree->setCurrentItem(nullptr);
    const QTreeWidgetItem* current = m_tree->currentItem();
    if (current != nullptr && isBookmark(*current) && placeOf(*current) == m_place)
        return; // the user goes through the bookmarks
    if (QTreeWidgetItem* item = itemOf(m_place)) {
        m_tree->setCurrentItem(item);
        item->setExpanded(true);
        m_tree->scrollToItem(item);
    }
}

void BookContents::setProgress(const QList<BookPlace>& read, const QList<BookPlace>& bookmarks)
{
    m_read = read;
    m_bookmarks = bookmarks;
    if (m_book == nullptr || isSearching())
        return followCurrent();
    fillBookmarks();
    for (QTreeWidgetItemIterator each{m_tree}; *each != nullptr; ++each) {
        if (!isBookmark(**each))
            showMarks(*each);
    }
    followCurrent();
}

void BookContents::setFound(const QList<BookFinding>& found)
{
    m_found = found;
    fill();
}

bool BookContents::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) {
        if (watched == m_field && !m_field->text().isEmpty())
            m_field->clear();
        else
            Q_EMIT left();
        return true;
    }
    if (watched == m_field && (key == Qt::Key_Down || isEnter(key))) {
        m_tree->setFocus();
        if (m_tree->currentItem() == nullptr)
            m_tree->setCurrentItem(m_tree->topLevelItem(0));
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace qipan::ui
