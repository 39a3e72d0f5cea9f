// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/address_field.h"

#include "ui/base/change_events.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QAction>
#include <QCompleter>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace qipan::ui {

AddressField::AddressField(QWidget* parent)
    : QWidget{parent}
    , m_box{new QComboBox{this}}
    , m_forget{new QPushButton{this}}
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    limitWidth(m_box, 12);
    // A popup instead of inline completion: Enter must not join a longer address than was typed.
    m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_box->lineEdit()->setMaxLength(400);
    m_box->lineEdit()->setPlaceholderText(u"192.168.1.20:15155"_s);
    m_box->lineEdit()->setInputMethodHints(Qt::ImhUrlCharactersOnly | Qt::ImhNoPredictiveText);
    auto* menu = new QMenu{m_forget};
    m_forgetThis = menu->addAction(QString{});
    m_forgetAll = menu->addAction(QString{});
    m_forget->setMenu(menu);
    m_forget->hide();
    setLayout(makeRow({{m_box, 1}, m_forget}, {.margins = {0, 0, 0, 0}}));
    setFocusProxy(m_box);
    setFocusPolicy(Qt::StrongFocus); // so that a label's mnemonic can focus it

    connect(m_box, &QComboBox::editTextChanged, this, [this] {
        m_forgetThis->setEnabled(remembered().contains(address()));
        Q_EMIT changed();
    });
    connect(m_box->lineEdit(), &QLineEdit::textEdited, this, &AddressField::edited);
    connect(m_box, &QComboBox::activated, this, &AddressField::edited);
    connect(m_forgetThis, &QAction::triggered, this, [this] {
        QStringList remaining = remembered();
        remaining.removeAll(address());
        forget(remaining);
    });
    connect(m_forgetAll, &QAction::triggered, this, [this] { forget({}); });
    m_box->installEventFilter(this);
    keepTranslated(this, [this] {
        m_box->setAccessibleName(tr("Address of the table"));
        m_forget->setText(tr("Fo&rget"));
        m_forget->setToolTip(tr("Forget previously used addresses"));
        m_forgetThis->setText(tr("&This address"));
        m_forgetAll->setText(tr("&All addresses"));
    });
}

void AddressField::setRemembered(const QStringList& addresses)
{
    const QString typed = m_box->currentText();
    {
        const QSignalBlocker blocker{m_box};
        m_box->clear();
        m_box->addItems(addresses);
        m_box->setCurrentIndex(-1);
        m_box->setEditText(typed);
    }
    m_forget->setVisible(!addresses.isEmpty());
    m_forgetThis->setEnabled(addresses.contains(address()));
}

QStringList AddressField::remembered() const
{
    QStringList addresses;
    for (int i = 0; i < m_box->count(); ++i)
        addresses += m_box->itemText(i);
    return addresses;
}

void AddressField::forget(const QStringList& remaining)
{
    m_box->setFocus(); // the button disappears with the last address
    setRemembered(remaining);
    setAddress({});
    Q_EMIT rememberedChanged(remaining);
}

bool AddressField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_box && event->type() == QEvent::KeyPress) {
        // Handled here, as QLineEdit passes Enter on, and the next focus widget must not handle it again.
        if (isEnter(static_cast<QKeyEvent*>(event)->key())) {
            Q_EMIT entered();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace qipan::ui
