// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/host_choice.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace qipan::ui {

class JoinRequestBar;

/// The second stage of hosting: the open table with its offer, addresses, spectators and join requests.
class HostWaiting final : public QWidget {
    Q_OBJECT

public:
    explicit HostWaiting(QWidget* parent = nullptr);

    /// Returns the widget that gets the focus first.
    [[nodiscard]] QWidget* start() const;
    void setOffered(const HostChoice& choice);
    /// Sets the addresses of this machine that others can type, without the port.
    void open(const QStringList& addresses, quint16 port);
    void setAddresses(const QStringList& addresses);
    void setNote(const QString& note);
    /// Sets the guest's name, connected or not; empty while the table waits for one.
    void setGuest(const QString& name);
    void setSpectators(int count);

    void showJoinRequest(const QString& name);
    void hideJoinRequest();

Q_SIGNALS:
    void joinRequestAnswered(bool accept);
    void closeRequested();

private:
    void fillAddresses();
    void copy(const QString& address);
    void answer(bool accept);
    void retranslate();

    HostChoice m_offered;
    QStringList m_addresses; ///< with the port, as a guest types them
    quint16 m_port = 0;
    QString m_guest;
    int m_spectatorCount = 0;

    JoinRequestBar* m_joinRequest;
    QLabel* m_waiting;
    QLabel* m_offer;
    QLabel* m_spectators;
    QLabel* m_note;
    QLabel* m_where;
    QGridLayout* m_rows;
    QLabel* m_firewall;
    QPushButton* m_close;
};

} // namespace qipan::ui
