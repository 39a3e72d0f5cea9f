// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/typing.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTextEdit>

namespace qipan::ui {

bool isTextField(const QWidget* widget)
{
    const auto* list = qobject_cast<const QComboBox*>(widget);
    return qobject_cast<const QLineEdit*>(widget) != nullptr || qobject_cast<const QTextEdit*>(widget) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr || (list != nullptr && list->isEditable());
}

bool isTypingBeside(const QWidget& widget)
{
    return isTextField(widget.window()->focusWidget());
}

} // namespace qipan::ui
