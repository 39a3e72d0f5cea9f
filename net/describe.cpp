// SPDX-License-Identifier: GPL-3.0-or-later
// Translated descriptions of failures on the LAN.
#include "net/guest.h"

#include <QCoreApplication>

namespace qipan::net {

namespace {

struct FailureText {
    Q_DECLARE_TR_FUNCTIONS(qipan::net::Failure)
};

} // namespace

QString describe(GuestFailure failure)
{
    switch (failure) {
    case GuestFailure::HostNotFound:
        return FailureText::tr("No computer with that name was found.");
    case GuestFailure::NoRoute:
        return FailureText::tr("That address cannot be reached from this network.");
    case GuestFailure::Refused:
        return FailureText::tr("Nobody is hosting a game at that address and port.");
    case GuestFailure::Timeout:
        return FailureText::tr("That address does not answer. A firewall may be blocking the connection.");
    case GuestFailure::Version:
        return FailureText::tr("The host uses another protocol version. One of the two programs is too old.");
    case GuestFailure::Busy:
        return FailureText::tr("The host is busy. Try again in a minute.");
    case GuestFailure::Declined:
        return FailureText::tr("The host declined your request.");
    case GuestFailure::Passcode:
        return FailureText::tr("Wrong passcode. After three wrong ones the host does not answer for a minute.");
    case GuestFailure::Unplayable:
        return FailureText::tr("This version cannot play the host's game.");
    case GuestFailure::Protocol:
        return FailureText::tr("The program at that address is not a Qipan host.");
    case GuestFailure::Closed:
        return FailureText::tr("The host closed the connection.");
    case GuestFailure::Unencrypted:
        return FailureText::tr("The connection could not be encrypted.");
    case GuestFailure::Broker:
        return FailureText::tr("There is no connection through the broker.");
    case GuestFailure::NoTable:
        return FailureText::tr("There is no table with this code. Its host may have closed it.");
    case GuestFailure::Other:
        break;
    }
    return FailureText::tr("The connection failed.");
}

QString describe(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::Game:
        return FailureText::tr("The game at that table is unknown to this program.");
    case Obstacle::Rule:
        return FailureText::tr("The rule at that table is unknown to this program.");
    case Obstacle::Size:
        return FailureText::tr("This program does not support the board size at that table.");
    case Obstacle::Opening:
        return FailureText::tr("The opening rule at that table is unknown to this program.");
    case Obstacle::First:
        break;
    }
    return FailureText::tr("The way that table decides who plays first is unknown to this program.");
}

QString describe(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Malformed:
    case ErrorCode::TooLong:
        return FailureText::tr("Received an invalid message.");
    case ErrorCode::Version:
        return FailureText::tr("The two programs use different protocol versions.");
    case ErrorCode::OutOfTurn:
        return FailureText::tr("Received a message out of turn.");
    case ErrorCode::IllegalMove:
        return FailureText::tr("Received an illegal move.");
    case ErrorCode::BadReveal:
        return FailureText::tr("The result of rock, paper, scissors is not valid.");
    case ErrorCode::Desync:
        return FailureText::tr("The two boards differ.");
    case ErrorCode::Flood:
        return FailureText::tr("Received too many messages.");
    case ErrorCode::Internal:
    case ErrorCode::Other:
        break;
    }
    return FailureText::tr("The other program reported an error.");
}

} // namespace qipan::net
