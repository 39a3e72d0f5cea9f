// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/link/link_controller.h"
#include "app/settings/preference_store.h"
#include "app/settings/settings.h"
#include "core/book/chapter.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QString>

#include <optional>
#include <vector>

namespace qipan::ui {
class LessonPage;
}

namespace qipan::app {

/// The first lesson of each game: a chapter of exercises (docs/book.md), shown one page at a time. Closing it returns
/// to the previous page; it continues at the same step next time.
class LessonController final : public PageController {
    Q_OBJECT

public:
    /// The lesson of link-match uses the tile set of `link`.
    LessonController(const ui::WindowParts& window, ui::PageRef<ui::LessonPage> page, PreferenceStore& preferences,
                     Settings& settings, const LinkController& link, QObject* parent);

    /// Returns the step where a lesson was left, or else the first one that was not solved; the beginning if all were.
    [[nodiscard]] static std::size_t firstStep(const book::Chapter& chapter, const LessonProgress& progress);
    [[nodiscard]] static std::vector<bool> solvedSteps(const book::Chapter& chapter, const LessonProgress& progress);
    /// Shows the lesson of this game at the step where it was left.
    void start(const QString& game);
    /// Shows the answer on the board.
    void hint() override;
    [[nodiscard]] ui::ActionState actionState() const override { return {.playAgain = false, .hint = true}; }
    void applyTheme(const ui::Theme& theme) override;
    void applyPreferences() override;
    /// Reloads the same step after the language changed.
    void retranslate() override;
    /// Returns the lesson shown last, or null before the first.
    [[nodiscard]] const book::Chapter* chapter() const { return m_chapter ? &*m_chapter : nullptr; }

Q_SIGNALS:
    /// The user cannot play there.
    void moveRefused();
    /// The user solved a step; `isDone` if that completes the lesson.
    void stepSolved(bool isDone);
    /// The user finished the lesson and wants to play this game.
    void playRequested(const QString& game);

private:
    void connectPage();
    void pageChanged(ui::Page page);
    void show(std::size_t step);
    void solved();
    void finish();
    void leaveToPlay();
    /// Returns whether the user never chose how to play this game.
    [[nodiscard]] bool isNewToGame() const;
    void playFirst();
    void close();

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::LessonPage> m_page;
    PreferenceStore& m_preferences;
    Settings& m_settings;
    const LinkController& m_link;
    ui::Theme m_theme;
    QString m_game;
    std::optional<book::Chapter> m_chapter;
    QString m_language; ///< of the chapter
    std::size_t m_step = 0;
    bool m_isOpen = false;  ///< shown, or covered by the rules, the book or the puzzles
    QString m_previousGame; ///< the window's game before the lesson
};

} // namespace qipan::app
