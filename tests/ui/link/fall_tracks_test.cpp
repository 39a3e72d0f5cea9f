// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/fall_tracks.h"

#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::ui;

TEST_CASE("a falling tile is drawn between its old and new place", "[ui][link]")
{
    double progress = 0;
    const auto at = [&](int) { return progress; };
    FallTracks tracks;
    tracks.start(std::vector<link::Fall>{{{2, 0}, {2, 4}}}, 1, at);
    CHECK(tracks.placeOf({2, 4}, at) == QPointF{2, 0});
    progress = 0.5;
    CHECK(tracks.placeOf({2, 4}, at) == QPointF{2, 1}); // accelerating
    CHECK(tracks.placeOf({3, 3}, at) == QPointF{3, 3});
    progress = 1;
    CHECK(tracks.placeOf({2, 4}, at) == QPointF{2, 4});
    tracks.end(1);
    CHECK(tracks.isEmpty());
}

TEST_CASE("a tile falls around a corner and continues from its drawn place", "[ui][link]")
{
    double progress = 0;
    const auto at = [&](int) { return progress; };
    FallTracks tracks;
    tracks.start(std::vector<link::Fall>{{{0, 0}, {0, 2}}, {{0, 2}, {2, 2}}}, 1, at);
    CHECK(tracks.placeOf({2, 2}, at) == QPointF{0, 0});
    progress = 0.5; // a quarter of four steps
    CHECK(tracks.placeOf({2, 2}, at) == QPointF{0, 1});
    CHECK(tracks.placeOf({0, 2}, at) == QPointF{0, 2}); // no tile falls to this cell any more

    tracks.start(std::vector<link::Fall>{{{2, 2}, {2, 5}}}, 2, [&](int motion) { return motion == 1 ? 0.5 : 0; });
    CHECK(tracks.placeOf({2, 5}, [](int) { return 0.0; }) == QPointF{0, 1});
    tracks.forget({2, 5});
    CHECK(tracks.isEmpty());
}
