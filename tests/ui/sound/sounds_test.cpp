// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/sound/fake_output.h"
#include "ui/sound/sounds.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace qipan::ui;
using namespace std::chrono_literals;

namespace {

const Sounds::Times quickTimes{.idle = 20ms, .retry = 1h};
const Sounds::Times slowTimes{.idle = 1h, .retry = 1h};

[[nodiscard]] bool isHeard(FakeDevice& device)
{
    return std::ranges::any_of(device.played(), [](int sample) { return sample != 0; });
}

[[nodiscard]] bool startsWith(const std::vector<std::int16_t>& samples, const std::vector<std::int16_t>& part)
{
    return samples.size() >= part.size() && std::equal(part.begin(), part.end(), samples.begin());
}

} // namespace

TEST_CASE("nothing is opened before the first sound", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    {
        Sounds sounds{openFake(device)};
        sounds.setVolume(50);
        sounds.setEnabled(true);
    }
    REQUIRE(device->opened == 0);
}

TEST_CASE("a sound is played as it is in its file, then the device is closed", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    Sounds sounds{openFake(device), quickTimes};
    sounds.play(Sound::Pick);
    REQUIRE(QTest::qWaitFor([&] { return device->closed == 1; }));
    REQUIRE(device->opened == 1);
    const std::vector<std::int16_t> pick = loadSound(Sound::Pick);
    const std::vector<std::int16_t> played = device->played();
    REQUIRE(startsWith(played, pick));
    REQUIRE(played.size() < pick.size() + soundRate / 50);

    sounds.play(Sound::Stone);
    REQUIRE(QTest::qWaitFor([&] { return device->closed == 2; }));
    REQUIRE(device->opened == 2);
}

TEST_CASE("the device stays open between two sounds, and is closed at the end", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    {
        Sounds sounds{openFake(device), slowTimes};
        const std::size_t size = loadSound(Sound::Pick).size();
        for (std::size_t i = 1; i <= 3; ++i) {
            sounds.play(Sound::Pick);
            REQUIRE(QTest::qWaitFor([&] { return device->played().size() >= i * size; }));
        }
        REQUIRE(device->opened == 1);
        REQUIRE(device->closed == 0);
    }
    REQUIRE(device->closed == 1);
}

TEST_CASE("without a device each sound is reported as unheard, and the device is tried again only later", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    device->isMissing = true;
    Sounds sounds{openFake(device), {.retry = 100ms}};
    QSignalSpy unheard{&sounds, &Sounds::unheard};
    QElapsedTimer time;
    time.start(); // before the failure
    sounds.play(Sound::Invalid);
    REQUIRE(QTest::qWaitFor([&] { return unheard.size() == 1; }));
    device->isMissing = false;
    while (device->opened == 0) {
        sounds.play(Sound::Invalid);
        QTest::qWait(1);
        REQUIRE(time.elapsed() < 5'000);
    }
    REQUIRE(time.elapsed() >= 100);
    REQUIRE(unheard.size() > 1);
    REQUIRE(unheard.front().front().value<Sound>() == Sound::Invalid);
}

TEST_CASE("a device that fails is closed", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    device->fails = true;
    Sounds sounds{openFake(device), slowTimes};
    QSignalSpy unheard{&sounds, &Sounds::unheard};
    sounds.play(Sound::Win);
    REQUIRE(QTest::qWaitFor([&] { return device->closed == 1; }));
    sounds.play(Sound::Stone);
    REQUIRE(QTest::qWaitFor([&] { return unheard.size() == 2; }));
    REQUIRE(device->opened == 1);
}

TEST_CASE("sounds that are not enabled are unheard at once and need no device", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    Sounds sounds{openFake(device)};
    QSignalSpy unheard{&sounds, &Sounds::unheard};
    sounds.setEnabled(false);
    sounds.play(Sound::Stone);
    REQUIRE(unheard.size() == 1);
    REQUIRE(device->opened == 0);
    sounds.setEnabled(true);
    sounds.play(Sound::Stone);
    REQUIRE(QTest::qWaitFor([&] { return isHeard(*device); }));
    REQUIRE(unheard.size() == 1);
}

TEST_CASE("the volume is heard as a square", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    Sounds sounds{openFake(device), quickTimes};
    sounds.setVolume(50);
    sounds.play(Sound::YourTurn); // below the knee
    REQUIRE(QTest::qWaitFor([&] { return device->closed == 1; }));
    const std::vector<std::int16_t> whole = loadSound(Sound::YourTurn);
    const std::vector<std::int16_t> played = device->played();
    // The gain is reached within the first block.
    for (std::size_t i = soundRate / 100; i < whole.size(); ++i)
        REQUIRE(std::abs(played[i] - whole[i] / 4.0) <= 1);
}

TEST_CASE("a device that hangs holds up neither the caller nor the end", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    device->hangs = true;
    QElapsedTimer elapsed;
    {
        Sounds sounds{openFake(device)};
        const QSignalSpy unheard{&sounds, &Sounds::unheard};
        sounds.play(Sound::Stone);
        REQUIRE(QTest::qWaitFor([&] { return device->hanging == 1; }));
        elapsed.start();
        for (int i = 0; i < 10'000; ++i)
            sounds.play(static_cast<Sound>(i % static_cast<int>(soundCount)));
        REQUIRE(elapsed.elapsed() < 500);
        REQUIRE(unheard.size() > 9'900); // and none of them is kept for later
        elapsed.start();
    }
    REQUIRE(elapsed.elapsed() < 2'000);
    REQUIRE(device->closed == 0); // the thread still hangs
    device->hangs = false;
    device->released.release();
    REQUIRE(QTest::qWaitFor([&] { return device->closed == 1; }));
}

TEST_CASE("sounds that were held up are dropped", "[sound]")
{
    const auto device = std::make_shared<FakeDevice>();
    device->hangs = true;
    Sounds sounds{openFake(device), {.idle = 20ms, .retry = 1h, .maxDelay = 1ms}};
    sounds.play(Sound::Pick);
    REQUIRE(QTest::qWaitFor([&] { return device->hanging == 1; }));
    sounds.play(Sound::Win);
    QTest::qWait(10);
    device->hangs = false;
    device->released.release();
    REQUIRE(QTest::qWaitFor([&] { return device->closed == 1; }));
    REQUIRE(device->played().size() < loadSound(Sound::Win).size());
}
