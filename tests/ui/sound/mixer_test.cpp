// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "ui/sound/mixer.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <random>

using namespace qipan::ui;
using qipan::test::repetitions;

namespace {

using Samples = std::vector<std::int16_t>;

constexpr std::size_t mixerBlock = 220;
constexpr int fullSample = 32'767;

[[nodiscard]] Samples randomSamples(std::mt19937_64& random, std::size_t count, int peak)
{
    std::uniform_int_distribution<int> sample{-peak, peak};
    Samples samples(count);
    std::ranges::generate(samples, [&] { return static_cast<std::int16_t>(sample(random)); });
    return samples;
}

[[nodiscard]] Samples mixAll(Mixer& mixer, std::size_t count)
{
    Samples all;
    Samples block(mixerBlock);
    while (all.size() < count) {
        mixer.mix(block);
        all.insert(all.end(), block.begin(), block.end());
    }
    all.resize(count);
    return all;
}

/// The sample at a place between two, computed anew.
[[nodiscard]] double sampleAt(const Samples& samples, double place)
{
    const auto index = static_cast<std::size_t>(std::floor(place));
    if (index >= samples.size())
        return 0;
    const double next = index + 1 < samples.size() ? samples[index + 1] : 0;
    return std::lerp(static_cast<double>(samples[index]), next, place - std::floor(place));
}

} // namespace

