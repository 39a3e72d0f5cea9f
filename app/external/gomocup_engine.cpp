#include "app/external/gomocup_engine.h"

#include <algorithm>
#include <utility>

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

EngineManner gomocupManner()
{
    return {.lineEnd = "\r\n", .farewell = "END", .mostNoise = 20};
}

struct GomocupEngine::Question {
    const gomoku::Game& game;
    const Limits& limits;
    const std::atomic<bool>& stop;
    const Report& report;
    milliseconds time;
    Thinking thinking{};
    ReportPace pace{};
};

GomocupEngine::GomocupEngine(ChildProgram program, const EngineTimes& times, const ChildLimits& limits)
    : m_times{times}
    , m_talk{std::move(program), gomocupManner(), limits}
{
}

Thinking GomocupEngine::think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                              const Report& report)
{
    const auto& game = static_cast<const gomoku::Game&>(position);
    Question question{game, limits, stop, report, limits.time.value_or(m_times.move)};
    const Result<Cell, EngineTrouble> answer = ask(question);
    if (!answer) {
        m_talk.drop();
        return answer.error().thinking(position);
    }
    m_told = game.stones();
    m_told.push_back({*answer, game.sideToMove()});
    Thinking found = std::move(question.thinking);
    if (found.line.empty() || found.line.front() != *answer)
        found.line = {*answer};
    return found;
}

Result<Cell, EngineTrouble> GomocupEngine::ask(Question& question)
{
    if (const auto trouble = prepare(question))
        return *trouble;
    tellPosition(question.game);
    const Result<Cell, EngineTrouble> answer = waitForMove(question);
    if (!answer || question.game.isLegal(*answer))
        return answer;
    return EngineTrouble{Kind::Illegal, QString::fromLatin1(textOf(*answer))};
}

/// Ensures that the engine is running and has an empty board of the right size, or the game as told.
std::optional<EngineTrouble> GomocupEngine::prepare(Question& question)
{
    const bool fits = m_talk.isRunning() && m_size == question.game.size().columns && m_rule == question.game.rule();
    if (!fits)
        return launch(question);
    m_talk.passOver();
    if (continuesTold(question.game)) {
        tellSettings(question);
        return std::nullopt;
    }
    m_told.clear();
    if (m_isOpen) {
        m_talk.write("RESTART");
        m_isOpen = false;
        if (const auto trouble = waitForOk(question, true)) {
            if (!trouble->failure)
                return trouble;      // stopped
            return launch(question); // as the protocol requires for engines without RESTART
        }
    }
    tellSettings(question);
    return std::nullopt;
}

std::optional<EngineTrouble> GomocupEngine::launch(Question& question)
{
    m_told.clear();
    m_isOpen = false;
    if (const auto trouble = m_talk.launch(question.stop))
        return trouble;
    m_size = question.game.size().columns;
    m_rule = question.game.rule();
    m_talk.write("START " + QByteArray::number(m_size));
    if (const auto trouble = waitForOk(question, false))
        return trouble;
    tellSettings(question);
    return std::nullopt;
}

std::optional<EngineTrouble> GomocupEngine::waitForOk(const Question& question, bool mayBeUnknown)
{
    const auto deadline = Clock::now() + m_times.start;
    for (;;) {
        const auto answer = next(question, deadline);
        if (!answer)
            return answer.error();
        if (answer->kind == GomocupAnswer::Kind::Ok)
            return std::nullopt;
        if (answer->kind == GomocupAnswer::Kind::Unknown && mayBeUnknown)
            return EngineTrouble{Kind::Refused, answer->text};
    }
}

void GomocupEngine::tellSettings(const Question& question)
{
    m_talk.tell("INFO timeout_turn", QByteArray::number(static_cast<qint64>(question.time.count())));
    m_talk.tell("INFO timeout_match", "0");
    m_talk.tell("INFO time_left", "2147483647"); // unlimited
    m_talk.tell("INFO max_memory",
                QByteArray::number(static_cast<qulonglong>(question.limits.memory.value_or(ownMemory))));
    m_talk.tell("INFO game_type", "0"); // against a person
    m_talk.tell("INFO rule", ruleNumber(m_rule));
    if (question.limits.nodes)
        m_talk.tell("INFO max_node", QByteArray::number(static_cast<qulonglong>(*question.limits.nodes)));
    if (question.report)
        m_talk.tell("INFO show_detail", "1"); // some engines report nothing without it
}

bool GomocupEngine::continuesTold(const gomoku::Game& game) const
{
    const std::vector<Ply> stones = game.stones();
    return !m_told.empty() && stones.size() == m_told.size() + 1 && stones.back().side != game.sideToMove()
        && m_told.back().side == game.sideToMove() && std::equal(m_told.begin(), m_told.end(), stones.begin());
}

void GomocupEngine::tellPosition(const gomoku::Game& game)
{
    m_isOpen = true;
    const std::vector<Ply> stones = game.stones();
    if (continuesTold(game))
        return m_talk.write("TURN " + textOf(stones.back().cell));
    if (stones.empty())
        return m_talk.write("BEGIN");
    QByteArray lines{"BOARD"};
    for (const Ply& stone : stones)
        lines += "\r\n" + textOf(stone.cell) + (stone.side == game.sideToMove() ? ",1" : ",2");
    m_talk.write(lines + "\r\nDONE");
}

Result<Cell, EngineTrouble> GomocupEngine::waitForMove(Question& question)
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
            m_talk.write("PLAY " + textOf(answer->cell));
        else if (answer->kind == GomocupAnswer::Kind::Message)
            note(answer->text, question);
    }
}

/// Returns the next relevant line; an ERROR or any other failure is trouble.
Result<GomocupAnswer, EngineTrouble> GomocupEngine::next(const Question& question, Clock::time_point deadline)
{
    const Result<QByteArray, EngineTrouble> line = m_talk.read(deadline, question.stop);
    if (!line)
        return line.error();
    const GomocupAnswer answer = readGomocupAnswer(*line);
    if (answer.kind == GomocupAnswer::Kind::Error)
        return EngineTrouble{Kind::Refused, answer.text};
    if (answer.kind == GomocupAnswer::Kind::Other || answer.kind == GomocupAnswer::Kind::Unknown) {
        if (const auto trouble = m_talk.overhear(answer.text))
            return *trouble;
    }
    return answer;
}

void GomocupEngine::note(const QString& message, Question& question) const
{
    auto thinking = readGomocupThinking(message, question.game.size());
    if (!thinking || (!thinking->line.empty() && !question.game.isLegal(thinking->line.front())))
        return;
    if (thinking->line.empty())
        thinking->line = question.thinking.line; // some engines report the line less often
    question.thinking = std::move(*thinking);
    if (question.report && !question.thinking.line.empty() && question.pace.isDue())
        question.report(question.thinking);
}

} // namespace qipan::app
