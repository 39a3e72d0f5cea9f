// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/terms.h"

#include "net/words.h"

namespace qipan::net {

namespace {

[[nodiscard]] QString textOf(std::string_view key)
{
    return QString::fromUtf8(key.data(), std::ssize(key));
}

} // namespace

message::Setup describe(const Terms& terms)
{
    message::Setup setup;
    setup.game = textOf(terms.setup.game->key);
    setup.rule = textOf(terms.setup.rule);
    setup.size = terms.setup.size;
    setup.opening = textOf(keyOf(terms.setup.opening));
    setup.first = wordOf(firstWords, terms.first);
    setup.clock = terms.clock;
    return setup;
}

std::optional<Obstacle> obstacle(const message::Setup& setup)
{
    const GameInfo* game = findGame(setup.game.toStdString());
    if (game == nullptr)
        return Obstacle::Game;
    const RuleInfo* rule = game->findRule(setup.rule.toStdString());
    if (rule == nullptr)
        return Obstacle::Rule;
    if (!rule->allows(setup.size))
        return Obstacle::Size;
    const auto opening = openingOf(setup.opening.toStdString());
    if (!opening || !game->allows(*opening))
        return Obstacle::Opening;
    if (!valueOf(firstWords, setup.first))
        return Obstacle::First;
    return std::nullopt;
}

Terms termsOf(const message::Setup& setup)
{
    return {*makeSetup(setup.game.toStdString(), setup.rule.toStdString(), setup.size, setup.opening.toStdString()),
            *valueOf(firstWords, setup.first), setup.clock};
}

std::optional<GameSetup> playableSetup(const message::Setup& setup)
{
    return obstacle(setup) ? std::nullopt : std::optional{termsOf(setup).setup};
}

} // namespace qipan::net
