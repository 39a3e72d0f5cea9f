// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/sound.h"

#include <chrono>
#include <span>

namespace qipan::ui {

/// Adds up the sounds that are playing. However many are wanted, they neither pile up nor clip: a sound that was struck
/// a moment ago is not struck again, a later one damps the one before, like a bar of a marimba, and loud sums are
/// limited softly. Knows no device and no time but that of the samples.
class Mixer {
public:
    /// A sound is not struck again within this time.
    static constexpr std::chrono::milliseconds restrike{40};
    /// Sounds at the same time, including those that are damped; one more replaces the oldest.
    static constexpr std::size_t maxVoices = 8;
    /// The loudest sample, and the one up to which samples are not changed, of 1.
    static constexpr double limit = 1;
    static constexpr double knee = 0.8;

    /// Begins to play a sound, higher by this many semitones; the samples must live as long as it plays.
    void play(Sound sound, std::span<const std::int16_t> samples, int semitones);
    /// Sets the factor for all samples, which is reached at the end of the next block.
    void setGain(double gain) { m_wantedGain = gain; }
    /// Fills a block with the next samples.
    void mix(std::span<std::int16_t> block);
    /// Ends all sounds.
    void clear() { m_voices.clear(); }

    [[nodiscard]] std::size_t voices() const { return m_voices.size(); }
    [[nodiscard]] bool isSilent() const { return m_voices.empty(); }

private:
    struct Voice {
        Sound sound;
        std::span<const std::int16_t> samples;
        double pace;       ///< samples of the sound per sample of the block
        double place = 0;  ///< the next sample
        int played = 0;    ///< samples of blocks
        int fadeLeft = -1; ///< samples until a damped voice has ended; negative for a voice that is not damped

        [[nodiscard]] bool isDamped() const { return fadeLeft >= 0; }
        [[nodiscard]] bool hasEnded() const;
        /// Returns the next sample, of 1.
        [[nodiscard]] double next();
    };

    std::vector<Voice> m_voices; ///< the oldest first
    double m_gain = 1;
    double m_wantedGain = 1;
};

} // namespace qipan::ui
