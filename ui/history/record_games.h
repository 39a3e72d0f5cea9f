// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;

namespace qipan::ui {

/// The games of a file, one per row, optionally only those whose names, date or event contain a text. Texts are made on
/// demand, as there may be hundreds of thousands of games.
class RecordGamesModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// The games must outlive the model or the next call; null for none.
    void setGames(const std::vector<record::GameRecord>* games);
    void find(const QString& text);

    /// Returns the index of the game in a row.
    [[nodiscard]] std::size_t gameAt(int row) const { return m_found[static_cast<std::size_t>(row)]; }
    /// Returns the row of a game, or -1.
    [[nodiscard]] int rowOf(std::size_t game) const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    const std::vector<record::GameRecord>* m_games = nullptr;
    std::vector<std::uint32_t> m_found;
};

/// That list with a search field.
class RecordGames final : public QWidget {
    Q_OBJECT

public:
    explicit RecordGames(QWidget* parent = nullptr);

    void setGames(const std::vector<record::GameRecord>* games, std::size_t shown);
    void pick(std::size_t game);

Q_SIGNALS:
    /// The user selected a game, from 0.
    void gamePicked(std::size_t game);

private:
    void search();
    void retranslate();

    RecordGamesModel* m_model;
    QLineEdit* m_text;
    QListView* m_list;
    QLabel* m_count;
    QTimer m_pause; ///< delays the search while the user types
    std::size_t m_shown = 0;
    bool m_isPicking = false; ///< the program changes the selection
};

} // namespace qipan::ui
