// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysis_controller.h"

#include "app/analysis/analysis_text.h"
#include "app/external/external_engines.h"
#include "ui/base/announcer.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"
#include "ui/panels/analysis_panel.h"
#include "ui/shell/status_bar.h"

#include <QEvent>

#include <algorithm>
#include <limits>
#include <utility>

namespace qipan::app {

namespace {

/// Lets an unattended computer come to rest.
constexpr std::chrono::minutes longest{10};
constexpr std::chrono::seconds longestExternal{20}; // then it must give its final answer
constexpr std::size_t memory = 128 << 20;           // bytes

[[nodiscard]] Limits limitsFor(const BoardGame& position, int lines, bool isExternal)
{
    if (isExternal)
        return {.time = longestExternal, .lines = lines};
    return {.depth = position.size().cells(),
            .nodes = std::numeric_limits<std::uint64_t>::max(),
            .time = longest,
            .memory = memory,
            .lines = lines};
}

} // namespace

AnalysisController::AnalysisController(const ui::WindowParts& window, AnalysedGame& game, PreferenceStore& preferences,
                                       QObject* parent)
    : QObject{parent}
    , m_window{window.window}
    , m_status{window.status}
    , m_game{game}
    , m_preferences{preferences}
{
    connect(&game, &AnalysedGame::changed, this, &AnalysisController::follow);
    game.whenCreated(this, [this] { connectPage(); });
    m_window.installEventFilter(this); // for show, hide and minimize events
}

AnalysisController::~AnalysisController() = default;

void AnalysisController::connectPage()
{
    ui::AnalysisPanel& panel = m_game.analysisPanel();
    connect(&panel, &ui::AnalysisPanel::shownLineChanged, this, &AnalysisController::showMarks);
    connect(&panel, &ui::AnalysisPanel::linesChosen, this, [this](int lines) {
        m_preferences.change([lines](ui::Preferences& preferences) { preferences.analysisLines = lines; });
    });
    connect(&panel, &ui::AnalysisPanel::analystChosen, this, &AnalysisController::chooseAnalyst);
    connect(&panel, &ui::AnalysisPanel::lineTaken, this, &AnalysisController::takeLine);
}

void AnalysisController::takeLine(int line)
{
    if (const auto better = line < 0 && m_betterLine ? m_betterLine() : std::vector<Cell>{}; !better.empty())
        Q_EMIT lineTaken(better);
    else if (const auto index = static_cast<std::size_t>(std::max(line, 0));
             m_analyst && index < m_analyst->lines().size())
        Q_EMIT lineTaken(m_analyst->lines()[index].line);
    else
        m_status.setText(noLineText());
}

/// Says why there is no line to take.
QString AnalysisController::noLineText() const
{
    if (!m_game.line())
        return tr("This game may not be analysed now.");
    if (!m_preferences->analysis)
        return tr("Switch on the analysis (Ctrl+Shift+A) to take its best line.");
    if (!m_subject)
        return tr("The analysis has no line here yet.");
    if (m_position->outcome())
        return tr("The game is over here. Step back to take a line.");
    if (m_subject->turn && !m_subject->turn->chooses)
        return tr("No lines until colours are chosen.");
    return tr("The analysis has no line here yet.");
}

void AnalysisController::chooseAnalyst(int id)
{
    if (!m_subject)
        return;
    m_preferences.change([this, id](ui::Preferences& preferences) {
        preferences.games[ui::textOf(m_subject->setup.game->key)].analyst = id;
    });
}

bool AnalysisController::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::Show || type == QEvent::Hide || type == QEvent::WindowStateChange)
        QMetaObject::invokeMethod(this, &AnalysisController::follow,
                                  Qt::QueuedConnection); // after the event was processed
    return QObject::eventFilter(watched, event);
}

std::optional<AnalysisController::Subject> AnalysisController::subject() const
{
    const ui::Preferences& preferences = m_preferences.value();
    if (!preferences.analysis || !m_game.isShown() || !m_window.isVisible() || m_window.isMinimized())
        return std::nullopt;
    auto line = m_game.line();
    if (!line)
        return std::nullopt;
    const auto turn = line->openingTurn();
    line->plies.resize(line->place);
    Subject subject{.setup = std::move(line->setup),
                    .plies = std::move(line->plies),
                    .turn = turn,
                    .lines = preferences.analysisLines,
                    .analyst = {}};
    const QString game = ui::textOf(subject.setup.game->key);
    const ui::ExternalEngine* external = ui::findEngine(preferences.engines, preferences.games.value(game).analyst);
    if (external != nullptr && external->game == game)
        subject.analyst = *external;
    return subject;
}

void AnalysisController::follow()
{
    const auto now = subject();
    if (!now)
        return end();
    if (m_subject == now)
        return showMarks(); // the view may have been reset
    begin(*now);
}

