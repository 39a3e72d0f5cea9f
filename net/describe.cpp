// Translated descriptions of failures on the LAN.
#include "net/guest.h"

#include <QCoreApplication>

namespace qipan::net {

namespace {

struct FailureWords {
    Q_DECLARE_TR_FUNCTIONS(qipan::net::Failure)
};

} // namespace

QString describe(GuestFailure failure)
{
    switch (failure) {
    case GuestFailure::HostNotFound:
        return FailureWords::tr("No computer of that name was found.");
    case GuestFailure::NoRoute:
        return FailureWords::tr("There is no way to that address from this network.");
    case GuestFailure::Refused:
        return FailureWords::tr("Nobody is hosting a game at that address and port.");
    case GuestFailure::Timeout:
        return FailureWords::tr("There is no answer from that address. A firewall may stand in between.");
    case GuestFailure::Version:
        return FailureWords::tr(
            "The host speaks another version of the game's protocol. One of the two programs is too old.");
    case GuestFailure::Busy:
        return FailureWords::tr("The host is busy with another player.");
    case GuestFailure::Declined:
        return FailureWords::tr("The host declined.");
    case GuestFailure::Passcode:
        return FailureWords::tr("The passcode is wrong. After three wrong ones the host does not answer for a minute.");
    case GuestFailure::Unplayable:
        return FailureWords::tr("The host plays something that this version cannot play.");
    case GuestFailure::Protocol:
        return FailureWords::tr("What answers at that address does not behave like a host of this game.");
    case GuestFailure::Closed:
        return FailureWords::tr("The host closed the connection.");
    case GuestFailure::Other:
        break;
    }
    return FailureWords::tr("The connection failed.");
}

QString describe(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::Game:
        return FailureWords::tr("The game at that table is not known here.");
    case Obstacle::Rule:
        return FailureWords::tr("The rule at that table is not known here.");
    case Obstacle::Size:
        return FailureWords::tr("The board at that table has a size that is not known here.");
    case Obstacle::Opening:
        return FailureWords::tr("The opening rule at that table is not known here.");
    case Obstacle::First:
        break;
    }
    return FailureWords::tr("That table decides who plays first in a way that is not known here.");
}

QString describe(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Malformed:
    case ErrorCode::TooLong:
        return FailureWords::tr("A message could not be read.");
    case ErrorCode::Version:
        return FailureWords::tr("The two programs speak different versions of the protocol.");
    case ErrorCode::OutOfTurn:
        return FailureWords::tr("A message came out of turn.");
    case ErrorCode::IllegalMove:
        return FailureWords::tr("A move was not allowed.");
    case ErrorCode::BadReveal:
        return FailureWords::tr("The throw was not honest.");
    case ErrorCode::Desync:
        return FailureWords::tr("The two boards do not agree.");
    case ErrorCode::Flood:
        return FailureWords::tr("There were too many messages.");
    case ErrorCode::Internal:
    case ErrorCode::Other:
        break;
    }
    return FailureWords::tr("The other program reported an error.");
}

} // namespace qipan::net
