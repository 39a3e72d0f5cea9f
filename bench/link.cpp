// How much faster are paths, pairs and the proof that none is left than a plain scan cell by cell, and what do deals
// cost?
//
//     bench_link [DEALS]        deals of each size, mode and band: 3 unless given, 0 … 200
//
// Processor time. Search: the best of three runs over the same random boards, with the border. The plain scan looks for
// 0, 1 and 2 corners by walking over the cells, as tutorials do; both must give the same answers. A stuck board comes
// from random play of boards with four of a kind (100 by 100: from a full board without a pair, opened as far as it
// stays stuck). Deals: milliseconds (mean, worst) and how many are in their band, or within ten points of it, in 200
// other random plays than those they were chosen by.

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
    if (deals > 0)
        qipan::bench::measureDeals(deals);
    return same ? 0 : 1;
}
