// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sound_controller.h"

#include "app/book/lesson_controller.h"
#include "app/duel/duel_controller.h"
#include "app/link/link_controller.h"
#include "app/match/match_controller.h"
#include "app/puzzle/puzzle_controller.h"
#include "app/record/record_controller.h"
#include "ui/base/actions.h"
#include "ui/messages/message_queue.h"

#include <QAction>
#include <QApplication>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using ui::Sound;
using namespace std::chrono_literals;

constexpr std::chrono::milliseconds littleTime{10'000};
constexpr int octave = 12; // semitones

} // namespace

SoundController::SoundController(const ui::WindowParts& window, PreferenceStore& preferences, const Parts& parts,
                                 QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_preferences{preferences}
    , m_match{parts.match}
    , m_sounds{ui::openWaveOutput, this}
{
    connect(&m_sounds, &ui::Sounds::unheard, this, [](Sound sound) {
        if (sound == Sound::Invalid)
            QApplication::beep();
    });
    connect(&preferences, &PreferenceStore::changed, this,
            [this](const ui::Preferences&, const ui::Preferences& before) { applyPreferences(before); });
    connect(window.actions.sounds, &QAction::triggered, this, [this](bool on) {
        m_preferences.change([on](ui::Preferences& now) { now.sounds = on ? ui::Switch::On : ui::Switch::Off; });
    });
    m_sounds.setVolume(preferences->volume);
    enable();

    connect(&parts.match, &MatchController::shownChanged, this, &SoundController::followTable);
    connect(&parts.match, &MatchController::moveRefused, this, &SoundController::refuse);
    connect(&parts.record, &RecordController::moveRefused, this, &SoundController::refuse);
    connect(&parts.lesson, &LessonController::moveRefused, this, &SoundController::refuse);
    connect(&parts.lesson, &LessonController::stepSolved, this,
            [this](bool isDone) { play(isDone ? Sound::Win : Sound::Match); });
    connect(&parts.puzzles, &PuzzleController::solved, this, [this] { play(Sound::LevelDone); });
    connect(&parts.puzzles, &PuzzleController::failed, this, &SoundController::refuse);
    const LinkSession& session = parts.link.session();
    connect(&session, &LinkSession::chose, this, &SoundController::chose);
    connect(&session, &LinkSession::shuffledTiles, this, [this] { play(Sound::Shuffle); });
    connect(&session, &LinkSession::timeShort, this, [this] { play(Sound::Clock); });
    connect(&session, &LinkSession::ended, this, &SoundController::linkEnded);
    connect(&parts.duel, &DuelController::chose, this, &SoundController::chose);
    connect(&parts.duel, &DuelController::shuffled, this, [this] { play(Sound::Shuffle); });
    connect(&parts.duel, &DuelController::roundOver, this,
            [this](std::optional<bool> isWon) { play(isWon.value_or(false) ? Sound::Win : Sound::GameOver); });
    connect(&window.messages, &ui::MessageQueue::added, this, [this](ui::Message::Topic topic) {
        using enum ui::Message::Topic;
        if (topic == Request || topic == JoinRequest || topic == Proposal)
            play(Sound::Request);
    });
    m_clock.setSingleShot(true);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, &SoundController::warn);
}

void SoundController::play(Sound sound, int semitones)
{
    m_sounds.play(sound, semitones);
}

void SoundController::refuse()
{
    if (m_preferences->beep)
        play(Sound::Invalid);
}

void SoundController::applyPreferences(const ui::Preferences& before)
{
    m_sounds.setVolume(m_preferences->volume);
    enable();
    const bool isChosen = m_preferences->sounds != before.sounds || m_preferences->volume != before.volume;
    if (isChosen && m_preferences->hasSounds())
        play(Sound::Stone); // to hear what was chosen
}

void SoundController::enable()
{
    m_sounds.setEnabled(m_preferences->hasSounds());
    m_window.actions.sounds->setChecked(m_preferences->hasSounds());
}

void SoundController::playStone(int flips)
{
    play(Sound::Stone);
    if (flips > 0)
        play(Sound::Flips);
}

void SoundController::followTable()
{
    m_table = std::make_unique<QObject>();
    m_clock.stop();
    m_warnedPly = -1;
    const Table* table = m_match.table();
    if (table == nullptr)
        return;
    connect(table, &Table::happened, m_table.get(), [this](const Event& event) { happened(event); });
    connect(table, &Table::roundStarted, m_table.get(), [this] {
        m_warnedPly = -1;
        watchClock();
    });
    if (table->clock() != nullptr)
        connect(table->clock(), &TableClock::resumed, m_table.get(), [this] { watchClock(); });
    watchClock();
}

void SoundController::happened(const Event& event)
{
    watchClock();
    if (const auto* end = std::get_if<Ended>(&event))
        return ended(end->verdict);
    const auto* placed = std::get_if<Placed>(&event);
    const bool isMyTurn = placed != nullptr && !m_match.shown().isPerson(placed->by) && m_match.shown().mover();
    // Who is at the board sees and hears the stone.
    if (isMyTurn && !(m_match.isShown() && m_window.window.isActiveWindow()))
        play(Sound::YourTurn);
}

void SoundController::ended(const Verdict& verdict)
{
    const auto winner = verdict.outcome.winner;
    const ShownTable& shown = m_match.shown();
    play(winner && shown.isPerson(shown.match().seatOf(*winner)) ? Sound::Win : Sound::GameOver);
}

void SoundController::chose(const link::Choice& choice, int combo)
{
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    if (moved != nullptr && moved->why == link::Mismatch::NoPath)
        refuse();
    else if (std::holds_alternative<link::Removed>(choice))
        play(Sound::Match, std::min(combo - 1, octave));
    else
        play(Sound::Pick);
}

void SoundController::linkEnded(link::Play::End end, bool awaitsNext)
{
    if (end != link::Play::End::Cleared)
        play(Sound::GameOver);
    else
        play(awaitsNext ? Sound::LevelDone : Sound::Win);
}

std::optional<std::chrono::milliseconds> SoundController::timeLeft() const
{
    const ShownTable& shown = m_match.shown();
    if (!shown.hasMatch() || !shown.isRunning() || shown.table->clock() == nullptr || !shown.knowsClock)
        return std::nullopt;
    const TableClock& clock = *shown.table->clock();
    const Seat turn = shown.match().seatToMove();
    const Side side = shown.match().sideOf(turn);
    if (clock.running() != side || !shown.isPerson(turn))
        return std::nullopt;
    return side == Side::Black ? clock.left().black : clock.left().white;
}

void SoundController::watchClock()
{
    const auto left = timeLeft();
    if (left && *left > littleTime && m_warnedPly != m_match.shown().match().plies())
        m_clock.start(*left - littleTime);
    else
        m_clock.stop();
}

void SoundController::warn()
{
    const auto left = timeLeft();
    if (!left || *left > littleTime)
        return watchClock(); // the timer fired early, or the time was changed
    m_warnedPly = m_match.shown().match().plies();
    play(Sound::Clock);
}

} // namespace qipan::app
