// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/navigation.h"

#include "ui/base/accessible_role.h"
#include "ui/base/change_events.h"
#include "ui/pages/home_page.h"

namespace qipan::ui {
namespace {

/// Returns what screen readers say when the focus comes to a page. Games have the names of their boards.
QString pageName(Page page)
{
    switch (page) {
    case Page::Home:
        return PageStack::tr("Home page");
    case Page::NewGame:
    case Page::LinkStart:
        return PageStack::tr("New game");
    case Page::LinkScores:
        return PageStack::tr("High scores");
    case Page::LinkReplay:
    case Page::DuelReplay:
        return PageStack::tr("Replay");
    case Page::Lesson:
        return PageStack::tr("Lesson");
    case Page::Host:
        return PageStack::tr("Table");
    case Page::Join:
        return PageStack::tr("Join a table");
    case Page::History:
        return PageStack::tr("History");
    case Page::Record:
        return PageStack::tr("Record");
    case Page::Statistics:
        return PageStack::tr("Statistics");
    case Page::Rules:
        return PageStack::tr("Rules and help");
    case Page::Book:
        return PageStack::tr("Book");
    case Page::Puzzles:
        return PageStack::tr("Puzzles");
    case Page::Preferences:
        return PageStack::tr("Preferences");
    case Page::Match:
    case Page::Link:
    case Page::Duel:
        break;
    }
    return {};
}

} // namespace

PageStack::PageStack(const Actions& actions, QWidget* parent)
    : QStackedWidget{parent}
    , m_actions{actions}
    , m_navigation{new Navigation{*this, this}}
{
    (void)page<HomePage>();
}

QWidget& PageStack::widgetOf(Page id)
{
    if (const auto found = m_pages.find(id); found != m_pages.end())
        return *found->second;
    QWidget* page = m_factories.at(id)();
    page->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // no page determines the window's size
    if (!pageName(id).isEmpty()) {
        setAccessibleRole(*page, QAccessible::Grouping);
        keepTranslated(page, [page, id] { page->setAccessibleName(pageName(id)); });
    }
    m_pages.emplace(id, page);
    addWidget(page);
    Q_EMIT created(id);
    return *page;
}

void PageStack::bringToFront(Page page)
{
    QWidget& next = widgetOf(page);
    QWidget* focused = window()->focusWidget();
    if (&next != currentWidget() && currentWidget()->isAncestorOf(focused))
        focused->clearFocus(); // otherwise Qt passes it to any control of the next page, which may not be filled yet
    setCurrentWidget(&next);
}

Navigation::Navigation(PageStack& pages, QObject* parent)
    : QObject{parent}
    , m_pages{pages}
{
}

void Navigation::setPage(Page page)
{
    m_pages.bringToFront(page);
    const bool isOther = page != m_page;
    if (page == Page::Home) {
        m_previous.clear();
    } else if (isOther) {
        m_previous.removeAll(page);
        m_previous << m_page;
    }
    m_page = page;
    m_pages.focusPage();
    if (isOther)
        Q_EMIT pageChanged(page);
}

void Navigation::leavePage()
{
    const Page closed = m_page;
    setPage(previousPage());
    forget(closed);
}

void Navigation::setGame(const QString& key)
{
    m_game = key;
    Q_EMIT gameChanged(key);
}

} // namespace qipan::ui
