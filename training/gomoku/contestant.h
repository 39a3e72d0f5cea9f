// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "training/paired_match.h"

#include <string>

namespace qipan::training {

/// Parses `WHAT[,nodes=N][,time=MS][,depth=N]`, where WHAT is a level (`level=3`), the weights by formula (`plain`),
/// the program's own (`trained`), or a file of weights. A search without limits gets 5,000 nodes; a level has its own
/// limits. The error is a message.
[[nodiscard]] Result<Contestant, std::string> readContestant(const std::string& text);

} // namespace qipan::training
