// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_recorder.h"

#include "core/rating/level_ratings.h"
#include "ui/base/texts.h"

#include <QDateTime>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

/// Writes the row, or removes it if nothing was played.
[[nodiscard]] RunningFile::Failure writeRow(RunningFile file, StoredRow& stored, RunningFile::Row row)
{
    row.game.id = stored.id;
    if (stored.began != 0)
        row.game.began = stored.began;
    const bool isEmpty = row.game.moves.empty();
    auto failure = !isEmpty ? file.save(row) : stored.id != 0 ? file.drop(row.game) : RunningFile::Failure{};
    if (!failure)
        stored = {isEmpty ? 0 : row.game.id, row.game.began};
    return failure;
}

[[nodiscard]] bool isPerson(const PlayerEntry& side)
{
    return side.kind == PlayerKind::Me || side.kind == PlayerKind::Guest || side.kind == PlayerKind::SecondPlayer;
}

/// Returns true if a level of the computer plays otherwise now than when the game began.
[[nodiscard]] bool hasFormerLevel(const HistoryEntry& game)
{
    const GameInfo* info = findGame(game.game.toStdString());
    return info != nullptr && std::ranges::any_of(game.sides, [&](const PlayerEntry& side) {
               return side.kind == PlayerKind::Computer && rating::isFormer(*info, side.level, game.edition);
           });
}

} // namespace

/// Records the rounds of one table as rows of the history.
class HistoryRecorder::TableRecorder final : public QObject {
public:
    TableRecorder(HistoryRecorder& recorder, Table& table, GameSource source, Describe describe);

    [[nodiscard]] bool isOf(const Table& table) const { return m_table == &table; }
    [[nodiscard]] bool isGone() const { return m_table == nullptr; }
    void resume(const HistoryEntry& entry) { m_next = entry; }
    void interrupt(bool mayContinue);
    [[nodiscard]] const std::shared_ptr<StoredRow>& row() const { return m_row; }

private:
    void begin();
    void follow();
    void close();
    void keepPlayers(Seating& seating);
    [[nodiscard]] HistoryEntry currentEntry() const;
    [[nodiscard]] QString running(const Seating& seating, GameState state) const;
    void enqueue(const HistoryEntry& game, const QString& running, bool isOwned = true);

    HistoryRecorder& m_recorder;
    const Table* m_table;
    const GameSource m_source;
    const Describe m_describe;
    std::optional<HistoryEntry> m_next; ///< the row that the next round continues
    std::shared_ptr<StoredRow> m_row;   ///< of the current round, once there is one
    HistoryEntry m_game;                ///< as it was saved last
    QString m_running;
    std::vector<std::vector<Cell>> m_lines;  ///< tried beside the game, as saved last
    std::array<PlayerEntry, 2> m_seated;     ///< of both seats, as saved last
    std::optional<StartPosition> m_position; ///< from which the round began
    QTimer m_keepTime;                       ///< saves the clock while it runs
    int m_round = 0;
    qint64 m_began = 0;
    bool m_isPlayed = false; ///< there is a move beyond the initial position
};

