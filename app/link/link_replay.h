// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/base/page_controller.h"
#include "app/link/link_controller.h"
#include "app/settings/preference_store.h"
#include "core/link/play.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QStringList>
#include <QTimer>

#include <optional>

namespace qipan::ui {
class LinkReplayPage;
class LinkView;
} // namespace qipan::ui

namespace qipan::app {

/// Replays a game of link-match from its record, board by board, and validates each step.
class LinkReplay final : public PageController {
    Q_OBJECT

public:
    LinkReplay(const ui::WindowParts& window, ui::PageRef<ui::LinkReplayPage> page, PreferenceStore& preferences,
               LinkController& controller, QObject* parent);

    /// Shows the page and starts. `text` has the boards, one per line; an invalid record is reported and nothing is
    /// shown. The replay must end with `points`, if given.
    void start(const QString& text, std::optional<int> points);
    /// Opens boards of link-match, one per line: laid-out tiles without moves can be played, everything else is
    /// replayed.
    void open(const QString& lines);
    /// Returns the board; null before the first.
    [[nodiscard]] ui::LinkView* view() const;
    /// Returns the replayed record; empty before the first.
    [[nodiscard]] QString text() const { return m_lines.join(u'\n'); }
    void pageHidden(ui::Page next) override;
    void retranslate() override;
    void applyTheme(const ui::Theme& theme) override;
    /// Returns the current board; null before it is dealt.
    [[nodiscard]] const link::Play* play() const { return m_play ? &*m_play : nullptr; }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    void connectPage();
    /// Deals the board of the next line.
    void next();
    /// Returns what the previous board carries over to the next; empty if there can be no next board.
    [[nodiscard]] std::optional<link::Carryover> previousCarryover() const;
    void dealt(const LinkDealer::Dealt& dealt);
    void setRunning(bool running);
    [[nodiscard]] bool isBusy() const { return m_dealer->isDealing() || m_follower.isRunning(); }
    /// Replays the next step; a shuffle, which searches, on another thread.
    void step();
    void followed(const link::Play& after, const std::optional<link::RecordFault>& fault);
    void arm();
    void show();
    void refuse(const QString& reason);
    void say(const QString& text);

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::LinkReplayPage> m_page;
    PreferenceStore& m_preferences;
    LinkController& m_linkController;
    ui::Theme m_theme;
    LinkDealer* m_dealer; // a child
    BackgroundTask m_follower;
    QTimer m_timer;
    QString m_said; // about the shown replay
    QStringList m_lines;
    ui::Page m_back = ui::Page::LinkScores; // the page from which it was started
    std::optional<int> m_points;            // in the high scores
    qsizetype m_line = 0;                   // the next one
    book::LinkStart m_start;                // of the current board
    link::PlayRecord m_record;
    std::optional<link::Play> m_play;
    bool m_isRunning = false;
};

} // namespace qipan::app
