// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for adding external engines.
#include "ui/engines/engines_dialog.h"

#include "tests/app/open_program.h"
#include "tests/support/catch.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

[[nodiscard]] QPushButton* button(const ui::EnginesDialog& dialog, const QString& text)
{
    const auto buttons = dialog.findChildren<QPushButton*>();
    const auto found = std::ranges::find_if(
        buttons, [&](const QPushButton* one) { return one->text().remove(u'&') == text && one->isVisible(); });
    return found == buttons.end() ? nullptr : *found;
}

/// Waits until the test of the selected engine shows this text.
[[nodiscard]] bool waitForText(const ui::EnginesDialog& dialog, const QString& words)
{
    const auto isTold = [&] {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == words; });
    };
    return QTest::qWaitFor(isTold, 10'000);
}

} // namespace

TEST_CASE("an engine is added, tested, renamed and removed in its dialog", "[engines]")
{
    OpenProgram program{u"gomoku"_s};
    REQUIRE(program.choose(u"Engines…"_s));
    auto& dialog = *program.window().findChild<ui::EnginesDialog*>();
    REQUIRE(QTest::qWaitForWindowExposed(&dialog));
    dialog.add(QStringLiteral(FAKE_ENGINE));
    REQUIRE(program.preferences().value().engines.size() == 1);
    CHECK(program.preferences().value().engines.front().name == u"fake_engine");
    CHECK(program.preferences().value().engines.front().game == u"gomoku");

    REQUIRE(button(dialog, u"Test"_s) != nullptr);
    button(dialog, u"Test"_s)->click();
    CHECK(waitForText(dialog, u"It works: Fake 1.5"_s));

    auto* name = dialog.findChildren<QLineEdit*>().front();
    name->selectAll();
    QTest::keyClicks(name, u"My friend"_s);
    QTest::keyClick(name, Qt::Key_Return);
    CHECK(program.preferences().value().engines.front().name == u"My friend");
    CHECK(dialog.isVisible());
    program.preferences().change([](ui::Preferences& p) { p.games[u"gomoku"_s].engine = p.engines.front().id; });
    CHECK(program.matchController().shown().names[1] == u"My friend");

    dialog.add(QStringLiteral(FAKE_ENGINE));
    dialog.add(u"/nowhere"_s);
    CHECK(program.preferences().value().engines.size() == 2);
    CHECK(dialog.findChild<QListWidget*>()->count() == 2);
    button(dialog, u"Remove"_s)->click();
    button(dialog, u"Remove"_s)->click();
    CHECK(program.preferences().value().engines.isEmpty());
    program.playAgain();
    CHECK(program.matchController().shown().names[1] == u"Computer, level 1");
}

TEST_CASE("an added engine plays the current game and can be set to play another", "[engines]")
{
    OpenProgram program{u"reversi"_s};
    REQUIRE(program.choose(u"Engines…"_s));
    auto& dialog = *program.window().findChild<ui::EnginesDialog*>();
    REQUIRE(QTest::qWaitForWindowExposed(&dialog));
    dialog.add(QStringLiteral(FAKE_NBOARD));
    const auto engine = [&] { return program.preferences().value().engines.front(); };
    CHECK(engine().game == u"reversi");
    const auto depth = [&] { return dialog.findChildren<QSpinBox*>().back(); };
    CHECK(depth()->isVisible());
    depth()->setFocus();
    depth()->setValue(9);
    QTest::keyClick(depth(), Qt::Key_Return);
    CHECK(engine().depth == 9);

    button(dialog, u"Test"_s)->click();
    CHECK(waitForText(dialog, u"It works: Fake 4"_s)); // with the depth it was given

    auto& game = *dialog.findChild<QComboBox*>();
    game.setFocus();
    QTest::keyClick(&game, Qt::Key_Up);
    CHECK(engine().game == u"gomoku");
    CHECK_FALSE(depth()->isVisible());
    QTest::keyClick(&game, Qt::Key_Down);
    CHECK(engine().game == u"reversi");
}
