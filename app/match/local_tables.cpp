// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/local_tables.h"

#include "app/base/keys.h"
#include "app/base/names.h"
#include "app/base/next_game_note.h"
#include "app/external/external_engines.h"
#include "app/tables/engine_player.h"
#include "core/gomoku/renju_openings.h"
#include "core/reversi/starts.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/match_page.h"
#include "ui/panels/rock_paper_scissors_panel.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using ui::GamePreferences;

[[nodiscard]] bool hasSameOpponent(const GamePreferences& one, const GamePreferences& other)
{
    return one.opponent == other.opponent && one.level == other.level && one.engine == other.engine;
}

[[nodiscard]] bool hasSameGame(const GamePreferences& one, const GamePreferences& other)
{
    return one.rule == other.rule && one.size == other.size && one.opening == other.opening && one.first == other.first
        && one.clock == other.clock;
}

/// A pause that lets a person see what happened before the computer moves.
[[nodiscard]] std::chrono::milliseconds pauseOf(const ui::Preferences& preferences)
{
    return std::chrono::milliseconds{preferences.pause};
}

} // namespace

LocalTables::LocalTables(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page, PreferenceStore& preferences,
                         MatchController& controller, QObject* parent)
    : QObject{parent}
    , m_navigation{window.navigation}
    , m_messages{window.messages}
    , m_page{page}
    , m_preferences{preferences}
    , m_matchController{controller}
    , m_appliedNames{preferences->name, preferences->secondName}
{
    connect(&m_navigation, &ui::Navigation::pageChanged, this, &LocalTables::followClocks);
    m_page.whenCreated(this, [this] {
        const ui::RockPaperScissorsPanel& panel = m_page->rockPaperScissorsPanel();
        connect(&panel, &ui::RockPaperScissorsPanel::won, this, [this](int winner) {
            if (LocalGame* local = shown())
                local->thrown = winner == 0 ? Seat::First : Seat::Second;
        });
        connect(&panel, &ui::RockPaperScissorsPanel::decided, this, &LocalTables::decided);
    });
}

LocalTables::~LocalTables() = default;

void LocalTables::decided(int winner)
{
    if (LocalGame* local = shown()) {
        local->thrown.reset();
        local->table->startRound(winner == 0 ? Seat::First : Seat::Second);
    }
}

GamePreferences LocalTables::chosen(const QString& key) const
{
    return m_preferences->games.value(key);
}

LocalTables::LocalGame* LocalTables::shown()
{
    for (auto& [key, local] : m_tables) {
        if (local.table.get() == m_matchController.table())
            return &local;
    }
    return nullptr;
}

bool LocalTables::isShown() const
{
    return const_cast<LocalTables*>(this)->shown() != nullptr;
}

bool LocalTables::isShared() const
{
    const Table* table = isShown() ? m_matchController.table() : nullptr;
    return table != nullptr && table->player(Seat::First)->isPerson() && table->player(Seat::Second)->isPerson();
}

bool LocalTables::isRunning(const QString& key) const
{
    const auto found = m_tables.find(key);
    return found != m_tables.end() && found->second.table->hasMatch() && found->second.table->match().isRunning()
        && found->second.table->match().plies() > 0;
}

void LocalTables::open(const QString& key)
{
    if (isRunning(key))
        showTable(m_tables.at(key));
    else
        newGame(key);
}

void LocalTables::newGame(const QString& key)
{
    const GamePreferences wanted = chosen(key);
    const auto before = m_tables.find(key);
    const bool isSame = before != m_tables.end() && before->second.chosen == wanted;
    const std::optional<Seat> thrown = isSame ? before->second.thrown : std::nullopt;
    LocalGame& local = makeTable(setupFor(*findGame(key), wanted.rule, wanted.size, wanted.opening), wanted.clock);
    showTable(local);
    if (thrown)
        local.table->startRound(*thrown); // what a throw has decided stands
    else
        begin(local);
}

void LocalTables::start(const QString& key, const GamePreferences& wanted)
{
    close(key); // before the settings change, which would apply to the game that is left
    m_preferences.change([&](ui::Preferences& preferences) { preferences.games[key] = wanted; });
    newGame(key);
}

void LocalTables::setUpRenju(int index)
{
    GameSetup setup = *makeSetup("gomoku", "renju", 15);
    const auto stones = gomoku::renjuOpenings()[static_cast<std::size_t>(index)].stones(setup.size);
    setup.start.assign(stones.begin(), stones.end());
    setUp(setup);
}

