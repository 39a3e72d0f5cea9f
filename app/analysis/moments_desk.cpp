#include "app/analysis/moments_desk.h"

#include "app/record/record_play_on.h"
#include "core/record/tree_walk.h"
#include "ui/files/job_bar.h"
#include "ui/texts.h"

#include <QAction>
#include <QShortcut>

#include <utility>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

struct Line {
    GameSetup setup;
    std::vector<Cell> moves;
};

/// Returns the whole line through `shown` as a game, including the move that ends it, or why that is impossible.
[[nodiscard]] Result<Line, QString> wholeLine(const record::GameRecord& record, RecordDesk::Node shown,
                                              const QString& wantedRule)
{
    auto line = record::lineThrough(record.tree, shown);
    std::optional<Cell> last;
    if (record::positionAfter(record, line)->outcome()) {
        while (!line.empty() && !last) {
            last = record.tree.ply(line.back()).cell;
            line.pop_back();
        }
    }
    const auto from = playOnFrom(record, line, wantedRule);
    if (!from)
        return from.error();
    Line whole{.setup = *from, .moves = record::cellsOf(record.tree, line)};
    whole.setup.position = record.start; // the initial position was not played by anybody
    whole.setup.start.clear();
    const auto position = whole.setup.makeGame();
    for (const Cell cell : whole.moves)
        position->play(cell);
    if (last && position->isLegal(*last))
        whole.moves.push_back(*last);
    return whole;
}

} // namespace

