// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/mixer.h"

#include <algorithm>
#include <cmath>

namespace qipan::ui {

namespace {

constexpr double fullScale = 32'767;
constexpr int fade = soundRate / 50; // samples in which a voice is damped

[[nodiscard]] constexpr int samplesIn(std::chrono::milliseconds time)
{
    return static_cast<int>(time.count() * soundRate / 1000);
}

/// The sum continues above the knee without a bend and never exceeds the limit.
[[nodiscard]] double limited(double sample)
{
    const double size = std::abs(sample);
    if (size <= Mixer::knee)
        return sample;
    constexpr double room = Mixer::limit - Mixer::knee;
    const double excess = (size - Mixer::knee) / room;
    return std::copysign(Mixer::knee + room * excess / (1 + excess), sample);
}

} // namespace

bool Mixer::Voice::hasEnded() const
{
    return fadeLeft == 0 || place >= static_cast<double>(samples.size());
}

double Mixer::Voice::next()
{
    if (hasEnded())
        return 0;
    const auto index = static_cast<std::size_t>(place);
    const double share = place - static_cast<double>(index);
    const double here = samples[index];
    const double after = index + 1 < samples.size() ? samples[index + 1] : 0;
    double sample = (here + (after - here) * share) / fullScale;
    if (isDamped())
        sample *= static_cast<double>(fadeLeft--) / fade;
    place += pace;
    ++played;
    return sample;
}

void Mixer::play(Sound sound, std::span<const std::int16_t> samples, int semitones)
{
    for (Voice& voice : m_voices) {
        if (voice.sound != sound || voice.isDamped())
            continue;
        if (voice.played < samplesIn(restrike))
            return;
        voice.fadeLeft = fade;
    }
    if (m_voices.size() == maxVoices)
        m_voices.erase(m_voices.begin());
    m_voices.push_back({.sound = sound, .samples = samples, .pace = std::exp2(semitones / 12.0)});
}

void Mixer::mix(std::span<std::int16_t> block)
{
    const double step = (m_wantedGain - m_gain) / static_cast<double>(std::max<std::size_t>(block.size(), 1));
    for (std::int16_t& sample : block) {
        double sum = 0;
        for (Voice& voice : m_voices)
            sum += voice.next();
        m_gain += step;
        sample = static_cast<std::int16_t>(std::lround(limited(sum * m_gain) * fullScale));
    }
    m_gain = m_wantedGain;
    std::erase_if(m_voices, [](const Voice& voice) { return voice.hasEnded(); });
}

} // namespace qipan::ui
