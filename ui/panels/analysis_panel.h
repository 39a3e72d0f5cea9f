// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"
#include "ui/panels/analysis_state.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace qipan::ui {

class ChoiceMenu;
class EvaluationBar;

/// Shows the evaluation, the best lines and the progress of an analysis. A selected line is shown on the board;
/// selecting it again, or Escape, deselects it.
class AnalysisPanel final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget* parent = nullptr);

    void setState(const AnalysisState& state);
    /// Clears the panel and the selection for another position.
    void clear();
    /// Sets the number of lines and the analysing engine, and the external engines offered for this game.
    void setChoices(int lines, const QList<ExternalEngine>& engines, int analyst);
    /// The index of the selected line, or -1.
    [[nodiscard]] int picked() const { return m_picked; }

Q_SIGNALS:
    void pickedChanged(int line);
    /// A line was clicked, or chosen with Enter: the board should be visible.
    void boardRequested();
    void linesChosen(int lines);
    /// `id` is that of an external engine, or 0 for the built-in one.
    void analystChosen(int id);

protected:
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
