// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/level_text.h"

#include "core/games/registry.h"
#include "ui/base/texts.h"

#include "tests/support/catch.h"

#include <set>

using namespace qipan;

TEST_CASE("every level of a game has a word of its own and a sentence", "[ui]")
{
    for (const GameInfo& game : games()) {
        const QString key = ui::textOf(game.key);
        std::set<QString> words;
        std::set<QString> lines;
        for (int level = 1; level <= game.levels; ++level) {
            CAPTURE(key.toStdString(), level);
            const QString word = ui::levelWord(key, level);
            const QString line = ui::levelLine(key, level);
            CHECK_FALSE(word.isEmpty());
            CHECK(line.endsWith(u'.'));
            CHECK(words.insert(word).second);
            CHECK(lines.insert(line).second);
            const bool isPerfect = game.exactFromEmpties != nullptr && level > 6; // told from here on
            CHECK((!isPerfect || line.contains(QString::number(game.exactFromEmpties(level)))));
        }
        for (const int level : {-1, 0, game.levels + 1}) {
            CHECK(ui::levelWord(key, level).isEmpty());
            CHECK(ui::levelLine(key, level).isEmpty());
        }
    }
    CHECK(ui::levelWord(u"link", 1).isEmpty());
}
