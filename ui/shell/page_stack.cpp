// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_stack.h"

#include "ui/pages/home_page.h"
#include "ui/shell/navigation.h"

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

} // namespace qipan::ui
