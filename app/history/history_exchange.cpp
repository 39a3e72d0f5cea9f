// Many games of the history at once: for import and export.
#include "app/history/history_file.h"

#include <QCryptographicHash>
#include <QSqlError>
#include <QSqlQuery>

#include <array>
#include <cstring>

namespace qipan::app {

namespace {

/// What tells a game from another, as a number that two different ones have in common by no chance that counts.
[[nodiscard]] quint64 fingerprint(const std::array<QString, 5>& texts, qint64 began)
{
    QCryptographicHash hash{QCryptographicHash::Sha1};
    for (const QString& text : texts) {
        hash.addData(text.toUtf8());
        hash.addData(QByteArrayView{"\0", 1});
    }
    hash.addData(QByteArray::number(began));
    quint64 number = 0;
    std::memcpy(&number, hash.result().constData(), sizeof number);
    return number;
}

} // namespace

Result<HistoryFile::Known, QString> HistoryFile::known()
{
    if (auto failure = m_file.open())
        return *failure;
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT game, black_name, white_name, moves, record, began FROM game"_qs))
        return m_file.words(query.lastError());
    Known known;
    while (query.next()) {
        std::array<QString, 5> texts;
        for (std::size_t i = 0; i < texts.size(); ++i)
            texts[i] = query.value(static_cast<int>(i)).toString();
        known.insert(fingerprint(texts, query.value(5).toLongLong()));
    }
    if (query.lastError().isValid())
        return m_file.words(query.lastError());
    return known;
}

Result<int, QString> HistoryFile::insertAll(std::span<const KeptGame> games, Known& known)
{
    if (auto failure = m_file.open())
        return *failure;
    std::vector<quint64> added;
    const auto failure = m_file.transact([&]() -> DataFile::Failure {
        for (const KeptGame& game : games) {
            const quint64 print = fingerprint(
                {game.game, game.sides[0].name, game.sides[1].name, movesText(game.moves), game.record}, game.began);
            if (!known.insert(print).second)
                continue;
            added.push_back(print);
            if (auto id = save(game); !id)
                return id.error();
        }
        return {};
    });
    if (!failure)
        return static_cast<int>(added.size());
    for (const quint64 print : added)
        known.erase(print);
    return *failure;
}

Result<std::vector<qint64>, QString> HistoryFile::ids()
{
    if (auto failure = m_file.open())
        return *failure;
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT id FROM game WHERE state <> 'running' ORDER BY began, id"_qs))
        return m_file.words(query.lastError());
    std::vector<qint64> ids;
    while (query.next())
        ids.push_back(query.value(0).toLongLong());
    if (query.lastError().isValid())
        return m_file.words(query.lastError());
    return ids;
}

} // namespace qipan::app
