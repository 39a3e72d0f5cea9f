// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/base/page_controller.h"
#include "app/link/link_controller.h"
#include "app/settings/preference_store.h"
#include "core/duel/duel.h"
#include "core/record/duel_record.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QStringList>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace qipan::ui {
class DuelReplayPage;
class LinkView;
} // namespace qipan::ui

namespace qipan::app {

/// Replays rounds of duels from their records, one after the other, with both boards and by the times of both players,
/// and validates each action. It goes to any step of any round: from the nearest state that was kept, on another
/// thread.
class DuelReplay final : public PageController {
    Q_OBJECT

public:
    DuelReplay(const ui::WindowParts& window, ui::PageRef<ui::DuelReplayPage> page, PreferenceStore& preferences,
               LinkController& controller, QObject* parent);

    /// Shows the page and starts. `lines` are rounds, one per line. The first that cannot be read is reported, and the
    /// rounds before it are shown.
    void start(const QString& lines);
    /// Returns the rounds that are replayed, one per line; empty before the first.
    [[nodiscard]] QString text() const { return m_lines.join(u'\n'); }
    /// Returns the current round; null before it is dealt.
    [[nodiscard]] const duel::Duel* duel() const { return m_duel ? &*m_duel : nullptr; }
    /// Returns the first seat's board, or the one that is shown alone; null before the page was first shown.
    [[nodiscard]] ui::LinkView* view() const;
    /// Returns how many actions of both players were taken, counted over all rounds.
    [[nodiscard]] int place() const;
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Goes to a step, counted over all rounds; stops.
    void goTo(int place);

    void go(Step step) override;
    [[nodiscard]] ui::ActionState actionState() const override;
    void pageHidden(ui::Page next) override;
    void applyPreferences() override;
    void applyTheme(const ui::Theme& theme) override;
    void retranslate() override;

private:
    /// An action of one of the players.
    struct Turn {
        Seat by = Seat::First;
        duel::Action action;
        int number = 0; ///< among the player's actions, from 1
    };
    /// A line of the record: a round, and both players' actions in the order of their times.
    struct Round {
        record::DuelRecord record;
        std::vector<Turn> turns;
    };
    /// A round after so many turns.
    struct State {
        duel::Duel duel;
        std::size_t done = 0;
        std::optional<duel::Fault> fault; ///< of the next turn
    };

    [[nodiscard]] static Round roundOf(record::DuelRecord record);
    /// Applies turns until `wanted` are done, one is illegal or `stop` is true. A state that is worth keeping is added
    /// to `passed`.
    static void advance(State& state, const Round& round, std::size_t wanted, const std::atomic<bool>& stop,
                        std::vector<State>* passed);
    [[nodiscard]] static bool isKept(const Round& round, std::size_t done);
    void connectPage();
    void deal(std::size_t round);
    void dealt(const LinkDealer::Dealt& dealt);
    [[nodiscard]] const Round& round() const { return m_rounds[m_round]; }
    /// Returns how many turns all rounds before this one have.
    [[nodiscard]] int turnsBefore(std::size_t round) const;
    [[nodiscard]] bool isAtEnd() const { return place() == turnsBefore(m_rounds.size()); }
    [[nodiscard]] bool isBusy() const { return m_dealer->isDealing() || m_follower.isRunning(); }
    void setRunning(bool running);
    void step();
    void arm();
    /// Goes on towards the wanted step.
    void approach();
    void follow(State state, std::size_t wanted);
    void followed(const State& state);
    void keep(const State& state);
    void show();
    void showPair(const Turn& turn, int pointsBefore);
    [[nodiscard]] QString nameOf(Seat seat) const;
    [[nodiscard]] QString reached(Seat seat) const;
    void refuse(const duel::Fault& fault);
    void say(const QString& text);

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::DuelReplayPage> m_page;
    PreferenceStore& m_preferences;
    LinkController& m_linkController;
    ui::Theme m_theme;
    LinkDealer* m_dealer; // a child
    BackgroundTask m_follower;
    QTimer m_timer;
    QString m_said; // about the shown replay
    ui::Page m_back = ui::Page::Home;
    QStringList m_lines;
    std::vector<Round> m_rounds;
    std::size_t m_round = 0;     // the current one
    std::optional<int> m_target; // the wanted step
    std::map<std::size_t, State> m_states;
    std::optional<duel::Duel> m_duel;
    std::size_t m_done = 0; // turns of the current round
    bool m_isRunning = false;
};

} // namespace qipan::app
