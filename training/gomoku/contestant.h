#pragma once

#include "core/board/result.h"
#include "training/paired_match.h"

#include <string>

namespace qipan::training {

/// Reads `WHAT[,nodes=N][,time=MS][,depth=N]`, where WHAT is a level (`level=3`), the weights by formula (`plain`),
/// those of the program (`trained`), or a file of weights for the search. A search without limits thinks about 5,000
/// nodes; a level has its own. The error says in words what is wrong.
[[nodiscard]] Result<Contestant, std::string> readContestant(const std::string& text);

} // namespace qipan::training
