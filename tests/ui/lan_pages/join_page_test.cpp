// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/address_field.h"
#include "ui/pages/join_page.h"
#include "ui/pages/resume_bar.h"
#include "ui/pages/table_list.h"

#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

const FoundTable open = tableOf(u"1"_s, u"Ann"_s);
const FoundTable playing = tableOf(u"2"_s, u"Bo"_s, true);

/// A visible page that records its requests.
struct ShownPage {
    JoinPage page;
    QStringList wanted;
    QComboBox* line = page.findChild<QComboBox*>();
    QTreeView* view = page.findChild<QTreeView*>();

    ShownPage()
    {
        QObject::connect(&page, &JoinPage::joinRequested, &page,
                         [this](const QString& at) { wanted += u"join "_s + at; });
        QObject::connect(&page, &JoinPage::spectateRequested, &page,
                         [this](const QString& at) { wanted += u"watch "_s + at; });
        QObject::connect(&page, &JoinPage::passcodeGiven, &page,
                         [this](const QString& code) { wanted += u"passcode "_s + code; });
        QObject::connect(&page, &JoinPage::unencryptedAgreed, &page, [this] { wanted += u"unencrypted"_s; });
        QObject::connect(&page, &JoinPage::cancelled, &page, [this] { wanted += u"cancelled"_s; });
        page.setOwnName(u"Lin"_s);
        page.resize(700, 560);
        activate(page);
    }

    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* button : page.findChildren<QPushButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QPoint middleOf(int row) const
    {
        return view->visualRect(view->model()->index(row, FoundTables::Name)).center();
    }
    void click(int row)
    {
        QTest::mouseMove(view->viewport(), middleOf(row));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, middleOf(row));
    }
    void doubleClick(int row)
    {
        click(row);
        CHECK(wanted.isEmpty());
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, middleOf(row));
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, middleOf(row));
    }
};

} // namespace

TEST_CASE("a double click joins an open table and watches a full one", "[lan-pages]")
{
    ShownPage shown;
    shown.page.tables().setTables({open, playing});
    for (const int row : {0, 1}) {
        shown.doubleClick(row);
        CHECK(shown.wanted == QStringList{row == 0 ? u"join 10.0.0.1:15155"_s : u"watch 10.0.0.2:15155"_s});
        shown.wanted.clear();
    }
}

TEST_CASE("Enter joins or watches the selected table by keyboard", "[lan-pages]")
{
    ShownPage shown;
    shown.page.tables().setTables({open, playing});
    press(shown.page, Qt::Key_Backtab);
    REQUIRE(shown.view->hasFocus());
    press(shown.page, Qt::Key_Return); // none is selected yet
    CHECK(shown.wanted.isEmpty());
    press(shown.page, Qt::Key_Down);
    press(shown.page, Qt::Key_Return);
    press(shown.page, Qt::Key_Down);
    press(shown.page, Qt::Key_Return);
    CHECK(shown.wanted == QStringList{u"join 10.0.0.1:15155"_s, u"watch 10.0.0.2:15155"_s});
}

TEST_CASE("an open table can be joined or watched and a full one only watched and a gone one neither", "[lan-pages]")
{
    ShownPage shown;
    shown.page.tables().setTables({open, playing});
    QPushButton* join = shown.button(u"&Join"_s);
    QPushButton* spectate = shown.button(u"&Watch"_s);
    CHECK(!join->isEnabled());
    CHECK(!spectate->isEnabled());
    shown.click(0);
    CHECK(join->isEnabled());
    QTest::mouseClick(spectate, Qt::LeftButton);
    CHECK(shown.wanted == QStringList{u"watch 10.0.0.1:15155"_s});
    shown.wanted.clear();
    shown.click(1);
    CHECK(!join->isEnabled());
    CHECK(spectate->isEnabled());
    shown.page.tables().setTables({open});
    CHECK(!spectate->isEnabled());
    shown.doubleClick(1);
    CHECK(shown.wanted.isEmpty());
    shown.page.tables().setTables({open, tableOf(u"2"_s, u"Bo"_s)}); // it is back, and its game is over
    CHECK(join->isEnabled());
}

TEST_CASE("typing an address deselects the row", "[lan-pages]")
{
    ShownPage shown;
    shown.page.tables().setTables({playing});
    shown.click(0);
    CHECK(shown.page.addressField().address() == playing.address);
    shown.line->setFocus();
    shown.line->lineEdit()->selectAll();
    QTest::keyClicks(shown.page.focusWidget(), u" 10.0.0.7 "_s);
    shown.page.tables().setTables({playing});
    press(shown.page, Qt::Key_Return);
    CHECK(shown.wanted == QStringList{u"join 10.0.0.7"_s});
}

