#include "training/reversi/commands.h"

#include "training/reversi/odds.h"

#include <iomanip>
#include <ostream>

namespace qipan::reversi {

using training::wrong;

int oddsCommand(Options& options, const Streams& streams)
{
    std::string complaint = options.complaint();
    std::vector<Judged> judged;
    for (const std::string& path : options.words()) {
        for (const std::string& line : training::linesOf(path, complaint)) {
            const std::optional<GameRecord> record = readRecord(line);
            if (!record)
                return wrong(streams, path + ": no game: " + line);
            addJudged(*record, judged);
        }
    }
    if (complaint.empty() && judged.empty())
        complaint = "odds takes files of labelled records";
    if (!complaint.empty())
        return wrong(streams, complaint);
    streams.out << judged.size() << " positions, scale " << std::fixed << std::setprecision(0) << scaleOf(judged)
                << '\n';
    return 0;
}

} // namespace qipan::reversi
