// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/nboard_engine.h"

#include "core/board/board_game.h"
#include "core/record/ggf.h"

#include <algorithm>

namespace qipan::app {

using std::chrono::milliseconds;
using Kind = EngineFailure::Kind;

constexpr milliseconds slack{100};    ///< for an engine that knows its time and keeps to it
constexpr milliseconds lastWord{250}; ///< to report its move after it has answered a ping
constexpr int deepest = 60;           ///< plies: unlimited

ProtocolTraits nboardTraits()
{
#ifdef Q_OS_WIN
    const QByteArray lineEnd = "\r\n";
#else
    const QByteArray lineEnd = "\n"; // as the NBoard program sends it
#endif
    // Some engines print much outside the protocol, such as tables of their settings.
    return {.lineEnd = lineEnd, .quitCommand = "quit", .maxNoise = 500};
}

struct NboardEngine::Question {
    const reversi::Game& game;
    const Limits& limits;
    const std::atomic<bool>& stop;
    const Report& report;
    milliseconds time;
    NboardLines lines;
    std::uint64_t nodes = 0;
    std::optional<SearchResult> played{}; ///< the move it chose
    bool isHurried = false;               ///< its time was over, and a ping was sent
    bool hasPonged = false;               ///< the ping was answered
    ReportThrottle throttle{};

    [[nodiscard]] bool isAnalysis() const { return limits.lines.has_value(); }
    void reportLines() const
    {
        if (!report)
            return;
        for (SearchResult& result : lines.best()) {
            result.nodes = nodes;
            report(result);
        }
    }
    /// Precondition: it has moved or reported a line.
    [[nodiscard]] SearchResult found() const
    {
        SearchResult result = played ? *played : lines.best().front();
        result.nodes = nodes;
        return result;
    }
};

NboardEngine::NboardEngine(ChildProgram program, const EngineTimes& times, int depth, const ChildLimits& limits)
    : m_times{times}
    , m_depth{depth}
    , m_connection{std::move(program), nboardTraits(), limits}
{
}

SearchResult NboardEngine::think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                 const Report& report)
{
    Question question{.game = static_cast<const reversi::Game&>(position),
                      .limits = limits,
                      .stop = stop,
                      .report = report,
                      .time = limits.time.value_or(m_times.move),
                      .lines = NboardLines{std::max(1, limits.lines.value_or(1))}};
    const auto error = ask(question);
    if (!error) {
        if (question.isAnalysis())
            question.reportLines();
        return question.found();
    }
    if (error->failure)
        m_connection.drop();
    else
        leave();
    return error->result(position);
}

std::optional<EngineError> NboardEngine::ask(Question& question)
{
    if (const auto error = prepare(question))
        return error;
    m_isThinking = true;
    m_connection.write(question.isAnalysis() ? "hint " + QByteArray::number(*question.limits.lines) : QByteArray{"go"});
    const auto error = waitForAnswer(question);
    if (!error)
        m_isThinking = false;
    return error;
}

/// Ensures that the engine is running, is idle and knows the position.
std::optional<EngineError> NboardEngine::prepare(const Question& question)
{
    if (m_connection.isRunning() && m_isThinking) {
        if (const auto error = waitUntilFree(question))
            return error;
    }
    if (!m_connection.isRunning()) {
        if (const auto error = launch(question.stop))
            return error;
    }
    const int depth = question.isAnalysis() ? deepest : question.limits.depth.value_or(m_depth);
    m_connection.sendIfChanged("set depth", QByteArray::number(depth));
    m_connection.sendIfChanged("set movetime", QByteArray::number(static_cast<qint64>(question.time.count())));
    const milliseconds clock = question.time * ((emptyCells(question.game) + 1) / 2);
    m_connection.write("set game " + QByteArray::fromStdString(record::writeGgf(question.game, clock)));
    ping();
    return synchronise(question, Clock::now() + m_times.start);
}

std::optional<EngineError> NboardEngine::launch(const std::atomic<bool>& stop)
{
    m_isThinking = false;
    m_isKnown = false;
    if (const auto error = m_connection.launch(stop))
        return error;
    m_connection.write("nboard 2");
    return std::nullopt;
}

