// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/preferences_page.h"

#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/board/turn_board_view.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/option_card.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

using Group = PreferencesPage::Group;

constexpr Group allGroups[] = {Group::Player, Group::Look, Group::Board, Group::Play, Group::Link, Group::Engines};

/// A page in a window, and what it reported.
struct PreferencesFixture {
    Actions actions;
    PreferencesPage page{actions};
    QList<Preferences> reported;

    explicit PreferencesFixture(const Preferences& preferences = {}, QSize size = {800, 600})
    {
        page.setLanguages({{u"en"_s, u"English"_s}, {u"zh_CN"_s, u"简体中文"_s}});
        page.setPreferences(preferences);
        page.resize(size);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        QObject::connect(&page, &PreferencesPage::changed, &page,
                         [this](const Preferences& changed) { reported << changed; });
    }

    /// The visible button with this text (without mnemonic).
    template <typename Button = QAbstractButton>
    [[nodiscard]] Button& button(const QString& text) const
    {
        for (auto* one : page.findChildren<Button*>()) {
            if (one->text().remove(u'&') == text && one->isVisible())
                return *one;
        }
        FAIL("There is no button " << text.toStdString());
        std::abort();
    }
};

} // namespace

TEST_CASE("a change on the page of the preferences is reported at once, and nothing else", "[preferences]")
{
    PreferencesFixture fixture;
    CHECK(fixture.reported.isEmpty());
    fixture.page.showGroup(Group::Board);
    fixture.button(u"Coordinates"_s).click();
    REQUIRE(fixture.reported.size() == 1);
    Preferences expected;
    expected.coordinates = false;
    CHECK(fixture.reported.last() == expected);
    fixture.page.showGroup(Group::Look);
    fixture.button(u"Dark"_s).click();
    fixture.button(u"Classic"_s).click();
    REQUIRE(fixture.reported.size() == 3);
    expected.colorMode = ColorMode::Dark;
    expected.look = Look::Classical;
    CHECK(fixture.reported.last() == expected);
    fixture.page.setPreferences({});
    CHECK(fixture.reported.size() == 3);
}

TEST_CASE("the page of the preferences offers the languages by their own names", "[preferences]")
{
    PreferencesFixture fixture;
    fixture.button(u"简体中文"_s).click();
    CHECK(fixture.reported.last().language == u"zh_CN");
    fixture.button(u"English"_s).click();
    CHECK(fixture.reported.last().language == u"en");
}

TEST_CASE("the name is edited where the action for it leads, and is limited to 32 characters", "[preferences]")
{
    PreferencesFixture fixture;
    fixture.page.showGroup(Group::Link);
    fixture.page.editName();
    CHECK(fixture.page.group() == Group::Player);
    auto* edit = qobject_cast<QLineEdit*>(fixture.page.focusWidget());
    REQUIRE(edit != nullptr);
    QTest::keyClicks(edit, u"  Ada  L"_s);
    CHECK(fixture.reported.last().name == u"Ada L");
    fixture.page.setPreferences(fixture.reported.last()); // what is being typed stays
    CHECK(edit->text() == u"  Ada  L");
    QTest::keyClicks(edit, QString{40, u'x'});
    CHECK(fixture.reported.last().name.size() <= 32);
}

TEST_CASE("Restore defaults changes only its group", "[preferences]")
{
    Preferences preferences;
    preferences.name = u"Ada"_s;
    preferences.coordinates = false;
    preferences.threats = true;
    preferences.link.tiles = TileSetKind::Symbols;
    preferences.link.size = {8, 8};
    preferences.games[u"gomoku"_s].level = 4;
    PreferencesFixture fixture{preferences};
    fixture.page.showGroup(Group::Board);
    fixture.button(u"Restore defaults"_s).click();
    Preferences expected = preferences;
    expected.coordinates = true;
    expected.threats = false;
    CHECK(fixture.reported == QList<Preferences>{expected});
    CHECK(fixture.button<QCheckBox>(u"Coordinates"_s).isChecked());
    fixture.page.showGroup(Group::Link);
    fixture.button(u"Restore defaults"_s).click();
    expected.link.tiles = TileSetKind::Pictures;
    CHECK(fixture.reported.last() == expected); // the size belongs to the page of new games
}

