// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/svg_tiles.h"

#include <QCoreApplication>
#include <QFile>

#include <iterator>

static void loadTiles()
{
    Q_INIT_RESOURCE(tiles); // this library is linked statically
}

namespace qipan::ui {
namespace {

constexpr TileMotif motif(const char* file, const char* name, QStringView emoji)
{
    return {QLatin1String{file}, name, emoji};
}

// Mahjong tiles, each once: dots, bamboo and characters from 1 to 9, four winds, three dragons, four flowers, four
// seasons.

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

QString translated(const char* name)
{
    return QCoreApplication::translate("qipan::ui::TileSet", name);
}

QString mahjongName(link::Picture picture)
{
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

} // namespace

constexpr std::array<TileMotif, tilePictures> tileMotifs{
    motif("apple", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "apple"), u"\U0001f34e"),
    motif("banana", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "banana"), u"\U0001f34c"),
    motif("cherries", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cherries"), u"\U0001f352"),
    motif("grapes", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "grapes"), u"\U0001f347"),
    motif("car", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "car"), u"\U0001f697"),
    motif("fish", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "fish"), u"\U0001f41f"),
    motif("house", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "house"), u"\U0001f3e0"),
    motif("sunflower", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "sunflower"), u"\U0001f33b"),
    motif("watermelon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "watermelon"), u"\U0001f349"),
    motif("cat", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cat"), u"\U0001f431"),
    motif("umbrella", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "umbrella"), u"\u2602\ufe0f"),
    motif("rocket", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "rocket"), u"\U0001f680"),
    motif("fir", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "fir tree"), u"\U0001f332"),
    motif("owl", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "owl"), u"\U0001f989"),
    motif("key", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "key"), u"\U0001f511"),
    motif("butterfly", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "butterfly"), u"\U0001f98b"),
    motif("pineapple", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "pineapple"), u"\U0001f34d"),
    motif("anchor", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "anchor"), u"\u2693"),
    motif("rabbit", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "rabbit"), u"\U0001f430"),
    motif("lantern", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "lantern"), u"\U0001f3ee"),
    motif("snail", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "snail"), u"\U0001f40c"),
    motif("tulip", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "tulip"), u"\U0001f337"),
    motif("star", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "star"), u"\u2b50"),
    motif("frog", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "frog"), u"\U0001f438"),
    motif("carrot", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "carrot"), u"\U0001f955"),
    motif("sailboat", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "sailboat"), u"\u26f5"),
    motif("mushroom", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "mushroom"), u"\U0001f344"),
    motif("penguin", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "penguin"), u"\U0001f427"),
    motif("gift", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "present"), u"\U0001f381"),
    motif("moon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "moon"), u"\U0001f319"),
    motif("crab", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "crab"), u"\U0001f980"),
    motif("teacup", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "teacup"), u"\u2615"),
    motif("turtle", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "turtle"), u"\U0001f422"),
    motif("bell", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "bell"), u"\U0001f514"),
    motif("whale", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "whale"), u"\U0001f433"),
    motif("cactus", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cactus"), u"\U0001f335"),
    motif("doughnut", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "doughnut"), u"\U0001f369"),
    motif("crown", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "crown"), u"\U0001f451"),
    motif("ice_cream", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "ice cream"), u"\U0001f367"),
    motif("balloon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "balloon"), u"\U0001f388"),
    motif("ladybird", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "ladybird"), u"\U0001f41e"),
    motif("light_bulb", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "light bulb"), u"\U0001f4a1"),
};

QString tileMotifName(link::Picture picture)
{
    return translated(tileMotifs[picture].name);
}

SvgTiles::SvgTiles(Drawings drawings)
    : m_drawings{drawings}
    , m_renderers(tilePictures)
{
    loadTiles();
}

QString SvgTiles::name(link::Picture picture) const
{
    return m_drawings == Drawings::Mahjong ? mahjongName(picture) : tileMotifName(picture);
}

QString SvgTiles::fileOf(link::Picture picture) const
{
    if (m_drawings == Drawings::Mahjong)
        return u":/tiles/mahjong/%1.svg"_qs.arg(mahjongFile(picture));
    const bool isContrast = m_drawings == Drawings::Contrast;
    return (isContrast ? u":/tiles/contrast/%1.svg"_qs : u":/tiles/pictures/%1.svg"_qs).arg(tileMotifs[picture].file);
}

void SvgTiles::paint(QPainter& painter, const QRectF& square, link::Picture picture, double /*scale*/) const
{
    std::unique_ptr<QSvgRenderer>& renderer = m_renderers[picture];
    if (!renderer)
        renderer = std::make_unique<QSvgRenderer>(fileOf(picture));
    renderer->render(&painter, square);
}

} // namespace qipan::ui
