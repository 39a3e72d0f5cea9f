// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/navigation.h"

#include "ui/pages/home_page.h"

#include <QAbstractButton>
#include <QEvent>

#include <algorithm>

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

void PageStack::endAbove(QWidget* widget)
{
    if (m_below != nullptr)
        m_below->removeEventFilter(this);
    m_below = widget;
    if (m_below != nullptr)
        m_below->installEventFilter(this);
    leaveRoom();
}

void PageStack::leaveRoom()
{
    const bool isNeeded = m_below != nullptr && m_below->isVisible() && coversButtons(*m_below);
    setContentsMargins(0, 0, 0, isNeeded ? std::max(0, geometry().bottom() + 1 - m_below->y()) : 0);
}

/// Whether a widget of the window would hide the middle of a button if pages did not end above it.
bool PageStack::coversButtons(const QWidget& widget) const
{
    const int room = contentsMargins().bottom();
    const QRect covered = widget.geometry();
    return std::ranges::any_of(currentWidget()->findChildren<QAbstractButton*>(), [&](const QAbstractButton* button) {
        const QPoint middle = button->mapTo(window(), button->rect().center());
        return button->isVisible() && covered.contains(middle + QPoint{0, room});
    });
}

bool PageStack::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    const bool isMoved = type == QEvent::Show || type == QEvent::Hide || type == QEvent::Move || type == QEvent::Resize;
    if (watched == m_below && isMoved)
        leaveRoom();
    return QStackedWidget::eventFilter(watched, event);
}

void PageStack::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    leaveRoom();
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
    m_previous.removeAll(closed);
}

void Navigation::setGame(const QString& key)
{
    m_game = key;
    Q_EMIT gameChanged(key);
}

} // namespace qipan::ui
