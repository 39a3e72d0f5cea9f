// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::bench {

/// Prints the times for paths, pairs and stuck boards beside the plain scan; false if they disagree.
[[nodiscard]] bool compareSearches();

/// Prints the cost of deals and how close they are to the wanted difficulty.
void measureDeals(int deals);
/// Prints how many tiles each picture has where there are few, and how many deals have their difficulty then.
void measureFewPictures(int deals);

} // namespace qipan::bench
