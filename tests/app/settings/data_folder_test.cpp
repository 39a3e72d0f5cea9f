// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/data_folder.h"

#include "tests/support/catch.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace qipan::app;

namespace {

[[nodiscard]] QString systemFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// Creates an empty file, and its folders.
[[nodiscard]] QString makeFile(const QString& path)
{
    REQUIRE(QDir{}.mkpath(QFileInfo{path}.path()));
    REQUIRE(QFile{path}.open(QIODevice::WriteOnly));
    return path;
}

/// A folder without links in its path.
class Folder {
public:
    [[nodiscard]] QString path() const { return QFileInfo{m_folder.path()}.canonicalFilePath(); }

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_CASE("the portable folder is used if it exists", "[settings]")
{
    const Folder folder;
    CHECK(dataFolder({}, folder.path()).path == systemFolder());
    REQUIRE_FALSE(QFile::exists(folder.path() + u"/data"));
    REQUIRE(makeFile(folder.path() + u"/data") == folder.path() + u"/data"); // a file is not a data folder
    CHECK(dataFolder({}, folder.path()).path == systemFolder());

    const QString program = folder.path() + u"/棋 盘";
    REQUIRE(QDir{}.mkpath(program + u"/data"));
    const DataFolder found = dataFolder({}, program);
    CHECK(found.path == program + u"/data");
    CHECK(found.unwritable.isEmpty());
    CHECK(QDir{found.path}.isEmpty());
}

TEST_CASE("a folder of the command line wins over the portable one and is created", "[settings]")
{
    const Folder folder;
    REQUIRE(QDir{folder.path()}.mkdir(u"data"_s));
    const DataFolder found = dataFolder(folder.path() + u"/new/deep", folder.path());
    CHECK(found.path == folder.path() + u"/new/deep");
    CHECK(found.unwritable.isEmpty());
    CHECK(QDir{found.path}.exists());
}

TEST_CASE("a file in the place of the portable folder is named", "[settings]")
{
    const Folder folder;
    const QString file = makeFile(folder.path() + u"/data");
    const DataFolder found = dataFolder({}, folder.path());
    CHECK(found.path == systemFolder());
    CHECK(found.unwritable == file);
}

#ifdef Q_OS_LINUX
TEST_CASE("a portable folder that cannot be written is named and not used", "[settings]")
{
    const Folder folder;
    REQUIRE(QFile::link(u"/proc"_s, folder.path() + u"/data")); // nobody can create files there
    const DataFolder found = dataFolder({}, folder.path());
    CHECK(found.path == systemFolder());
    CHECK(found.unwritable == folder.path() + u"/data");
    CHECK(dataFolder(folder.path(), folder.path()).unwritable.isEmpty());
}
#endif

TEST_CASE("the folder of a program is that of its file or bundle", "[settings]")
{
    const Folder folder;
    const QString plain = makeFile(folder.path() + u"/bin/qipan");
    CHECK(programFolder(plain) == folder.path() + u"/bin");
    const QString bundled = makeFile(folder.path() + u"/Qipan.app/Contents/MacOS/qipan");
    CHECK(programFolder(bundled) == folder.path());
    const QString resembling = makeFile(folder.path() + u"/app/Contents/MacOS/qipan");
    CHECK(programFolder(resembling) == folder.path() + u"/app/Contents/MacOS");
}

#ifndef Q_OS_WIN
TEST_CASE("a link to a program leads to its folder", "[settings]")
{
    const Folder folder;
    const QString plain = makeFile(folder.path() + u"/bin/qipan");
    REQUIRE(QFile::link(plain, folder.path() + u"/link"));
    CHECK(programFolder(folder.path() + u"/link") == folder.path() + u"/bin");
}
#endif

TEST_CASE("the folder of a program in an AppImage is that of the AppImage", "[settings]")
{
    const Folder folder;
    const QString inside = makeFile(folder.path() + u"/mounted/usr/bin/qipan");
    const QString outside = makeFile(folder.path() + u"/usr/bin/qipan");
    qputenv("APPDIR", QFile::encodeName(folder.path() + u"/mounted"));
    CHECK(programFolder(inside) == folder.path() + u"/mounted/usr/bin"); // unpacked
    qputenv("APPIMAGE", QFile::encodeName(makeFile(folder.path() + u"/programs/Qipan.AppImage")));
    CHECK(programFolder(inside) == folder.path() + u"/programs");
    CHECK(programFolder(outside) == folder.path() + u"/usr/bin"); // started by an AppImage
    qunsetenv("APPDIR");
    qunsetenv("APPIMAGE");
}
