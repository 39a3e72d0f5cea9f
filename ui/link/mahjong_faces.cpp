// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/mahjong_faces.h"

#include "ui/link/tile_set.h"

#include <QCoreApplication>

#include <iterator>

namespace qipan::ui {

namespace {

constexpr int suitSize = 9;

struct Named {
    const char* file;
    const char* name;
};

constexpr Named suits[]{
    {"dots_%1", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "%1 of dots")},
    {"bamboo_%1", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "%1 of bamboo")},
    {"characters_%1", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "%1 of characters")},
};

constexpr Named honours[]{
    {"wind_east", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "east wind")},
    {"wind_south", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "south wind")},
    {"wind_west", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "west wind")},
    {"wind_north", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "north wind")},
    {"dragon_red", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "red dragon")},
    {"dragon_green", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "green dragon")},
    {"dragon_white", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "white dragon")},
    {"flower_plum", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "plum blossom")},
    {"flower_orchid", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "orchid")},
    {"flower_chrysanthemum", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "chrysanthemum")},
    {"flower_bamboo", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "bamboo leaves")},
    {"season_spring", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "spring")},
    {"season_summer", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "summer")},
    {"season_autumn", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "autumn")},
    {"season_winter", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "winter")},
};
constexpr int suited = suitSize * static_cast<int>(std::size(suits));
static_assert(suited + std::size(honours) == tilePictures);

} // namespace

QString mahjongName(link::Picture picture)
{
    const auto translated = [](const char* name) { return QCoreApplication::translate("qipan::ui::TileSet", name); };
    if (picture < suited)
        return translated(suits[picture / suitSize].name).arg(picture % suitSize + 1);
    return translated(honours[picture - suited].name);
}

QString mahjongFile(link::Picture picture)
{
    if (picture < suited)
        return QString::fromLatin1(suits[picture / suitSize].file).arg(picture % suitSize + 1);
    return QString::fromLatin1(honours[picture - suited].file);
}

} // namespace qipan::ui
