// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessible_role.h"

#include <QAccessibleWidget>
#include <QStackedWidget>
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
    if (role.isValid())
        return new QAccessibleWidget{widget, static_cast<QAccessible::Role>(role.toInt())};
    // Otherwise Orca would say "layered pane" wherever the focus comes into a stack.
    return qobject_cast<QStackedWidget*>(widget) != nullptr ? new QAccessibleWidget{widget, QAccessible::Client}
                                                            : nullptr;
}

} // namespace

void installAccessibleRoles()
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(makeInterfaceWithRole);
        return true;
    }();
}

void setAccessibleRole(QWidget& widget, QAccessible::Role role)
{
    installAccessibleRoles();
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
