#pragma once

#include "app/lan/stored_match.h"
#include "net/connection.h"
#include "ui/main_window.h"
#include "ui/pages/host_choice.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::net {
class Host;
class TableBeacon;
} // namespace qipan::net
namespace qipan::app {

/// What a host offers.
struct HostOffer {
    net::Terms terms;
    std::optional<quint16> port; ///< see net::Host::listen
    QString passcode;            ///< secret; empty: none is asked for
    bool acceptAnyone = false;
};

/// The page where a table is opened, the open table behind it, who knocks there, and how others find it.
class HostDesk final : public QObject {
    Q_OBJECT

public:
    HostDesk(ui::MainWindow& window, QObject* parent);
    ~HostDesk() override;

    /// The choices, or the open table. With a setup the choices are those for a table that begins as it does.
    void showPage(const std::optional<GameSetup>& continued = std::nullopt);
    /// That is what the page was shown for last.
    [[nodiscard]] bool isContinuing() const { return m_usual.has_value(); }
    /// Opens a table in the name of its host. False, with the reason on the page and in failed(), when it cannot
    /// listen.
    bool open(const HostOffer& offer, const QString& name);
    /// The same for a match that is to go on: its guest's seat is kept. On the same port only: that is where
    /// the guest looks for it.
    bool reopen(const StoredMatch& kept);
    void close();

    [[nodiscard]] bool isOpen() const { return m_host != nullptr; }
    /// Precondition: isOpen(), as for the next two.
    [[nodiscard]] net::Host& host() { return *m_host; }
    [[nodiscard]] const HostOffer& offer() const { return m_offer; }
    [[nodiscard]] quint16 port() const;
    /// A new round is played by another setup.
    void setSetup(const GameSetup& setup);
    /// The guest has gone: the table is open again, as it was offered.
    void free();
    void setNote(const QString& note);
    /// Who sits at the table, until free().
    void setGuest(const QString& name);

Q_SIGNALS:
    /// The user wants to open a table.
    void openWanted(const qipan::app::HostOffer& offer);
    void cancelled();
    void resumeWanted();
    void discardWanted();
    void listening(quint16 port);
    /// It cannot listen; a sentence for the user.
    void failed(const QString& why);
    void entered(qipan::net::Connection* connection, const qipan::net::Entered& peer);
    void returned(qipan::net::Connection* connection, const QString& token);
    void watchersChanged(int count);
    /// Someone waits for the user.
    void calls();

private:
    void connectPage();
    void choose(const std::optional<GameSetup>& continued);
    void openAs(const ui::HostChoice& choice);
    bool listen(const HostOffer& offer, const QString& name);
    [[nodiscard]] ui::HostChoice choice() const;
    void announce();
    void knock(const QString& name);
    void askElsewhere();
    void answerKnock(bool letIn);
    void hideKnock();

    ui::MainWindow& m_window;
    HostOffer m_offer;
    QString m_name;
    std::optional<ui::HostChoice> m_usual; ///< what the page offers when no game is continued
    QString m_atDoor;                      ///< who knocks; empty: nobody does
    std::unique_ptr<net::Host> m_host;
    std::unique_ptr<net::TableBeacon> m_beacon; ///< keeps its id from table to table
    QTimer m_lookAround;                        ///< for addresses of this machine that come and go
};

} // namespace qipan::app
