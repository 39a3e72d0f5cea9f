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

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace qipan::ui {
class LinkReplayPage;
class LinkView;
} // namespace qipan::ui

namespace qipan::app {

/// Replays a game of link-match from its record, board by board, and validates each step. It goes to any step of any
/// board: from the nearest state that was kept, on another thread.
class LinkReplay final : public PageController {
    Q_OBJECT

public:
    LinkReplay(const ui::WindowParts& window, ui::PageRef<ui::LinkReplayPage> page, PreferenceStore& preferences,
               LinkController& controller, QObject* parent);

    /// Shows the page and starts. `text` has the boards, one per line; an invalid record is reported and nothing is
    /// shown. The replay must end with `points`, if given. `names` are those of two players, empty if unknown.
    void start(const QString& text, std::optional<int> points, const std::array<QString, 2>& names = {});
    /// Opens boards of link-match, one per line: laid-out tiles without moves can be played, everything else is
    /// replayed.
    void open(const QString& lines);
    /// Returns the board; null before the first.
    [[nodiscard]] ui::LinkView* view() const;
    /// Returns the replayed record; empty before the first.
    [[nodiscard]] QString text() const { return m_lines.join(u'\n'); }
    /// Goes to a step, counted over all boards; stops.
    void goTo(int place);
    void go(Step step) override;
    [[nodiscard]] ui::ActionState actionState() const override;
    void pageHidden(ui::Page next) override;
    void retranslate() override;
    void applyTheme(const ui::Theme& theme) override;
    /// Returns the current board; null before it is dealt.
    [[nodiscard]] const link::Play* play() const { return m_play ? &*m_play : nullptr; }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    /// A line of the record: a board and what was played on it.
    struct Board {
        book::LinkStart start;
        link::PlayRecord record;
    };
    /// States of the current board, by the number of their steps.
    using States = std::map<std::size_t, link::Play>;

    [[nodiscard]] static std::optional<Board> boardIn(const QString& line);
    void connectPage();
    /// Deals the board of the next line.
    void next();
    /// Deals the board of a line whose start is valid.
    void deal(std::size_t line);
    /// Returns how many steps all boards before this one have.
    [[nodiscard]] int stepsBefore(std::size_t line) const;
    /// Returns the number of the step on the board.
    [[nodiscard]] int place() const;
    /// Goes on towards the wanted step.
    void approach();
    [[nodiscard]] bool isAtEnd() const { return place() == stepsBefore(m_boards.size()); }
    void keep(const link::Play& play);
    [[nodiscard]] static bool isKept(const link::Play& play);
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
    [[nodiscard]] std::array<QString, 2> names() const;
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
    std::array<QString, 2> m_names;
    std::vector<Board> m_boards; // of the lines up to the first that cannot be read
    std::size_t m_line = 0;      // the current one
    std::size_t m_valid = 0;     // how many lines are known to start correctly
    std::optional<int> m_target; // the wanted step
    book::LinkStart m_start;     // of the current board
    link::PlayRecord m_record;   // of the current board
    States m_states;
    std::optional<link::Play> m_play;
    bool m_isRunning = false;
};

} // namespace qipan::app
