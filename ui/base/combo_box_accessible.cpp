// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/combo_box_accessible.h"

#include "ui/base/announcer.h"
#include "ui/base/read_only_text.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>

namespace qipan::ui {
namespace {

class ComboBoxAccessible final : public QAccessibleWidget, public ReadOnlyText {
public:
    explicit ComboBoxAccessible(QComboBox& box)
        : QAccessibleWidget{&box, QAccessible::ComboBox}
        , m_box{box}
        , m_change{QObject::connect(&box, &QComboBox::currentTextChanged, &box, [this](const QString& value) {
            if (m_box.hasFocus() && list() == nullptr)
                speak(m_box, value);
        })}
    {
    }
    ~ComboBoxAccessible() override { QObject::disconnect(m_change); }
    ComboBoxAccessible(const ComboBoxAccessible&) = delete;
    ComboBoxAccessible& operator=(const ComboBoxAccessible&) = delete;

    QString content() const override { return m_box.currentText(); }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return content();
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Description && text == content() ? QString{} : text; // a tool tip
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    // The open list is the only child.
    int childCount() const override { return list() != nullptr ? 1 : 0; }
    QAccessibleInterface* child(int index) const override
    {
        return index == 0 ? QAccessible::queryAccessibleInterface(list()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        return list() != nullptr && child->object() == list() ? 0 : -1;
    }

    QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (name == showMenuAction())
            m_box.showPopup();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    /// Returns the list while it is open, or null.
    [[nodiscard]] QAbstractItemView* list() const
    {
        auto* list = m_box.findChild<QAbstractItemView*>(); // view() would create one
        return list != nullptr && list->isVisible() ? list : nullptr;
    }

    QComboBox& m_box;
    QMetaObject::Connection m_change;
};

QAccessibleInterface* makeComboBoxInterface(const QString& className, QObject* object)
{
    auto* box = className == QLatin1String{"QComboBox"} ? qobject_cast<QComboBox*>(object) : nullptr;
    return box != nullptr && !box->isEditable() ? new ComboBoxAccessible{*box} : nullptr;
}

} // namespace

void installComboBoxAccessibility()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    QAccessible::installFactory(makeComboBoxInterface);
#endif
}

} // namespace qipan::ui
