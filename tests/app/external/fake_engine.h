#pragma once

#include "app/external/child_process.h"

namespace qipan::tests {

/// The program of fake_engine.cpp, to behave as `mode` says.
[[nodiscard]] inline app::ChildProgram fakeEngine(const QString& mode)
{
    return {QStringLiteral(FAKE_ENGINE), {mode}};
}

} // namespace qipan::tests
