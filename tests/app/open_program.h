// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/book_controller.h"
#include "app/book/lesson_controller.h"
#include "app/files/files_controller.h"
#include "app/history/history_controller.h"
#include "app/link/link_replay.h"
#include "app/program.h"
#include "app/puzzle/puzzle_controller.h"
#include "app/statistics/statistics_controller.h"
#include "app/turning_points/turning_points_controller.h"
#include "tests/app/cuttable_relay.h"
#include "ui/board/turn_board_view.h"
#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"
#include "ui/sound/sounds.h"

#include <QTemporaryDir>
#include <QVariant>

#include <initializer_list>
#include <memory>
#include <utility>

namespace qipan::tests {

using StoredSettings = std::initializer_list<std::pair<QString, QVariant>>;

/// Writes settings into a data folder as the program stores them.
void storeSettings(const QString& folder, StoredSettings settings);
/// Disables the offer of lessons in this folder.
void declineLessons(const QString& folder);

/// A whole program in a data folder of its own, in English, without sounds, whose window is driven by real mouse and
/// key events.
class OpenProgram {
public:
    /// Opens `game`, or the home page if it is empty. Animations and the offer of lessons are off.
    explicit OpenProgram(const QString& game, StoredSettings settings = {});
    /// In the caller's folder.
    OpenProgram(const QString& game, const QString& folder);

    [[nodiscard]] ui::MainWindow& window() { return m_program->window(); }
    [[nodiscard]] ui::Actions& actions() { return window().actions(); }
    [[nodiscard]] app::PreferenceStore& preferences() { return m_program->preferences(); }
    [[nodiscard]] app::MatchController& matchController() { return child<app::MatchController>(); }
    [[nodiscard]] app::LanController& lan() { return child<app::LanController>(); }
    [[nodiscard]] app::DuelController& duel() { return child<app::DuelController>(); }
    [[nodiscard]] app::LocalDuel& localDuel() { return child<app::LocalDuel>(); }
    /// The table of the shown duel. Precondition: a round has begun there.
    [[nodiscard]] const app::DuelTable& duelTable() { return *duel().table(); }
    [[nodiscard]] app::LinkController& link() { return child<app::LinkController>(); }
    /// The running game of link-match. Fails the test if there is none.
    [[nodiscard]] const link::Play& linkPlay();
    [[nodiscard]] app::LessonController& lesson() { return child<app::LessonController>(); }
    [[nodiscard]] app::LinkReplay& replay() { return child<app::LinkReplay>(); }
    [[nodiscard]] app::DuelReplay& duelReplay() { return child<app::DuelReplay>(); }
    [[nodiscard]] app::FilesController& files() { return child<app::FilesController>(); }
    [[nodiscard]] app::RecordController& record() { return child<app::RecordController>(); }
    [[nodiscard]] app::HistoryStore& history() { return child<app::HistoryStore>(); }
    /// That of the match page.
    [[nodiscard]] app::ReviewController& review() { return child<app::ReviewController>(); }
    [[nodiscard]] app::ReviewController& recordReview();
    [[nodiscard]] app::TurningPointsController& turningPoints() { return child<app::TurningPointsController>(); }
    [[nodiscard]] app::BookController& book() { return child<app::BookController>(); }
    [[nodiscard]] app::HistoryController* historyController() { return &child<app::HistoryController>(); }
    [[nodiscard]] app::PuzzleController& puzzles() { return child<app::PuzzleController>(); }
    [[nodiscard]] ui::Sounds& sounds() { return child<ui::Sounds>(); }
    /// The table of the match page. Precondition: it shows a table.
    [[nodiscard]] app::Table& table() { return *matchController().table(); }
    [[nodiscard]] const Match& match() { return table().match(); }
    [[nodiscard]] ui::TurnBoardView& board();
    [[nodiscard]] ui::LinkView& linkBoard();
    [[nodiscard]] ui::MessageBar& messageBar();
    /// Returns the message of this topic, shown or not, or null.
    [[nodiscard]] const ui::Message* message(ui::Message::Topic topic) { return window().messages().find(topic); }
    /// Whether a request of the opponent is open.
    [[nodiscard]] bool isAsked() { return message(ui::Message::Topic::Request) != nullptr; }
    /// Resigns and confirms it. Fails the test if that is not possible.
    void resign();
    /// Starts another game with the same settings, or ends the game of link-match, and confirms it if asked.
    void playAgain();
    void endLink();

    /// Waits until link-match has finished dealing.
    [[nodiscard]] bool waitForDeal();
    /// Clicks two tiles that form a pair. False if there is no pair.
    [[nodiscard]] bool removePair();

    /// Waits until pairs can be taken in a duel, which its actions know.
    [[nodiscard]] bool waitForDuel();
    /// Clicks two tiles of the own board in a duel that form a pair, and waits until it is gone. False if there is
    /// none.
    [[nodiscard]] bool takePair();

    /// Sends a key to the widget with the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Types the name of a cell and Enter.
    void playByKeys(ui::BoardView& view, Cell cell);
    void click(ui::BoardView& view, Cell cell, Qt::MouseButton button = Qt::LeftButton);
    /// Changes the language to that of a locale name.
    void useLanguage(const QString& language);
    /// Triggers the menu entry with this text (without mnemonic); false if there is none.
    bool choose(const QString& text);

private:
    /// Answers the question whether to give up the running game, if it is asked.
    void giveUp();
    template <typename Child>
    [[nodiscard]] Child& child()
    {
        return *m_program->findChild<Child*>();
    }
    void open(const QString& game, const QString& folder);

    QTemporaryDir m_folder;
    std::unique_ptr<app::Program> m_program;
};

/// Clicks the button with this text.
void pressButton(QWidget& page, const QString& text);

/// Opens a table on loopback at any free port; returns the port.
[[nodiscard]] quint16 openTable(OpenProgram& host, app::HostOffer offer);
/// A loopback address as users type it.
[[nodiscard]] QString localAddress(quint16 port);

/// A host (Ada) and a guest (Lin) in one process, joined over loopback by a connection that can be cut.
class JoinedPrograms {
public:
    /// Gomoku without clocks; the host plays black.
    JoinedPrograms();
    explicit JoinedPrograms(const net::Terms& terms, const QString& language = QStringLiteral("en"));
    explicit JoinedPrograms(const net::GameTerms& terms, const QString& language = QStringLiteral("en"))
        : JoinedPrograms{net::Terms{terms}, language}
    {
    }

    OpenProgram host;
    OpenProgram guest;

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] CuttableRelay& line() { return *m_line; }
    /// Plays a move by keys in the window of the side to move, and waits until both ends have it.
    [[nodiscard]] bool play(Cell cell);

    /// Waits until both ends agree on plies, requests and the result; false after a timeout.
    [[nodiscard]] bool settle();

private:
    quint16 m_port = 0;
    std::unique_ptr<CuttableRelay> m_line;
};

} // namespace qipan::tests
