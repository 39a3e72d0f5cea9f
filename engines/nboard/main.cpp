// SPDX-License-Identifier: GPL-3.0-or-later
// qipan-reversi: the reversi engine as a program.
#include "engines/common/console.h"
#include "engines/nboard/command_line.h"

#include <iostream>
#include <vector>

int main(int count, char** arguments)
{
    qipan::engines::makeStreamsBinary();
    const std::vector<std::string_view> words(arguments + (count > 0 ? 1 : 0), arguments + count);
    return qipan::nboard::run(words, std::cout, std::cerr);
}
