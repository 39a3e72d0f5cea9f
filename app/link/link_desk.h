#pragma once

#include "app/background_task.h"
#include "app/link/link_dealer.h"
#include "app/link/link_demo.h"
#include "app/link/link_store.h"
#include "app/link/tiles_desk.h"
#include "core/link/play.h"
#include "core/link/solver.h"
#include "ui/actions.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::ui {
class LinkView;
}

namespace qipan::app {

/// Connects a game of link-match with its page: deals on a worker, plays, keeps the game that runs, and adds it to the
/// scores when it is over.
class LinkDesk final : public QObject {
    Q_OBJECT

public:
    LinkDesk(ui::MainWindow& window, std::shared_ptr<StoreThread> thread, QObject* parent);
    ~LinkDesk() override;

    /// Goes on with the game, be it one that an earlier run of the program kept, or deals one.
    void open();
    /// Finds out, soon, whether a game was left: `changed` follows.
    void look() { m_store->count(); }
    /// There is a game to go on with.
    [[nodiscard]] bool hasGame() const { return m_play ? !m_play->end() : m_hasLeft; }
    /// Deals anew with the settings of now.
    void newGame();
    /// Deals by a setup of its own, in the way that the settings say.
    void deal(const link::DealSetup& setup);
    /// A game from a start that somebody passed on, while the one that ran waits. With tiles that were laid out it has
    /// no clock and comes to no list; with a deal it is played in that way, where a chosen deal can be. Precondition:
    /// book::canPlay() or link::canDeal().
    void playOn(const book::LinkStart& start, link::Way way);
    /// Lays the same deal again.
    void restart();
    [[nodiscard]] bool isDealing() const { return m_dealer->isDealing() || m_isLoading || m_held; }
    /// The board that is played; null before the first.
    [[nodiscard]] const link::Play* play() const { return m_play ? &*m_play : nullptr; }

    /// Another one for each game; its boards, one after the other, have the same.
    [[nodiscard]] int gameNumber() const { return m_gameNumber; }
    /// The number of the deal that is played; empty where there is none.
    [[nodiscard]] QString dealNumber() const;
    /// The boards of the game so far, a line each. Precondition: play().
    [[nodiscard]] QString record() const;

    void undo();
    void redo();
    void hint();
    void shuffle();
    /// Shows how the board can be finished, or ends that; the time stands meanwhile, and it counts as a hint. Not
    /// against the clock.
    void demo();
    /// Shows why the two equal tiles that were just refused are not joined.
    void explain();
    /// Ends the game before its board is empty.
    void stop();
    /// The next board, where one waits.
    void goOn();
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const;

    void pageChanged(ui::MainWindow::Page page);
    void applyPreferences();
    void applyTheme(const ui::Theme& theme);
    void retranslate();

    [[nodiscard]] ui::Possible possible() const;
    [[nodiscard]] QString stateText() const;
    /// The tiles that can show this board: those that are set, or the program's own pictures; null where neither has
    /// enough.
    [[nodiscard]] std::shared_ptr<const ui::TileSet> tilesFor(const link::Board& board) const;
    [[nodiscard]] LinkStore& store() { return *m_store; }

Q_SIGNALS:
    void changed();

private:
    /// What is dealt for.
    struct Wanted {
        link::Way way = link::Way::Relaxed;
        bool isByChance = false; ///< another deal would do as well
        link::Standing start;
        QStringList lines;                      ///< the boards of the game before this one
        std::optional<link::PlayRecord> record; ///< of this one, where it goes on
        QString text;                           ///< that record's line
        bool isBeside = false;                  ///< the game that ran, or was left, waits
    };

    void load(const QString& text, int others);
    void takeUp(const QString& text);
    void loadNext();
    void askForNext(int others);
    void showNextQuestion();
    void begin(const book::LinkStart& start, Wanted wanted);
    void dealt(const LinkDealer::Dealt& dealt);
    /// There are no tiles for the deal: the game before it stays, or there is another one.
    void refuse();
    /// A game that was kept is no good: what there is of it is put aside.
    void giveUpKept(const QString& why);
    void lay(const link::Game& game);
    /// Another set of tiles is there to be used.
    void takeTiles();
    void showTiles();
    [[nodiscard]] link::DealSetup setupFor(link::Way way, int level) const;
    /// The way to play a start that somebody chose where `wanted` is what they want.
    [[nodiscard]] link::Way wayFor(const book::LinkStart& start, link::Way wanted) const;

    void chosen(Cell cell, Qt::MouseButton button);
    /// After anything that may have changed the play: keeps it, shows it, and ends the game where it is over.
    void follow();
    void finish();
    void placed(const LinkFile::Place& place);
    void refresh();
    void showInfo();
    void tellState();
    void showEnd();
    void tellChoice(const link::Choice& choice);
    void showAdvice(const link::Advice& advice);
    /// `play` is the one that was there, shuffled.
    void shuffled(const link::Play& play);
    [[nodiscard]] bool mayShowDemo() const;
    void demoOver();
    void windowLeft();
    void showPage();
    [[nodiscard]] QString pointsText() const;
    [[nodiscard]] link::Milliseconds now() const { return link::Milliseconds{m_time.elapsed()}; }

    ui::MainWindow& m_window;
    ui::Theme m_theme;
    LinkStore* m_store; // children, as is the next
    LinkDealer* m_dealer;
    BackgroundTask m_adviser;
    BackgroundTask m_shuffler;
    LinkDemo* m_demo;   // a child
    TilesDesk* m_tiles; // a child too
    QElapsedTimer m_time;
    QTimer m_timeUp;
    QTimer m_patience; // before it is said that a deal takes its time

    QPointer<ui::LinkView> m_view;
    bool m_hasAsked = false; // the store for a game that was kept
    bool m_isLoading = false;
    bool m_hasLeft = false;                  // as far as is known before it is loaded
    int m_others = 0;                        // games that were left, while it is asked whether to show them
    Wanted m_wanted;                         // of the board that is played
    Wanted m_coming;                         // of the deal that is asked for
    std::optional<LinkDealer::Dealt> m_held; // until one's own pictures are read
    book::LinkStart m_start;                 // of the board that is played
    std::optional<link::Game> m_deal;        // as it was dealt
    std::optional<link::Play> m_play;
    int m_gameNumber = 0;
    std::size_t m_stepsKept = 0;
    bool m_isFinished = false;                // the end was told
    std::optional<int> m_place;               // in the list, when that is known
    std::optional<link::PickMoved> m_refused; // the last two, where no path joins them
    bool m_isCoveredByPage = false;
};

} // namespace qipan::app
