// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "tests/support/catch.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace qipan;
using namespace qipan::app;

namespace {

[[nodiscard]] Options understood(const QStringList& arguments)
{
    const auto result = parseCommandLine(arguments);
    INFO((result ? std::string{} : result.error().text.toStdString()));
    REQUIRE(result);
    return *result;
}

} // namespace

TEST_CASE("without arguments the home page opens", "[command line]")
{
    const Options options = understood({});
    CHECK(options.mode == Mode::Open);
    CHECK(options.game.isEmpty());
    CHECK_FALSE(options.name);
    CHECK_FALSE(options.computerSeat);
}

TEST_CASE("each game opens by its key", "[command line]")
{
    CHECK(understood({u"link"_qs}).game == u"link");
    for (const GameInfo& game : games()) {
        const QString key = QString::fromLatin1(game.key.data(), static_cast<qsizetype>(game.key.size()));
        CHECK(understood({key}).game == key);
    }
}

TEST_CASE("a host without options opens a gomoku table of the default size on the default port", "[command line]")
{
    const Options options = understood({u"host"_qs});
    CHECK(options.mode == Mode::Host);
    REQUIRE(options.setup);
    CHECK(options.setup->game->key == "gomoku");
    CHECK(options.setup->rule == "freestyle");
    CHECK(options.setup->size == 15);
    CHECK_FALSE(options.port);
    CHECK(options.first == FirstBlack::Host);
    CHECK_FALSE(options.clock);
    CHECK(options.passcode.isEmpty());
    CHECK_FALSE(options.acceptAnyone);
    CHECK_FALSE(options.rounds);
}

TEST_CASE("host options are accepted in any order", "[command line]")
{
    const Options options =
        understood({u"host"_qs, u"--size"_qs, u"19"_qs, u"--rounds=3"_qs, u"--first"_qs, u"guest"_qs, u"gomoku"_qs,
                    u"--rule"_qs, u"standard"_qs, u"--port"_qs, u"0"_qs, u"--accept-anyone"_qs, u"--seat"_qs,
                    u"computer"_qs, u"--level"_qs, u"2"_qs, u"--name"_qs, u"小明"_qs});
    CHECK(options.setup->size == 19);
    CHECK(options.setup->rule == "standard");
    CHECK(options.rounds == 3);
    CHECK(options.first == FirstBlack::Guest);
    CHECK(options.port == quint16{0});
    CHECK(options.acceptAnyone);
    CHECK(options.computerSeat);
    CHECK(options.level == 2);
    CHECK(options.name == u"小明"_qs);
}

TEST_CASE("a guest can choose a table in the window, unless nobody sits there", "[command line]")
{
    CHECK(understood({u"join"_qs, u"[::1]:4000"_qs, u"--rounds"_qs, u"1"_qs}).address == u"[::1]:4000");
    const Options options = understood({u"join"_qs, u"--name"_qs, u"Ada"_qs});
    CHECK(options.mode == Mode::Join);
    CHECK(options.address.isEmpty());
    for (const QStringList& unattended : QList<QStringList>{
             {u"--rounds"_qs, u"1"_qs}, {u"--seat"_qs, u"computer"_qs}, {u"--passcode"_qs, u"p"_qs}, {u"--watch"_qs}})
        CHECK_FALSE(parseCommandLine(QStringList{u"join"_qs} + unattended));
}

TEST_CASE("a file is opened without the word open", "[command line]")
{
    const QTemporaryDir folder;
    const QString existing = folder.path() + u"/games";
    REQUIRE(QFile{existing}.open(QIODevice::WriteOnly));
    const QString before = QDir::currentPath();
    REQUIRE(QDir::setCurrent(folder.path()));
    for (const QString& file : {u"棋谱.sgf"_qs, u"/tmp/a b"_qs, u"file:///tmp/a%20b.lib"_qs, u"a\\b"_qs, u"games"_qs}) {
        CAPTURE(file.toStdString());
        for (const QStringList& arguments : {QStringList{file}, {u"open"_qs, file}, {u"--name"_qs, u"a.b"_qs, file}}) {
            const Options options = understood(arguments);
            CHECK(options.mode == Mode::Record);
            CHECK(options.file == file);
        }
    }
    for (const QString& word : {u"gomoku"_qs, u"host"_qs}) {
        REQUIRE(QFile{word}.open(QIODevice::WriteOnly));
        CHECK(understood({word}).mode != Mode::Record);
    }
    QDir::setCurrent(before);
    CHECK(understood({u"open"_qs}).file.isEmpty());
}

