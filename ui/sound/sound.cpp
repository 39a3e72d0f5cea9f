// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"

#include <QResource>
#include <QString>
#include <QtEndian>

using namespace Qt::StringLiterals;

static void initSounds()
{
    Q_INIT_RESOURCE(sounds); // this library is linked statically
}

namespace qipan::ui {

std::vector<std::int16_t> loadSound(Sound sound)
{
    static constexpr std::array<QStringView, soundCount> names{u"stone",     u"flips",     u"pick",       u"match",
                                                               u"invalid",   u"shuffle",   u"level-done", u"win",
                                                               u"game-over", u"your-turn", u"request",    u"clock"};
    constexpr qsizetype header = 44; // bytes; tests/ui/sound checks what they say
    initSounds();
    const QByteArray bytes =
        QResource{u":/sounds/"_s + names[static_cast<std::size_t>(sound)] + u".wav"}.uncompressedData();
    if (bytes.size() <= header)
        return {};
    std::vector<std::int16_t> samples(static_cast<std::size_t>((bytes.size() - header) / 2));
    qFromLittleEndian<std::int16_t>(bytes.constData() + header, static_cast<qsizetype>(samples.size()), samples.data());
    return samples;
}

} // namespace qipan::ui
