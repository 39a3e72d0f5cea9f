// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace qipan::ui {

class ChoiceRow;

/// The row of all games at the top of the pages that choose a new game. Link-match has a page of its own, so a choice
/// may lead to the other page.
class GameRow final : public QWidget {
    Q_OBJECT

public:
    explicit GameRow(QWidget* parent);

    /// Shows this game as chosen, or the first if there is none such.
    void setGame(const QString& key);
    [[nodiscard]] QString game() const;
    /// Gives the focus to the chosen game, as the keys that chose it had it.
    void focusGame();
    [[nodiscard]] QLabel* label() const { return m_label; }

Q_SIGNALS:
    /// The user has chosen another game.
    void chosen(const QString& key);

private:
    void retranslate();

    ChoiceRow* m_games;
    QLabel* m_label;
};

} // namespace qipan::ui
