// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences_file.h"

#include "app/base/keys.h"
#include "core/duel/computer.h"
#include "core/games/registry.h"
#include "core/link/board.h"
#include "core/link/deal.h"
#include "net/words.h"
#include "ui/base/texts.h"

#include <QFileInfo>
#include <QSettings>

#include <iterator>
#include <limits>

using namespace Qt::StringLiterals;

namespace qipan::app {

using ui::ExternalEngine;
using ui::GamePreferences;
using ui::LinkPreferences;
using ui::Preferences;

namespace {

/// A boolean preference and its key in the file; `flags` is used for reading and for writing.
template <typename Of>
struct Flag {
    QLatin1String key;
    bool Of::*member;
};
constexpr std::array flags{
    Flag<Preferences>{QLatin1String{"view/coordinates"}, &Preferences::coordinates},
    Flag<Preferences>{QLatin1String{"view/legalMoves"}, &Preferences::legalMoves},
    Flag<Preferences>{QLatin1String{"view/forbiddenPoints"}, &Preferences::forbiddenPoints},
    Flag<Preferences>{QLatin1String{"view/threats"}, &Preferences::threats},
    Flag<Preferences>{QLatin1String{"view/lastMove"}, &Preferences::lastMove},
    Flag<Preferences>{QLatin1String{"view/moveNumbers"}, &Preferences::moveNumbers},
    Flag<Preferences>{QLatin1String{"view/sidePanel"}, &Preferences::sidePanel},
    Flag<Preferences>{QLatin1String{"analysis/on"}, &Preferences::analysis},
    Flag<Preferences>{QLatin1String{"refusal/beep"}, &Preferences::beep},
    Flag<Preferences>{QLatin1String{"refusal/shake"}, &Preferences::shake},
    Flag<Preferences>{QLatin1String{"refusal/words"}, &Preferences::explainRefusals},
    Flag<Preferences>{QLatin1String{"reversi/strictMouse"}, &Preferences::strictMouse},
    Flag<Preferences>{QLatin1String{"network/onlyEncrypted"}, &Preferences::onlyEncrypted},
};
constexpr std::array linkFlags{
    Flag<LinkPreferences>{QLatin1String{"link/border"}, &LinkPreferences::border},
    Flag<LinkPreferences>{QLatin1String{"link/coordinates"}, &LinkPreferences::coordinates},
    Flag<LinkPreferences>{QLatin1String{"link/cornerDots"}, &LinkPreferences::cornerDots},
    Flag<LinkPreferences>{QLatin1String{"link/outlines"}, &LinkPreferences::outlines},
    Flag<LinkPreferences>{QLatin1String{"link/pauseWhenLeft"}, &LinkPreferences::pauseWhenLeft},
    Flag<LinkPreferences>{QLatin1String{"link/skipEmpty"}, &LinkPreferences::skipEmpty},
};

const QString animationKey = u"view/animation"_s;
/// It was a flag, which was true unless the user had changed it.
constexpr std::array animationWords{
    net::Word<ui::Switch>{"true", ui::Switch::System},
    net::Word<ui::Switch>{"always", ui::Switch::On},
    net::Word<ui::Switch>{"false", ui::Switch::Off},
};
constexpr std::array tileSetWords{
    net::Word<ui::TileSetKind>{"pictures", ui::TileSetKind::Pictures},
    net::Word<ui::TileSetKind>{"contrast", ui::TileSetKind::Contrast},
    net::Word<ui::TileSetKind>{"mahjong", ui::TileSetKind::Mahjong},
    net::Word<ui::TileSetKind>{"symbols", ui::TileSetKind::Symbols},
    net::Word<ui::TileSetKind>{"emoji", ui::TileSetKind::Emoji},
    net::Word<ui::TileSetKind>{"own", ui::TileSetKind::User},
};

[[nodiscard]] ui::DuelPreferences readDuel(const QSettings& file)
{
    using Opponent = ui::DuelPreferences::Opponent;
    ui::DuelPreferences duel;
    duel.isChosen = flagIn(file, u"link/duel"_s, duel.isChosen);
    duel.opponent = flagIn(file, u"link/duelFriend"_s, false) ? Opponent::Friend : Opponent::Computer;
    duel.level = numberIn(file, u"link/duelLevel"_s, duel.level, 1, duel::computerLevels);
    duel.rule = net::valueOf(net::duelRuleWords, file.value(u"link/duelRule"_s).toString()).value_or(duel.rule);
    const int bestOf = numberIn(file, u"link/duelBestOf"_s, duel.bestOf, 1, 5);
    duel.bestOf = bestOf % 2 == 1 ? bestOf : duel.bestOf;
    duel.minutes = numberIn(file, u"link/duelMinutes"_s, duel.minutes, 1, duel::longestMinutes);
    const auto longest = static_cast<int>(duel::largestCost.count());
    duel.hintSeconds = numberIn(file, u"link/duelHint"_s, duel.hintSeconds, 0, longest);
    duel.shuffleSeconds = numberIn(file, u"link/duelShuffle"_s, duel.shuffleSeconds, 0, longest);
    return duel;
}

[[nodiscard]] LinkPreferences readLink(const QSettings& file)
{
    LinkPreferences link;
    for (const auto& [key, member] : linkFlags)
        link.*member = flagIn(file, key, link.*member);
    const QSize size{numberIn(file, u"link/columns"_s, link.size.width(), 1, link::largestBoard.columns),
                     numberIn(file, u"link/rows"_s, link.size.height(), 1, link::largestBoard.rows)};
    const int pictures =
        numberIn(file, u"link/pictures"_s, link.pictures, link::minPictures, LinkPreferences::maxPictures);
    if (link::canDeal({.size = {size.width(), size.height()}, .pictures = pictures})) {
        link.size = size;
        link.pictures = pictures;
    }

    link.gameMode = qipan::link::gameModeOf(file.value(u"link/way"_s).toString().toStdString()).value_or(link.gameMode);
    link.mode = static_cast<link::FallingMode>(numberIn(file, u"link/falling"_s, 0, 0, link::fallingModes - 1));
    link.outline = static_cast<link::Outline>(numberIn(file, u"link/outline"_s, 0, 0, link::outlines - 1));
    link.difficulty = static_cast<link::Difficulty>(
        numberIn(file, u"link/difficulty"_s, static_cast<int>(link.difficulty), 0, link::difficulties - 1));
    link.tiles = net::valueOf(tileSetWords, file.value(u"link/tiles"_s).toString()).value_or(link.tiles);
    link.tileFolder = file.value(u"link/folder"_s).toString().left(longestPath);
    if (link.tiles == ui::TileSetKind::User && link.tileFolder.isEmpty())
        link.tiles = LinkPreferences{}.tiles;
    link.duel = readDuel(file);
    return link;
}

[[nodiscard]] GamePreferences readGame(const QSettings& file, const GameInfo& game)
{
    const QString key = ui::textOf(game.key);
    GamePreferences chosen;
    chosen.opponent = static_cast<GamePreferences::Opponent>(numberIn(file, key + u"/opponent", 0, 0, 1));
    chosen.isWithFriend = flagIn(file, key + u"/friend", false);
    chosen.level = numberIn(file, key + u"/level", 1, 1, game.levels);
    chosen.first = static_cast<GamePreferences::First>(numberIn(file, key + u"/first", 0, 0, 3));
    const QString rule = file.value(QString{key + u"/rule"}).toString();
    const int boardSize = numberIn(file, key + u"/size", 0, 0, 1000);
    if (makeSetup(game.key, rule.toStdString(), boardSize)) {
        chosen.rule = rule;
        chosen.size = boardSize;
    }
    chosen.engine = numberIn(file, key + u"/engine", 0, 1, std::numeric_limits<int>::max());
    const int oldAnalyst = numberIn(file, u"analysis/engine"_s, 0, 1, std::numeric_limits<int>::max());
    chosen.analyst = numberIn(file, key + u"/analyst", oldAnalyst, 1, std::numeric_limits<int>::max());
    const ClockSetting clock{numberIn(file, key + u"/clock", 0, 0, ClockSetting::maxMain),
                             numberIn(file, key + u"/increment", 0, 0, ClockSetting::maxIncrement)};
    if (clock.isValid())
        chosen.clock = clock;
    const QString opening = file.value(QString{key + u"/opening"}).toString();
    if (const auto gameMode = openingOf(opening.toStdString()); gameMode && game.allows(*gameMode))
        chosen.opening = opening;
    return chosen;
}

void writeDuel(QSettings& file, const ui::DuelPreferences& duel)
{
    file.setValue(u"link/duel"_s, duel.isChosen);
    file.setValue(u"link/duelFriend"_s, duel.opponent == ui::DuelPreferences::Opponent::Friend);
    file.setValue(u"link/duelLevel"_s, duel.level);
    file.setValue(u"link/duelRule"_s, QString{net::wordOf(net::duelRuleWords, duel.rule)});
    file.setValue(u"link/duelBestOf"_s, duel.bestOf);
    file.setValue(u"link/duelMinutes"_s, duel.minutes);
    file.setValue(u"link/duelHint"_s, duel.hintSeconds);
    file.setValue(u"link/duelShuffle"_s, duel.shuffleSeconds);
}

void writeLink(QSettings& file, const LinkPreferences& link)
{
    for (const auto& [key, member] : linkFlags)
        file.setValue(key, link.*member);
    file.setValue(u"link/columns"_s, link.size.width());
    file.setValue(u"link/rows"_s, link.size.height());
    file.setValue(u"link/pictures"_s, link.pictures);
    file.setValue(u"link/way"_s, ui::textOf(qipan::link::keyOf(link.gameMode)));
    file.setValue(u"link/falling"_s, static_cast<int>(link.mode));
    file.setValue(u"link/outline"_s, static_cast<int>(link.outline));
    file.setValue(u"link/difficulty"_s, static_cast<int>(link.difficulty));
    file.setValue(u"link/tiles"_s, QString{net::wordOf(tileSetWords, link.tiles)});
    file.setValue(u"link/folder"_s, link.tileFolder);
    writeDuel(file, link.duel);
}

void writeGame(QSettings& file, const QString& key, const GamePreferences& game)
{
    file.setValue(QString{key + u"/opponent"}, static_cast<int>(game.opponent));
    file.setValue(QString{key + u"/friend"}, game.isWithFriend);
    file.setValue(QString{key + u"/level"}, game.level);
    file.setValue(QString{key + u"/engine"}, game.engine);
    file.setValue(QString{key + u"/analyst"}, game.analyst);
    file.setValue(QString{key + u"/first"}, static_cast<int>(game.first));
    file.setValue(QString{key + u"/size"}, game.size);
    file.setValue(QString{key + u"/rule"}, game.rule);
    file.setValue(QString{key + u"/opening"}, game.opening);
    file.setValue(QString{key + u"/clock"}, game.clock ? game.clock->mainSeconds : 0);
    file.setValue(QString{key + u"/increment"}, game.clock ? game.clock->incrementSeconds : 0);
}

const QString group = u"engines"_s;
const QString oldGroup = u"gomocup"_s; // from when only gomoku was supported

[[nodiscard]] bool isWithinBounds(const ExternalEngine& engine)
{
    const auto isShort = [](const QString& text) { return text.size() <= ExternalEngine::longestText; };
    const GameInfo* game = findGame(engine.game);
    return engine.id > 0 && game != nullptr && game->protocol != EngineProtocol::None
        && !engine.name.trimmed().isEmpty() && engine.name.toUcs4().size() <= ExternalEngine::longestName
        && QFileInfo{engine.program}.isAbsolute() && isShort(engine.program)
        && engine.arguments.size() <= ExternalEngine::maxArguments && std::ranges::all_of(engine.arguments, isShort)
        && engine.seconds >= 1 && engine.seconds <= ExternalEngine::maxSeconds && engine.depth >= 1
        && engine.depth <= ExternalEngine::maxDepth;
}

} // namespace

int numberIn(const QSettings& file, const QString& key, int fallback, int least, int most)
{
    bool isNumber = false;
    const int value = file.value(key).toInt(&isNumber);
    return isNumber && value >= least && value <= most ? value : fallback;
}

bool flagIn(const QSettings& file, const QString& key, bool fallback)
{
    const QString value = file.value(key).toString();
    return value == u"true" ? true : value == u"false" ? false : fallback;
}

QList<ExternalEngine> readEngines(QSettings& file)
{
    QList<ExternalEngine> engines;
    const bool isOld = !file.childGroups().contains(group);
    const int count = std::clamp(file.beginReadArray(isOld ? oldGroup : group), 0, ExternalEngine::most);
    for (int i = 0; i < count; ++i) {
        file.setArrayIndex(i);
        const ExternalEngine usual;
        const ExternalEngine engine{.id = file.value(u"id"_s).toInt(),
                                    .game = file.value(u"game"_s, usual.game).toString(),
                                    .name = file.value(u"name"_s).toString(),
                                    .program = file.value(u"program"_s).toString(),
                                    .arguments = file.value(u"arguments"_s).toStringList(),
                                    .seconds = file.value(u"seconds"_s, usual.seconds).toInt(),
                                    .depth = file.value(u"depth"_s, usual.depth).toInt()};
        if (isWithinBounds(engine) && ui::findEngine(engines, engine.id) == nullptr)
            engines << engine;
    }
    file.endArray();
    return engines;
}

void writeEngines(QSettings& file, const QList<ExternalEngine>& engines)
{
    file.remove(group);
    file.remove(oldGroup);
    file.beginWriteArray(group, static_cast<int>(engines.size()));
    for (int i = 0; i < engines.size(); ++i) {
        file.setArrayIndex(i);
        file.setValue(u"id"_s, engines[i].id);
        file.setValue(u"game"_s, engines[i].game);
        file.setValue(u"name"_s, engines[i].name);
        file.setValue(u"program"_s, engines[i].program);
        file.setValue(u"arguments"_s, engines[i].arguments);
        file.setValue(u"seconds"_s, engines[i].seconds);
        file.setValue(u"depth"_s, engines[i].depth);
    }
    file.endArray();
}

Preferences readPreferences(QSettings& file)
{
    Preferences preferences;
    preferences.name = file.value(u"name"_s).toString().left(longestName);
    preferences.secondName = file.value(u"secondName"_s).toString().left(longestName);
    preferences.language = file.value(u"language"_s).toString();
    preferences.colorMode = static_cast<ui::ColorMode>(numberIn(file, u"look/colours"_s, 0, 0, 3));
    preferences.look = static_cast<ui::Look>(numberIn(file, u"look/style"_s, 0, 0, 1));
    for (const auto& [key, member] : flags)
        preferences.*member = flagIn(file, key, preferences.*member);
    preferences.animation =
        net::valueOf(animationWords, file.value(animationKey).toString()).value_or(preferences.animation);
    preferences.sounds = static_cast<ui::Switch>(numberIn(file, u"sounds/switch"_s, 0, 0, 2));
    preferences.volume =
        numberIn(file, u"sounds/volume"_s, preferences.volume, Preferences::minVolume, Preferences::maxVolume);
    preferences.link = readLink(file);
    for (const GameInfo& game : games())
        preferences.games.insert(ui::textOf(game.key), readGame(file, game));
    const int letters = numberIn(file, u"book/letters"_s, preferences.bookLetters, Preferences::letterSizes[0],
                                 std::end(Preferences::letterSizes)[-1]);
    if (std::ranges::find(Preferences::letterSizes, letters) != std::end(Preferences::letterSizes))
        preferences.bookLetters = letters;
    const int pause = numberIn(file, u"computer/pause"_s, preferences.pause, 0, std::end(Preferences::pauses)[-1]);
    if (std::ranges::find(Preferences::pauses, pause) != std::end(Preferences::pauses))
        preferences.pause = pause;
    preferences.engines = readEngines(file);
    preferences.analysisLines =
        numberIn(file, u"analysis/lines"_s, preferences.analysisLines, 1, Preferences::maxAnalysisLines);
    return preferences;
}

void writePreferences(QSettings& file, const Preferences& preferences)
{
    file.setValue(u"name"_s, preferences.name);
    file.setValue(u"secondName"_s, preferences.secondName);
    file.setValue(u"language"_s, preferences.language);
    file.setValue(u"look/colours"_s, static_cast<int>(preferences.colorMode));
    file.setValue(u"look/style"_s, static_cast<int>(preferences.look));
    for (const auto& [key, member] : flags)
        file.setValue(key, preferences.*member);
    file.setValue(animationKey, QString{net::wordOf(animationWords, preferences.animation)});
    file.setValue(u"sounds/switch"_s, static_cast<int>(preferences.sounds));
    file.setValue(u"sounds/volume"_s, preferences.volume);
    writeLink(file, preferences.link);
    for (auto game = preferences.games.cbegin(); game != preferences.games.cend(); ++game)
        writeGame(file, game.key(), *game);
    file.setValue(u"computer/pause"_s, preferences.pause);
    file.setValue(u"book/letters"_s, preferences.bookLetters);
    writeEngines(file, preferences.engines);
    file.setValue(u"analysis/lines"_s, preferences.analysisLines);
    file.remove(u"analysis/engine"_s); // from when only gomoku had external engines
}

} // namespace qipan::app
