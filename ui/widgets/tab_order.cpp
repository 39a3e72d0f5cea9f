// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tab_order.h"

#include <QAbstractScrollArea>

#include <algorithm>
#include <vector>

namespace qipan::ui {
namespace {

/// A control, or a widget with controls, and where it lies in its parent.
struct TabPart {
    QRect place;
    QWidgetList stops;
};
using TabParts = std::vector<TabPart>;

/// The topmost child at this point.
const QWidget* childAt(const QWidget& parent, const QPoint& point)
{
    const QObjectList& children = parent.children(); // the topmost last
    const auto isThere = [&](const QObject* each) {
        const auto* child = qobject_cast<const QWidget*>(each);
        return child != nullptr && !child->isWindow() && child->isVisible() && child->geometry().contains(point)
            && !child->testAttribute(Qt::WA_TransparentForMouseEvents);
    };
    const auto found = std::find_if(children.rbegin(), children.rend(), isThere);
    return found == children.rend() ? nullptr : static_cast<const QWidget*>(*found);
}

/// Whether the middle of `widget` lies below another widget or outside its parent, where it cannot be scrolled to.
bool isCovered(const QWidget& widget)
{
    QPoint middle = widget.rect().center();
    for (const QWidget* each = &widget; !each->isWindow(); each = each->parentWidget()) {
        const QWidget& parent = *each->parentWidget();
        const auto* area = qobject_cast<const QAbstractScrollArea*>(parent.parentWidget());
        middle = each->mapToParent(middle);
        if (area != nullptr && area->viewport() == &parent)
            middle = {std::clamp(middle.x(), 0, std::max(0, parent.width() - 1)),
                      std::clamp(middle.y(), 0, std::max(0, parent.height() - 1))};
        if (!parent.rect().contains(middle) || childAt(parent, middle) != each)
            return true;
    }
    return false;
}

bool isStop(const QWidget& widget, const QWidget* current)
{
    if (&widget == current)
        return true;
    return widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr
        && !isCovered(widget);
}

/// Splits `parts`, which are sorted by `first`, before the first one that begins where all before it have ended.
template <typename First, typename Last>
TabParts::iterator gapIn(TabParts& parts, First first, Last last)
{
    constexpr int overlap = 2; // pixels; neighbours may touch
    std::ranges::sort(parts, {}, first);
    int end = last(parts.front());
    for (auto each = parts.begin() + 1; each != parts.end(); ++each) {
        if (first(*each) > end - overlap)
            return each;
        end = std::max(end, last(*each));
    }
    return parts.end();
}

/// The stops of all parts: row by row, and within a row that cannot be split column by column.
QWidgetList inReadingOrder(TabParts parts)
{
    if (parts.size() <= 1)
        return parts.empty() ? QWidgetList{} : parts.front().stops;
    auto gap = gapIn(
        parts, [](const TabPart& part) { return part.place.top(); },
        [](const TabPart& part) { return part.place.bottom(); });
    if (gap == parts.end())
        gap = gapIn(
            parts, [](const TabPart& part) { return part.place.left(); },
            [](const TabPart& part) { return part.place.right(); });
    if (gap != parts.end())
        return inReadingOrder({parts.begin(), gap}) + inReadingOrder({gap, parts.end()});
    std::ranges::sort(parts, {}, [](const TabPart& part) { return std::pair{part.place.top(), part.place.left()}; });
    QWidgetList stops;
    for (const TabPart& part : parts)
        stops += part.stops;
    return stops;
}

/// The stops within `window`, and `current`, which has the focus.
QWidgetList tabStops(const QWidget& window, const QWidget* current)
{
    TabParts parts;
    for (QObject* each : window.children()) {
        auto* child = qobject_cast<QWidget*>(each);
        if (child == nullptr || child->isWindow() || !child->isVisible())
            continue;
        QWidgetList stops = tabStops(*child, current);
        if (isStop(*child, current))
            stops.prepend(child);
        if (!stops.isEmpty())
            parts.push_back({child->geometry(), stops});
    }
    return inReadingOrder(std::move(parts));
}

} // namespace

bool moveFocus(QWidget& window, bool next)
{
    QWidget* current = window.focusWidget();
    const QWidgetList stops = tabStops(window, current);
    if (stops.isEmpty())
        return false;
    const qsizetype at = stops.indexOf(current);
    const qsizetype to = next ? at + 1 : std::max(at, qsizetype{0}) - 1 + stops.size();
    window.setAttribute(Qt::WA_KeyboardFocusChange);
    stops[to % stops.size()]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace qipan::ui
