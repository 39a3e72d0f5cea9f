// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/passcode_guard.h"

#include <algorithm>
#include <iterator>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr int maxTries = 3;
constexpr auto lockTime = 60s;
constexpr qsizetype maxAddresses = 1000;
constexpr std::ptrdiff_t networkBytes = 8; ///< of an IPv6 address

/// An IPv4 address, or the /64 of an IPv6 address: its owner can use any address of that network.
[[nodiscard]] QHostAddress networkOf(const QHostAddress& address)
{
    if (address.protocol() != QAbstractSocket::IPv6Protocol)
        return address;
    Q_IPV6ADDR bits = address.toIPv6Address();
    std::fill(std::begin(bits.c) + networkBytes, std::end(bits.c), quint8{0});
    return QHostAddress{bits};
}

} // namespace

QHostAddress PasscodeGuard::keyOf(const QHostAddress& address) const
{
    return isProven(address) ? address : networkOf(address);
}

PasscodeGuard::Admission PasscodeGuard::admit(const QHostAddress& address, Time now)
{
    return admit(address, m_challenges, now);
}

PasscodeGuard::Admission PasscodeGuard::admitChannel(const QHostAddress& address, Time now)
{
    return admit(address, m_channels, now);
}

PasscodeGuard::Admission PasscodeGuard::admit(const QHostAddress& address, RateLimit& limit, Time now)
{
    if (isLockedOut(address, now))
        return Admission::LockedOut;
    return isProven(address) || limit.count(now) ? Admission::Challenge : Admission::Knock;
}

bool PasscodeGuard::isLockedOut(const QHostAddress& address, Time now) const
{
    const auto found = m_tries.find(keyOf(address));
    return found != m_tries.end() && found->failures >= maxTries && now < found->last + lockTime;
}

void PasscodeGuard::countFailure(const QHostAddress& address, Time now)
{
    const QHostAddress key = keyOf(address);
    if (m_tries.size() >= maxAddresses && !m_tries.contains(key))
        evictOldest();
    Tries& tries = m_tries[key];
    if (tries.failures >= maxTries && now >= tries.last + lockTime)
        tries.failures = 0; // otherwise this proof was under way when the lock-out began
    ++tries.failures;
    tries.last = now;
}

void PasscodeGuard::countSuccess(const QHostAddress& address)
{
    m_tries.remove(keyOf(address));
    m_proven.removeOne(address);
    if (m_proven.size() >= maxAddresses)
        m_proven.removeFirst();
    m_proven.append(address);
}

void PasscodeGuard::evictOldest()
{
    const auto oldest = std::min_element(m_tries.begin(), m_tries.end(),
                                         [](const Tries& a, const Tries& b) { return a.last < b.last; });
    m_tries.erase(oldest);
}

} // namespace qipan::net