TEST_CASE("joining by address can be cancelled", "[lan-pages]")
{
    ShownPage shown;
    QObject::connect(&shown.page, &JoinPage::joinRequested, &shown.page,
                     [&shown] { shown.page.showConnecting(u"Connecting"_s); });
    press(shown.page, Qt::Key_Return);
    CHECK(shown.wanted.isEmpty());
    QTest::keyClicks(shown.page.focusWidget(), u" 10.0.0.1:99 "_s);
    press(shown.page, Qt::Key_Return);
    // The same Enter does not press Cancel, which has the focus now.
    CHECK(shown.wanted == QStringList{u"join 10.0.0.1:99"_s});
    CHECK(!shown.line->isEnabled());
    press(shown.page, Qt::Key_Escape);
    CHECK(shown.wanted.back() == u"cancelled");
    shown.page.showReady(u"Nobody answers."_s);
    CHECK(shown.line->hasFocus());
    CHECK(shown.page.addressField().address() == u"10.0.0.1:99"_s);
}

TEST_CASE("remembered addresses are offered without autocompletion and can be forgotten", "[lan-pages]")
{
    ShownPage shown;
    QList<QStringList> remaining;
    QObject::connect(&shown.page.addressField(), &AddressField::rememberedChanged, &shown.page,
                     [&remaining](const QStringList& addresses) { remaining += addresses; });
    auto* menu = shown.page.findChild<QMenu*>();
    auto* forget = qobject_cast<QPushButton*>(menu->parentWidget());
    CHECK(!forget->isVisible());
    shown.page.addressField().setRemembered({u"10.0.0.12:15155"_s, u"10.0.0.3"_s});
    CHECK(forget->isVisible());
    CHECK(shown.page.addressField().address().isEmpty());

    QTest::keyClicks(shown.page.focusWidget(), u"10.0.0.1"_s);
    CHECK(shown.page.addressField().address() == u"10.0.0.1");
    shown.line->completer()->popup()->hide();
    press(shown.page, Qt::Key_Down); // walks through the remembered addresses
    CHECK(shown.page.addressField().address() == u"10.0.0.12:15155");
    menu->actions().front()->trigger();
    CHECK(remaining == QList<QStringList>{{u"10.0.0.3"_s}});
    CHECK(shown.page.addressField().address().isEmpty());
    CHECK(!menu->actions().front()->isEnabled()); // the line has no remembered address
    menu->actions().back()->trigger();
    CHECK(remaining.back().isEmpty());
    CHECK(!forget->isVisible());
    CHECK(shown.line->hasFocus());
}

TEST_CASE("the passcode field is hidden and shown on demand and sent once", "[lan-pages]")
{
    ShownPage shown;
    shown.page.tables().setTables({open});
    shown.page.askPasscode();
    CHECK(!shown.view->isVisible());
    auto* edit = qobject_cast<QLineEdit*>(shown.page.focusWidget());
    REQUIRE(edit != nullptr);
    CHECK(edit->echoMode() == QLineEdit::Password);
    press(shown.page, Qt::Key_Return); // nothing is typed yet
    CHECK(shown.wanted.isEmpty());
    QTest::keyClicks(edit, u"tea time"_s);
    press(shown.page, Qt::Key_Tab);
    press(shown.page, Qt::Key_Space);
    CHECK(edit->echoMode() == QLineEdit::Normal);
    press(shown.page, Qt::Key_Backtab);
    press(shown.page, Qt::Key_Return);
    press(shown.page, Qt::Key_Tab);
    CHECK(shown.wanted == QStringList{u"passcode tea time"_s});
    CHECK(edit->text().isEmpty());

    shown.page.askPasscode(u"That was not it."_s);
    CHECK(edit->hasFocus());
    CHECK(edit->echoMode() == QLineEdit::Password);
    const auto labels = shown.page.findChildren<QLabel*>();
    CHECK(std::any_of(labels.begin(), labels.end(),
                      [](const QLabel* label) { return label->isVisible() && label->text() == u"That was not it."; }));
    press(shown.page, Qt::Key_Escape);
    CHECK(shown.wanted.back() == u"cancelled");
}

TEST_CASE("the question whether to go on without encryption is cancelled by Enter and agreed to by a button",
          "[lan-pages]")
{
    ShownPage shown;
    QPushButton* agree = shown.button(u"Continue with&out encryption"_s);
    REQUIRE(agree != nullptr);
    CHECK_FALSE(agree->isVisible());
    shown.page.askUnencrypted();
    CHECK(agree->isVisible());
    CHECK_FALSE(shown.button(u"&Join"_s)->isVisible());
    press(shown.page, Qt::Key_Return);
    CHECK(shown.wanted == QStringList{u"cancelled"_s});
    agree->click();
    CHECK(shown.wanted.back() == u"unencrypted");
    CHECK_FALSE(agree->isVisible());
}

