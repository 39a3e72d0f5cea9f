#include "app/settings.h"

#include "app/external/external_engines.h"
#include "core/board/registry.h"
#include "core/link/deal.h"
#include "core/puzzle/puzzle.h"
#include "ui/texts.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>

namespace qipan::app {

namespace {

using ui::GamePreferences;
using ui::LinkPreferences;
using ui::Preferences;

constexpr int longestName = 32;
constexpr int longestPath = 4096;
constexpr qsizetype maxAddresses = 10;
constexpr qsizetype maxAddressLength = 300;
constexpr qsizetype maxRecentFiles = 10;
constexpr int maxResets = 1'000;
constexpr int longestProfile = 400;

/// Every switch of the preferences with its key in the file; `flags` walks it for reading and for writing.
struct Flag {
    QLatin1String key;
    bool Preferences::*member;
};
constexpr std::array flags{
    Flag{QLatin1String{"view/coordinates"}, &Preferences::coordinates},
    Flag{QLatin1String{"view/legalMoves"}, &Preferences::legalMoves},
    Flag{QLatin1String{"view/forbiddenPoints"}, &Preferences::forbiddenPoints},
    Flag{QLatin1String{"view/threats"}, &Preferences::threats},
    Flag{QLatin1String{"view/lastMove"}, &Preferences::lastMove},
    Flag{QLatin1String{"view/moveNumbers"}, &Preferences::moveNumbers},
    Flag{QLatin1String{"view/animation"}, &Preferences::animation},
    Flag{QLatin1String{"view/sidePanel"}, &Preferences::sidePanel},
    Flag{QLatin1String{"analysis/on"}, &Preferences::analysis},
    Flag{QLatin1String{"refusal/beep"}, &Preferences::beep},
    Flag{QLatin1String{"refusal/shake"}, &Preferences::shake},
    Flag{QLatin1String{"refusal/words"}, &Preferences::words},
    Flag{QLatin1String{"reversi/strictMouse"}, &Preferences::strictMouse},
};
struct LinkFlag {
    QLatin1String key;
    bool LinkPreferences::*member;
};
constexpr std::array linkFlags{
    LinkFlag{QLatin1String{"link/border"}, &LinkPreferences::border},
    LinkFlag{QLatin1String{"link/cornerDots"}, &LinkPreferences::cornerDots},
    LinkFlag{QLatin1String{"link/outlines"}, &LinkPreferences::outlines},
    LinkFlag{QLatin1String{"link/pauseWhenLeft"}, &LinkPreferences::pauseWhenLeft},
    LinkFlag{QLatin1String{"link/skipEmpty"}, &LinkPreferences::skipEmpty},
};

struct TilesWord {
    QLatin1String word;
    ui::TileSetKind tiles;
};
constexpr std::array tilesWords{
    TilesWord{QLatin1String{"pictures"}, ui::TileSetKind::Pictures},
    TilesWord{QLatin1String{"contrast"}, ui::TileSetKind::Contrast},
    TilesWord{QLatin1String{"mahjong"}, ui::TileSetKind::Mahjong},
    TilesWord{QLatin1String{"symbols"}, ui::TileSetKind::Symbols},
    TilesWord{QLatin1String{"emoji"}, ui::TileSetKind::Emoji},
    TilesWord{QLatin1String{"own"}, ui::TileSetKind::Own},
};

[[nodiscard]] QString puzzleKey(const QString& game, const QString& kind)
{
    return u"puzzles/%1/%2"_qs.arg(game.isEmpty() ? u"all"_qs : game, kind);
}

[[nodiscard]] QString existingFolder(const QString& wanted)
{
    const QString folder =
        wanted.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : wanted;
    QDir{}.mkpath(folder);
    return QDir{folder}.absolutePath();
}

} // namespace

Settings::Settings(const QString& folder)
    : m_folder{existingFolder(folder)}
    , m_isKept{QFileInfo{m_folder}.isDir() && QFileInfo{m_folder}.isWritable()}
    , m_file{m_folder + u"/settings.ini", QSettings::IniFormat}
{
}

int Settings::number(const QString& key, int fallback, int least, int most) const
{
    bool isNumber = false;
    const int value = m_file.value(key).toInt(&isNumber);
    return isNumber && value >= least && value <= most ? value : fallback;
}

bool Settings::flag(const QString& key, bool fallback) const
{
    const QString value = m_file.value(key).toString();
    return value == u"true" ? true : value == u"false" ? false : fallback;
}

Preferences Settings::preferences() const
{
    Preferences preferences;
    preferences.name = m_file.value(u"name"_qs).toString().left(longestName);
    preferences.language = m_file.value(u"language"_qs).toString();
    preferences.colorMode = static_cast<ui::ColorMode>(number(u"look/colours"_qs, 0, 0, 2));
    preferences.look = static_cast<ui::Look>(number(u"look/style"_qs, 0, 0, 1));
    for (const auto& [key, member] : flags)
        preferences.*member = flag(key, preferences.*member);

    LinkPreferences& link = preferences.link;
    for (const auto& [key, member] : linkFlags)
        link.*member = flag(key, link.*member);
    const QSize size{number(u"link/columns"_qs, link.size.width(), 1, link::largestBoard.columns),
                     number(u"link/rows"_qs, link.size.height(), 1, link::largestBoard.rows)};
    const int pictures =
        number(u"link/pictures"_qs, link.pictures, link::fewestPictures, LinkPreferences::mostPictures);
    if (link::canDeal({.size = {size.width(), size.height()}, .pictures = pictures})) {
        link.size = size;
        link.pictures = pictures;
    }

    link.way = qipan::link::wayOf(m_file.value(u"link/way"_qs).toString().toStdString()).value_or(link.way);
    link.mode = static_cast<link::FallingMode>(number(u"link/falling"_qs, 0, 0, link::fallingModes - 1));
    link.outline = static_cast<link::Outline>(number(u"link/outline"_qs, 0, 0, link::outlines - 1));
    link.band = static_cast<link::Band>(number(u"link/difficulty"_qs, static_cast<int>(link.band), 0, link::bands - 1));
    const QString tiles = m_file.value(u"link/tiles"_qs).toString();
    for (const TilesWord& known : tilesWords) {
        if (tiles == known.word)
            link.tiles = known.tiles;
    }
    link.tileFolder = m_file.value(u"link/folder"_qs).toString().left(longestPath);
    if (link.tiles == ui::TileSetKind::Own && link.tileFolder.isEmpty())
        link.tiles = LinkPreferences{}.tiles;

    for (const GameInfo& game : games()) {
        const QString key = ui::textOf(game.key);
        GamePreferences chosen;
        chosen.opponent = static_cast<GamePreferences::Opponent>(number(key + u"/opponent", 0, 0, 1));
        chosen.level = number(key + u"/level", 1, 1, game.levels);
        chosen.first = static_cast<GamePreferences::First>(number(key + u"/first", 0, 0, 2));
        const QString rule = m_file.value(QString{key + u"/rule"}).toString();
        const int boardSize = number(key + u"/size", 0, 0, 1000);
        if (makeSetup(game.key, rule.toStdString(), boardSize)) {
            chosen.rule = rule;
            chosen.size = boardSize;
        }
        chosen.engine = number(key + u"/engine", 0, 1, std::numeric_limits<int>::max());
        const int oldAnalyst = number(u"analysis/engine"_qs, 0, 1, std::numeric_limits<int>::max());
        chosen.analyst = number(key + u"/analyst", oldAnalyst, 1, std::numeric_limits<int>::max());
        const QString opening = m_file.value(QString{key + u"/opening"}).toString();
        if (const auto way = openingOf(opening.toStdString()); way && game.allows(*way))
            chosen.opening = opening;
        preferences.games.insert(key, chosen);
    }
    const int pause = number(u"computer/pause"_qs, preferences.pause, 0, std::end(Preferences::pauses)[-1]);
    if (std::ranges::find(Preferences::pauses, pause) != std::end(Preferences::pauses))
        preferences.pause = pause;
    preferences.engines = readEngines(m_file);
    preferences.analysisLines =
        number(u"analysis/lines"_qs, preferences.analysisLines, 1, Preferences::mostAnalysisLines);
    return preferences;
}

void Settings::setPreferences(const Preferences& preferences)
{
    m_file.setValue(u"name"_qs, preferences.name);
    m_file.setValue(u"language"_qs, preferences.language);
    m_file.setValue(u"look/colours"_qs, static_cast<int>(preferences.colorMode));
    m_file.setValue(u"look/style"_qs, static_cast<int>(preferences.look));
    for (const auto& [key, member] : flags)
        m_file.setValue(key, preferences.*member);
    for (const auto& [key, member] : linkFlags)
        m_file.setValue(key, preferences.link.*member);
    m_file.setValue(u"link/columns"_qs, preferences.link.size.width());
    m_file.setValue(u"link/rows"_qs, preferences.link.size.height());
    m_file.setValue(u"link/pictures"_qs, preferences.link.pictures);
    m_file.setValue(u"link/way"_qs, ui::textOf(link::keyOf(preferences.link.way)));
    m_file.setValue(u"link/falling"_qs, static_cast<int>(preferences.link.mode));
    m_file.setValue(u"link/outline"_qs, static_cast<int>(preferences.link.outline));
    m_file.setValue(u"link/difficulty"_qs, static_cast<int>(preferences.link.band));
    for (const TilesWord& known : tilesWords) {
        if (preferences.link.tiles == known.tiles)
            m_file.setValue(u"link/tiles"_qs, QString{known.word});
    }
    m_file.setValue(u"link/folder"_qs, preferences.link.tileFolder);
    for (auto game = preferences.games.cbegin(); game != preferences.games.cend(); ++game) {
        m_file.setValue(QString{game.key() + u"/opponent"}, static_cast<int>(game->opponent));
        m_file.setValue(QString{game.key() + u"/level"}, game->level);
        m_file.setValue(QString{game.key() + u"/engine"}, game->engine);
        m_file.setValue(QString{game.key() + u"/analyst"}, game->analyst);
        m_file.setValue(QString{game.key() + u"/first"}, static_cast<int>(game->first));
        m_file.setValue(QString{game.key() + u"/size"}, game->size);
        m_file.setValue(QString{game.key() + u"/rule"}, game->rule);
        m_file.setValue(QString{game.key() + u"/opening"}, game->opening);
    }
    m_file.setValue(u"computer/pause"_qs, preferences.pause);
    writeEngines(m_file, preferences.engines);
    m_file.setValue(u"analysis/lines"_qs, preferences.analysisLines);
    m_file.remove(u"analysis/engine"_qs); // as it was when only gomoku had such engines
}

QByteArray Settings::layout() const
{
    return m_file.value(u"window/layout"_qs).toByteArray();
}

void Settings::setLayout(const QByteArray& layout)
{
    m_file.setValue(u"window/layout"_qs, layout);
}

QStringList Settings::addresses() const
{
    QStringList addresses;
    for (const QString& address : m_file.value(u"lan/addresses"_qs).toStringList()) {
        if (!address.isEmpty() && address.size() <= maxAddressLength && addresses.size() < maxAddresses)
            addresses << address;
    }
    return addresses;
}

void Settings::setAddresses(const QStringList& addresses)
{
    m_file.setValue(u"lan/addresses"_qs, addresses.mid(0, maxAddresses));
}

void Settings::rememberAddress(const QString& address)
{
    QStringList latest = addresses();
    latest.removeAll(address);
    latest.prepend(address);
    setAddresses(latest);
}

namespace {

/// "gomoku-shapes#four"
[[nodiscard]] QString textOf(const ui::BookPlace& place)
{
    return place.anchor.isEmpty() ? place.chapter : place.chapter + u'#' + place.anchor;
}

[[nodiscard]] ui::BookPlace placeOf(const QString& text)
{
    return {text.section(u'#', 0, 0).left(longestPath), text.section(u'#', 1, 1).left(longestPath)};
}

[[nodiscard]] QList<ui::BookPlace> placesOf(const QStringList& texts)
{
    QList<ui::BookPlace> places;
    for (const QString& text : texts.first(std::min<qsizetype>(texts.size(), BookKept::most)))
        places << placeOf(text);
    return places;
}

[[nodiscard]] QStringList textsOf(const QList<ui::BookPlace>& places)
{
    QStringList texts;
    for (const ui::BookPlace& place : places.first(std::min<qsizetype>(places.size(), BookKept::most)))
        texts << textOf(place);
    return texts;
}

} // namespace

BookKept Settings::book() const
{
    return {.place = placeOf(m_file.value(u"book/place"_qs).toString()),
            .read = placesOf(m_file.value(u"book/read"_qs).toStringList()),
            .bookmarks = placesOf(m_file.value(u"book/bookmarks"_qs).toStringList())};
}

void Settings::setBookPlace(const ui::BookPlace& place)
{
    m_file.setValue(u"book/place"_qs, textOf(place));
}

void Settings::addRead(const ui::BookPlace& place)
{
    changePlaces(u"book/read"_qs, place, true);
}

void Settings::setBookmark(const ui::BookPlace& place, bool wanted)
{
    changePlaces(u"book/bookmarks"_qs, place, wanted);
}

void Settings::changePlaces(const QString& key, const ui::BookPlace& place, bool wanted)
{
    m_file.sync(); // reads what others have written
    QList<ui::BookPlace> places = placesOf(m_file.value(key).toStringList());
    places.removeAll(place);
    if (wanted)
        places << place;
    m_file.setValue(key, textsOf(places));
    m_file.sync();
}

LessonKept Settings::lesson(const QString& game) const
{
    return {.isOffered = !flag(game + u"/offerLesson", true),
            .step = m_file.value(QString{game + u"/lesson"}).toString().left(longestPath)};
}

void Settings::setLesson(const QString& game, const LessonKept& lesson)
{
    m_file.setValue(QString{game + u"/offerLesson"}, !lesson.isOffered);
    m_file.setValue(QString{game + u"/lesson"}, lesson.step);
}

int Settings::puzzleGrade(const QString& game, const QString& kind) const
{
    return number(puzzleKey(game, kind), 0, puzzle::lowestGrade, puzzle::highestGrade);
}

void Settings::setPuzzleGrade(const QString& game, const QString& kind, int grade)
{
    m_file.setValue(puzzleKey(game, kind), grade);
}

QStringList Settings::recentFiles() const
{
    QStringList paths;
    for (const QString& path : m_file.value(u"files/recent"_qs).toStringList()) {
        if (QDir::isAbsolutePath(path) && path.size() <= longestPath && paths.size() < maxRecentFiles)
            paths << path;
    }
    return paths;
}

void Settings::setRecentFiles(const QStringList& paths)
{
    m_file.setValue(u"files/recent"_qs, paths.mid(0, maxRecentFiles));
}

std::vector<StatisticsReset> Settings::statisticsResets() const
{
    std::vector<StatisticsReset> resets;
    const int count = std::min(m_file.beginReadArray(u"statistics/resets"_qs), maxResets);
    for (int i = 0; i < count; ++i) {
        m_file.setArrayIndex(i);
        StatisticsReset reset;
        reset.profile.isGuest = m_file.value(u"guest"_qs).toString() == u"true";
        reset.profile.name = m_file.value(u"name"_qs).toString().left(longestProfile);
        reset.game = m_file.value(u"game"_qs).toString().left(longestName);
        reset.from = m_file.value(u"from"_qs).toLongLong();
        if (reset.from > 0)
            resets.push_back(reset);
    }
    m_file.endArray();
    return resets;
}

void Settings::setStatisticsResets(const std::vector<StatisticsReset>& resets)
{
    m_file.remove(u"statistics/resets"_qs);
    m_file.beginWriteArray(u"statistics/resets"_qs, static_cast<int>(resets.size()));
    for (std::size_t i = 0; i < resets.size(); ++i) {
        m_file.setArrayIndex(static_cast<int>(i));
        m_file.setValue(u"guest"_qs, resets[i].profile.isGuest);
        m_file.setValue(u"name"_qs, resets[i].profile.name);
        m_file.setValue(u"game"_qs, resets[i].game);
        m_file.setValue(u"from"_qs, resets[i].from);
    }
    m_file.endArray();
}

} // namespace qipan::app
