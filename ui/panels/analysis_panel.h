// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QListWidget;
class QMouseEvent;
class QToolButton;

namespace qipan::ui {

class ChoiceMenu;
class LineLabel;

/// The texts of one of the best lines of an analysis.
struct AnalysisLine {
    QString value; ///< for the side to move: "62 %", "+3.5", "+4 exact"
    QString moves; ///< "H8 G9 F10"

    friend bool operator==(const AnalysisLine&, const AnalysisLine&) = default;
};

/// What the analysis panel shows.
struct AnalysisState {
    std::optional<double> blackChance; ///< black's win probability, 0 to 1; nothing if unknown
    std::vector<AnalysisLine> lines;   ///< best first
    QString note;                      ///< the progress, or why there is no result
    QString blank{};                   ///< why there are no lines, if none will come
    QString legend{};                  ///< meaning of the marks on the board, or of an open choice; may be empty

    friend bool operator==(const AnalysisState&, const AnalysisState&) = default;
};

/// The win probability of both sides: black's part from the left, white's from the right, with figures.
class EvaluationBar final : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// Sets black's win probability, 0 to 1; nothing if unknown.
    void setBlackChance(std::optional<double> chance);
    [[nodiscard]] std::optional<double> blackChance() const { return m_chance; }

    [[nodiscard]] QSize sizeHint() const override { return {120, fontMetrics().height() + 6}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    std::optional<double> m_chance;
};

/// Shows the evaluation, the best lines and the progress of an analysis. The line under the pointer, or else the
/// selected one, is shown on the board; selecting it again, or Escape, deselects it. A double click takes it.
class AnalysisPanel final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget* parent = nullptr);

    void setState(const AnalysisState& state);
    /// Clears the panel and the selection for another position.
    void clear();
    /// Sets the number of lines and the analysing engine, and the external engines offered for this game.
    void setChoices(int lines, const QList<ExternalEngine>& engines, int analyst);
    /// Reserves room for all requested lines, or for one where there is too little.
    void setRoomForAll(bool all);
    /// Returns the minimum height with room for all requested lines, or for one.
    [[nodiscard]] int heightFor(bool all) const;
    /// Emits `lineTaken` for the selected line.
    void takeLine();
    /// The index of the selected line, or -1.
    [[nodiscard]] int picked() const { return m_picked; }
    /// The index of the line to show on the board, or -1.
    [[nodiscard]] int shownLine() const;

Q_SIGNALS:
    /// Another line is to be shown on the board, or none.
    void shownLineChanged();
    /// A line was clicked, or chosen with Enter: the board should be visible.
    void boardRequested();
    void linesChosen(int lines);
    /// The user wants a line, by its index, as a variation of the record; -1 if none is selected.
    void lineTaken(int line);
    /// `id` is that of an external engine, or 0 for the built-in one.
    void analystChosen(int id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pick(int line);
    void hover(int line);
    [[nodiscard]] bool letsGo(const QObject& watched, const QEvent& event) const;
    void takeLineAt(const QMouseEvent& click);
    void fitList();
    void retranslate();

    int m_picked = -1;
    int m_hovered = -1; ///< the line under the pointer
    int m_lineCount = 1;
    bool m_hasRoomForAll = false;
    QList<ExternalEngine> m_engines;
    AnalysisState m_state;
    EvaluationBar* m_bar;
    QListWidget* m_list;
    LineLabel* m_blank; ///< in the list
    LineLabel* m_note;
    LineLabel* m_legend;
    QToolButton* m_take;
    QToolButton* m_options;
    ChoiceMenu* m_lines;
    ChoiceMenu* m_analyst;
};

} // namespace qipan::ui
