// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "core/duel/computer.h"
#include "core/link/deal_number.h"
#include "tests/support/catch.h"

#include <QDate>
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

[[nodiscard]] duel::Setup understoodDuel(const QStringList& options)
{
    const Options all = understood(QStringList{u"host"_s, u"link"_s} + options);
    CHECK(all.mode == Mode::Host);
    CHECK(all.game == u"link");
    CHECK_FALSE(all.setup);
    REQUIRE(all.duel);
    CHECK(duel::isValid(*all.duel));
    return *all.duel;
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

TEST_CASE("a host can insist on encryption and a guest can do without", "[command line]")
{
    CHECK_FALSE(understood({u"host"_s, u"--passcode"_s, u"p"_s}).onlyEncrypted);
    const Options host = understood({u"--only-encrypted"_s, u"host"_s, u"--passcode"_s, u"p"_s});
    CHECK(host.mode == Mode::Host);
    CHECK(host.onlyEncrypted);
    CHECK_FALSE(parseCommandLine({u"host"_s, u"--only-encrypted"_s})); // without a passcode
    CHECK_FALSE(parseCommandLine({u"join"_s, u"a"_s, u"--only-encrypted"_s}));
    CHECK_FALSE(understood({u"join"_s, u"a"_s}).allowUnencrypted);
    const Options guest = understood({u"join"_s, u"--allow-unencrypted"_s, u"a"_s});
    CHECK(guest.allowUnencrypted);
    CHECK(guest.address == u"a");
    CHECK_FALSE(parseCommandLine({u"host"_s, u"--allow-unencrypted"_s}));
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

TEST_CASE("a duel without options is a race on a random deal of the usual board", "[command line]")
{
    const duel::Setup setup = understoodDuel({});
    CHECK(setup.rule == duel::Rule::Race);
    CHECK(setup.bestOf == 1);
    CHECK(setup.minutes == std::chrono::minutes{0});
    CHECK(setup.hintCost == std::chrono::seconds{5});
    CHECK(setup.shuffleCost == std::chrono::seconds{10});
    link::DealSetup usual;
    usual.seed = setup.deal.seed;
    CHECK(setup.deal == usual);
    CHECK(understoodDuel({}).deal.seed != setup.deal.seed); // once in four billion runs
    CHECK(understoodDuel({u"--rule"_s, u"points"_s}).minutes == std::chrono::minutes{3});
}

TEST_CASE("a duel has the board, rule, rounds and costs of its options", "[command line]")
{
    const QStringList options{u"--size"_s,         u"12x9"_s,   u"--falling"_s,    u"gather-left-right"_s,
                              u"--outline"_s,      u"heart"_s,  u"--difficulty"_s, u"hard"_s,
                              u"--pictures"_s,     u"20"_s,     u"--border"_s,     u"no"_s,
                              u"--rule"_s,         u"points"_s, u"--minutes"_s,    u"60"_s,
                              u"--best-of"_s,      u"5"_s,      u"--hint-cost"_s,  u"0"_s,
                              u"--shuffle-cost"_s, u"60"_s};
    duel::Setup setup = understoodDuel(options);
    setup.deal.seed = 0;
    CHECK(setup
          == duel::Setup{.deal = {.size = {12, 9},
                                  .outline = link::Outline::Heart,
                                  .mode = link::FallingMode::GatherLeftRight,
                                  .border = false,
                                  .pictures = 20,
                                  .difficulty = link::Difficulty::Hard},
                         .rule = duel::Rule::Points,
                         .bestOf = 5,
                         .minutes = std::chrono::minutes{60},
                         .hintCost = std::chrono::seconds{0},
                         .shuffleCost = std::chrono::seconds{60}});
    const Options all =
        understood({u"host"_s, u"link"_s, u"--seat"_s, u"computer"_s, u"--level"_s, u"5"_s, u"--accept-anyone"_s,
                    u"--passcode"_s, u"p"_s, u"--port"_s, u"0"_s, u"--rounds"_s, u"2"_s});
    CHECK(all.computerSeat);
    CHECK(all.level == duel::computerLevels);
    CHECK(all.acceptAnyone);
    CHECK(all.passcode == u"p");
    CHECK(all.port == quint16{0});
    CHECK(all.rounds == 2);
}

TEST_CASE("a duel can be on a deal by its number, and on today's", "[command line]")
{
    const link::DealSetup deal{.size = {8, 6}, .pictures = 12, .seed = 7};
    CHECK(understoodDuel({u"--deal"_s, QString::fromStdString(link::dealNumber(deal))}).deal == deal);
    const QDate before = QDate::currentDate();
    const duel::Setup today = understoodDuel({u"--deal"_s, u"today"_s, u"--best-of"_s, u"3"_s});
    const auto dailyOf = [](QDate day) {
        return link::dailyDeal(day.year(), static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    };
    CHECK((today.deal == dailyOf(before) || today.deal == dailyOf(QDate::currentDate())));
    CHECK(today.bestOf == 3);
}

TEST_CASE("a duel that cannot be is refused with the reason", "[command line]")
{
    const auto reasonOf = [](const QStringList& options, const QString& game = u"link"_s) {
        const auto result = parseCommandLine(QStringList{u"host"_s, game} + options);
        CAPTURE(options.join(u' ').toStdString());
        REQUIRE_FALSE(result);
        CHECK(result.error().exitStatus == 2);
        return result.error().text;
    };
    const QString deal = QString::fromStdString(link::dealNumber({.size = {8, 6}}));
    CHECK(reasonOf({u"--deal"_s, deal, u"--size"_s, u"8x6"_s})
          == u"qipan: --deal determines the board: leave out --size. Try qipan --help.");
    CHECK(reasonOf({u"--deal"_s, u"today"_s, u"--border"_s, u"no"_s}).contains(u"leave out --border"));
    CHECK(reasonOf({u"--deal"_s, u"12345"_s}).contains(u"--deal must be a deal number or today, not “12345”."));
    link::DealSetup many{.size = {30, 20}, .pictures = 256};
    CHECK(reasonOf({u"--deal"_s, QString::fromStdString(link::dealNumber(many))}).contains(u"too many pictures"));
    for (const QString& size : {u"16"_s, u"16x"_s, u"x10"_s, u"31x10"_s, u"16x21"_s, u"0x10"_s, u"16x10x2"_s, u"axb"_s})
        CHECK(reasonOf({u"--size"_s, size}).contains(u"--size must be COLUMNSxROWS, such as 16x10, at most 30x20."));
    CHECK(reasonOf({u"--size"_s, u"5x5"_s}).contains(u"a board of 5x5 has an odd number of cells."));
    CHECK(reasonOf({u"--size"_s, u"5x6"_s, u"--outline"_s, u"heart"_s})
              .contains(u"the outline heart needs a larger board than 5x6."));
    CHECK(reasonOf({u"--rule"_s, u"renju"_s}).contains(u"--rule must be one of race, points, not “renju”."));
    CHECK(reasonOf({u"--falling"_s, u"sideways"_s}).contains(u"--falling must be one of none, down, up"));
    CHECK(reasonOf({u"--outline"_s, u"pear"_s}).contains(u"--outline must be one of rectangle, cross"));
    CHECK(reasonOf({u"--difficulty"_s, u"x"_s}).contains(u"one of easy, normal, hard, expert"));
    CHECK(reasonOf({u"--border"_s, u"maybe"_s}).contains(u"--border must be one of yes, no, not “maybe”."));
    CHECK(reasonOf({u"--best-of"_s, u"2"_s}).contains(u"--best-of must be one of 1, 3, 5"));
    CHECK(reasonOf({u"--pictures"_s, u"1"_s}).contains(u"--pictures must be a number from 2 to 255."));
    CHECK(reasonOf({u"--minutes"_s, u"3"_s}).contains(u"--minutes is only for --rule points."));
    CHECK(reasonOf({u"--rule"_s, u"points"_s, u"--minutes"_s, u"61"_s}).contains(u"a number from 1 to 60."));
    CHECK(reasonOf({u"--hint-cost"_s, u"61"_s}).contains(u"--hint-cost must be a number from 0 to 60."));
    CHECK(reasonOf({u"--shuffle-cost"_s, u"-1"_s}).contains(u"--shuffle-cost must be a number from 0 to 60."));
    CHECK(reasonOf({u"--clock"_s, u"60+1"_s}).contains(u"--clock is not for link-match."));
    CHECK(reasonOf({u"--first"_s, u"host"_s}).contains(u"--first is not for link-match."));
    CHECK(reasonOf({u"--level"_s, u"6"_s}).contains(u"--level must be a number from 1 to 5."));
    CHECK(reasonOf({u"--falling"_s, u"down"_s}, u"gomoku"_s).contains(u"--falling is only for host link."));
    CHECK(reasonOf({u"--size"_s, u"16x10"_s}, u"gomoku"_s).contains(u"--size must be a number"));
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
    CHECK(errorOf({u"join"_s, u"a"_s, u"--falling"_s, u"down"_s}).contains(u"--falling is only for host link."));
    CHECK(errorOf({u"host"_s, u"--watch"_s}).contains(u"--watch is only for join."));
    CHECK(errorOf({u"host"_s, u"--bogus"_s}).contains(u"'bogus'. "));
}

TEST_CASE("a table over the internet is hosted at a broker and joined by code or link", "[command line]")
{
    const Options host = understood({u"host"_s, u"reversi"_s, u"--broker"_s, u"mqtt://127.0.0.1:1999"_s});
    REQUIRE(host.invitation);
    CHECK(host.invitation->broker == net::BrokerAddress{u"127.0.0.1"_s, 1999, false});
    CHECK_FALSE(understood({u"host"_s}).invitation);

    const QString code = u"0123-4567-89ab-cdef"_s;
    CHECK(understood({u"join"_s, code}).address == code); // at one's own brokers
    const Options join = understood({u"join"_s, code, u"--broker"_s, u"broker.example.org"_s, u"--rounds"_s, u"1"_s});
    CHECK(join.address == u"qipan://broker.example.org/0123-4567-89AB-CDEF");
    CHECK_FALSE(join.onlyShow);
    CHECK_FALSE(understood({u"join"_s, join.address}).onlyShow);
    for (const QStringList& wrong : QList<QStringList>{{u"host"_s, u"--broker"_s, u"http://example.org"_s},
                                                       {u"host"_s, u"--broker"_s, u"mqtts://a:b@example.org"_s},
                                                       {u"join"_s, u"192.168.1.20"_s, u"--broker"_s, u"example.org"_s},
                                                       {u"join"_s, u"--broker"_s, u"example.org"_s},
                                                       {u"join"_s, u"qipan://example.org/"_s},
                                                       {u"find"_s, u"--broker"_s, u"example.org"_s}})
        CHECK_FALSE(parseCommandLine(wrong));
}

TEST_CASE("an invitation link that the system opens is only shown", "[command line]")
{
    const QString link = u"qipan://broker.example.org/0123-4567-89AB-CDEF"_s;
    const Options options = understood({link});
    CHECK(options.mode == Mode::Join);
    CHECK(options.address == link);
    CHECK(options.onlyShow);
    CHECK_FALSE(options.broker);                       // its broker gets no login from the environment
    CHECK_FALSE(understood({u"join"_s, link}).broker); // it was not named by the user
    CHECK(understood({u"join"_s, link, u"--broker"_s, u"broker.example.org"_s}).broker);
    CHECK_FALSE(parseCommandLine({u"join"_s, link, u"--broker"_s, u"example.org"_s}));
    CHECK(understood({u"--lang"_s, u"zh_CN"_s, link.toUpper()}).onlyShow);
    CHECK_FALSE(parseCommandLine({u"qipan:nonsense"_s}));
    CHECK_FALSE(parseCommandLine({link, u"gomoku"_s}));
}

TEST_CASE("the code of a table and the login at a broker come from the environment", "[command line]")
{
    qputenv("QIPAN_CODE", "0123456789ABCDEF");
    qputenv("QIPAN_BROKER_USER", "club");
    qputenv("QIPAN_BROKER_PASSWORD", "secret");
    const Options options = understood({u"join"_s, u"--broker"_s, u"broker.example.org"_s});
    CHECK(options.address == u"qipan://broker.example.org/0123-4567-89AB-CDEF");
    CHECK(options.broker == net::BrokerAddress{u"broker.example.org"_s, net::defaultTlsPort, true});
    CHECK(options.brokerUser == u"club");
    CHECK(options.brokerPassword == u"secret");
    CHECK(understood({u"join"_s, u"192.168.1.20"_s}).address == u"192.168.1.20");
    qputenv("QIPAN_CODE", "guess");
    CHECK_FALSE(parseCommandLine({u"join"_s}));
    for (const char* name : {"QIPAN_CODE", "QIPAN_BROKER_USER", "QIPAN_BROKER_PASSWORD"})
        qunsetenv(name);
}
