// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/match_store/random_match.h"

#include "tests/support/random_game.h"

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::tests {

namespace {

class Dice {
public:
    explicit Dice(std::mt19937& random)
        : m_random{random}
    {
    }

    /// least … largest
    [[nodiscard]] int number(int least, int largest = std::numeric_limits<int>::max())
    {
        const auto span = static_cast<std::uint64_t>(largest) - static_cast<std::uint64_t>(least) + 1;
        return static_cast<int>(static_cast<std::uint64_t>(least) + m_random() % span);
    }
    [[nodiscard]] bool coin() { return number(0, 1) == 1; }
    [[nodiscard]] Seat seat() { return coin() ? Seat::First : Seat::Second; }

    [[nodiscard]] QString text(const QString& letters, int length)
    {
        QString text;
        for (int i = 0; i < length; ++i)
            text += letters[number(0, static_cast<int>(letters.size()) - 1)];
        return text;
    }

private:
    std::mt19937& m_random;
};

[[nodiscard]] std::optional<Verdict> randomVerdict(Dice& dice, const BoardGame& game)
{
    const int plies = static_cast<int>(game.plies().size());
    if (game.outcome())
        return Verdict{plies, *game.outcome()};
    switch (dice.number(0, 3)) {
    case 0:
        return Verdict{plies, {.winner = std::nullopt, .reason = EndReason::Agreed}};
    case 1:
        return Verdict{plies, {.winner = Side::Black, .reason = EndReason::Resign}};
    case 2:
        return Verdict{plies, {.winner = Side::White, .reason = EndReason::Timeout}};
    default:
        return std::nullopt;
    }
}

/// Random choices for a round with this many plies.
[[nodiscard]] std::vector<OpeningChoice> randomOpeningChoices(Dice& dice, Opening opening, int plies)
{
    std::vector<OpeningChoice> openingChoices;
    for (auto turn = openingTurn(opening, plies, openingChoices);
         turn && turn->chooses && !areValidChoices(opening, plies, openingChoices);
         turn = openingTurn(opening, plies, openingChoices)) {
        const bool isTwoMore = turn->mayPlaceTwo && plies >= 5 && dice.coin();
        openingChoices.push_back(isTwoMore         ? OpeningChoice::Two
                                     : dice.coin() ? OpeningChoice::Black
                                                   : OpeningChoice::White);
    }
    return openingChoices;
}

/// A round of a duel in which each seat has taken some pairs, whether they are possible or not.
[[nodiscard]] app::StoredDuel randomDuel(Dice& dice)
{
    app::StoredDuel duel;
    duel.round.setup.deal = {.size = {.columns = 8, .rows = 6},
                             .mode = static_cast<link::FallingMode>(dice.number(0, link::fallingModes - 1)),
                             .pictures = dice.number(2, 24),
                             .seed = static_cast<std::uint32_t>(dice.number(0))};
    duel.round.setup.bestOf = dice.coin() ? 3 : 1;
    for (auto& actions : duel.round.actions) {
        duel::Milliseconds at{0};
        for (int left = dice.number(0, 20); left > 0; --left) {
            at += duel::Milliseconds{dice.number(0, 5'000)};
            const int first = dice.number(0, 46);
            const auto cell = [](int place) { return Cell{place % 8, place / 8}; };
            actions.push_back({.pair = {cell(first), cell(first + 1)}, .at = at});
        }
    }
    if (dice.coin())
        duel.round.verdict = duel::Verdict{dice.seat(), duel::EndReason::Resign};
    duel.time = duel::Milliseconds{dice.number(-3'000, 1'000'000)};
    duel.isPaused = dice.coin();
    return duel;
}

} // namespace

app::StoredMatch randomMatch(std::mt19937& random)
{
    Dice dice{random};
    const GameInfo& info = games()[static_cast<std::size_t>(dice.number(0, static_cast<int>(games().size()) - 1))];
    app::StoredMatch match;
    match.key = {dice.seat(), dice.text(u"0123456789abcdef"_s, 32)};
    if (match.key.role == Seat::First) {
        match.port = static_cast<quint16>(dice.number(1, 65'535));
        match.passcode = dice.text(u"abc 'x\";%密码"_s, dice.number(0, 40));
        match.acceptAnyone = dice.coin();
    } else {
        match.address = dice.text(u"0123456789.:[]fe%"_s, dice.number(1, 60));
    }
    match.isEncrypted = dice.coin();
    const RuleInfo& rule = info.rules[test::below(random, info.rules.size())];
    match.setup = {.game = &info,
                   .rule = rule.key,
                   .size = rule.sizes[test::below(random, rule.sizes.size())],
                   .opening = info.openings[test::below(random, info.openings.size())]};
    match.offered = dice.coin() ? match.setup : defaultSetup(games()[0]);
    match.first = dice.coin() ? FirstBlack::RockPaperScissors : FirstBlack::Guest;
    if (dice.coin())
        match.clock = {dice.number(10, 36'000), dice.number(0, 600), dice.number(0), dice.number(0)};
    match.ownName = dice.text(u"Aé棋'\";-"_s, dice.number(1, 32));
    match.peerName = dice.text(u"Bß盘%_?"_s, dice.number(1, 32));
    match.round = dice.number(1);
    match.black = dice.seat();
    const auto game = match.setup.makeGame();
    test::playAtRandom(*game, random, dice.coin() ? dice.number(0, 12) : 1000);
    match.plies = cellsOf(game->plies());
    match.openingChoices = randomOpeningChoices(dice, match.setup.opening, static_cast<int>(match.plies.size()));
    match.verdict = randomVerdict(dice, *game);
    if (match.setup.opening == Opening::Free) {
        const int most = static_cast<int>(match.plies.size()) - (game->outcome() ? 1 : 0);
        std::vector<Cell> start{match.plies.begin(), match.plies.begin() + dice.number(0, most)};
        if (match.offered == match.setup && dice.coin())
            match.offered.start = start;
        if (dice.coin())
            match.setup.start = std::move(start);
    }
    if (dice.number(0, 3) == 0) {
        match.duel = randomDuel(dice);
        match.setup = match.offered = {};
        match.clock.reset();
        match.black = Seat::First;
        match.plies.clear();
        match.openingChoices.clear();
        match.verdict.reset();
    }
    match.undos = dice.number(0);
    match.lastRequest = dice.number(0);
    match.pausedMs = dice.number(0, 300'000);
    match.score = {{dice.number(0), dice.number(0)}, dice.number(0)};
    match.lastAlive = static_cast<qint64>(random()) * 1000;
    match.isRefused = dice.coin();
    return match;
}

app::StoredMatch plainMatch(const QString& token, int round)
{
    app::StoredMatch match;
    match.key = {Seat::First, token};
    match.port = 15155;
    match.passcode = u"open sesame"_s;
    match.offered = match.setup = *makeSetup("gomoku", "freestyle", 15);
    match.ownName = u"Ada"_s;
    match.peerName = u"Lin"_s;
    match.round = round;
    match.plies = {{7, 7}, {8, 8}};
    match.lastAlive = 1'000'000;
    return match;
}

} // namespace qipan::tests
