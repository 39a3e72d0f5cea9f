// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/file_state.h"
#include "net/broker/mqtt_options.h"
#include "ui/brokers/broker.h"

#include <QObject>

namespace qipan::app {

/// The user's brokers, in the file `brokers.json` of the data folder. It contains passwords: on Unix nobody else can
/// read it, from its creation on. It is read when it is first needed, and again after another program has changed it.
class BrokerStore final : public QObject {
    Q_OBJECT

public:
    /// Uses an existing folder, but not yet.
    BrokerStore(const QString& folder, QObject* parent);
    /// Wipes the passwords that nobody shares.
    ~BrokerStore() override;

    /// The first is the default. Valid until the next call of a function of this object.
    [[nodiscard]] const QList<ui::Broker>& brokers() const;
    /// Replaces all, and drops what is beyond the limits of Broker or has no valid address. Returns false if the list
    /// could not be written; it is in use all the same, and problem() says why.
    bool setBrokers(const QList<ui::Broker>& brokers);
    /// A translated sentence: what is wrong with the file; empty for nothing.
    [[nodiscard]] QString problem() const;

    /// How to log in at this broker: as the stored one with exactly this address, otherwise without a login.
    [[nodiscard]] net::BrokerAccess accessOf(const net::BrokerAddress& address) const;
    /// Whether the user has named this broker, in the list or by setLogin(), and not only a link.
    [[nodiscard]] bool isKnown(const net::BrokerAddress& address) const;
    /// Sets the login at this broker until the program ends, which is not stored. An empty user or password leaves that
    /// of the stored broker. Other brokers, such as that of a stranger's link, never see it.
    void setLogin(const net::BrokerAddress& broker, const QString& user, const QString& password);

Q_SIGNALS:
    /// The list has changed.
    void changed();

private:
    void follow() const;
    void read() const;
    [[nodiscard]] QString setAside() const;
    [[nodiscard]] QString write() const;

    const QString m_path;
    net::BrokerAddress m_loginBroker; ///< of setLogin(), as are the next two
    QString m_user;
    QString m_password;
    // A copy of the file.
    mutable QList<ui::Broker> m_brokers;
    mutable QString m_problem;
    mutable FileState m_state;
    mutable bool m_isRead = false;
    mutable bool m_mayWrite = true; ///< no other version's file would be lost
};

} // namespace qipan::app
