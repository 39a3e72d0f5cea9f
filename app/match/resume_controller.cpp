// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/resume_controller.h"

#include "app/base/names.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"

#include <algorithm>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds searchAgain{5};

/// Returns the name of the opponent of the person here; the second player if both are people.
[[nodiscard]] QString opponentIn(const RunningGame& running)
{
    const auto& [black, white] = running.entry.sides;
    const bool isBlackUs = black.kind == PlayerKind::Me || black.kind == PlayerKind::Guest;
    const PlayerEntry& side = isBlackUs ? white : black;
    if (side.kind == PlayerKind::Computer) // in the current language
        return ui::computerName(*running.setup.game, std::clamp(side.level, 1, running.setup.game->levels));
    return side.kind == PlayerKind::SecondPlayer ? secondPlayerName(side.name) : side.name;
}

} // namespace

ResumeController::ResumeController(const ui::WindowParts& window, LocalTables& tables, HistoryStore& store,
                                   QObject* parent)
    : QObject{parent}
    , m_navigation{window.navigation}
    , m_messages{window.messages}
    , m_tables{tables}
    , m_store{store}
{
    m_again.setInterval(searchAgain);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &ResumeController::findInterrupted);
}

void ResumeController::findInterrupted()
{
    adopt(0, [this] {
        if (!m_running.empty())
            Q_EMIT found();
    });
}

void ResumeController::adopt(qint64 wanted, std::function<void()> then)
{
    struct Adopted {
        std::vector<RunningGame> games;
        QHash<QString, int> left;
        qint64 linkPlayed = 0;
    };
    m_store.ask(
        *this,
        [wanted](HistoryFile& file) -> Result<Adopted, QString> {
            RunningFile running{file.data()};
            auto games = running.adopt(wanted);
            if (!games)
                return games.error();
            // These games are claimed now, even if the others cannot be counted.
            const auto left = running.countOrphaned();
            const auto linkPlayed = running.lastPlayed(ui::linkKey.toString());
            return Adopted{std::move(games.value()), left ? *left : QHash<QString, int>{},
                           linkPlayed ? *linkPlayed : 0};
        },
        [this, then = std::move(then)](const Result<Adopted, QString>& taken) {
            if (taken) {
                m_running.insert(m_running.begin(), taken->games.begin(), taken->games.end());
                m_orphaned = taken->left;
                m_linkPlayed = taken->linkPlayed;
            } else {
                m_again.start();
            }
            std::ranges::stable_sort(m_running, std::ranges::greater{},
                                     [](const RunningGame& running) { return running.entry.ended; });
            then();
        });
}

QString ResumeController::latest() const
{
    if (m_linkPlayed > (m_running.empty() ? 0 : m_running.front().entry.ended))
        return ui::linkKey.toString();
    return m_running.empty() ? QString{} : m_running.front().entry.game;
}

bool ResumeController::has(const QString& key) const
{
    return std::ranges::any_of(m_running, [&](const RunningGame& each) { return each.entry.game == key; });
}

RunningGame ResumeController::take(std::vector<RunningGame>::iterator place)
{
    RunningGame running = std::move(*place);
    m_running.erase(place);
    return running;
}

void ResumeController::open(const QString& key)
{
    show(take(std::ranges::find(m_running, key, [](const RunningGame& each) { return each.entry.game; })));
}

void ResumeController::open(qint64 id, std::function<void()> otherwise)
{
    // The program that played it may have ended after the start of this one.
    adopt(id, [this, id, page = m_navigation.page(), otherwise = std::move(otherwise)] {
        if (m_navigation.page() != page)
            return; // the user opened another page
        const auto found = std::ranges::find(m_running, id, [](const RunningGame& each) { return each.entry.id; });
        if (found == m_running.end())
            return otherwise();
        const RunningGame running = take(found);
        const auto goOn = [this, running] {
            show(running);
            continueShown(running.entry.game);
        };
        if (!m_tables.isRunning(running.entry.game))
            return goOn();
        Q_EMIT replacing(*m_tables.tableOf(running.entry.game));
        adopt(0, goOn);
    });
}

void ResumeController::forget(const std::vector<qint64>& ids)
{
    std::erase_if(m_running,
                  [&](const RunningGame& each) { return std::ranges::find(ids, each.entry.id) != ids.end(); });
    m_store.ask(
        *this, [](HistoryFile& file) { return RunningFile{file.data()}.countOrphaned(); },
        [this](const Result<QHash<QString, int>, QString>& left) {
            if (left)
                m_orphaned = *left;
        });
}

void ResumeController::show(const RunningGame& running)
{
    const QString key = running.entry.game;
    m_tables.resume(running);
    const auto continueGame = [this, key] {
        m_open.remove(key);
        m_messages.withdraw(ui::Message::Topic::Resign);
        m_tables.continueGame(key);
    };
    ui::Message asked{.topic = ui::Message::Topic::Resume,
                      .text = question(running),
                      .agree = tr("&Continue"),
                      .decline = tr("&New game"),
                      .agreed = continueGame,
                      .declined =
                          [this, key] {
                              m_open.remove(key);
                              m_tables.newGame(key);
                          },
                      .isChoice = true,
                      .left = continueGame,
                      .page = ui::Page::Match};
    if (othersOf(key) > 0) {
        asked.other = tr("Show &all");
        asked.otherwise = [this, continueGame, key] {
            continueGame();
            Q_EMIT listRequested(key);
        };
    }
    m_open.insert(key, asked);
    m_shown = key;
    m_messages.post(std::move(asked));
    followTable(key);
}

/// Any action at the table answers the question, because the computer waits.
void ResumeController::followTable(const QString& key)
{
    const Table* table = m_tables.tableOf(key);
    std::unique_ptr<QObject>& connections = m_connections[key];
    connections = std::make_unique<QObject>();
    const auto answered = [this, key] { continueShown(key); };
    connect(table, &Table::happened, connections.get(), answered);
    connect(table, &Table::roundStarted, connections.get(), answered);
    connect(table, &Table::seated, connections.get(), answered);
    connect(table, &QObject::destroyed, connections.get(),
            [this, key, messages = QPointer<ui::MessageQueue>{&m_messages}] {
                if (messages) // at exit the window may be destroyed first
                    end(key);
            });
}

void ResumeController::end(const QString& key)
{
    if (m_open.remove(key) > 0 && key == m_shown)
        m_messages.withdraw(ui::Message::Topic::Resume);
}

void ResumeController::continueShown(const QString& key)
{
    end(key);
    m_tables.continueGame(key);
}

void ResumeController::agree(const QString& key)
{
    if (m_open.contains(key) && othersOf(key) == 0)
        continueShown(key);
}

void ResumeController::showBoard(const QString& key)
{
    if (key == m_shown)
        return;
    m_shown = key;
    if (const auto open = m_open.constFind(key); open != m_open.constEnd())
        m_messages.post(*open);
    else
        m_messages.withdraw(ui::Message::Topic::Resume);
}

int ResumeController::othersOf(const QString& key) const
{
    const auto isOfThat = [&](const RunningGame& each) { return each.entry.game == key; };
    return static_cast<int>(std::ranges::count_if(m_running, isOfThat)) + m_orphaned.value(key);
}

QString ResumeController::question(const RunningGame& running) const
{
    const QString text =
        tr("Your %1 game against %2 was interrupted at move %3. Continue?")
            .arg(ui::gameName(running.entry.game), opponentIn(running), QString::number(running.entry.plies));
    const int others = othersOf(running.entry.game);
    return others == 0 ? text : text + u' ' + tr("%Ln other game(s) can be continued.", nullptr, others);
}

} // namespace qipan::app
