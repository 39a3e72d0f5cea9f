// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/child_process.h"

namespace qipan::tests {

/// The program of fake_engine.cpp, which speaks the Gomocup protocol, in this mode.
[[nodiscard]] inline app::ChildProgram fakeEngine(const QString& mode)
{
    return {QStringLiteral(FAKE_ENGINE), {mode}};
}

/// The program of fake_nboard.cpp, which speaks the NBoard protocol, in this mode.
[[nodiscard]] inline app::ChildProgram fakeNboard(const QString& mode)
{
    return {QStringLiteral(FAKE_NBOARD), {mode}};
}

} // namespace qipan::tests
