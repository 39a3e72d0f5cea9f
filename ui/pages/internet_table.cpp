// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/internet_table.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QTimer>

namespace qipan::ui {

InternetTable::InternetTable(QWidget* parent)
    : QWidget{parent}
    , m_introduction{makeTextLabel(this)}
    , m_brokersLabel{new QLabel{this}}
    , m_brokers{new QComboBox{this}}
    , m_open{makeButton(this, [this] { Q_EMIT openRequested(m_brokers->currentIndex()); })}
    , m_cancel{makeButton(this, &InternetTable::cancelRequested)}
    , m_setUp{makeButton(this, &InternetTable::setUpRequested)}
    , m_code{makeTextLabel(this)}
    , m_copyCode{makeButton(this, [this] { copy(m_invitation.code, tr("The code was copied.")); })}
    , m_copyLink{makeButton(this, [this] { copy(m_invitation.link, tr("The link was copied.")); })}
    , m_stateLabel{makeTextLabel(this)}
{
    limitWidth(m_brokers, 16);
    m_brokersLabel->setBuddy(m_brokers);
    m_code->setFont(scaledFont(font(), 1.25, QFont::Bold));
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLayout(makeColumn({m_introduction, makeRow({m_brokersLabel, m_brokers, m_open, m_setUp, m_cancel, stretch()}),
                          makeRow({{m_code, 1}, m_copyCode, m_copyLink}), m_stateLabel},
                         {.margins = {0, 0, 0, 0}, .spacing = 6}));
    update();
    keepTranslated(this, [this] { retranslate(); });
}

void InternetTable::setBrokers(const QStringList& names)
{
    const QString chosen = m_brokers->currentText();
    m_brokers->clear();
    m_brokers->addItems(names);
    m_brokers->setCurrentIndex(static_cast<int>(std::max<qsizetype>(0, names.indexOf(chosen))));
    if (m_state == State::Failed)
        m_state = State::Closed; // it may be another broker
    update();
}

void InternetTable::setState(State state, const Invitation& invitation, const QString& why)
{
    const bool isCodeNew = state == State::Open && m_state != State::Away;
    const bool hadFocus = hasFocus() || (focusWidget() != nullptr && focusWidget()->hasFocus());
    m_state = state;
    m_invitation = invitation;
    m_why = why;
    if (hadFocus)
        setFocus(); // before a button that has it disappears, and it moves on to one that closes the table
    update();
    if (hadFocus && isCodeNew)
        m_copyLink->setFocus();
    else if (hadFocus && (state == State::Failed || state == State::Closed))
        m_open->setFocus();
    else if (hadFocus && state == State::Connecting)
        m_cancel->setFocus();
    if (state != State::Closed)
        showScrolled(isCodeNew ? static_cast<QWidget&>(*m_copyLink) : *m_stateLabel);
    if (isCodeNew)
        speak(*m_code, tr("The code of the table is %1.").arg(m_invitation.spelledCode));
}

void InternetTable::copy(const QString& text, const QString& note)
{
    constexpr std::chrono::seconds noteTime{5};
    QGuiApplication::clipboard()->setText(text);
    showText(*m_stateLabel, note);
    QTimer::singleShot(noteTime, m_stateLabel, [this] { m_stateLabel->setText(stateText()); });
}

QString InternetTable::stateText() const
{
    switch (m_state) {
    case State::Closed:
        break;
    case State::Connecting:
        return tr("Connecting to %1…").arg(m_invitation.broker);
    case State::Open:
        return tr("Open at %1. Everything said and played is encrypted.").arg(m_invitation.broker);
    case State::Away:
        return tr("%1 does not answer. Trying again…").arg(m_invitation.broker);
    case State::Failed:
        return m_why;
    }
    return {};
}

void InternetTable::update()
{
    const bool isClosed = m_state == State::Closed || m_state == State::Failed;
    const bool hasBroker = m_brokers->count() > 0;
    const bool hasCode = m_state == State::Open || m_state == State::Away;
    for (QWidget* widget : {static_cast<QWidget*>(m_brokersLabel), static_cast<QWidget*>(m_brokers)})
        widget->setVisible(isClosed && m_brokers->count() > 1);
    m_cancel->setVisible(m_state == State::Connecting);
    m_open->setVisible(isClosed && hasBroker);
    m_setUp->setVisible(isClosed);
    m_code->setVisible(hasCode);
    m_copyCode->setVisible(hasCode);
    m_copyLink->setVisible(hasCode);
    m_code->setText(m_invitation.code);
    m_code->setAccessibleName(m_invitation.spelledCode);
    retranslate();
    m_stateLabel->setForegroundRole(m_state == State::Failed ? QPalette::BrightText : QPalette::WindowText);
    showText(*m_stateLabel, stateText());
}

void InternetTable::retranslate()
{
    m_introduction->setText(
        m_code->isHidden()
            ? tr("A friend elsewhere can join over the internet: your programs meet at a broker, a "
                 "server that cannot read your "
                 "game.")
            : tr("A friend elsewhere chooses “Join a table” and enters the link or, with the same broker, this code:"));
    m_brokersLabel->setText(tr("Brok&er:"));
    m_cancel->setText(tr("Stop tr&ying"));
    m_open->setText(m_state == State::Failed ? tr("&Try again") : tr("Open over the &internet"));
    m_setUp->setText(m_brokers->count() > 0 ? tr("Set &up brokers…") : tr("Set &up a broker…"));
    m_copyCode->setText(tr("Copy c&ode"));
    m_copyLink->setText(tr("Copy li&nk"));
    if (!m_stateLabel->isHidden())
        m_stateLabel->setText(stateText());
}

} // namespace qipan::ui
