// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "tests/support/catch.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
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
    CHECK(understood({u"link"_s}).game == u"link");
    for (const GameInfo& game : games()) {
        const QString key = QString::fromLatin1(game.key.data(), static_cast<qsizetype>(game.key.size()));
        CHECK(understood({key}).game == key);
    }
}

TEST_CASE("a host without options opens a gomoku table of the default size on the default port", "[command line]")
{
    const Options options = understood({u"host"_s});
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
        understood({u"host"_s, u"--size"_s, u"19"_s, u"--rounds=3"_s, u"--first"_s, u"guest"_s, u"gomoku"_s,
                    u"--rule"_s, u"standard"_s, u"--port"_s, u"0"_s, u"--accept-anyone"_s, u"--seat"_s, u"computer"_s,
                    u"--level"_s, u"2"_s, u"--name"_s, u"小明"_s});
    CHECK(options.setup->size == 19);
    CHECK(options.setup->rule == "standard");
    CHECK(options.rounds == 3);
    CHECK(options.first == FirstBlack::Guest);
    CHECK(options.port == quint16{0});
    CHECK(options.acceptAnyone);
    CHECK(options.computerSeat);
    CHECK(options.level == 2);
    CHECK(options.name == u"小明"_s);
}

TEST_CASE("a guest can choose a table in the window, unless nobody sits there", "[command line]")
{
    CHECK(understood({u"join"_s, u"[::1]:4000"_s, u"--rounds"_s, u"1"_s}).address == u"[::1]:4000");
    const Options options = understood({u"join"_s, u"--name"_s, u"Ada"_s});
    CHECK(options.mode == Mode::Join);
    CHECK(options.address.isEmpty());
    for (const QStringList& unattended : QList<QStringList>{
             {u"--rounds"_s, u"1"_s}, {u"--seat"_s, u"computer"_s}, {u"--passcode"_s, u"p"_s}, {u"--watch"_s}})
        CHECK_FALSE(parseCommandLine(QStringList{u"join"_s} + unattended));
}

TEST_CASE("a file is opened without the word open", "[command line]")
{
    const QTemporaryDir folder;
    const QString existing = folder.path() + u"/games";
    REQUIRE(QFile{existing}.open(QIODevice::WriteOnly));
    const QString before = QDir::currentPath();
    REQUIRE(QDir::setCurrent(folder.path()));
    for (const QString& file : {u"棋谱.sgf"_s, u"/tmp/a b"_s, u"file:///tmp/a%20b.lib"_s, u"a\\b"_s, u"games"_s}) {
        CAPTURE(file.toStdString());
        for (const QStringList& arguments : {QStringList{file}, {u"open"_s, file}, {u"--name"_s, u"a.b"_s, file}}) {
            const Options options = understood(arguments);
            CHECK(options.mode == Mode::Record);
            CHECK(options.file == file);
        }
    }
    for (const QString& word : {u"gomoku"_s, u"host"_s}) {
        REQUIRE(QFile{word}.open(QIODevice::WriteOnly));
        CHECK(understood({word}).mode != Mode::Record);
    }
    QDir::setCurrent(before);
    CHECK(understood({u"open"_s}).file.isEmpty());
}

TEST_CASE("each rule can be hosted on its sizes and defaults to the first", "[command line]")
{
    for (const GameInfo& game : games()) {
        const QString key = QString::fromLatin1(game.key.data(), static_cast<qsizetype>(game.key.size()));
        for (const RuleInfo& rule : game.rules) {
            const QString word = QString::fromLatin1(rule.key.data(), static_cast<qsizetype>(rule.key.size()));
            CHECK(understood({u"host"_s, key, u"--rule"_s, word}).setup->size == rule.sizes.front());
            for (const int size : rule.sizes) {
                const auto setup =
                    understood({u"host"_s, key, u"--size"_s, QString::number(size), u"--rule"_s, word}).setup;
                CHECK((setup->rule == rule.key && setup->size == size));
            }
        }
    }
    const auto refused = parseCommandLine({u"host"_s, u"--rule"_s, u"renju"_s, u"--size"_s, u"19"_s});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().text
          == u"qipan: gomoku with the rule “renju” cannot be played on size 19; allowed: 15. Try qipan --help.");
}