TEST_CASE("each rule can be hosted on its sizes and defaults to the first", "[command line]")
{
    for (const GameInfo& game : games()) {
        const QString key = QString::fromLatin1(game.key.data(), static_cast<qsizetype>(game.key.size()));
        for (const RuleInfo& rule : game.rules) {
            const QString word = QString::fromLatin1(rule.key.data(), static_cast<qsizetype>(rule.key.size()));
            CHECK(understood({u"host"_qs, key, u"--rule"_qs, word}).setup->size == rule.sizes.front());
            for (const int size : rule.sizes) {
                const auto setup =
                    understood({u"host"_qs, key, u"--size"_qs, QString::number(size), u"--rule"_qs, word}).setup;
                CHECK((setup->rule == rule.key && setup->size == size));
            }
        }
    }
    const auto refused = parseCommandLine({u"host"_qs, u"--rule"_qs, u"renju"_qs, u"--size"_qs, u"19"_qs});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().text
          == u"qipan: gomoku with the rule “renju” cannot be played on size 19; allowed: 15. Try qipan --help.");
}

TEST_CASE("a host can set a clock and a passcode and let rock-paper-scissors decide", "[command line]")
{
    const Options options = understood({u"host"_qs, u"--clock"_qs, u"600+5"_qs, u"--passcode"_qs, u"芝麻 开门"_qs,
                                        u"--first"_qs, u"throw"_qs, u"--opening"_qs, u"free"_qs});
    CHECK(options.clock == ClockSetting{600, 5});
    CHECK(options.passcode == u"芝麻 开门");
    CHECK(options.first == FirstBlack::RockPaperScissors);
    CHECK(understood({u"host"_qs, u"--opening"_qs, u"swap2"_qs}).setup->opening == Opening::Swap2);
    CHECK(understood({u"host"_qs, u"--clock=10+0"_qs}).clock == ClockSetting{10, 0});
    CHECK(understood({u"host"_qs, u"--clock=36000+600"_qs}).clock == ClockSetting{36000, 600});
    CHECK(understood({u"host"_qs, u"--passcode"_qs, QString{64, u'x'}}).passcode.size() == 64);
}

TEST_CASE("a guest can join as a spectator", "[command line]")
{
    CHECK_FALSE(understood({u"join"_qs, u"a"_qs}).spectate);
    const Options options = understood({u"join"_qs, u"--watch"_qs, u"a"_qs, u"--passcode"_qs, u"p"_qs});
    CHECK(options.spectate);
    CHECK(options.address == u"a");
    CHECK(options.passcode == u"p");
    CHECK(understood({u"--watch"_qs, u"join"_qs, u"a"_qs}).mode == Mode::Join);
}

TEST_CASE("find looks for tables for five seconds or the given time", "[command line]")
{
    const Options options = understood({u"find"_qs});
    CHECK(options.mode == Mode::Find);
    CHECK(options.seconds == 5);
    CHECK(understood({u"find"_qs, u"--seconds"_qs, u"1"_qs}).seconds == 1);
    CHECK(understood({u"--seconds=3600"_qs, u"find"_qs}).seconds == 3600);
}

TEST_CASE("a passcode in the environment works like the option and the option wins", "[command line]")
{
    qputenv("QIPAN_PASSCODE", "from outside");
    CHECK(understood({u"host"_qs}).passcode == u"from outside");
    CHECK(understood({u"join"_qs, u"a"_qs}).passcode == u"from outside");
    CHECK(understood({u"host"_qs, u"--passcode"_qs, u"given"_qs}).passcode == u"given");
    CHECK(understood({u"gomoku"_qs}).passcode.isEmpty());
    qputenv("QIPAN_PASSCODE", QByteArray(65, 'x'));
    CHECK_FALSE(parseCommandLine({u"host"_qs}));
    CHECK(parseCommandLine({u"host"_qs, u"--passcode"_qs, u"given"_qs}));
    qputenv("QIPAN_PASSCODE", "");
    CHECK(understood({u"host"_qs}).passcode.isEmpty());
    qunsetenv("QIPAN_PASSCODE");
}

TEST_CASE("no output repeats a passcode or a part of it", "[command line]")
{
    const QString secret = u"xyzzy"_qs;
    const QList<QStringList> wrong{
        {u"host"_qs, u"--passcode"_qs, secret.repeated(20)},
        {u"host"_qs, u"--passcode"_qs, u"open"_qs, secret},
        {u"host"_qs, u"gomoku"_qs, u"--passcode"_qs, u"open"_qs, secret},
        {u"join"_qs, u"a"_qs, u"--passcode"_qs, u"open"_qs, secret},
        {u"join"_qs, u"--passcode"_qs, u"open"_qs, secret, u"127.0.0.1"_qs},
        {u"host"_qs, u"--passcode=open"_qs, secret},
        {u"host"_qs, u"--passcode"_qs, secret, u"--port"_qs, u"x"_qs},
        {u"host"_qs, u"--passcodes"_qs, secret},
        {u"host"_qs, u"--passcodes=xyzzy"_qs},
        {u"gomoku"_qs, u"--passcode=xyzzy"_qs},
        {u"find"_qs, u"--passcode"_qs, secret},
    };
    for (const QStringList& arguments : wrong) {
        CAPTURE(arguments.join(u' ').toStdString());
        const auto result = parseCommandLine(arguments);
        REQUIRE_FALSE(result);
        CHECK(result.error().exitStatus == 2);
        CHECK_FALSE(result.error().text.contains(secret));
    }
}

