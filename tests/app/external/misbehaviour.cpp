// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/external/misbehaviour.h"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <thread>
#include <vector>

namespace qipan::tests {

namespace {

using namespace std::chrono_literals;

[[noreturn]] void writeForever(const std::string& text)
{
    std::string many;
    while (many.size() < 65'536)
        many += text;
    for (;;)
        std::cout << many << std::flush;
}

[[noreturn]] void takeMemory()
{
    std::vector<std::vector<char>> blocks;
    for (;;) {
        blocks.emplace_back(16 << 20, 'x');
        std::this_thread::sleep_for(5ms);
    }
}

} // namespace

bool misbehaves(const std::string& mode, const std::string& line)
{
    if (mode == "slow")
        std::this_thread::sleep_for(300ms);
    if (mode == "dies")
        std::abort();
    if (mode == "flood")
        writeForever(line);
    if (mode == "endless")
        writeForever("and on and on ");
    if (mode == "greedy")
        takeMemory();
    return mode == "silent";
}

} // namespace qipan::tests
