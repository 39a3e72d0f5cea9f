#include "app/external/failure_text.h"

#include "ui/base/texts.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(FailureText)
};

} // namespace

QString failureText(const QString& name, EngineProtocol protocol, const EngineFailure& failure)
{
    const QString detail = QString::fromStdString(failure.detail);
    switch (failure.kind) {
    case EngineFailure::Kind::NotStarted:
        return detail.isEmpty() ? Tr::tr("%1 cannot be started.").arg(name)
                                : Tr::tr("%1 cannot be started (%2).").arg(name, detail);
    case EngineFailure::Kind::Ended:
        return Tr::tr("%1 has ended unexpectedly.").arg(name);
    case EngineFailure::Kind::Silent:
        return Tr::tr("%1 does not answer.").arg(name);
    case EngineFailure::Kind::Flooded:
        return Tr::tr("%1 writes without end.").arg(name);
    case EngineFailure::Kind::TooLarge:
        return Tr::tr("%1 takes too much memory.").arg(name);
    case EngineFailure::Kind::Unreadable:
        return Tr::tr("%1 does not speak the %2 protocol (“%3”).").arg(name, ui::protocolName(protocol), detail);
    case EngineFailure::Kind::Illegal:
        return Tr::tr("%1 wants to play where it cannot (%2).").arg(name, detail);
    case EngineFailure::Kind::Refused:
        return detail.isEmpty() ? Tr::tr("%1 cannot play this.").arg(name)
                                : Tr::tr("%1 cannot play this (“%2”).").arg(name, detail);
    }
    return {};
}

} // namespace qipan::app
