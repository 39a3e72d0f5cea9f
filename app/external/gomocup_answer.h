// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <QByteArray>
#include <QString>

namespace qipan::app {

/// A parsed line from a Gomocup engine (plastovicka.github.io/protocl2en.htm). Parsing never fails: lines outside the
/// protocol are Other.
struct GomocupAnswer {
    enum class Kind : std::uint8_t {
        Ok,
        Move,    ///< X,Y
        Suggest, ///< SUGGEST X,Y
        Error,   ///< it knows the command but cannot execute it; see `text`
        Unknown, ///< it does not know the command
        Message, ///< MESSAGE or DEBUG; informational
        Other,
    };

    Kind kind = Kind::Other;
    Cell cell;    ///< of `Move` and `Suggest`; not validated
    QString text; ///< what follows the first word; the whole line of `Other`
};
[[nodiscard]] GomocupAnswer readGomocupAnswer(const QByteArray& line);

/// Extracts search information from the text of a MESSAGE: depth, score (for the side to move), nodes and line, each
/// preceded by its name or a common abbreviation. Returns nothing without a depth. Cells of the line, which must be on
/// a board of `size`, are X,Y or a letter and a number counted from the bottom.
[[nodiscard]] std::optional<SearchResult> readGomocupThinking(const QString& message, BoardSize size);

/// Returns the value of a key in the reply to ABOUT (`name="Carbon", version="2.3"`), or an empty string.
[[nodiscard]] QString aboutValue(const QString& about, const QString& key);

} // namespace qipan::app