TEST_CASE("the mixer adds different sounds that begin at different times, at any pitch", "[sound]")
{
    std::mt19937_64 random{1};
    for (int round = 0; round < repetitions(200, 2'000); ++round) {
        struct Part {
            Samples samples;
            int semitones;
            std::size_t begin;
        };
        std::vector<Part> parts;
        const std::size_t count = 1 + random() % 5;
        for (std::size_t i = 0; i < count; ++i) // quiet enough not to reach the knee together
            parts.push_back({randomSamples(random, 1 + random() % 900, 4'000), static_cast<int>(random() % 13),
                             mixerBlock * (random() % 6)});
        Mixer mixer;
        Samples mixed;
        for (std::size_t at = 0; at < 10 * mixerBlock; at += mixerBlock) {
            for (std::size_t i = 0; i < count; ++i)
                if (parts[i].begin == at)
                    mixer.play(static_cast<Sound>(i), parts[i].samples, parts[i].semitones);
            const Samples block = mixAll(mixer, mixerBlock);
            mixed.insert(mixed.end(), block.begin(), block.end());
        }
        for (std::size_t at = 0; at < mixed.size(); ++at) {
            double sum = 0;
            for (const Part& part : parts)
                if (at >= part.begin)
                    sum += sampleAt(part.samples,
                                    static_cast<double>(at - part.begin) * std::pow(2, part.semitones / 12.0));
            REQUIRE(std::abs(mixed[at] - sum) <= 0.51);
        }
        REQUIRE(mixer.isSilent());
    }
}

TEST_CASE("loud sums are limited without clipping, and keep their order", "[sound]")
{
    int last = 0;
    for (int level = 1'000; level <= fullSample; level += 97) {
        Mixer mixer;
        const Samples samples(mixerBlock, static_cast<std::int16_t>(level));
        for (std::size_t i = 0; i < 5; ++i)
            mixer.play(static_cast<Sound>(i), samples, 0);
        const int sum = 5 * level;
        const int mixed = mixAll(mixer, 1).front();
        REQUIRE(mixed > last);
        REQUIRE(mixed < fullSample);
        REQUIRE(mixed <= sum);
        if (sum <= Mixer::knee * fullSample)
            REQUIRE(std::abs(mixed - sum) <= 1);
        last = mixed;
    }
}

TEST_CASE("twenty matches a second neither pile up nor clip", "[sound]")
{
    const Samples match = loadSound(Sound::Match);
    REQUIRE(std::ranges::max(match) > 10'000);
    Mixer mixer;
    std::size_t most = 0;
    int loudest = 0;
    Samples block(mixerBlock);
    for (int hundredth = 0; hundredth < 500; ++hundredth) {
        if (hundredth % 5 == 0)
            mixer.play(Sound::Match, match, std::min(hundredth / 5, 12));
        mixer.mix(block);
        most = std::max(most, mixer.voices());
        for (const std::int16_t sample : block)
            loudest = std::max(loudest, std::abs(sample));
    }
    REQUIRE(most == 2); // one is damped while the next one begins
    REQUIRE(loudest < fullSample);
    REQUIRE(loudest >= *std::ranges::max_element(match) * 9 / 10);
}

TEST_CASE("a sound is not struck twice at once, but again after a moment", "[sound]")
{
    const Samples samples(soundRate, 1'000);
    Mixer mixer;
    mixer.play(Sound::Stone, samples, 0);
    mixer.play(Sound::Stone, samples, 0);
    REQUIRE(mixer.voices() == 1);
    (void)mixAll(mixer, 3 * mixerBlock); // 30 ms
    mixer.play(Sound::Stone, samples, 0);
    REQUIRE(mixer.voices() == 1);
    (void)mixAll(mixer, 2 * mixerBlock);
    mixer.play(Sound::Stone, samples, 0);
    REQUIRE(mixer.voices() == 2);
    (void)mixAll(mixer, 3 * mixerBlock);
    REQUIRE(mixer.voices() == 1);
    mixer.clear();
    REQUIRE(mixer.isSilent());
    REQUIRE(mixAll(mixer, mixerBlock) == Samples(mixerBlock, 0));
}

TEST_CASE("the number of voices is bounded, and the newest is heard", "[sound]")
{
    const Samples samples(soundRate, 1'000);
    Mixer mixer;
    for (std::size_t i = 0; i < soundCount; ++i) {
        mixer.play(static_cast<Sound>(i), samples, 0);
        REQUIRE(mixer.voices() == std::min(i + 1, Mixer::maxVoices));
    }
    REQUIRE(mixAll(mixer, 1).front() == 1'000 * static_cast<int>(Mixer::maxVoices));
}

TEST_CASE("a changed gain is reached within a block, without a jump", "[sound]")
{
    const Samples samples(soundRate, 10'000);
    Mixer mixer;
    mixer.play(Sound::Win, samples, 0);
    REQUIRE(mixAll(mixer, mixerBlock).back() == 10'000);
    mixer.setGain(0);
    const Samples fading = mixAll(mixer, mixerBlock);
    int before = 10'000;
    for (const std::int16_t sample : fading) {
        REQUIRE(sample < before);
        REQUIRE(before - sample < 100);
        before = sample;
    }
    REQUIRE(mixAll(mixer, mixerBlock) == Samples(mixerBlock, 0));
}

TEST_CASE("each sound can be loaded, in the format that the program expects", "[sound]")
{
    for (std::size_t i = 0; i < soundCount; ++i) {
        const Samples samples = loadSound(static_cast<Sound>(i));
        INFO(i);
        REQUIRE(samples.size() > soundRate / 50);
        REQUIRE(samples.size() < soundRate);
        REQUIRE(samples.back() == 0); // no crack at the end
        // Heard at once: a tenth of its loudest sample within a few milliseconds.
        const auto isAudible = [peak = *std::ranges::max_element(samples)](int sample) { return sample > peak / 10; };
        REQUIRE(std::ranges::find_if(samples, isAudible) - samples.begin() < soundRate / 200);
    }
    QFile file{QStringLiteral(":/sounds/stone.wav")};
    REQUIRE(file.open(QIODevice::ReadOnly));
    // RIFF, size, WAVE, fmt of 16 bytes: PCM, one channel, 22,050 samples of 2 bytes a second, 16 bits; data, size.
    const QByteArray header = file.read(44);
    REQUIRE(header.left(4) == "RIFF");
    REQUIRE(header.mid(8, 28).toHex() == "57415645666d742010000000010001002256000044ac000002001000");
    REQUIRE(header.mid(36, 4) == "data");
}
