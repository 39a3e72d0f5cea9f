// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/statistics.h"

namespace qipan::tests {

/// A profile with every kind of data.
[[nodiscard]] inline ui::Statistics sampleStatistics()
{
    using namespace ui;
    Statistics all;
    all.profiles = {{false, QStringLiteral("Ada")}, {}};
    all.total = {12, 1, 7};
    all.linkGames = 4;
    all.unfinished = 2;
    all.plies = {20, 800};
    all.time = {20, 20 * 272'000};
    all.streaks = {.current = 3, .result = GameResult::Win, .longestWin = 5};
    all.opponents = {
        {{Opponent::Kind::Computer, QStringLiteral("gomoku"), 3, {}}, {9, 1, 2}},
        {{Opponent::Kind::Computer, QStringLiteral("reversi"), 4, {}}, {2, 0, 2}},
        {{Opponent::Kind::Peer, {}, 0, QStringLiteral("Lin")}, {1, 0, 3}},
    };
    all.colours = {{QStringLiteral("gomoku"), Side::Black, {6, 0, 3}},
                   {QStringLiteral("gomoku"), Side::White, {4, 1, 2}}};
    RuleLine rule;
    rule.game = QStringLiteral("gomoku");
    rule.rule = QStringLiteral("freestyle");
    rule.tally = {10, 1, 5};
    rule.games = 16;
    rule.plies = {16, 640};
    all.rules = {rule};
    RatingCurve curve;
    curve.game = QStringLiteral("gomoku");
    curve.days = {{{2026, 3, 1}, {1500, 200, 0.06}, 3},
                  {{2026, 3, 11}, {1600, 100, 0.06}, 2},
                  {{2026, 3, 21}, {1550, 50, 0.06}, 4}};
    curve.now = {1550, 60, 0.06};
    curve.games = 9;
    curve.level = 5;
    all.ratings = {curve};
    all.losses = {
        .games = 6, .sides = {{{90, 31'500}, {60, 30'000}}}, .phases = {{{60, 12'000}, {70, 42'000}, {20, 7'500}}}};
    all.opponents[0].losses = all.losses;
    all.openings = {{QStringLiteral("reversi"), QStringLiteral("Tiger"), {1, 0, 3}, {40, 20'000}},
                    {QStringLiteral("gomoku"), QStringLiteral("D4"), {2, 1, 1}, {}}};
    all.links = {{link::GameMode::Clock, {10, 8}, 4, 900, 65'000}};
    all.duels = {{{Opponent::Kind::Computer, QStringLiteral("link"), 3, {}}, {3, 0, 2}, 320, 640'000},
                 {{Opponent::Kind::Peer, {}, 0, QStringLiteral("Lin")}, {4, 1, 5}, 700, 1'800'000},
                 {{Opponent::Kind::Peer, {}, 0, QStringLiteral("Ming")}, {1, 0, 0}, 80, 0}};
    RatingCurve duels = curve;
    duels.game = QStringLiteral("link");
    duels.level = 3;
    all.ratings.push_back(duels);
    all.activity = {{{2026, 3, 1}, ActivityBar::Span::Month, {8, 1, 5}, 4},
                    {{2026, 4, 1}, ActivityBar::Span::Month, {}, 0},
                    {{2026, 5, 1}, ActivityBar::Span::Month, {4, 0, 2}, 0}};
    return all;
}

} // namespace qipan::tests
