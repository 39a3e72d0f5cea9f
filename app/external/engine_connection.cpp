// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/engine_connection.h"

namespace qipan::app {

namespace {

using std::chrono::milliseconds;
using Kind = EngineFailure::Kind;

constexpr milliseconds quitCommand{150}; ///< short, because it delays the exit of the program
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

EngineError::EngineError(EngineFailure::Kind kind, const QString& detail)
    : failure{EngineFailure{kind, failureDetail(detail)}}
{
}

SearchResult EngineError::result(const BoardGame& position) const
{
    if (failure)
        return {.failure = failure};
    return {.line = {anyLegalMove(position)}};
}

EngineConnection::EngineConnection(ChildProgram program, ProtocolTraits traits, const ChildLimits& limits)
    : m_program{std::move(program)}
    , m_traits{std::move(traits)}
    , m_limits{limits}
{
}

EngineConnection::~EngineConnection()
{
    if (m_child)
        m_child->end(m_traits.quitCommand, quitCommand);
}

std::optional<EngineError> EngineConnection::launch(const std::atomic<bool>& stop)
{
    m_sent.clear();
    m_child = std::make_unique<ChildProcess>(m_program, m_limits, m_traits.lineEnd);
    const auto why = m_child->start(stop);
    if (!why)
        return std::nullopt;
    const EngineError error = errorOf(*why);
    m_child.reset();
    return error;
}

void EngineConnection::write(const QByteArray& line)
{
    m_noise = 0;
    m_lastNoise.clear();
    m_child->writeLine(line);
}

void EngineConnection::sendIfChanged(const QByteArray& key, const QByteArray& value)
{
    QByteArray& sent = m_sent[key];
    if (sent == value)
        return; // some engines rebuild their tables each time
    sent = value;
    write(key + ' ' + value);
}

Result<QByteArray, EngineError> EngineConnection::read(Clock::time_point deadline, const std::atomic<bool>& stop)
{
    const Result<QByteArray, ChildError> line = m_child->readLine(deadline, stop);
    if (!line)
        return errorOf(line.error());
    return *line;
}

EngineError EngineConnection::errorOf(ChildError error) const
{
    switch (error) {
    case ChildError::Stopped:
        return {};
    case ChildError::NotStarted:
        return EngineError{Kind::NotStarted, m_child->systemError()};
    case ChildError::Silent:
        return EngineError{m_noise > 0 ? Kind::Unreadable : Kind::Silent, m_lastNoise};
    case ChildError::Flooded:
        return EngineError{Kind::Flooded};
    case ChildError::TooLarge:
        return EngineError{Kind::TooLarge};
    case ChildError::Ended:
        break;
    }
    return EngineError{Kind::Ended};
}

std::optional<EngineError> EngineConnection::countNoise(const QString& text)
{
    ++m_noise;
    m_lastNoise = text;
    if (m_noise > m_traits.maxNoise)
        return EngineError{Kind::Unreadable, text};
    return std::nullopt;
}

bool ReportThrottle::isDue()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last < betweenReports)
        return false;
    m_last = now;
    return true;
}

} // namespace qipan::app
