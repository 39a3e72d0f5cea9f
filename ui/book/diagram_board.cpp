// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/diagram_board.h"

#include "ui/book/link_diagram.h"
#include "ui/book/turn_diagram.h"

namespace qipan::ui {

std::unique_ptr<DiagramBoard> DiagramBoard::make(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles)
{
    if (diagram.link)
        return std::make_unique<LinkDiagram>(diagram, std::move(tiles));
    return std::make_unique<TurnDiagram>(diagram);
}

} // namespace qipan::ui
