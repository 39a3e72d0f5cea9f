#pragma once

#include <QString>

namespace qipan::app {

class DataFile;

/// Copies into `to`, which is open and new, the rows that can be read of a damaged data file and its log. That file is
/// not touched. How many there were; none where something goes wrong on the way.
int salvage(DataFile& to, const QString& damaged);

} // namespace qipan::app
