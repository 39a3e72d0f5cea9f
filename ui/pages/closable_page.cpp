// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/closable_page.h"

#include "ui/base/change_events.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>

namespace qipan::ui {

QPushButton* ClosablePage::makeCloseButton()
{
    QPushButton* button = makeButton(this, &ClosablePage::closed);
    keepTranslated(button, [button] { button->setText(tr("&Close")); });
    return button;
}

void ClosablePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()); button != nullptr && isEnter(event->key()))
        button->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace qipan::ui
