// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_reading.h"
#include "app/files/record_saving.h"

#include "tests/support/catch.h"

#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace qipan::app;

TEST_CASE("a pipe or a link to a device is neither read nor written", "[files]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    SECTION("a pipe")
    {
        REQUIRE(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
    }
    SECTION("a link to a pipe")
    {
        const QString pipe = folder.filePath(u"pipe"_s);
        REQUIRE(::mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0);
        REQUIRE(QFile::link(pipe, path));
    }
    SECTION("a link to a device")
    {
        REQUIRE(QFile::link(u"/dev/null"_s, path));
    }
    const bool wasLink = QFileInfo{path}.isSymLink();
    CHECK_FALSE(readRecordFile(path));
    CHECK(writeFile(path, "(;GM[4])") == u"%1 is not a regular file."_s.arg(path));
    CHECK(QFileInfo{path}.isSymLink() == wasLink);
    CHECK_FALSE(QFileInfo{path}.isFile());
}
#endif
