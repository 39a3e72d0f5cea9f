// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_game.h"

#include "app/base/names.h"
#include "core/link/deal_number.h"
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
    , m_difficulty{dealt.difficulty}
    , m_savedSteps{m_play.steps().size()}
{
    m_request.start = dealt.start;
    m_play.setTime(m_request.time);
    if (m_request.began == 0)
        m_request.began = QDateTime::currentMSecsSinceEpoch();
    m_savedUnderWay = isResumed() && isUnderWay({});
}

bool LinkGame::hasOthers() const
{
    return setup() != nullptr && m_play.gameMode() != link::GameMode::Daily;
}

link::GameMode LinkGame::modeAfter(link::GameMode chosen) const
{
    return hasOthers() ? m_play.gameMode() : chosen;
}

int LinkGame::levelAfter() const
{
    return m_play.gameMode() == link::GameMode::Campaign ? m_play.level() + (awaitsNext() ? 1 : 0) : 1;
}

bool LinkGame::isUnderWay(link::Milliseconds now) const
{
    return !isFinished()
        && (!m_play.steps().empty() || m_play.time(now) > link::Milliseconds{0} || m_play.level() != firstLevel());
}

bool LinkGame::waitsWhenLeft(link::Milliseconds now) const
{
    const bool isMore = m_play.level() != firstLevel()
        || std::ranges::any_of(m_play.steps(),
                               [](const link::Step& step) { return step.kind != link::Step::Kind::Hint; });
    return isUnderWay(now) && (isMore || m_play.gameMode() == link::GameMode::Daily);
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
    return setup() != nullptr ? QString::fromStdString(m_play.deal()) : QString{};
}

std::optional<HistoryEntry> LinkGame::entry(const ui::Preferences& preferences, link::Milliseconds now) const
{
    if (setup() == nullptr || (!isFinished() && !isUnderWay(now)))
        return std::nullopt;
    HistoryEntry game;
    game.game = ui::linkKey.toString();
    game.rule = ui::textOf(link::keyOf(m_play.gameMode()));
    game.size = setup()->size;
    game.source = GameSource::Local;
    game.state = isFinished() ? GameState::Over : GameState::Running;
    game.sides[0] = {playerName(preferences), preferences.name.isEmpty() ? PlayerKind::Guest : PlayerKind::Me, 0};
    if (link::rulesOf(m_play.gameMode()).players > 1) {
        game.sides[1] = {preferences.secondName, PlayerKind::SecondPlayer, 0};
        const int lead = m_play.points(0) - m_play.points(1);
        if (isFinished())
            game.outcome = Outcome{lead == 0      ? std::nullopt
                                       : lead > 0 ? std::optional{Side::Black}
                                                  : std::optional{Side::White},
                                   EndReason::Count};
    }
    game.began = m_request.began;
    game.ended = QDateTime::currentMSecsSinceEpoch();
    const QStringList boards = lines();
    for (const QString& line : boards)
        game.plies += pairsOf(line);
    game.record = boards.join(u'\n');
    game.isHelped = m_play.usedHelp();
    if (isFinished() && game.plies == 0 && m_play.time(now) == link::Milliseconds{0})
        return std::nullopt;
    game.link = ui::LinkStanding{.points = {m_play.points(0), m_play.points(1)},
                                 .time = m_request.carryover.time + m_play.time(now),
                                 .pairsLeft = m_play.game().tilesLeft() / 2};
    return game;
}

