// SPDX-License-Identifier: GPL-3.0-or-later
// A theme that is changed while the program runs looks like one that it was started with.
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_history.h"
#include "ui/panels/chat_panel.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QTest>
#include <QToolBar>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

struct Picture {
    QString name;
    QImage image;
};

/// Shows one page after the other, and returns a picture of the window with each.
QList<Picture> visitPages(OpenProgram& program)
{
    QList<Picture> pictures;
    const auto add = [&](const QString& name) {
        const auto* tools = program.window().findChild<QToolBar*>();
        REQUIRE(QTest::qWaitFor([tools] {
            return std::ranges::all_of(
                tools->actions(), [tools](QAction* action) { return tools->widgetForAction(action)->isVisible(); });
        }));
        QTest::qWait(100); // lists arrive from the store
        pictures << Picture{name, program.window().grab().toImage()};
    };
    ui::Actions& actions = program.actions();
    actions.home->trigger();
    add(u"home"_s);
    program.window().navigation().setPage(ui::Page::Match);
    program.board().setFocus();
    add(u"match"_s);
    program.files().records().openText(u"(;GM[1]SZ[15]C[A comment];B[hh]C[Good];W[ii])"_s);
    add(u"record"_s);
    for (const auto& [name, action] :
         {std::pair{u"history"_s, actions.history}, std::pair{u"statistics"_s, actions.statistics},
          std::pair{u"rules"_s, actions.rules}, std::pair{u"book"_s, actions.book},
          std::pair{u"preferences"_s, actions.preferences}, std::pair{u"new game"_s, actions.newGame}}) {
        action->trigger();
        add(name);
    }
    return pictures;
}

/// The pages of a program that starts with `before` and changes to `after`.
QList<Picture> picturesAfter(const StoredSettings& before, void (*change)(ui::Preferences&))
{
    OpenProgram program{u"gomoku"_s, before};
    program.playByKeys(program.board(), {7, 7});
    program.playByKeys(program.board(), {8, 8});
    ui::MatchPage& page = program.window().page<ui::MatchPage>();
    page.setChatVisible(true);
    auto* chat = page.chat().findChild<ui::ChatHistory*>();
    chat->addMessage({12, 0}, u"Ada"_s, u"Hello"_s);
    chat->addNote({12, 1}, u"Lin joined."_s);
    (void)visitPages(program);
    program.preferences().change(change);
    return visitPages(program);
}

} // namespace

TEST_CASE("every page follows a change of theme at once", "[preferences][theme]")
{
    const int flashTime = QApplication::cursorFlashTime();
    QApplication::setCursorFlashTime(0); // the same in all pictures
    const std::pair<QString, QVariant> people{u"gomoku/opponent"_s, 1};
    const auto none = [](ui::Preferences&) {};
    const auto compare = [&](const auto& make, const auto& other) {
        for (int attempt = 0;; ++attempt) { // the history tells the minute
            const QList<Picture> changed = make();
            const QList<Picture> started = other();
            REQUIRE(changed.size() == started.size());
            QStringList different;
            for (int i = 0; i < changed.size(); ++i) {
                if (changed[i].image != started[i].image)
                    different << changed[i].name;
            }
            if (different.isEmpty() || attempt == 1)
                return different.join(u' ').toStdString();
        }
    };
    CHECK(""
          == compare(
              [&] {
                  return picturesAfter({people, {u"look/colours"_s, 1}},
                                       [](ui::Preferences& p) { p.colorMode = ui::ColorMode::Dark; });
              },
              [&] {
                  return picturesAfter({people, {u"look/colours"_s, 2}}, none);
              }));
    CHECK(""
          == compare(
              [&] {
                  return picturesAfter({people, {u"look/colours"_s, 2}}, [](ui::Preferences& p) {
                      p.colorMode = ui::ColorMode::Light;
                      p.look = ui::Look::Classical;
                  });
              },
              [&] {
                  return picturesAfter({people, {u"look/colours"_s, 1}, {u"look/style"_s, 1}}, none);
              }));
    CHECK(""
          == compare(
              [&] {
                  return picturesAfter({people, {u"look/colours"_s, 1}},
                                       [](ui::Preferences& p) { p.colorMode = ui::ColorMode::HighContrast; });
              },
              [&] {
                  return picturesAfter({people, {u"look/colours"_s, 3}}, none);
              }));
    QApplication::setCursorFlashTime(flashTime);
}
