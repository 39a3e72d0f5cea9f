// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/history/history_folder.h"

#include "tests/support/catch.h"

#include <QSqlQuery>
#include <QTest>

#include <optional>

namespace qipan::tests {

using namespace Qt::StringLiterals;
using namespace app;

namespace {

/// Runs work on the store's thread, and waits for its result.
template <typename Value, typename Work>
[[nodiscard]] Value ask(HistoryStore& store, Work work)
{
    QObject context;
    std::optional<Value> answer;
    QString error;
    store.ask(context, std::move(work), [&](const Result<Value, QString>& result) {
        answer = result ? *result : Value{};
        error = result ? QString{} : result.error();
    });
    REQUIRE(QTest::qWaitFor([&] { return answer.has_value(); }, 20'000));
    INFO(error.toStdString());
    REQUIRE(error.isEmpty());
    return *answer;
}

} // namespace

HistoryFolder::HistoryFolder(const QString& folder)
    : m_thread{std::make_shared<StoreThread>(folder)}
    , m_store{std::make_unique<HistoryStore>(m_thread)}
{
}

void HistoryFolder::settle()
{
    (void)ask<int>(*m_store, [](HistoryFile&) -> Result<int, QString> { return 0; });
}

std::vector<HistoryEntry> HistoryFolder::games()
{
    return ask<std::vector<HistoryEntry>>(*m_store,
                                          [](HistoryFile& file) -> Result<std::vector<HistoryEntry>, QString> {
                                              if (auto failure = file.data().open())
                                                  return *failure;
                                              std::vector<qint64> ids;
                                              {
                                                  QSqlQuery query{file.data().database()};
                                                  query.exec(u"SELECT id FROM game ORDER BY id"_s);
                                                  while (query.next())
                                                      ids.push_back(query.value(0).toLongLong());
                                              }
                                              std::vector<HistoryEntry> games;
                                              for (const qint64 id : ids) {
                                                  const auto game = file.find(id);
                                                  if (!game)
                                                      return game.error();
                                                  if (!*game)
                                                      return u"game %1 cannot be right"_s.arg(id);
                                                  games.push_back(**game);
                                              }
                                              return games;
                                          });
}

std::vector<RunningGame> HistoryFolder::adopt()
{
    return ask<std::vector<RunningGame>>(*m_store, [](HistoryFile& file) { return RunningFile{file.data()}.adopt(); });
}

} // namespace qipan::tests
