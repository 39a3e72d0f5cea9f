#include "app/command_line.h"

#include "tests/support/catch.h"

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

TEST_CASE("a host without options opens a gomoku table of the default size on the usual port", "[command line]")
{
    const Options options = understood({u"host"_qs});
    CHECK(options.mode == Mode::Host);
    REQUIRE(options.setup);
    CHECK(options.setup->game->key == "gomoku");
    CHECK(options.setup->rule == "freestyle");
    CHECK(options.setup->size == 15);
    CHECK_FALSE(options.port);
    CHECK(options.hostIsBlack);
    CHECK_FALSE(options.acceptAnyone);
    CHECK_FALSE(options.rounds);
}

TEST_CASE("a host's options are read in any order", "[command line]")
{
    const Options options =
        understood({u"host"_qs, u"--size"_qs, u"19"_qs, u"--rounds=3"_qs, u"--first"_qs, u"guest"_qs, u"gomoku"_qs,
                    u"--rule"_qs, u"standard"_qs, u"--port"_qs, u"0"_qs, u"--accept-anyone"_qs, u"--seat"_qs,
                    u"computer"_qs, u"--level"_qs, u"2"_qs, u"--name"_qs, u"小明"_qs});
    CHECK(options.setup->size == 19);
    CHECK(options.setup->rule == "standard");
    CHECK(options.rounds == 3);
    CHECK_FALSE(options.hostIsBlack);
    CHECK(options.port == quint16{0});
    CHECK(options.acceptAnyone);
    CHECK(options.computerSeat);
    CHECK(options.level == 2);
    CHECK(options.name == u"小明"_qs);
}

TEST_CASE("a guest needs an address", "[command line]")
{
    CHECK(understood({u"join"_qs, u"[::1]:4000"_qs, u"--rounds"_qs, u"1"_qs}).address == u"[::1]:4000");
    CHECK_FALSE(parseCommandLine({u"join"_qs}));
}

TEST_CASE("wrong use gets one clear line and status 2", "[command line]")
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
        {u"host"_qs, u"--rule"_qs, u"renju"_qs},
        {u"host"_qs, u"--first"_qs, u"throw"_qs},
        {u"host"_qs, u"--rounds"_qs, u"0"_qs},
        {u"host"_qs, u"--rounds"_qs, u"99999999999"_qs},
        {u"host"_qs, u"--passcode"_qs, u"x"_qs},
        {u"host"_qs, u"--clock"_qs, u"60+1"_qs},
        {u"join"_qs, u"a"_qs, u"b"_qs},
        {u"join"_qs, u"a"_qs, u"--watch"_qs},
        {u"find"_qs},
        {u"open"_qs, u"x.sgf"_qs},
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
