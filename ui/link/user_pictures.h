// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/link/tile_set.h"

#include <QImage>
#include <QStringList>

#include <atomic>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::ui {

/// A picture from a file of the user.
struct UserPicture {
    QString name; ///< file name, without its suffix unless needed to make it unique
    QImage image; ///< no larger than tiles need
};

/// The content of a picture folder.
struct UserPictures {
    bool hasFolder = false;
    std::vector<UserPicture> pictures; ///< sorted by file name
    QStringList unusable;              ///< files that are broken, empty or too large
    std::vector<std::pair<QString, QString>>
        similarPairs; ///< names of pictures that are less than similarityThreshold apart

    /// Whether there are enough pictures for a game, two at least.
    [[nodiscard]] bool isEnough() const { return static_cast<int>(pictures.size()) >= link::minPictures; }
};

// Limits: larger files are not read, and only the first files of a folder, by name, are considered.
inline constexpr qint64 largestPictureFile = 20'000'000; ///< bytes
inline constexpr qint64 largestPicture = 40'000'000;     ///< pixels
inline constexpr int maxPictureFiles = 200;

/// Decodes the content of a file, scaled down to `edge` pixels if it is larger; nothing if that is impossible. Takes as
/// much time and memory as Qt's readers do; of SVG only isPlainSvg() is decoded.
[[nodiscard]] std::optional<QImage> decodePicture(QByteArray bytes, int edge);
using PictureDecoder = std::function<std::optional<QImage>(const QByteArray& bytes, int edge)>;

/// Reads the pictures of a folder, in every format that Qt supports. Skips links out of the folder and anything that is
/// not a regular file. May be called in any thread. Blocks, for seconds with many large pictures; setting `stop` ends
/// it after the current picture, with an unspecified result.
[[nodiscard]] UserPictures readUserPictures(const QString& folder, const std::atomic<bool>& stop,
                                            const PictureDecoder& decode = decodePicture);

/// Pictures from files, fitted into squares; those without transparency are cropped to a square.
class UserTiles final : public TileSet {
public:
    /// Precondition: at least link::minPictures and at most maxPictureFiles pictures.
    explicit UserTiles(std::vector<UserPicture> pictures);

    [[nodiscard]] int count() const override { return static_cast<int>(m_pictures.size()); }
    [[nodiscard]] QString name(link::Picture picture) const override { return m_pictures[picture].name; }
    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const override;
    [[nodiscard]] double share() const override { return 0.88; }

private:
    std::vector<UserPicture> m_pictures;
};

} // namespace qipan::ui
