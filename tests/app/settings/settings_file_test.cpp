// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_file.h"

#include "tests/support/catch.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace qipan::app;

TEST_CASE("a stale lock beside the settings costs at most half a second", "[settings]")
{
    const QTemporaryDir folder;
    const QString lock = folder.filePath(u"settings.ini.lock"_s);
    SECTION("a file")
    {
        QFile file{lock};
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("words of no lock");
    }
#ifdef Q_OS_UNIX
    SECTION("a link to nothing")
    {
        REQUIRE(QFile::link(folder.filePath(u"none/none"_s), lock));
    }
#endif
    SECTION("an empty folder")
    {
        REQUIRE(QDir{}.mkdir(lock));
    }
    QElapsedTimer timer;
    timer.start();
    {
        SettingsFile settings{folder.filePath(u"settings.ini"_s)};
        settings.setValue(u"name"_s, u"Ada"_s);
        settings.sync();
    }
    CHECK(timer.elapsed() < 1'000); // with some room for a busy machine
    CHECK_FALSE(QFile::exists(lock));
    CHECK(SettingsFile{folder.filePath(u"settings.ini"_s)}.value(u"name"_s) == u"Ada"_s);
}

#ifdef Q_OS_UNIX
TEST_CASE("settings that lead to a device or a pipe are neither read nor written", "[settings]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    SECTION("a device")
    {
        REQUIRE(QFile::link(u"/dev/null"_s, path));
    }
    SECTION("a pipe")
    {
        REQUIRE(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
    }
    SECTION("a pipe in place of the lock")
    {
        REQUIRE(::mkfifo(QFile::encodeName(path + u".lock").constData(), 0600) == 0);
    }
    SECTION("a link to a device that is not there")
    {
        REQUIRE(QFile::link(u"/dev/qipan-none"_s, path));
    }
    SECTION("a folder")
    {
        REQUIRE(QDir{}.mkdir(path));
    }
    SECTION("a folder with files in place of the lock")
    {
        REQUIRE(QDir{}.mkpath(path + u".lock/in"));
    }
    const QFileInfo before{path};
    {
        SettingsFile settings{path};
        CHECK_FALSE(settings.isStored());
        settings.setValue(u"name"_s, u"Ada"_s);
        settings.sync();
        CHECK(settings.value(u"name"_s) == u"Ada"_s); // until the program ends
    }
    CHECK(QFileInfo{path}.isSymLink() == before.isSymLink());
    CHECK_FALSE(QFileInfo{path}.isFile());
    CHECK_FALSE(SettingsFile{path}.contains(u"name"_s));
}
#endif
