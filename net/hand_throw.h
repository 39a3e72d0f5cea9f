#pragma once

#include "core/match/throw.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>

namespace qipan::net {

/// One throw of rock, paper, scissors by commit and reveal, at one of the two ends: nobody can win by waiting for the
/// other's choice. Source: docs/lan-protocol.md, "Who plays first".
class HandThrow {
public:
    using Time = std::chrono::milliseconds;

    /// This end's choice. Returns its commitment. Precondition: !hasChosen().
    [[nodiscard]] QByteArray choose(Hand hand, Time now);
    /// The other side's commitment. Precondition: !isCommitted().
    void commit(const QByteArray& commitment, Time now);
    /// The other side's hand; false where it does not fit its commitment. Precondition: isSealed().
    [[nodiscard]] bool reveal(Hand hand, const QString& nonce);

    [[nodiscard]] bool hasChosen() const { return m_own.has_value(); }
    [[nodiscard]] bool isCommitted() const { return !m_commitment.isEmpty(); }
    /// Both commitments are in: each side shows its hand.
    [[nodiscard]] bool isSealed() const { return hasChosen() && isCommitted(); }
    /// Since when; nothing before.
    [[nodiscard]] const std::optional<Time>& sealedAt() const { return m_sealedAt; }

    /// What this end shows. Precondition: hasChosen().
    [[nodiscard]] Hand hand() const { return *m_own; }
    [[nodiscard]] const QString& nonce() const { return m_nonce; }

private:
    void seal(Time now);

    std::optional<Hand> m_own;
    QString m_nonce;
    QByteArray m_commitment; ///< of the other side
    std::optional<Time> m_sealedAt;
};

} // namespace qipan::net
