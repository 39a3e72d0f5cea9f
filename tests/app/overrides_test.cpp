// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "tests/support/catch.h"

using namespace Qt::StringLiterals;
using namespace qipan::app;
using qipan::ui::Preferences;

TEST_CASE("command-line options apply to this run only", "[settings]")
{
    Preferences stored;
    stored.name = u"Ada"_s;
    stored.games[u"reversi"_s].level = 2;
    stored.games[u"reversi"_s].engine = 7;
    Options options;
    options.game = u"reversi"_s;
    options.name = u"Bo"_s;
    options.language = u"zh_CN"_s;
    options.level = 1;
    const Overrides overrides = overridesOf(options);

    Preferences now = overrides.apply(stored);
    CHECK(now.name == u"Bo");
    CHECK(now.language == u"zh_CN");
    CHECK(now.games[u"reversi"_s].level == 1);
    CHECK(now.games[u"reversi"_s].engine == 0); // levels belong to the built-in engine

    now.beep = !now.beep;
    Preferences expected = stored;
    expected.beep = now.beep;
    CHECK(overrides.strip(now, stored) == expected);
}

TEST_CASE("a choice by the user after a command-line option is saved", "[settings]")
{
    Options options;
    options.name = u"Bo"_s;
    const Overrides overrides = overridesOf(options);
    Preferences now = overrides.apply({});
    now.name = u"Cy"_s;
    CHECK(overrides.strip(now, {}).name == u"Cy");
}

TEST_CASE("without options the settings are kept unchanged", "[settings]")
{
    Preferences now;
    now.name = u"Ada"_s;
    now.language = u"en"_s;
    const Overrides overrides = overridesOf(Options{});
    CHECK(overrides.apply(now) == now);
    CHECK(overrides.strip(now, {}) == now);
}