MomentsDesk::MomentsDesk(ui::MainWindow& window, const Desks& desks, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_desks{desks}
    , m_reasons{*this}
{
    connect(&m_desks.review, &ReviewDesk::changed, this, &MomentsDesk::followReview);
    const auto forget = [this] {
        if (m_told != Told::InBook)
            takeBack(); // the message concerns another game, or a page without one
    };
    connect(&m_window, &ui::MainWindow::pageChanged, this, forget);
    connect(&m_desks.record, &RecordDesk::shown, this, forget);
    connect(m_window.actions().moments, &QAction::enabledChanged, this, forget);
    answerKey();
}

MomentsDesk::~MomentsDesk() = default;

void MomentsDesk::answerKey()
{
    const QAction* action = m_window.actions().moments;
    auto* key = new QShortcut{action->shortcut(), &m_window};
    key->setEnabled(!action->isEnabled()); // only one of the two, because the shortcut would be ambiguous
    connect(action, &QAction::enabledChanged, key, [key](bool enabled) { key->setEnabled(!enabled); });
    connect(key, &QShortcut::activated, this, [this] { tell(Told::NoGame); });
}

/// Replaces the previous message.
void MomentsDesk::tell(Told told)
{
    takeBack();
    m_told = told;
    switch (told) {
    case Told::Nothing:
        return;
    case Told::NoGame:
        m_words = tr("Nothing to tell here: turning points are those of a game that is over, or of a record.");
        break;
    case Told::NoMoment:
        m_words = tr("No single move decided this game, as far as the analysis sees.");
        break;
    case Told::InBook:
        return m_window.ask({.topic = ui::Question::Topic::Moments,
                             .text = tr("The turning points of the game are in the book now, as a chapter."),
                             .agree = tr("Sho&w them"),
                             .decline = tr("Clos&e"),
                             .agreed =
                                 [this] {
                                     m_told = Told::Nothing;
                                     m_desks.book.show({ui::textOf(momentsKey), {}});
                                 },
                             .declined = [this] { m_told = Told::Nothing; }});
    }
    m_window.tell(m_words);
}

/// Returns false if it was closed already.
bool MomentsDesk::takeBack()
{
    m_window.withdraw(ui::Question::Topic::Moments);
    const bool wasAsked = std::exchange(m_told, Told::Nothing) == Told::InBook;
    return m_window.retract(std::exchange(m_words, {})) || wasAsked;
}

void MomentsDesk::toggle()
{
    if (isRunning())
        return cancel();
    takeBack();
    m_page = m_window.page();
    if (m_page == Page::Match && m_desks.match.possible().moments)
        startTable();
    else if (m_page == Page::Record && m_desks.record.possible().moments)
        startRecord();
}

void MomentsDesk::cancel()
{
    const Step step = m_step;
    end();
    m_reasons.cancel();
    m_review.reset();
    if (step == Step::Table && m_desks.review.isRunning())
        m_desks.review.toggle();
}

void MomentsDesk::end()
{
    if (std::exchange(m_step, Step::None) != Step::None)
        m_window.jobBar().finish();
}

void MomentsDesk::startTable()
{
    const ShownTable& shown = m_desks.match.shown();
    const std::size_t black = shown.match().black() == Seat::First ? 0 : 1;
    m_game = {
        .setup = shown.table->setup(), .black = shown.names[black], .white = shown.names[1 - black], .points = {}};
    m_round = shown.table->round();
    m_step = Step::Table;
    connect(&m_window.jobBar(), &ui::JobBar::cancelled, this, &MomentsDesk::cancel, Qt::UniqueConnection);
    if (m_desks.review.values().unseen() && !m_desks.review.isRunning())
        m_desks.review.toggle();
    followReview();
}

/// The review of the table continued, ended, was stopped by the user, or now belongs to another game.
void MomentsDesk::followReview()
{
    if (m_step != Step::Table)
        return;
    const GameValues& values = m_desks.review.values();
    const bool isSameGame = values.positions() > 0 && m_desks.match.table() != nullptr
        && m_desks.match.table()->round() == m_round && values.setup() == m_game.setup
        && m_desks.match.possible().moments;
    if (!isSameGame)
        return end();
    if (!values.unseen())
        explain(values);
    else if (m_desks.review.isRunning())
        showProgress(values);
    else
        end();
}

void MomentsDesk::startRecord()
{
    const record::GameRecord& record = m_desks.record.current()[m_desks.record.shownGame()];
    const QString rule = m_window.preferences().games.value(m_window.game()).rule;
    const auto line = wholeLine(record, m_desks.record.shownNode(), rule);
    if (!line)
        return m_window.tell(m_words = line.error());
    const auto played = line->setup.makeGame();
    for (const Cell cell : line->moves)
        played->play(cell);
    m_game = {.setup = line->setup,
              .black = QString::fromStdString(record.black),
              .white = QString::fromStdString(record.white),
              .points = {}};
    m_record = {m_desks.record.number(), m_desks.record.shownGame()};
    m_review.reset();
    m_values.clear();
    m_values.follow(line->setup, played->plies(), static_cast<std::size_t>(m_desks.record.opened().given));
    const GameInfo& game = *line->setup.game;
    const Limits limits = m_limits.value_or(GameReview::usualLimits(*played));
    m_review = std::make_unique<GameReview>(game.makeEngine(game.levels, 0), limits, m_values);
    connect(m_review.get(), &GameReview::progressed, this, [this] {
        if (m_step == Step::Record)
            showProgress();
    });
    connect(m_review.get(), &GameReview::ended, this, [this] { explain(m_values); });
    m_step = Step::Record;
    connect(&m_window.jobBar(), &ui::JobBar::cancelled, this, &MomentsDesk::cancel, Qt::UniqueConnection);
    showProgress();
    m_review->start();
}

void MomentsDesk::showProgress(const GameValues& values)
{
    const int seen = static_cast<int>(values.seen());
    const int all = static_cast<int>(values.toSee());
    m_window.jobBar().setProgress(tr("Analysing the game: %1 of %2 positions").arg(seen).arg(all), seen, all);
}

void MomentsDesk::showProgress()
{
    if (m_step == Step::Reasons)
        m_window.jobBar().setProgress(tr("Looking for what was missed …"), 0, 0);
    else if (m_step != Step::None)
        showProgress(m_step == Step::Table ? m_desks.review.values() : m_values);
}

void MomentsDesk::explain(const GameValues& values)
{
    m_step = Step::Reasons;
    showProgress();
    m_reasons.start([this, points = turningPoints(values),
                     &game = *m_game.setup.game](const std::atomic<bool>& stop) -> BackgroundTask::Tell {
        return [this, told = explained(points, game, stop)] {
            m_game.points = told;
            show();
        };
    });
}

bool MomentsDesk::isShown() const
{
    if (m_window.page() != m_page)
        return false;
    if (m_page == Page::Match)
        return m_desks.match.table() != nullptr && m_desks.match.table()->round() == m_round;
    return m_record == std::pair{m_desks.record.number(), m_desks.record.shownGame()};
}

void MomentsDesk::show()
{
    end();
    if (m_game.points.empty()) {
        if (isShown()) // it would not be true of another game
            tell(Told::NoMoment);
    } else {
        m_inBook = m_game;
        if (isShown()) {
            m_desks.book.showBeside(momentsChapter(m_inBook));
        } else {
            m_desks.book.setBeside(momentsChapter(m_inBook)); // the user is on another page by now
            tell(Told::InBook);
        }
    }
    Q_EMIT finished();
}

void MomentsDesk::retranslate()
{
    showProgress();
    if (const Told told = m_told; takeBack())
        tell(told);
    if (!m_inBook.points.empty())
        m_desks.book.setBeside(momentsChapter(m_inBook));
}

} // namespace qipan::app
