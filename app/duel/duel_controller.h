// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/duel/duel_requests.h"
#include "app/duel/shown_duel.h"
#include "app/link/tiles_controller.h"
#include "app/settings/preference_store.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::ui {
class DuelPage;
class LinkView;
} // namespace qipan::ui

namespace qipan::app {

/// Connects a duel with its page: shows its boards, times and results, and turns clicks and actions into commands.
class DuelController final : public PageController {
    Q_OBJECT

public:
    /// All must outlive this object.
    DuelController(const ui::WindowParts& window, ui::PageRef<ui::DuelPage> page, PreferenceStore& preferences,
                   TilesController& tiles, QObject* parent);
    ~DuelController() override;

    /// Shows a duel on the page. Its table must outlive this: call `clear` before it is destroyed.
    void show(const ShownDuel& shown);
    void clear();
    [[nodiscard]] DuelTable* table() const { return m_shown.table; }
    [[nodiscard]] const ShownDuel& shown() const { return m_shown; }
    /// Call when the names, details, score or state of the shown duel changed.
    void update(const ShownDuel& shown);
    /// Returns how the round ended, in a sentence; empty while it runs.
    [[nodiscard]] QString resultText() const;
    /// Returns the own board; null before the first duel.
    [[nodiscard]] ui::LinkView* view() const;

    [[nodiscard]] ui::ActionState actionState() const override;
    [[nodiscard]] QString statusText() const override;
    void newGame() override;
    void hint() override;
    void pageShown() override;
    void pageHidden(ui::Page next) override;
    /// The window lost the keyboard focus.
    void windowLeft();
    void applyTheme(const ui::Theme& theme) override;
    void applyPreferences() override;
    void retranslate() override;

Q_SIGNALS:
    /// The user clicked on what is played.
    void choiceRequested();
    /// The user went to another page, or to another program.
    void left();
    /// The page is shown again.
    void returned();
    /// Another duel, or none, is shown.
    void shownChanged();
    /// No tiles have enough pictures for the deal of the other program.
    void unplayable();
    /// Something happened that deserves the attention of a user who is elsewhere.
    void attentionNeeded();
    /// The user has chosen a tile; `combo` counts pairs in a row.
    void chose(const qipan::link::Choice& choice, int combo);
    void shuffled();
    /// A round is over at this end. `isWon` is empty for a draw, and for a duel that is only watched.
    void roundOver(std::optional<bool> isWon);

private:
    void makeView();
    void connectTable();
    void showRound();
    void showFigures();
    void showState();
    void showEnd();
    void showTime();
    void tellLead();
    void happened(const duel::Event& event);
    void acted(const duel::Acted& acted);
    void showOwn(const duel::Acted& acted);
    void showOther(const duel::Acted& acted);
    void chosen(Cell cell, Qt::MouseButton button);
    void refuse();
    void shuffleIfStuck();
    void setPaused(bool paused);
    void resign();
    void offerDraw();
    [[nodiscard]] const duel::PlayerBoard& own() const { return m_shown.duel().board(m_shown.nearSeat()); }
    [[nodiscard]] const duel::PlayerBoard& other() const { return m_shown.duel().board(m_shown.farSeat()); }
    [[nodiscard]] bool mayPlay() const;
    [[nodiscard]] QString gameText() const;
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] QString helpText() const;

    const ui::WindowParts m_parts;
    ui::PageRef<ui::DuelPage> m_page;
    PreferenceStore& m_preferences;
    TilesController& m_tiles;
    ui::Theme m_theme;
    ShownDuel m_shown;
    DuelRequests m_requests;
    QPointer<ui::LinkView> m_view;
    std::optional<Cell> m_picked;
    std::optional<Seat> m_leader; ///< as told last in this round
    int m_count = 0;              ///< of seconds, as shown
    bool m_mayPlay = false;       ///< as the actions show it
    /// What is shown of the end of a round.
    struct End {
        QString title;
        QString text;
        bool canPlayAgain = false;
        QString againText;

        friend bool operator==(const End&, const End&) = default;
    };
    std::optional<End> m_end;
    QTimer m_clock;                         ///< updates the time that is shown
    std::unique_ptr<QObject> m_connections; ///< context of the connections to the table
};

} // namespace qipan::app
