// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/link/link_score.h"
#include "ui/pages/closable_page.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace qipan::ui {

/// The high scores of link-match, with filters, and buttons to play a deal again or to replay a game.
class LinkScoresPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::LinkScores;

    explicit LinkScoresPage(QWidget* parent = nullptr);

    void setSizes(const std::vector<QSize>& sizes);
    void setLines(std::vector<LinkScore> lines);
    void setChoice(const LinkScoreFilter& choice);
    [[nodiscard]] LinkScoreFilter choice() const;
    /// Returns the selected line, or null.
    [[nodiscard]] const LinkScore* current() const;

Q_SIGNALS:
    void choiceChanged();
    /// The user wants to play this deal.
    void dealRequested(const QString& deal);
    void replayRequested(qint64 id);

private:
    [[nodiscard]] QComboBox* addFilter(int count);
    void fill();
    void follow();
    void retranslate();

    std::vector<LinkScore> m_lines;
    QLabel* m_heading;
    QComboBox* m_gameMode;
    QComboBox* m_size;
    QComboBox* m_mode;
    QComboBox* m_difficulty;
    QTableWidget* m_table;
    QLabel* m_empty;
    QPushButton* m_play;
    QPushButton* m_replay;
    QPushButton* m_copy;
};

} // namespace qipan::ui
