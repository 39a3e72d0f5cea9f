// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "training/commands.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace qipan::test {

using Command = int (*)(training::Options&, const training::Streams&);

[[nodiscard]] inline std::vector<std::string> linesIn(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

[[nodiscard]] inline std::string inTemporaryFolder(const char* name)
{
    return (std::filesystem::temp_directory_path() / name).string();
}

/// Writes a file with these lines into the temporary folder, and returns its path.
[[nodiscard]] inline std::string fileOf(const char* name, const std::vector<std::string>& lines)
{
    const std::string path = inTemporaryFolder(name);
    std::ofstream file{path};
    for (const std::string& line : lines)
        file << line << '\n';
    return path;
}

/// The output of a command, which must succeed.
[[nodiscard]] inline std::vector<std::string> linesOf(Command command, const std::vector<const char*>& arguments)
{
    std::ostringstream out;
    std::ostringstream messages;
    training::Options options{arguments};
    REQUIRE(command(options, {out, messages}) == 0);
    return linesIn(out.str());
}

/// Requires that a command rejects its arguments with a message.
inline void requireRefused(Command command, const std::vector<const char*>& arguments)
{
    std::ostringstream out;
    std::ostringstream messages;
    training::Options options{arguments};
    CHECK(command(options, {out, messages}) == 2);
    CHECK_FALSE(messages.str().empty());
    CHECK(out.str().empty());
}

} // namespace qipan::test
