// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/closable_page.h"
#include "ui/statistics/statistics.h"
#include "ui/theme/theme.h"

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace qipan::ui {

class ActivityBars;
class FiguresCard;
class PictureCard;
class RatingGraph;
class ResultBars;

/// The statistics of a profile: figures, ratings, results by opponent, colour and rule, activity, and the best
/// link-match games. It shows what it is given and reports which profile, game and period are wanted.
class StatisticsPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::Statistics;

    explicit StatisticsPage(QWidget* parent = nullptr);

    /// Sets the choosers. A profile that the statistics do not have is added to the list.
    void setChoice(const StatisticsChoice& choice);
    [[nodiscard]] const StatisticsChoice& choice() const { return m_choice; }
    void setStatistics(const Statistics& statistics);
    /// Shows that new figures are being computed and the shown ones are outdated.
    void setCounting(bool counting);
    /// Shows why there are no figures.
    void setErrorText(const QString& reason);
    /// Sets whether a reset made in this run of the program can be undone.
    void setUndoable(bool undoable);
    void setTheme(const Theme& theme);

Q_SIGNALS:
    void choiceChanged(const qipan::ui::StatisticsChoice& choice);
    void resetRequested();
    void undoRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* addPair(QWidget* one, QWidget* other);
    void fillChoosers();
    void choose();
    void fill();
    void fillFigures();
    void fillRatings();
    void fillResults();
    void fillActivity();
    void fillLinks();
    void fillDuels();
    void fillState();
    void retranslate();

    StatisticsChoice m_choice;
    Statistics m_statistics;
    bool m_isCounting = false;
    bool m_isCounted = false;
    QString m_errorText;

    QLabel* m_heading;
    QComboBox* m_profile;
    QComboBox* m_game;
    QComboBox* m_period;
    QLabel* m_state;
    QLabel* m_imported; ///< how many games do not count
    FiguresCard* m_figures;
    std::vector<RatingGraph*> m_graphs; ///< one for each game of the registry, and one for duels
    std::vector<PictureCard*> m_ratings;
    ResultBars* m_opponentBars;
    PictureCard* m_opponents;
    ResultBars* m_kindBars;
    PictureCard* m_kinds;
    ActivityBars* m_activityBars;
    PictureCard* m_losses;
    PictureCard* m_openings;
    PictureCard* m_activity;
    PictureCard* m_links;
    ResultBars* m_duelBars;
    PictureCard* m_duels;
    QLabel* m_about;
    QLabel* m_from;
    QPushButton* m_reset;
    QPushButton* m_undo;
    std::vector<QBoxLayout*> m_pairs; ///< of cards, side by side if there is room
};

} // namespace qipan::ui
