// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/brokers/brokers_dialog.h"

#include "tests/support/catch.h"
#include "ui/base/announcer.h"

#include <QAccessible>
#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

const Broker club{.address = u"tls:club"_s, .user = u"us"_s, .password = u"secret"_s, .certificates = {}};
const Broker home{.address = u"open:home"_s, .user = {}, .password = {}, .certificates = {}};

/// Takes `tls:NAME` and `open:NAME`, also in capitals.
[[nodiscard]] ReadBrokerAddress readSample(const QString& text)
{
    const QString address = text.toLower();
    const QString name = address.section(u':', 1);
    if (name.isEmpty() || (!address.startsWith(u"tls:") && !address.startsWith(u"open:")))
        return {.address = {}, .name = {}, .error = u"Not an address."_s};
    return {.address = address, .name = name, .isExposed = address.startsWith(u"open:")};
}

/// A visible dialog, and what it reported.
struct ShownBrokers {
    BrokersDialog dialog{readSample};
    QList<QList<Broker>> reported;
    QList<Broker> tested;
    int cancelled = 0;
    QListWidget* list = dialog.findChild<QListWidget*>();
    QCheckBox* reveal = dialog.findChild<QCheckBox*>();

    explicit ShownBrokers(const QList<Broker>& brokers = {})
    {
        QObject::connect(&dialog, &BrokersDialog::changed, &dialog,
                         [this](const QList<Broker>& changed) { reported << changed; });
        QObject::connect(&dialog, &BrokersDialog::testRequested, &dialog,
                         [this](const Broker& broker) { tested << broker; });
        QObject::connect(&dialog, &BrokersDialog::testCancelled, &dialog, [this] { ++cancelled; });
        dialog.setBrokers(brokers);
        dialog.show();
        REQUIRE(QTest::qWaitForWindowActive(&dialog));
    }

    [[nodiscard]] QLineEdit* field(int which) const { return dialog.findChildren<QLineEdit*>().at(which); }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (auto* one : dialog.findChildren<QPushButton*>()) {
            if (one->text().remove(u'&') == text && one->isVisible())
                return one;
        }
        FAIL("There is no button " << text.toStdString());
        std::abort();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        REQUIRE(dialog.focusWidget() != nullptr);
        QTest::keyClick(dialog.focusWidget(), key, modifiers);
    }
    /// Presses a button by its mnemonic, which shows it as pressed for a moment, and waits for its effect.
    template <typename Condition>
    [[nodiscard]] bool presses(Qt::Key key, Condition hasEffect)
    {
        press(key, Qt::AltModifier);
        return QTest::qWaitFor(hasEffect);
    }
    void type(const QString& text) { QTest::keyClicks(dialog.focusWidget(), text); }
    [[nodiscard]] QString shownText() const
    {
        QStringList texts;
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts.join(u'\n');
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < list->count(); ++row)
            all << list->item(row)->text();
        return all;
    }
};

} // namespace

TEST_CASE("a broker is added, ordered, tested and removed with keys alone", "[brokers]")
{
    ShownBrokers shown;
    CHECK(shown.shownText().contains(u"A broker is a server"));
    CHECK(shown.button(u"Add"_s)->hasFocus());
    REQUIRE(shown.presses(Qt::Key_A, [&] { return shown.field(0)->hasFocus(); }));
    shown.type(u"TLS:Club"_s);
    shown.press(Qt::Key_U, Qt::AltModifier);
    REQUIRE(shown.reported.size() == 1);
    CHECK(shown.reported.last().front().address == u"tls:club");
    shown.type(u" us "_s);
    shown.press(Qt::Key_P, Qt::AltModifier);
    shown.type(u"secret"_s);
    shown.press(Qt::Key_Return);
    CHECK(shown.dialog.isVisible());
    CHECK(shown.reported.last() == QList{club});
    CHECK(shown.names() == QStringList{u"club"_s});

    REQUIRE(shown.presses(Qt::Key_A, [&] { return shown.list->count() == 2; }));
    CHECK(shown.names() == QStringList{u"club (default)"_s, u"New broker"_s});
    CHECK(shown.reported.last() == QList{club}); // it is not one yet
    shown.type(u"open:home"_s);
    shown.press(Qt::Key_Tab);
    CHECK(shown.reported.last() == QList{club, home});
    REQUIRE(shown.presses(Qt::Key_K, [&] { return shown.reported.last() == QList{home, club}; }));
    CHECK(shown.names() == QStringList{u"home (default)"_s, u"club"_s});
    CHECK(shown.dialog.focusWidget() == shown.list);
    shown.press(Qt::Key_Down);
    CHECK(shown.field(0)->text() == u"tls:club");
    REQUIRE(shown.presses(Qt::Key_E, [&] { return shown.tested == QList{club}; }));
    REQUIRE(shown.presses(Qt::Key_L, [&] { return shown.cancelled == 1; }));
    REQUIRE(shown.presses(Qt::Key_R, [&] { return shown.reported.last() == QList{home}; }));
    REQUIRE(shown.presses(Qt::Key_R, [&] { return shown.reported.last().isEmpty(); }));
    CHECK(shown.button(u"Add"_s)->hasFocus());
    CHECK(shown.presses(Qt::Key_C, [&] { return !shown.dialog.isVisible(); }));
}

