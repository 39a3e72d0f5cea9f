// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/absence_message.h"
#include "app/lan/lan_game.h"
#include "app/lan/peer_chat.h"
#include "ui/panels/game_chooser.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class MatchPage;
}

namespace qipan::app {

class SpectatedGame;

/// The panels around the board of a LAN game: chat, rock-paper-scissors, the broken connection, and proposals for the
/// next round. Connects them with the game.
class LanPanels final : public QObject {
    Q_OBJECT

public:
    LanPanels(ui::MessageQueue& messages, ui::PageRef<ui::MatchPage> page, QObject* parent);
    ~LanPanels() override;

    /// Connects the panels with a game, which must not be destroyed while it is shown.
    void showChatOf(LanGame& game);
    void showChatOf(SpectatedGame& game);
    /// Sets whether the page shows the board of that game. Panels that cover a board are visible only with it.
    void setShown(bool shown);
    void setNote(const QString& note);
    /// A note that screen readers announce too.
    void noteArrival(const QString& note);
    /// The game has ended, with this note if not empty: disables the chat.
    void close(const QString& note = {});
    /// Call when the language changed.
    void showConnection();

    /// Opens the panel for proposing the next game.
    void openProposal();
    [[nodiscard]] bool canPropose() const { return m_game != nullptr && m_game->canPropose(); }

Q_SIGNALS:
    /// Someone is waiting for the user.
    void attentionNeeded();
    void saveAndLeaveRequested();
    /// The user wants to see the game, which another page or table hides.
    void showRequested();

private:
    void tellReturn();
    void connectPage();
    void showRockPaperScissors();
    void reveal(Hand own, Hand other);
    void stopRockPaperScissors();
    [[nodiscard]] QString resultText() const;
    void offerToShowGame(const Event& event);
    void ask(const GameSetup& setup);
    [[nodiscard]] std::optional<ClockSetting> clock() const;
    [[nodiscard]] QString nextToBegin() const;
    void propose(const ui::GameChoice& choice);
    void showProposalNews(const net::ProposalUpdate& update);

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::MatchPage> m_page;
    PeerChat* m_chat; // children, as is the next member
    AbsenceMessage* m_absence;
    LanGame* m_game = nullptr;
    QString m_throw;                        ///< how a throw ended, until the round begins
    std::unique_ptr<QObject> m_connections; ///< context of the connections to the game
    bool m_isShown = false;
};

} // namespace qipan::app
