// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_help.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

QString helpText()
{
    return Tr::tr(
        "Usage:\n  qipan [link|gomoku|reversi]\n      open the home page, or start a game directly\n  qipan open "
        "FILE\n      open a record: SGF, psq, lib, GGF, WTHOR, OBF, moves, link-match\n  qipan host [GAME] [--port N] "
        "[--rule R] [--size N]\n             [--opening free|pro|long-pro|swap|swap2]\n             [--first "
        "host|guest|throw] [--clock SECONDS+INCREMENT]\n             [--passcode P] [--accept-anyone] [--rounds N]\n   "
        "   host a table on the LAN and wait for a friend\n  qipan join ADDRESS[:PORT] [--passcode P] [--watch] "
        "[--rounds N]\n      join or watch a friend's table; an IPv6 address with a port is [ADDRESS]:PORT\n  qipan "
        "find [--seconds N]\n      list the tables on the LAN, one per line\n\nCommon options:\n  --name NAME          "
        "   your name, 1 to 32 characters\n  --seat human|computer   who plays for you\n  --level N               "
        "strength of the computer\n  --data-dir DIR          keep settings and games in DIR, created if missing\n  "
        "--lang CODE             en or zh_CN\n  --help, --version\n\nYou can also set the passcode in the environment "
        "variable QIPAN_PASSCODE,\nwhere other users of this computer cannot see it.\n");
}

} // namespace qipan::app
