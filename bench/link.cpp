// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the search for paths, pairs and stuck boards with a plain scan of cells, and measures deals.
//     bench_link [DEALS]
// DEALS of each size, mode and difficulty, 0 … 200, default 3. Processor time. Search: the best of three runs over the
// same random boards, with the border. The plain scan tests 0, 1 and 2 corners cell by cell, as in tutorials; both
// must agree. Stuck boards come from random play with four tiles of a kind (100 by 100: from a full board without a
// pair, opened as far as it stays stuck). Deals: milliseconds (mean, worst), and how many are in their difficulty
// band, or within ten points of it, over 200 random plays other than those they were selected by. With few pictures:
// how evenly their tiles are spread, and how many deals have the wanted difficulty.

#include "bench/link_benches.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char* argv[])
{
    const int deals = argc > 1 ? std::atoi(argv[1]) : 3;
    if (argc > 2 || deals < 0 || deals > 200) {
        std::fprintf(stderr, "usage: bench_link [DEALS from 0 to 200]\n");
        return 2;
    }
    const bool same = qipan::bench::compareSearches();
    if (!same)
        std::fprintf(stderr, "the two searches differ\n");
    if (deals > 0) {
        qipan::bench::measureFewPictures(deals);
        qipan::bench::measureDeals(deals);
    }
    return same ? 0 : 1;
}
