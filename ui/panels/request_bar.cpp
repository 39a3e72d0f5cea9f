// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/request_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QShortcut>
#include <QToolButton>

namespace qipan::ui {
namespace {

constexpr int messageDuration = 7000;
constexpr int offerDuration = 20'000; // time to read and to decide

} // namespace

RequestBar::RequestBar(QWidget* parent)
    : TextBar{parent}
    , m_agree{makeButton(this, [this] { answer(true); })}
    , m_refuse{makeButton(this, [this] { answer(false); })}
    , m_withdraw{makeButton(this, &RequestBar::withdraw)}
    , m_offer{new QToolButton{this}}
    , m_agreeKey{addKey(Qt::Key_F8, [this] { answer(true); })}
    , m_refuseKey{addKey(Qt::Key_F9, [this] {
        if (isAsking())
            answer(false);
        else
            withdraw();
    })}
{
    addToRow(m_agree);
    addToRow(m_refuse);
    addToRow(m_withdraw);
    addToRow(m_offer);
    m_offer->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_offer->setFocusPolicy(Qt::NoFocus);
    m_offer->hide();

    connect(m_offer, &QToolButton::clicked, this, &RequestBar::dismiss);
    m_goes.setSingleShot(true);
    connect(&m_goes, &QTimer::timeout, this, &RequestBar::dismiss);
    keepTranslated(this, [this] {
        m_agree->setText(tr("&Accept (F8)"));
        m_refuse->setText(tr("&Decline (F9)"));
        m_withdraw->setText(tr("With&draw (F9)"));
    });
    hide();
}

/// The focus stays on the board while a request is open; shortcuts answer it.
void RequestBar::updateKeys()
{
    m_agreeKey->setEnabled(m_kind == Kind::Ask);
    m_refuseKey->setEnabled(m_kind == Kind::Ask || (m_kind == Kind::Wait && m_withdraw->isEnabled()));
}

void RequestBar::showText(const QString& text, Kind kind, bool mayWithdraw, QAction* offered)
{
    const bool asks = kind == Kind::Ask;
    if ((!asks && (m_agree->hasFocus() || m_refuse->hasFocus())) || (!mayWithdraw && m_withdraw->hasFocus()))
        releaseFocus();
    m_kind = kind;
    setAccented(asks);
    setText(text);
    m_agree->setVisible(asks);
    m_refuse->setVisible(asks);
    m_withdraw->setVisible(mayWithdraw);
    m_withdraw->setEnabled(mayWithdraw);
    updateKeys();
    if (offered != nullptr)
        m_offer->setDefaultAction(offered);
    m_isOffer = offered != nullptr;
    questionChanged();
    m_offer->setVisible(m_isOffer);
    if (kind == Kind::Notice)
        m_goes.start(offered != nullptr ? offerDuration : messageDuration);
    else
        m_goes.stop();
    show();
    speak(*this, text);
    Q_EMIT changed();
}

void RequestBar::dismiss()
{
    m_goes.stop();
    m_kind = Kind::Notice;
    m_withdraw->setEnabled(false);
    updateKeys();
    releaseFocus();
    hide();
    Q_EMIT changed();
}

void RequestBar::answer(bool agreed)
{
    if (!isAsking())
        return;
    dismiss();
    Q_EMIT answered(agreed);
}

void RequestBar::withdraw()
{
    if (m_kind != Kind::Wait || !m_withdraw->isEnabled())
        return;
    releaseFocus();
    m_withdraw->setEnabled(false); // once is enough; disabled, not hidden, to keep the layout
    updateKeys();
    Q_EMIT withdrawn();
}

void RequestBar::mousePressEvent(QMouseEvent* event)
{
    if (m_goes.isActive())
        dismiss();
    event->accept(); // not meant for the board below
}

void RequestBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_goes.isActive())
        dismiss();
    else
        TextBar::keyPressEvent(event);
}

} // namespace qipan::ui
