// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/setup.h"
#include "net/message.h"

/// Deals and actions of duels on the wire. Source: docs/lan-protocol.md, "Duels".
namespace qipan::net {

/// The cells of a board, row by row: 0 for an empty one, otherwise the picture plus one.
[[nodiscard]] QByteArray cellsOf(const link::Board& board);
/// The SHA-256 of the cells.
[[nodiscard]] QByteArray digestOf(const link::Board& board);
[[nodiscard]] message::DuelDeal describe(const link::DealSetup& deal, const link::Board& dealt);
[[nodiscard]] message::DuelRoundState describe(const DuelState& state, const link::Board& dealt);

/// The most actions that a player of a round is believed to have done. It bounds what a peer can make this end keep.
[[nodiscard]] std::size_t mostActions(const duel::Setup& setup);

/// A player's actions as messages.
[[nodiscard]] std::vector<message::Pairs> describe(Seat seat, const std::vector<duel::Action>& actions);
/// Adds the actions of a message to those before it. False if it does not continue them.
[[nodiscard]] bool append(const message::Pairs& pairs, std::vector<duel::Action>& actions);

} // namespace qipan::net
