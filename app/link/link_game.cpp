// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_game.h"

#include "core/record/link_record.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"

#include <QDateTime>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

namespace qipan::app {

namespace {

/// The number of words before the steps in a record's line.
constexpr qsizetype headerFields = 9;

/// Returns how many pairs the board has lost in the end; undone ones do not count unless redone.
[[nodiscard]] int pairsOf(const QString& line)
{
    std::vector<QChar> done;
    std::vector<QChar> undone;
    const QStringList text = line.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : text.mid(headerFields)) {
        qsizetype digits = 0;
        while (digits < word.size() && word[digits].isDigit())
            ++digits;
        const QChar letter = digits < word.size() ? word[digits] : QChar{};
        if (letter == u'u' && !done.empty()) {
            undone.push_back(done.back());
            done.pop_back();
        } else if (letter == u'r' && !undone.empty()) {
            done.push_back(undone.back());
            undone.pop_back();
        } else if (letter == u'p' || letter == u's') {
            done.push_back(letter);
            undone.clear();
        }
    }
    return static_cast<int>(std::count(done.begin(), done.end(), QChar{u'p'}));
}

/// Returns the day of a daily deal, unless it is longer ago than a year.
[[nodiscard]] std::optional<QDate> dayOfDeal(const link::DealSetup& setup, const QDate& today)
{
    constexpr int daysOfYear = 366;
    for (int ago = -1; ago <= daysOfYear; ++ago) { // from tomorrow on, as the clock may be ahead elsewhere
        const QDate day = today.addDays(-ago);
        if (link::dailyDeal(day.year(), static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day())) == setup)
            return day;
    }
    return std::nullopt;
}

} // namespace

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

QString LinkGame::title(const QDate& today) const
{
    return linkTitle(m_play, m_request.start, today);
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

std::optional<ui::LinkLevel> LinkGame::completedLevel() const
{
    if (m_play.gameMode() != link::GameMode::Campaign || m_play.end() != link::Play::End::Cleared)
        return std::nullopt;
    const link::PointsMade made = m_play.pointsMade();
    const link::Milliseconds left = m_play.timeLeft({}).value_or(link::Milliseconds{0});
    return ui::LinkLevel{.level = m_play.level(),
                         .points = std::max(0, made.pairs + made.combos + made.time - made.helps),
                         .stars = link::starsOf(made.helps > 0, left, left + m_play.time({}))};
}

LinkGame LinkGame::restarted() const
{
    return {{.gameMode = m_play.gameMode(), .isRandom = m_request.isRandom, .carryover = {.level = m_play.level()}},
            {.start = m_request.start, .game = m_deal, .play = {}}};
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
    return {.gameMode = m_play.gameMode(), .isRandom = true, .carryover = m_play.next(), .lines = lines()};
}

void LinkGame::setPaused(bool paused, link::Milliseconds now)
{
    m_state = State::Playing;
    paused ? m_play.pause(now) : m_play.resume(now);
}

void LinkGame::hold(link::Milliseconds now)
{
    if (!m_play.isPaused())
        m_state = State::Held;
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

QString linkTitle(const link::Play& play, const book::LinkStart& start, const QDate& today)
{
    const auto* setup = std::get_if<link::DealSetup>(&start);
    const bool isDaily = play.gameMode() == link::GameMode::Daily && setup != nullptr;
    return ui::gameTitle(play.gameMode(), play.level(), play.game().mode(),
                         isDaily ? dayOfDeal(*setup, today) : std::nullopt, today);
}

HistoryEntry linkEntry(const ui::LinkScore& score, const QString& record, bool isNamed)
{
    HistoryEntry game;
    game.game = ui::linkKey.toString();
    game.rule = ui::textOf(link::keyOf(score.gameMode));
    game.size = score.setup.size;
    game.source = GameSource::Local;
    game.state = GameState::Over;
    game.sides[0] = {score.name, isNamed ? PlayerKind::Me : PlayerKind::Guest, 0};
    game.ended = score.played * 1'000;
    game.began = game.ended - score.time.count();
    for (const QString& line : record.split(u'\n'))
        game.plies += pairsOf(line);
    game.record = record;
    return game;
}

} // namespace qipan::app
