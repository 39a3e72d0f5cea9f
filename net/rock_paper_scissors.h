// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/hand.h"
#include "net/session_time.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace qipan::net {

/// One end of a throw of rock-paper-scissors with commit and reveal, so that neither side can wait for the other's
/// choice. Source: docs/lan-protocol.md, "Who plays first".
class RockPaperScissors {
public:
    /// Sets this end's choice and returns its commitment. Precondition: !hasChosen().
    [[nodiscard]] QByteArray choose(Hand hand, Time now);
    /// Sets the other side's commitment. Precondition: !isCommitted().
    void commit(const QByteArray& commitment, Time now);
    /// Takes the other side's choice. False when it does not match the commitment. Precondition: isSealed().
    [[nodiscard]] bool reveal(Hand hand, const QString& nonce);

    [[nodiscard]] bool hasChosen() const { return m_own.has_value(); }
    [[nodiscard]] bool isCommitted() const { return !m_commitment.isEmpty(); }
    /// Both commitments are known: each side reveals its choice now.
    [[nodiscard]] bool isSealed() const { return hasChosen() && isCommitted(); }
    /// When isSealed() became true; nothing before.
    [[nodiscard]] const std::optional<Time>& sealedAt() const { return m_sealedAt; }

    /// What this end reveals. Precondition: hasChosen().
    [[nodiscard]] Hand hand() const { return *m_own; }
    [[nodiscard]] const QString& nonce() const { return m_nonce; }

private:
    void seal(Time now);

    std::optional<Hand> m_own;
    QString m_nonce;
    QByteArray m_commitment; ///< the other side's
    std::optional<Time> m_sealedAt;
};

} // namespace qipan::net
