// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/text_decoding.h"
#include "core/record/game_record.h"

#include <QFileInfo>

namespace qipan::app {

struct BinaryReading {
    record::Reading reading;
    TextPage page; ///< of its texts
};

/// Reads formats that are not text: RenLib libraries, in `codePage` or else the page that all their texts together look
/// like, and WTHOR, with names from the files beside it. Returns nothing for other formats. Accesses the disk.
[[nodiscard]] std::optional<BinaryReading> readBinary(const QByteArray& bytes, const QFileInfo& file,
                                                      const QByteArray& codePage);

} // namespace qipan::app
