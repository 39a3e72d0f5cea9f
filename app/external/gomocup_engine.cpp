// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/gomocup_engine.h"

#include <algorithm>

namespace qipan::app {

namespace {

using std::chrono::milliseconds;
using Kind = EngineFailure::Kind;

constexpr std::size_t ownMemory = 350'000'000; ///< bytes, the limit of tournaments

[[nodiscard]] QByteArray textOf(Cell cell)
{
    return QByteArray::number(cell.x) + ',' + QByteArray::number(cell.y);
}

/// For the command INFO rule.
[[nodiscard]] QByteArray ruleNumber(gomoku::Rule rule)
{
    return rule == gomoku::Rule::Renju ? "4" : rule == gomoku::Rule::Standard ? "1" : "0";
}

} // namespace

ProtocolTraits gomocupTraits()
{
    return {.lineEnd = "\r\n", .quitCommand = "END", .maxNoise = 20};
}

struct GomocupEngine::Question {
    const gomoku::Game& game;
    const Limits& limits;
    const std::atomic<bool>& stop;
    const Report& report;
    milliseconds time;
    SearchResult result{};
    ReportThrottle throttle{};
};

GomocupEngine::GomocupEngine(ChildProgram program, const EngineTimes& times, const ChildLimits& limits)
    : m_times{times}
    , m_connection{std::move(program), gomocupTraits(), limits}
{
}

SearchResult GomocupEngine::think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                  const Report& report)
{
    const auto& game = static_cast<const gomoku::Game&>(position);
    Question question{game, limits, stop, report, limits.time.value_or(m_times.move)};
    const Result<Cell, EngineError> answer = ask(question);
    if (!answer) {
        m_connection.drop();
        return answer.error().result(position);
    }
    m_sent = game.stones();
    m_sent.push_back({*answer, game.sideToMove()});
    SearchResult found = std::move(question.result);
    if (found.line.empty() || found.line.front() != *answer)
        found.line = {*answer};
    return found;
}

Result<Cell, EngineError> GomocupEngine::ask(Question& question)
{
    if (const auto error = prepare(question))
        return *error;
    sendPosition(question.game);
    const Result<Cell, EngineError> answer = waitForMove(question);
    if (!answer || question.game.isLegal(*answer))
        return answer;
    return EngineError{Kind::Illegal, QString::fromLatin1(textOf(*answer))};
}

/// Ensures that the engine is running and has an empty board of the right size, or the game as told.
std::optional<EngineError> GomocupEngine::prepare(Question& question)
{
    const bool fits =
        m_connection.isRunning() && m_size == question.game.size().columns && m_rule == question.game.rule();
    if (!fits)
        return launch(question);
    m_connection.discardOutput();
    if (continuesSent(question.game)) {
        sendSettings(question);
        return std::nullopt;
    }
    m_sent.clear();
    if (m_isOpen) {
        m_connection.write("RESTART");
        m_isOpen = false;
        if (const auto error = waitForOk(question, true)) {
            if (!error->failure)
                return error;        // stopped
            return launch(question); // as the protocol requires for engines without RESTART
        }
    }
    sendSettings(question);
    return std::nullopt;
}

std::optional<EngineError> GomocupEngine::launch(Question& question)
{
    m_sent.clear();
    m_isOpen = false;
    if (const auto error = m_connection.launch(question.stop))
        return error;
    m_size = question.game.size().columns;
    m_rule = question.game.rule();
    m_connection.write("START " + QByteArray::number(m_size));
    if (const auto error = waitForOk(question, false))
        return error;
    sendSettings(question);
    return std::nullopt;
}

std::optional<EngineError> GomocupEngine::waitForOk(const Question& question, bool mayBeUnknown)
{
    const auto deadline = Clock::now() + m_times.start;
    for (;;) {
        const auto answer = next(question, deadline);
        if (!answer)
            return answer.error();
        if (answer->kind == GomocupAnswer::Kind::Ok)
            return std::nullopt;
        if (answer->kind == GomocupAnswer::Kind::Unknown && mayBeUnknown)
            return EngineError{Kind::Refused, answer->text};
    }
}

