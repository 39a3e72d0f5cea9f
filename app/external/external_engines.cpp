// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/external_engines.h"

#include "app/external/gomocup_engine.h"
#include "app/external/nboard_engine.h"
#include "core/gomoku/opening_play.h"
#include "ui/base/texts.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace qipan::app {

using ui::ExternalEngine;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(FailureText)
};

} // namespace

ChildProgram programOf(const ExternalEngine& engine)
{
    return {engine.program, engine.arguments};
}

EngineProtocol protocolOf(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    return info == nullptr ? EngineProtocol::None : info->protocol;
}

std::unique_ptr<Engine> makeEngine(const ExternalEngine& engine)
{
    const EngineTimes times{.move = std::chrono::seconds{engine.seconds}};
    if (protocolOf(engine.game) == EngineProtocol::Nboard)
        return std::make_unique<NboardEngine>(programOf(engine), times, engine.depth);
    // Most engines know no opening rules.
    return gomoku::withOpenings(std::make_unique<GomocupEngine>(programOf(engine), times),
                                QRandomGenerator::global()->generate64());
}

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
