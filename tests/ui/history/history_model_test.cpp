// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_model.h"

#include "tests/support/catch.h"

#include <QFont>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

HistoryLine lineOf(qint64 id)
{
    return {.id = id,
            .game = u"gomoku"_s,
            .rule = u"renju"_s,
            .size = {15, 15},
            .names = {u"Ada %1"_s.arg(id), u"Lin"_s},
            .began = 1'600'000'000'000,
            .outcome = Outcome{Side::White, EndReason::Timeout},
            .plies = 1'234};
}

std::vector<qint64> numbers(qint64 count)
{
    std::vector<qint64> ids(static_cast<std::size_t>(count));
    std::iota(ids.begin(), ids.end(), 1);
    return ids;
}

std::vector<HistoryLine> linesOf(const std::vector<qint64>& ids)
{
    std::vector<HistoryLine> lines;
    for (const qint64 id : ids)
        lines.push_back(lineOf(id));
    return lines;
}

QString shown(const HistoryModel& model, int row, HistoryColumn column, int role = Qt::DisplayRole)
{
    return model.index(row, static_cast<int>(column)).data(role).toString();
}

/// Returns after every timer without an interval that runs now, such as the model's, has fired: they fire in the order
/// in which they were started.
void letTimersFire()
{
    QTimer last;
    last.setSingleShot(true);
    QSignalSpy fired{&last, &QTimer::timeout};
    last.start(0);
    REQUIRE(fired.wait());
}

/// Records the model's queries.
struct Asked {
    explicit Asked(HistoryModel& model)
    {
        QObject::connect(&model, &HistoryModel::linesRequested, &model,
                         [this](const std::vector<qint64>& ids) { questions.push_back(ids); });
    }
    [[nodiscard]] bool waitFor(std::size_t count)
    {
        return QTest::qWaitFor([&] { return questions.size() >= count; });
    }
    std::vector<std::vector<qint64>> questions;
};

} // namespace

