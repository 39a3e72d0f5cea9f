#pragma once

#include "app/background_task.h"
#include "core/book/link_start.h"
#include "core/link/play.h"

#include <QObject>

#include <optional>

namespace qipan::app {

/// Deals link-match on another thread, and rebuilds there what was played on the deal: a deal of a wanted difficulty
/// takes up to some tenths of a second, and a record may hold many shuffles.
class LinkDealer final : public QObject {
    Q_OBJECT

public:
    struct Dealt {
        book::LinkStart start;
        link::Game game;
        std::optional<Result<link::Play, link::RecordFault>> play; ///< where a record was given
    };

    explicit LinkDealer(QObject* parent = nullptr);

    /// Begins to deal, or lays out the tiles of `start`, in place of what was asked for before: `dealt` follows.
    /// Precondition: link::canDeal() or book::canPlay().
    void deal(const book::LinkStart& start, const std::optional<link::PlayRecord>& record = {});
    [[nodiscard]] bool isDealing() const { return m_task.isRunning(); }

Q_SIGNALS:
    void dealt(const qipan::app::LinkDealer::Dealt& dealt);

private:
    BackgroundTask m_task;
};

} // namespace qipan::app
