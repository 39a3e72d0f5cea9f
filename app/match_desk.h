#pragma once

#include "app/match_words.h"
#include "app/table.h"
#include "ui/actions.h"
#include "ui/main_window.h"
#include "ui/panels/player_strip.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <memory>
#include <optional>

namespace qipan::ui {
class TurnBoardView;
}

namespace qipan::app {

class HintFinder;

/// What the match page shows: a table, and who sits there.
struct ShownTable {
    Table* table = nullptr;
    std::array<QString, 2> names;
    std::array<QString, 2> details; ///< "Computer, level 2"; may be empty
    /// The seat of the one person at this machine; nothing where both seats or none are held by people here.
    std::optional<Seat> me;
    bool isOnLan = false;
    /// False when the peer has gone: the board stays, but nothing can be done on it.
    bool isAlive = true;
};

/// Connects a table with the match page: events become what is seen and said, clicks and actions become commands.
class MatchDesk final : public QObject {
    Q_OBJECT

public:
    MatchDesk(ui::MainWindow& window, QObject* parent);
    ~MatchDesk() override;

    /// Puts a table on the page. It must outlive its being shown: call clear() before it goes.
    void show(const ShownTable& shown);
    void clear();
    [[nodiscard]] Table* table() const { return m_shown.table; }

    /// The names, details or life of the shown table changed.
    void update(const ShownTable& shown);
    /// The settings changed.
    void applyPreferences();
    void applyTheme(const ui::Theme& theme);
    /// The language changed.
    void retranslate();

    /// What the actions of moves may do now.
    [[nodiscard]] ui::Possible possible() const;
    /// One sentence: whose turn, or how it ended.
    [[nodiscard]] QString stateText() const;

    void undo();
    void redo();
    void hint();
    void offerDraw();
    void resign();

Q_SIGNALS:
    /// What can be done or what is said of the state changed.
    void changed();
    /// Something happened that a user who looks elsewhere would want to know.
    void calls();
    /// A click in reversi gives a seat to the computer or back (row R4).
    void computerWanted(bool wanted);
    /// After the end: Enter, or a click where nothing can be played.
    void nextWanted();

private:
    void makeView();
    void refresh(bool animate);
    void showRound();
    void showStrips();
    void showMoves();
    void showTurn();
    void tellLine();
    void happened(const Event& event);
    void tell(const Asked& asked);
    void answered(bool accept);
    void chosen(Cell cell, Qt::MouseButton button);
    void chosenInReversi(Cell cell, Qt::MouseButton button);
    void place(Cell cell);
    void refuse(const QString& why);
    void refused(Seat by, const Command& command, Refusal why);
    [[nodiscard]] QString refusalText(const Command& command, Refusal why) const;
    [[nodiscard]] bool isPerson(Seat seat) const;
    /// The person who may move now.
    [[nodiscard]] std::optional<Seat> mover() const;
    /// The person who would make this request.
    [[nodiscard]] std::optional<Seat> asker(RequestKind kind) const;
    [[nodiscard]] bool canAsk(RequestKind kind) const;
    void ask(RequestKind kind);
    [[nodiscard]] MatchWords words() const { return {m_shown.names, m_shown.me}; }

    ui::MainWindow& m_window;
    ui::Theme m_theme;
    ShownTable m_shown;
    QPointer<ui::TurnBoardView> m_view;
    std::unique_ptr<HintFinder> m_hints;
    std::unique_ptr<QObject> m_bonds; ///< context of the connections to the shown table
    QString m_refusal;                ///< why the last click did nothing; shown until something happens
};

} // namespace qipan::app
