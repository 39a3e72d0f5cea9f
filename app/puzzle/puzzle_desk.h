#pragma once

#include "app/background_task.h"
#include "app/broken_files.h"
#include "app/puzzle/puzzle_session.h"
#include "app/puzzle/puzzle_shelf.h"
#include "app/puzzle/puzzle_store.h"
#include "app/settings.h"
#include "core/book/diagram.h"
#include "ui/link/tile_set.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace qipan::app {

/// Connects the page of puzzles with what is behind it: loads them, chooses the next one, and keeps what was done.
class PuzzleDesk final : public QObject {
    Q_OBJECT

public:
    /// Milliseconds since 1970.
    using Clock = std::function<qint64()>;

    PuzzleDesk(ui::MainWindow& window, Settings& settings, std::shared_ptr<StoreThread> thread, QObject* parent);
    ~PuzzleDesk() override;

    /// Shows the page where it was left.
    void show();
    /// Puzzles of a kind, or of all kinds of a game, by its key; any where there is none of that name.
    void show(const QString& kindOrGame);
    /// The next step of the ladder for the puzzle that is shown.
    void hint();
    [[nodiscard]] bool canHint() const;

    void applyTheme(const ui::Theme& theme);
    void applyPreferences();
    void retranslate();

    // Where other judges, another time or another pace are wanted; for what is begun afterwards.
    void setJudges(PuzzleSession::MakeJudge makeJudge) { m_makeJudge = std::move(makeJudge); }
    void setClock(Clock clock) { m_clock = std::move(clock); }
    void setBeat(int milliseconds) { m_beatMs = milliseconds; }

    /// What is being solved; null for nothing.
    [[nodiscard]] const PuzzleSession* session() const { return m_session.get(); }
    [[nodiscard]] const PuzzleShelf& shelf() const { return m_shelf; }

Q_SIGNALS:
    /// Whether a hint can be given may be another thing now.
    void changed();

private:
    /// In the order of the menus.
    static constexpr std::string_view gameKeys[]{book::linkKey, record::gomokuKey, record::reversiKey};

    void connectPage();
    void load();
    void loaded(const LoadedPuzzles& loaded);
    void tellBroken();
    void begin();
    /// Puzzles of a game and a kind, of the grade that was chosen for these.
    void choose(const QString& game, const QString& kind);
    [[nodiscard]] std::vector<int> gradesToChoose() const;
    void takeGrade();
    void openNext();
    [[nodiscard]] bool openAnother();
    void open(std::size_t index);
    void showNone();
    void follow();
    /// Words in the language of when they are asked for.
    using Words = std::function<QString()>;
    /// Says it now, and again where the language is another one; nothing where `words` is empty.
    void say(Words words, bool passesSoon = false);
    void sayState();
    [[nodiscard]] QString stateText(std::optional<PuzzleSession::State> before, const std::vector<Cell>& line) const;
    void sayHint(int step, const std::vector<Cell>& move);
    void keep(const PuzzleSession::Outcome& outcome);
    void showChoices();
    [[nodiscard]] static QString taskText(const puzzle::Puzzle& puzzle);
    /// What stands in its place where no puzzle is shown.
    [[nodiscard]] QString noTaskText() const;
    [[nodiscard]] QString standing() const;
    [[nodiscard]] QString solvedText() const;
    [[nodiscard]] QString withReason(const QString& words, const std::vector<Cell>& line) const;
    /// What the best moves of `player` come to, and what a worse one does.
    [[nodiscard]] static QString bestText(Side player, int score);
    [[nodiscard]] static QString playedText(int score);
    [[nodiscard]] QString brokenText() const;
    [[nodiscard]] puzzle::Day today() const;
    [[nodiscard]] bool isReady() const { return m_hasPuzzles && m_hasTries; }
    [[nodiscard]] bool isShown() const { return m_window.page() == ui::MainWindow::Page::Puzzles; }

    ui::MainWindow& m_window;
    Settings& m_settings;
    ui::Theme m_theme;
    PuzzleSession::MakeJudge m_makeJudge;
    Clock m_clock;
    int m_beatMs = 700;
    bool m_isConnected = false;
    bool m_hasPuzzles = false;
    bool m_hasTries = false; ///< were read, or cannot be
    PuzzleStore m_store;
    PuzzleShelf m_shelf;
    QList<OwnFault> m_faults; ///< of the files of one's own among them
    BrokenFiles m_broken;
    PuzzleSet m_set;
    std::optional<std::size_t> m_shown; ///< of the shelf
    std::shared_ptr<const ui::TileSet> m_tiles;
    std::unique_ptr<PuzzleSession> m_session;
    std::optional<PuzzleSession::State> m_saidState;
    Words m_said;
    bool m_saidPassesSoon = false;
    BackgroundTask m_loading;
};

} // namespace qipan::app
