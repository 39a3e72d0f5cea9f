// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/host_choice.h"
#include "ui/pages/internet_table.h"
#include "ui/panels/text_bar.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace qipan::ui {

/// Someone who asks to join.
struct JoinRequest {
    QString name;
    QString address{};       ///< empty: over the internet
    bool isUnproven = false; ///< was not asked for the passcode, because too many strangers tried to join
};

/// Returns the request as a question.
[[nodiscard]] QString describe(const JoinRequest& request);
/// Returns the text of the button that lets someone in, with a mnemonic. Long names are shortened.
[[nodiscard]] QString letInText(const QString& name);

/// The second stage of hosting: the open table with its offer, addresses and spectators.
class HostWaiting final : public QWidget {
    Q_OBJECT

public:
    explicit HostWaiting(QWidget* parent = nullptr);

    /// Opens the table to the internet.
    [[nodiscard]] InternetTable& internet() { return *m_internet; }

    void setOffered(const HostChoice& choice);
    /// Sets the addresses of this machine that others can type, without the port.
    void open(const QStringList& addresses, quint16 port);
    void setAddresses(const QStringList& addresses);
    /// Sets the status line ("… has left. The table is open.").
    void setNote(const QString& note);
    /// Sets the guest's name, connected or not; empty while the table waits for one.
    void setGuest(const QString& name);
    /// Sets the name of someone who asks to join and waits for the answer; empty for nobody.
    void setAsking(const QString& name);
    void setSpectators(int count);
    /// Sets the addresses from which nobody may join; each can be unblocked.
    void setBlocked(const QStringList& addresses);

Q_SIGNALS:
    void unblockRequested(const QString& address);
    void closeRequested();

private:
    void fillAddresses();
    void fillBlocked();
    void copy(const QString& address);
    void retranslate();
    [[nodiscard]] QString waitingText() const;

    HostChoice m_offered;
    QStringList m_addresses; ///< with the port, as a guest types them
    QStringList m_blocked;
    quint16 m_port = 0;
    QString m_guest;
    QString m_asking;
    int m_spectatorCount = 0;

    QLabel* m_waiting;
    QLabel* m_offer;
    QLabel* m_spectators;
    QLabel* m_note;
    QLabel* m_where;
    QGridLayout* m_rows;
    QLabel* m_firewall;
    InternetTable* m_internet;
    QLabel* m_blockedTitle;
    QGridLayout* m_blockedRows;
    QPushButton* m_close;
};

} // namespace qipan::ui
