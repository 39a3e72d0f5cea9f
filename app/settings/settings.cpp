// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include "app/settings/preferences_file.h"
#include "core/puzzle/puzzle.h"

#include <QDir>

#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr qsizetype maxAddresses = 10;
constexpr qsizetype maxAddressLength = 300;
constexpr qsizetype maxRecentFiles = 10;
constexpr qsizetype mostSteps = 100;
constexpr int maxResets = 1'000;
constexpr int longestProfile = 400;

[[nodiscard]] QString puzzleKey(const QString& game, const QString& kind)
{
    return u"puzzles/%1/%2"_s.arg(game.isEmpty() ? u"all"_s : game, kind);
}

} // namespace

Settings::Settings(const QString& folder)
    : m_folder{folder}
    , m_file{m_folder + u"/settings.ini"}
    , m_isPersistent{QFileInfo{m_folder}.isDir() && QFileInfo{m_folder}.isWritable() && m_file.isStored()}
{
}

ui::Preferences Settings::preferences() const
{
    return readPreferences(m_file);
}

void Settings::setPreferences(const ui::Preferences& preferences)
{
    writePreferences(m_file, preferences);
}

QByteArray Settings::layout() const
{
    return m_file.value(u"window/layout"_s).toByteArray();
}

void Settings::setLayout(const QByteArray& layout)
{
    m_file.setValue(u"window/layout"_s, layout);
}

QStringList Settings::addresses() const
{
    QStringList addresses;
    for (const QString& address : m_file.value(u"lan/addresses"_s).toStringList()) {
        if (!address.isEmpty() && address.size() <= maxAddressLength && addresses.size() < maxAddresses)
            addresses << address;
    }
    return addresses;
}

void Settings::setAddresses(const QStringList& addresses)
{
    m_file.setValue(u"lan/addresses"_s, addresses.mid(0, maxAddresses));
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
    for (const QString& text : texts.first(std::min<qsizetype>(texts.size(), BookProgress::most)))
        places << placeOf(text);
    return places;
}

[[nodiscard]] QStringList textsOf(const QList<ui::BookPlace>& places)
{
    QStringList texts;
    for (const ui::BookPlace& place : places.first(std::min<qsizetype>(places.size(), BookProgress::most)))
        texts << textOf(place);
    return texts;
}

} // namespace

BookProgress Settings::book() const
{
    return {.place = placeOf(m_file.value(u"book/place"_s).toString()),
            .read = placesOf(m_file.value(u"book/read"_s).toStringList()),
            .bookmarks = placesOf(m_file.value(u"book/bookmarks"_s).toStringList())};
}

void Settings::setBookPlace(const ui::BookPlace& place)
{
    m_file.setValue(u"book/place"_s, textOf(place));
}

void Settings::addRead(const ui::BookPlace& place)
{
    changePlaces(u"book/read"_s, place, true);
}

void Settings::setBookmark(const ui::BookPlace& place, bool wanted)
{
    changePlaces(u"book/bookmarks"_s, place, wanted);
}

void Settings::changePlaces(const QString& key, const ui::BookPlace& place, bool wanted)
{
    m_file.sync(); // reads changes by other programs
    QList<ui::BookPlace> places = placesOf(m_file.value(key).toStringList());
    places.removeAll(place);
    if (wanted)
        places << place;
    m_file.setValue(key, textsOf(places));
    m_file.sync();
}

LessonProgress Settings::lesson(const QString& game) const
{
    return {.isOffered = !flagIn(m_file, game + u"/offerLesson", true),
            .step = m_file.value(QString{game + u"/lesson"}).toString().left(longestPath),
            .solved = m_file.value(QString{game + u"/lessonSolved"}).toStringList().mid(0, mostSteps),
            .isFinished = flagIn(m_file, game + u"/lessonFinished", false)};
}

void Settings::setLesson(const QString& game, const LessonProgress& lesson)
{
    m_file.setValue(QString{game + u"/offerLesson"}, !lesson.isOffered);
    m_file.setValue(QString{game + u"/lesson"}, lesson.step);
    m_file.setValue(QString{game + u"/lessonSolved"}, lesson.solved);
    m_file.setValue(QString{game + u"/lessonFinished"}, lesson.isFinished);
}

int Settings::puzzleGrade(const QString& game, const QString& kind) const
{
    return numberIn(m_file, puzzleKey(game, kind), 0, puzzle::lowestGrade, puzzle::highestGrade);
}

void Settings::setPuzzleGrade(const QString& game, const QString& kind, int grade)
{
    m_file.setValue(puzzleKey(game, kind), grade);
}

QStringList Settings::explainedPuzzles() const
{
    return m_file.value(u"puzzles/explained"_s).toStringList();
}

void Settings::addExplainedPuzzle(const QString& key)
{
    m_file.sync(); // reads changes by other programs
    QStringList keys = explainedPuzzles();
    keys.removeAll(key);
    constexpr qsizetype most = 100; // the file may hold anything
    m_file.setValue(u"puzzles/explained"_s, keys.mid(0, most) << key);
}

QStringList Settings::recentFiles() const
{
    QStringList paths;
    for (const QString& path : m_file.value(u"files/recent"_s).toStringList()) {
        if (QDir::isAbsolutePath(path) && path.size() <= longestPath && paths.size() < maxRecentFiles)
            paths << path;
    }
    return paths;
}

void Settings::setRecentFiles(const QStringList& paths)
{
    m_file.setValue(u"files/recent"_s, paths.mid(0, maxRecentFiles));
}

std::vector<StatisticsReset> Settings::statisticsResets() const
{
    m_file.sync(); // reads changes by other programs
    std::vector<StatisticsReset> resets;
    const int count = std::min(m_file.beginReadArray(u"statistics/resets"_s), maxResets);
    for (int i = 0; i < count; ++i) {
        m_file.setArrayIndex(i);
        StatisticsReset reset;
        reset.profile.isGuest = m_file.value(u"guest"_s).toString() == u"true";
        reset.profile.name = m_file.value(u"name"_s).toString().left(longestProfile);
        reset.game = m_file.value(u"game"_s).toString().left(longestName);
        reset.from = m_file.value(u"from"_s).toLongLong();
        if (reset.from > 0)
            resets.push_back(reset);
    }
    m_file.endArray();
    return resets;
}

void Settings::setStatisticsResets(const std::vector<StatisticsReset>& resets)
{
    m_file.remove(u"statistics/resets"_s);
    m_file.beginWriteArray(u"statistics/resets"_s, static_cast<int>(resets.size()));
    for (std::size_t i = 0; i < resets.size(); ++i) {
        m_file.setArrayIndex(static_cast<int>(i));
        m_file.setValue(u"guest"_s, resets[i].profile.isGuest);
        m_file.setValue(u"name"_s, resets[i].profile.name);
        m_file.setValue(u"game"_s, resets[i].game);
        m_file.setValue(u"from"_s, resets[i].from);
    }
    m_file.endArray();
    m_file.sync();
}

} // namespace qipan::app
