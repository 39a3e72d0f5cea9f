#pragma once

#include "ui/link/tile_set.h"

#include <QImage>
#include <QStringView>

namespace qipan::ui {

/// The family of a font of the system that has emoji in colour; empty where there is none. The first call has the
/// system's fonts looked through and an emoji drawn, which takes some milliseconds.
[[nodiscard]] QString colorEmojiFamily();

/// The same things as the pictures, as a font shows them.
class EmojiTiles final : public TileSet {
public:
    /// Precondition: `family` is what colorEmojiFamily() gave, not empty.
    explicit EmojiTiles(const QString& family);

    [[nodiscard]] int count() const override { return tilePictures; }
    [[nodiscard]] QString name(link::Picture picture) const override;
    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const override;
    [[nodiscard]] double share() const override { return 0.8; }

private:
    QString m_family;
};

} // namespace qipan::ui
