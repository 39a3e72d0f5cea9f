// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/link_page.h"
#include "ui/pages/match_page.h"

#include <QAction>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace qipan::tests {

void storeSettings(const QString& folder, StoredSettings settings)
{
    QSettings file{folder + u"/settings.ini", QSettings::IniFormat};
    for (const auto& [key, value] : settings)
        file.setValue(key, value);
}

void declineLessons(const QString& folder)
{
    storeSettings(
        folder, {{u"gomoku/offerLesson"_s, false}, {u"reversi/offerLesson"_s, false}, {u"link/offerLesson"_s, false}});
}

OpenProgram::OpenProgram(const QString& game, StoredSettings settings)
{
    declineLessons(m_folder.path());
    storeSettings(
        m_folder.path(),
        {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}, {u"refusal/beep"_s, false}, {u"sounds/switch"_s, 2}});
    storeSettings(m_folder.path(), settings);
    open(game, m_folder.path());
}

OpenProgram::OpenProgram(const QString& game, const QString& folder)
{
    open(game, folder);
}

app::ReviewController& OpenProgram::recordReview()
{
    return *m_program->findChildren<app::ReviewController*>().last();
}

void OpenProgram::open(const QString& game, const QString& folder)
{
    qputenv("QIPAN_PICTURE_PROGRAM", PICTURE_WORKER);
    app::Options options;
    options.dataDir = folder;
    options.game = game;
    m_program = std::make_unique<app::Program>(options);
    m_program->start();
    REQUIRE(QTest::qWaitForWindowActive(&window()));
    REQUIRE(waitForDeal());
}

bool OpenProgram::waitForDeal()
{
    return QTest::qWaitFor([this] { return !link().isDealing(); }, 30'000); // may load pictures
}

bool OpenProgram::removePair()
{
    const auto hint = link().play()->game().hint();
    if (!hint)
        return false;
    click(linkBoard(), hint->pair.a);
    click(linkBoard(), hint->pair.b);
    return true;
}

ui::TurnBoardView& OpenProgram::board()
{
    return *qobject_cast<ui::TurnBoardView*>(window().page<ui::MatchPage>().board());
}

const link::Play& OpenProgram::linkPlay()
{
    REQUIRE(link().play() != nullptr);
    return *link().play();
}

ui::LinkView& OpenProgram::linkBoard()
{
    return *qobject_cast<ui::LinkView*>(window().page<ui::LinkPage>().board());
}

ui::MessageBar& OpenProgram::messageBar()
{
    return *window().findChild<ui::MessageBar*>();
}

void OpenProgram::resign()
{
    actions().resign->trigger();
    const ui::Message* asked = window().messages().current();
    REQUIRE(asked != nullptr);
    REQUIRE(asked->topic == ui::Message::Topic::Resign);
    window().messages().answer(ui::MessageQueue::Answer::Agree);
}

void OpenProgram::playAgain()
{
    actions().playAgain->trigger();
    giveUp();
}

void OpenProgram::endLink()
{
    actions().stop->trigger();
    giveUp();
}

void OpenProgram::giveUp()
{
    if (const ui::Message* asked = window().messages().current();
        asked != nullptr && asked->topic == ui::Message::Topic::Resign)
        window().messages().answer(ui::MessageQueue::Answer::Agree);
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

void OpenProgram::useLanguage(const QString& language)
{
    preferences().change([&](ui::Preferences& p) { p.language = language; });
}

bool OpenProgram::waitForDuel()
{
    return QTest::qWaitFor([this] {
        const app::ShownDuel& shown = duel().shown();
        return shown.hasDuel() && shown.table->mayTakePairs(shown.nearSeat()) && actions().hint->isEnabled();
    });
}

bool OpenProgram::takePair()
{
    const app::ShownDuel& shown = duel().shown();
    const duel::PlayerBoard& own = shown.duel().board(shown.nearSeat());
    const auto hint = own.game().hint();
    if (!hint || !waitForDuel())
        return false;
    const int before = own.pairs();
    click(*duel().view(), hint->pair.a);
    click(*duel().view(), hint->pair.b);
    return QTest::qWaitFor([&] { return shown.duel().board(shown.nearSeat()).pairs() == before + 1; });
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

void pressButton(QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text() == text)
            QTest::mouseClick(button, Qt::LeftButton);
    }
}

quint16 openTable(OpenProgram& host, app::HostOffer offer)
{
    QSignalSpy listening{&host.lan(), &app::LanController::listening};
    offer.port = quint16{0};
    host.lan().host(offer);
    REQUIRE(listening.size() == 1);
    return static_cast<quint16>(listening.front().front().toInt());
}

QString localAddress(quint16 port)
{
    return u"127.0.0.1:%1"_s.arg(port);
}

JoinedPrograms::JoinedPrograms()
    : JoinedPrograms{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt}}
{
}

JoinedPrograms::JoinedPrograms(const net::Terms& terms, const QString& language)
    : host{QString{}, {{u"name"_s, u"Ada"_s}, {u"language"_s, language}}}
    , guest{QString{}, {{u"name"_s, u"Lin"_s}, {u"language"_s, language}}}
    , m_port{openTable(host, {.terms = terms, .acceptAnyone = true})}
    , m_line{std::make_unique<CuttableRelay>(m_port)}
{
    guest.lan().join(localAddress(m_line->port()), net::Role::Play);
    const auto* game = std::get_if<net::GameTerms>(&terms);
    REQUIRE(QTest::qWaitFor([&] {
        return game != nullptr && game->first == FirstBlack::RockPaperScissors
            ? host.lan().isPlaying() && guest.lan().isPlaying()
            : host.lan().isRoundRunning() && guest.lan().isRoundRunning();
    }));
}

bool JoinedPrograms::play(Cell cell)
{
    const int plies = host.match().plies();
    OpenProgram& mover = host.match().seatToMove() == Seat::First ? host : guest;
    mover.playByKeys(mover.board(), cell);
    return QTest::qWaitFor([&] { return host.match().plies() == plies + 1 && guest.match().plies() == plies + 1; });
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
