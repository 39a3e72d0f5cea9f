#include "app/external/gomocup_probe.h"

#include "app/external/gomocup_answer.h"

namespace qipan::app {

namespace {

using Clock = ChildProcess::Clock;
using Answer = GomocupAnswer::Kind;

constexpr std::chrono::milliseconds patience{5000};
constexpr std::chrono::milliseconds farewell{150};

[[nodiscard]] EngineFailure failureOf(ChildTrouble trouble)
{
    switch (trouble) {
    case ChildTrouble::Stopped:
    case ChildTrouble::Silent:
        return {EngineFailure::Kind::Silent, {}};
    case ChildTrouble::Flooded:
        return {EngineFailure::Kind::Flooded, {}};
    case ChildTrouble::TooLarge:
        return {EngineFailure::Kind::TooLarge, {}};
    case ChildTrouble::Ended:
        break;
    }
    return {EngineFailure::Kind::Ended, {}};
}

} // namespace

Result<EngineIdentity, EngineFailure> probeGomocup(const ChildProgram& program, std::chrono::milliseconds timeout,
                                                   const std::atomic<bool>& stop)
{
    ChildProcess child{program};
    if (!child.start())
        return EngineFailure{EngineFailure::Kind::NotStarted, failureDetail(child.systemError())};
    child.writeLine("START 15");
    QString noise;
    for (auto deadline = Clock::now() + timeout;;) {
        const auto line = child.readLine(deadline, stop);
        if (!line && line.error() == ChildTrouble::Silent && !noise.isEmpty())
            return EngineFailure{EngineFailure::Kind::Unreadable, failureDetail(noise)};
        if (!line)
            return failureOf(line.error());
        const GomocupAnswer answer = readGomocupAnswer(*line);
        if (answer.kind == Answer::Error)
            return EngineFailure{EngineFailure::Kind::Refused, failureDetail(answer.text)};
        if (answer.kind == Answer::Ok)
            break;
        noise = answer.text;
    }
    child.writeLine("ABOUT");
    EngineIdentity identity;
    for (auto deadline = Clock::now() + timeout; identity.name.isEmpty();) {
        const auto line = child.readLine(deadline, stop);
        if (!line && line.error() != ChildTrouble::Silent)
            return failureOf(line.error());
        if (!line)
            break;
        const QString about = QString::fromUtf8(*line);
        identity = {aboutValue(about, u"name"_qs), aboutValue(about, u"version"_qs)};
    }
    child.end("END", farewell);
    return identity;
}

GomocupProbe::GomocupProbe(const ChildProgram& program, QObject* parent)
    : QObject{parent}
    , m_thread{[this, program] {
        const auto found = probeGomocup(program, patience, m_stop);
        QMetaObject::invokeMethod(
            this, [this, found] { found ? Q_EMIT answered(*found) : Q_EMIT failed(found.error()); },
            Qt::QueuedConnection);
    }}
{
}

GomocupProbe::~GomocupProbe()
{
    m_stop = true;
    m_thread.join();
}

} // namespace qipan::app
