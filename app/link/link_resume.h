// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/link/link_game.h"
#include "app/link/link_store.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <functional>

namespace qipan::app {

/// Resumes games of link-match left by earlier runs of the program, and asks whether to show the next one.
class LinkResume final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    LinkResume(LinkStore& store, ui::MessageQueue& messages, QObject* parent);

    /// Loads the latest saved game, unless this object was already asked for one: `resumed` or `nothingFound` follows.
    /// Returns whether it does.
    bool load();
    /// Loads the next saved game: `resumed`, `nothingFound` or `notLoaded` follows.
    void loadNext();
    /// Loads the latest waiting game whose record begins with `start`, or the one with this entry in the history:
    /// `resumed` or `notLoaded` follows, or a call of `otherwise` if it does not wait; the first one says then whether
    /// an earlier game that began so used help.
    void loadStarting(const QString& start, std::function<void(bool wasHelped)> otherwise);
    void loadEntry(qint64 id, std::function<void()> otherwise);
    [[nodiscard]] bool isLoading() const { return m_state == State::Loading; }
    /// Returns whether a saved game waits, besides the current one.
    [[nodiscard]] bool hasGame() const { return m_hasGame; }
    /// Another game was started: drops the one that is being loaded, and the question.
    void giveUp();
    /// Withdraws the question.
    void withdraw();

    /// Sets aside the loaded game, which cannot be resumed, and says why.
    void discard(const QString& why);
    void discard(const link::RecordFault& fault);

Q_SIGNALS:
    void resumed(const qipan::app::LinkRequest& request);
    /// There is no saved game, or it is invalid.
    void nothingFound();
    void notLoaded();
    /// The user wants to see the next game.
    void nextWanted();
    /// `hasGame` may have changed.
    void counted();

private:
    enum class State { NotAsked, Loading, Asked };

    /// Asks whether to show one of so many other games.
    void ask(int others);
    void take(const LinkFile::ResumableGame& game);
    void resume(const LinkFile::ResumableGame& game);

    LinkStore& m_store;
    ui::MessageQueue& m_messages;
    State m_state = State::NotAsked;
    bool m_hasGame = false;
    std::function<void(bool wasHelped)> m_otherwise; ///< instead of `nothingFound`
};

} // namespace qipan::app
