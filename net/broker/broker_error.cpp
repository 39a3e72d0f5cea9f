// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_error.h"

#include <QCoreApplication>

namespace qipan::net {

namespace {

struct BrokerErrorText {
    Q_DECLARE_TR_FUNCTIONS(qipan::net::BrokerError)
};

} // namespace

QString sentenceOf(BrokerError error, const BrokerAddress& broker)
{
    const QString name = brokerAuthority(broker);
    switch (error) {
    case BrokerError::NoLibrary:
        return BrokerErrorText::tr("Tables over the internet need the library libmosquitto, which is not installed.");
    case BrokerError::NameNotFound:
        return BrokerErrorText::tr("There is no computer named %1.").arg(broker.host);
    case BrokerError::Unreachable:
        return BrokerErrorText::tr("The broker %1 cannot be reached.").arg(name);
    case BrokerError::NotEncrypted:
        return BrokerErrorText::tr("There is no encrypted connection to the broker %1. Perhaps it does not encrypt on "
                                   "this port.")
            .arg(name);
    case BrokerError::Certificate:
        return BrokerErrorText::tr("The certificate of the broker %1 is not valid: it has expired, or nobody who is "
                                   "trusted vouches for it.")
            .arg(name);
    case BrokerError::CertificateName:
        return BrokerErrorText::tr("The certificate of the broker %1 is for another name.").arg(name);
    case BrokerError::CertificateFile:
        return BrokerErrorText::tr("The file with the certificates to trust cannot be read.");
    case BrokerError::NoMqtt5:
        return BrokerErrorText::tr("The broker %1 does not speak MQTT 5.").arg(name);
    case BrokerError::LoginRefused:
        return BrokerErrorText::tr("The broker %1 refuses the login. Check the user name and the password.").arg(name);
    case BrokerError::NotAuthorized:
        return BrokerErrorText::tr("The broker %1 does not allow messages from this program.").arg(name);
    case BrokerError::TooSmall:
        return BrokerErrorText::tr("The messages that the broker %1 takes are too small.").arg(name);
    case BrokerError::Busy:
        return BrokerErrorText::tr("The broker %1 takes no more connections at present.").arg(name);
    case BrokerError::Dropped:
        return BrokerErrorText::tr("The broker %1 ended the connection.").arg(name);
    }
    return {};
}

QString sentenceOf(StreamEnd end)
{
    switch (end) {
    case StreamEnd::Left:
    case StreamEnd::Aborted:
        return BrokerErrorText::tr("You have left.");
    case StreamEnd::ClosedByPeer:
    case StreamEnd::AbortedByPeer:
        return BrokerErrorText::tr("The other side has left.");
    case StreamEnd::TableFull:
        return BrokerErrorText::tr("Too many guests are at this table.");
    case StreamEnd::NoTable:
        return BrokerErrorText::tr("There is no table with this code.");
    case StreamEnd::Lost:
        return BrokerErrorText::tr("The connection was lost.");
    }
    return {};
}

} // namespace qipan::net
