#pragma once

#include "app/lan/host_desk.h"
#include "app/lan/join_desk.h"
#include "app/lan/lan_game.h"
#include "app/lan/lan_panels.h"
#include "app/lan/unfinished_desk.h"
#include "app/lan/watched_game.h"
#include "app/tables/match_desk.h"
#include "ui/main_window.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace qipan::app {

class Gallery;
class Settings;

/// Play on the LAN: a table that is open, joined or watched, the game at it on the match page, and how it all ends.
class LanDesk final : public QObject {
    Q_OBJECT

public:
    using MakePlayer = LanGame::MakePlayer;

    /// `makePlayer` makes the player of the seat at this end.
    LanDesk(ui::MainWindow& window, MatchDesk& desk, Settings& settings, std::shared_ptr<StoreThread> thread,
            MakePlayer makePlayer, QObject* parent);
    ~LanDesk() override;

    /// Ends the program's part after so many rounds: `roundsPlayed` is emitted.
    void setRounds(int rounds) { m_roundsLeft = rounds; }

    /// Asks whether to go on with a game that an earlier run of the program has left.
    void remind() { m_unfinished->remind(); }
    /// The page where a table is opened, or the open table. With a setup it is for a table that begins as it does.
    void showHostPage(const std::optional<GameSetup>& continued = std::nullopt);
    void showJoinPage();
    /// Opens a table, or takes up one that was broken off less than five minutes ago.
    void hostOrResume(const HostOffer& offer);
    void host(const HostOffer& offer);
    /// Goes to a table, or back to the seat there that was lost less than five minutes ago.
    void joinOrResume(const QString& address, const QString& passcode);
    void join(const QString& address, net::Role role, const QString& passcode = {});

    /// The game with a peer, also after its end; null before one has come.
    [[nodiscard]] LanGame* game() const { return m_game.get(); }
    /// This end opened the table.
    [[nodiscard]] bool isHost() const { return m_hosting->isOpen(); }
    /// A peer is at the table, or may come back to it.
    [[nodiscard]] bool isPlaying() const { return m_game && !m_game->ending(); }
    [[nodiscard]] bool isWatching() const;
    /// A round runs: leaving resigns it.
    [[nodiscard]] bool isRoundRunning() const;
    /// There is a table: open, with a peer, or watched.
    [[nodiscard]] bool isAtTable() const { return isHost() || isPlaying() || isWatching(); }
    /// The game on the match page is that of this desk.
    [[nodiscard]] bool isShown() const;
    [[nodiscard]] bool canPropose() const { return isShown() && m_panels->canPropose(); }
    void propose() { m_panels->openProposal(); }
    /// Puts the game with the peer, or the one that is watched, on the match page.
    void showGame();
    [[nodiscard]] QString peerName() const;
    /// Says bye and closes the table.
    void leave();
    /// Goes without a word and closes the table: both ends keep the game, to go on with it.
    void saveAndLeave();

    void retranslate();

Q_SIGNALS:
    /// There is another game with a peer, in which nothing has happened yet.
    void made(qipan::app::LanGame& game);
    /// What can be done changed.
    void changed();
    /// Someone waits for the user.
    void calls();
    void listening(quint16 port);
    void playing(const QString& peer, qipan::Side own);
    void settled(int round, const qipan::Verdict& verdict);
    void peerLeft();
    /// The line broke; the peer may come back.
    void peerLost();
    void peerResumed();
    /// The peer did not come back.
    void peerGone();
    /// It did not come to a game, or one of the programs failed; a sentence for the user.
    void failed(const QString& why);
    /// The match cannot be kept, or one that was kept cannot be read; it goes on all the same.
    void troubled(const QString& why);
    /// The rounds that were wanted are played.
    void roundsPlayed();

private:
    void connectHosting();
    void connectJoining();
    void reopen(const StoredMatch& kept);
    void comeBack(const StoredMatch& kept);
    void enter(net::Connection* connection, const net::Entered& peer);
    void sitDown(std::shared_ptr<net::Guest> guest, const net::Entered& host, const QString& address,
                 bool isBegunAnew = false);
    void watch(std::shared_ptr<net::Guest> guest, const net::Entered& host);
    LanGame& newGame(const LanSeating& seating);
    void announceArrival();
    void connectGame(LanGame& game);
    void dropGames();
    void callFromAfar(const Event& event);
    void over(LanGame::Ending ending, const QString& why);
    [[nodiscard]] QString endNote(LanGame::Ending ending, const QString& why) const;
    void watchOver(WatchedGame::Ending ending, const QString& why);
    void countRound();
    void askForNextRound();
    void cancel(ui::MainWindow::Page back);
    void update();
    void updateFigures();
    void close();
    [[nodiscard]] QString ownName() const;
    [[nodiscard]] ShownTable shownTable() const;
    [[nodiscard]] ShownTable watchedTable() const;

    ui::MainWindow& m_window;
    MatchDesk& m_desk;
    const MakePlayer m_makePlayer;
    std::optional<int> m_roundsLeft;
    bool m_wantsNextRound = false; // one was counted, and another has not begun
    /// What was asked for where a game was taken up instead: done where its table does not know the game any more.
    struct JoinWish {
        QString address;
        QString passcode;
    };
    std::optional<JoinWish> m_joinInstead;
    MatchStore* m_store; // children, as are the next four
    UnfinishedDesk* m_unfinished;
    HostDesk* m_hosting;
    JoinDesk* m_joining;
    LanPanels* m_panels;
    int m_watchers = 0;
    std::unique_ptr<Gallery> m_gallery;
    std::unique_ptr<LanGame> m_game;
    std::unique_ptr<WatchedGame> m_watched;
};

} // namespace qipan::app
