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
    widget.setProperty(roleProperty, static_cast<int>(role));
}

} // namespace qipan::ui
