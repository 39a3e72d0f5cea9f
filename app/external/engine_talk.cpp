#include "app/external/engine_talk.h"

#include <utility>

namespace qipan::app {

namespace {

using std::chrono::milliseconds;
using Kind = EngineFailure::Kind;

constexpr milliseconds farewell{150}; ///< short, because it delays the exit of the program
constexpr milliseconds betweenReports{50};

[[nodiscard]] Cell anyLegalMove(const BoardGame& position)
{
    Cell cell;
    while (!position.isLegal(cell))
        cell = cell.x + 1 < position.size().columns ? Cell{cell.x + 1, cell.y} : Cell{0, cell.y + 1};
    return cell;
}

} // namespace

std::string failureDetail(const QString& text)
{
    constexpr std::size_t most = 200;
    QString printable;
    for (const QChar letter : text.simplified().left(static_cast<qsizetype>(most)))
        printable += letter.isPrint() || letter.isSurrogate() ? letter : QChar{u' '};
    while (printable.toUtf8().size() > static_cast<qsizetype>(most))
        printable.chop(printable.back().isLowSurrogate() ? 2 : 1);
    return printable.simplified().toStdString();
}

EngineTrouble::EngineTrouble(EngineFailure::Kind kind, const QString& detail)
    : failure{EngineFailure{kind, failureDetail(detail)}}
{
}

Thinking EngineTrouble::thinking(const BoardGame& position) const
{
    if (failure)
        return {.line = {}, .failure = failure};
    return {.line = {anyLegalMove(position)}};
}

EngineTalk::EngineTalk(ChildProgram program, EngineManner manner, const ChildLimits& limits)
    : m_program{std::move(program)}
    , m_manner{std::move(manner)}
    , m_limits{limits}
{
}

EngineTalk::~EngineTalk()
{
    if (m_child)
        m_child->end(m_manner.farewell, farewell);
}

std::optional<EngineTrouble> EngineTalk::launch(const std::atomic<bool>& stop)
{
    m_told.clear();
    m_child = std::make_unique<ChildProcess>(m_program, m_limits, m_manner.lineEnd);
    const auto why = m_child->start(stop);
    if (!why)
        return std::nullopt;
    const EngineTrouble trouble = troubleOf(*why);
    m_child.reset();
    return trouble;
}

void EngineTalk::write(const QByteArray& line)
{
    m_noise = 0;
    m_lastNoise.clear();
    m_child->writeLine(line);
}

void EngineTalk::tell(const QByteArray& key, const QByteArray& value)
{
    QByteArray& told = m_told[key];
    if (told == value)
        return; // some engines rebuild their tables each time
    told = value;
    write(key + ' ' + value);
}

Result<QByteArray, EngineTrouble> EngineTalk::read(Clock::time_point deadline, const std::atomic<bool>& stop)
{
    const Result<QByteArray, ChildTrouble> line = m_child->readLine(deadline, stop);
    if (!line)
        return troubleOf(line.error());
    return *line;
}

EngineTrouble EngineTalk::troubleOf(ChildTrouble trouble) const
{
    switch (trouble) {
    case ChildTrouble::Stopped:
        return {};
    case ChildTrouble::NotStarted:
        return EngineTrouble{Kind::NotStarted, m_child->systemError()};
    case ChildTrouble::Silent:
        return EngineTrouble{m_noise > 0 ? Kind::Unreadable : Kind::Silent, m_lastNoise};
    case ChildTrouble::Flooded:
        return EngineTrouble{Kind::Flooded};
    case ChildTrouble::TooLarge:
        return EngineTrouble{Kind::TooLarge};
    case ChildTrouble::Ended:
        break;
    }
    return EngineTrouble{Kind::Ended};
}

std::optional<EngineTrouble> EngineTalk::overhear(const QString& text)
{
    ++m_noise;
    m_lastNoise = text;
    if (m_noise > m_manner.mostNoise)
        return EngineTrouble{Kind::Unreadable, text};
    return std::nullopt;
}

bool ReportPace::isDue()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last < betweenReports)
        return false;
    m_last = now;
    return true;
}

} // namespace qipan::app
