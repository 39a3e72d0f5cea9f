// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_polling.h"

#include "app/base/page_controller.h"
#include "ui/shell/navigation.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace qipan::app {

HistoryPolling::HistoryPolling(const ui::WindowParts& window, HistoryStore& store,
                               std::vector<const PageController*> pages, QObject* parent)
    : QObject{parent}
    , m_window{window.window}
    , m_store{store}
    , m_pages{std::move(pages)}
{
    connect(&window.navigation, &ui::Navigation::pageChanged, this, &HistoryPolling::follow);
    m_window.installEventFilter(this);
}

HistoryPolling::~HistoryPolling() = default;

bool HistoryPolling::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide || event->type() == QEvent::WindowStateChange)
        follow();
    return QObject::eventFilter(watched, event);
}

void HistoryPolling::follow()
{
    m_store.setPolling(std::ranges::any_of(m_pages, &PageController::isShown) && m_window.isVisible()
                       && !m_window.isMinimized());
}

} // namespace qipan::app
