// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/link/tiles_controller.h"
#include "app/settings/preference_store.h"
#include "core/book/link_board.h"
#include "core/link/play.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

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
        std::optional<link::Difficulty> difficulty{};              ///< that a deal has, wanted or not
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

/// A board to play: what to deal, and how the game continues from there.
struct LinkRequest {
    book::LinkStart start{};
    link::GameMode gameMode = link::GameMode::Relaxed;
    bool isRandom = false; ///< any other deal would do as well
    link::Carryover carryover{};
    QStringList lines{};                      ///< the boards of the game before this one
    std::optional<link::PlayRecord> record{}; ///< of this board, to resume it
    qint64 began = 0;                         ///< milliseconds since 1970 UTC; 0 for a game that begins now
    link::Milliseconds time{0};               ///< played on this board, if longer than in the record
    bool suspendsCurrent = false;             ///< the running or saved game is suspended
};

/// The deal of link-match that was requested last: deals it in the background and waits for the user's own pictures if
/// it needs them.
class PendingDeal final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    PendingDeal(TilesController& tiles, PreferenceStore& preferences, QObject* parent);

    /// Starts to deal in place of an earlier request: `dealt` or `refused` follows. Precondition: link::canDeal() or
    /// book::canPlay().
    void start(const LinkRequest& request);
    /// Emits `delayed` if the deal takes a while.
    void warnOfDelay() { m_delay.start(); }
    [[nodiscard]] bool isPending() const { return m_dealer->isDealing() || m_held; }

    /// Returns the deal of the day, or a random deal with the current settings.
    [[nodiscard]] link::DealSetup setupFor(link::GameMode gameMode, int level) const;
    /// Returns a random deal with these settings.
    [[nodiscard]] link::DealSetup setupFor(const ui::LinkPreferences& wanted, link::FallingMode mode) const;
    /// Returns another random deal with the settings of `other`, at this level of the campaign.
    [[nodiscard]] link::DealSetup setupLike(const link::DealSetup& other, link::GameMode gameMode, int level) const;
    /// Returns the mode for a chosen start if the user wants mode `wanted`.
    [[nodiscard]] link::GameMode gameModeFor(const book::LinkStart& start, link::GameMode wanted) const;

Q_SIGNALS:
    void dealt(const qipan::app::LinkRequest& request, const qipan::app::LinkDealer::Dealt& dealt);
    /// No tile set has enough pictures for the deal.
    void refused(const qipan::app::LinkRequest& request);
    void delayed(bool isDealing);

private:
    void take(const LinkDealer::Dealt& dealt);

    TilesController& m_tiles;
    PreferenceStore& m_preferences;
    LinkDealer* m_dealer; // a child
    QTimer m_delay;
    LinkRequest m_request;
    std::optional<LinkDealer::Dealt> m_held; // until the user's pictures are loaded
};

} // namespace qipan::app
