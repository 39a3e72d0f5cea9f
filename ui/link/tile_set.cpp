// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/tile_set.h"

#include "ui/link/emoji_tiles.h"
#include "ui/link/svg_tiles.h"
#include "ui/link/symbol_tiles.h"

#include <QtGlobal>

namespace qipan::ui {

std::shared_ptr<const TileSet> makeTileSet(TileSetKind kind)
{
    switch (kind) {
    case TileSetKind::Pictures:
        return std::make_shared<SvgTiles>(SvgTiles::Drawings::Pictures);
    case TileSetKind::Contrast:
        return std::make_shared<SvgTiles>(SvgTiles::Drawings::Contrast);
    case TileSetKind::Mahjong:
        return std::make_shared<SvgTiles>(SvgTiles::Drawings::Mahjong);
    case TileSetKind::Symbols:
        return std::make_shared<SymbolTiles>();
    case TileSetKind::Emoji:
        if (const QString family = colorEmojiFamily(); !family.isEmpty())
            return std::make_shared<EmojiTiles>(family);
        return nullptr;
    case TileSetKind::User:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace qipan::ui
