#pragma once

#include "ui/pages/closable_page.h"
#include "ui/statistics/statistics.h"
#include "ui/theme/theme.h"

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace qipan::ui {

class ActivityBars;
class FiguresCard;
class PictureCard;
class RatingGraph;
class ResultBars;

/// What came of all games of a profile: figures, ratings, wins and losses by opponent, colour and rule, when it was
/// played, and the best of link-match. It shows what it is told and reports whose games of what and when are wanted.
class StatisticsPage final : public ClosablePage {
    Q_OBJECT

public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    /// What the choosers show. A profile that is not among those of the statistics is added to them.
    void setChoice(const StatisticsChoice& choice);
    [[nodiscard]] const StatisticsChoice& choice() const { return m_choice; }
    void setStatistics(const Statistics& statistics);
    /// Says that figures are on their way; those that are shown are old.
    void setCounting(bool counting);
    /// Why there are no figures, in words.
    void setTrouble(const QString& reason);
    /// Whether a reset of this run of the program can be taken back.
    void setUndoable(bool undoable);
    void setTheme(const Theme& theme);

Q_SIGNALS:
    void choiceChanged(const qipan::ui::StatisticsChoice& choice);
    void resetWanted();
    void undoWanted();

protected:
    void retranslate() override;
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
    void fillState();

    StatisticsChoice m_choice;
    Statistics m_statistics;
    bool m_isCounting = false;
    bool m_isCounted = false;
    QString m_trouble;

    QLabel* m_heading;
    QComboBox* m_profile;
    QComboBox* m_game;
    QComboBox* m_period;
    QLabel* m_state;
    FiguresCard* m_figures;
    std::vector<RatingGraph*> m_graphs; ///< one for each game of the registry
    std::vector<PictureCard*> m_ratings;
    ResultBars* m_opponentBars;
    PictureCard* m_opponents;
    ResultBars* m_kindBars;
    PictureCard* m_kinds;
    ActivityBars* m_activityBars;
    PictureCard* m_activity;
    PictureCard* m_links;
    QLabel* m_about;
    QLabel* m_from;
    QPushButton* m_reset;
    QPushButton* m_undo;
    std::vector<QBoxLayout*> m_pairs; ///< of cards beside each other where there is room
};

} // namespace qipan::ui
