#pragma once

#include "app/lan/lan_game.h"
#include "ui/main_window.h"
#include "ui/pages/game_chooser.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace qipan::app {

class WatchedGame;

/// The panels around the board of a LAN game: chat, rock-paper-scissors, the broken connection, and proposals for the
/// next round. Connects them with the game.
class LanPanels final : public QObject {
    Q_OBJECT

public:
    LanPanels(ui::MainWindow& window, QObject* parent);
    ~LanPanels() override;

    /// Connects the panels with a game, which must not be destroyed while it is shown.
    void talkOf(LanGame& game);
    void talkOf(WatchedGame& game);
    /// Sets whether the page shows the board of that game. Panels that cover a board are visible only with it.
    void setShown(bool shown);
    void setNote(const QString& note);
    /// The game has ended: disables the chat.
    void close();
    void retranslate();

    /// Opens the panel for proposing the next game.
    void openProposal();
    [[nodiscard]] bool canPropose() const { return m_game != nullptr && m_game->canPropose(); }

Q_SIGNALS:
    /// Someone is waiting for the user.
    void calls();
    void saveAndLeaveWanted();

private:
    void connectPage();
    void startTalk(bool watching);
    void hear(Seat by, const QString& text);
    void say(const QString& text);
    void showThrow();
    void reveal(Hand own, Hand other);
    void stopThrow();
    void showLine();
    void showTries();
    void ask(const GameSetup& setup);
    void propose(const ui::GameChoice& choice);
    void tell(const net::ProposalNews& news);
    [[nodiscard]] QString nameOf(Seat seat) const;

    ui::MainWindow& m_window;
    LanGame* m_game = nullptr;
    WatchedGame* m_watched = nullptr;
    std::unique_ptr<QObject> m_bonds; ///< context of the connections to the game
    QTimer m_tries;                   ///< updates the text about the next attempt
    bool m_isShown = false;
};

} // namespace qipan::app