void NboardEngine::ping()
{
    m_connection.write("ping " + QByteArray::number(++m_pings));
}

/// Abandons the current request.
void NboardEngine::leave()
{
    if (!m_connection.isRunning() || !m_isThinking)
        return;
    if (m_answersPings)
        ping();
    else
        m_connection.drop();
}

/// The engine may still be thinking about an earlier request, but was told to stop. Ends it if it does not.
std::optional<EngineError> NboardEngine::waitUntilFree(const Question& question)
{
    const auto error = synchronise(question, Clock::now() + m_times.stopTimeout);
    if (error && !error->failure)
        return error;
    m_isThinking = false;
    if (error) {
        m_answersPings = m_answersPings && !error->is(Kind::Silent);
        m_connection.drop();
    }
    return std::nullopt;
}

/// Skips everything before the reply to the last ping.
std::optional<EngineError> NboardEngine::synchronise(const Question& question, Clock::time_point deadline)
{
    for (;;) {
        const auto line = m_connection.read(deadline, question.stop);
        if (!line)
            return line.error();
        const NboardAnswer answer = readNboardAnswer(*line);
        if (answer.kind == NboardAnswer::Kind::Pong && answer.number == m_pings) {
            m_isKnown = true;
            return std::nullopt;
        }
        if (m_isKnown || answer.kind != NboardAnswer::Kind::Other)
            continue;
        if (const auto error = m_connection.countNoise(answer.text))
            return error;
    }
}

/// Waits; when time is over, asks the engine to finish.
std::optional<EngineError> NboardEngine::waitForAnswer(Question& question)
{
    const auto error = listen(question, Clock::now() + question.time + slack);
    if (!error || !error->is(Kind::Silent))
        return error;
    question.isHurried = true;
    ping();
    const auto late = listen(question, Clock::now() + m_times.grace);
    if (!late || !late->is(Kind::Silent) || question.lines.isEmpty())
        return late;
    if (!question.hasPonged)
        m_connection.drop(); // it hangs, but has reported enough
    return std::nullopt;
}

std::optional<EngineError> NboardEngine::listen(Question& question, Clock::time_point deadline)
{
    using Answer = NboardAnswer::Kind;
    for (;;) {
        const auto line = m_connection.read(deadline, question.stop);
        if (!line)
            return line.error();
        const NboardAnswer answer = readNboardAnswer(*line);
        if (answer.kind == Answer::Move && !question.isAnalysis())
            return takeMove(answer, question);
        const bool isEnd = answer.kind == Answer::Status && answer.text.isEmpty() && !question.lines.isEmpty();
        if (isEnd && question.isAnalysis())
            return std::nullopt; // not in the protocol, but there is no other indication
        note(answer, question);
        if (!question.isHurried || answer.kind != Answer::Pong || answer.number != m_pings)
            continue;
        question.hasPonged = true;
        if (question.isAnalysis())
            return question.lines.isEmpty() ? std::optional{EngineError{Kind::Silent}} : std::nullopt;
        if (!question.lines.isEmpty())
            deadline = std::min(deadline, Clock::now() + lastWord);
    }
}

std::optional<EngineError> NboardEngine::takeMove(const NboardAnswer& answer, Question& question)
{
    if (!answer.cell || !question.game.isLegal(*answer.cell))
        return EngineError{Kind::Illegal, answer.text};
    SearchResult played;
    if (!question.lines.isEmpty() && question.lines.best().front().line.front() == *answer.cell)
        played = question.lines.best().front();
    else if (answer.eval)
        played.score = nboardScore(*answer.eval);
    if (played.line.empty())
        played.line = {*answer.cell};
    question.played = played;
    return std::nullopt;
}

void NboardEngine::note(const NboardAnswer& answer, Question& question)
{
    if (answer.kind == NboardAnswer::Kind::Nodes)
        question.nodes = answer.nodes;
    if (answer.kind != NboardAnswer::Kind::Search)
        return;
    const auto line = readNboardLine(answer.text, question.game);
    if (!line)
        return;
    question.lines.add(*line);
    if (question.throttle.isDue())
        question.reportLines();
}

} // namespace qipan::app
