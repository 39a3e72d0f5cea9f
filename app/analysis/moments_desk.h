#pragma once

#include "app/analysis/game_review.h"
#include "app/analysis/game_values.h"
#include "app/analysis/moments_chapter.h"
#include "app/analysis/review_desk.h"
#include "app/background_task.h"
#include "app/book/book_desk.h"
#include "app/record/record_desk.h"
#include "app/tables/match_desk.h"
#include "ui/main_window.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace qipan::app {

/// Makes a chapter of the book out of the moments that decided a game: of the one on the table when it is over, or of
/// the line on the page of records. Has the game analysed first where that was not done, beside the window, with a bar
/// that shows how far it is and ends it.
class MomentsDesk final : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Desks {
        MatchDesk& match;
        ReviewDesk& review;
        RecordDesk& record;
        BookDesk& book;
    };

    MomentsDesk(ui::MainWindow& window, const Desks& desks, QObject* parent);
    ~MomentsDesk() override;

    /// For the game on the page in front; ends what runs.
    void toggle();
    /// Ends what runs; what was found about the game on the table stays.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_step != Step::None; }
    /// The chapter in the language of now.
    void retranslate();
    /// What the search of one position of a record may use, where that is not the usual.
    void setLimits(const Limits& limits) { m_limits = limits; }

Q_SIGNALS:
    /// The chapter is there, or no moment was found; not after `cancel`.
    void finished();

private:
    enum class Step : std::uint8_t { None, Table, Record, Reasons };
    /// What the window says of it.
    enum class Told : std::uint8_t {
        Nothing,
        NoGame,   ///< there is none on this page
        NoMoment, ///< nothing decided the game
        InBook,   ///< the chapter is there, and the user is elsewhere
    };

    /// Where there is no game to tell of, the key of the menu's entry says so.
    void answerKey();
    void startTable();
    void startRecord();
    void followReview();
    void tell(Told told);
    bool takeBack();
    void showProgress();
    void showProgress(const GameValues& values);
    void explain(const GameValues& values);
    /// Whether the game that was asked for is in front.
    [[nodiscard]] bool isShown() const;
    void show();
    void end();

    ui::MainWindow& m_window;
    Desks m_desks;
    Step m_step = Step::None;
    ui::MainWindow::Page m_page = ui::MainWindow::Page::Home; ///< where it was asked for
    int m_round = 0;                                          ///< of the table
    std::pair<int, std::size_t> m_record;                     ///< RecordDesk::number, and which game of it
    DecidedGame m_game;                                       ///< that was asked for last
    DecidedGame m_inBook; ///< whose chapter the book has; no points where it has none
    Told m_told = Told::Nothing;
    QString m_words; ///< that say so, where no question does
    std::optional<Limits> m_limits;
    BackgroundTask m_reasons;
    GameValues m_values;                  ///< of the record
    std::unique_ptr<GameReview> m_review; ///< keeps a reference to the values, and so goes first
};

} // namespace qipan::app
