// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace qipan::ui {

/// Gives stacks of pages no role of their own for screen readers, and lets `setAccessibleRole` work.
void installAccessibleRoles();

/// Gives a widget another role for screen readers than that of its class: a painted graph or a bar with a question
/// would have none. Its name and description stay those of the widget. Set it while the widget is hidden.
void setAccessibleRole(QWidget& widget, QAccessible::Role role);

} // namespace qipan::ui
