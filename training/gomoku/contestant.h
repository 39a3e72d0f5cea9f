#pragma once

#include "core/board/engine.h"
#include "core/board/result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace qipan::training {

/// One of the two configurations of a match.
struct Contestant {
    std::function<std::unique_ptr<Engine>(std::uint64_t seed)> make;
    Limits limits; ///< of each move
};

/// Reads `WHAT[,nodes=N][,time=MS][,depth=N]`, where WHAT is a level (`level=3`), the weights by formula (`plain`),
/// those of the program (`trained`), or a file of weights for the search. A search without limits thinks about 5,000
/// nodes; a level has its own. The error says in words what is wrong.
[[nodiscard]] Result<Contestant, std::string> readContestant(const std::string& text);

} // namespace qipan::training
