// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle/puzzle_session.h"
#include "core/board/side.h"
#include "core/puzzle/schedule.h"
#include "ui/panels/answer_mark.h"
#include "ui/shell/page_ref.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <vector>

namespace qipan::ui {
class PuzzlePage;
}

namespace qipan::app {

/// The message about the newest move on the puzzle page: follows a session, and also shows its hints.
class PuzzleFeedback {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::PuzzleFeedback)

public:
    /// Returns the text in the current language.
    using Text = std::function<QString()>;
    /// What a result changed.
    struct Gain {
        puzzle::Standing before{};
        puzzle::Standing after{};
        int streakBefore = 0; ///< days
        int streak = 0;
    };
    /// Returns in how many days the shown puzzle is due for review.
    using DaysUntilReview = std::function<int()>;

    PuzzleFeedback(ui::PageRef<ui::PuzzlePage> page, DaysUntilReview daysUntilReview);

    /// Follows a session, which must outlive this or the next call, or none; clears the message.
    void setSession(const PuzzleSession* session);
    /// Shows the text now, and again after a change of language; nothing if `text` is empty.
    void show(Text text, bool passesSoon = false, ui::Answer answer = ui::Answer::None);
    /// What the end of the puzzle changed; nothing while it is not over, and for practice.
    void setGain(std::optional<Gain> gain) { m_gain = gain; }
    /// Whether the end of the puzzle says that it made the streak longer.
    [[nodiscard]] bool tellsStreak() const { return m_gain && m_gain->streak > m_gain->streakBefore; }
    /// Call when the language changed.
    void retranslate() const;

    // Precondition of the following: a session is set.
    /// Call when the session changed.
    void follow();
    /// Shows the state even if it was shown before.
    void showState();
    void showHint(int step, const std::vector<Cell>& move);

private:
    /// Marks on the board whether the newest move is right.
    void markAnswer() const;
    [[nodiscard]] QString stateText(std::optional<PuzzleSession::State> before, const std::vector<Cell>& line) const;
    [[nodiscard]] QString solvedText() const;
    [[nodiscard]] QString withGain(const QString& text) const;
    [[nodiscard]] QString withReason(const QString& text, const std::vector<Cell>& line) const;
    /// Describes the score after the best moves of `player`; `playedText` the one after a worse move.
    [[nodiscard]] static QString bestText(Side player, int score);
    [[nodiscard]] static QString playedText(int score);
    [[nodiscard]] QString brokenText() const;

    ui::PageRef<ui::PuzzlePage> m_page;
    const DaysUntilReview m_daysUntilReview;
    const PuzzleSession* m_session = nullptr;
    std::optional<PuzzleSession::State> m_shownState;
    std::optional<Gain> m_gain;
    Text m_text;
    bool m_passesSoon = false;
    ui::Answer m_answer = ui::Answer::None;
};

} // namespace qipan::app
