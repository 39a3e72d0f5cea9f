// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/user_pictures.h"

#include "tests/support/catch.h"
#include "tests/support/never_stop.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

/// A folder with files made by a test.
struct Folder {
    QTemporaryDir dir;

    [[nodiscard]] QString path(const QString& name) const { return dir.filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file{path(name)};
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void save(const QString& name, const QImage& image) const { REQUIRE(image.save(path(name))); }
    [[nodiscard]] UserPictures read() const { return readUserPictures(dir.path(), qipan::test::neverStop); }
};

QImage plain(const QColor& color, QSize size = {60, 60})
{
    QImage image{size, QImage::Format_RGB32};
    image.fill(color);
    return image;
}

QStringList namesOf(const UserPictures& found)
{
    QStringList names;
    for (const UserPicture& picture : found.pictures)
        names << picture.name;
    return names;
}

QImage painted(const UserTiles& tiles, int picture, int side)
{
    QImage image{side, side, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    tiles.paint(painter, QRectF{image.rect()}, static_cast<link::Picture>(picture), 1);
    return image;
}

} // namespace

TEST_CASE("pictures of a folder are read by name in every format and other files are skipped", "[ui][link]")
{
    const Folder folder;
    folder.save(u"sea.PNG"_s, plain(Qt::blue));
    folder.save(u"rose.jpg"_s, plain(Qt::red));
    folder.save(u"grass.bmp"_s, plain(Qt::green));
    folder.write(u"sun.svg"_s, R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
                                  <circle cx="4" cy="4" r="3" fill="#fc0"/></svg>)");
    folder.write(u"notes.txt"_s, "no picture");
    REQUIRE(QDir{folder.dir.path()}.mkdir(u"more.png"_s));
    const UserPictures found = folder.read();
    CHECK(found.hasFolder);
    CHECK(found.isEnough());
    CHECK(found.similarPairs.empty());
    if (QImageReader::supportedImageFormats().contains("svg")) {
        REQUIRE(namesOf(found) == QStringList{u"grass"_s, u"rose"_s, u"sea"_s, u"sun"_s});
        CHECK(found.unusable.isEmpty());
        CHECK(found.pictures[3].image.width() >= 288); // at the largest size of a tile
    } else {
        CHECK(namesOf(found) == QStringList{u"grass"_s, u"rose"_s, u"sea"_s});
        CHECK(found.unusable == QStringList{u"sun.svg"_s});
    }
}

TEST_CASE("files that differ only in the suffix keep it in their names", "[ui][link]")
{
    const Folder folder;
    folder.save(u"a.bmp"_s, plain(Qt::blue));
    folder.save(u"a.png"_s, plain(Qt::red));
    CHECK(namesOf(folder.read()) == QStringList{u"a"_s, u"a.png"_s});
}

TEST_CASE("broken or empty or huge pictures are reported and the others are loaded", "[ui][link]")
{
    const Folder folder;
    folder.save(u"1.png"_s, plain(Qt::blue));
    folder.save(u"2.png"_s, plain(Qt::red));
    folder.write(u"broken.png"_s, "\x89PNG\r\n\x1a\nand nothing else");
    folder.write(u"empty.jpg"_s, {});
    QImage rough{300, 300, QImage::Format_RGB32};
    for (int i = 0; i < 90'000; ++i)
        rough.setPixel(i % 300, i / 300, static_cast<QRgb>(i * 7919) | 0xff000000);
    folder.save(u"cut.jpg"_s, rough);
    REQUIRE(QFile::resize(folder.path(u"cut.jpg"_s), 8'000));
    folder.write(u"words.gif"_s, "these are words");
    // A header that claims a picture of 40,000 by 40,000 pixels, and a file that is too long.
    folder.write(u"vast.bmp"_s,
                 QByteArray::fromHex("424d36000000000000003600000028000000409c0000409c0000010018000000"
                                     "000000000000130b0000130b00000000000000000000")
                     + QByteArray(1000, '\0'));
    QFile file{folder.path(u"long.png"_s)};
    REQUIRE(plain(Qt::green).save(file.fileName()));
    REQUIRE(file.resize(largestPictureFile + 1));
    const UserPictures found = folder.read();
    CHECK(namesOf(found) == QStringList{u"1"_s, u"2"_s});
    CHECK(found.unusable
          == QStringList{u"broken.png"_s, u"cut.jpg"_s, u"empty.jpg"_s, u"long.png"_s, u"vast.bmp"_s, u"words.gif"_s});
}

#ifdef Q_OS_UNIX
TEST_CASE("links that lead out of the folder are skipped", "[ui][link]")
{
    const Folder outside;
    outside.save(u"secret.png"_s, plain(Qt::red));
    const Folder folder;
    folder.save(u"1.png"_s, plain(Qt::blue));
    REQUIRE(QFile::link(outside.path(u"secret.png"_s), folder.path(u"out.png"_s)));
    REQUIRE(QFile::link(folder.path(u"1.png"_s), folder.path(u"in.png"_s)));
    REQUIRE(QFile::link(folder.path(u"gone.png"_s), folder.path(u"nowhere.png"_s)));
    const UserPictures found = folder.read();
    CHECK(namesOf(found) == QStringList{u"1"_s, u"in"_s});
    CHECK(found.similarPairs == std::vector{std::pair{u"1"_s, u"in"_s}});
}
#endif

#ifdef Q_OS_UNIX
TEST_CASE("a pipe is no picture, nor is a link to one", "[ui][link]")
{
    const Folder folder;
    folder.save(u"1.png"_s, plain(Qt::blue));
    REQUIRE(::mkfifo(QFile::encodeName(folder.path(u"pipe.png"_s)).constData(), 0600) == 0);
    REQUIRE(QFile::link(folder.path(u"pipe.png"_s), folder.path(u"link.png"_s)));
    CHECK(namesOf(folder.read()) == QStringList{u"1"_s});
}
#endif

TEST_CASE("a missing folder has no pictures and is reported", "[ui][link]")
{
    const UserPictures found = readUserPictures(u"/nowhere/at/all"_s, qipan::test::neverStop);
    CHECK_FALSE(found.hasFolder);
    CHECK_FALSE(found.isEnough());
    const Folder empty;
    CHECK(empty.read().hasFolder);
    CHECK_FALSE(empty.read().isEnough());
}

TEST_CASE("only the first two hundred files are examined", "[ui][link]")
{
    const Folder folder;
    const QByteArray pixel = "P3 1 1 255 9 9 9\n";
    for (int i = 0; i < maxPictureFiles + 5; ++i)
        folder.write(u"%1.ppm"_s.arg(i, 3, 10, QChar{u'0'}), pixel);
    const UserPictures found = folder.read();
    REQUIRE(static_cast<int>(found.pictures.size()) == maxPictureFiles);
    CHECK(found.pictures.back().name == u"199"_s);
}

TEST_CASE("a stopped reading ends early", "[ui][link]")
{
    const Folder folder;
    folder.save(u"1.png"_s, plain(Qt::blue));
    const std::atomic<bool> stop{true};
    CHECK(readUserPictures(folder.dir.path(), stop).pictures.empty());
}

TEST_CASE("a photograph fills its square and a transparent picture is shown whole", "[ui][link]")
{
    QImage wide = plain(Qt::red, {120, 60});
    QPainter{&wide}.fillRect(0, 0, 20, 60, Qt::blue); // outside the square in the middle
    QImage clear{120, 60, QImage::Format_ARGB32};
    clear.fill(Qt::transparent);
    QPainter{&clear}.fillRect(0, 0, 100, 60, Qt::green);
    const Folder folder;
    folder.save(u"a.png"_s, wide);
    folder.save(u"b.png"_s, clear);
    const UserTiles tiles{folder.read().pictures};
    REQUIRE(tiles.count() == 2);
    CHECK(tiles.name(1) == u"b"_s);
    const QImage a = painted(tiles, 0, 50);
    CHECK(a.pixelColor(2, 25) == QColor{Qt::red});
    CHECK(a.pixelColor(25, 2) == QColor{Qt::red});
    CHECK(a.pixelColor(0, 0).alpha() < 255); // a round corner
    const QImage b = painted(tiles, 1, 50);
    CHECK(b.pixelColor(2, 25) == QColor{Qt::green});
    CHECK(b.pixelColor(25, 5).alpha() == 0);
    CHECK(b.pixelColor(48, 25).alpha() == 0);
}
