// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace qipan::ui {

class ChoiceRow;

/// The heading of the pages that choose a new game, and the row of all games. Link-match has a page of its own, so a
/// choice may lead to the other page: on both the row is at the same place, above what scrolls.
class GameRow final : public QWidget {
    Q_OBJECT

public:
    static constexpr int columnWidth = 720; ///< of the pages at most: the lines of the modes fit windows 720 high

    explicit GameRow(QWidget* parent);

    /// Shows this game as chosen, or the first if there is none such.
    void setGame(const QString& key);
    [[nodiscard]] QString game() const;
    /// Gives the focus to the chosen game, as the keys that chose it had it.
    void focusGame();
    /// Whether another game can be chosen; at first it can.
    void setChangeable(bool isChangeable);

Q_SIGNALS:
    /// The user has chosen another game.
    void chosen(const QString& key);

private:
    void retranslate();

    QLabel* m_heading;
    QLabel* m_label;
    ChoiceRow* m_games;
};

} // namespace qipan::ui
