#include "app/resume_desk.h"

#include "app/names.h"
#include "app/running_file.h"
#include "ui/texts.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

/// What giving up gives where it went well.
struct GivenUp { };

/// The other one, as seen by the person here; the second player where people play each other.
[[nodiscard]] QString opponentIn(const RunningGame& running)
{
    const auto& [black, white] = running.kept.sides;
    const bool isBlackUs = black.who == Who::Me || black.who == Who::Guest;
    const KeptSide& side = isBlackUs ? white : black;
    if (side.who == Who::Computer) // in the language of now
        return ui::computerName(*running.setup.game, std::clamp(side.level, 1, running.setup.game->levels));
    return side.who == Who::Neighbour ? neighbourName() : side.name;
}

} // namespace

ResumeDesk::ResumeDesk(ui::MainWindow& window, LocalTables& tables, HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_tables{tables}
    , m_store{store}
{
}

void ResumeDesk::look()
{
    m_store.ask(
        *this, [](HistoryFile& file) { return RunningFile{file.data()}.takeUp(); },
        [this](const Result<std::vector<RunningGame>, QString>& taken) {
            if (!taken)
                return;
            for (const RunningGame& running : *taken) // the latest first
                m_running.emplace(running.kept.game, running);
            if (taken->empty())
                return;
            m_latest = taken->front().kept.game;
            Q_EMIT found();
        });
}

std::optional<RunningGame> ResumeDesk::take(const QString& key)
{
    const auto found = m_running.find(key);
    if (found == m_running.end())
        return std::nullopt;
    RunningGame running = std::move(found->second);
    m_running.erase(found);
    if (m_latest == key)
        m_latest = m_running.empty() ? QString{} : m_running.begin()->first;
    return running;
}

void ResumeDesk::open(const QString& key)
{
    const auto running = take(key);
    m_tables.resume(*running);
    m_window.ask({.topic = ui::Question::Topic::Resume,
                  .text = question(*running),
                  .agree = tr("&Continue"),
                  .decline = tr("&New game"),
                  .agreed = [] {},
                  .declined = [this, key] { m_tables.newGame(key); }});
    const Table* table = m_tables.tableOf(key);
    m_bonds = std::make_unique<QObject>();
    // Who plays on has answered.
    connect(table, &Table::happened, m_bonds.get(), [this, table](const Event& event) {
        const auto* placed = std::get_if<Placed>(&event);
        if (placed == nullptr || qobject_cast<EnginePlayer*>(table->player(placed->by)) == nullptr)
            m_window.withdraw(ui::Question::Topic::Resume);
    });
    connect(table, &Table::roundStarted, m_bonds.get(), [this] { m_window.withdraw(ui::Question::Topic::Resume); });
    connect(table, &QObject::destroyed, m_bonds.get(), [window = QPointer<ui::MainWindow>{&m_window}] {
        if (window) // which goes first at the end of the program
            window->withdraw(ui::Question::Topic::Resume);
    });
}

QString ResumeDesk::question(const RunningGame& running) const
{
    return tr("A game of %1 against %2 was broken off at move %3. Go on?")
        .arg(ui::gameName(running.kept.game), opponentIn(running), QString::number(running.kept.plies));
}

void ResumeDesk::giveUp(const QString& key)
{
    const auto running = take(key);
    if (!running)
        return;
    m_store.ask(
        *this,
        [id = running->kept.id](HistoryFile& file) -> Result<GivenUp, QString> {
            if (const auto failure = RunningFile{file.data()}.giveUp(id))
                return *failure;
            return GivenUp{};
        },
        [this](const Result<GivenUp, QString>&) { m_store.touch(); });
}

} // namespace qipan::app
