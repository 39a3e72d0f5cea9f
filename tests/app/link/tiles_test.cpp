// SPDX-License-Identifier: GPL-3.0-or-later
// The tile sets of link-match, chosen in the whole program.
#include "app/settings/settings.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/preferences_page.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/option_card.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using ui::TileSetKind;

namespace {

const StoredSettings fourByFour{{u"link/columns"_s, 4}, {u"link/rows"_s, 4}};

/// A folder with this many different pictures: patterns of blue and yellow.
struct PictureFolder {
    explicit PictureFolder(int count)
    {
        for (int i = 0; i < count; ++i)
            save(u"photo%1.png"_s.arg(i), i);
    }
    void save(const QString& name, int i) const
    {
        QImage image{64, 64, QImage::Format_RGB32};
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x)
                image.setPixel(x, y,
                               ((x >> 3) * (2 * i + 1) + (y >> 3) * (i + 3) + i) % 7 < 3 ? 0xff2040ff : 0xffffc020);
        }
        REQUIRE(image.save(dir.filePath(name)));
    }

    QTemporaryDir dir;
};

QString message(OpenProgram& program)
{
    auto* bar = &program.messageBar();
    if (bar->isHidden())
        return {};
    QStringList texts;
    for (const QLabel* label : bar->findChildren<QLabel*>())
        texts << label->text();
    return texts.join(u' ');
}

void setTiles(OpenProgram& program, TileSetKind tiles, const QString& folder = {})
{
    ui::Preferences preferences = program.preferences().value();
    preferences.link.tiles = tiles;
    if (!folder.isEmpty())
        preferences.link.tileFolder = folder;
    program.preferences().set(preferences);
}

/// The card of a tile set on the page of the preferences, or null.
ui::OptionCard* tileCard(OpenProgram& program, const QString& name)
{
    auto& page = program.window().page<ui::PreferencesPage>();
    page.showGroup(ui::PreferencesPage::Group::Link);
    for (auto* card : page.findChildren<ui::OptionCard*>()) {
        if (card->text() == name)
            return card;
    }
    return nullptr;
}

void chooseTiles(OpenProgram& program, const QString& name)
{
    ui::OptionCard* card = tileCard(program, name);
    REQUIRE(card != nullptr);
    card->click();
}

/// The accessible name of the corner tile.
QString cornerTile(OpenProgram& program)
{
    return program.linkBoard().describe({0, 0});
}

} // namespace

#ifdef QIPAN_SVG
TEST_CASE("tiles show pictures by default and choosing another set applies at once and is saved", "[tiles]")
{
    QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}});
    {
        OpenProgram program{u"link"_s, folder.path()};
        const QImage pictures = program.linkBoard().grab().toImage();
        const QString before = cornerTile(program);
        chooseTiles(program, u"High contrast"_s);
        CHECK(program.linkBoard().grab().toImage() != pictures);
        CHECK(cornerTile(program) == before); // unchanged
        chooseTiles(program, u"Symbols"_s);
        CHECK(cornerTile(program) != before);
        chooseTiles(program, u"Pictures"_s);
        CHECK(program.linkBoard().grab().toImage() == pictures);
        chooseTiles(program, u"Mahjong"_s);
    }
    CHECK(app::Settings{folder.path()}.preferences().link.tiles == TileSetKind::Mahjong);
}
#else
TEST_CASE("without Qt Svg the preferences offer only tiles that can be drawn", "[tiles]")
{
    OpenProgram program{u"link"_s, fourByFour};
    CHECK(tileCard(program, u"Mahjong"_s) == nullptr);
    const QString symbol = cornerTile(program);
    chooseTiles(program, u"Symbols"_s);
    CHECK(cornerTile(program) == symbol); // the same as before
}
#endif

TEST_CASE("an unknown tile set in the settings means the default set", "[tiles]")
{
    QTemporaryDir folder;
    storeSettings(folder.path(), {{u"link/tiles"_s, u"stamps"_s}});
    CHECK(app::Settings{folder.path()}.preferences().link.tiles == TileSetKind::Pictures);
    storeSettings(folder.path(), {{u"link/tiles"_s, u"own"_s}}); // without a folder
    CHECK(app::Settings{folder.path()}.preferences().link.tiles == TileSetKind::Pictures);
}

