// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/svg_tiles.h"

#include "ui/link/mahjong_faces.h"
#include "ui/link/tile_motifs.h"

#include <QFile>

static void loadTiles()
{
    Q_INIT_RESOURCE(tiles); // this library is linked statically
}

namespace qipan::ui {

SvgTiles::SvgTiles(Drawings drawings)
    : m_drawings{drawings}
    , m_renderers(tilePictures)
{
    loadTiles();
}

QString SvgTiles::name(link::Picture picture) const
{
    return m_drawings == Drawings::Mahjong ? mahjongName(picture) : tileMotifName(picture);
}

QString SvgTiles::fileOf(link::Picture picture) const
{
    switch (m_drawings) {
    case Drawings::Pictures:
        return u":/tiles/pictures/%1.svg"_qs.arg(tileMotifs[picture].file);
    case Drawings::Contrast:
        return u":/tiles/contrast/%1.svg"_qs.arg(tileMotifs[picture].file);
    case Drawings::Mahjong:
        break;
    }
    return u":/tiles/mahjong/%1.svg"_qs.arg(mahjongFile(picture));
}

void SvgTiles::paint(QPainter& painter, const QRectF& square, link::Picture picture, double /*scale*/) const
{
    std::unique_ptr<QSvgRenderer>& renderer = m_renderers[picture];
    if (!renderer)
        renderer = std::make_unique<QSvgRenderer>(fileOf(picture));
    renderer->render(&painter, square);
}

} // namespace qipan::ui
