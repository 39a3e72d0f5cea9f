// SPDX-License-Identifier: GPL-3.0-or-later
// The searchable list of the games in a file.
#include "core/record/sgf.h"
#include "tests/support/catch.h"
#include "ui/history/history_line.h"
#include "ui/history/record_games.h"
#include "ui/pages/record_side.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

TEST_CASE("results are shown as text if the format defines them and quoted otherwise", "[record]")
{
    record::GameRecord game;
    const auto said = [&game](std::string_view result) {
        game.result = result;
        return resultText(game);
    };
    CHECK(said("B+R") == u"Black won by resignation");
    CHECK(said("Draw") == u"Draw by agreement");
    CHECK(said("0-1") == u"White won");
    CHECK(said("adjourned") == u"Result “adjourned”");
    CHECK(said("Void") == u"No result");
    CHECK(said("?").isEmpty());
    CHECK(said("-1").isEmpty());
    game.game = record::reversiKey;
    game.size = 8;
    CHECK(said("-64.00:r") == u"White won by resignation");
    CHECK(said("W+12").startsWith(u"White won by 12 disc"));
    // White is wiped out, but the file says something else.
    const auto other = record::readSgf("(;GM[2]RE[B+2];B[fe];W[df];B[ce];W[fd];B[eg];W[ff];B[ge];W[ef];B[ec])").games;
    CHECK(resultText(other.at(0)).startsWith(u"In the file: Black won by 2 disc"));
    CHECK(resultText(other.at(0)).contains(u"; on the board: Black won by 64 disc"));
    // Black has five in a row.
    const auto five = [](const QString& result) {
        const QString sgf = u"(;GM[4]SZ[15]RE[%1];B[hh];W[aa];B[ih];W[ba];B[jh];W[ca];B[kh];W[da];B[lh])"_s;
        return resultText(record::readSgf(sgf.arg(result).toStdString()).games.at(0));
    };
    CHECK(five(u"B+"_s) == u"Black won: five in a row");
    CHECK(five(u"0"_s) == u"Black won: five in a row"); // Piskvork's code for an end by the rules
    CHECK(five(u"W+R"_s) == u"In the file: White won by resignation; on the board: Black won: five in a row");

    game.result = "B+T";
    const std::vector<record::GameRecord> games{game};
    RecordGamesModel model;
    model.setGames(&games);
    CHECK(model.index(0).data().toString() == u"1. Black – White · Black won on time"_s);
}

TEST_CASE("numbers of games are grouped as in the language", "[record]")
{
    const std::vector<record::GameRecord> games(90'004);
    const QLocale usual;
    QLocale::setDefault(QLocale{QLocale::English, QLocale::UnitedStates});
    RecordGames list;
    list.setGames(&games, 0);
    CHECK(list.findChild<QLabel*>()->text().startsWith(u"90,004 game"));
    CHECK(list.findChild<QListView*>()->model()->index(90'000, 0).data().toString().startsWith(u"90,001. "));
    QLocale::setDefault(usual);
}

TEST_CASE("long names are elided and complete in the tool tip", "[record]")
{
    const QString longName = QString{u"A name that no place is wide enough for, "_s}.repeated(5);
    RecordHead head;
    head.resize(200, 80);
    head.show();
    REQUIRE(QTest::qWaitForWindowExposed(&head));
    head.setInfo({.black = longName, .white = u"Lin"_s});
    const auto names = [&head] {
        QStringList shown;
        for (const QLabel* label : head.findChildren<QLabel*>()) {
            if (label->text().startsWith(u"A name"))
                shown << label->text();
        }
        return shown;
    };
    REQUIRE(names().size() == 1);
    const QString narrow = names().front();
    CHECK(narrow.endsWith(u'…'));
    head.resize(400, 80);
    CHECK(names().front().size() > narrow.size());

    std::vector<record::GameRecord> games(3);
    games[0].black = longName.toStdString();
    RecordGames list;
    list.resize(260, 400);
    list.setGames(&games, 0);
    list.show();
    REQUIRE(QTest::qWaitForWindowExposed(&list));
    const auto& view = *list.findChild<QListView*>();
    const QModelIndex first = view.model()->index(0, 0);
    CHECK(view.visualRect(first).width() <= view.viewport()->width());
    CHECK(first.data(Qt::ToolTipRole).toString().contains(u"wide enough"));
}

TEST_CASE("a list of 200 000 games can be filtered by name and used by keyboard", "[record]")
{
    std::vector<record::GameRecord> games(200'000);
    games[5].black = "Ada";
    games[70'000].white = "Ádám Lin";
    games[199'999].event = "Lin Cup";
    RecordGames list;
    list.resize(260, 400);
    list.setGames(&games, 5);
    list.show();
    REQUIRE(QTest::qWaitForWindowActive(&list));
    std::optional<std::size_t> picked;
    QObject::connect(&list, &RecordGames::gamePicked, &list, [&picked](std::size_t game) { picked = game; });
    auto& view = *list.findChild<QListView*>();
    CHECK(view.model()->rowCount() == 200'000);
    CHECK(view.currentIndex().row() == 5);
    auto& field = *list.findChild<QLineEdit*>();
    field.setFocus();
    QTest::keyClicks(&field, u"lin"_s);
    QTest::keyClick(&field, Qt::Key_Return);
    REQUIRE(view.model()->rowCount() == 2);
    CHECK_FALSE(picked);
    CHECK(view.model()->index(0, 0).data().toString() == u"70,001. Black – Ádám Lin"_s);
    CHECK(view.model()->index(1, 0).data().toString() == u"200,000. Black – White · Lin Cup"_s);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(picked == 199'999);
    field.clear();
    REQUIRE(QTest::qWaitFor([&view] { return view.model()->rowCount() == 200'000; }));
    list.pick(3);
    CHECK(view.currentIndex().row() == 3);
    CHECK(picked == 199'999); // selected by the program
}
