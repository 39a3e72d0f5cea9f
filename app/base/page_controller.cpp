// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/page_controller.h"

#include "ui/shell/navigation.h"

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

} // namespace qipan::app
