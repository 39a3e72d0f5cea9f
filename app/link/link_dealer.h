// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "core/book/link_board.h"
#include "core/link/play.h"

#include <QObject>

#include <optional>

namespace qipan::app {

/// Deals boards of link-match on another thread and replays records on them there: a deal of a given difficulty can
/// take some tenths of a second, and a record may contain many shuffles.
class LinkDealer final : public QObject {
    Q_OBJECT

public:
    struct Dealt {
        book::LinkStart start;
        link::Game game;
        std::optional<Result<link::Play, link::RecordFault>> play; ///< if a record was given
    };

    explicit LinkDealer(QObject* parent = nullptr);

    /// Starts to deal, or to lay out the tiles of `start`, and replays `record`; `dealt` follows. Cancels an earlier
    /// request. Precondition: link::canDeal() or book::canPlay().
    void deal(const book::LinkStart& start, const std::optional<link::PlayRecord>& record = {});
    [[nodiscard]] bool isDealing() const { return m_task.isRunning(); }

Q_SIGNALS:
    void dealt(const qipan::app::LinkDealer::Dealt& dealt);

private:
    BackgroundTask m_task;
};

} // namespace qipan::app
