// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line_help.h"

#include "app/base/languages.h"
#include "core/book/link_board.h"
#include "core/duel/computer.h"
#include "core/games/registry.h"
#include "core/link/board.h"
#include "net/base/address.h"
#include "net/words.h"
#include "ui/base/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// What to type, and what it does.
struct Row {
    QString typed;
    QString meaning;
};

/// A heading and its rows in two columns. What does not fit in the first column has a line of its own.
[[nodiscard]] QString section(const QString& heading, const QList<Row>& rows)
{
    constexpr int column = 22;
    constexpr int longest = column - 4; // with the indent and a gap of two
    QString text = u'\n' + heading + u'\n';
    for (const Row& row : rows) {
        const bool fits = row.typed.size() <= longest;
        text += u"  "_s + (fits ? row.typed.leftJustified(column - 2) : row.typed + u'\n' + QString{column, u' '});
        text += row.meaning + u'\n';
    }
    return text;
}

[[nodiscard]] QString levelsOf(const char* game)
{
    return QString::number(findGame(game)->levels);
}

/// The rules or openings of all games: "free|pro|…".
template <class Items, class KeyOf>
[[nodiscard]] QString keysOf(Items GameInfo::*items, const KeyOf& key)
{
    QStringList keys;
    for (const GameInfo& game : games()) {
        for (const auto& item : game.*items)
            keys << ui::textOf(key(item));
    }
    keys.removeDuplicates();
    return keys.join(u'|');
}

[[nodiscard]] QString hostOptions()
{
    QStringList first;
    for (const auto& word : net::firstWords)
        first << ui::textOf(word.text);
    const RuleInfo& rule = games().front().rules.front();
    QStringList sizes;
    for (const int size : rule.sizes)
        sizes << QString::number(size);
    return section(Tr::tr("Options of host:"),
                   {{u"--port N"_s, Tr::tr("TCP port; 0 is any free one (default: %1)").arg(net::defaultPort)},
                    {u"--rule "_s + keysOf(&GameInfo::rules, [](const RuleInfo& info) { return info.key; }),
                     Tr::tr("rule of gomoku (default: %1)").arg(ui::textOf(rule.key))},
                    {u"--size N"_s,
                     Tr::tr("lines of the board of gomoku: %1 (default: %2)").arg(sizes.join(u", "_s), sizes.front())},
                    {u"--opening "_s + keysOf(&GameInfo::openings, [](Opening opening) { return keyOf(opening); }),
                     Tr::tr("opening rule of gomoku (default: %1)").arg(ui::textOf(keyOf(Opening::Free)))},
                    {u"--first "_s + first.join(u'|'),
                     Tr::tr("who is black; throw: rock-paper-scissors (default: %1)").arg(first.front())},
                    {u"--clock SECONDS+INCREMENT"_s, Tr::tr("time of each player, 10+0 to 36000+600 (default: none)")},
                    {u"--accept-anyone"_s, Tr::tr("accept every guest without asking")},
                    {u"--only-encrypted"_s, Tr::tr("with a passcode: refuse programs that cannot encrypt")}});
}

/// The words of the network for the values of an option: "race|points".
template <class Words>
[[nodiscard]] QString wordsOf(const Words& words)
{
    QStringList all;
    for (const auto& word : words)
        all << ui::textOf(word.text);
    return all.join(u'|');
}

[[nodiscard]] QString duelOptionRows()
{
    const duel::Setup usual;
    const link::DealSetup& board = usual.deal;
    QStringList falling;
    for (int mode = 0; mode < link::fallingModes; ++mode)
        falling << ui::textOf(book::keyOf(static_cast<link::FallingMode>(mode)));
    return section(
        Tr::tr("Options of host link, a duel:"),
        {{u"--rule "_s + wordsOf(net::duelRuleWords),
          Tr::tr("the first to clear the board wins, or the most points in a fixed time (default: race)")},
         {u"--minutes N"_s, Tr::tr("time of a round by points, 1 to %1 (default: 3)").arg(duel::longestMinutes)},
         {u"--best-of 1|3|5"_s, Tr::tr("rounds at most (default: 1)")},
         {u"--hint-cost N"_s, Tr::tr("seconds that a hint costs, 0 to 60 (default: %1)").arg(usual.hintCost.count())},
         {u"--shuffle-cost N"_s,
          Tr::tr("seconds that a shuffle costs, 0 to 60 (default: %1)").arg(usual.shuffleCost.count())},
         {u"--deal NUMBER|today"_s, Tr::tr("this deal, or today's, in place of the following")},
         {u"--size COLUMNSxROWS"_s,
          Tr::tr("the board, at most %1x%2 (default: %3x%4)")
              .arg(link::largestBoard.columns)
              .arg(link::largestBoard.rows)
              .arg(board.size.columns)
              .arg(board.size.rows)},
         {u"--falling WORD"_s, QString{Tr::tr("where tiles fall (default: none)") + u": "_s + falling.join(u", "_s)}},
         {u"--outline WORD"_s,
          QString{Tr::tr("shape of the board (default: rectangle)") + u": "_s
                  + wordsOf(net::outlineWords).replace(u"|"_s, u", "_s)}},
         {u"--difficulty "_s + wordsOf(net::difficultyWords), Tr::tr("difficulty of the deal (default: normal)")},
         {u"--pictures N"_s,
          Tr::tr("different pictures at most, %1 to %2 (default: %3)")
              .arg(link::minPictures)
              .arg(link::maxPictures - 1)
              .arg(board.pictures)},
         {u"--border yes|no"_s, Tr::tr("whether paths may run outside the board (default: yes)")}});
}