void LocalTables::setUpReversi()
{
    const auto index = QRandomGenerator::system()->bounded(static_cast<quint32>(reversi::startCount()));
    GameSetup setup = setupFor(*findGame(u"reversi"_s), {}, 0, {});
    for (const reversi::Square square : reversi::startMoves(index))
        setup.start.push_back(reversi::cellOf(square));
    setUp(setup);
}

void LocalTables::playFrom(const GameSetup& setup)
{
    setUp(setup, firstToMove(setup) == Side::Black ? Seat::First : Seat::Second);
}

/// If `black` is not given, the settings decide who plays black.
void LocalTables::setUp(const GameSetup& setup, std::optional<Seat> black)
{
    LocalGame& local = makeTable(setup, chosen(ui::textOf(setup.game->key)).clock);
    local.table->startRound(black.value_or(blackOf(local).value_or(Seat::First)));
    showTable(local);
}

void LocalTables::close(const QString& key)
{
    const auto old = m_tables.find(key);
    if (old == m_tables.end())
        return;
    const Table& table = *old->second.table;
    if (!isUntouched(key))
        m_lastBlack[key] = table.match().initialBlack();
    if (m_matchController.table() == &table)
        m_matchController.clear();
    m_tables.erase(old);
}

LocalTables::LocalGame& LocalTables::makeTable(const GameSetup& setup, const std::optional<ClockSetting>& clock)
{
    const QString key = ui::textOf(setup.game->key);
    close(key);
    LocalGame& local = m_tables[key];
    local.key = key;
    nameSeats(local);
    local.table = std::make_unique<Table>(setup, Table::NextRound::MadeHere, clock);
    seatPlayers(local);
    connect(local.table.get(), &Table::happened, this, [this, &local](const Event& event) {
        if (const auto* ended = std::get_if<Ended>(&event))
            countEnd(local, ended->verdict);
    });
    Q_EMIT tableCreated(*local.table);
    return local;
}

std::unique_ptr<Player> LocalTables::makePlayer(const GameInfo& game, std::optional<int> level) const
{
    if (!level)
        return std::make_unique<PersonPlayer>(true);
    const int known = std::min(*level, game.levels);
    return std::make_unique<EnginePlayer>(game.makeEngine(known, QRandomGenerator::system()->generate64()), game.score,
                                          known, pauseOf(m_preferences.value()));
}

const ui::ExternalEngine* LocalTables::externalEngine(const GameInfo& game, const GamePreferences& chosen) const
{
    const ui::ExternalEngine* engine = ui::findEngine(m_preferences->engines, chosen.engine);
    return engine != nullptr && engine->game == ui::textOf(game.key) ? engine : nullptr;
}

std::unique_ptr<Player> LocalTables::makeOpponent(const GameInfo& game, const GamePreferences& chosen)
{
    if (chosen.opponent == GamePreferences::Opponent::Person)
        return makePlayer(game, std::nullopt);
    const ui::ExternalEngine* external = externalEngine(game, chosen);
    if (external == nullptr)
        return makePlayer(game, chosen.level);
    auto player = std::make_unique<EnginePlayer>(makeEngine(*external), game.score, 0, pauseOf(m_preferences.value()),
                                                 external->name, m_reaper);
    connect(player.get(), &EnginePlayer::failed, this,
            [this, failed = player.get(), protocol = game.protocol](const EngineFailure& failure) {
                askForPlayer(failed, protocol, failure);
            });
    connect(player.get(), &EnginePlayer::thinkingChanged, this,
            [this] { m_messages.withdraw(ui::Message::Topic::Engine); }); // it thinks again
    return player;
}

void LocalTables::askForPlayer(const QPointer<EnginePlayer>& failed, EngineProtocol protocol,
                               const EngineFailure& failure)
{
    m_messages.post({.topic = ui::Message::Topic::Engine,
                     .text = tr("%1 Who takes over?").arg(failureText(failed->name(), protocol, failure)),
                     .agree = tr("The &computer"),
                     .decline = tr("A &person"),
                     .agreed = [this, failed] { replace(failed, true); },
                     .declined = [this, failed] { replace(failed, false); }});
}

