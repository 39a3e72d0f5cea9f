// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/sound.h"
#include "ui/sound/wave_output.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <thread>

namespace qipan::ui {

/// Plays sounds. No function waits: a thread, begun with the first sound, opens the device, mixes and writes; it closes
/// the device when nothing was to be heard for a while. If the device hangs, sounds are dropped, and the thread is
/// abandoned at the end.
class Sounds final : public QObject {
    Q_OBJECT

public:
    static constexpr int maxVolume = 100;

    struct Times {
        std::chrono::milliseconds idle{5'000};   ///< without a sound, after which the device is closed
        std::chrono::milliseconds retry{10'000}; ///< after the device failed, until it is tried again
        /// A sound that could not begin within this time is dropped: it would no longer belong to what is seen.
        std::chrono::milliseconds maxDelay{300};
    };

    explicit Sounds(OpenWaveOutput open = openWaveOutput, QObject* parent = nullptr);
    Sounds(OpenWaveOutput open, const Times& times, QObject* parent = nullptr);
    ~Sounds() override;

    /// Plays a sound, higher by this many semitones.
    void play(Sound sound, int semitones = 0);
    /// Sets the volume, from 0 to maxVolume.
    void setVolume(int volume);
    /// While not enabled, there is no sound; those that are playing fade.
    void setEnabled(bool enabled);

Q_SIGNALS:
    /// A sound that was wanted is not played, because sounds are not enabled, or the device is missing or hangs.
    void unheard(qipan::ui::Sound sound, int semitones);

private:
    struct Wanted;
    struct State;
    class Player;

    [[nodiscard]] bool enqueue(const Wanted& wanted);
    void setGain();

    const OpenWaveOutput m_open;
    const Times m_times;
    const std::shared_ptr<State> m_state; ///< shared with the thread, which may outlive this object
    std::thread m_thread;
    int m_volume = maxVolume;
    bool m_isEnabled = true;
};

} // namespace qipan::ui