TEST_CASE("an unfinished game can be continued or discarded while there is one", "[lan-pages]")
{
    ShownPage shown;
    int resumes = 0;
    int discards = 0;
    QObject::connect(&shown.page.unfinished(), &ResumeBar::resumeRequested, &shown.page, [&resumes] { ++resumes; });
    QObject::connect(&shown.page.unfinished(), &ResumeBar::discardRequested, &shown.page, [&discards] { ++discards; });
    auto* bar = shown.page.findChild<ResumeBar*>();
    CHECK(!bar->isVisible());
    shown.page.unfinished().setUnfinished(u"Your game with <i>Mei</i> (gomoku, move 23) was interrupted."_s);
    REQUIRE(bar->isVisible());
    CHECK(bar->findChild<QLabel*>()->textFormat() == Qt::PlainText);
    const auto buttons = bar->findChildren<QPushButton*>();
    buttons[0]->setFocus();
    press(shown.page, Qt::Key_Return);
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    CHECK(resumes == 1);
    CHECK(discards == 1);
    shown.page.unfinished().setUnfinished({});
    CHECK(!bar->isVisible());
}

TEST_CASE("Tab reaches everything on the page and label mnemonics lead to their fields", "[lan-pages]")
{
    ShownPage shown;
    shown.page.tables().setTables({open});
    shown.page.addressField().setRemembered({u"10.0.0.3"_s});
    shown.page.unfinished().setUnfinished(u"Your game with Mei was interrupted."_s);
    shown.click(0);
    shown.page.setFocus();
    CHECK(shown.line->hasFocus());
    QSet<QWidget*> reached;
    for (int steps = 0; steps < 20; ++steps) {
        reached.insert(shown.page.focusWidget());
        press(shown.page, Qt::Key_Tab);
    }
    CHECK(reached.contains(shown.view));
    for (const QString& text : {u"Co&ntinue"_s, u"Disc&ard"_s, u"Fo&rget"_s, u"&Join"_s, u"&Watch"_s, u"&Cancel"_s})
        CHECK(reached.contains(shown.button(text)));
    CHECK(reached.size() == 9);
    QTest::keyClick(shown.page.focusWidget(), Qt::Key_T, Qt::AltModifier);
    CHECK(shown.view->hasFocus());
    QTest::keyClick(shown.page.focusWidget(), Qt::Key_E, Qt::AltModifier);
    CHECK(shown.line->hasFocus());
}

TEST_CASE("an unfinished game and the list fit a small window without scrolling", "[lan-pages]")
{
    ShownPage shown;
    shown.page.tables().setTables({open, playing});
    shown.page.unfinished().setUnfinished(u"Your game with Mei (gomoku, move 23) was interrupted."_s);
    for (const QSize size : {QSize{480, 400}, QSize{700, 500}, QSize{1600, 900}}) {
        shown.page.resize(size);
        QCoreApplication::processEvents();
        for (const QString& text : {u"Co&ntinue"_s, u"&Join"_s, u"&Watch"_s, u"&Cancel"_s}) {
            const QPushButton* button = shown.button(text);
            CHECK(button->visibleRegion().boundingRect() == button->rect());
        }
        CHECK(shown.view->height() >= 3 * shown.view->visualRect(shown.view->model()->index(0, 0)).height());
    }
}

TEST_CASE("seeking runs only while the page is visible", "[lan-pages]")
{
    ShownPage shown;
    QStringList messages;
    QObject::connect(&shown.page, &JoinPage::listOpened, &shown.page, [&messages] { messages += u"opened"_s; });
    QObject::connect(&shown.page, &JoinPage::listClosed, &shown.page, [&messages] { messages += u"closed"_s; });
    shown.page.hide();
    shown.page.show();
    CHECK(messages == QStringList{u"closed"_s, u"opened"_s});
}

TEST_CASE("a guest without a name is asked for one and then joins", "[lan-pages]")
{
    ShownPage shown;
    shown.page.setOwnName({});
    shown.page.addressField().setAddress(u"10.0.0.1"_s);
    auto* join = shown.button(u"&Join"_s);
    REQUIRE(join != nullptr);
    join->click();
    CHECK(shown.wanted.isEmpty());
    auto* field = qobject_cast<QLineEdit*>(shown.page.focusWidget());
    REQUIRE(field != nullptr);
    CHECK(field->text().isEmpty());
    QTest::keyClicks(field, u" Mei "_s);
    join->click();
    CHECK(shown.page.ownName() == u"Mei");
    CHECK(shown.wanted == QStringList{u"join 10.0.0.1"_s});
}
