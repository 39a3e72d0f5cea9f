// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QKeyEvent;
class QToolButton;
class QTreeWidget;

namespace qipan::ui {

class Actions;
class LineLabel;

/// A move that was played from the shown position, with what became of those games.
struct ExplorerMove {
    QString name; ///< "F5"
    int games = 0;
    int blackWon = 0;
    int drawn = 0;
    int whiteWon = 0;           ///< the rest has no result
    std::optional<int> value{}; ///< the average chance to win of the side that moves in percent, if games were analysed

    friend bool operator==(const ExplorerMove&, const ExplorerMove&) = default;
};

/// What the opening explorer shows.
struct ExplorerState {
    std::vector<ExplorerMove> moves; ///< most frequent first
    QString note;                    ///< how many games there are, or why there are none
    /// What the button does: stop reading games, or go on with it.
    enum class Reading { None, Running, Stopped };
    Reading reading = Reading::None;
    std::optional<bool> countsAllRules{}; ///< nothing if the game has one rule only

    friend bool operator==(const ExplorerState&, const ExplorerState&) = default;
};

/// The moves that were played from the shown position in the games of the history: how often, and with which results.
class ExplorerPanel final : public QWidget {
    Q_OBJECT

public:
    /// Home, End, Left and Right in the list trigger the actions that go through the game.
    explicit ExplorerPanel(const Actions& actions, QWidget* parent = nullptr);

    void setState(const ExplorerState& state);
    [[nodiscard]] const ExplorerState& state() const { return m_state; }

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user clicked a move, or pressed Enter on it: its index.
    void moveChosen(int move);
    void stopRequested();
    void resumeRequested();
    /// Games by all rules are to be counted, or only those by the rule of the shown game.
    void allRulesChosen(bool all);
    /// The panel came into view.
    void shown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QAction* stepOf(const QKeyEvent& event) const;
    void fill();
    void retranslate();

    const Actions& m_actions;
    ExplorerState m_state;
    QTreeWidget* m_moves;
    LineLabel* m_note;
    QToolButton* m_reading;
    QToolButton* m_allRules;
};

} // namespace qipan::ui