TEST_CASE("the previews follow the theme, the options and the tile sets", "[preferences]")
{
    PreferencesFixture fixture;
    fixture.page.showGroup(Group::Board);
    const auto boards = fixture.page.findChildren<TurnBoardView*>();
    REQUIRE(boards.size() == 2);
    for (TurnBoardView* board : boards) {
        const QImage before = board->grab().toImage();
        fixture.page.setBoardOptions({.coordinates = false, .lastMove = false, .legalMoves = false});
        const QImage bare = board->grab().toImage();
        CHECK(before != bare);
        fixture.page.setTheme(makeTheme(Look::Classical, true));
        CHECK(board->grab().toImage() != bare);
        fixture.page.setTheme(makeTheme(Look::Plain, false));
        fixture.page.setBoardOptions({});
        CHECK(board->grab().toImage() == before);
    }
    for (const Group group : {Group::Look, Group::Link}) {
        fixture.page.showGroup(group);
        QList<QImage> pictures;
        for (auto* card : fixture.page.findChildren<OptionCard*>()) {
            if (!card->isVisible() || !card->isEnabled())
                continue;
            const QImage picture = card->grab(QRect{8, 8, card->width() - 16, 30}).toImage();
            CHECK_FALSE(pictures.contains(picture));
            pictures << picture;
        }
        CHECK(pictures.size() >= 2);
    }
}

TEST_CASE("the analyst of a game can be chosen once it has engines", "[preferences]")
{
    PreferencesFixture fixture;
    fixture.page.showGroup(Group::Engines);
    Preferences preferences;
    preferences.engines = {{.id = 3, .game = u"reversi"_s, .name = u"Edax & co"_s, .program = u"/edax"_s}};
    fixture.page.setPreferences(preferences);
    fixture.button(u"Edax  co"_s).click(); // "&&" stands for "&"
    CHECK(fixture.reported.last().games.value(u"reversi"_s).analyst == 3);
    CHECK(fixture.reported.last().games.value(u"gomoku"_s).analyst == 0);
}

TEST_CASE("how one plays fits the smallest window", "[preferences]")
{
    PreferencesFixture fixture{{}, {480, 320}};
    fixture.page.showGroup(Group::Play);
    for (const auto* scroll : fixture.page.findChildren<QScrollArea*>()) {
        if (scroll->isVisible())
            CHECK(scroll->verticalScrollBar()->maximum() == 0);
    }
}

TEST_CASE("every setting has a mnemonic of its own in its group", "[preferences]")
{
    PreferencesFixture fixture;
    static const QRegularExpression mnemonic{u"&([a-z])"_s, QRegularExpression::CaseInsensitiveOption};
    QStringList shared{u"g"_s, u"f"_s, u"m"_s, u"v"_s, u"s"_s, u"h"_s}; // the menus
    const auto* tabs = fixture.page.findChild<QTabBar*>();
    for (int i = 0; i < tabs->count(); ++i)
        shared << mnemonic.match(tabs->tabText(i)).captured(1).toLower();
    for (const Group group : allGroups) {
        fixture.page.showGroup(group);
        QStringList used = shared;
        const auto check = [&](const QString& text) {
            const QString letter = mnemonic.match(text).captured(1).toLower();
            INFO(text.toStdString());
            CHECK_FALSE(letter.isEmpty());
            CHECK_FALSE(used.contains(letter));
            used << letter;
        };
        for (const auto* box : fixture.page.findChildren<QCheckBox*>()) {
            if (box->isVisible())
                check(box->text());
        }
        for (const auto* label : fixture.page.findChildren<QLabel*>()) {
            const QWidget* field = label->buddy();
            const bool isNamed = field == nullptr || qobject_cast<const QCheckBox*>(field) != nullptr
                || field->findChild<QPushButton*>() != nullptr; // those have their own
            if (label->isVisible() && !isNamed)
                check(label->text());
        }
    }
}