HistoryRecorder::HistoryRecorder(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
{
}

HistoryRecorder::~HistoryRecorder()
{
    m_store.retry();
}

void HistoryRecorder::record(Table& table, GameSource source, Describe describe)
{
    std::erase_if(m_tables, [](const auto& entry) { return entry->isGone(); });
    m_tables.push_back(std::make_unique<TableRecorder>(*this, table, source, std::move(describe)));
}

HistoryRecorder::TableRecorder* HistoryRecorder::find(const Table& table) const
{
    const auto found = std::ranges::find_if(m_tables, [&](const auto& entry) { return entry->isOf(table); });
    return found != m_tables.end() ? found->get() : nullptr;
}

void HistoryRecorder::resume(const Table& table, const HistoryEntry& entry)
{
    if (TableRecorder* known = find(table))
        known->resume(entry);
}

void HistoryRecorder::interrupt(const Table& table, bool mayContinue)
{
    if (TableRecorder* known = find(table))
        known->interrupt(mayContinue);
}

std::function<qint64()> HistoryRecorder::rowOf(const Table& table) const
{
    const TableRecorder* known = find(table);
    if (known == nullptr || !known->row())
        return {};
    return [row = known->row()] { return row->id; };
}

void HistoryRecorder::write(const std::shared_ptr<StoredRow>& stored, RunningFile::Row row)
{
    const auto key = QString::number(reinterpret_cast<quintptr>(stored.get()));
    m_store.write(
        key,
        [stored, row = std::move(row)](DataFile& data) -> WriteQueue::Outcome {
            return {writeRow(RunningFile{data}, *stored, row)};
        },
        [&store = m_store](const DataFile::Failure& failure) {
            if (!failure)
                store.touch();
        });
}

HistoryRecorder::TableRecorder::TableRecorder(HistoryRecorder& recorder, Table& table, GameSource source,
                                              Describe describe)
    : m_recorder{recorder}
    , m_table{&table}
    , m_source{source}
    , m_describe{std::move(describe)}
{
    connect(&table, &Table::roundStarted, this, &TableRecorder::begin);
    m_keepTime.start(std::chrono::seconds{2});
    connect(&m_keepTime, &QTimer::timeout, this, [this] {
        if (m_row && m_table != nullptr && m_table->clock() != nullptr && m_table->clock()->running())
            follow(); // or a killed program would give the time since the last move back
    });
    connect(&table, &Table::happened, this, &TableRecorder::follow);
    connect(&table, &Table::seated, this, &TableRecorder::follow);
    connect(&table, &Table::helped, this, &TableRecorder::follow);
    connect(&table, &Table::lineKept, this, &TableRecorder::follow);
    connect(&table, &QObject::destroyed, this, [this] {
        m_table = nullptr;
        close();
    });
}

void HistoryRecorder::TableRecorder::begin()
{
    const bool isSame = m_row && m_table->round() == m_round && !m_next; // a snapshot of the same round
    if (!isSame) {
        close();
        m_round = m_table->round();
        m_position = m_table->setup().position;
        m_began = QDateTime::currentMSecsSinceEpoch();
        if (const auto next = std::exchange(m_next, {})) {
            m_row = std::make_shared<StoredRow>(StoredRow{next->id});
            m_began = next->began;
            m_game = *next;
            m_game.isHelped = next->isHelped || hasFormerLevel(*next);
            for (const Side side : {Side::Black, Side::White})
                m_seated[indexOf(m_table->match().seatOf(side))] = next->sides[indexOf(side)];
            m_isPlayed = true;
        }
    }
    follow(); // a round that is taken over may have moves
}

/// Ends recording the round: without an outcome it is unfinished, without a player's move it is removed.
void HistoryRecorder::TableRecorder::close()
{
    if (m_row && m_game.state == GameState::Running)
        interrupt(false);
    m_row.reset();
    m_game = {};
    m_running.clear();
    m_lines.clear();
    m_isPlayed = false;
}

void HistoryRecorder::TableRecorder::interrupt(bool mayContinue)
{
    if (!m_row || m_game.state != GameState::Running)
        return;
    m_game.state = GameState::Unfinished;
    if (!m_isPlayed && !mayContinue)
        m_game.moves.clear();
    enqueue(m_game, mayContinue ? m_running : QString{}, false);
}

void HistoryRecorder::TableRecorder::follow()
{
    if (m_table == nullptr || !m_table->hasMatch() || (m_row && m_game.state == GameState::Unfinished))
        return;
    Seating seating = m_describe();
    if (m_row && m_isPlayed)
        keepPlayers(seating);
    m_isPlayed = m_table->match().plies() > static_cast<int>(m_table->givenPlies());
    HistoryEntry game = currentEntry();
    if (m_table->repeatsUndoneEnd())
        game.moves.clear(); // it has a row already
    if (m_row && m_game.state == GameState::Over && game.state == GameState::Over && game.moves == m_game.moves
        && game.outcome == m_game.outcome && m_table->keptLines() == m_lines)
        return; // the result is final; players who take a seat later have not played it
    // A match in the match store needs no row to be resumed.
    const bool isSetUp = m_source == GameSource::Local && game.state == GameState::Running;
    if (!m_isPlayed && !isSetUp)
        game.moves.clear();
    if (!m_row && game.moves.empty())
        return;
    for (const Side side : {Side::Black, Side::White})
        game.sides[indexOf(side)] = seating.sides[indexOf(m_table->match().seatOf(side))];
    const QString running = this->running(seating, game.state);
    game.ended = m_game.ended;
    if (m_row && game == m_game && running == m_running && m_table->keptLines() == m_lines)
        return; // nothing that is stored has changed
    game.ended = QDateTime::currentMSecsSinceEpoch();
    if (!m_row)
        m_row = std::make_shared<StoredRow>();
    m_game = game;
    m_running = running;
    m_lines = m_table->keptLines();
    m_seated = seating.sides;
    enqueue(game, running);
}

/// A person who has moved keeps the name with which the round began. If the computer joins, leaves or changes its level
/// during the round, no level is stored.
void HistoryRecorder::TableRecorder::keepPlayers(Seating& seating)
{
    for (std::size_t seat = 0; seat < seating.sides.size(); ++seat) {
        PlayerEntry& now = seating.sides[seat];
        const PlayerEntry& before = m_seated[seat];
        if (isPerson(now) && isPerson(before))
            now = before;
        if (now.kind != before.kind || now.level != before.level)
            m_game.isHelped = true;
    }
}

HistoryEntry HistoryRecorder::TableRecorder::currentEntry() const
{
    const Match& match = m_table->match();
    HistoryEntry game;
    game.id = m_game.id;
    game.game = ui::textOf(m_table->setup().game->key);
    game.rule = ui::textOf(m_table->setup().rule);
    game.size = match.game().size();
    game.source = m_source;
    game.state = match.verdict() ? GameState::Over : GameState::Running;
    game.began = m_began;
    if (match.verdict())
        game.outcome = match.verdict()->outcome;
    game.moves = snapshotOf(match).moves;
    game.plies = static_cast<int>(game.moves.size());
    game.given = static_cast<int>(m_table->openingPlies());
    // Includes help before the game was resumed; and a set-up position may be won already.
    const bool isSetUp = m_position || !m_table->setup().start.empty();
    game.isHelped = m_game.isHelped || m_table->isHelped() || isSetUp;
    return game;
}

/// A LAN round may be resumed after its end, together with the table.
QString HistoryRecorder::TableRecorder::running(const Seating& seating, GameState state) const
{
    if (m_source == GameSource::Lan)
        return seating.key;
    if (state != GameState::Running)
        return {};
    std::optional<RunningClock> clock;
    if (const TableClock* running = m_table->clock())
        clock = RunningClock{running->setting(), running->left()};
    return runningText(m_table->setup(), snapshotOf(m_table->match()), seating.holders, clock, m_table->keptLines());
}

void HistoryRecorder::TableRecorder::enqueue(const HistoryEntry& game, const QString& running, bool isOwned)
{
    m_recorder.write(m_row, {game, running, isOwned, m_position, m_lines});
}

} // namespace qipan::app