void LocalTables::replace(const EnginePlayer* failed, bool byComputer)
{
    for (auto& [key, local] : m_tables) {
        for (const Seat seat : {Seat::First, Seat::Second}) {
            if (failed == nullptr || local.table->player(seat) != failed)
                continue; // its game has been closed
            const GameInfo& game = *local.table->setup().game;
            local.table->seat(seat, makePlayer(game, byComputer ? std::optional{local.chosen.level} : std::nullopt));
            if (shown() == &local)
                m_matchController.update(describe(local));
            return;
        }
    }
}

void LocalTables::seatPlayers(LocalGame& local)
{
    local.chosen = chosen(local.key);
    const GameInfo& game = *local.table->setup().game;
    m_messages.withdraw(ui::Message::Topic::Engine);
    local.table->seat(Seat::First, makePlayer(game, m_ownLevel));
    local.table->seat(Seat::Second, makeOpponent(game, local.chosen));
}

void LocalTables::nameSeats(LocalGame& local) const
{
    local.names = {m_preferences->name, m_preferences->secondName};
}

ui::Preferences LocalTables::preferencesAt(const LocalGame& local) const
{
    ui::Preferences preferences = m_preferences.value();
    preferences.name = local.names[0];
    preferences.secondName = local.names[1];
    return preferences;
}

void LocalTables::begin(LocalGame& local)
{
    ui::RockPaperScissorsPanel& panel = m_page->rockPaperScissorsPanel();
    panel.stop();
    if (const auto black = blackOf(local); black || m_ownLevel)
        return local.table->startRound(black.value_or(Seat::First));
    const ShownTable table = describe(local);
    ui::RockPaperScissorsPanel::SecondHand computerHand;
    if (local.chosen.opponent == GamePreferences::Opponent::Computer)
        computerHand = [] { return static_cast<Hand>(QRandomGenerator::system()->bounded(3)); };
    panel.start(table.names[0], table.names[1], computerHand);
}

std::optional<Seat> LocalTables::blackOf(const LocalGame& local) const
{
    switch (local.chosen.first) {
    case GamePreferences::First::I:
        break;
    case GamePreferences::First::Other:
        return Seat::Second;
    case GamePreferences::First::RockPaperScissors:
        return std::nullopt;
    case GamePreferences::First::ByTurns:
        return opposite(m_lastBlack.value(local.key, Seat::Second));
    }
    return Seat::First;
}

void LocalTables::followClocks()
{
    for (auto& [key, local] : m_tables) {
        TableClock* const clock = local.table->clock();
        if (clock == nullptr || !local.table->hasMatch())
            continue;
        const bool isShown = m_matchController.isShown() && m_matchController.table() == local.table.get();
        if (!isShown && clock->running())
            local.isClockStopped = true;
        clock->setHalted(!isShown || local.isHeld, local.table->match());
        if (isShown && std::exchange(local.isClockStopped, false) && clock->running())
            m_messages.showNotice(ui::Page::Match, tr("The clock stood while this game was not shown. It runs again."));
    }
    if (LocalGame* local = shown(); local != nullptr && local->table->hasMatch() && m_matchController.isShown())
        m_matchController.updateFigures(describe(*local));
}

void LocalTables::restart()
{
    if (LocalGame* local = shown(); local != nullptr && local->table->hasMatch()) {
        m_page->rockPaperScissorsPanel().stop();
        startRound(*local, local->table->match().initialBlack());
    }
}

/// Starts another round at the shown table; the players may have other names by now.
void LocalTables::startRound(LocalGame& local, Seat black)
{
    nameSeats(local);
    m_matchController.updateFigures(describe(local));
    local.table->startRound(black);
}

void LocalTables::swapColours()
{
    if (LocalGame* local = shown(); local != nullptr && isOver()) {
        m_page->rockPaperScissorsPanel().stop();
        const Seat black = opposite(local->table->match().black());
        using First = GamePreferences::First;
        if (const First first = local->chosen.first; first == First::I || first == First::Other) {
            local->chosen.first = black == Seat::First ? First::I : First::Other;
            m_preferences.change(
                [&](ui::Preferences& preferences) { preferences.games[local->key].first = local->chosen.first; });
        }
        startRound(*local, black);
    }
}

bool LocalTables::isOver() const
{
    const Table* table = m_matchController.table();
    return isShown() && table->hasMatch() && !table->match().isRunning();
}

