// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/external_engines.h"

#include "app/external/gomocup_engine.h"
#include "app/external/nboard_engine.h"
#include "core/gomoku/opening_play.h"

#include <QRandomGenerator>

namespace qipan::app {

using ui::ExternalEngine;

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

} // namespace qipan::app
