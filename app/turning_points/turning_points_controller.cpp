// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/turning_points/turning_points_controller.h"

#include "app/record/record_setup.h"
#include "core/record/record_outcome.h"
#include "ui/base/actions.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QShortcut>

namespace qipan::app {

namespace {

/// Returns whether a line of a record ended in a draw, on the board or by its result.
[[nodiscard]] bool isDrawn(const record::GameRecord& record, const BoardGame& end)
{
    if (const auto outcome = end.outcome())
        return !outcome->winner;
    const auto result = record::outcomeOf(record);
    return result && !result->outcome.winner;
}

} // namespace

TurningPointsController::TurningPointsController(const ui::WindowParts& window, PreferenceStore& preferences,
                                                 ui::JobBar& jobs, const Controllers& controllers, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_preferences{preferences}
    , m_jobs{jobs}
    , m_controllers{controllers}
    , m_reasons{*this}
{
    connect(m_parts.actions.turningPoints, &QAction::triggered, this, &TurningPointsController::toggle);
    connect(&m_jobs, &ui::JobBar::cancelled, this, &TurningPointsController::cancel);
    connect(&m_controllers.review, &ReviewController::changed, this, &TurningPointsController::followReview);
    const auto forget = [this] {
        if (m_notice != Notice::InBook)
            takeBack(); // the message concerns another game, or a page without one
    };
    connect(&m_parts.navigation, &ui::Navigation::pageChanged, this, forget);
    connect(&m_controllers.record, &RecordController::shown, this, forget);
    connect(m_parts.actions.turningPoints, &QAction::enabledChanged, this, forget);
    answerKey();
}

void TurningPointsController::answerKey()
{
    const QAction* action = m_parts.actions.turningPoints;
    auto* key = new QShortcut{action->shortcut(), &m_parts.window};
    key->setEnabled(!action->isEnabled()); // only one of the two, because the shortcut would be ambiguous
    connect(action, &QAction::enabledChanged, key, [key](bool enabled) { key->setEnabled(!enabled); });
    connect(key, &QShortcut::activated, this, [this] { showNotice(Notice::NoGame); });
}

/// Replaces the previous message.
void TurningPointsController::showNotice(Notice notice)
{
    takeBack();
    m_notice = notice;
    switch (notice) {
    case Notice::Nothing:
        return;
    case Notice::NoGame:
        m_noticeText = ui::Actions::noTurningPointsText();
        break;
    case Notice::NoTurningPoint:
        m_noticeText = m_game.isDraw ? tr("According to the analysis, no single move changed the balance of this game.")
                                     : tr("According to the analysis, no single move decided this game.");
        break;
    case Notice::InBook:
        return m_parts.messages.post({.topic = ui::Message::Topic::TurningPoints,
                                      .text = tr("The turning points are now a chapter of the book."),
                                      .agree = tr("Sho&w them"),
                                      .decline = tr("Clos&e"),
                                      .agreed =
                                          [this] {
                                              m_notice = Notice::Nothing;
                                              m_controllers.book.show({ui::textOf(turningPointsKey), {}});
                                          },
                                      .declined = [this] { m_notice = Notice::Nothing; }});
    }
    m_parts.messages.showMessage(m_noticeText);
}

/// Returns false if it was closed already.
bool TurningPointsController::takeBack()
{
    m_parts.messages.withdraw(ui::Message::Topic::TurningPoints);
    const bool wasAsked = std::exchange(m_notice, Notice::Nothing) == Notice::InBook;
    return m_parts.messages.hideMessage(std::exchange(m_noticeText, {})) || wasAsked;
}

void TurningPointsController::toggle()
{
    if (isRunning())
        return cancel();
    takeBack();
    m_page = m_parts.navigation.page();
    if (m_page == ui::Page::Match && m_controllers.match.actionState().turningPoints)
        startTable();
    else if (m_page == ui::Page::Record && m_controllers.record.actionState().turningPoints)
        startRecord();
}

void TurningPointsController::cancel()
{
    const Step step = m_step;
    end();
    m_reasons.cancel();
    m_review.reset();
    if (step == Step::Table && m_controllers.review.isRunning())
        m_controllers.review.toggle();
}

void TurningPointsController::end()
{
    if (std::exchange(m_step, Step::None) == Step::None)
        return;
    m_jobs.finish();
    m_controllers.review.setProgressShown(true);
}

void TurningPointsController::startTable()
{
    const ShownTable& shown = m_controllers.match.shown();
    const std::size_t black = indexOf(shown.match().black());
    m_game = {.setup = shown.table->setup(),
              .black = shown.names[black],
              .white = shown.names[1 - black],
              .isDraw = shown.match().verdict() && !shown.match().verdict()->outcome.winner,
              .points = {}};
    m_round = shown.table->round();
    m_step = Step::Table;
    m_controllers.review.setProgressShown(false); // as it is shown here
    if (m_controllers.review.values().firstUnreviewed() && !m_controllers.review.isRunning())
        m_controllers.review.toggle();
    followReview();
}

/// The review of the table continued, ended, was stopped by the user, or now belongs to another game.
void TurningPointsController::followReview()
{
    if (m_step != Step::Table)
        return;
    const GameValues& values = m_controllers.review.values();
    const bool isSameGame = values.positions() > 0 && m_controllers.match.table() != nullptr
        && m_controllers.match.table()->round() == m_round && values.setup() == m_game.setup
        && m_controllers.match.actionState().turningPoints;
    if (!isSameGame)
        return end();
    if (!values.firstUnreviewed())
        explain(values);
    else if (m_controllers.review.isRunning())
        showProgress();
    else
        end();
}

void TurningPointsController::startRecord()
{
    const record::GameRecord& record = m_controllers.record.current()[m_controllers.record.shownGame()];
    const QString rule = m_preferences->games.value(m_parts.navigation.game()).rule;
    const auto line = wholeLine(record, m_controllers.record.lastNode(), rule);
    if (!line)
        return m_parts.messages.showMessage(m_noticeText = line.error());
    const auto played = positionAfter(line->setup, line->plies);
    m_game = {.setup = line->setup,
              .black = QString::fromStdString(record.black),
              .white = QString::fromStdString(record.white),
              .isDraw = isDrawn(record, *played),
              .points = {}};
    m_record = {m_controllers.record.number(), m_controllers.record.shownGame()};
    m_review.reset();
    m_values.clear();
    m_values.follow(line->setup, line->plies, static_cast<std::size_t>(m_controllers.record.opened().given));
    if (const GameValues& known = m_controllers.recordReview.values(); known.positions() > 0)
        m_values.recall(known.stored()); // what is analysed is not analysed again
    const GameInfo& game = *line->setup.game;
    const Limits limits = m_limits.value_or(GameReview::usualLimits(*played));
    m_review = std::make_unique<GameReview>(game.makeEngine(game.levels, 0), limits, m_values);
    connect(m_review.get(), &GameReview::progressed, this, [this] {
        if (m_step == Step::Record)
            showProgress();
    });
    connect(m_review.get(), &GameReview::ended, this, [this] {
        if (isShown() && m_controllers.recordReview.values().positions() > 0)
            m_controllers.recordReview.recall(m_values.stored());
        explain(m_values);
    });
    m_step = Step::Record;
    showProgress();
    m_review->start();
}

void TurningPointsController::showProgress()
{
    if (m_step == Step::None)
        return;
    if (m_step == Step::Reasons)
        return m_jobs.setProgress(tr("Looking for missed chances…"), 0, 0);
    const GameValues& values = m_step == Step::Table ? m_controllers.review.values() : m_values;
    const int seen = static_cast<int>(values.reviewedCount());
    const int all = static_cast<int>(values.reviewableCount());
    m_jobs.setProgress(tr("Analysing the game: %1 of %2 positions").arg(seen).arg(all), seen, all);
}

void TurningPointsController::explain(const GameValues& values)
{
    m_step = Step::Reasons;
    showProgress();
    m_reasons.start([this, points = turningPoints(values), &game = *m_game.setup.game](const std::atomic<bool>& stop) {
        return [this, decisive = explainTurningPoints(points, game, stop)] {
            m_game.points = decisive;
            show();
        };
    });
}

bool TurningPointsController::isShown() const
{
    if (m_parts.navigation.page() != m_page)
        return false;
    if (m_page == ui::Page::Match)
        return m_controllers.match.table() != nullptr && m_controllers.match.table()->round() == m_round;
    return m_record == std::pair{m_controllers.record.number(), m_controllers.record.shownGame()};
}

void TurningPointsController::show()
{
    end();
    if (m_game.points.empty()) {
        if (isShown()) // it would not be true of another game
            showNotice(Notice::NoTurningPoint);
    } else {
        m_inBook = m_game;
        if (isShown()) {
            m_controllers.book.showExtraChapter(turningPointsChapter(m_inBook));
        } else {
            m_controllers.book.setExtraChapter(turningPointsChapter(m_inBook)); // the user is on another page by now
            showNotice(Notice::InBook);
        }
    }
    Q_EMIT finished();
}

void TurningPointsController::retranslate()
{
    showProgress();
    if (const Notice notice = m_notice; takeBack())
        showNotice(notice);
    if (!m_inBook.points.empty())
        m_controllers.book.setExtraChapter(turningPointsChapter(m_inBook));
}

} // namespace qipan::app
