#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/pages/link_page.h"
#include "ui/pages/match_page.h"

#include <QAction>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

namespace qipan::tests {

void storeSettings(const QString& folder, StoredSettings settings)
{
    QSettings file{folder + u"/settings.ini", QSettings::IniFormat};
    for (const auto& [key, value] : settings)
        file.setValue(key, value);
}

OpenProgram::OpenProgram(const QString& game, StoredSettings settings)
{
    storeSettings(m_folder.path(),
                  {{u"language"_qs, u"en"_qs}, {u"view/animation"_qs, false}, {u"refusal/beep"_qs, false}});
    storeSettings(m_folder.path(), settings);
    open(game, m_folder.path());
}

OpenProgram::OpenProgram(const QString& game, const QString& folder)
{
    open(game, folder);
}

void OpenProgram::open(const QString& game, const QString& folder)
{
    app::Options options;
    options.dataDir = folder;
    options.game = game;
    m_program = std::make_unique<app::Program>(options);
    m_program->start();
    REQUIRE(QTest::qWaitForWindowActive(&window()));
}

ui::TurnBoardView& OpenProgram::board()
{
    return *qobject_cast<ui::TurnBoardView*>(window().matchPage().board());
}

ui::LinkView& OpenProgram::linkBoard()
{
    return *qobject_cast<ui::LinkView*>(window().linkPage().board());
}

void OpenProgram::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    window().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window()));
    QWidget* focus = window().focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &window(), key, modifiers);
}

void OpenProgram::playByKeys(ui::BoardView& view, Cell cell)
{
    view.setFocus();
    QTest::keyClicks(&view, view.nameOf(cell));
    press(Qt::Key_Return);
}

void OpenProgram::click(ui::BoardView& view, Cell cell, Qt::MouseButton button)
{
    QTest::mouseClick(&view, button, Qt::NoModifier, view.boardGeometry().rect(cell).center().toPoint());
}

bool OpenProgram::choose(const QString& text)
{
    for (QAction* action : window().findChildren<QAction*>()) {
        if (action->text().remove(u'&') == text) {
            action->trigger();
            return true;
        }
    }
    return false;
}

JoinedPrograms::JoinedPrograms()
    : host{QString{}, {{u"name"_qs, u"Ada"_qs}}}
    , guest{QString{}, {{u"name"_qs, u"Lin"_qs}}}
{
    QSignalSpy listening{&host.lan(), &app::LanDesk::listening};
    REQUIRE(host.lan().host({.setup = *makeSetup("gomoku", "freestyle", 15),
                             .port = quint16{0},
                             .black = Seat::First,
                             .acceptAnyone = true}));
    guest.lan().join(u"127.0.0.1:%1"_qs.arg(listening.front().front().toInt()));
    REQUIRE(QTest::qWaitFor([this] { return host.lan().isRoundRunning() && guest.lan().isRoundRunning(); }));
}

bool JoinedPrograms::settle()
{
    const auto openRequests = [](const Match& match) {
        return std::pair{match.request(Seat::First).has_value(), match.request(Seat::Second).has_value()};
    };
    return QTest::qWaitFor([&] {
        const Match& one = host.match();
        const Match& two = guest.match();
        return host.table().round() == guest.table().round() && one.game().plies() == two.game().plies()
            && one.isRunning() == two.isRunning() && openRequests(one) == openRequests(two);
    });
}

} // namespace qipan::tests
