// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_store/match_store.h"

#include "app/match_store/match_file.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

MatchStore::MatchStore(const QString& folder, QObject* parent)
    : MatchStore{std::make_shared<StoreThread>(folder), parent}
{
}

MatchStore::MatchStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
{
}

quint64 MatchStore::save(StoredMatch match)
{
    const quint64 ticket = ++m_lastTicket;
    const QString key = (match.key.role == Seat::First ? u"host "_s : u"guest "_s) + match.key.token;
    write(
        key,
        [match = std::move(match)](DataFile& data) -> WriteQueue::Outcome {
            MatchFile file{data};
            return {file.save(match), !file.isOwnedElsewhere()};
        },
        [this, ticket](const Failure& failure) {
            if (failure)
                Q_EMIT failed(ticket);
            else
                Q_EMIT saved(ticket);
        });
    return ticket;
}

void MatchStore::finish(const MatchKey& key, MatchEnd end)
{
    write({}, [key, end](DataFile& data) -> WriteQueue::Outcome { return {MatchFile{data}.finish(key, end)}; });
}

void MatchStore::release()
{
    write({}, [](DataFile& data) -> WriteQueue::Outcome { return {MatchFile{data}.release()}; });
}

void MatchStore::load(MatchQuery wanted)
{
    askWhenWritten(
        *this, [wanted = std::move(wanted)](DataFile& data) { return MatchFile{data}.load(wanted); },
        [this](const auto& found) { Q_EMIT loaded(found ? *found : std::nullopt, !found); });
}

} // namespace qipan::app
