// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/button.h"

#include <QKeyEvent>

namespace qipan::ui {
namespace {

class EnterFilter final : public QObject {
public:
    explicit EnterFilter(QAbstractButton* button)
        : QObject{button}
        , m_button{button}
    {
        button->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || !isEnter(static_cast<QKeyEvent*>(event)->key()))
            return QObject::eventFilter(watched, event);
        m_button->click();
        return true;
    }

private:
    QAbstractButton* m_button;
};

} // namespace

void pressOnEnter(QAbstractButton* button)
{
    new EnterFilter{button};
}

} // namespace qipan::ui
