#pragma once

#include "app/history/history_query.h"
#include "app/history/history_store.h"
#include "ui/main_window.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::app {

/// The page of the history and what stands behind it: asks the store for what the page shows, opens games, deletes them
/// after a question, and puts them back until the program ends.
class HistoryDesk final : public QObject {
    Q_OBJECT

public:
    /// Both outlive the desk.
    HistoryDesk(ui::MainWindow& window, HistoryStore& store, QObject* parent);

    /// Brings the page to the front.
    void show();
    /// Likewise, with the games of this kind that did not come to an end.
    void showOpen(const QString& game);
    /// Something was deleted that can be put back.
    [[nodiscard]] bool canUndo() const { return !m_deleted.empty(); }
    /// Puts back what was deleted last.
    void undo();
    /// This game is there again, by another way than `undo`.
    void keep(qint64 id);
    void retranslate();

Q_SIGNALS:
    /// A game of two players is to be shown.
    void opened(const qipan::app::KeptGame& game);
    /// A game of link-match is to be shown.
    void linkOpened(const qipan::app::KeptGame& game);
    void exportWanted(const std::vector<qint64>& ids);
    void importWanted();
    void copyWanted(qint64 id);
    void closed();
    void deleted(const std::vector<qint64>& ids);
    /// Whether something can be undone is another thing now.
    void changed();

private:
    void connectPage();
    void pageChanged(ui::MainWindow::Page page);
    [[nodiscard]] bool isShown() const { return m_window.page() == ui::MainWindow::Page::History; }
    /// The games changed: lists are asked for again, soon.
    void outdate();
    void query();
    void queryFirst(const HistoryTicket& ticket, const ui::HistoryFilter& filter, ui::HistoryOrder order);
    void queryIds(const HistoryTicket& ticket, const ui::HistoryFilter& filter, ui::HistoryOrder order);
    void fetch(const std::vector<qint64>& ids);
    void open(qint64 id);
    void askToDelete(const std::vector<qint64>& chosen);
    void askToClear();
    template <typename Remove>
    void remove(Remove remove, qint64 wanted);
    void removed(std::vector<qint64> ids, qint64 wanted);
    void offerUndo();

    ui::MainWindow& m_window;
    HistoryStore& m_store;
    const std::shared_ptr<std::atomic<quint64>> m_ticket = std::make_shared<std::atomic<quint64>>(0);
    std::vector<std::vector<qint64>> m_deleted; ///< the last one comes back first
    qint64 m_all = 0;                           ///< games without a filter, as far as is known
    quint64 m_opening = 0;
    bool m_isConnected = false;
    bool m_isOutdated = true;
    std::optional<std::pair<ui::HistoryFilter, ui::HistoryOrder>> m_shown; ///< what the list is the answer to
    QTimer m_outdated;
};

} // namespace qipan::app
