// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/engine_probe.h"

#include "app/external/gomocup_answer.h"
#include "app/external/gomocup_engine.h"
#include "app/external/nboard_answer.h"
#include "app/external/nboard_engine.h"

#include <mutex>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using std::chrono::milliseconds;
using Clock = EngineConnection::Clock;
using Kind = EngineFailure::Kind;
using Identity = Result<EngineIdentity, EngineError>;

constexpr milliseconds probeTimeout{5000};

[[nodiscard]] std::optional<EngineError> waitForOk(EngineConnection& connection, Clock::time_point deadline,
                                                   const std::atomic<bool>& stop)
{
    for (;;) {
        const auto line = connection.read(deadline, stop);
        if (!line)
            return line.error();
        const GomocupAnswer answer = readGomocupAnswer(*line);
        if (answer.kind == GomocupAnswer::Kind::Error)
            return EngineError{Kind::Refused, answer.text};
        if (answer.kind == GomocupAnswer::Kind::Ok)
            return std::nullopt;
        if (const auto error = connection.countNoise(answer.text))
            return error;
    }
}

[[nodiscard]] Identity probeGomocup(EngineConnection& connection, milliseconds timeout, const std::atomic<bool>& stop)
{
    connection.write("START 15");
    if (const auto error = waitForOk(connection, Clock::now() + timeout, stop))
        return *error;
    connection.write("ABOUT");
    EngineIdentity identity;
    for (const auto deadline = Clock::now() + timeout; identity.name.isEmpty();) {
        const auto line = connection.read(deadline, stop);
        if (!line && line.error().is(Kind::Silent))
            break;
        if (!line)
            return line.error();
        const QString about = QString::fromUtf8(*line);
        identity = {aboutValue(about, u"name"_s), aboutValue(about, u"version"_s)};
    }
    return identity;
}

[[nodiscard]] Identity probeNboard(EngineConnection& connection, milliseconds timeout, const std::atomic<bool>& stop)
{
    constexpr int ping = 1;
    connection.write("nboard 2");
    connection.write("set depth 4"); // some then report their name, including the depth
    connection.write("ping " + QByteArray::number(ping));
    EngineIdentity identity;
    for (const auto deadline = Clock::now() + timeout;;) {
        const auto line = connection.read(deadline, stop);
        if (!line)
            return line.error();
        const NboardAnswer answer = readNboardAnswer(*line);
        if (answer.kind == NboardAnswer::Kind::Pong && answer.number == ping)
            return identity;
        if (answer.kind == NboardAnswer::Kind::Name)
            identity.name = answer.text;
        else if (const auto error = connection.countNoise(answer.text))
            return *error;
    }
}

/// Returns any failure if it was stopped.
[[nodiscard]] EngineFailure failureOf(const EngineError& error)
{
    return error.failure.value_or(EngineFailure{Kind::Silent, {}});
}

} // namespace

Result<EngineIdentity, EngineFailure> probeEngine(EngineProtocol protocol, const ChildProgram& program,
                                                  milliseconds timeout, const std::atomic<bool>& stop)
{
    const bool isGomocup = protocol == EngineProtocol::Gomocup;
    EngineConnection connection{program, isGomocup ? gomocupTraits() : nboardTraits()};
    if (const auto error = connection.launch(stop))
        return failureOf(*error);
    const Identity found = isGomocup ? probeGomocup(connection, timeout, stop) : probeNboard(connection, timeout, stop);
    if (found)
        return *found;
    return failureOf(found.error());
}

struct EngineProbe::State {
    std::atomic<bool> stop{false};
    std::atomic<bool> hasEnded{false};
    std::mutex mutex;
    bool hasOwner = true; ///< guarded by the mutex
};

EngineProbe::EngineProbe(EngineProtocol protocol, const ChildProgram& program, std::shared_ptr<ThreadReaper> reaper)
    : m_state{std::make_shared<State>()}
    , m_reaper{std::move(reaper)}
    , m_thread{[this, state = m_state, protocol, program] {
        const auto found = probeEngine(protocol, program, probeTimeout, state->stop);
        {
            const std::lock_guard lock{state->mutex};
            if (state->hasOwner)
                QMetaObject::invokeMethod(
                    this, [this, found] { found ? Q_EMIT answered(*found) : Q_EMIT failed(found.error()); },
                    Qt::QueuedConnection);
        }
        state->hasEnded = true;
    }}
{
}

EngineProbe::~EngineProbe()
{
    m_state->stop = true;
    {
        const std::lock_guard lock{m_state->mutex};
        m_state->hasOwner = false;
    }
    m_reaper->adopt(std::move(m_thread), {m_state, &m_state->hasEnded});
}

} // namespace qipan::app