void AnalysisController::end()
{
    m_analyst.reset();
    if (!std::exchange(m_subject, std::nullopt))
        return;
    ui::AnalysisPanel& panel = m_game.analysisPanel();
    panel.hide();
    panel.clear();
    if (ui::TurnBoardView* view = m_game.view())
        view->setAnalysis({});
}

std::vector<SearchResult> AnalysisController::settledLines(const BoardGame& position) const
{
    constexpr qint64 settling = 1'000; // ms: as long as a hint takes itself
    const bool isKnown = m_subject && m_analyst && m_position && m_position->plies() == position.plies()
        && m_position->sideToMove() == position.sideToMove();
    if (!isKnown || (!m_analyst->isDone() && m_analyst->milliseconds() < settling))
        return {};
    return m_analyst->lines();
}

void AnalysisController::makeAnalyst(const Subject& subject)
{
    const GameInfo& game = *subject.setup.game;
    if (subject.analyst.id > 0)
        m_analyst = std::make_unique<Analyst>(makeEngine(subject.analyst), false, m_reaper);
    else
        m_analyst = std::make_unique<Analyst>(game.makeEngine(game.levels, 0), game.score.disc > 0);
    connect(m_analyst.get(), &Analyst::found, this, &AnalysisController::showFound);
    connect(m_analyst.get(), &Analyst::failed, this, &AnalysisController::showFailure);
}

void AnalysisController::begin(const Subject& subject)
{
    const auto before = std::exchange(m_subject, subject);
    if (!before || before->setup.game != subject.setup.game || before->analyst != subject.analyst)
        makeAnalyst(subject);
    ui::AnalysisPanel& panel = m_game.analysisPanel();
    panel.setChoices(subject.lines, ui::enginesOf(m_preferences->engines, ui::textOf(subject.setup.game->key)),
                     subject.analyst.id);
    panel.clear();
    panel.show();
    m_analyst->stop();
    showMarks();
    m_saidColour.reset();
    m_position = positionAfter(subject.setup, subject.plies);
    const BoardGame& position = *m_position;
    if (const auto end = position.outcome())
        return showState({.blackChance = blackChance(*end), .lines = {}, .note = {}, .blank = tr("The game is over.")});
    if (subject.turn && !subject.turn->chooses)
        return showState({.blackChance = {},
                          .lines = {},
                          .note = {},
                          .blank = tr("No lines until colours are chosen."),
                          .legend = tr("Keep it even: the opponent chooses")});
    showState({.blackChance = {}, .lines = {}, .note = tr("Thinking…")});
    m_game.countHelp();
    // Values in discs are shown for every legal move.
    const int lines = subject.setup.game->score.disc > 0 ? countMoves(position) : subject.lines;
    m_analyst->analyse(position, limitsFor(position, lines, subject.analyst.id > 0));
}

void AnalysisController::showState(ui::AnalysisState state)
{
    if (m_subject->setup.game->score.disc > 0)
        state.legend = tr("+ discs ahead · − behind · ═ exact");
    m_game.analysisPanel().setState(state);
}

/// White is to move after a choice. Whoever chooses has the better of both colours.
QString AnalysisController::choiceText(int forWhite)
{
    const GameInfo::Score& unit = m_subject->setup.game->score;
    const BetterColour better = betterColour(unit, forWhite);
    const QString text = app::choiceText(unit, forWhite);
    if (std::exchange(m_saidColour, better) != better)
        ui::speak(*m_game.view(), text);
    return text;
}

void AnalysisController::showFound()
{
    const ui::TurnBoardView* view = m_game.view();
    if (!m_subject || view == nullptr)
        return;
    const GameInfo::Score& unit = m_subject->setup.game->score;
    const SearchResult& best = m_analyst->lines().front();
    const double chance = winChance(unit, best.score);
    const bool isBlack = m_position->sideToMove() == Side::Black;
    ui::AnalysisState state{.blackChance = isBlack ? chance : 1 - chance, .lines = {}, .note = {}};
    state.note = progressText(best, m_analyst->milliseconds());
    if (m_subject->turn)
        state.legend = choiceText(best.score);
    for (const SearchResult& result : m_analyst->lines()) {
        if (std::ssize(state.lines) == m_subject->lines)
            break;
        QStringList names;
        for (const Cell cell : result.line)
            names << view->nameOf(cell);
        state.lines.push_back({valueText(unit, result), names.join(u' ')});
    }
    showState(state);
    showMarks();
    Q_EMIT evaluated(m_subject->plies.size(), best, m_subject->analyst.id);
}

void AnalysisController::showMarks()
{
    ui::TurnBoardView* view = m_game.view();
    if (view == nullptr || !m_subject || !m_analyst)
        return;
    view->setAnalysis(marksOf(m_subject->setup.game->score, m_analyst->lines(), m_game.analysisPanel().shownLine()));
}

void AnalysisController::showFailure(const EngineFailure& failure)
{
    if (!m_subject)
        return;
    showState({.blackChance = {},
               .lines = {},
               .note = failureText(m_subject->analyst.name, m_subject->setup.game->protocol, failure)});
    showMarks();
}

} // namespace qipan::app
