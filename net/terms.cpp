// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/terms.h"

#include "core/book/link_board.h"
#include "net/message_fields.h"

namespace qipan::net {

namespace {

[[nodiscard]] QString textOf(std::string_view key)
{
    return QString::fromUtf8(key.data(), std::ssize(key));
}

[[nodiscard]] message::Setup describeGame(const GameTerms& terms)
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

[[nodiscard]] message::Setup describeDuel(const duel::Setup& terms)
{
    message::Setup setup;
    setup.game = message::linkGame;
    setup.rule = wordOf(duelRuleWords, terms.rule);
    setup.first = wordOf(firstWords, FirstBlack::Host);
    setup.duel = message::DuelSetup{
        .columns = terms.deal.size.columns,
        .rows = terms.deal.size.rows,
        .falling = textOf(book::keyOf(terms.deal.mode)),
        .outline = wordOf(outlineWords, terms.deal.outline),
        .difficulty = wordOf(difficultyWords, terms.deal.difficulty),
        .pictures = terms.deal.pictures,
        .border = terms.deal.border,
        .bestOf = terms.bestOf,
        .minutes = static_cast<int>(terms.minutes.count()),
        .hintSeconds = static_cast<int>(terms.hintCost.count()),
        .shuffleSeconds = static_cast<int>(terms.shuffleCost.count()),
    };
    return setup;
}

/// The setup of a duel; nothing if a word is unknown. Its values may be out of their limits.
[[nodiscard]] std::optional<duel::Setup> duelOf(const message::Setup& setup)
{
    const auto rule = valueOf(duelRuleWords, setup.rule);
    if (!rule || !setup.duel)
        return std::nullopt;
    const message::DuelSetup& words = *setup.duel;
    const auto mode = book::fallingModeOf(words.falling.toStdString());
    const auto outline = valueOf(outlineWords, words.outline);
    const auto difficulty = valueOf(difficultyWords, words.difficulty);
    if (!mode || !outline || !difficulty)
        return std::nullopt;
    return duel::Setup{.deal = {.size = {.columns = words.columns, .rows = words.rows},
                                .outline = *outline,
                                .mode = *mode,
                                .border = words.border,
                                .pictures = words.pictures,
                                .difficulty = *difficulty},
                       .rule = *rule,
                       .bestOf = words.bestOf,
                       .minutes = std::chrono::minutes{words.minutes},
                       .hintCost = std::chrono::seconds{words.hintSeconds},
                       .shuffleCost = std::chrono::seconds{words.shuffleSeconds}};
}

[[nodiscard]] std::optional<Obstacle> obstacleOfDuel(const message::Setup& setup)
{
    const auto duel = duelOf(setup);
    if (!duel || setup.clock)
        return Obstacle::Rule;
    if (!duel::isValid(*duel))
        return Obstacle::Size;
    if (setup.first != wordOf(firstWords, FirstBlack::Host))
        return Obstacle::First;
    return std::nullopt;
}

} // namespace

message::Setup describe(const Terms& terms)
{
    const auto* game = std::get_if<GameTerms>(&terms);
    return game != nullptr ? describeGame(*game) : describeDuel(std::get<duel::Setup>(terms));
}

std::optional<Obstacle> obstacle(const message::Setup& setup, bool playsDuels)
{
    if (playsDuels && setup.game == message::linkGame)
        return obstacleOfDuel(setup);
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
    if (setup.game == message::linkGame)
        return *duelOf(setup);
    return GameTerms{
        *makeSetup(setup.game.toStdString(), setup.rule.toStdString(), setup.size, setup.opening.toStdString()),
        *valueOf(firstWords, setup.first), setup.clock};
}

std::optional<GameSetup> playableSetup(const message::Setup& setup)
{
    return obstacle(setup, false) ? std::nullopt : std::optional{std::get<GameTerms>(termsOf(setup)).setup};
}

} // namespace qipan::net
