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

/// The games of a file, one a row, or those of them whose names, date or event hold a text. They may be
/// hundreds of thousands: a row is written when it is looked at.
class RecordGamesModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// The games outlive that; null for none.
    void setGames(const std::vector<record::GameRecord>* games);
    void find(const QString& text);

    /// The number of the game in a row, from 0.
    [[nodiscard]] std::size_t gameAt(int row) const { return m_found[static_cast<std::size_t>(row)]; }
    /// The row of a game, or -1.
    [[nodiscard]] int rowOf(std::size_t game) const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    const std::vector<record::GameRecord>* m_games = nullptr;
    std::vector<std::uint32_t> m_found;
};

/// That list with a field to search in it.
class RecordGames final : public QWidget {
    Q_OBJECT

public:
    explicit RecordGames(QWidget* parent = nullptr);

    void setGames(const std::vector<record::GameRecord>* games, std::size_t shown);
    void pick(std::size_t game);

Q_SIGNALS:
    /// The user picked a game, from 0.
    void gamePicked(std::size_t game);

protected:
    void changeEvent(QEvent* event) override;

private:
    void search();
    void retranslate();

    RecordGamesModel* m_model;
    QLineEdit* m_text;
    QListView* m_list;
    QLabel* m_count;
    QTimer m_pause; ///< in typing
    std::size_t m_shown = 0;
    bool m_isPicking = false; ///< the program does
};

} // namespace qipan::ui
