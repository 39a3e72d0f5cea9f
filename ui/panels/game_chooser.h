// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace qipan::ui {

/// A game with its rule, board size and opening rule.
struct GameChoice {
    QString game;                             ///< a key of the registry
    QString rule;                             ///< empty: the game's default
    int size = 0;                             ///< cells along one edge; 0: the game's default
    QString opening = QStringLiteral("free"); ///< key of the opening rule

    friend bool operator==(const GameChoice&, const GameChoice&) = default;
};

/// Returns "Gomoku · Freestyle: five or more · 15 × 15", with the opening rule if there is one, in the current
/// language.
[[nodiscard]] QString describe(const GameChoice& choice);

/// Chooses game, rule, size and opening rule among those of the registry; sizes are those of the rule. Rows of labels
/// and fields; the opening is shown only for games that have opening rules.
class GameChooser final : public QWidget {
    Q_OBJECT

public:
    explicit GameChooser(QWidget* parent = nullptr);

    /// Sets the games to choose from, by their registry keys; others are not offered.
    void setGames(const QStringList& keys);
    /// Replaces what the registry does not have by the default.
    void setChoice(const GameChoice& choice);
    [[nodiscard]] GameChoice choice() const;
    /// Sets whether an opening rule can be chosen, as by default.
    void setHasOpening(bool has);

    /// The labels of the fields, for `alignLabels`.
    [[nodiscard]] const QList<QLabel*>& labels() const { return m_labels; }

Q_SIGNALS:
    void changed();

private:
    void fillGames();
    void fillGame();
    void fillSizes();
    void showOpening();
    void retranslate();

    QStringList m_keys;
    QHash<QString, GameChoice> m_chosen; ///< by game, to be shown again when it is chosen again
    bool m_hasOpening = true;
    QList<QLabel*> m_labels;
    QComboBox* m_game;
    QComboBox* m_rule;
    QComboBox* m_size;
    QComboBox* m_opening;
};

} // namespace qipan::ui
