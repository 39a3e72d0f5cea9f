// SPDX-License-Identifier: GPL-3.0-or-later
// The `main` of test programs that are cross-built for Windows, for which Debian has only Catch2's headers.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <cstdio>
#include <fcntl.h>
#include <io.h>

int main(int argc, char* argv[])
{
    _setmode(_fileno(stdout), _O_BINARY); // ctest would take the CR of a CR LF as part of a test's name
    return Catch::Session().run(argc, argv);
}
