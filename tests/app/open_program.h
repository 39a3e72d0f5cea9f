#pragma once

#include "app/program.h"
#include "tests/app/cuttable_relay.h"
#include "ui/board/turn_board_view.h"
#include "ui/link/link_view.h"

#include <QTemporaryDir>
#include <QVariant>

#include <initializer_list>
#include <memory>
#include <utility>

namespace qipan::tests {

using StoredSettings = std::initializer_list<std::pair<QString, QVariant>>;

/// Writes settings into a data folder as the program stores them.
void storeSettings(const QString& folder, StoredSettings settings);
/// No lesson is offered in this folder.
void declineLessons(const QString& folder);

/// A whole program on a data folder of its own, in English, whose window is driven by real mouse and key events.
class OpenProgram {
public:
    /// Opens `game`, or the home page where it is empty. Moves nothing that a test would have to wait for, and does not
    /// offer a lesson.
    explicit OpenProgram(const QString& game, StoredSettings settings = {});
    /// On a folder that the caller keeps.
    OpenProgram(const QString& game, const QString& folder);

    [[nodiscard]] ui::MainWindow& window() { return m_program->window(); }
    [[nodiscard]] ui::Actions& actions() { return window().actions(); }
    [[nodiscard]] app::MatchDesk& desk() { return child<app::MatchDesk>(); }
    [[nodiscard]] app::LanDesk& lan() { return child<app::LanDesk>(); }
    [[nodiscard]] app::LinkDesk& link() { return child<app::LinkDesk>(); }
    [[nodiscard]] app::LessonDesk& lesson() { return child<app::LessonDesk>(); }
    [[nodiscard]] app::LinkReplay& replay() { return child<app::LinkPages>().replay(); }
    [[nodiscard]] app::FilesDesk& files() { return child<app::FilesDesk>(); }
    [[nodiscard]] app::RecordDesk& record() { return child<app::RecordDesk>(); }
    [[nodiscard]] app::HistoryStore& history() { return child<app::HistoryStore>(); }
    [[nodiscard]] app::ReviewDesk& review() { return child<app::ReviewDesk>(); }
    [[nodiscard]] app::MomentsDesk& moments() { return child<app::MomentsDesk>(); }
    [[nodiscard]] app::BookDesk& book() { return child<app::BookDesk>(); }
    [[nodiscard]] app::HistoryDesk* historyDesk() { return &child<app::HistoryDesk>(); }
    [[nodiscard]] app::PuzzleDesk& puzzles() { return child<app::PuzzleDesk>(); }
    /// What the match page shows. Precondition: it shows a table.
    [[nodiscard]] app::Table& table() { return *desk().table(); }
    [[nodiscard]] const Match& match() { return table().match(); }
    [[nodiscard]] ui::TurnBoardView& board();
    [[nodiscard]] ui::LinkView& linkBoard();

    /// Waits until link-match has a board, where one is dealt.
    [[nodiscard]] bool waitForDeal();
    /// Clicks the two tiles of a pair that can be removed. False where there is none.
    [[nodiscard]] bool removePair();

    /// A key where the keyboard is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Types the name of a cell and Enter.
    void playByKeys(ui::BoardView& view, Cell cell);
    void click(ui::BoardView& view, Cell cell, Qt::MouseButton button = Qt::LeftButton);
    /// Triggers the entry of a menu by its text without mnemonic; false where there is none.
    bool choose(const QString& text);

private:
    template <typename Desk>
    [[nodiscard]] Desk& child()
    {
        return *m_program->findChild<Desk*>();
    }
    void open(const QString& game, const QString& folder);

    QTemporaryDir m_folder;
    std::unique_ptr<app::Program> m_program;
};

/// Opens a table on loopback at any free port, which is returned.
[[nodiscard]] quint16 openTable(OpenProgram& host, app::HostOffer offer);
/// An address of this machine as people type it.
[[nodiscard]] QString localAddress(quint16 port);

/// A host and a guest in one process, joined over loopback by a line that can be cut: Ada hosts, Lin joins.
class JoinedPrograms {
public:
    /// Gomoku without clocks; the host plays black.
    JoinedPrograms();
    explicit JoinedPrograms(const net::Terms& terms);

    OpenProgram host;
    OpenProgram guest;

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] CuttableRelay& line() { return *m_line; }
    /// Plays a move by keys at the window of who is to move, and waits until both have it.
    [[nodiscard]] bool play(Cell cell);

    /// Waits until both ends agree on plies, requests and the end; false where they never do.
    [[nodiscard]] bool settle();

private:
    quint16 m_port = 0;
    std::unique_ptr<CuttableRelay> m_line;
};

} // namespace qipan::tests
