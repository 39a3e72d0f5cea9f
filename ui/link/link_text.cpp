// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_text.h"

#include "core/record/duel_record.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cstdlib>
#include <iterator>

namespace qipan::ui {

namespace {

/// A class, so that lupdate finds the texts and their context.
struct LinkText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::LinkText)

public:
    static constexpr const char* gameModes[] = {
        QT_TR_NOOP("Relaxed"),    QT_TR_NOOP("Against the clock"), QT_TR_NOOP("Campaign"),
        QT_TR_NOOP("Daily deal"), QT_TR_NOOP("Endless"),           QT_TR_NOOP("Two players"),
    };
    static_assert(std::size(gameModes) == std::size(link::gameModes));
    static constexpr const char* mottoes[] = {
        QT_TR_NOOP("One board, no time limit."),
        QT_TR_NOOP("Four seconds per pair, 40 at least. Time left scores points."),
        QT_TR_NOOP(
            "Level after level against the clock, each with a different gravity. Hints and shuffles are limited."),
        QT_TR_NOOP("The same board for everybody today."),
        QT_TR_NOOP("Board after board without a clock. Hints and shuffles are limited."),
        QT_TR_NOOP(
            "Two players take turns on one board. A removed pair or two matching tiles without a path end a turn."),
    };
    static_assert(std::size(mottoes) == std::size(link::gameModes));
    static constexpr const char* fallings[] = {
        QT_TR_NOOP("None"),
        QT_TR_NOOP("Down"),
        QT_TR_NOOP("Up"),
        QT_TR_NOOP("Left"),
        QT_TR_NOOP("Right"),
        QT_TR_NOOP("Split left and right"),
        QT_TR_NOOP("Split up and down"),
        QT_TR_NOOP("Gather from left and right"),
        QT_TR_NOOP("Gather from above and below"),
        QT_TR_NOOP("Outward"),
        QT_TR_NOOP("Inward"),
        QT_TR_NOOP("Upper half left, lower half right"),
        QT_TR_NOOP("Left half down, right half up"),
    };
    static_assert(std::size(fallings) == link::fallingModes);
    static constexpr const char* movements[] = {
        QT_TR_NOOP("tiles stay"),
        QT_TR_NOOP("tiles fall down"),
        QT_TR_NOOP("tiles move up"),
        QT_TR_NOOP("tiles move left"),
        QT_TR_NOOP("tiles move right"),
        QT_TR_NOOP("tiles split left and right"),
        QT_TR_NOOP("tiles split up and down"),
        QT_TR_NOOP("tiles gather from left and right"),
        QT_TR_NOOP("tiles gather from above and below"),
        QT_TR_NOOP("tiles move outward"),
        QT_TR_NOOP("tiles move inward"),
        QT_TR_NOOP("upper half left, lower half right"),
        QT_TR_NOOP("left half down, right half up"),
    };
    static_assert(std::size(movements) == link::fallingModes);
    static constexpr const char* outlines[] = {
        QT_TR_NOOP("Rectangle"), QT_TR_NOOP("Cross"),  QT_TR_NOOP("Ring"),
        QT_TR_NOOP("Diamond"),   QT_TR_NOOP("Heart"),  QT_TR_NOOP("Hourglass"),
        QT_TR_NOOP("Butterfly"), QT_TR_NOOP("Window"), QT_TR_NOOP("Checkerboard"),
    };
    static_assert(std::size(outlines) == link::outlines);
    static constexpr const char* difficulties[] = {QT_TR_NOOP("Easy"), QT_TR_NOOP("Normal"), QT_TR_NOOP("Hard"),
                                                   QT_TR_NOOP("Expert")};
    static_assert(std::size(difficulties) == link::difficulties);
};

} // namespace

QString gameModeName(link::GameMode gameMode)
{
    return LinkText::tr(LinkText::gameModes[static_cast<std::size_t>(gameMode)]);
}

QString linkRuleName(const QString& key)
{
    if (const auto gameMode = link::gameModeOf(key.toStdString()))
        return gameModeName(*gameMode);
    const auto rule = record::duelRuleOf(key.toStdString());
    if (!rule)
        return key;
    //: What is played: a duel, won by the first to clear the board.
    return *rule == duel::Rule::Race ? LinkText::tr("Duel, race")
                                     //: What is played: a duel, won by the most points within a time.
                                     : LinkText::tr("Duel, points");
}

QString duelComputerName(int level)
{
    return LinkText::tr("Computer, level %1").arg(level);
}

QString shortDuelComputerName(int level)
{
    return LinkText::tr("Level %1").arg(level);
}

QString gameModeMotto(link::GameMode gameMode)
{
    return LinkText::tr(LinkText::mottoes[static_cast<std::size_t>(gameMode)]);
}

QString fallingName(link::FallingMode mode)
{
    return LinkText::tr(LinkText::fallings[static_cast<std::size_t>(mode)]);
}

QString rulesText(link::FallingMode mode, bool border)
{
    QStringList rules;
    if (mode != link::FallingMode::None)
        //: How tiles of link-match move after each pair: "Gravity: Inward."
        rules << LinkText::tr("Gravity: %1.").arg(fallingName(mode));
    if (!border)
        rules << LinkText::tr("No paths outside the board.");
    return rules.join(u' ');
}

QString pointsNumber(int points)
{
    return points < 0 ? QString{u'\u2212' + QString::number(-points)} : QString::number(points);
}

QString pointsText(int points)
{
    const QString text = LinkText::tr("%n point(s)", nullptr, std::abs(points)); // Qt inserts no negative numbers
    return points < 0 ? QString{u'\u2212' + text} : text;
}

QString starsText(int stars)
{
    constexpr int most = 3;
    return QString(stars, u'\u2605') + QString(most - stars, u'\u2606');
}

QString starsRule()
{
    return LinkText::tr("A star for the level, one for no help, and one for half of the time left.");
}

QString pictureCountName(int count)
{
    return count == LinkPreferences::maxPictures ? LinkText::tr("All") : QString::number(count);
}

QString movementText(link::FallingMode mode)
{
    return LinkText::tr(LinkText::movements[static_cast<std::size_t>(mode)]);
}

QString gameTitle(link::GameMode gameMode, int level, link::FallingMode mode, const std::optional<QDate>& day,
                  const QDate& today)
{
    QString title = gameModeName(gameMode);
    if (link::rulesOf(gameMode).hasNextBoard) {
        //: A game mode and its board: "Campaign, level 2".
        title = LinkText::tr("%1, level %2").arg(title).arg(level);
    } else if (gameMode == link::GameMode::Daily && day) {
        //: A day as in "Today's deal, 26 November", in the format of QDate::toString.
        const QString format = LinkText::tr("d MMMM");
        const QString date = QLocale{}.toString(*day, format);
        title = (*day == today ? LinkText::tr("Today's deal, %1") : LinkText::tr("Daily deal, %1")).arg(date);
    }
    // Each level of the campaign has another mode, so that none is worth a word too.
    if (mode == link::FallingMode::None && gameMode != link::GameMode::Campaign)
        return title;
    //: What is played and how tiles move: "Campaign, level 2: tiles fall down".
    return LinkText::tr("%1: %2").arg(title, movementText(mode));
}

QString outlineName(link::Outline outline)
{
    return LinkText::tr(LinkText::outlines[static_cast<std::size_t>(outline)]);
}

QString difficultyName(link::Difficulty difficulty)
{
    return LinkText::tr(LinkText::difficulties[static_cast<std::size_t>(difficulty)]);
}

} // namespace qipan::ui
