// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences_file.h"

#include "tests/support/catch.h"

#include <QSettings>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

TEST_CASE("the choices of duels are stored", "[settings]")
{
    const QTemporaryDir folder;
    QSettings file{folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    CHECK(readPreferences(file).link.duel == ui::DuelPreferences{});
    ui::Preferences preferences;
    preferences.link.duel = {.isChosen = true,
                             .opponent = ui::DuelPreferences::Opponent::Friend,
                             .level = 5,
                             .rule = duel::Rule::Points,
                             .bestOf = 3,
                             .minutes = 60,
                             .hintSeconds = 0,
                             .shuffleSeconds = 60};
    writePreferences(file, preferences);
    file.sync();
    CHECK(readPreferences(file).link.duel == preferences.link.duel);
}

TEST_CASE("choices of duels that cannot be are the usual ones", "[settings]")
{
    const QTemporaryDir folder;
    QSettings file{folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    const std::pair<QString, QVariant> wrong[] = {{u"link/duel"_s, u"perhaps"_s}, {u"link/duelFriend"_s, 2},
                                                  {u"link/duelLevel"_s, 6},       {u"link/duelRule"_s, u"fun"_s},
                                                  {u"link/duelBestOf"_s, 4},      {u"link/duelMinutes"_s, 61},
                                                  {u"link/duelHint"_s, -1},       {u"link/duelShuffle"_s, 1'000}};
    for (const auto& [key, value] : wrong)
        file.setValue(key, value);
    CHECK(readPreferences(file).link.duel == ui::DuelPreferences{});
}
