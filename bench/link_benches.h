#pragma once

namespace qipan::bench {

/// Prints paths, pairs and proofs beside the plain scan; false when they disagreed.
[[nodiscard]] bool compareSearches();

/// Prints what deals cost and how near they are to what was wanted.
void measureDeals(int deals);

} // namespace qipan::bench
