// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace qipan::ui {
namespace {

constexpr const char* roleProperty = "accessibleRole";

/// The usual interface, with the role that the widget has at present.
class WidgetWithRole final : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;

    QAccessible::Role role() const override
    {
        return static_cast<QAccessible::Role>(widget()->property(roleProperty).toInt());
    }
};

QAccessibleInterface* makeInterfaceWithRole(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr)
        return nullptr;
    return widget->property(roleProperty).isValid() ? new WidgetWithRole{widget} : nullptr;
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
