// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/mark_menu.h"

#include "ui/base/change_events.h"

namespace qipan::ui {

MarkMenu::MarkMenu(QWidget* parent)
    : QMenu{parent}
{
    const auto add = [this](int key, auto act) {
        QAction* action = addAction(QString{});
        action->setShortcut(QKeySequence{Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + key)});
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setShortcutVisibleInContextMenu(true);
        connect(action, &QAction::triggered, this, act);
    };
    using enum record::MarkKind;
    for (int key = 1; const auto kind : {Triangle, Square, Circle, Cross, Label})
        add(key++, [this, kind] { Q_EMIT chosen(kind); });
    add(6, [this] { Q_EMIT textRequested(); });
    add(0, [this] { Q_EMIT chosen(std::nullopt); });
    keepTranslated(this, [this] {
        setTitle(tr("Mar&k"));
        const QStringList names{tr("&Triangle"), tr("S&quare"), tr("&Circle"), tr("C&ross"),
                                tr("&Letter"),   tr("T&ext…"),  tr("&No mark")};
        for (qsizetype i = 0; i < names.size(); ++i)
            actions().at(i)->setText(names[i]);
    });
}

} // namespace qipan::ui
