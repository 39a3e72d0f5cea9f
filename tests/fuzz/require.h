#pragma once

#include <cstdio>
#include <cstdlib>

namespace qipan::test {

/// Ends the program as libFuzzer wants to see it when what must hold does not; the input that led here is then kept.
inline void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "This does not hold: %s\n", what);
    std::abort();
}

} // namespace qipan::test
