// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_game.h"

#include "core/record/link_record.h"

#include <QDateTime>

#include <utility>

namespace qipan::app {

LinkGame::LinkGame(LinkRequest request, const LinkDealer::Dealt& dealt)
    : m_request{std::move(request)}
    , m_deal{dealt.game}
    , m_play{dealt.play ? **dealt.play
                        : link::Play{dealt.game, m_request.gameMode, book::wordOf(dealt.start), m_request.carryover}}
    , m_savedSteps{m_play.steps().size()}
{
    m_request.start = dealt.start;
}

bool LinkGame::awaitsNext() const
{
    return m_play.end() == link::Play::End::Cleared && link::rulesOf(m_play.gameMode()).hasNextBoard;
}

QStringList LinkGame::lines() const
{
    QStringList lines = m_request.lines;
    lines << QString::fromStdString(record::writeLinkRecord(m_play.record(), book::sizeOf(m_request.start)));
    return lines;
}

QString LinkGame::dealNumber() const
{
    const bool isDealt = std::holds_alternative<link::DealSetup>(m_request.start);
    return isDealt ? QString::fromStdString(m_play.deal()) : QString{};
}

std::optional<ui::LinkScore> LinkGame::score(const QString& playerName, link::Milliseconds now) const
{
    const link::GameModeRules rules = link::rulesOf(m_play.gameMode());
    // Laid-out tiles are not comparable and have no high score.
    const auto* setup = std::get_if<link::DealSetup>(&m_request.start);
    const bool counts =
        setup != nullptr && rules.players == 1 && (rules.hasNextBoard || m_play.end() == link::Play::End::Cleared);
    if (!counts || m_play.points() <= 0)
        return std::nullopt;
    return ui::LinkScore{.id = 0,
                         .gameMode = m_play.gameMode(),
                         .setup = *setup,
                         .name = playerName,
                         .played = QDateTime::currentSecsSinceEpoch(),
                         .deal = QString::fromStdString(m_play.deal()),
                         .level = m_play.level(),
                         .points = m_play.points(),
                         .time = m_request.carryover.time + m_play.time(now),
                         .usedHelp = m_play.usedHelp()};
}

LinkGame LinkGame::restarted() const
{
    LinkRequest request;
    request.gameMode = m_play.gameMode();
    request.isRandom = m_request.isRandom;
    return {std::move(request), {.start = m_request.start, .game = m_deal, .play = {}}};
}

LinkRequest LinkGame::otherDeal(const link::DealSetup& setup) const
{
    LinkRequest request = m_request;
    request.start = setup;
    request.record.reset();
    request.suspendsCurrent = false;
    return request;
}

LinkRequest LinkGame::nextBoard() const
{
    LinkRequest request;
    request.gameMode = m_play.gameMode();
    request.isRandom = true;
    request.carryover = m_play.next();
    request.lines = lines();
    return request;
}

std::optional<int> LinkGame::place() const
{
    const auto* finished = std::get_if<Finished>(&m_state);
    return finished != nullptr ? finished->place : std::nullopt;
}

void LinkGame::setPaused(bool paused, link::Milliseconds now)
{
    m_state = Playing{};
    paused ? m_play.pause(now) : m_play.resume(now);
}

void LinkGame::hold(link::Milliseconds now)
{
    if (!m_play.isPaused())
        m_state = Held{};
    m_play.pause(now);
}

void LinkGame::release(link::Milliseconds now)
{
    if (isHeld())
        setPaused(false, now);
}

bool LinkGame::takeNewSteps()
{
    return std::exchange(m_savedSteps, m_play.steps().size()) != m_play.steps().size();
}

} // namespace qipan::app
