// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/player.h"

namespace qipan::app {

void Player::refused(const Command&, Refusal) { }

void Player::hold() { }

void Player::resume(const Match&) { }

void Player::setPause(std::chrono::milliseconds) { }

void PersonPlayer::begin(const Match&, Seat seat)
{
    m_seat = seat;
}

void PersonPlayer::observe(const Event& event, const Match&)
{
    const auto* asked = std::get_if<Asked>(&event);
    if (m_agreesToUndo && asked != nullptr && asked->by != m_seat && asked->kind == RequestKind::Undo)
        Q_EMIT commanded(Answer{asked->id, asked->kind, true, std::nullopt});
}

} // namespace qipan::app
