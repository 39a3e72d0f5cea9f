// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/local_duel.h"

#include "app/base/names.h"
#include "ui/link/link_text.h"

#include <QRandomGenerator>

namespace qipan::app {

using namespace std::chrono_literals;

LocalDuel::LocalDuel(DuelController& controller, PreferenceStore& preferences, QObject* parent)
    : QObject{parent}
    , m_controller{controller}
    , m_preferences{preferences}
{
}

LocalDuel::~LocalDuel() = default;

void LocalDuel::start(const duel::Setup& setup, int level, std::optional<int> ownLevel)
{
    drop();
    m_level = level;
    m_score = {};
    m_table = std::make_unique<DuelTable>(setup, duel::End::OneMachine);
    const auto computer = [this](Seat seat, int itsLevel) {
        return std::make_unique<DuelComputer>(*m_table, seat, itsLevel, QRandomGenerator::system()->generate64());
    };
    if (ownLevel)
        m_computers[0] = computer(Seat::First, *ownLevel);
    m_computers[1] = computer(Seat::Second, level);
    connect(m_table.get(), &DuelTable::happened, this, &LocalDuel::observe);
    Q_EMIT tableCreated(*m_table);
    deal(setup.deal);
    show();
}

void LocalDuel::deal(const link::DealSetup& deal)
{
    m_table->build(deal, std::nullopt, [this](const DuelTable::Built& built) {
        const int rounds = m_table->setup().bestOf;
        if (rounds > 1 && m_score.decides(rounds))
            m_score = {}; // another match begins
        m_table->begin(m_table->round() + 1, built, -duel::countTime);
        if (isShown())
            m_controller.update(shown());
        Q_EMIT changed();
    });
}

void LocalDuel::observe(const duel::Event& event)
{
    if (const auto* confirmed = std::get_if<duel::Confirmed>(&event)) {
        m_score.count(confirmed->verdict.winner);
        if (isShown())
            m_controller.update(shown());
        Q_EMIT changed();
    } else if (std::holds_alternative<duel::Finished>(event)) {
        link::DealSetup next = m_table->setup().deal;
        next.seed = QRandomGenerator::system()->generate();
        deal(next);
    }
}

void LocalDuel::show()
{
    m_controller.show(shown());
    Q_EMIT changed();
}

ShownDuel LocalDuel::shown() const
{
    ShownDuel shown;
    shown.table = m_table.get();
    shown.names = {playerName(m_preferences.value()), ui::duelComputerName(m_level)};
    shown.me = Seat::First;
    shown.isPlayedByComputer = m_computers[0] != nullptr;
    shown.score = m_score;
    return shown;
}

void LocalDuel::pause()
{
    if (!isRunning() || m_table->duel().isPaused())
        return;
    if (m_table->time() < 0ms)
        m_table->setHalted(true); // there is no pause in the count
    else
        m_table->ask(Seat::First, duel::RequestKind::Pause);
}

void LocalDuel::goOn()
{
    if (m_table)
        m_table->setHalted(false);
}

DuelPlayers LocalDuel::players() const
{
    const bool isNamed = !m_preferences->name.isEmpty();
    PlayerEntry own{playerName(m_preferences.value()), isNamed ? PlayerKind::Me : PlayerKind::Guest, 0};
    if (m_computers[0])
        own = {ui::duelComputerName(m_computers[0]->level()), PlayerKind::Computer, m_computers[0]->level()};
    return {.sides = {own, {ui::duelComputerName(m_level), PlayerKind::Computer, m_level}}};
}

void LocalDuel::drop()
{
    if (!m_table)
        return;
    Q_EMIT left(*m_table);
    if (isShown())
        m_controller.clear();
    m_computers = {};
    m_table.reset();
}

void LocalDuel::retranslate()
{
    if (isShown())
        m_controller.update(shown());
}

} // namespace qipan::app
