#pragma once

#include "app/lan/lan_game.h"
#include "ui/main_window.h"
#include "ui/pages/game_chooser.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace qipan::app {

class WatchedGame;

/// What stands around the board of a game on the LAN: the talk, the throw, the broken line, and what is proposed for
/// the next round. What is said there goes to the game, and what the game tells is said there.
class LanPanels final : public QObject {
    Q_OBJECT

public:
    LanPanels(ui::MainWindow& window, QObject* parent);
    ~LanPanels() override;

    /// A game whose talk is on the page from now on; it outlives that.
    void talkOf(LanGame& game);
    void talkOf(WatchedGame& game);
    /// The board of that game is on the page, or another one: panels that lie over a board are there only with theirs.
    void setShown(bool shown);
    void setNote(const QString& note);
    /// The game has ended: nobody hears what is said.
    void close();
    void retranslate();

    /// The panel for proposing what is played next.
    void openProposal();
    [[nodiscard]] bool canPropose() const { return m_game != nullptr && m_game->canPropose(); }

Q_SIGNALS:
    /// Someone waits for the user.
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
    QTimer m_tries;                   ///< keeps the words about the next try true
    bool m_isShown = false;
};

} // namespace qipan::app
