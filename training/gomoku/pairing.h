// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/gomoku/game.h"
#include "training/paired_match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qipan::training {

/// A match of two contestants; each opening is played with both colours.
struct Pairing {
    gomoku::Rule rule = gomoku::Rule::Freestyle;
    int size = 15;
    std::uint64_t seed = 1;
    std::vector<std::string> openings; ///< see readOpening(); if empty, openings are generated

    /// Plays both games of pair `number`. Deterministic for given number, openings and seed. An illegal move loses.
    [[nodiscard]] std::vector<GameResult> play(std::int64_t number, const Contestant& first,
                                               const Contestant& second) const;
    [[nodiscard]] gomoku::Game openingOf(std::int64_t number) const;
};

/// Parses `WHAT[,nodes=N][,time=MS][,depth=N]`, where WHAT is a level (`level=3`), the player of beginner.h
/// (`beginner`), the weights by formula (`plain`), the program's own (`trained`), or a file of weights. A search
/// without limits gets 5,000 nodes; a level has its own limits. The error is a message.
[[nodiscard]] Result<Contestant, std::string> readContestant(const std::string& text);

} // namespace qipan::training
