#include "ui/link/things.h"

#include <QCoreApplication>

namespace qipan::ui {

namespace {

constexpr Thing thing(const char* file, const char* name, QStringView emoji)
{
    return {QLatin1String{file}, name, emoji};
}

} // namespace

constexpr std::array<Thing, tilePictures> things{
    thing("apple", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "apple"), u"\U0001f34e"),
    thing("banana", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "banana"), u"\U0001f34c"),
    thing("cherries", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cherries"), u"\U0001f352"),
    thing("grapes", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "grapes"), u"\U0001f347"),
    thing("car", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "car"), u"\U0001f697"),
    thing("fish", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "fish"), u"\U0001f41f"),
    thing("house", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "house"), u"\U0001f3e0"),
    thing("sunflower", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "sunflower"), u"\U0001f33b"),
    thing("watermelon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "watermelon"), u"\U0001f349"),
    thing("cat", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cat"), u"\U0001f431"),
    thing("umbrella", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "umbrella"), u"\u2602\ufe0f"),
    thing("rocket", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "rocket"), u"\U0001f680"),
    thing("fir", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "fir tree"), u"\U0001f332"),
    thing("owl", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "owl"), u"\U0001f989"),
    thing("key", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "key"), u"\U0001f511"),
    thing("butterfly", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "butterfly"), u"\U0001f98b"),
    thing("pineapple", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "pineapple"), u"\U0001f34d"),
    thing("anchor", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "anchor"), u"\u2693"),
    thing("rabbit", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "rabbit"), u"\U0001f430"),
    thing("lantern", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "lantern"), u"\U0001f3ee"),
    thing("snail", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "snail"), u"\U0001f40c"),
    thing("tulip", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "tulip"), u"\U0001f337"),
    thing("star", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "star"), u"\u2b50"),
    thing("frog", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "frog"), u"\U0001f438"),
    thing("carrot", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "carrot"), u"\U0001f955"),
    thing("sailboat", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "sailboat"), u"\u26f5"),
    thing("mushroom", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "mushroom"), u"\U0001f344"),
    thing("penguin", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "penguin"), u"\U0001f427"),
    thing("gift", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "present"), u"\U0001f381"),
    thing("moon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "moon"), u"\U0001f319"),
    thing("crab", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "crab"), u"\U0001f980"),
    thing("teacup", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "teacup"), u"\u2615"),
    thing("turtle", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "turtle"), u"\U0001f422"),
    thing("bell", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "bell"), u"\U0001f514"),
    thing("whale", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "whale"), u"\U0001f433"),
    thing("cactus", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cactus"), u"\U0001f335"),
    thing("doughnut", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "doughnut"), u"\U0001f369"),
    thing("crown", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "crown"), u"\U0001f451"),
    thing("ice_cream", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "ice cream"), u"\U0001f367"),
    thing("balloon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "balloon"), u"\U0001f388"),
    thing("ladybird", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "ladybird"), u"\U0001f41e"),
    thing("light_bulb", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "light bulb"), u"\U0001f4a1"),
};

QString thingName(link::Picture picture)
{
    return QCoreApplication::translate("qipan::ui::TileSet", things[picture].name);
}

} // namespace qipan::ui
