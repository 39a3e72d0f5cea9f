// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_controller.h"
#include "app/lan/duel_panels.h"
#include "app/lan/host_controller.h"
#include "app/lan/join_controller.h"
#include "app/lan/lan_duel.h"
#include "app/lan/lan_game.h"
#include "app/lan/lan_panels.h"
#include "app/lan/spectated_duel.h"
#include "app/lan/spectated_game.h"
#include "app/lan/unfinished_controller.h"
#include "app/match/match_controller.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class MatchPage;
}

namespace qipan::app {

class BrokerStore;
class Spectators;

/// Play on the LAN: controls a table that is hosted, joined or watched, shows its game on the match page, and ends it.
class LanController final : public QObject {
    Q_OBJECT

public:
    /// Makes the player of the local seat.
    struct Players {
        LanGame::MakePlayer make;
        LanDuel::MakeComputer makeComputer;
    };

    struct Controllers {
        MatchController& match;
        DuelController& duel;
        NewGameController& newGame;
        LinkStartController& linkStart;
        HostController& hosting;
        JoinController& joining;
        const BrokerStore& brokers;
    };

    /// The controllers are used until the last `leave`.
    LanController(const ui::WindowParts& window, ui::PageStack& pages, PreferenceStore& preferences,
                  const Controllers& controllers, std::shared_ptr<StoreThread> thread, Players players,
                  QObject* parent);
    ~LanController() override;

    /// Asks whether to continue a game that an earlier run of the program left.
    void remind() { m_unfinished->remind(); }
    /// See HostController::showPage.
    void showHostPage(const std::optional<GameSetup>& continued = std::nullopt);
    /// `table` is put into the field: an address or an invitation link.
    void showJoinPage(const QString& table = {});
    /// Opens a table, or resumes one that was broken off less than five minutes ago.
    void hostOrResume(const HostOffer& offer);
    void host(const HostOffer& offer);
    /// Joins a table, or reconnects to a seat there that was lost less than five minutes ago. `address` is an address,
    /// an invitation link or a code.
    void joinOrResume(const QString& address, const QString& passcode, PlainProof plainProof = PlainProof::Ask);
    void join(const QString& address, net::Role role, const QString& passcode = {},
              PlainProof plainProof = PlainProof::Ask);

    /// Returns the table with a peer, also after its end; null before the first peer.
    [[nodiscard]] PeerTable* peerTable() const { return m_table.get(); }
    /// Returns the table if it is one of games of two, or of duels; otherwise null.
    [[nodiscard]] LanGame* game() const { return dynamic_cast<LanGame*>(m_table.get()); }
    [[nodiscard]] LanDuel* duel() const { return dynamic_cast<LanDuel*>(m_table.get()); }
    /// Returns whether this program opened the table.
    [[nodiscard]] bool isHost() const { return m_hosting.isOpen(); }
    /// Returns whether a peer is at the table, or may return to it.
    [[nodiscard]] bool isPlaying() const { return m_table && !m_table->ending(); }
    [[nodiscard]] bool isSpectating() const;
    /// Returns whether a round is running; leaving resigns it.
    [[nodiscard]] bool isRoundRunning() const;
    /// Returns whether there is a table: open, with a peer, or watched.
    /// Returns the link to the own table, if it is open over the internet; otherwise an empty text.
    [[nodiscard]] QString invitationLink() const { return m_hosting.invitationLink(); }
    [[nodiscard]] bool isAtTable() const { return isHost() || isPlaying() || isSpectating(); }
    /// Returns whether the match page or the page of duels shows the game of this object.
    [[nodiscard]] bool isShown() const { return isGameShown() || isDuelShown(); }
    [[nodiscard]] bool isDuelShown() const;
    [[nodiscard]] bool canPropose() const { return isGameShown() && m_panels->canPropose(); }
    void propose() { m_panels->openProposal(); }
    /// Shows the game with the peer, or the watched one, on its page.
    void showGame();
    [[nodiscard]] QString peerName() const;
    /// Says goodbye and closes the table.
    void leave();
    /// Closes the table without a goodbye, so that both sides keep the game and can resume it.
    void saveAndLeave();