TEST_CASE("own pictures come from a folder and use the file names", "[tiles]")
{
    const PictureFolder folder{6};
    OpenProgram program{u"link"_s, fourByFour};
    setTiles(program, TileSetKind::User, folder.dir.path());
    REQUIRE(QTest::qWaitFor([&] { return cornerTile(program).startsWith(QLatin1String("photo")); }));
    CHECK(message(program).isEmpty());
    // No pair was removed yet: the game is dealt anew with as many pictures as there are.
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 4; ++x)
            CHECK(program.linkBoard().describe({x, y}).startsWith(QLatin1String("photo")));
    }
}

TEST_CASE("reading a folder does not switch away from another page", "[tiles]")
{
    const PictureFolder folder{3};
    OpenProgram program{u"link"_s, fourByFour};
    program.actions().home->trigger();
    setTiles(program, TileSetKind::User, folder.dir.path());
    REQUIRE(QTest::qWaitFor([&] { return cornerTile(program).startsWith(QLatin1String("photo")); }));
    CHECK(program.window().navigation().page() == ui::Page::Home);
}

TEST_CASE("the tile set changes only after a folder is chosen in the dialog", "[tiles]")
{
    const PictureFolder folder{6};
    OpenProgram program{u"link"_s, fourByFour};
    for (const bool chosen : {false, true}) {
        chooseTiles(program, u"Your pictures"_s);
        auto* dialog = program.window().findChild<QFileDialog*>();
        REQUIRE(dialog != nullptr);
        CHECK(program.preferences().value().link.tiles == TileSetKind::Pictures);
        dialog->selectFile(folder.dir.path());
        QMetaObject::invokeMethod(dialog, chosen ? "accept" : "reject");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    REQUIRE(QTest::qWaitFor([&] { return cornerTile(program).startsWith(QLatin1String("photo")); }));
    CHECK(program.preferences().value().link.tileFolder == folder.dir.path());
}

TEST_CASE("a running game keeps its larger number of pictures until its end", "[tiles]")
{
    const PictureFolder folder{2};
    OpenProgram program{u"link"_s, fourByFour};
    const QString before = cornerTile(program);
    program.click(program.linkBoard(), {0, 0});
    setTiles(program, TileSetKind::User, folder.dir.path());
    REQUIRE(QTest::qWaitFor([&] { return message(program).contains(u"next game"); }));
    CHECK(cornerTile(program).startsWith(before));
    program.playAgain();
    CHECK(QTest::qWaitFor([&] { return cornerTile(program).startsWith(QLatin1String("photo")); }));
}

TEST_CASE("a folder with too few pictures or none keeps the previous set and reports why", "[tiles]")
{
    const PictureFolder one{1};
    OpenProgram program{u"link"_s, fourByFour};
    setTiles(program, TileSetKind::Symbols);
    const QString before = cornerTile(program);
    setTiles(program, TileSetKind::User, one.dir.path());
    REQUIRE(QTest::qWaitFor([&] { return message(program).contains(u"fewer than two usable pictures"); }));
    CHECK(cornerTile(program) == before);
    CHECK(program.preferences().value().link.tiles == TileSetKind::Symbols);
    setTiles(program, TileSetKind::User, u"/nowhere/at/all"_s);
    REQUIRE(QTest::qWaitFor([&] { return message(program).contains(u"does not exist"); }));
    CHECK(program.preferences().value().link.tiles == TileSetKind::Symbols);
}

TEST_CASE("a small folder is used from the first game on and broken pictures are reported", "[tiles]")
{
    const PictureFolder few{3};
    REQUIRE(QFile{few.dir.filePath(u"cut.png"_s)}.open(QIODevice::WriteOnly));
    for (int i = 0; i < 3; ++i) { // whichever is ready first, the deal or the pictures
        OpenProgram program{u"link"_s,
                            {{u"link/columns"_s, 4 + 6 * i},
                             {u"link/rows"_s, 4 + 4 * i},
                             {u"link/tiles"_s, u"own"_s},
                             {u"link/folder"_s, few.dir.path()}}};
        CHECK(QTest::qWaitFor([&] { return message(program).contains(u"cut.png"); }));
        REQUIRE(program.waitForDeal());
        CHECK(cornerTile(program).startsWith(u"photo"_s));
        CHECK(message(program).contains(u"cut.png"));
    }
}

TEST_CASE("a message about pictures goes with the page and the game that it is about", "[tiles]")
{
    const PictureFolder few{3};
    REQUIRE(QFile{few.dir.filePath(u"cut.png"_s)}.open(QIODevice::WriteOnly));
    OpenProgram program{u"link"_s, fourByFour};
    setTiles(program, TileSetKind::User, few.dir.path());
    REQUIRE(QTest::qWaitFor([&] { return message(program).contains(u"cut.png"); }));
    SECTION("another page")
    {
        program.actions().home->trigger();
    }
    SECTION("another game")
    {
        program.playAgain();
        REQUIRE(program.waitForDeal());
    }
    SECTION("other tiles")
    {
        setTiles(program, TileSetKind::Symbols);
    }
    CHECK(message(program).isEmpty());
}

TEST_CASE("a game with many of your pictures is restored at the next start", "[tiles]")
{
    constexpr int timeout = 30'000; // ms; each picture is compared with all others
    const PictureFolder many{46};
    const QTemporaryDir folder;
    storeSettings(folder.path(),
                  {{u"language"_s, u"en"_s},
                   {u"link/offerLesson"_s, false},
                   {u"link/columns"_s, 20},
                   {u"link/rows"_s, 14},
                   {u"link/pictures"_s, 46},
                   {u"link/tiles"_s, u"own"_s},
                   {u"link/folder"_s, many.dir.path()}});
    link::Board board;
    {
        OpenProgram program{u"link"_s, folder.path()};
        REQUIRE(QTest::qWaitFor([&] { return cornerTile(program).startsWith(u"photo"_s); }, timeout));
        program.press(Qt::Key_N, Qt::ControlModifier);
        REQUIRE(program.waitForDeal());
        board = program.link().play()->game().board();
        REQUIRE(std::ranges::any_of(board.values(), [](const link::Tile& tile) { return tile && *tile >= 42; }));
        program.actions().hint->trigger(); // an untouched board does not wait
        REQUIRE(QTest::qWaitFor([&] { return program.link().play()->usedHelp(); }));
    }
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(program.link().play() != nullptr);
    CHECK(program.link().play()->game().board() == board);
}

TEST_CASE("a folder missing at start is reported and the default pictures are used", "[tiles]")
{
    OpenProgram program{u"link"_s, {{u"link/tiles"_s, u"own"_s}, {u"link/folder"_s, u"/nowhere/at/all"_s}}};
    REQUIRE(QTest::qWaitFor([&] { return message(program).contains(u"does not exist"); }));
    CHECK_FALSE(cornerTile(program).isEmpty());
    CHECK(program.preferences().value().link.tiles == TileSetKind::User); // the folder may come back
}

TEST_CASE("broken or similar pictures are reported and the others become tiles", "[tiles]")
{
    const PictureFolder folder{4};
    folder.save(u"twin.png"_s, 2);
    QFile file{folder.dir.filePath(u"torn.png"_s)};
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("no picture");
    file.close();
    OpenProgram program{u"link"_s, fourByFour};
    setTiles(program, TileSetKind::User, folder.dir.path());
    REQUIRE(QTest::qWaitFor([&] { return message(program).contains(u"torn.png"); }));
    CHECK(message(program).contains(u"photo2 and twin"));
}

TEST_CASE("another tile set can be chosen while a folder is being read", "[tiles]")
{
    const PictureFolder folder{40};
    OpenProgram program{u"link"_s, fourByFour};
    setTiles(program, TileSetKind::User, folder.dir.path());
    setTiles(program, TileSetKind::Symbols);
    const QString symbol = cornerTile(program);
    setTiles(program, TileSetKind::User, folder.dir.path()); // the second folder's result is used, not the first one's
    REQUIRE(QTest::qWaitFor([&] { return cornerTile(program).startsWith(QLatin1String("photo")); }));
    CHECK(symbol.contains(u' '));
}

TEST_CASE("emoji are offered only if the system has a colour font for them", "[tiles]")
{
    OpenProgram program{QString{}};
    const ui::OptionCard* card = tileCard(program, u"Emoji"_s);
    REQUIRE(card != nullptr);
    const bool has = ui::makeTileSet(TileSetKind::Emoji) != nullptr;
    CHECK(card->isEnabled() == has);
    CHECK(card->accessibleDescription().contains(QLatin1String("No colour font")) == !has);
}
