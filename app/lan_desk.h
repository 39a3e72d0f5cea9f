#pragma once

#include "app/lan_game.h"
#include "app/match_desk.h"
#include "core/board/registry.h"
#include "net/guest.h"
#include "ui/main_window.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace qipan::net {
class Host;
}
namespace qipan::ui {
struct HostChoice;
} // namespace qipan::ui

namespace qipan::app {

class Settings;

/// What a host offers.
struct HostOffer {
    GameSetup setup;
    std::optional<quint16> port; ///< see net::Host::listen
    Seat black = Seat::First;    ///< in the first round
    bool acceptAnyone = false;
};

/// Play on the LAN: the pages for hosting and joining, the table that is open or joined, chat, and how it all ends.
class LanDesk final : public QObject {
    Q_OBJECT

public:
    using MakePlayer = std::function<std::unique_ptr<Player>(const GameInfo& game)>;

    /// `makePlayer` makes the player of the seat at this end.
    LanDesk(ui::MainWindow& window, MatchDesk& desk, Settings& settings, MakePlayer makePlayer, QObject* parent);
    ~LanDesk() override;

    /// Ends the program's part after so many rounds: `quit` is emitted.
    void setRounds(int rounds) { m_roundsLeft = rounds; }

    /// The page where a table is opened, or the open table.
    void showHostPage();
    void showJoinPage();
    /// False, with the reason on the page, when it cannot listen.
    bool host(const HostOffer& offer);
    void join(const QString& address);

    /// The game with a peer, also after its end; null before one has come.
    [[nodiscard]] LanGame* game() const { return m_game.get(); }
    /// This end opened the table.
    [[nodiscard]] bool isHost() const { return m_host != nullptr; }
    /// A peer is at the table.
    [[nodiscard]] bool isPlaying() const { return m_game && !m_game->ending(); }
    /// A round runs: leaving resigns it.
    [[nodiscard]] bool isRoundRunning() const;
    /// There is a table, open or with a peer.
    [[nodiscard]] bool isAtTable() const { return m_host || isPlaying(); }
    /// Puts the game with the peer on the match page.
    void showGame();
    /// Says bye and closes the table.
    void leave();

    void retranslate();

Q_SIGNALS:
    /// What can be done changed.
    void changed();
    /// Someone waits for the user.
    void calls();
    void listening(quint16 port);
    void playing(const QString& peer, qipan::Side own);
    void settled(int round, const qipan::Verdict& verdict);
    void peerLeft();
    void peerLost();
    /// It did not come to a game, or one of the programs failed; a sentence for the user.
    void failed(const QString& why);
    /// The rounds that were wanted are played.
    void roundsPlayed();

private:
    void connectPage(ui::MainWindow::Page page);
    void connectHostPage();
    void openAs(const ui::HostChoice& choice);
    void enter(net::Connection* connection, const net::Entered& peer);
    void callFromAfar(const Event& event);
    void over(LanGame::Ending ending, const QString& why);
    void countRound();
    void joinFailed(net::GuestFailure failure, const QString& detail);
    void cancel();
    void knock(const QString& name);
    void answerKnock(bool letIn);
    void hideKnock();
    void say(const QString& text);
    [[nodiscard]] QString ownName() const;
    [[nodiscard]] ShownTable shownTable() const;

    ui::MainWindow& m_window;
    MatchDesk& m_desk;
    Settings& m_settings;
    const MakePlayer m_makePlayer;
    HostOffer m_offer;
    std::optional<int> m_roundsLeft;
    std::unique_ptr<net::Host> m_host;
    std::unique_ptr<net::Guest> m_guest;
    std::unique_ptr<LanGame> m_game;
};

} // namespace qipan::app