    void retranslate();

Q_SIGNALS:
    /// There is a new game with a peer; nothing has happened in it yet.
    void gameCreated(qipan::app::LanGame& game);
    void duelCreated(qipan::app::LanDuel& duel);
    /// The available actions changed.
    void changed();
    /// Someone is waiting for the user.
    void attentionNeeded();
    void listening(quint16 port);
    /// Guests can join over the internet, with this code.
    void codeReady(const QString& code);
    /// The table cannot be opened to the internet; `why` is a sentence for the user.
    void internetFailed(const QString& why);
    /// A round has begun; `own` is the word for this side: its colour, or "host" or "guest" in a duel.
    void playing(const QString& peer, const QString& own);
    void settled(const qipan::app::RoundResult& result);
    void peerLeft();
    /// The connection broke; the peer may reconnect.
    void peerLost();
    void peerResumed();
    /// The peer did not reconnect.
    void peerGone();
    /// No game was started, or one of the programs failed; `why` is a sentence for the user.
    void failed(const QString& why);
    /// The match cannot be saved, or a saved one cannot be read; play continues.
    void errorOccurred(const QString& why);

private:
    void connectHosting();
    void connectJoining();
    void makeSpectators();
    void resume(const StoredMatch& stored);
    void enter(net::Connection* connection, const net::Entered& peer);
    void takeSeat(const std::shared_ptr<net::Guest>& guest, const net::Entered& host, const net::TablePlace& place,
                  bool isReplacement = false);
    [[nodiscard]] std::optional<net::TablePlace> placeOf(const StoredMatch& stored) const;
    using Resumed = std::function<void(bool isResumed)>;
    void resumeAt(std::vector<net::TablePlace> places, Resumed done);
    void begin(const LanSeating& seating, net::Connection* connection, const std::shared_ptr<net::Guest>& guest);
    void spectate(std::shared_ptr<net::Guest> guest, const net::Entered& host);
    PeerTable& newTable(const LanSeating& seating);
    void connectTable(PeerTable& table);
    void roundBegan();
    void dropTables();
    void ended(PeerTable::Ending ending, const QString& why);
    void spectatingEnded(SpectatedTable::Ending ending, const QString& why);
    [[nodiscard]] bool isGameShown() const;
    /// Returns the page that shows games of the table.
    [[nodiscard]] ui::Page pageOf() const;
    void showNotice(const QString& text);
    void setNote(const QString& note);
    void closePanels(const QString& note = {});
    void cancel(ui::Page back);
    void update();
    void updateFigures();
    void close();
    [[nodiscard]] QString ownName() const;
    [[nodiscard]] ShownTable shownGame() const;
    [[nodiscard]] ShownDuel shownDuel() const;
    [[nodiscard]] SpectatedGame* spectatedGame() const { return dynamic_cast<SpectatedGame*>(m_spectated.get()); }
    [[nodiscard]] SpectatedDuel* spectatedDuel() const { return dynamic_cast<SpectatedDuel*>(m_spectated.get()); }

    ui::Navigation& m_navigation;
    ui::MessageQueue& m_messages;
    ui::PageRef<ui::MatchPage> m_page;
    PreferenceStore& m_preferences;
    MatchController& m_matchController;
    DuelController& m_duelController;
    const Players m_players;
    /// The table to join when the game that was resumed instead turns out to be unknown there.
    struct PendingJoin {
        QString address;
        QString passcode;
        PlainProof plainProof = PlainProof::Ask;
    };
    std::optional<PendingJoin> m_pendingJoin;
    std::optional<link::DealSetup> m_dealt; ///< of the first duel at the table that this program offers or offered last
    NewGameController& m_newGame;
    LinkStartController& m_linkStart;
    HostController& m_hosting;
    JoinController& m_joining;
    const BrokerStore& m_brokers;
    MatchStore* m_store; // children, as are the next three members
    UnfinishedController* m_unfinished;
    LanPanels* m_panels;
    DuelPanels* m_duelPanels;
    std::unique_ptr<Spectators> m_spectators;
    std::unique_ptr<PeerTable> m_table;
    std::unique_ptr<SpectatedTable> m_spectated;
};

} // namespace qipan::app
