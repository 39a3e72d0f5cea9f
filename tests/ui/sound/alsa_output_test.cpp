// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/sound/sounds.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace qipan::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// Configures ALSA for this process.
void configureAlsa(const QTemporaryDir& folder, const QString& text)
{
    const QString path = folder.filePath(u"asound.conf"_s);
    QFile file{path};
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(text.toUtf8()) > 0);
    file.close();
    qputenv("ALSA_CONFIG_PATH", QFile::encodeName(path));
}

/// Makes ALSA write what is played into a file, whose name is returned.
[[nodiscard]] QString playIntoFile(const QTemporaryDir& folder)
{
    const QString played = folder.filePath(u"played"_s);
    configureAlsa(folder, u"pcm.!default { type file slave.pcm { type null } file \"%1\" format raw }\n"_s.arg(played));
    return played;
}

[[nodiscard]] QByteArray contentsOf(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

} // namespace

TEST_CASE("ALSA plays each sample of a sound", "[sound][alsa]")
{
    const QTemporaryDir folder;
    const QString played = playIntoFile(folder);
    {
        Sounds sounds{openWaveOutput, {.idle = 1ms}};
        QSignalSpy unheard{&sounds, &Sounds::unheard};
        sounds.play(Sound::Stone);
        const auto size = static_cast<qsizetype>(loadSound(Sound::Stone).size() * 2);
        REQUIRE(QTest::qWaitFor([&] { return contentsOf(played).size() >= size; }));
        REQUIRE(unheard.isEmpty());
    }
    const std::vector<std::int16_t> stone = loadSound(Sound::Stone);
    const QByteArray bytes = contentsOf(played);
    std::vector<std::int16_t> samples(stone.size());
    std::copy_n(bytes.data(), stone.size() * 2, reinterpret_cast<char*>(samples.data())); // of this machine's order
    const bool isEqual = samples == stone;                                                // without printing them
    REQUIRE(isEqual);
}

TEST_CASE("the first sample of a sound leaves for ALSA within 40 ms", "[sound][alsa]")
{
    const QTemporaryDir folder;
    const QString played = playIntoFile(folder);
    std::vector<double> waits; // milliseconds
    for (int i = 0; i < 9; ++i) {
        QFile::remove(played);
        Sounds sounds; // opens the device each time
        QElapsedTimer elapsed;
        elapsed.start();
        sounds.play(Sound::Stone);
        const auto isHeard = [&] {
            const QByteArray bytes = contentsOf(played);
            return std::ranges::any_of(bytes, [](char byte) { return byte != 0; });
        };
        while (!isHeard())
            REQUIRE(elapsed.elapsed() < 5'000);
        waits.push_back(static_cast<double>(elapsed.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(waits);
    INFO("from play() to the first sample: median " << waits[4] << " ms, most " << waits.back() << " ms");
    REQUIRE(waits[4] < 40);
}

TEST_CASE("without a device of ALSA, sounds are unheard, and nothing is printed", "[sound][alsa]")
{
    const QTemporaryDir folder;
    configureAlsa(folder, u"pcm.!default { type hw card 31 }\n"_s);
    Sounds sounds;
    QSignalSpy unheard{&sounds, &Sounds::unheard};
    sounds.play(Sound::Invalid);
    REQUIRE(QTest::qWaitFor([&] { return unheard.size() == 1; }));
}