void GomocupEngine::sendSettings(const Question& question)
{
    m_connection.sendIfChanged("INFO timeout_turn", QByteArray::number(static_cast<qint64>(question.time.count())));
    m_connection.sendIfChanged("INFO timeout_match", "0");
    m_connection.sendIfChanged("INFO time_left", "2147483647"); // unlimited
    m_connection.sendIfChanged("INFO max_memory",
                               QByteArray::number(static_cast<qulonglong>(question.limits.memory.value_or(ownMemory))));
    m_connection.sendIfChanged("INFO game_type", "0"); // against a person
    m_connection.sendIfChanged("INFO rule", ruleNumber(m_rule));
    if (question.limits.nodes)
        m_connection.sendIfChanged("INFO max_node",
                                   QByteArray::number(static_cast<qulonglong>(*question.limits.nodes)));
    if (question.report)
        m_connection.sendIfChanged("INFO show_detail", "1"); // some engines report nothing without it
}

bool GomocupEngine::continuesSent(const gomoku::Game& game) const
{
    const std::vector<Ply> stones = game.stones();
    return !m_sent.empty() && stones.size() == m_sent.size() + 1 && stones.back().side != game.sideToMove()
        && m_sent.back().side == game.sideToMove() && std::equal(m_sent.begin(), m_sent.end(), stones.begin());
}

void GomocupEngine::sendPosition(const gomoku::Game& game)
{
    m_isOpen = true;
    const std::vector<Ply> stones = game.stones();
    if (continuesSent(game))
        return m_connection.write("TURN " + textOf(stones.back().cell));
    if (stones.empty())
        return m_connection.write("BEGIN");
    QByteArray lines{"BOARD"};
    for (const Ply& stone : stones)
        lines += "\r\n" + textOf(stone.cell) + (stone.side == game.sideToMove() ? ",1" : ",2");
    m_connection.write(lines + "\r\nDONE");
}

Result<Cell, EngineError> GomocupEngine::waitForMove(Question& question)
{
    const auto deadline = Clock::now() + question.time + m_times.grace;
    bool isSuggested = false;
    for (;;) {
        const auto answer = next(question, deadline);
        if (!answer)
            return answer.error();
        if (answer->kind == GomocupAnswer::Kind::Move)
            return answer->cell;
        if (answer->kind == GomocupAnswer::Kind::Suggest && !std::exchange(isSuggested, true))
            m_connection.write("PLAY " + textOf(answer->cell));
        else if (answer->kind == GomocupAnswer::Kind::Message)
            note(answer->text, question);
    }
}

/// Returns the next relevant line; an ERROR or any other failure is trouble.
Result<GomocupAnswer, EngineError> GomocupEngine::next(const Question& question, Clock::time_point deadline)
{
    const Result<QByteArray, EngineError> line = m_connection.read(deadline, question.stop);
    if (!line)
        return line.error();
    const GomocupAnswer answer = readGomocupAnswer(*line);
    if (answer.kind == GomocupAnswer::Kind::Error)
        return EngineError{Kind::Refused, answer.text};
    if (answer.kind == GomocupAnswer::Kind::Other || answer.kind == GomocupAnswer::Kind::Unknown) {
        if (const auto error = m_connection.countNoise(answer.text))
            return *error;
    }
    return answer;
}

void GomocupEngine::note(const QString& message, Question& question) const
{
    auto result = readGomocupThinking(message, question.game.size());
    if (!result || (!result->line.empty() && !question.game.isLegal(result->line.front())))
        return;
    if (result->line.empty())
        result->line = question.result.line; // some engines report the line less often
    question.result = std::move(*result);
    if (question.report && !question.result.line.empty() && question.throttle.isDue())
        question.report(question.result);
}

} // namespace qipan::app
