#pragma once

#include "core/board/engine.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace qipan::app {

/// One line that a Gomocup engine wrote (plastovicka.github.io/protocl2en.htm). Reading never fails: what is not in the
/// protocol is Other.
struct GomocupAnswer {
    enum class Kind : std::uint8_t {
        Ok,
        Move,    ///< X,Y
        Suggest, ///< SUGGEST X,Y
        Error,   ///< it knows the command but cannot do it; `text` says why
        Unknown, ///< it does not know the command
        Message, ///< MESSAGE or DEBUG; nothing has to be done
        Other,
    };

    Kind kind = Kind::Other;
    Cell cell;    ///< of Move and Suggest: any numbers
    QString text; ///< what follows the first word; the whole line of Other
};
[[nodiscard]] GomocupAnswer readGomocupAnswer(const QByteArray& line);

/// What an engine tells of its search in the text of a MESSAGE, as far as it can be recognised: depth, score (for the
/// side to move), nodes and line, each behind its name or one of the abbreviations that are in use. Nothing without a
/// depth. Cells of the line are those on `size`, as X,Y or as a letter and a number from the bottom.
[[nodiscard]] std::optional<Thinking> readGomocupThinking(const QString& message, BoardSize size);

/// The value of a key in the answer to ABOUT: `name="Carbon", version="2.3"`; empty without it.
[[nodiscard]] QString aboutValue(const QString& about, const QString& key);

} // namespace qipan::app
