// SPDX-License-Identifier: GPL-3.0-or-later
// What a round of duels sends about the events at this end.
#include "net/duel_round.h"
#include "net/duel_wire.h"
#include "net/words.h"

namespace qipan::net {

namespace {

constexpr int noId = 0; ///< of a request that needs no answer

} // namespace

void DuelRound::observe(const duel::Event& event, const duel::Duel& duel, Channel& channel)
{
    if (m_number == 0)
        return; // a spectator who was just admitted gets the whole round with sync
    std::visit([&](const auto& happened) { follow(happened, duel, channel); }, event);
}

void DuelRound::follow(const duel::Acted& acted, const duel::Duel& duel, Channel& channel)
{
    using enum duel::Action::Kind;
    Done& done = m_done[indexOf(acted.by)];
    const auto kind = acted.action.kind;
    ++(kind == Pair ? done.pairs : kind == Hint ? done.hints : done.shuffles);
    const link::Game& game = duel.board(acted.by).game();
    const bool isRefilled = kind == Pair && game.tilesLeft() == m_tiles;
    const QByteArray cells = isRefilled || kind == Shuffle ? cellsOf(game.board()) : QByteArray{};
    const bool isReceived = m_seat == Seat::Second ? m_role == Role::Watch || acted.by == Seat::First
                                                   : m_role == Role::Play && acted.by == Seat::Second;
    if (!isReceived)
        return send(acted, cells, channel);
    const QByteArray claimed = std::exchange(m_claimed, {});
    if (claimed.isEmpty() && !cells.isEmpty() && m_role == Role::Play)
        channel.send(message::Board{m_number, done.pairs, cells});
    else if (!claimed.isEmpty() && claimed != cellsOf(game.board()))
        channel.fail(ErrorCode::Desync, QStringLiteral("the boards differ"));
}

void DuelRound::send(const duel::Acted& acted, const QByteArray& cells, Channel& channel) const
{
    const auto& [kind, pair, at] = acted.action;
    const int pairs = m_done[indexOf(acted.by)].pairs;
    const auto seat = m_role == Role::Watch ? std::optional{acted.by} : std::nullopt;
    if (kind == duel::Action::Kind::Pair)
        return channel.send(message::Pair{m_number, pairs, pair.a, pair.b, at, cells, seat});
    const auto help = kind == duel::Action::Kind::Hint ? duel::HelpKind::Hint : duel::HelpKind::Shuffle;
    channel.send(message::Help{m_number, pairs, help, at, cells, seat});
}

void DuelRound::follow(const duel::Asked& asked, const duel::Duel&, Channel& channel)
{
    if (m_role == Role::Watch)
        return;
    if (asked.by != m_seat) {
        m_requests.hear(asked.id, asked.kind, channel.now());
        return;
    }
    m_requests.ask(asked.id, asked.kind);
    channel.send(message::Request{asked.id, wordOf(duelRequestWords, asked.kind), std::nullopt, m_number,
                                  m_done[indexOf(m_seat)].pairs, std::nullopt});
}

void DuelRound::follow(const duel::Answered& answered, const duel::Duel&, Channel& channel)
{
    if (answered.asker == m_seat) {
        m_requests.closeOwn();
        return;
    }
    m_requests.closePeers();
    const auto reason = answered.isAutomatic ? std::optional{AnswerReason::Withdrawn} : std::nullopt;
    if (m_role == Role::Play)
        channel.send(message::Reply{answered.id, wordOf(duelRequestWords, answered.kind), std::nullopt, answered.accept,
                                    reason});
}

void DuelRound::follow(const duel::Withdrew& withdrew, const duel::Duel&, Channel& channel)
{
    if (withdrew.by != m_seat || m_role != Role::Play)
        return;
    channel.send(message::Withdraw{withdrew.id});
    m_requests.withdraw(channel.now());
}

void DuelRound::follow(const duel::WentOn& wentOn, const duel::Duel&, Channel& channel) const
{
    if (wentOn.by == m_seat && m_role == Role::Play)
        channel.send(
            message::Request{noId, goOnWord, std::nullopt, m_number, m_done[indexOf(m_seat)].pairs, std::nullopt});
}

void DuelRound::follow(const duel::Ended& ended, const duel::Duel&, Channel& channel)
{
    const auto& [winner, reason] = ended.verdict;
    m_requests.stopWaiting();
    if (m_role == Role::Watch && m_seat == Seat::Second)
        return;
    if (m_role == Role::Play && reason == duel::EndReason::Resign && winner == opposite(m_seat))
        channel.send(message::Resign{m_number});
    channel.send(message::DuelResult{m_number, m_done[indexOf(m_seat)].pairs, winner, reason});
}

void DuelRound::follow(const duel::Finished&, const duel::Duel&, Channel&)
{
    m_isNextAllowed = true;
    m_requests = {};
}

} // namespace qipan::net