TEST_CASE("an invalid address changes nothing and stays to be corrected", "[brokers]")
{
    ShownBrokers shown{{club, home}};
    shown.field(0)->setFocus();
    shown.field(0)->selectAll();
    shown.type(u"nonsense"_s);
    shown.press(Qt::Key_Return);
    CHECK(shown.shownText().contains(u"Not an address."));
    CHECK(shown.reported.isEmpty());
    shown.button(u"Test"_s)->click();
    CHECK(shown.tested.isEmpty());
    CHECK(shown.field(0)->hasFocus());
    shown.field(1)->setFocus();
    shown.type(u"2"_s);
    shown.press(Qt::Key_Return);
    CHECK(shown.reported.last().front().user == u"us2"); // of the valid broker
    CHECK(shown.reported.last().front().address == club.address);
    shown.list->setCurrentRow(1);
    shown.list->setCurrentRow(0);
    CHECK(shown.field(0)->text() == u"nonsense");
    CHECK(shown.shownText().contains(u"Not an address."));
    shown.list->setCurrentRow(1);
    shown.button(u"Close"_s)->click();
    CHECK(shown.dialog.isVisible());
    CHECK(shown.field(0)->hasFocus());
    CHECK(shown.field(0)->text() == u"nonsense");
    CHECK(shown.shownText().contains(u"Not an address."));
    shown.button(u"Close"_s)->click();
    CHECK_FALSE(shown.dialog.isVisible());
    shown.dialog.setBrokers(shown.reported.last()); // as the store has them
    shown.dialog.show();
    CHECK(shown.field(0)->text() == u"nonsense");
    shown.field(0)->selectAll();
    QTest::keyClicks(shown.field(0), u"open:home"_s);
    QTest::keyClick(shown.field(0), Qt::Key_Return);
    CHECK(shown.shownText().contains(u"already has a broker"));
    CHECK(shown.reported.last().front().address == club.address);
}

TEST_CASE("a line that is not encrypted has a warning, which is announced once", "[brokers]")
{
    ShownBrokers shown{{club}};
    QStringList told;
    QObject::connect(&Announcer::of(shown.dialog), &Announcer::announced, &shown.dialog,
                     [&told](const QString& text) { told << text; });
    CHECK_FALSE(shown.shownText().contains(u"not encrypted"));
    shown.field(0)->setFocus();
    shown.field(0)->selectAll();
    shown.type(u"open:club"_s);
    shown.press(Qt::Key_Return);
    CHECK(shown.shownText().contains(u"not encrypted"));
    shown.field(1)->setFocus();
    shown.type(u"x"_s);
    shown.press(Qt::Key_Return);
    Announcer::of(shown.dialog).flush();
    CHECK(told.filter(u"not encrypted"_s).size() == 1);
}

