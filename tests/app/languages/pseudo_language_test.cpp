// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a pseudo-language, whose texts are 40 % longer and have an accent on every letter.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/pages/puzzle_page.h"
#include "ui/pages/record_page.h"
#include "ui/widgets/line_label.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <functional>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

constexpr auto game = "(;GM[1]SZ[15]PB[1]PW[2];B[hh];W[ii];B[hi](;W[hj])(;W[gi]))";

const std::pair<QString, QVariant> pseudo{u"language"_s, u"en_XA"_s};

/// A place of the window, and how to get there.
struct Stop {
    const char* name;
    QString game; ///< opened first
    std::function<void(OpenProgram&)> open;
};

void nothing(OpenProgram&) { }

[[nodiscard]] std::function<void(OpenProgram&)> action(QAction* ui::Actions::*action)
{
    return [action](OpenProgram& program) { (program.actions().*action)->trigger(); };
}

[[nodiscard]] std::function<void(OpenProgram&)> rulesOf(const QString& key)
{
    return [key](OpenProgram& program) {
        program.window().navigation().setGame(key);
        program.actions().rules->trigger();
    };
}

[[nodiscard]] std::function<void(OpenProgram&)> lesson(std::size_t which)
{
    return [which](OpenProgram& program) { program.actions().lessons().at(which)->trigger(); };
}

const Stop stops[] = {
    {"home", {}, nothing},
    {"gomoku", u"gomoku"_s, action(&ui::Actions::analysis)},
    {"reversi", u"reversi"_s, action(&ui::Actions::hint)},
    {"link-match", u"link"_s, nothing},
    {"paused", u"link"_s, action(&ui::Actions::pause)},
    {"modes of link-match", {}, action(&ui::Actions::newGame)},
    {"high scores", {}, action(&ui::Actions::scores)},
    {"history", {}, action(&ui::Actions::history)},
    {"statistics", {}, action(&ui::Actions::statistics)},
    {"host", {}, action(&ui::Actions::host)},
    {"waiting",
     {},
     [](OpenProgram& program) {
         (void)openTable(program, {.terms = {*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt}});
     }},
    {"join", {}, action(&ui::Actions::join)},
    {"record", {}, [](OpenProgram& program) { program.files().records().openText(QString::fromLatin1(game)); }},
    {"opening explorer",
     {},
     [](OpenProgram& program) {
         program.files().records().openText(QString::fromLatin1(game));
         program.window().page<ui::RecordPage>().findChild<QToolButton*>(u"openings"_s)->click();
     }},
    {"rules of link-match", {}, rulesOf(u"link"_s)},
    {"rules of gomoku", {}, rulesOf(u"gomoku"_s)},
    {"rules of reversi", {}, rulesOf(u"reversi"_s)},
    {"book", {}, action(&ui::Actions::book)},
    {"puzzles",
     {},
     [](OpenProgram& program) {
         program.actions().puzzles->trigger();
         const auto* kinds = program.window().page<ui::PuzzlePage>().findChild<QComboBox*>();
         REQUIRE(QTest::qWaitFor([kinds] { return kinds->count() > 0; }));
     }},
    {"replay",
     {},
     [](OpenProgram& program) {
         OpenProgram player{u"link"_s, {pseudo}};
         REQUIRE(player.removePair());
         program.replay().open(player.link().record());
     }},
    {"lesson of link-match", {}, lesson(0)},
    {"lesson of gomoku", {}, lesson(1)},
    {"lesson of reversi", {}, lesson(2)},
    {"name", {}, action(&ui::Actions::name)},
    {"engines", {}, action(&ui::Actions::engines)},
    {"picture", u"gomoku"_s, action(&ui::Actions::saveImage)},
    {"about", {}, action(&ui::Actions::about)},
};

