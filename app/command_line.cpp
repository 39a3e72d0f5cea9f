// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/base/keys.h"
#include "app/base/languages.h"
#include "app/command_line_duel.h"
#include "app/command_line_help.h"
#include "app/internet/table_places.h"
#include "core/duel/computer.h"
#include "core/record/text.h"
#include "net/broker/invitation.h"
#include "net/secure/encryption.h"
#include "net/text.h"
#include "net/words.h"
#include "ui/base/texts.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// Options without a value.
constexpr QStringView acceptAnyone = u"accept-anyone";
constexpr QStringView onlyEncrypted = u"only-encrypted";
constexpr QStringView allowUnencrypted = u"allow-unencrypted";
constexpr QStringView spectate = u"watch";

constexpr int longestName = 32;
constexpr int longestPasscode = 64; ///< in code points
constexpr int maxRounds = 1'000'000;
constexpr int maxSeconds = 3600;

[[nodiscard]] CommandLineReply wrongUse(const QString& why)
{
    return {Tr::tr("qipan: %1 Try qipan --help.").arg(why), 2};
}

/// `MAIN+INCREMENT` in whole seconds, 10–36000 and 0–600.
[[nodiscard]] std::optional<ClockSetting> parseClock(const QString& text)
{
    constexpr qsizetype mostDigits = 5;
    const auto isNumber = [](QStringView part) {
        return !part.isEmpty() && record::leadingDigits(part, mostDigits) == part.size();
    };
    const QStringList parts = text.split(u'+');
    if (parts.size() != 2 || !isNumber(parts[0]) || !isNumber(parts[1]))
        return std::nullopt;
    const ClockSetting clock{parts[0].toInt(), parts[1].toInt()};
    return clock.isValid() ? std::optional{clock} : std::nullopt;
}

/// Tells a file from a word of the command line, which has no special characters.
[[nodiscard]] bool isFileName(const QString& word)
{
    return word.contains(u'.') || word.contains(u'/') || word.contains(u'\\') || word.startsWith(u"file:")
        || QFileInfo{word}.isFile();
}

[[nodiscard]] bool isGame(const QString& word)
{
    return word == ui::linkKey || findGame(word) != nullptr;
}

[[nodiscard]] Mode modeOf(const QString& command)
{
    if (command == u"host")
        return Mode::Host;
    if (command == u"join")
        return Mode::Join;
    if (command == u"open")
        return Mode::Record;
    if (command == u"find")
        return Mode::Find;
    if (isInvitationLink(command))
        return Mode::Join; // the system passes a link that somebody opened as it passes files
    return !isGame(command) && isFileName(command) ? Mode::Record : Mode::Open;
}

/// An option that only some commands have, so that it is refused elsewhere.
struct CommandOption {
    QStringView name;
    bool hasValue;
    std::initializer_list<Mode> modes;
};
const CommandOption commandOptions[] = {
    {u"port", true, {Mode::Host}},
    {u"rule", true, {Mode::Host}},
    {u"size", true, {Mode::Host}},
    {u"opening", true, {Mode::Host}},
    {u"first", true, {Mode::Host}},
    {u"clock", true, {Mode::Host}},
    {acceptAnyone, false, {Mode::Host}},
    {onlyEncrypted, false, {Mode::Host}},
    {allowUnencrypted, false, {Mode::Join}},
    {u"passcode", true, {Mode::Host, Mode::Join}},
    {u"broker", true, {Mode::Host, Mode::Join}},
    {u"rounds", true, {Mode::Host, Mode::Join}},
    {spectate, false, {Mode::Join}},
    {u"seconds", true, {Mode::Find}},
};

/// Returns whether this is an option without a value.
[[nodiscard]] bool isFlag(QStringView name)
{
    return std::ranges::any_of(commandOptions,
                               [name](const CommandOption& option) { return option.name == name && !option.hasValue; });
}

/// Returns the commands that have an option, or an empty string if none has it.
[[nodiscard]] QString commandsWith(QStringView name)
{
    const auto* option = std::ranges::find(commandOptions, name, &CommandOption::name);
    if (std::ranges::find(duelOptions, name) != std::end(duelOptions))
        return u"host link"_s;
    if (option == std::end(commandOptions))
        return {};
    QStringList commands;
    for (const Mode mode : option->modes)
        commands << (mode == Mode::Host ? u"host"_s : mode == Mode::Join ? u"join"_s : u"find"_s);
    return commands.join(u", ");
}

/// Parses one command line; each step sets options or the error.
class Reader {
public:
    explicit Reader(const QStringList& arguments)
        : m_arguments{arguments}
    {
    }

