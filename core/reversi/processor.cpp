// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/processor.h"

#if defined(QIPAN_AVX2) && defined(_MSC_VER)
#include <array>
#include <immintrin.h>
#include <intrin.h>
#endif

namespace qipan::reversi {

namespace {

#if defined(QIPAN_AVX2) && defined(_MSC_VER)
bool ask()
{
    std::array<int, 4> leaf{}; // eax, ebx, ecx, edx
    __cpuid(leaf.data(), 0);
    if (leaf[0] < 7)
        return false;
    __cpuid(leaf.data(), 1);
    constexpr int osxsaveAndPopcnt = (1 << 27) | (1 << 23);
    constexpr unsigned long long sseAndAvxState = 6; // thread state saved by the system
    if ((leaf[2] & osxsaveAndPopcnt) != osxsaveAndPopcnt || (_xgetbv(0) & sseAndAvxState) != sseAndAvxState)
        return false;
    __cpuidex(leaf.data(), 7, 0);
    constexpr int bmi1Avx2Bmi2 = (1 << 3) | (1 << 5) | (1 << 8);
    if ((leaf[1] & bmi1Avx2Bmi2) != bmi1Avx2Bmi2)
        return false;
    __cpuid(leaf.data(), static_cast<int>(0x80000001));
    constexpr int lzcnt = 1 << 5;
    return (leaf[2] & lzcnt) != 0;
}
#elif defined(QIPAN_AVX2)
bool ask()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
        && __builtin_cpu_supports("popcnt");
}
#else
bool ask()
{
    return false;
}
#endif

} // namespace

bool hasAvx2()
{
    static const bool has = ask();
    return has;
}

} // namespace qipan::reversi
