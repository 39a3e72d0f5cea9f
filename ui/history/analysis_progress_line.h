// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QToolButton;

namespace qipan::ui {

class LineLabel;

/// How far the analysis of many games is.
struct AnalysisProgress {
    int done = 0; ///< games
    int all = 0;
    int seen = 0;      ///< positions of the current game
    int positions = 0; ///< 0 before they are known
    bool isWaiting = false;

    friend bool operator==(const AnalysisProgress&, const AnalysisProgress&) = default;
};

/// A line with the progress of an analysis and a button that cancels it. Without an analysis it is empty, and has the
/// same size.
class AnalysisProgressLine final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisProgressLine(QWidget* parent = nullptr);

    void setProgress(const std::optional<AnalysisProgress>& progress);
    [[nodiscard]] const std::optional<AnalysisProgress>& progress() const { return m_progress; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void cancelled();
    /// The button was hidden while it had the keyboard focus.
    void closed();

private:
    void show();
    void retranslate();

    std::optional<AnalysisProgress> m_progress;
    LineLabel* m_text;
    QToolButton* m_cancel;
};

} // namespace qipan::ui