    [[nodiscard]] Result<Options, CommandLineReply> read()
    {
        if (const qsizetype at = m_arguments.indexOf(u"--lang"); at >= 0 && at + 1 < m_arguments.size())
            m_options.language = m_arguments.at(at + 1);
        if (m_arguments.contains(u"--help") || m_arguments.contains(u"-h"))
            return CommandLineReply{commandLineHelp(), 0};
        if (m_arguments.contains(u"--version"))
            return CommandLineReply{u"qipan " QIPAN_VERSION u"\n"_s, 0};

        declare();
        if (!m_parser.parse(QStringList{u"qipan"_s} + m_arguments))
            return wrongUse(parseError());
        readPositions();
        readEverywhere();
        if (!m_error && m_options.mode == Mode::Host)
            readHost();
        if (!m_error && isAtTable())
            readTable();
        if (!m_error && m_options.mode == Mode::Find)
            m_options.seconds = number(u"seconds"_s, 1, maxSeconds).value_or(m_options.seconds);
        if (!m_error)
            readLevel();
        return m_error ? Result<Options, CommandLineReply>{*m_error} : m_options;
    }

    [[nodiscard]] QString language() const { return m_options.language; }

private:
    void fail(const QString& why)
    {
        if (!m_error)
            m_error = wrongUse(why);
    }

    /// As a sentence. Precondition: the parser has failed.
    [[nodiscard]] QString parseError() const
    {
        const QStringList unknown = m_parser.unknownOptionNames();
        if (!unknown.isEmpty()) {
            const QString commands = commandsWith(unknown.front());
            if (!commands.isEmpty())
                return Tr::tr("--%1 is only for %2.").arg(unknown.front(), commands);
        }
        const QString text = m_parser.errorText(); // Qt's, with or without a full stop
        return text.endsWith(u'.') || text.endsWith(u'。') ? text : text + u'.';
    }

    [[nodiscard]] bool isAtTable() const { return m_options.mode == Mode::Host || m_options.mode == Mode::Join; }

    /// Returns the first argument that is neither an option nor an option's value.
    [[nodiscard]] QString command() const
    {
        for (qsizetype at = 0; at < m_arguments.size(); ++at) {
            const QString& word = m_arguments.at(at);
            if (!word.startsWith(u'-'))
                return word;
            if (!word.contains(u'=') && !isFlag(word.mid(2)))
                ++at; // its value
        }
        return {};
    }

    void declare()
    {
        m_options.mode = modeOf(command());
        for (const QString& option : {u"name"_s, u"seat"_s, u"level"_s, u"data-dir"_s, u"lang"_s})
            m_parser.addOption(QCommandLineOption{option, QString{}, u"value"_s});
        for (const CommandOption& option : commandOptions) {
            if (std::ranges::find(option.modes, m_options.mode) != option.modes.end())
                m_parser.addOption(
                    QCommandLineOption{option.name.toString(), QString{}, option.hasValue ? u"value"_s : QString{}});
        }
        for (const QStringView option : duelOptions) {
            if (m_options.mode == Mode::Host)
                m_parser.addOption(QCommandLineOption{option.toString(), QString{}, u"value"_s});
        }
    }

    void readPositions()
    {
        QStringList positions = m_parser.positionalArguments();
        if (!positions.isEmpty() && isInvitationLink(positions.first()))
            m_options.onlyShow = true; // nothing connects before the user agrees
        else if (m_options.mode != Mode::Open && (m_options.mode != Mode::Record || positions.first() == u"open"))
            positions.removeFirst(); // the command
        // An extra word next to a passcode may be part of it, so the message does not repeat it.
        const bool hasGame = m_options.mode == Mode::Host && !positions.isEmpty() && isGame(positions.first());
        if (m_options.mode == Mode::Record)
            return readFile(positions);
        const qsizetype expected = m_options.mode == Mode::Join || hasGame ? 1 : 0;
        if (isAtTable() && m_parser.isSet(u"passcode"_s) && positions.size() > expected)
            return fail(Tr::tr("too many arguments. Put a passcode with spaces in quotation marks."));
        if (m_options.mode == Mode::Join) {
            if (!positions.isEmpty())
                readAddress(positions.takeFirst());
        } else if (m_options.mode != Mode::Find && !positions.isEmpty()) {
            m_options.game = positions.takeFirst();
            if (!isGame(m_options.game))
                fail(Tr::tr("unknown game or command “%1”.").arg(m_options.game));
        }
        if (!positions.isEmpty())
            fail(Tr::tr("unexpected argument “%1”.").arg(positions.first()));
    }

    void readFile(const QStringList& names)
    {
        if (names.isEmpty())
            return;
        if (names.first().isEmpty())
            return fail(Tr::tr("open needs a file."));
        m_options.file = names.first();
        if (names.size() > 1)
            fail(Tr::tr("unexpected argument “%1”.").arg(names.at(1)));
    }

