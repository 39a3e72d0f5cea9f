// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace qipan::ui {
namespace {

constexpr const char* roleProperty = "accessibleRole";

QAccessibleInterface* makeInterfaceWithRole(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr)
        return nullptr;
    const QVariant role = widget->property(roleProperty);
    return role.isValid() ? new QAccessibleWidget{widget, static_cast<QAccessible::Role>(role.toInt())} : nullptr;
}

} // namespace

void setAccessibleRole(QWidget& widget, QAccessible::Role role)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(makeInterfaceWithRole);
        return true;
    }();
    if (widget.property(roleProperty) == static_cast<int>(role))
        return;
    widget.setProperty(roleProperty, static_cast<int>(role));
    if (!QAccessible::isActive())
        return;
    // Screen readers remember the role of an object, so the widget becomes another one.
    if (QAccessibleInterface* known = QAccessible::queryAccessibleInterface(&widget))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
}

} // namespace qipan::ui
