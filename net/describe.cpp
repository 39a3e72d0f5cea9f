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
        return FailureText::tr("No computer of that name was found.");
    case GuestFailure::NoRoute:
        return FailureText::tr("There is no way to that address from this network.");
    case GuestFailure::Refused:
        return FailureText::tr("Nobody is hosting a game at that address and port.");
    case GuestFailure::Timeout:
        return FailureText::tr("There is no answer from that address. A firewall may stand in between.");
    case GuestFailure::Version:
        return FailureText::tr(
            "The host speaks another version of the game's protocol. One of the two programs is too old.");
    case GuestFailure::Busy:
        return FailureText::tr("The host is busy with another player.");
    case GuestFailure::Declined:
        return FailureText::tr("The host declined.");
    case GuestFailure::Passcode:
        return FailureText::tr("The passcode is wrong. After three wrong ones the host does not answer for a minute.");
    case GuestFailure::Unplayable:
        return FailureText::tr("The host plays something that this version cannot play.");
    case GuestFailure::Protocol:
        return FailureText::tr("What answers at that address does not behave like a host of this game.");
    case GuestFailure::Closed:
        return FailureText::tr("The host closed the connection.");
    case GuestFailure::Other:
        break;
    }
    return FailureText::tr("The connection failed.");
}

QString describe(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::Game:
        return FailureText::tr("The game at that table is not known here.");
    case Obstacle::Rule:
        return FailureText::tr("The rule at that table is not known here.");
    case Obstacle::Size:
        return FailureText::tr("The board at that table has a size that is not known here.");
    case Obstacle::Opening:
        return FailureText::tr("The opening rule at that table is not known here.");
    case Obstacle::First:
        break;
    }
    return FailureText::tr("That table decides who plays first in a way that is not known here.");
}

QString describe(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Malformed:
    case ErrorCode::TooLong:
        return FailureText::tr("A message could not be read.");
    case ErrorCode::Version:
        return FailureText::tr("The two programs speak different versions of the protocol.");
    case ErrorCode::OutOfTurn:
        return FailureText::tr("A message came out of turn.");
    case ErrorCode::IllegalMove:
        return FailureText::tr("A move was not allowed.");
    case ErrorCode::BadReveal:
        return FailureText::tr("The throw was not honest.");
    case ErrorCode::Desync:
        return FailureText::tr("The two boards do not agree.");
    case ErrorCode::Flood:
        return FailureText::tr("There were too many messages.");
    case ErrorCode::Internal:
    case ErrorCode::Other:
        break;
    }
    return FailureText::tr("The other program reported an error.");
}

} // namespace qipan::net
