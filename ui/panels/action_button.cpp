#include "ui/panels/action_button.h"

#include <QAction>
#include <QKeyEvent>
#include <QToolButton>

namespace qipan::ui {
namespace {

class ActionButton final : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        // A tool button takes Space only; people press Enter as well.
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QToolButton::keyPressEvent(event);
    }
};

} // namespace

QToolButton* makeActionButton(QAction* action, QWidget* parent)
{
    auto* button = new ActionButton{parent};
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    return button;
}

} // namespace qipan::ui