    void readAddress(const QString& address)
    {
        m_options.address = address;
        if (const auto understood = parseTableName(address); !understood)
            fail(understood.error());
    }

    /// The broker of the table to open, or of the code of the table to join.
    void readBroker()
    {
        m_options.brokerUser = qEnvironmentVariable("QIPAN_BROKER_USER");
        m_options.brokerPassword = qEnvironmentVariable("QIPAN_BROKER_PASSWORD");
        if (m_options.mode == Mode::Join && m_options.address.isEmpty() && !qEnvironmentVariableIsEmpty("QIPAN_CODE")) {
            m_options.address = qEnvironmentVariable("QIPAN_CODE");
            if (!net::TableCode::parse(m_options.address) && !net::parseInvitation(m_options.address))
                return fail(Tr::tr("QIPAN_CODE is not a table code."));
        }
        if (!m_parser.isSet(u"broker"_s))
            return;
        const auto broker = net::parseBrokerAddress(m_parser.value(u"broker"_s));
        if (!broker)
            return fail(broker.error());
        m_options.broker = *broker;
        if (m_options.mode == Mode::Host) {
            m_options.invitation = net::Invitation{*broker, net::TableCode::generate()};
        } else if (const auto code = net::TableCode::parse(m_options.address)) {
            m_options.address = net::invitationLink({*broker, *code});
        } else if (const auto linked = net::parseInvitation(m_options.address)) {
            if (linked->broker != *broker)
                fail(Tr::tr("--broker is another broker than that of the link."));
        } else {
            fail(Tr::tr("--broker of join needs the code of a table."));
        }
    }

    void readEverywhere()
    {
        if (m_parser.isSet(u"name"_s)) {
            const QString name = m_parser.value(u"name"_s).trimmed();
            if (name.isEmpty() || name.toUcs4().size() > longestName)
                fail(Tr::tr("a name must have 1 to %1 characters.").arg(longestName));
            m_options.name = name;
        }
        const QString seat = valueOr(u"seat"_s, u"human"_s);
        if (seat != u"human" && seat != u"computer")
            fail(Tr::tr("--seat must be human or computer, not “%1”.").arg(seat));
        m_options.computerSeat = seat == u"computer";
        if (m_options.computerSeat && (m_options.mode == Mode::Open || m_options.mode == Mode::Record)
            && findGame(m_options.game) == nullptr)
            fail(Tr::tr("--seat computer needs a two-player game."));

        m_options.dataDir = m_parser.value(u"data-dir"_s);
        if (m_parser.isSet(u"data-dir"_s) && m_options.dataDir.isEmpty())
            fail(Tr::tr("--data-dir needs a folder."));
        m_options.language = m_parser.value(u"lang"_s);
        if (const QStringList codes = Languages::codes();
            m_parser.isSet(u"lang"_s) && !codes.contains(m_options.language))
            fail(Tr::tr("--lang must be one of %1, not “%2”.").arg(codes.join(u", "), m_options.language));
    }

    void readHost()
    {
        if (m_options.game == ui::linkKey)
            readDuel();
        else
            readMatch();
        if (m_error)
            return;
        if (const auto port = number(u"port"_s, 0, 65535))
            m_options.port = static_cast<quint16>(*port);
        m_options.acceptAnyone = m_parser.isSet(acceptAnyone.toString());
        m_options.onlyEncrypted = m_parser.isSet(onlyEncrypted.toString());
    }

    void readDuel()
    {
        for (const QString& option : {u"opening"_s, u"first"_s, u"clock"_s}) {
            if (m_parser.isSet(option))
                return fail(Tr::tr("--%1 is not for link-match.").arg(option));
        }
        const auto duel = readDuelOptions(m_parser, QDate::currentDate(), QRandomGenerator::system()->generate());
        if (!duel)
            return fail(duel.error());
        m_options.duel = *duel;
    }

    void readMatch()
    {
        for (const QStringView option : duelOptions) {
            if (m_parser.isSet(option.toString()))
                return fail(Tr::tr("--%1 is only for %2.").arg(option.toString(), commandsWith(option)));
        }
        const GameInfo* game = findGame(m_options.game.isEmpty() ? u"gomoku"_s : m_options.game);
        if (game == nullptr)
            return fail(Tr::tr("unknown game or command “%1”.").arg(m_options.game));
        readSetup(*game);
        if (m_parser.isSet(u"first"_s)) {
            const QString word = m_parser.value(u"first"_s);
            if (const auto first = net::valueOf(net::firstWords, word))
                m_options.first = *first;
            else
                fail(Tr::tr("--first must be host, guest or throw, not “%1”.").arg(word));
        }
        if (m_parser.isSet(u"clock"_s)) {
            m_options.clock = parseClock(m_parser.value(u"clock"_s));
            if (!m_options.clock)
                fail(Tr::tr("--clock must be SECONDS+INCREMENT, from 10+0 to 36000+600."));
        }
    }