TEST_CASE("a host can set a clock and a passcode and let rock-paper-scissors decide", "[command line]")
{
    const Options options = understood({u"host"_s, u"--clock"_s, u"600+5"_s, u"--passcode"_s, u"芝麻 开门"_s,
                                        u"--first"_s, u"throw"_s, u"--opening"_s, u"free"_s});
    CHECK(options.clock == ClockSetting{600, 5});
    CHECK(options.passcode == u"芝麻 开门");
    CHECK(options.first == FirstBlack::RockPaperScissors);
    CHECK(understood({u"host"_s, u"--opening"_s, u"swap2"_s}).setup->opening == Opening::Swap2);
    CHECK(understood({u"host"_s, u"--clock=10+0"_s}).clock == ClockSetting{10, 0});
    CHECK(understood({u"host"_s, u"--clock=36000+600"_s}).clock == ClockSetting{36000, 600});
    CHECK(understood({u"host"_s, u"--passcode"_s, QString{64, u'x'}}).passcode.size() == 64);
}

TEST_CASE("a guest can join as a spectator", "[command line]")
{
    CHECK_FALSE(understood({u"join"_s, u"a"_s}).spectate);
    const Options options = understood({u"join"_s, u"--watch"_s, u"a"_s, u"--passcode"_s, u"p"_s});
    CHECK(options.spectate);
    CHECK(options.address == u"a");
    CHECK(options.passcode == u"p");
    CHECK(understood({u"--watch"_s, u"join"_s, u"a"_s}).mode == Mode::Join);
}

TEST_CASE("find looks for tables for five seconds or the given time", "[command line]")
{
    const Options options = understood({u"find"_s});
    CHECK(options.mode == Mode::Find);
    CHECK(options.seconds == 5);
    CHECK(understood({u"find"_s, u"--seconds"_s, u"1"_s}).seconds == 1);
    CHECK(understood({u"--seconds=3600"_s, u"find"_s}).seconds == 3600);
}

TEST_CASE("a passcode in the environment works like the option and the option wins", "[command line]")
{
    qputenv("QIPAN_PASSCODE", "from outside");
    CHECK(understood({u"host"_s}).passcode == u"from outside");
    CHECK(understood({u"join"_s, u"a"_s}).passcode == u"from outside");
    CHECK(understood({u"host"_s, u"--passcode"_s, u"given"_s}).passcode == u"given");
    CHECK(understood({u"gomoku"_s}).passcode.isEmpty());
    qputenv("QIPAN_PASSCODE", QByteArray(65, 'x'));
    CHECK_FALSE(parseCommandLine({u"host"_s}));
    CHECK(parseCommandLine({u"host"_s, u"--passcode"_s, u"given"_s}));
    qputenv("QIPAN_PASSCODE", "");
    CHECK(understood({u"host"_s}).passcode.isEmpty());
    qunsetenv("QIPAN_PASSCODE");
}

