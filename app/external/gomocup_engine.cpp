#include "app/external/gomocup_engine.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using std::chrono::milliseconds;
using Kind = EngineFailure::Kind;

/// Lines that are not in the protocol, banners say, which are passed over before they count as the answer.
constexpr int mostUnreadable = 20;
constexpr milliseconds betweenReports{50};
constexpr milliseconds farewell{150};          ///< the window may be waiting for the end
constexpr std::size_t ownMemory = 350'000'000; ///< bytes: what tournaments allow

[[nodiscard]] EngineFailure failure(Kind kind, const QString& detail = {})
{
    return {kind, failureDetail(detail)};
}

[[nodiscard]] QByteArray textOf(Cell cell)
{
    return QByteArray::number(cell.x) + ',' + QByteArray::number(cell.y);
}

/// As INFO rule has it.
[[nodiscard]] QByteArray ruleNumber(gomoku::Rule rule)
{
    return rule == gomoku::Rule::Renju ? "4" : rule == gomoku::Rule::Standard ? "1" : "0";
}

[[nodiscard]] Cell anyLegalMove(const BoardGame& position)
{
    Cell cell;
    while (!position.isLegal(cell))
        cell = cell.x + 1 < position.size().columns ? Cell{cell.x + 1, cell.y} : Cell{0, cell.y + 1};
    return cell;
}

} // namespace

struct GomocupEngine::Question {
    const gomoku::Game& game;
    const Limits& limits;
    const std::atomic<bool>& stop;
    const Report& report;
    milliseconds time;
    Thinking thinking{};
    Clock::time_point reported{};
};

GomocupEngine::GomocupEngine(ChildProgram program, const GomocupTimes& times, const ChildLimits& limits)
    : m_program{std::move(program)}
    , m_times{times}
    , m_limits{limits}
{
}

GomocupEngine::~GomocupEngine()
{
    if (m_child)
        m_child->end("END", farewell);
}

Thinking GomocupEngine::think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                              const Report& report)
{
    const auto& game = static_cast<const gomoku::Game&>(position);
    Question question{game, limits, stop, report, limits.time.value_or(m_times.move)};
    const Result<Cell, Trouble> answer = ask(question);
    if (!answer) {
        m_child.reset();
        if (answer.error().failure)
            return {.line = {}, .failure = answer.error().failure};
        return {.line = {anyLegalMove(position)}};
    }
    m_told = game.plies();
    m_told.push_back({*answer, game.sideToMove()});
    Thinking found = std::move(question.thinking);
    if (found.line.empty() || found.line.front() != *answer)
        found.line = {*answer};
    return found;
}

Result<Cell, GomocupEngine::Trouble> GomocupEngine::ask(Question& question)
{
    if (const auto trouble = prepare(question))
        return *trouble;
    tellPosition(question.game);
    const Result<Cell, Trouble> answer = waitForMove(question);
    if (!answer || question.game.isLegal(*answer))
        return answer;
    return Trouble{failure(Kind::Illegal, QString::fromLatin1(textOf(*answer)))};
}

/// An engine that runs, with an empty board of the right size, or with the game as it was told.
std::optional<GomocupEngine::Trouble> GomocupEngine::prepare(Question& question)
{
    const bool fits = m_child && m_size == question.game.size().columns && m_rule == question.game.rule();
    if (!fits)
        return launch(question);
    m_child->passOver();
    if (continuesTold(question.game)) {
        tellSettings(question);
        return std::nullopt;
    }
    m_told.clear();
    if (m_isOpen) {
        m_child->writeLine("RESTART");
        m_isOpen = false;
        if (const auto trouble = waitForOk(question, true)) {
            if (!trouble->failure)
                return trouble;      // stopped
            return launch(question); // as the protocol has it for engines that do not know RESTART
        }
    }
    tellSettings(question);
    return std::nullopt;
}

std::optional<GomocupEngine::Trouble> GomocupEngine::launch(Question& question)
{
    m_told.clear();
    m_settings.clear();
    m_isOpen = false;
    m_child = std::make_unique<ChildProcess>(m_program, m_limits);
    if (!m_child->start())
        return Trouble{failure(Kind::NotStarted, m_child->systemError())};
    m_size = question.game.size().columns;
    m_rule = question.game.rule();
    m_child->writeLine("START " + QByteArray::number(m_size));
    if (const auto trouble = waitForOk(question, false))
        return trouble;
    tellSettings(question);
    return std::nullopt;
}

std::optional<GomocupEngine::Trouble> GomocupEngine::waitForOk(const Question& question, bool mayBeUnknown)
{
    const auto deadline = Clock::now() + m_times.start;
    for (Noise noise;;) {
        const auto answer = next(question, deadline, noise);
        if (!answer)
            return answer.error();
        if (answer->kind == GomocupAnswer::Kind::Ok)
            return std::nullopt;
        if (answer->kind == GomocupAnswer::Kind::Unknown && mayBeUnknown)
            return Trouble{failure(Kind::Refused, answer->text)};
    }
}

