// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_review.h"
#include "app/analysis/game_values.h"
#include "app/analysis/review_controller.h"
#include "app/base/background_task.h"
#include "app/book/book_controller.h"
#include "app/match/match_controller.h"
#include "app/record/record_controller.h"
#include "app/settings/preference_store.h"
#include "app/turning_points/turning_points_chapter.h"
#include "ui/files/job_bar.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace qipan::app {

/// Generates a chapter of the book about the turning points of a game: the finished game on the table, or the shown
/// line of a record. If necessary, it first has the game analysed in the background, with a progress bar that can
/// cancel it.
class TurningPointsController final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    struct Controllers {
        MatchController& match;
        ReviewController& review;
        RecordController& record;
        ReviewController& recordReview;
        BookController& book;
    };

    TurningPointsController(const ui::WindowParts& window, PreferenceStore& preferences, ui::JobBar& jobs,
                            const Controllers& controllers, QObject* parent);

    /// Starts on the game of the current page, or cancels if running.
    void toggle();
    /// Cancels; the evaluations of the game on the table are kept.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_step != Step::None; }
    /// Regenerates the chapter in the current language.
    void retranslate();
    /// Overrides the usual limits for the search of one position of a record.
    void setLimits(const Limits& limits) { m_limits = limits; }

Q_SIGNALS:
    /// The chapter is ready, or no turning point was found. Not emitted after `cancel`.
    void finished();

private:
    enum class Step : std::uint8_t { None, Table, Record, Reasons };
    /// The message shown in the window.
    enum class Notice : std::uint8_t {
        Nothing,
        NoGame,         ///< there is no game on this page, or one that still runs or is too short
        NoTurningPoint, ///< the game has no turning point
        InBook,         ///< the chapter is ready, and the user is on another page
    };

    /// Makes the shortcut show that there is no game when the menu entry is disabled.
    void answerKey();
    void startTable();
    void startRecord();
    void followReview();
    void showNotice(Notice notice);
    bool takeBack();
    void showProgress();
    void explain(const GameValues& values);
    /// Returns whether the requested game is shown.
    [[nodiscard]] bool isShown() const;
    void show();
    void end();

    const ui::WindowParts m_parts;
    PreferenceStore& m_preferences;
    ui::JobBar& m_jobs;
    Controllers m_controllers;
    Step m_step = Step::None;
    ui::Page m_page = ui::Page::Home;     ///< the page on which it was requested
    int m_round = 0;                      ///< of the table
    std::pair<int, std::size_t> m_record; ///< RecordController::number and the index of the game
    DecidedGame m_game;                   ///< requested last
    DecidedGame m_inBook;                 ///< the game of the generated chapter; no points if there is none
    Notice m_notice = Notice::Nothing;
    QString m_noticeText; ///< the text of a message that is not a question
    std::optional<Limits> m_limits;
    BackgroundTask m_reasons;
    GameValues m_values;                  ///< of the record
    std::unique_ptr<GameReview> m_review; ///< refers to the values, so it must be destroyed first
};

} // namespace qipan::app