[[nodiscard]] QString plain(const QString& text)
{
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

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

/// Words of the Latin alphabet without accents; a translated text has none. Names of keys, of the program, of languages
/// and of players are the same in every language, and Qt's own texts have no pseudo-translation.
[[nodiscard]] QStringList untranslated(const QString& text)
{
    static const QRegularExpression word{u"\\b[A-Za-z]{2,}\\b"_s};
    static const QStringList universal{u"Qipan"_s, u"Ctrl"_s,   u"Shift"_s,   u"Alt"_s, u"Home"_s,
                                       u"PgUp"_s,  u"PgDown"_s, u"English"_s, u"Ada"_s, u"Lin"_s,
                                       u"Qt"_s,    u"Close"_s,  u"AM"_s,      u"PM"_s};
    QStringList words;
    for (const auto& match : word.globalMatch(plain(text))) {
        if (!universal.contains(match.captured()))
            words << match.captured();
    }
    return words;
}

[[nodiscard]] bool isWrapped(const QLabel& label)
{
    return label.wordWrap();
}

/// Says which part of a widget's text is cut off and cannot be seen in its tool tip; empty for none.
[[nodiscard]] QString clipped(const QWidget* widget)
{
    const QSize wanted = widget->sizeHint();
    if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && !label->text().isEmpty()) {
        if (isWrapped(*label) && label->height() < label->heightForWidth(label->width()))
            return u"the last lines of “%1”"_s.arg(plain(label->text()));
        if (!isWrapped(*label) && label->width() < wanted.width())
            return u"“%1”"_s.arg(plain(label->text()));
    }
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const bool isPainted =
        button != nullptr && button->metaObject()->className() == std::string{"qipan::ui::CardButton"};
    if (button != nullptr && !isPainted && !button->text().isEmpty() && button->width() < wanted.width()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        if (tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly)
            return u"“%1”"_s.arg(button->text());
    }
    if (const auto* box = qobject_cast<const QComboBox*>(widget); box != nullptr && !box->isEditable()) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const int room =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
        if (room < box->fontMetrics().horizontalAdvance(box->currentText()) && box->toolTip().isEmpty())
            return u"“%1”"_s.arg(box->currentText());
    }
    return {};
}

/// Says that a widget is not whole within its parent; it may be scrolled up and down.
[[nodiscard]] QString outside(const QWidget* widget)
{
    const QWidget* parent = widget->parentWidget();
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
    const bool isScrolled = area != nullptr && area->viewport() == parent;
    QRect room = parent->rect();
    if (isScrolled)
        room.setHeight(QWIDGETSIZE_MAX);
    const bool isWithin = isScrolled ? widget->width() <= room.width() : room.contains(widget->geometry());
    return isWithin ? QString{}
                    : u"%1 is not within its parent"_s.arg(QString::fromLatin1(widget->metaObject()->className()));
}

void settleLayouts()
{
    QCoreApplication::processEvents();
    for (int round = 0; round < 3; ++round) // without timers, which may change a text again
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

/// The window, or the dialog in front of it.
[[nodiscard]] QWidget& front(ui::MainWindow& window)
{
    for (auto* dialog : window.findChildren<QDialog*>()) {
        if (dialog->isVisible())
            return *dialog;
    }
    return window;
}

[[nodiscard]] QList<const QWidget*> visibleIn(const QWidget& top)
{
    QList<const QWidget*> visible{&top};
    for (const QWidget* widget : top.findChildren<QWidget*>()) {
        if (widget->isVisibleTo(&top) && widget->window() == &top)
            visible << widget;
    }
    return visible;
}

/// In a fixed order, each once.
[[nodiscard]] std::string listed(QStringList complaints)
{
    complaints.removeDuplicates();
    return complaints.join(u'\n').toStdString();
}

/// Complaints about the texts of the window, or of the dialog in front of it, at one size.
[[nodiscard]] QStringList complaintsAt(QSize size, ui::MainWindow& window)
{
    window.resize(size);
    settleLayouts();
    const QWidget& top = front(window);
    QStringList complaints;
    if (const QSize least = top.minimumSizeHint(); least.width() > size.width() || least.height() > size.height())
        complaints << u"the window needs %1 × %2"_s.arg(least.width()).arg(least.height());
    for (const QWidget* widget : visibleIn(top)) {
        for (const QString& text : isOfBook(widget) ? QStringList{} : textsOf(widget)) {
            for (const QString& word : untranslated(text))
                complaints << u"not translated: %1 in “%2”"_s.arg(word, text);
        }
        complaints << clipped(widget);
        if (widget != &top)
            complaints << outside(widget);
    }
    complaints.removeAll(QString{});
    return complaints;
}

void checkAllSizes(const char* name, OpenProgram& program)
{
    for (const QSize size : {QSize{800, 600}, QSize{1200, 800}}) {
        CAPTURE(name, size.width());
        CHECK(listed(complaintsAt(size, program.window())) == "");
    }
}

} // namespace

TEST_CASE("every page is translated and has room for longer texts", "[languages][program]")
{
    const Stop& stop = stops[GENERATE(range(std::size_t{0}, std::size(stops)))];
    OpenProgram program{stop.game, {pseudo}};
    stop.open(program);
    checkAllSizes(stop.name, program);
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
