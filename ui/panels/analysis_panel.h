#pragma once

#include "ui/panels/analysis_state.h"
#include "ui/preferences.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace qipan::ui {

class ChoiceMenu;
class EvaluationBar;

/// Who stands better, the best lines, and how far the analysis has come. A line that is picked is to be shown on the
/// board; picking it again, or Escape, lets it go.
class AnalysisPanel final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget* parent = nullptr);

    void setState(const AnalysisState& state);
    /// Another position: no line is picked any more.
    void clear();
    /// How many lines there will be, and who looks for them: engines from elsewhere where the game has some.
    void setChoices(int lines, const QList<ExternalEngine>& engines, int analyst);
    /// The number of the picked line, from 0, or -1.
    [[nodiscard]] int picked() const { return m_picked; }

Q_SIGNALS:
    void pickedChanged(int line);
    /// A line was clicked, or chosen by Enter: the board is wanted in sight.
    void boardWanted();
    void linesChosen(int lines);
    /// The id of an external engine, or 0 for the program's own.
    void analystChosen(int id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pick(int line);
    [[nodiscard]] bool letsGo(const QObject& watched, const QEvent& event) const;
    void fitList();
    void retranslate();

    int m_picked = -1;
    int m_lineCount = 1;
    QList<ExternalEngine> m_engines;
    AnalysisState m_state;
    EvaluationBar* m_bar;
    QListWidget* m_list;
    QLabel* m_note;
    QLabel* m_legend;
    QToolButton* m_options;
    ChoiceMenu* m_lines;
    ChoiceMenu* m_analyst;
};

} // namespace qipan::ui
