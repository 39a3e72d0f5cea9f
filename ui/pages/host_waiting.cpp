// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/host_waiting.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// Returns an address that can be wrapped after its colons.
QString breakable(QString address)
{
    return address.replace(u":"_s, u":\u200b"_s);
}

/// Empties the rows of addresses.
void clearRows(QGridLayout& rows)
{
    while (QLayoutItem* item = rows.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

constexpr int longestName = 16; ///< on a button, in letters; one of Chinese is as wide as two

} // namespace

QString describe(const JoinRequest& request)
{
    if (request.address.isEmpty())
        return HostWaiting::tr("“%1” wants to play, over the internet.").arg(request.name);
    return (request.isUnproven
                ? HostWaiting::tr("“%1” wants to play, from %2. The passcode was not asked for, because too many "
                                  "strangers are trying to join.")
                : HostWaiting::tr("“%1” wants to play, from %2."))
        .arg(request.name, breakable(request.address));
}

QString letInText(const QString& name)
{
    QString shown;
    int width = 0;
    for (const QChar each : name) {
        constexpr char16_t firstWide = 0x2e80;
        width += each.isHighSurrogate() ? 0 : each.unicode() >= firstWide ? 2 : 1;
        if (width > longestName) {
            if (shown.back().isHighSurrogate())
                shown.chop(1);
            shown += u'…';
            break;
        }
        shown += each;
    }
    return HostWaiting::tr("&Let %1 in (F8)").arg(shown.replace(u'&', u"&&"_s));
}

HostWaiting::HostWaiting(QWidget* parent)
    : QWidget{parent}
    , m_waiting{makeTextLabel(this)}
    , m_offer{makeTextLabel(this)}
    , m_spectators{makeTextLabel(this)}
    , m_note{makeTextLabel(this)}
    , m_where{makeTextLabel(this)}
    , m_rows{new QGridLayout}
    , m_firewall{makeTextLabel(this)}
    , m_internet{new InternetTable{this}}
    , m_blockedTitle{makeTextLabel(this)}
    , m_blockedRows{new QGridLayout}
    , m_close{makeButton(this, &HostWaiting::closeRequested)}
{
    m_offer->hide();
    m_spectators->hide();
    m_note->hide();
    m_firewall->setForegroundRole(QPalette::PlaceholderText);
    m_rows->setColumnStretch(0, 1);
    m_blockedRows->setColumnStretch(0, 1);
    m_blockedTitle->hide();
    setLayout(makeColumn({m_waiting, m_offer, m_spectators, m_note, m_where, m_rows, m_firewall, m_internet,
                          m_blockedTitle, m_blockedRows, makeRow({stretch(), m_close}), stretch()},
                         {.margins = {0, 0, 0, 0}, .spacing = 10}));
    setFocusProxy(m_close);
    keepTranslated(this, [this] {
        fillAddresses();
        fillBlocked();
        retranslate();
    });
}

void HostWaiting::setOffered(const HostChoice& choice)
{
    m_offered = choice;
    m_offered.passcode = choice.passcode.isEmpty() ? QString{} : u"*"_s; // only whether there is one
    retranslate();
}

void HostWaiting::setAddresses(const QStringList& addresses)
{
    QStringList whole;
    for (const QString& address : addresses)
        whole += (address.contains(u':') ? u"[%1]:%2"_s : u"%1:%2"_s).arg(address).arg(m_port);
    if (whole == m_addresses)
        return;
    m_addresses = whole;
    fillAddresses();
    retranslate();
}

void HostWaiting::open(const QStringList& addresses, quint16 port)
{
    m_port = port;
    setAddresses(addresses);
    setNote({});
    setGuest({}); // also updates all texts
    setSpectators(0);
    speak(*m_waiting, m_waiting->text());
}

void HostWaiting::fillAddresses()
{
    clearRows(*m_rows);
    for (const QString& address : std::as_const(m_addresses)) {
        QLabel* label = makeTextLabel(this);
        label->setText(breakable(address));
        label->setAccessibleName(address);
        label->setFont(scaledFont(font(), 1.25, QFont::Bold));
        auto* button = new QPushButton{tr("Copy"), this};
        button->setAccessibleName(tr("Copy %1").arg(address));
        connect(button, &QPushButton::clicked, this, [this, address] { copy(address); });
        const int row = m_rows->rowCount();
        m_rows->addWidget(label, row, 0);
        m_rows->addWidget(button, row, 1);
    }
}

void HostWaiting::setBlocked(const QStringList& addresses)
{
    m_blocked = addresses;
    fillBlocked();
}

void HostWaiting::fillBlocked()
{
    clearRows(*m_blockedRows);
    m_blockedTitle->setVisible(!m_blocked.isEmpty());
    for (const QString& address : std::as_const(m_blocked)) {
        QLabel* label = makeTextLabel(this);
        label->setText(breakable(address));
        label->setAccessibleName(address);
        auto* button = new QPushButton{tr("Unblock"), this};
        button->setAccessibleName(tr("Unblock %1").arg(address));
        // The click deletes the button.
        connect(
            button, &QPushButton::clicked, this, [this, address] { Q_EMIT unblockRequested(address); },
            Qt::QueuedConnection);
        const int row = m_blockedRows->rowCount();
        m_blockedRows->addWidget(label, row, 0);
        m_blockedRows->addWidget(button, row, 1);
    }
}

void HostWaiting::copy(const QString& address)
{
    QGuiApplication::clipboard()->setText(address);
    setNote(tr("%1 copied.").arg(address));
}

void HostWaiting::setNote(const QString& note)
{
    showText(*m_note, note);
}

void HostWaiting::setGuest(const QString& name)
{
    m_guest = name;
    retranslate();
}

void HostWaiting::setAsking(const QString& name)
{
    m_asking = name;
    m_waiting->setText(waitingText());
}

QString HostWaiting::waitingText() const
{
    if (!m_guest.isEmpty())
        return tr("%1 is playing with you.").arg(m_guest);
    return m_asking.isEmpty() ? tr("Waiting for a guest…")
                              : tr("%1 asks to join and waits for your answer.").arg(m_asking);
}

void HostWaiting::setSpectators(int count)
{
    m_spectatorCount = count;
    m_spectators->setVisible(count > 0);
    retranslate();
}

void HostWaiting::retranslate()
{
    m_waiting->setText(waitingText());
    m_offer->setVisible(!m_offered.game.isEmpty());
    m_offer->setText(describe(m_offered));
    m_spectators->setText(tr("%n spectator(s)", "", m_spectatorCount));
    m_where->setText(
        m_addresses.isEmpty()
            ? tr("This computer is not on a network. On the computer itself, the address of the table is 127.0.0.1:%1.")
                  .arg(m_port)
            : tr("Your friend chooses “Join a table” and selects your table in the list, or enters one of these "
                 "addresses:"));
    m_firewall->setText(tr("If your friend cannot connect: both computers must be on the same network, and a firewall "
                           "on this computer must let the program accept connections on this port."));
    m_blockedTitle->setText(tr("Blocked until you close the program:"));
    m_close->setText(m_guest.isEmpty() ? tr("&Close table") : tr("&Back to game"));
}

} // namespace qipan::ui
