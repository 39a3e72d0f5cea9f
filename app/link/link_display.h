// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/link/link_game.h"
#include "app/link/tiles_controller.h"
#include "app/settings/preference_store.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>

#include <array>

namespace qipan::ui {
class LinkPage;
class LinkView;
struct LinkInfoState;
} // namespace qipan::ui

namespace qipan::app {

/// Shows a game of link-match on its page: the board and its tiles, the info bar, and messages.
class LinkDisplay final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    LinkDisplay(const ui::WindowParts& window, ui::PageRef<ui::LinkPage> page, PreferenceStore& preferences,
                TilesController& tiles, QObject* parent);

    /// Shows the page; creates its board the first time.
    void show();
    /// Returns the board; null before the page was first shown.
    [[nodiscard]] ui::LinkView* view() const;

    /// Shows the board with the current tiles, or with others if these are too few for this deal.
    void showTiles(const link::Board& deal);
    void showGame(const LinkGame& game);
    void showInfo(const LinkGame& game, link::Milliseconds now);
    /// Shows whether the game is paused, has ended, or needs a shuffle.
    void showState(const LinkGame& game);
    void showChoice(const link::Choice& choice, const link::Play& play);
    /// Says in the status line what the choice did; why a pair was refused only if the settings want it.
    void tellChoice(const link::Choice& choice, const link::Play& play);
    void setPaused(bool paused);

    [[nodiscard]] static QString stateText(const LinkGame& game);
    /// Returns the text of the status line: the state, or nothing after the end, which the panel shows.
    [[nodiscard]] static QString statusText(const LinkGame& game)
    {
        return game.play().end() ? QString{} : stateText(game);
    }
    /// Returns the contents of the info bar below the board at this time. `names`: of two players.
    [[nodiscard]] static ui::LinkInfoState infoOf(const link::Play& play, const QString& title,
                                                  const std::array<QString, 2>& names, link::Milliseconds now);
    /// Announces what is played over a new board, which takes clicks meanwhile.
    void announce(const LinkGame& game);

    void applyPreferences();
    void applyTheme(const ui::Theme& theme);

Q_SIGNALS:
    void cellChosen(qipan::Cell cell, Qt::MouseButton button);
    /// Removed tiles are no longer shown.
    void settled();

private:
    [[nodiscard]] std::array<QString, 2> names() const;
    [[nodiscard]] static QString titleText(const LinkGame& game);
    [[nodiscard]] QString anotherText(const LinkGame& game) const;
    void showStuck(const link::Play& play);
    [[nodiscard]] static QString stuckText(const link::Play& play);
    /// Says what was reached: time, points and what they are made of, and the best so far.
    [[nodiscard]] QString resultText(const LinkGame& game) const;
    [[nodiscard]] QString endTitle(const LinkGame& game) const;
    [[nodiscard]] QString pointsText(const LinkGame& game) const;
    [[nodiscard]] static QString lostText(const LinkGame& game);
    /// Compares a level with the best of it before.
    [[nodiscard]] static QString levelText(const ui::LinkLevel& level, const std::optional<ui::LinkLevel>& best);
    [[nodiscard]] static QString starsOf(const LinkGame& game);

    const ui::WindowParts m_parts;
    ui::PageRef<ui::LinkPage> m_page;
    PreferenceStore& m_preferences;
    TilesController& m_tiles;
    ui::Theme m_theme;
    QPointer<ui::LinkView> m_view;
};

} // namespace qipan::app
