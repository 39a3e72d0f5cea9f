// SPDX-License-Identifier: GPL-3.0-or-later
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
        return detail.isEmpty() ? Tr::tr("Could not start %1.").arg(name)
                                : Tr::tr("Could not start %1 (%2).").arg(name, detail);
    case EngineFailure::Kind::Ended:
        return Tr::tr("%1 exited unexpectedly.").arg(name);
    case EngineFailure::Kind::Silent:
        return Tr::tr("%1 does not respond.").arg(name);
    case EngineFailure::Kind::Flooded:
        return Tr::tr("%1 sends too much output.").arg(name);
    case EngineFailure::Kind::TooLarge:
        return Tr::tr("%1 uses too much memory.").arg(name);
    case EngineFailure::Kind::Unreadable:
        return Tr::tr("%1 does not speak the %2 protocol (“%3”).").arg(name, ui::protocolName(protocol), detail);
    case EngineFailure::Kind::Illegal:
        return Tr::tr("%1 made an illegal move (%2).").arg(name, detail);
    case EngineFailure::Kind::Refused:
        return detail.isEmpty() ? Tr::tr("%1 cannot play this game.").arg(name)
                                : Tr::tr("%1 cannot play this game (“%2”).").arg(name, detail);
    }
    return {};
}

} // namespace qipan::app
