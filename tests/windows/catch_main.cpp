// SPDX-License-Identifier: GPL-3.0-or-later
// The `main` of test programs that are cross-built for Windows, for which Debian has only Catch2's headers.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <windows.h>

/// In Wine a program that crashes in another thread than the first would end with the status 0.
static LONG WINAPI endWithFailure(EXCEPTION_POINTERS* fault)
{
    std::fprintf(stderr, "crashed: exception %08lx\n", fault->ExceptionRecord->ExceptionCode);
    std::fflush(nullptr);
    std::_Exit(EXIT_FAILURE);
}

int main(int argc, char* argv[])
{
    SetUnhandledExceptionFilter(endWithFailure);
    _setmode(_fileno(stdout), _O_BINARY); // ctest would take the CR of a CR LF as part of a test's name
    return Catch::Session().run(argc, argv);
}
