// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sounds.h"

#include "ui/sound/mixer.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace qipan::ui {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t maxWaiting = 16;             // sounds
constexpr std::size_t blockSize = soundRate / 100; // samples
constexpr std::chrono::milliseconds endTimeout{200};

} // namespace

/// A sound that has not begun.
struct Sounds::Wanted {
    Sound sound;
    int semitones;
    Clock::time_point at;
};

/// What both threads use, guarded by the mutex.
struct Sounds::State {
    std::mutex mutex;
    std::condition_variable changed;
    Sounds* owner = nullptr; ///< null once it is being destroyed
    std::vector<Wanted> waiting;
    double gain = 1;
    bool hasEnded = false; ///< set by the thread
};

/// What the thread does.
class Sounds::Player {
public:
    Player(std::shared_ptr<State> state, OpenWaveOutput open, const Times& times)
        : m_state{std::move(state)}
        , m_open{std::move(open)}
        , m_times{times}
    {
    }

    void run();

private:
    void await(std::unique_lock<std::mutex>& lock);
    void play(const std::vector<Wanted>& sounds);
    [[nodiscard]] bool hasDevice();
    [[nodiscard]] std::span<const std::int16_t> samplesOf(Sound sound);
    void reportUnheard(const std::vector<Wanted>& sounds);

    const std::shared_ptr<State> m_state;
    const OpenWaveOutput m_open;
    const Times m_times;
    std::unique_ptr<WaveOutput> m_output;
    std::optional<Clock::time_point> m_retryAt;
    std::array<std::vector<std::int16_t>, soundCount> m_samples; ///< each loaded when it is first played
    Mixer m_mixer;
};

void Sounds::Player::run()
{
    std::unique_lock lock{m_state->mutex};
    while (m_state->owner != nullptr) {
        if (m_state->waiting.empty() && m_mixer.isSilent()) {
            await(lock);
            continue;
        }
        const std::vector<Wanted> sounds = std::exchange(m_state->waiting, {});
        m_mixer.setGain(m_state->gain);
        lock.unlock();
        play(sounds);
        lock.lock();
    }
    lock.unlock();
    m_output.reset();
    lock.lock();
    m_state->hasEnded = true;
    m_state->changed.notify_all();
}

/// Waits for the next sound or the end. The device is closed after a while.
void Sounds::Player::await(std::unique_lock<std::mutex>& lock)
{
    const auto isWoken = [this] { return m_state->owner == nullptr || !m_state->waiting.empty(); };
    if (!m_output)
        return m_state->changed.wait(lock, isWoken);
    if (m_state->changed.wait_for(lock, m_times.idle, isWoken))
        return;
    lock.unlock();
    m_output.reset();
    lock.lock();
}

/// Begins these sounds and plays the next block.
void Sounds::Player::play(const std::vector<Wanted>& sounds)
{
    if (!hasDevice())
        return reportUnheard(sounds);
    const Clock::time_point now = Clock::now();
    for (const Wanted& wanted : sounds) {
        if (now - wanted.at <= m_times.maxDelay)
            m_mixer.play(wanted.sound, samplesOf(wanted.sound), wanted.semitones);
    }
    std::array<std::int16_t, blockSize> block{};
    m_mixer.mix(block);
    if (m_output->write(block))
        return;
    m_output.reset();
    m_retryAt = Clock::now() + m_times.retry;
    m_mixer.clear();
    reportUnheard(sounds);
}

bool Sounds::Player::hasDevice()
{
    if (!m_output && (!m_retryAt || Clock::now() >= *m_retryAt)) {
        m_output = m_open();
        if (!m_output)
            m_retryAt = Clock::now() + m_times.retry;
    }
    return m_output != nullptr;
}

std::span<const std::int16_t> Sounds::Player::samplesOf(Sound sound)
{
    std::vector<std::int16_t>& samples = m_samples[static_cast<std::size_t>(sound)];
    if (samples.empty())
        samples = loadSound(sound);
    return samples;
}

void Sounds::Player::reportUnheard(const std::vector<Wanted>& sounds)
{
    const std::scoped_lock lock{m_state->mutex};
    Sounds* const owner = m_state->owner;
    if (owner == nullptr)
        return;
    for (const Wanted& wanted : sounds) {
        QMetaObject::invokeMethod(
            owner, [owner, wanted] { Q_EMIT owner->unheard(wanted.sound, wanted.semitones); }, Qt::QueuedConnection);
    }
}

Sounds::Sounds(OpenWaveOutput open, QObject* parent)
    : Sounds{std::move(open), Times{}, parent}
{
}

Sounds::Sounds(OpenWaveOutput open, const Times& times, QObject* parent)
    : QObject{parent}
    , m_open{std::move(open)}
    , m_times{times}
    , m_state{std::make_shared<State>()}
{
    m_state->owner = this;
}

Sounds::~Sounds()
{
    if (!m_thread.joinable())
        return;
    std::unique_lock lock{m_state->mutex};
    m_state->owner = nullptr;
    m_state->changed.notify_all();
    const bool hasEnded = m_state->changed.wait_for(lock, endTimeout, [this] { return m_state->hasEnded; });
    lock.unlock();
    if (hasEnded)
        m_thread.join();
    else
        m_thread.detach();
}

void Sounds::play(Sound sound, int semitones)
{
    if (!m_isEnabled || !enqueue({sound, semitones, Clock::now()}))
        return Q_EMIT unheard(sound, semitones);
    m_state->changed.notify_all();
    if (!m_thread.joinable())
        m_thread = std::thread{[player = std::make_shared<Player>(m_state, m_open, m_times)] { player->run(); }};
}

/// Returns false if too many sounds wait, because the device hangs.
bool Sounds::enqueue(const Wanted& wanted)
{
    const std::scoped_lock lock{m_state->mutex};
    if (m_state->waiting.size() >= maxWaiting)
        return false;
    m_state->waiting.push_back(wanted);
    return true;
}

void Sounds::setVolume(int volume)
{
    m_volume = volume;
    setGain();
}

void Sounds::setEnabled(bool enabled)
{
    m_isEnabled = enabled;
    setGain();
}

void Sounds::setGain()
{
    const double share = m_isEnabled ? static_cast<double>(m_volume) / maxVolume : 0;
    const std::scoped_lock lock{m_state->mutex};
    m_state->gain = share * share; // as loudness is heard
}

} // namespace qipan::ui
