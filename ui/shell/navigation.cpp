// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/navigation.h"

#include "ui/shell/page_stack.h"

namespace qipan::ui {

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
    m_previous.removeAll(closed);
}

void Navigation::setGame(const QString& key)
{
    m_game = key;
    Q_EMIT gameChanged(key);
}

} // namespace qipan::ui
