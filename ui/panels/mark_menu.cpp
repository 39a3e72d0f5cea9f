#include "ui/panels/mark_menu.h"

namespace qipan::ui {

MarkMenu::MarkMenu(QWidget* parent)
    : QMenu{parent}
{
    const auto add = [this](int key) {
        QAction* action = addAction(QString{});
        action->setShortcut(QKeySequence{Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + key)});
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setShortcutVisibleInContextMenu(true);
        return action;
    };
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        m_kinds[i] = add(static_cast<int>(i) + 1);
        connect(m_kinds[i], &QAction::triggered, this,
                [this, kind = static_cast<record::MarkKind>(i)] { Q_EMIT chosen(kind); });
    }
    m_text = add(6);
    m_none = add(0);
    connect(m_text, &QAction::triggered, this, &MarkMenu::textRequested);
    connect(m_none, &QAction::triggered, this, [this] { Q_EMIT chosen(std::nullopt); });
    retranslate();
}

void MarkMenu::retranslate()
{
    setTitle(tr("Mar&k"));
    const QString names[]{tr("&Triangle"), tr("S&quare"), tr("&Circle"), tr("C&ross"), tr("&Letter")};
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        m_kinds[i]->setText(names[i]);
    m_text->setText(tr("T&ext…"));
    m_none->setText(tr("&No mark"));
}

} // namespace qipan::ui