std::optional<ui::LinkScore> LinkGame::score(const QString& playerName, link::Milliseconds now) const
{
    const link::GameModeRules rules = link::rulesOf(m_play.gameMode());
    // Laid-out tiles are not comparable and have no high score.
    const bool counts =
        setup() != nullptr && rules.players == 1 && (rules.hasNextBoard || m_play.end() == link::Play::End::Cleared);
    if (!counts)
        return std::nullopt;
    ui::LinkScore score{.id = 0,
                        .gameMode = m_play.gameMode(),
                        .setup = *setup(),
                        .name = playerName,
                        .played = QDateTime::currentSecsSinceEpoch(),
                        .deal = QString::fromStdString(m_play.deal()),
                        .level = m_play.level(),
                        .points = m_play.points(),
                        .time = m_request.carryover.time + m_play.time(now),
                        .usedHelp = m_play.usedHelp()};
    if (isLevelLost()) {
        const link::Carryover& start = m_request.carryover;
        const std::string before = m_request.lines.isEmpty() ? std::string{} : m_request.lines.back().toStdString();
        const std::string_view deal = record::dealOfLinkRecord(before);
        const auto setupBefore = link::readDealNumber(deal);
        if (!setupBefore)
            return std::nullopt;
        score.setup = *setupBefore;
        score.deal = QString::fromUtf8(deal.data(), static_cast<qsizetype>(deal.size()));
        score.level = m_play.level() - 1;
        score.points = start.points;
        score.time = start.time;
        score.usedHelp = start.usedHelp;
    }
    return score.points > 0 ? std::optional{score} : std::nullopt;
}

QString LinkGame::scoredRecord() const
{
    return isLevelLost() ? m_request.lines.join(u'\n') : record();
}

bool LinkGame::isLevelLost() const
{
    return m_play.gameMode() == link::GameMode::Campaign && m_play.end() && m_play.end() != link::Play::End::Cleared;
}

std::optional<ui::LinkLevel> LinkGame::completedLevel() const
{
    if (m_play.gameMode() != link::GameMode::Campaign || m_play.end() != link::Play::End::Cleared || setup() == nullptr)
        return std::nullopt;
    const link::PointsMade made = m_play.pointsMade();
    const link::Milliseconds left = m_play.timeLeft({}).value_or(link::Milliseconds{0});
    return ui::LinkLevel{.level = m_play.level(),
                         .size = setup()->size,
                         .difficulty = setup()->difficulty,
                         .points = std::max(0, made.pairs + made.combos + made.time - made.helps),
                         .stars = link::starsOf(made.helps > 0, left, left + m_play.time({}))};
}

LinkGame LinkGame::restarted() const
{
    const bool isDaily = m_play.gameMode() == link::GameMode::Daily;
    return {{.gameMode = m_play.gameMode(),
             .isRandom = m_request.isRandom,
             .carryover = {.level = m_play.level(), .usedHelp = isDaily && m_play.usedHelp()},
             .began = std::max(QDateTime::currentMSecsSinceEpoch(), m_request.began + 1)}, // another game
            {.start = m_request.start, .game = m_deal, .play = {}, .difficulty = m_difficulty}};
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
    return {.gameMode = m_play.gameMode(),
            .isRandom = true,
            .carryover = m_play.next(),
            .lines = lines(),
            .began = m_request.began};
}

LinkRequest LinkGame::sameBoard() const
{
    LinkRequest request = m_request;
    request.isRandom = false;
    request.record.reset();
    request.began = 0;
    request.time = {};
    request.suspendsCurrent = false;
    return request;
}

LinkRequest LinkGame::otherBoard(const link::DealSetup& setup) const
{
    LinkRequest request = sameBoard();
    request.start = setup;
    request.isRandom = true;
    return request;
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

void LinkGame::ask(link::Milliseconds now)
{
    if (!link::rulesOf(m_play.gameMode()).clock)
        return m_play.awaitChoice(now);
    if (!m_play.isTimeRunning())
        return;
    m_state = State::Asked;
    m_play.pause(now);
}

void LinkGame::release(link::Milliseconds now)
{
    if (isHeld() || isAsked())
        setPaused(false, now);
}

bool LinkGame::takeNews(link::Milliseconds now)
{
    const bool hasSteps = std::exchange(m_savedSteps, m_play.steps().size()) != m_play.steps().size();
    const bool isBegun = !m_savedUnderWay && isUnderWay(now);
    m_savedUnderWay = m_savedUnderWay || isBegun;
    return hasSteps || isBegun;
}

QString linkTitle(const link::Play& play, const book::LinkStart& start, const QDate& today)
{
    const auto* setup = std::get_if<link::DealSetup>(&start);
    const bool isDaily = play.gameMode() == link::GameMode::Daily && setup != nullptr;
    return ui::gameTitle(play.gameMode(), play.level(), play.game().mode(),
                         isDaily ? dayOfDeal(*setup, today) : std::nullopt, today);
}

} // namespace qipan::app