TEST_CASE("invalid usage prints one clear line and exits with status 2", "[command line]")
{
    const QList<QStringList> wrong{
        {u"chess"_qs},
        {u"--nonsense"_qs},
        {u"gomoku"_qs, u"reversi"_qs},
        {u"gomoku"_qs, u"--port"_qs, u"1"_qs},
        {u"host"_qs, u"link"_qs},
        {u"host"_qs, u"--port"_qs, u"65536"_qs},
        {u"host"_qs, u"--port"_qs, u"-1"_qs},
        {u"host"_qs, u"--port"_qs},
        {u"host"_qs, u"--size"_qs, u"16"_qs},
        {u"host"_qs, u"--rule"_qs, u"caro"_qs},
        {u"host"_qs, u"--rule"_qs, u"renju"_qs, u"--size"_qs, u"19"_qs},
        {u"host"_qs, u"reversi"_qs, u"--rule"_qs, u"renju"_qs},
        {u"host"_qs, u"--first"_qs, u"nobody"_qs},
        {u"host"_qs, u"--rounds"_qs, u"0"_qs},
        {u"host"_qs, u"--rounds"_qs, u"99999999999"_qs},
        {u"host"_qs, u"--opening"_qs, u"soosorv"_qs},
        {u"host"_qs, u"reversi"_qs, u"--opening"_qs, u"swap"_qs},
        {u"host"_qs, u"--passcode"_qs, u""_qs},
        {u"host"_qs, u"--passcode"_qs, QString{65, u'x'}},
        {u"host"_qs, u"--watch"_qs},
        {u"host"_qs, u"--clock"_qs, u"60"_qs},
        {u"host"_qs, u"--clock"_qs, u"9+0"_qs},
        {u"host"_qs, u"--clock"_qs, u"36001+0"_qs},
        {u"host"_qs, u"--clock"_qs, u"60+601"_qs},
        {u"host"_qs, u"--clock"_qs, u"60+-1"_qs},
        {u"host"_qs, u"--clock"_qs, u" 60+1"_qs},
        {u"host"_qs, u"--clock"_qs, u"60+1\n"_qs},
        {u"join"_qs, u"a"_qs, u"b"_qs},
        {u"join"_qs, u"a"_qs, u"--clock"_qs, u"60+1"_qs},
        {u"join"_qs, u"a"_qs, u"--first"_qs, u"host"_qs},
        {u"--watch"_qs},
        {u"gomoku"_qs, u"--passcode"_qs, u"x"_qs},
        {u"find"_qs, u"gomoku"_qs},
        {u"find"_qs, u"--seconds"_qs, u"0"_qs},
        {u"find"_qs, u"--seconds"_qs, u"3601"_qs},
        {u"find"_qs, u"--seconds"_qs, u"1.5"_qs},
        {u"find"_qs, u"--rounds"_qs, u"1"_qs},
        {u"find"_qs, u"--passcode"_qs, u"x"_qs},
        {u"host"_qs, u"--seconds"_qs, u"1"_qs},
        {u"open"_qs, u""_qs},
        {u"a.sgf"_qs, u"b.sgf"_qs},
        {u"a.sgf"_qs, u"open"_qs},
        {u"--name"_qs, u""_qs},
        {u"--name"_qs, QString{33, u'x'}},
        {u"--lang"_qs, u"tlh"_qs},
        {u"--seat"_qs, u"dog"_qs},
        {u"gomoku"_qs, u"--level"_qs, u"0"_qs},
        {u"gomoku"_qs, u"--level"_qs, u"99"_qs},
        {u"link"_qs, u"--seat"_qs, u"computer"_qs},
        {u"--data-dir"_qs, u""_qs},
    };
    for (const QStringList& arguments : wrong) {
        CAPTURE(arguments.join(u' ').toStdString());
        const auto result = parseCommandLine(arguments);
        REQUIRE_FALSE(result);
        CHECK(result.error().exitStatus == 2);
        CHECK(result.error().text.count(u'\n') == 0);
        CHECK_FALSE(result.error().text.isEmpty());
    }
}

TEST_CASE("help and version are answers, not errors", "[command line]")
{
    for (const QString& option : {u"--help"_qs, u"--version"_qs}) {
        const auto result = parseCommandLine({u"host"_qs, option});
        REQUIRE_FALSE(result);
        CHECK(result.error().exitStatus == 0);
        CHECK(result.error().text.startsWith(option == u"--help"_qs ? u"Usage" : u"qipan "));
    }
}
