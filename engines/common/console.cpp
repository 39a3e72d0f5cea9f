// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/console.h"

#include <cstdio>
#include <thread>
#include <utility>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace qipan::engines {

namespace {

void read(Inbox& inbox, std::size_t longestLine)
{
    LineSplitter splitter{longestLine};
    bool more = true;
    while (more) {
        const int byte = std::getchar();
        more = byte != EOF;
        auto line = more ? splitter.process(static_cast<char>(byte)) : splitter.finish();
        if (line && !inbox.push(std::move(*line)))
            more = false;
    }
    inbox.close();
}

} // namespace

void processInput(const std::shared_ptr<Inbox>& inbox, std::size_t longestLine,
                  const std::function<bool(std::string_view line)>& process)
{
    std::thread reader{[inbox, longestLine] { read(*inbox, longestLine); }};
    try {
        for (auto line = inbox->next(); line && process(*line); line = inbox->next()) { }
    } catch (...) {
        inbox->finish();
        reader.detach();
        throw;
    }
    inbox->finish();
    reader.join();
}

void makeStreamsBinary()
{
#ifdef _WIN32
    for (std::FILE* stream : {stdin, stdout})
        _setmode(_fileno(stream), _O_BINARY);
#endif
}

void writeLine(std::string_view line)
{
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::putchar('\n');
    std::fflush(stdout);
}

std::optional<std::string> LineSplitter::process(char byte)
{
    if (byte == '\n' || byte == '\r') // the LF of a CR LF ends an empty line, which is skipped
        return finish();
    if (m_line.size() < m_longestLine)
        m_line.push_back(byte);
    return std::nullopt;
}

std::optional<std::string> LineSplitter::finish()
{
    if (m_line.empty())
        return std::nullopt;
    return std::exchange(m_line, {});
}

} // namespace qipan::engines