    void readSetup(const GameInfo& game)
    {
        const QString key = valueOr(u"rule"_s, ui::textOf(game.rules.front().key));
        const RuleInfo* rule = game.findRule(key.toStdString());
        if (rule == nullptr)
            return fail(Tr::tr("%1 has no rule “%2”.").arg(ui::textOf(game.key), key));
        const int size = number(u"size"_s, 1, 1000).value_or(rule->sizes.front());
        if (!m_error && !rule->allows(size)) {
            QStringList sizes;
            for (const int allowed : rule->sizes)
                sizes << QString::number(allowed);
            fail(Tr::tr("%1 with the rule “%2” cannot be played on size %3; allowed: %4.")
                     .arg(ui::textOf(game.key), key, QString::number(size), sizes.join(u", ")));
        }
        m_options.setup = makeSetup(game.key, rule->key, size, readOpening(game).toStdString());
    }

    [[nodiscard]] QString readOpening(const GameInfo& game)
    {
        QStringList known;
        for (const Opening opening : game.openings)
            known << ui::textOf(keyOf(opening));
        const QString wanted = valueOr(u"opening"_s, known.front());
        if (!known.contains(wanted))
            fail(Tr::tr("%1 has no opening rule “%2”; allowed: %3.")
                     .arg(ui::textOf(game.key), wanted, known.join(u", ")));
        return wanted;
    }

    /// The common options of host and join.
    void readTable()
    {
        readBroker();
        m_options.rounds = number(u"rounds"_s, 1, maxRounds);
        const bool isGiven = m_parser.isSet(u"passcode"_s);
        m_options.passcode = isGiven ? m_parser.value(u"passcode"_s) : qEnvironmentVariable("QIPAN_PASSCODE");
        const auto length = net::codePoints(m_options.passcode);
        if (length > longestPasscode || (isGiven && length == 0))
            fail(Tr::tr("a passcode must have 1 to %1 characters.").arg(longestPasscode));
        m_options.spectate = m_options.mode == Mode::Join && m_parser.isSet(spectate.toString());
        m_options.allowUnencrypted = m_options.mode == Mode::Join && m_parser.isSet(allowUnencrypted.toString());
        if (m_options.onlyEncrypted && m_options.passcode.isEmpty())
            fail(Tr::tr("--only-encrypted needs a passcode."));
        else if (m_options.onlyEncrypted && !net::isEncryptionAvailable())
            fail(Tr::tr("--only-encrypted: this program cannot encrypt."));
        const bool isUnattended = m_options.rounds || isGiven || m_options.spectate || m_options.computerSeat;
        if (m_options.mode == Mode::Join && m_options.address.isEmpty() && isUnattended)
            fail(Tr::tr("join needs the address of a table."));
    }

    void readLevel()
    {
        // The game at a table to join is not known yet, so the highest level of all games is the limit.
        const bool isAnyGame = m_options.game.isEmpty();
        int highest = isAnyGame || m_options.game == ui::linkKey ? duel::computerLevels : 1;
        for (const GameInfo& game : games()) {
            if (isAnyGame || findGame(m_options.game) == &game)
                highest = std::max(highest, game.levels);
        }
        m_options.level = number(u"level"_s, 1, highest);
    }

    [[nodiscard]] QString valueOr(const QString& option, const QString& fallback) const
    {
        return m_parser.isSet(option) ? m_parser.value(option) : fallback;
    }

    [[nodiscard]] std::optional<int> number(const QString& option, int least, int most)
    {
        if (!m_parser.isSet(option))
            return std::nullopt;
        bool isNumber = false;
        const int value = m_parser.value(option).toInt(&isNumber);
        if (!isNumber || value < least || value > most) {
            fail(Tr::tr("--%1 must be a number from %2 to %3.").arg(option).arg(least).arg(most));
            return std::nullopt;
        }
        return value;
    }

    QStringList m_arguments;
    QCommandLineParser m_parser;
    Options m_options;
    std::optional<CommandLineReply> m_error;
};

} // namespace

Result<Options, CommandLineReply> parseCommandLine(const QStringList& arguments)
{
    Reader reader{arguments};
    auto result = reader.read();
    if (result)
        return result;
    CommandLineReply reply = result.error();
    reply.language = reader.language();
    return reply;
}

Overrides overridesOf(const Options& options)
{
    const bool hasLevels = findGame(options.game) != nullptr;
    return {.name = options.name,
            .language = options.language,
            .game = hasLevels ? options.game : QString{},
            .level = options.level};
}

} // namespace qipan::app