TEST_CASE("no output repeats a passcode or a part of it", "[command line]")
{
    const QString secret = u"xyzzy"_s;
    const QList<QStringList> wrong{
        {u"host"_s, u"--passcode"_s, secret.repeated(20)},
        {u"host"_s, u"--passcode"_s, u"open"_s, secret},
        {u"host"_s, u"gomoku"_s, u"--passcode"_s, u"open"_s, secret},
        {u"join"_s, u"a"_s, u"--passcode"_s, u"open"_s, secret},
        {u"join"_s, u"--passcode"_s, u"open"_s, secret, u"127.0.0.1"_s},
        {u"host"_s, u"--passcode=open"_s, secret},
        {u"host"_s, u"--passcode"_s, secret, u"--port"_s, u"x"_s},
        {u"host"_s, u"--passcodes"_s, secret},
        {u"host"_s, u"--passcodes=xyzzy"_s},
        {u"gomoku"_s, u"--passcode=xyzzy"_s},
        {u"find"_s, u"--passcode"_s, secret},
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
        {u"chess"_s},
        {u"--nonsense"_s},
        {u"gomoku"_s, u"reversi"_s},
        {u"gomoku"_s, u"--port"_s, u"1"_s},
        {u"host"_s, u"link"_s},
        {u"host"_s, u"--port"_s, u"65536"_s},
        {u"host"_s, u"--port"_s, u"-1"_s},
        {u"host"_s, u"--port"_s},
        {u"host"_s, u"--size"_s, u"16"_s},
        {u"host"_s, u"--rule"_s, u"caro"_s},
        {u"host"_s, u"--rule"_s, u"renju"_s, u"--size"_s, u"19"_s},
        {u"host"_s, u"reversi"_s, u"--rule"_s, u"renju"_s},
        {u"host"_s, u"--first"_s, u"nobody"_s},
        {u"host"_s, u"--rounds"_s, u"0"_s},
        {u"host"_s, u"--rounds"_s, u"99999999999"_s},
        {u"host"_s, u"--opening"_s, u"soosorv"_s},
        {u"host"_s, u"reversi"_s, u"--opening"_s, u"swap"_s},
        {u"host"_s, u"--passcode"_s, u""_s},
        {u"host"_s, u"--passcode"_s, QString{65, u'x'}},
        {u"host"_s, u"--watch"_s},
        {u"host"_s, u"--clock"_s, u"60"_s},
        {u"host"_s, u"--clock"_s, u"9+0"_s},
        {u"host"_s, u"--clock"_s, u"36001+0"_s},
        {u"host"_s, u"--clock"_s, u"60+601"_s},
        {u"host"_s, u"--clock"_s, u"60+-1"_s},
        {u"host"_s, u"--clock"_s, u" 60+1"_s},
        {u"host"_s, u"--clock"_s, u"60+1\n"_s},
        {u"join"_s, u"a"_s, u"b"_s},
        {u"join"_s, u"a"_s, u"--clock"_s, u"60+1"_s},
        {u"join"_s, u"a"_s, u"--first"_s, u"host"_s},
        {u"--watch"_s},
        {u"gomoku"_s, u"--passcode"_s, u"x"_s},
        {u"find"_s, u"gomoku"_s},
        {u"find"_s, u"--seconds"_s, u"0"_s},
        {u"find"_s, u"--seconds"_s, u"3601"_s},
        {u"find"_s, u"--seconds"_s, u"1.5"_s},
        {u"find"_s, u"--rounds"_s, u"1"_s},
        {u"find"_s, u"--passcode"_s, u"x"_s},
        {u"host"_s, u"--seconds"_s, u"1"_s},
        {u"open"_s, u""_s},
        {u"a.sgf"_s, u"b.sgf"_s},
        {u"a.sgf"_s, u"open"_s},
        {u"--name"_s, u""_s},
        {u"--name"_s, QString{33, u'x'}},
        {u"--lang"_s, u"tlh"_s},
        {u"--seat"_s, u"dog"_s},
        {u"gomoku"_s, u"--level"_s, u"0"_s},
        {u"gomoku"_s, u"--level"_s, u"99"_s},
        {u"link"_s, u"--seat"_s, u"computer"_s},
        {u"--data-dir"_s, u""_s},
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
    for (const QString& option : {u"--help"_s, u"--version"_s}) {
        const auto result = parseCommandLine({u"host"_s, option});
        REQUIRE_FALSE(result);
        CHECK(result.error().exitStatus == 0);
        CHECK(result.error().text.startsWith(option == u"--help"_s ? u"Usage" : u"qipan "));
    }
}

TEST_CASE("an option of another command is refused with the commands that have it", "[command line]")
{
    const auto errorOf = [](const QStringList& arguments) {
        const auto result = parseCommandLine(arguments);
        REQUIRE_FALSE(result);
        return result.error().text;
    };
    CHECK(errorOf({u"gomoku"_s, u"--size"_s, u"15"_s}).contains(u"--size is only for host."));
    CHECK(errorOf({u"--accept-anyone"_s}).contains(u"--accept-anyone is only for host."));
    CHECK(errorOf({u"find"_s, u"--rounds"_s, u"2"_s}).contains(u"--rounds is only for host, join."));
    CHECK(errorOf({u"host"_s, u"--watch"_s}).contains(u"--watch is only for join."));
    CHECK(errorOf({u"host"_s, u"--bogus"_s}).contains(u"'bogus'. "));
}
