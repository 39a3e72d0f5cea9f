// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/navigation.h"

#include "ui/pages/home_page.h"

namespace qipan::ui {

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
