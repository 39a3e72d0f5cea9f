#pragma once

#include "app/lan/match_store.h"
#include "ui/main_window.h"

#include <QObject>

#include <deque>
#include <functional>
#include <optional>

namespace qipan::app {

/// Games on the LAN that were broken off: found in the store, offered on the pages for hosting and joining, and taken
/// up again.
class UnfinishedDesk final : public QObject {
    Q_OBJECT

public:
    /// `store` outlives the desk.
    UnfinishedDesk(ui::MainWindow& window, MatchStore& store, QObject* parent);

    using Found = std::function<void(const std::optional<StoredMatch>& kept)>;
    /// Looks for a game that was alive less than five minutes ago, in which this end has this role and, for a guest,
    /// the host is at this address. `found` is called once, soon. What is found is held for this program.
    void lookFor(Seat role, const QString& address, Found found);
    /// Looks for one of the last days and offers it on the page for its role.
    void offer(Seat role);
    /// Looks for those of the last days, in either role, that stopped in the middle of a round, and asks at the top of
    /// the window whether to go on: one after the other, the latest first, until the user wants one. Those that a table
    /// has refused wait on the pages. Where they cannot be read it looks again until they can.
    void remind();
    /// The game that is offered.
    void discard();
    void resume();

Q_SIGNALS:
    void resumed(const qipan::app::StoredMatch& kept);

private:
    struct Asked {
        Found found;
        std::function<void()> failed; ///< null: then nothing was found
    };
    void ask(const MatchWanted& wanted, Asked asked);
    void remind(qint64 before);
    /// Holds what was only looked at until now; `otherwise` where another program was quicker.
    void takeUp(const StoredMatch& kept, std::function<void()> otherwise);
    void show();
    [[nodiscard]] static QString words(const StoredMatch& kept);

    ui::MainWindow& m_window;
    MatchStore& m_store;
    std::deque<Asked> m_asked;
    std::optional<StoredMatch> m_offered;
    Seat m_role = Seat::First;
};

} // namespace qipan::app