TEST_CASE("the first rows load without a query and later ids keep them", "[history]")
{
    HistoryModel model;
    Asked asked{model};
    QSignalSpy reset{&model, &QAbstractItemModel::modelReset};
    model.setFirst(linesOf(numbers(100)));
    CHECK(model.rowCount() == 100);
    CHECK(shown(model, 99, HistoryColumn::Black) == u"Ada 100");
    model.setIds(numbers(1'000));
    CHECK(model.rowCount() == 1'000);
    CHECK(reset.size() == 1); // the selection stays
    CHECK(shown(model, 0, HistoryColumn::White) == u"Lin");
    CHECK(asked.questions.empty());
}

TEST_CASE("rows are fetched in pages one query at a time with the latest rows first", "[history]")
{
    HistoryModel model;
    Asked asked{model};
    model.setIds(numbers(100'000));
    CHECK(shown(model, 50'000, HistoryColumn::Date) == u"…");
    (void)shown(model, 50'010, HistoryColumn::Date); // the same page
    REQUIRE(asked.waitFor(1));
    REQUIRE(asked.questions[0].size() == HistoryModel::pageSize);
    CHECK(asked.questions[0].front() == 50'001);
    // Scrolling meanwhile: only the final position matters.
    for (int row = 0; row < 90'000; row += 1'000)
        (void)shown(model, row, HistoryColumn::Date);
    letTimersFire();
    CHECK(asked.questions.size() == 1);
    model.take(linesOf(asked.questions[0]));
    CHECK(shown(model, 50'000, HistoryColumn::Black) == u"Ada 50001");
    REQUIRE(asked.waitFor(2));
    CHECK(asked.questions[1].size() == 3 * HistoryModel::pageSize);
    CHECK(asked.questions[1].back() == 89'100);
    // An unanswered query does not block the model for ever.
    model.giveUp();
    (void)shown(model, 10, HistoryColumn::Date);
    REQUIRE(asked.waitFor(3));
}

TEST_CASE("the row cache is limited", "[history]")
{
    HistoryModel model;
    model.setIds(numbers(20'000));
    Asked asked{model};
    for (int row = 0; row < 20'000; row += HistoryModel::pageSize) {
        (void)shown(model, row, HistoryColumn::Date);
        const std::size_t before = asked.questions.size();
        REQUIRE(asked.waitFor(before + 1));
        model.take(linesOf(asked.questions.back()));
    }
    int cached = 0;
    for (int row = 0; row < 20'000; ++row)
        cached += model.lineAt(row) != nullptr ? 1 : 0;
    CHECK(cached == HistoryModel::maxCached);
    CHECK(model.lineAt(19'999) != nullptr);
}

TEST_CASE("games missing in an answer are removed and counted", "[history]")
{
    HistoryModel model;
    Asked asked{model};
    QSignalSpy messages{&model, &HistoryModel::leftOutChanged};
    model.setIds(numbers(10));
    (void)shown(model, 0, HistoryColumn::Date);
    REQUIRE(asked.waitFor(1));
    std::vector<HistoryLine> lines = linesOf({1, 2, 4, 5, 6, 7, 9, 10});
    model.take(lines);
    CHECK(model.rowCount() == 8);
    CHECK(model.leftOut() == 2);
    CHECK(messages.size() == 1);
    CHECK(model.ids()[2] == 4);
    CHECK(shown(model, 2, HistoryColumn::Black) == u"Ada 4");
}

TEST_CASE("stale rows stay visible until their update arrives", "[history]")
{
    HistoryModel model;
    Asked asked{model};
    model.setFirst(linesOf(numbers(3)));
    model.outdate();
    CHECK(shown(model, 1, HistoryColumn::Black) == u"Ada 2");
    REQUIRE(asked.waitFor(1));
    model.outdate(); // again, before the answer
    model.take(linesOf(asked.questions[0]));
    CHECK(shown(model, 1, HistoryColumn::Black) == u"Ada 2");
    REQUIRE(asked.waitFor(2));
    std::vector<HistoryLine> lines = linesOf(numbers(3));
    lines[1].names[0] = u"Zoë"_s;
    model.take(lines);
    CHECK(shown(model, 1, HistoryColumn::Black) == u"Zoë");
    letTimersFire();
    CHECK(asked.questions.size() == 2);
}

TEST_CASE("unchanged rows are not removed when others come and go", "[history]")
{
    HistoryModel model;
    QSignalSpy reset{&model, &QAbstractItemModel::modelReset};
    model.setFirst(linesOf(numbers(6)));
    const QPersistentModelIndex third = model.index(2, 0);
    const QPersistentModelIndex last = model.index(5, 0);
    model.setIds({9, 1, 2, 3, 4, 5, 6});
    CHECK(third.row() == 3);
    model.setIds({9, 1, 2, 3, 6});
    CHECK(third.row() == 3);
    CHECK(last.row() == 4);
    model.setIds({1, 3, 8, 6});
    CHECK(model.ids() == std::vector<qint64>{1, 3, 8, 6});
    CHECK(last.row() == 3);
    CHECK(reset.size() == 1);
    model.setIds({});
    CHECK(model.rowCount() == 0);
}

TEST_CASE("a skipped game stays hidden while the list is the same", "[history]")
{
    HistoryModel model;
    Asked asked{model};
    model.setIds(numbers(4));
    (void)shown(model, 0, HistoryColumn::Date);
    REQUIRE(asked.waitFor(1));
    model.take(linesOf({1, 2, 4}));
    model.setIds(numbers(5));
    CHECK(model.ids() == std::vector<qint64>{1, 2, 4, 5});
    CHECK(model.leftOut() == 1);
    model.setIds({1, 2, 4, 5});
    CHECK(model.leftOut() == 0);
}

TEST_CASE("tool tips and accessible texts of rows tell more than the columns", "[history]")
{
    HistoryModel model;
    HistoryLine line = lineOf(1);
    line.names[0] = u"<b>Ada</b>"_s;
    model.setFirst({line});
    CHECK(shown(model, 0, HistoryColumn::Result) == u"White won");
    CHECK(shown(model, 0, HistoryColumn::Result, Qt::AccessibleTextRole).startsWith(u"White won on time"));
    CHECK(shown(model, 0, HistoryColumn::Black) == u"<b>Ada</b>");
    CHECK(shown(model, 0, HistoryColumn::Black, Qt::ToolTipRole).contains(u"&lt;b&gt;"));
    CHECK(shown(model, 0, HistoryColumn::Game) == u"Gomoku");
    CHECK_FALSE(shown(model, 0, HistoryColumn::Game, Qt::ToolTipRole).contains(u"not certain"));
    CHECK(model.index(0, static_cast<int>(HistoryColumn::White)).data(Qt::FontRole).value<QFont>().bold());
    CHECK_FALSE(model.index(0, static_cast<int>(HistoryColumn::Black)).data(Qt::FontRole).isValid());
}

TEST_CASE("names of the computer can be short, and the tool tip has them whole", "[history]")
{
    HistoryModel model;
    HistoryLine line = lineOf(1);
    line.names = {u"Computer, level 4"_s, u"Lin"_s};
    model.setFirst({line});
    CHECK(shown(model, 0, HistoryColumn::Black) == u"Computer, level 4");
    model.setNamesShort(true);
    CHECK(shown(model, 0, HistoryColumn::Black) == u"Level 4");
    CHECK(shown(model, 0, HistoryColumn::Black, Qt::ToolTipRole) == u"Computer, level 4");
    CHECK(shown(model, 0, HistoryColumn::White) == u"Lin");
}

TEST_CASE("rows say what was guessed when a game was read", "[history]")
{
    for (const bool isGame : {false, true}) {
        for (const bool isPage : {false, true}) {
            HistoryModel model;
            HistoryLine line = lineOf(1);
            line.isGameGuessed = isGame;
            line.isPageGuessed = isPage;
            model.setFirst({line});
            CHECK(shown(model, 0, HistoryColumn::Game).endsWith(u"(?)") == (isGame || isPage));
            for (const auto& [column, role] :
                 {std::pair{HistoryColumn::Game, Qt::ToolTipRole}, std::pair{HistoryColumn::Black, Qt::ToolTipRole},
                  std::pair{HistoryColumn::Game, Qt::AccessibleTextRole},
                  std::pair{HistoryColumn::Result, Qt::AccessibleTextRole}}) {
                const QString text = shown(model, 0, column, role);
                CHECK(text.contains(u"taken for Gomoku") == isGame);
                CHECK(text.contains(u"how its texts are encoded") == isPage);
            }
        }
    }
}
