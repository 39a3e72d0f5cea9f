// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/link/link_start_controller.h"
#include "app/match/new_game_controller.h"
#include "app/match_store/stored_match.h"
#include "net/broker/invitation.h"
#include "net/connection.h"
#include "net/table_place.h"
#include "ui/pages/host_waiting.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::ui {
class HostPage;
}
namespace qipan::net {
class Host;
struct Knock;
class TableBeacon;
} // namespace qipan::net
namespace qipan::app {

class BrokerStore;

/// What a host offers.
struct HostOffer {
    net::Terms terms;
    std::optional<quint16> port; ///< see net::Host::listen
    QString passcode;            ///< secret; empty: none is required
    bool acceptAnyone = false;
    bool onlyEncrypted = false;                  ///< with a passcode: see net::Host::setOnlyEncrypted
    std::optional<net::Invitation> invitation{}; ///< open on the internet too
};

/// Opens tables, and controls the page of an open one, its join requests and its announcement on the LAN.
class HostController final : public PageController {
    Q_OBJECT

public:
    /// All must outlive this object.
    HostController(const ui::WindowParts& window, ui::PageRef<ui::HostPage> page, NewGameController& newGame,
                   LinkStartController& linkStart, const BrokerStore& brokers, QObject* parent);
    ~HostController() override;

    /// Shows the page of new games, or the open table. `continued` is the setup that a table is to continue.
    void showPage(const std::optional<GameSetup>& continued = std::nullopt);
    /// Returns whether a table was last asked for with such a setup.
    [[nodiscard]] bool isContinuing() const { return m_isContinuing; }
    /// Asks to open a table with this choice, which was made on a page.
    void openAs(const ui::HostChoice& choice);
    /// Opens a table under the host's name. Returns false if it cannot listen; the reason is shown on the page of new
    /// games and passed to `failed`.
    bool open(const HostOffer& offer, const QString& name);
    /// Opens a table to resume a match and reserves the guest's seat. Uses the same port only, because the guest looks
    /// for it there.
    bool reopen(const StoredMatch& stored);
    /// Opens the table also to friends who meet it at the broker. Precondition: isOpen().
    void openOverInternet(const net::Invitation& invitation);
    /// Returns where the table is on the internet, if it was opened there.
    [[nodiscard]] const std::optional<net::BrokerPlace>& internetPlace() const { return m_internetPlace; }
    /// Returns the link for friends on the internet, once they can join; otherwise an empty text.
    [[nodiscard]] QString invitationLink() const;
    void close();

    [[nodiscard]] ui::ActionState actionState() const override { return {.playAgain = false, .host = false}; }
    [[nodiscard]] bool isOpen() const { return m_host != nullptr; }
    /// Precondition, also of the next two functions: isOpen().
    [[nodiscard]] net::Host& host() { return *m_host; }
    [[nodiscard]] const HostOffer& offer() const { return m_offer; }
    [[nodiscard]] quint16 port() const;
    /// Returns the number of spectators, also of no table.
    [[nodiscard]] int spectators() const;
    /// A round with this setup has begun, in which this seat plays black.
    void setRound(const GameSetup& setup, Seat black);
    /// The guest has gone: opens the table again as it was offered.
    void releaseSeat();
    void setNote(const QString& note);
    /// Sets the name of the guest, until `releaseSeat`.
    void setGuest(const QString& name);

Q_SIGNALS:
    /// The user wants to open a table.
    void openRequested(const qipan::app::HostOffer& offer);
    void cancelled();
    void listening(quint16 port);
    /// Guests can join over the internet, with this code. Emitted once.
    void codeReady(const QString& code);
    /// The table cannot be opened to the internet; `why` is a sentence for the user, which is also shown on the page.
    void internetFailed(const QString& why);
    /// The user wants to add a broker.
    void brokersWanted();
    /// It cannot listen; `why` is a sentence for the user.
    void failed(const QString& why);
    void entered(qipan::net::Connection* connection, const qipan::net::Entered& peer);
    void reconnected(qipan::net::Connection* connection, const QString& token);
    void spectatorsChanged();
    /// Someone is waiting for the user.
    void attentionNeeded();

private:
    void connectPage();
    [[nodiscard]] ui::HostChoice choice() const;
    [[nodiscard]] static FirstBlack firstOf(const net::Terms& terms);
    void showBrokers();
    void stopOpeningOverInternet();
    void chooseBroker(int index);
    void showInternet(ui::InternetTable::State state, const QString& why = {});
    void announce();
    void askToAdmit(const net::Knock& knock);
    void answerJoinRequest(bool accept);
    void blockRequester();
    void unblock(const QString& address);
    void showBlocked();
    void hideJoinRequest();

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::HostPage> m_page;
    NewGameController& m_newGame;
    LinkStartController& m_linkStart;
    const BrokerStore& m_brokers;
    HostOffer m_offer;
    FirstBlack m_first = FirstBlack::Host; ///< who plays black in the round that runs, or else in the first one
    QString m_name;
    bool m_isContinuing = false;
    std::optional<ui::JoinRequest> m_request; ///< the pending one
    QList<QHostAddress> m_blocked;            ///< by the user, while the program runs
    std::unique_ptr<net::Host> m_host;
    std::optional<net::BrokerPlace> m_internetPlace;
    bool m_isCodeReady = false; ///< codeReady() was emitted
    QString m_brokerFailure;    ///< the last that was reported
    QTimer m_brokerRetry;       ///< for a table that the command line opened, where nobody may press a button
    std::unique_ptr<net::TableBeacon> m_beacon; ///< keeps its id from table to table
    QTimer m_addressTimer;                      ///< polls for changes of this machine's addresses
};

} // namespace qipan::app
