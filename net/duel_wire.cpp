// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/duel_wire.h"

#include "core/link/deal_number.h"
#include "net/message_fields.h"

#include <QCryptographicHash>

namespace qipan::net {

namespace {

using duel::Action;

// Far more than a hand can do.
constexpr std::size_t pairsPerMinute = 1'200;
constexpr std::size_t mostHints = 1'000;

[[nodiscard]] int countPairs(const std::vector<Action>& actions)
{
    return static_cast<int>(std::ranges::count(actions, Action::Kind::Pair, &Action::kind));
}

[[nodiscard]] Action helpOf(const std::tuple<duel::HelpKind, int, int>& told)
{
    const auto& [kind, pairs, at] = told;
    return {.kind = kind == duel::HelpKind::Hint ? Action::Kind::Hint : Action::Kind::Shuffle,
            .at = duel::Milliseconds{at}};
}

} // namespace

QByteArray cellsOf(const link::Board& board)
{
    QByteArray cells;
    cells.reserve(board.size().cells());
    for (const link::Tile& tile : board.values())
        cells += static_cast<char>(tile ? *tile + 1 : 0);
    return cells;
}

QByteArray digestOf(const link::Board& board)
{
    return QCryptographicHash::hash(cellsOf(board), QCryptographicHash::Sha256);
}

message::DuelDeal describe(const link::DealSetup& deal, const link::Board& dealt)
{
    QString number = QString::fromStdString(link::dealNumber(deal));
    return {number.remove(u'-'), digestOf(dealt), cellsOf(dealt)};
}

message::DuelRoundState describe(const DuelState& state, const link::Board& dealt)
{
    constexpr duel::Milliseconds begin{0};
    return {.round = state.round,
            .deal = describe(state.deal, dealt),
            .startedAgo = std::max(state.time, begin),
            .startsIn = std::max(-state.time, begin),
            .isPaused = state.isPaused,
            .verdict = state.snapshot.verdict,
            .pairs = countPairs(state.snapshot.actions[indexOf(Seat::First)])};
}

std::size_t mostActions(const duel::Setup& setup)
{
    const std::size_t pairs = setup.rule == duel::Rule::Points
        ? pairsPerMinute * static_cast<std::size_t>(setup.minutes.count())
        : static_cast<std::size_t>(setup.deal.size.cells()) / 2;
    return 2 * pairs + mostHints; // there is a pair between two shuffles
}

std::vector<message::Pairs> describe(Seat seat, const std::vector<Action>& actions)
{
    std::vector<message::Pairs> messages;
    int pairs = 0;
    for (const Action& action : actions) {
        if (messages.empty()
            || std::ssize(messages.back().list) + std::ssize(messages.back().helps) == message::maxListedActions)
            messages.push_back({seat, pairs + 1, {}, {}});
        const int at = static_cast<int>(action.at.count());
        if (action.kind != Action::Kind::Pair) {
            const auto kind = action.kind == Action::Kind::Hint ? duel::HelpKind::Hint : duel::HelpKind::Shuffle;
            messages.back().helps.emplace_back(kind, pairs, at);
            continue;
        }
        ++pairs;
        messages.back().list.push_back({action.pair.a.x, action.pair.a.y, action.pair.b.x, action.pair.b.y, at});
    }
    return messages;
}

bool append(const message::Pairs& pairs, std::vector<Action>& actions)
{
    int done = countPairs(actions);
    if (pairs.from != done + 1)
        return false;
    auto help = pairs.helps.begin();
    const auto takeHelps = [&] {
        for (; help != pairs.helps.end() && std::get<1>(*help) == done; ++help)
            actions.push_back(helpOf(*help));
    };
    takeHelps();
    for (const auto& [ax, ay, bx, by, at] : pairs.list) {
        actions.push_back({.pair = {{ax, ay}, {bx, by}}, .at = duel::Milliseconds{at}});
        ++done;
        takeHelps();
    }
    return help == pairs.helps.end();
}

} // namespace qipan::net
