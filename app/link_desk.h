#pragma once

#include "app/tiles_desk.h"
#include "core/link/game.h"
#include "ui/actions.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace qipan::ui {
class LinkView;
}

namespace qipan::app {

/// Connects a game of link-match with its page.
class LinkDesk final : public QObject {
    Q_OBJECT

public:
    LinkDesk(ui::MainWindow& window, QObject* parent);
    ~LinkDesk() override;

    /// Goes on with the game, or deals one.
    void open();
    /// Deals anew with the settings of now.
    void newGame();
    /// Lays the same deal again.
    void restart();
    [[nodiscard]] bool isRunning() const { return m_game && !m_game->won(); }

    void undo();
    void redo();
    void hint();
    void shuffle();
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

    void applyPreferences();
    void applyTheme(const ui::Theme& theme);
    void retranslate();

    [[nodiscard]] ui::Possible possible() const;
    [[nodiscard]] QString stateText() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] link::Board dealt() const;
    void begin(const link::Board& board);
    /// Begins and shows the page.
    void lay(const link::Board& board);
    void chosen(Cell cell, Qt::MouseButton button);
    void refresh();
    void tellState();
    [[nodiscard]] link::PathRule rule() const;
    [[nodiscard]] bool hasBegun() const;
    /// Whether the set of tiles has each picture of the deal.
    [[nodiscard]] bool isShowable(const ui::TileSet& tiles) const;
    void showTiles();

    ui::MainWindow& m_window;
    ui::Theme m_theme;
    QPointer<ui::LinkView> m_view;
    TilesDesk* m_tiles;
    link::Board m_deal;
    std::unique_ptr<link::Game> m_game;
    bool m_isPaused = false;
};

} // namespace qipan::app