TEST_CASE("each step of a test is announced once", "[brokers]")
{
    ShownBrokers shown{{club}};
    Announcer& announcer = Announcer::of(shown.dialog);
    shown.button(u"Test"_s)->click();
    announcer.flush();
    shown.dialog.showTestStep(u"First."_s);
    shown.dialog.showTestStep(u"Second."_s);
    announcer.flush();
    shown.dialog.showTestEnd(u"End."_s);
    announcer.flush();
    CHECK(announcer.history().join(u' ').count(u"First."_s) == 1);
    CHECK(announcer.history().join(u' ').count(u"Second."_s) == 1);
    CHECK(announcer.history().last() == u"End.");
    CHECK(shown.shownText().contains(u"First.\nSecond.\nEnd."));
    shown.dialog.showTestEnd(u"Late."_s);
    shown.dialog.showTestStep(u"Late."_s);
    CHECK_FALSE(shown.shownText().contains(u"Late."));
    CHECK(shown.cancelled == 0);
}

TEST_CASE("a test ends with what it tests", "[brokers]")
{
    ShownBrokers shown{{club, home}};
    shown.button(u"Test"_s)->click();
    CHECK(shown.cancelled == 0);
    SECTION("another broker")
    {
        shown.list->setCurrentRow(1);
    }
    SECTION("a change")
    {
        shown.field(2)->setFocus();
        shown.type(u"x"_s);
        shown.press(Qt::Key_Return);
    }
    SECTION("its removal")
    {
        shown.button(u"Remove"_s)->click();
    }
    SECTION("the dialog")
    {
        shown.dialog.close();
    }
    CHECK(shown.cancelled == 1);
    CHECK(shown.tested == QList{club});
}

TEST_CASE("a password is shown on demand, until the dialog is closed or another broker is chosen", "[brokers]")
{
    ShownBrokers shown{{club, home}};
    CHECK(shown.field(2)->echoMode() == QLineEdit::Password);
    shown.reveal->setFocus();
    shown.press(Qt::Key_Space);
    CHECK(shown.field(2)->echoMode() == QLineEdit::Normal);
    SECTION("closed")
    {
        shown.dialog.close();
    }
    SECTION("another broker")
    {
        shown.list->setCurrentRow(1);
    }
    CHECK(shown.field(2)->echoMode() == QLineEdit::Password);
}

TEST_CASE("the dialog reports a missing certificates file and keeps its name", "[brokers]")
{
    ShownBrokers shown{{club}};
    shown.field(3)->setFocus();
    shown.type(u"/nowhere/ca.pem"_s);
    shown.press(Qt::Key_Return);
    CHECK(shown.shownText().contains(u"There is no file"));
    CHECK(shown.reported.last().front().certificates == u"/nowhere/ca.pem");
}

TEST_CASE("no more brokers are added than can be stored", "[brokers]")
{
    ShownBrokers shown;
    for (qsizetype i = 0; i < Broker::most; ++i)
        shown.button(u"Add"_s)->click();
    CHECK_FALSE(shown.button(u"Add"_s)->isEnabled());
    CHECK(shown.list->count() == Broker::most);
    shown.button(u"Remove"_s)->click();
    CHECK(shown.button(u"Add"_s)->isEnabled());
}

TEST_CASE("every control of the dialog of brokers has a name and a mnemonic of its own", "[brokers]")
{
    ShownBrokers shown{{home, club}};
    shown.list->setCurrentRow(1);
    for (const bool isTesting : {false, true}) {
        if (isTesting)
            shown.button(u"Test"_s)->click();
        QSet<QChar> taken{u'G', u'F', u'M', u'V', u'S', u'H'}; // the menus
        QStringList texts;
        for (const auto* button : shown.dialog.findChildren<QAbstractButton*>()) {
            if (button->isVisible())
                texts << button->text();
        }
        for (const auto* label : shown.dialog.findChildren<QLabel*>()) {
            if (label->isVisible() && label->buddy() != nullptr)
                texts << label->text();
        }
        CHECK(texts.size() == 11);
        for (const QString& text : texts) {
            const qsizetype at = text.indexOf(u'&');
            INFO(text.toStdString());
            REQUIRE(at >= 0);
            const QChar letter = text.at(at + 1).toUpper();
            CHECK_FALSE(taken.contains(letter));
            taken << letter;
        }
        for (QWidget* widget : shown.dialog.findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            INFO(widget->metaObject()->className());
            QAccessibleInterface* found = QAccessible::queryAccessibleInterface(widget);
            REQUIRE(found != nullptr);
            CHECK_FALSE(found->text(QAccessible::Name).isEmpty());
        }
    }
}
