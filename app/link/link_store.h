#pragma once

#include "app/link/link_file.h"
#include "app/store/data_store.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// Keeps the running game of link-match and its scores (LinkFile) without ever holding up the window thread.
/// Everything is done in the order it was asked for. Where it cannot be done the game goes on without, and what was to
/// be kept is tried again every few seconds.
class LinkStore final : public DataStore {
    Q_OBJECT

public:
    explicit LinkStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);
    ~LinkStore() override;

    /// Keeps the game that runs: its boards as lines; empty for none. What was left and not loaded stays as it is.
    void save(const QString& record);
    /// Keeps another game from now on: the one that ran, or was left and not loaded, waits. `waiting` follows.
    void letWait();
    /// Keeps what there is of the running game apart: it cannot be continued, and the next save must not replace it.
    void setAside();
    /// `counted` follows, be it later because the file cannot be read now.
    void count();
    /// `loaded` follows, with nothing where no game is kept; where that cannot be read `counted` follows later too.
    void load();
    /// Another game that was left takes the place of the one that runs, which waits behind the others from then on:
    /// `loaded` follows, or `notLoaded` where that cannot be done.
    void loadNext();
    /// Adds a game that is over, to the history too where it is given; `placed` follows where that could be done.
    void add(const ui::LinkScore& score, const QString& record, const std::optional<KeptGame>& game = std::nullopt);
    /// `listed` follows.
    void list(const ui::LinkScoreFilter& filter);
    /// `found` follows.
    void find(qint64 id);

Q_SIGNALS:
    void saved();
    /// So many `others` that were left can be loaded in its place.
    void loaded(const QString& record, int others);
    void notLoaded();
    /// So many were left by programs that have ended.
    void counted(int games);
    void waiting(int games);
    void placed(const qipan::app::LinkFile::Place& place);
    void listed(const std::vector<qipan::ui::LinkScore>& scores);
    void found(qint64 id, const QString& record);

private:
    class Failed;

    /// Does `work` with the file on the thread, and then tells trouble, and what its result says, here.
    template <typename Work, typename Tell>
    void give(Work work, Tell tell);
    void tryAgain();

    QTimer m_retry;
    QTimer m_countAgain;
    const std::shared_ptr<Failed> m_failed;
};

} // namespace qipan::app