TEST_CASE("the preferences work with keys alone", "[preferences]")
{
    PreferencesFixture fixture;
    PreferencesPage& page = fixture.page;
    auto* tabs = page.findChild<QTabBar*>();
    page.setFocus();
    CHECK(tabs->hasFocus());
    for (const Group group : allGroups) {
        tabs->setFocus();
        page.showGroup(group);
        QSet<QWidget*> reached;
        QWidget* const first = tabs;
        do {
            QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
            INFO(static_cast<int>(group) << " " << page.focusWidget()->metaObject()->className());
            REQUIRE_FALSE(reached.contains(page.focusWidget())); // Tab leads around
            reached << page.focusWidget();
        } while (page.focusWidget() != first);
        for (auto* button : page.findChildren<QAbstractButton*>()) {
            const bool isStop =
                (qobject_cast<QCheckBox*>(button) != nullptr || qobject_cast<QPushButton*>(button) != nullptr
                 || (qobject_cast<OptionCard*>(button) != nullptr && button->isChecked()))
                && button->isVisible() && button->isEnabled();
            INFO(button->text().toStdString());
            CHECK((!isStop || reached.contains(button)));
        }
    }
    // The mnemonics of labels lead to their fields.
    int labels = 0;
    for (const Group group : allGroups) {
        page.showGroup(group);
        for (const auto* label : page.findChildren<QLabel*>()) {
            const qsizetype at = label->text().indexOf(u'&');
            if (!label->isVisible() || label->buddy() == nullptr || at < 0)
                continue;
            tabs->setFocus();
            const auto key = static_cast<Qt::Key>(label->text().at(at + 1).toUpper().unicode());
            QTest::keyClick(page.focusWidget(), key, Qt::AltModifier);
            INFO(label->text().toStdString());
            CHECK((label->buddy() == page.focusWidget() || label->buddy()->isAncestorOf(page.focusWidget())));
            ++labels;
        }
    }
    CHECK(labels == 13);
    // Arrows choose among cards.
    page.showGroup(Group::Look);
    QTest::keyClick(page.focusWidget(), Qt::Key_O, Qt::AltModifier);
    QTest::keyClick(page.focusWidget(), Qt::Key_Right);
    CHECK(fixture.reported.last().colorMode == ColorMode::Light);
    QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
    auto* card = qobject_cast<OptionCard*>(page.focusWidget());
    REQUIRE(card != nullptr);
    CHECK(card->isChecked());
    QTest::keyClick(page.focusWidget(), Qt::Key_Right);
    CHECK(fixture.reported.last().look == Look::Classical);
    card = qobject_cast<OptionCard*>(page.focusWidget());
    REQUIRE(card != nullptr);
    CHECK(card->text() == u"Classic");
    // Enter presses the button with the focus, Esc closes the page.
    page.showGroup(Group::Board);
    Preferences preferences;
    preferences.coordinates = false;
    page.setPreferences(preferences);
    fixture.button(u"Restore defaults"_s).setFocus();
    QTest::keyClick(page.focusWidget(), Qt::Key_Return);
    CHECK(fixture.reported.last().coordinates);
    int closed = 0;
    QObject::connect(&page, &PreferencesPage::closed, &page, [&closed] { ++closed; });
    QTest::keyClick(page.focusWidget(), Qt::Key_Escape);
    fixture.page.editName();
    QTest::keyClick(page.focusWidget(), Qt::Key_Escape);
    CHECK(closed == 2);
}

TEST_CASE("the mnemonics of each group of preferences differ, also from those of the tabs and menus", "[preferences]")
{
    PreferencesFixture fixture;
    const auto mnemonic = [](const QString& text) {
        const qsizetype at = QString{text}.replace(u"&&"_s, u"  "_s).indexOf(u'&');
        return at < 0 ? QChar{} : text.at(at + 1).toUpper();
    };
    auto* tabs = fixture.page.findChild<QTabBar*>();
    for (const Group group : allGroups) {
        fixture.page.showGroup(group);
        QString taken = u"GFMVSH"_s; // the menus
        QStringList texts;
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
        for (const auto* button : fixture.page.findChildren<QAbstractButton*>()) {
            if (button->isVisible())
                texts << button->text();
        }
        for (const auto* label : fixture.page.findChildren<QLabel*>()) {
            if (label->isVisible() && label->buddy() != nullptr)
                texts << label->text();
        }
        for (const QString& text : std::as_const(texts)) {
            const QChar letter = mnemonic(text);
            INFO(text.toStdString());
            CHECK_FALSE((!letter.isNull() && taken.contains(letter)));
            if (!letter.isNull())
                taken += letter;
        }
    }
}

TEST_CASE("the preferences fit a window of 480 by 400 without a scroll bar below", "[preferences]")
{
    PreferencesFixture fixture{{}, {480, 300}}; // what the menus and bars leave
    for (const Group group : allGroups) {
        fixture.page.showGroup(group);
        QCoreApplication::processEvents();
        for (const auto* area : fixture.page.findChildren<QScrollArea*>()) {
            if (!area->isVisible())
                continue;
            INFO(static_cast<int>(group));
            CHECK(area->horizontalScrollBar()->maximum() == 0);
        }
        for (const auto* box : fixture.page.findChildren<QCheckBox*>()) {
            INFO(box->text().toStdString());
            CHECK((!box->isVisible() || box->width() >= box->sizeHint().width()));
        }
    }
}

TEST_CASE("the preferences start at the top when they are shown again", "[preferences]")
{
    PreferencesFixture fixture;
    fixture.page.resize(480, 250);
    QCoreApplication::processEvents();
    fixture.page.showGroup(Group::Board);
    QScrollBar* bar = nullptr;
    for (const auto* area : fixture.page.findChildren<QScrollArea*>()) {
        if (area->isVisible())
            bar = area->verticalScrollBar();
    }
    REQUIRE(bar != nullptr);
    REQUIRE(QTest::qWaitFor([&] { return bar->maximum() > 0; }));
    bar->setValue(bar->maximum());
    fixture.page.hide();
    fixture.page.show();
    CHECK(bar->value() == 0);
}
