// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/match_store.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <deque>
#include <functional>
#include <optional>

namespace qipan::app {

/// LAN games that were broken off: finds them in the store, offers them on the pages for hosting and joining, and
/// resumes them.
class UnfinishedController final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    UnfinishedController(ui::MessageQueue& messages, MatchStore& store, QObject* parent);

    using Found = std::function<void(const std::optional<StoredMatch>& stored)>;
    /// Looks for a game that was active less than five minutes ago, with this role and, for a guest, with the host at
    /// this address; behind an invitation link, for one that can be resumed at all. Calls `found` once, asynchronously.
    /// A game that is found is held for this program.
    void find(Seat role, const QString& address, Found found);
    /// Looks for a game of the last days and offers it on the page of its role.
    void offer(Seat role);
    /// Looks for games of the last days, in either role, that stopped in the middle of a round, and asks at the top of
    /// the window whether to continue: one after the other, latest first, until the user accepts one. Games that a
    /// table has refused are offered on the pages only. Retries while the store cannot be read.
    void remind();
    /// Discards the offered game; `resume` continues it.
    void discard();
    void resume();

Q_SIGNALS:
    /// Offers a game on the page of its role, in a whole sentence; empty for none.
    void offered(qipan::Seat role, const QString& text);
    void resumed(const qipan::app::StoredMatch& stored);

private:
    struct Asked {
        Found found;
        std::function<void()> failed; ///< null: treated as not found
    };
    void ask(const MatchQuery& wanted, Asked asked);
    void remind(qint64 before);
    /// Holds a game that was only read so far; calls `otherwise` if another program was quicker.
    void adopt(const StoredMatch& stored, std::function<void()> otherwise);
    void show();
    [[nodiscard]] static QString questionText(const StoredMatch& stored);

    ui::MessageQueue& m_messages;
    MatchStore& m_store;
    std::deque<Asked> m_asked;
    std::optional<StoredMatch> m_offered;
    Seat m_role = Seat::First;
};

} // namespace qipan::app
