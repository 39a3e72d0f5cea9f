// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/history/history_query.h"
#include "app/history/history_store.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <optional>

namespace qipan::ui {
class HistoryPage;
}

namespace qipan::app {

/// Controls the history page: queries the store for it, opens games, and deletes them after confirmation; they can be
/// restored until the program ends.
class HistoryController final : public PageController {
    Q_OBJECT

public:
    /// Both must outlive this object.
    HistoryController(const ui::WindowParts& window, ui::PageRef<ui::HistoryPage> page, HistoryStore& store,
                      QObject* parent);

    /// Brings the page to the front.
    void show();
    /// Likewise, filtered to the unfinished games of this kind.
    void showOpen(const QString& game);
    [[nodiscard]] ui::ActionState actionState() const override;
    /// Restores what was deleted last. Without deletions, an export can be undone; this emits `undoExportRequested`.
    void undo() override;
    void setCanUndoExport(bool can);
    /// This game was restored in another way than by `undo`.
    void markRestored(qint64 id);
    void pageShown() override;
    void pageHidden(ui::Page next) override;
    void retranslate() override;

Q_SIGNALS:
    /// The user opened a two-player game that this program does not play.
    void opened(const qipan::app::HistoryEntry& game);
    /// The user wants to go on with a two-player game that this program plays.
    void boardRequested(const qipan::app::HistoryEntry& game);
    /// The user opened a game of link-match.
    void linkOpened(const qipan::app::HistoryEntry& game);
    /// The user wants to see the moves of a game that could be continued.
    void replayRequested(const qipan::app::HistoryEntry& game);
    void exportRequested(const std::vector<qint64>& ids);
    void importRequested();
    void undoExportRequested();
    void copyRequested(qint64 id);
    void closed();
    void deleted(const std::vector<qint64>& ids);

private:
    void connectPage();
    void restoreDeleted();
    /// The games changed: refreshes the lists soon.
    void outdate();
    void query();
    void queryFirst(const HistoryTicket& ticket, const ui::HistoryFilter& filter, ui::HistoryOrder order);
    void queryIds(const HistoryTicket& ticket, const ui::HistoryFilter& filter, ui::HistoryOrder order);
    void fetch(const std::vector<qint64>& ids);
    void open(qint64 id);
    void replay(qint64 id);
    /// Reads a game and calls `then` with it and whether this program plays it, unless the user left the page.
    void find(qint64 id, std::function<void(const HistoryEntry& game, bool isPlayedHere)> then);
    void askToDelete(const std::vector<qint64>& chosen);
    void askToClear();
    template <typename Remove>
    void remove(Remove remove, qint64 wanted);
    void removed(std::vector<qint64> ids, qint64 wanted);
    void offerUndo();

    const ui::WindowParts m_parts;
    ui::PageRef<ui::HistoryPage> m_page;
    HistoryStore& m_store;
    const std::shared_ptr<std::atomic<quint64>> m_ticket = std::make_shared<std::atomic<quint64>>(0);
    std::vector<std::vector<qint64>> m_deleted; ///< restored in reverse order
    qint64 m_all = 0;                           ///< the number of games without a filter, if known
    quint64 m_opening = 0;
    bool m_isConnected = false;
    bool m_isOutdated = true;
    bool m_canUndoExport = false;
    bool m_asksAboutChoice = false;                                        ///< whether to delete the selected games
    std::optional<std::pair<ui::HistoryFilter, ui::HistoryOrder>> m_shown; ///< the filter and order of the list
    QTimer m_outdated;
};

} // namespace qipan::app