QString LocalTables::pairing(const LocalGame& local) const
{
    QStringList parts;
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const Player& player = *local.table->player(seat);
        parts << (player.isPerson()                             ? local.names[indexOf(seat)]
                      : player.kind() == Player::Kind::Computer ? local.key + u' ' + QString::number(player.level())
                                                                : local.key + u' ' + player.name());
    }
    return parts.join(u'\n');
}

/// Counts the games that the history keeps: none without a move, and an undone end once although it is redone.
void LocalTables::countEnd(const LocalGame& local, const Verdict& verdict)
{
    const Match& match = local.table->match();
    if (match.plies() <= static_cast<int>(local.table->givenPlies()) || local.table->repeatsUndoneEnd())
        return;
    const auto& side = verdict.outcome.winner;
    const auto winner = side ? std::optional{match.seatOf(*side)} : std::nullopt;
    m_scores[pairing(local)].count(winner);
    if (m_matchController.table() == local.table.get())
        m_matchController.updateFigures(describe(local));
}

ShownTable LocalTables::describe(const LocalGame& local) const
{
    ShownTable shown;
    shown.table = local.table.get();
    const ui::Preferences named = preferencesAt(local);
    int people = 0;
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const Player& player = *local.table->player(seat);
        QString& name = shown.names[indexOf(seat)];
        if (player.isPerson()) {
            name = seat == Seat::First ? playerName(named) : secondPlayerName(named);
            shown.me = seat;
            ++people;
        } else if (player.kind() == Player::Kind::ExternalEngine) {
            name = player.name();
        } else {
            name = ui::computerName(*local.table->setup().game, player.level());
        }
    }
    if (people != 1)
        shown.me.reset();
    if (const Score score = m_scores.value(pairing(local)); score.rounds() > 0)
        shown.score = score;
    return shown;
}

void LocalTables::showTable(const LocalGame& local)
{
    m_page->rockPaperScissorsPanel().stop();
    m_navigation.setGame(local.key);
    m_matchController.show(describe(local));
    m_page.show();
    followClocks();
}

void LocalTables::giveWhiteToComputer(bool wanted)
{
    LocalGame* local = shown();
    if (local == nullptr || !local->table->hasMatch() || !local->table->match().isRunning())
        return;
    const Match& match = local->table->match();
    const GameInfo& game = *local->table->setup().game;
    const Seat white = match.seatOf(Side::White);
    local->table->seat(white, makePlayer(game, wanted ? std::optional{local->chosen.level} : std::nullopt));
    if (local->table->player(opposite(white))->isEngine())
        local->table->seat(opposite(white), makePlayer(game, std::nullopt));
    m_matchController.update(describe(*local));
}

void LocalTables::applyPreferences()
{
    QStringList renewed;
    bool isForNextGame = false;
    const std::array<QString, 2> names{m_preferences->name, m_preferences->secondName};
    const bool areRenamed = std::exchange(m_appliedNames, names) != names;
    for (auto& [key, local] : m_tables) {
        for (const Seat seat : {Seat::First, Seat::Second})
            local.table->player(seat)->setPause(pauseOf(m_preferences.value()));
        const GamePreferences wanted = chosen(key);
        if (local.table->hasMatch() && !local.table->match().isRunning())
            continue; // a game that is over stays as it was played
        if (isUntouched(key))
            nameSeats(local);
        else
            isForNextGame = isForNextGame || areRenamed;
        if (wanted == local.chosen)
            continue;
        const bool isOtherGame = !hasSameGame(wanted, local.chosen);
        if (isOtherGame && isUntouched(key)) {
            renewed << key;
            continue;
        }
        isForNextGame = isForNextGame || isOtherGame;
        if (!hasSameOpponent(wanted, local.chosen))
            seatPlayers(local);
        local.chosen = wanted;
    }
    if (isForNextGame)
        sayNextGameChanges(m_messages);
    for (const QString& key : std::as_const(renewed))
        renew(key);
    retranslate();
}

/// Begins the game with the changed settings; nobody has moved yet.
void LocalTables::renew(const QString& key)
{
    const LocalGame* local = shown();
    if (local != nullptr && local->key == key && m_matchController.isShown())
        newGame(key);
    else
        close(key); // until it is opened
}

void LocalTables::retranslate()
{
    if (LocalGame* local = shown())
        m_matchController.update(describe(*local));
}

} // namespace qipan::app
