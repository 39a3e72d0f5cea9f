// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"

#include "training/reversi/odds.h"

#include <iomanip>
#include <ostream>

namespace qipan::reversi {

using training::reportError;

int oddsCommand(Options& options, const Streams& streams)
{
    std::string errorText = options.errorText();
    std::vector<ScoredResult> results;
    for (const std::string& path : options.words()) {
        for (const std::string& line : training::linesOf(path, errorText)) {
            const std::optional<GameRecord> record = readRecord(line);
            if (!record)
                return reportError(streams, path + ": no game: " + line);
            addResults(*record, results);
        }
    }
    if (errorText.empty() && results.empty())
        errorText = "odds takes files of labelled records";
    if (!errorText.empty())
        return reportError(streams, errorText);
    streams.out << results.size() << " positions, scale " << std::fixed << std::setprecision(0) << scaleOf(results)
                << '\n';
    return 0;
}

} // namespace qipan::reversi
