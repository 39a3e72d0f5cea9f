// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/ledger.h"

#include "tests/net/model/environment.h"
#include "tests/support/match_text.h"

#include <algorithm>

namespace qipan::net::model {

namespace {

[[nodiscard]] Record recordOf(const Match& match)
{
    Record record;
    record.black = match.black();
    record.moves = match.game().plies();
    record.verdict = match.verdict();
    record.isConfirmed = match.isConfirmed();
    return record;
}

[[nodiscard]] std::string text(const Record& record)
{
    std::string all = record.verdict ? qipan::test::text(*record.verdict) : "no verdict";
    all += record.isConfirmed ? ", confirmed," : ",";
    for (const Ply& ply : record.moves) {
        all += ' ';
        all += std::to_string(ply.cell.x);
        all += '/';
        all += std::to_string(ply.cell.y);
    }
    return all;
}

} // namespace

int Ledger::open(const QString& token)
{
    if (m_sittings.size() > 8)
        m_sittings.clear();
    m_sittings.insert(token, ++m_lastSitting);
    return m_lastSitting;
}

void Ledger::note(Seat seat, int sitting, int round, const Match& match)
{
    Record& known = record(seat, sitting, round);
    Record now = recordOf(match);
    now.isCrossed = known.isCrossed;
    now.isInterrupted = known.isInterrupted;
    now.isRewound = known.isRewound;
    now.isCounted = known.isCounted;
    known = std::move(now);
}

void Ledger::dropFrom(Seat seat, int sitting, int round)
{
    auto& records = of(seat);
    records.erase(records.lower_bound({sitting, round}), records.lower_bound({sitting + 1, 0}));
}

void Ledger::spectated(int round, const Match& match)
{
    if (match.verdict())
        m_spectated.emplace_back(round, recordOf(match));
}

int Ledger::compare(int sitting, int round)
{
    int games = 0;
    auto& hosts = of(Seat::First);
    for (auto& [key, record] : hosts) {
        compare(key, record, key == Key{sitting, round});
        if (record.verdict && !record.isCounted)
            ++games;
        record.isCounted = record.verdict.has_value();
    }
    compareSpectated();
    for (auto& records : m_records)
        std::erase_if(records, [&](const auto& entry) { return entry.first != Key{sitting, round}; });
    return games;
}

void Ledger::compare(const Key& key, const Record& host, bool isPresent)
{
    const auto& guests = of(Seat::Second);
    const auto found = guests.find(key);
    const bool isLast = of(Seat::First).rbegin()->first.first != key.first; // of a sitting that is over
    if (found == guests.end()) {
        require(isLast, "the guest has missed a round");
        return;
    }
    const Record& guest = found->second;
    const bool isBroken = guest.isInterrupted || host.isInterrupted;
    const bool isExcused = !isPresent && ((!guest.isConfirmed && (isBroken || isLast)) || (host.isRewound && isLast));
    if (host.isRewound || (!guest.isConfirmed && isBroken))
        m_doubtful = key.first;
    const std::string both =
        "\nround " + std::to_string(key.second) + "\nhost: " + text(host) + "\nguest: " + text(guest);
    if (host.black != guest.black && !isExcused)
        fail("the ends disagree who is black" + both);
    if (host.verdict != guest.verdict && !isExcused)
        fail("the ends hold different results" + both);
    const bool hasCrossed = host.isCrossed || guest.isCrossed || (isLast && !(host.isConfirmed && guest.isConfirmed));
    if (host.moves != guest.moves && !isExcused && !hasCrossed)
        fail("the ends hold different moves" + both);
}

void Ledger::compareSpectated()
{
    for (const auto& [round, seen] : m_spectated) {
        const bool isKnown =
            std::ranges::any_of(of(Seat::First), [&, number = round, &record = seen](const auto& entry) {
                return entry.first.second == number && entry.second.black == record.black
                    && entry.second.moves == record.moves && entry.second.verdict == record.verdict;
            });
        if (!isKnown)
            fail("a spectator saw a round that the host does not know\n" + text(seen));
    }
    m_spectated.clear();
}

} // namespace qipan::net::model
