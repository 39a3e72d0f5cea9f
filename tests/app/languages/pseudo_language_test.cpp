// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a pseudo-language, whose texts are 40 % longer and have an accent on every letter.
#include "tests/app/places.h"

#include "tests/support/catch.h"
#include "tests/support/text_room.h"
#include "ui/base/actions.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

const std::pair<QString, QVariant> pseudo{u"language"_s, u"en_XA"_s};

/// Chapters and lessons have no translation.
[[nodiscard]] bool isOfBook(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (widget->inherits("qipan::ui::BookReader") || widget->inherits("qipan::ui::BookContents")
            || widget->inherits("qipan::ui::LessonPage")
            || (widget->inherits("QLabel") && widget->parentWidget()->inherits("qipan::ui::BookPage")))
            return true;
    }
    return false;
}

void addItems(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& texts)
{
    for (int column = 0; column < model.columnCount(parent); ++column) {
        texts << model.headerData(column, Qt::Horizontal).toString();
        for (int row = 0; row < model.rowCount(parent); ++row)
            texts << model.index(row, column, parent).data().toString();
    }
}

/// All texts of a widget, those that appear later too.
[[nodiscard]] QStringList textsOf(const QWidget* widget)
{
    QStringList texts{widget->toolTip(), widget->accessibleName(), widget->accessibleDescription()};
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        texts << button->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(widget))
        texts << group->title();
    if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        texts << line->placeholderText();
    if (const auto* edit = qobject_cast<const QTextEdit*>(widget))
        texts << edit->toPlainText() << edit->placeholderText();
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        addItems(*box->model(), {}, texts);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view != nullptr && view->model() != nullptr)
        addItems(*view->model(), {}, texts);
    for (const QAction* action : widget->actions())
        texts << action->text() << action->toolTip();
    return texts;
}

/// Words of the Latin alphabet without accents; a translated text has none. Names of keys, of the program, of
/// languages, of players and of deals are the same in every language, and Qt's own texts have no pseudo-translation.
[[nodiscard]] QStringList untranslated(const QString& text)
{
    static const QRegularExpression word{u"\\b[A-Za-z]{2,}\\b"_s};
    static const QStringList universal{u"Qipan"_s, u"Ctrl"_s,   u"Shift"_s,   u"Alt"_s, u"Home"_s,
                                       u"PgUp"_s,  u"PgDown"_s, u"English"_s, u"Ada"_s, u"Lin"_s,
                                       u"Qt"_s,    u"Close"_s,  u"AM"_s,      u"PM"_s};
    QStringList words;
    static const QRegularExpression deal{u"\\b[0-9]+(-[A-Z0-9]+)+\\b"_s};
    for (const auto& match : word.globalMatch(plain(text).remove(deal))) {
        if (!universal.contains(match.captured()))
            words << match.captured();
    }
    return words;
}

/// In a fixed order, each once.
[[nodiscard]] std::string listed(QStringList complaints)
{
    complaints.removeDuplicates();
    return complaints.join(u'\n').toStdString();
}

/// Complaints about the texts of the window, or of the dialog in front of it, at one size.
[[nodiscard]] QStringList complaintsAt(QSize size, ui::MainWindow& window, bool hasOtherTexts = false)
{
    window.resize(size);
    settleLayouts();
    const QWidget& top = frontOf(window);
    QStringList complaints;
    for (const QWidget* widget : visibleIn(top)) {
        for (const QString& text : hasOtherTexts || isOfBook(widget) ? QStringList{} : textsOf(widget)) {
            for (const QString& word : untranslated(text))
                complaints << u"not translated: %1 in “%2”"_s.arg(word, text);
        }
    }
    return complaints + complaintsOfRoom(top, size);
}

void checkAllSizes(const char* name, OpenProgram& program, bool hasOtherTexts = false)
{
    for (const QSize size : {QSize{800, 600}, QSize{1200, 800}}) {
        CAPTURE(name, size.width());
        CHECK(listed(complaintsAt(size, program.window(), hasOtherTexts)) == "");
    }
}

} // namespace

TEST_CASE("every page is translated and has room for longer texts", "[languages][program]")
{
    const WindowPlace& place = windowPlaces()[GENERATE(range(std::size_t{0}, windowPlaces().size()))];
    OpenProgram program{place.game, {pseudo}};
    place.open(program);
    checkAllSizes(place.name, program, place.hasOtherTexts);
}

TEST_CASE("the panels of a network game are translated and have room for longer texts", "[languages][program]")
{
    const FirstBlack first = GENERATE(FirstBlack::Host, FirstBlack::RockPaperScissors);
    const net::GameTerms terms{*makeSetup("gomoku", "freestyle", 15), first, ClockSetting{600, 5}};
    JoinedPrograms both{terms, pseudo.second.toString()};
    checkAllSizes(first == FirstBlack::Host ? "network game" : "rock-paper-scissors", both.host);
    if (first != FirstBlack::Host)
        return;
    both.host.resign();
    REQUIRE(both.settle());
    both.host.actions().propose->trigger();
    checkAllSizes("proposal", both.host);
}

TEST_CASE("every entry of the menus is translated", "[languages][program]")
{
    OpenProgram program{u"gomoku"_s, {pseudo}};
    QStringList complaints;
    for (const QAction* action : program.window().menuBar()->findChildren<QAction*>()) {
        for (const QString& text : {action->text(), action->toolTip()})
            complaints += untranslated(text);
    }
    CHECK(listed(complaints) == "");
}

TEST_CASE("a catalogue that is only dropped in is a language of the program with its plural forms", "[languages]")
{
    for (const QString& code : {u"en"_s, u"en_XA"_s, u"zh_CN"_s})
        CHECK(app::Languages::codes().contains(code));
    app::Languages languages;
    languages.use(u"en_XA"_s);
    CHECK(QCoreApplication::translate("AnalysisText", "%n disc(s) ahead, exact", nullptr, 2).startsWith(u"[2 đîšç"));
}
