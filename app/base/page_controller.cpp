// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/page_controller.h"

#include "ui/shell/navigation.h"

#include <utility>

namespace qipan::app {

PageController::PageController(ui::Page id, ui::Navigation& navigation, QObject* parent)
    : QObject{parent}
    , m_id{id}
    , m_navigation{navigation}
{
}

bool PageController::isShown() const
{
    return m_navigation.page() == m_id;
}

PageControllers::PageControllers(ui::Navigation& navigation, QObject* parent)
    : QObject{parent}
    , m_none{new PageController{ui::Page::Home, navigation, this}}
    , m_current{navigation.page()}
{
}

void PageControllers::setCurrent(ui::Page page)
{
    const ui::Page before = std::exchange(m_current, page);
    of(before).pageHidden(page);
    if (m_current != page)
        return; // it opened another page
    of(page).pageShown();
    Q_EMIT currentChanged();
}

} // namespace qipan::app
