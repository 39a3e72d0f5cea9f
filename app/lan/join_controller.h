// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "net/guest.h"
#include "net/table_place.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <memory>
#include <vector>

namespace qipan::net {
class TableSeeker;
}

namespace qipan::ui {
class JoinPage;
}

namespace qipan::app {

class BrokerStore;
class Settings;

/// What to do when a host does not encrypt the connection but wants a proof of the passcode.
enum class PlainProof { Ask, Agree, Decline };

/// Controls the page for finding and joining tables, and the attempt to join one. A table is named as parseTableName()
/// reads it: by an address, an invitation link or a code.
class JoinController final : public PageController {
    Q_OBJECT

public:
    JoinController(const ui::WindowParts& window, ui::PageRef<ui::JoinPage> page, Settings& settings,
                   const BrokerStore& brokers, QObject* parent);
    ~JoinController() override;

    /// Puts `table` into the field, or the address that was joined last.
    void showPage(const QString& ownName, const QString& table = {});
    /// Joins a table as a player or spectator under `name`. If `passcode` is given, the user is not asked for one.
    void join(const QString& address, net::Role role, const QString& passcode, const QString& name,
              PlainProof plainProof = PlainProof::Ask);
    /// Shows that a game can be continued, in a whole sentence; empty for none.
    void setUnfinished(const QString& text);
    /// Cancels the attempt.
    void cancel();
    [[nodiscard]] ui::ActionState actionState() const override { return {.playAgain = false, .join = false}; }
    [[nodiscard]] bool isJoining() const { return m_guest != nullptr; }
    /// Returns the current address of the table that was joined at `before`, according to the list of tables: the same
    /// if it is a link or a table answers there, else that of the only table whose host has this name, else `before`.
    [[nodiscard]] QString addressNow(const QString& host, const QString& before) const;

Q_SIGNALS:
    /// The user wants to join a table.
    void joinRequested(const QString& address, qipan::net::Role role);
    /// The name under which the user wants to join from now on.
    void nameChosen(const QString& name);
    void cancelled();
    void resumeRequested();
    void discardRequested();
    /// Joined as a player or spectator at this place.
    void entered(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host, qipan::net::Role role,
                 const qipan::net::TablePlace& place);
    /// Not admitted; `why` is a sentence for the user, which is also shown on the page.
    void failed(const QString& why);

private:
    void connectPage();
    void stepBack();
    void seek(bool open);
    void showTables();
    void attempt(const QString& passcode);
    void decideAboutBroker(const net::BrokerAddress& broker);
    void connectToPlace(const QString& passcode);
    void guestFailed(net::GuestFailure failure, const QString& detail);
    void provePasscode(const QString& passcode);
    void decideAboutPlainProof();

    ui::PageRef<ui::JoinPage> m_page;
    Settings& m_settings;
    const BrokerStore& m_brokers;
    std::unique_ptr<net::TableSeeker> m_seeker;
    std::shared_ptr<net::Guest> m_guest;
    // The current attempt.
    QString m_table;                       ///< as it was typed or found
    std::vector<net::TablePlace> m_places; ///< where it may be, the present one first
    net::Role m_role = net::Role::Play;
    QString m_name;
    bool m_asksForPasscode = true; ///< the user is present and can be asked
    PlainProof m_plainProof = PlainProof::Ask;
    /// What the user is being asked.
    enum class Question {
        None,
        Passcode,
        PlainProof, ///< whether to go on without encryption
        PlainBroker ///< whether to go to a broker without encryption
    };
    Question m_question = Question::None;
};

} // namespace qipan::app