[[nodiscard]] QString commonOptions()
{
    return section(Tr::tr("Common options:"),
                   {{u"--name NAME"_s, Tr::tr("your name, at most 32 characters")},
                    {u"--seat human|computer"_s, Tr::tr("who plays for you (default: human)")},
                    {u"--level N"_s,
                     Tr::tr("level of the computer: gomoku 1 to %1, reversi 1 to %2, duels 1 to %3")
                         .arg(levelsOf("gomoku"), levelsOf("reversi"))
                         .arg(duel::computerLevels)},
                    {u"--data-dir DIR"_s, Tr::tr("folder of settings and games, created if missing")},
                    {u"--lang CODE"_s, Tr::tr("language of the window: %1").arg(Languages::codes().join(u", "_s))},
                    {u"--help, -h"_s, Tr::tr("show this help")},
                    {u"--version"_s, Tr::tr("show the version")}});
}

} // namespace

QString commandLineHelp()
{
    QString text = Tr::tr("Usage:")
        + u" qipan [link|gomoku|reversi] [OPTION]...\n"
          "       qipan [open] FILE [OPTION]...\n"
          "       qipan host [gomoku|reversi|link] [OPTION]...\n"
          "       qipan join [ADDRESS[:PORT]|CODE|LINK] [OPTION]...\n"
          "       qipan find [OPTION]...\n"_s;
    text += Tr::tr("Play link-match, gomoku and reversi. Without arguments, opens the home page.") + u'\n';
    text += section(Tr::tr("Commands:"),
                    {{u"link, gomoku, reversi"_s, Tr::tr("start the game")},
                     {u"open FILE"_s, Tr::tr("open SGF, psq, lib, GGF, WTHOR, OBF, moves, link-match")},
                     {u"host"_s, Tr::tr("host a table on the LAN and wait for a friend")},
                     {u"join ADDRESS[:PORT]"_s, Tr::tr("join a table; with a port, IPv6 is [ADDRESS]:PORT")},
                     {u"join CODE, join LINK"_s, Tr::tr("join a table over the internet")},
                     {u"join"_s, Tr::tr("open the page with the list of tables")},
                     {u"LINK"_s, Tr::tr("open the page to join with this invitation link")},
                     {u"find"_s, Tr::tr("list the tables on the LAN, one per line")}});
    text += hostOptions();
    text += duelOptionRows();
    text += section(Tr::tr("Options of host and join ADDRESS:"),
                    {{u"--passcode TEXT"_s, Tr::tr("passcode, at most 64 characters; see below")},
                     {u"--broker URL"_s, Tr::tr("open the table at this MQTT broker too, or look for CODE there")},
                     {u"--rounds N"_s, Tr::tr("leave after N rounds")}});
    text += section(Tr::tr("Options of join ADDRESS:"),
                    {{u"--watch"_s, Tr::tr("watch the game")},
                     {u"--allow-unencrypted"_s, Tr::tr("give the passcode to hosts that cannot encrypt, too")}});
    text += section(Tr::tr("Options of find:"),
                    {{u"--seconds N"_s, Tr::tr("how long to search, from 1 to 3600 (default: 5)")}});
    text += commonOptions() + u'\n';
    text += Tr::tr("A passcode keeps strangers out, and encrypts the game and the chat.") + u'\n';
    text += Tr::tr("The environment variable QIPAN_PASSCODE works like --passcode, but other users\n"
                   "of this computer cannot see it.")
        + u'\n';
    text += Tr::tr("QIPAN_CODE works like the code of join, QIPAN_BROKER_USER and QIPAN_BROKER_PASSWORD\n"
                   "log in at the broker.")
        + u'\n';
    return text;
}

} // namespace qipan::app