void GomocupEngine::tellSettings(const Question& question)
{
    tell("timeout_turn", QByteArray::number(static_cast<qint64>(question.time.count())));
    tell("timeout_match", "0");
    tell("time_left", "2147483647"); // without limit
    tell("max_memory", QByteArray::number(static_cast<qulonglong>(question.limits.memory.value_or(ownMemory))));
    tell("game_type", "0"); // against a person
    tell("rule", ruleNumber(m_rule));
    if (question.limits.nodes)
        tell("max_node", QByteArray::number(static_cast<qulonglong>(*question.limits.nodes)));
    if (question.report)
        tell("show_detail", "1"); // some engines are silent without it
}

void GomocupEngine::tell(const QByteArray& key, const QByteArray& value)
{
    QByteArray& told = m_settings[key];
    if (told == value)
        return; // some make their tables anew each time
    told = value;
    m_child->writeLine("INFO " + key + ' ' + value);
}

bool GomocupEngine::continuesTold(const gomoku::Game& game) const
{
    const auto& plies = game.plies();
    return !m_told.empty() && plies.size() == m_told.size() + 1 && plies.back().side != game.sideToMove()
        && m_told.back().side == game.sideToMove() && std::equal(m_told.begin(), m_told.end(), plies.begin());
}

void GomocupEngine::tellPosition(const gomoku::Game& game)
{
    m_isOpen = true;
    const auto& plies = game.plies();
    if (continuesTold(game))
        return m_child->writeLine("TURN " + textOf(plies.back().cell));
    if (plies.empty())
        return m_child->writeLine("BEGIN");
    QByteArray lines{"BOARD"};
    for (const Ply& ply : plies)
        lines += "\r\n" + textOf(ply.cell) + (ply.side == game.sideToMove() ? ",1" : ",2");
    m_child->writeLine(lines + "\r\nDONE");
}

Result<Cell, GomocupEngine::Trouble> GomocupEngine::waitForMove(Question& question)
{
    const auto deadline = Clock::now() + question.time + m_times.grace;
    bool isSuggested = false;
    for (Noise noise;;) {
        const auto answer = next(question, deadline, noise);
        if (!answer)
            return answer.error();
        if (answer->kind == GomocupAnswer::Kind::Move)
            return answer->cell;
        if (answer->kind == GomocupAnswer::Kind::Suggest && !std::exchange(isSuggested, true))
            m_child->writeLine("PLAY " + textOf(answer->cell));
        else if (answer->kind == GomocupAnswer::Kind::Message)
            note(answer->text, question);
    }
}

/// The next line that may matter; an ERROR and everything that went wrong is trouble.
Result<GomocupAnswer, GomocupEngine::Trouble> GomocupEngine::next(const Question& question, Clock::time_point deadline,
                                                                  Noise& noise)
{
    const Result<QByteArray, ChildTrouble> line = m_child->readLine(deadline, question.stop);
    if (line) {
        const GomocupAnswer answer = readGomocupAnswer(*line);
        if (answer.kind == GomocupAnswer::Kind::Error)
            return Trouble{failure(Kind::Refused, answer.text)};
        if (answer.kind == GomocupAnswer::Kind::Other || answer.kind == GomocupAnswer::Kind::Unknown)
            noise = {noise.lines + 1, answer.text};
        if (noise.lines > mostUnreadable)
            return Trouble{failure(Kind::Unreadable, noise.last)};
        return answer;
    }
    switch (line.error()) {
    case ChildTrouble::Stopped:
        return Trouble{};
    case ChildTrouble::Silent:
        return Trouble{failure(noise.lines > 0 ? Kind::Unreadable : Kind::Silent, noise.last)};
    case ChildTrouble::Flooded:
        return Trouble{failure(Kind::Flooded)};
    case ChildTrouble::TooLarge:
        return Trouble{failure(Kind::TooLarge)};
    case ChildTrouble::Ended:
        break;
    }
    return Trouble{failure(Kind::Ended)};
}

void GomocupEngine::note(const QString& message, Question& question) const
{
    auto thinking = readGomocupThinking(message, question.game.size());
    if (!thinking || (!thinking->line.empty() && !question.game.isLegal(thinking->line.front())))
        return;
    if (thinking->line.empty())
        thinking->line = question.thinking.line; // some tell the line less often
    question.thinking = std::move(*thinking);
    const auto now = Clock::now();
    if (!question.report || question.thinking.line.empty() || now - question.reported < betweenReports)
        return;
    question.reported = now;
    question.report(question.thinking);
}

} // namespace qipan::app
