#pragma once

#include "ui/link/tile_set.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <atomic>
#include <utility>
#include <vector>

namespace qipan::ui {

/// A picture that somebody has in a file.
struct OwnPicture {
    QString name; ///< of the file, without its ending where that is enough to tell it from others
    QImage image; ///< no larger than tiles need
};

/// What a folder holds.
struct OwnPictures {
    bool hasFolder = false;
    std::vector<OwnPicture> pictures;                ///< by the name of their files
    QStringList unusable;                            ///< files that are broken, empty or too large
    std::vector<std::pair<QString, QString>> alikes; ///< names of pictures that are less than alikeDistance apart

    /// A game needs two pictures at least.
    [[nodiscard]] bool isEnough() const { return static_cast<int>(pictures.size()) >= link::fewestPictures; }
};

// Files that are larger are not read, and no more files of a folder than this are looked at: the first by name.
inline constexpr qint64 largestPictureFile = 20'000'000; ///< bytes
inline constexpr qint64 largestPicture = 40'000'000;     ///< pixels
inline constexpr int mostPictureFiles = 200;

/// Reads the pictures of a folder, in each format that Qt reads. Links that lead out of the folder and what is no file
/// are left out. Blocks, for seconds where there are many large pictures; `stop` ends it after the picture in hand,
/// with any answer. Call it on any thread.
[[nodiscard]] OwnPictures readOwnPictures(const QString& folder, const std::atomic<bool>& stop);

/// Pictures from files. Each is fitted into its square; those without transparent parts lose what is beyond a square.
class OwnTiles final : public TileSet {
public:
    /// Precondition: at least link::fewestPictures, and at most mostPictureFiles.
    explicit OwnTiles(std::vector<OwnPicture> pictures);

    [[nodiscard]] int count() const override { return static_cast<int>(m_pictures.size()); }
    [[nodiscard]] QString name(link::Picture picture) const override { return m_pictures[picture].name; }
    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const override;
    [[nodiscard]] double share() const override { return 0.88; }

private:
    std::vector<OwnPicture> m_pictures;
};

} // namespace qipan::ui
