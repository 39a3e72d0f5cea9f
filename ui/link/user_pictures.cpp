// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/user_pictures.h"

#include "ui/link/tile_distance.h"

#include <QBuffer>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int maxEntries = 20'000; // of a folder
constexpr int longestName = 60;
// Pixels along the edge of a tile, enough for the largest tile on a big screen; fewer if there are many pictures.
constexpr int fineEdge = 512;
constexpr int coarseEdge = 288;
constexpr int maxFinePictures = 64;

/// Returns the files in the folder (not links out of it) that may be pictures, by name.
QStringList filesOf(const QString& folder)
{
    QStringList endings;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        endings << u"*."_s + QString::fromLatin1(format);
    QString inside = QDir{folder}.canonicalPath();
    if (!inside.endsWith(u'/'))
        inside += u'/';
    QStringList files;
    QDirIterator entries{folder, endings, QDir::Files};
    for (int i = 0; i < maxEntries && entries.hasNext(); ++i) {
        entries.next();
        if (entries.fileInfo().canonicalFilePath().startsWith(inside))
            files << entries.fileName();
    }
    std::sort(files.begin(), files.end(), [](const QString& a, const QString& b) {
        const int order = a.compare(b, Qt::CaseInsensitive);
        return order != 0 ? order < 0 : a < b;
    });
    return files.mid(0, maxPictureFiles);
}

bool isTooLarge(const QSize& size)
{
    return qint64{size.width()} * size.height() > largestPicture;
}

/// Detects a truncated JPEG, which Qt reads nevertheless, with grey for the missing part: the last scan has no end
/// marker.
bool isCutOff(const QByteArray& jpeg)
{
    const qsizetype scan = jpeg.lastIndexOf("\xff\xda");
    return scan >= 0 && jpeg.indexOf("\xff\xd9", scan) < 0;
}

std::optional<QImage> readPicture(const QString& path, int edge)
{
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray bytes = file.read(largestPictureFile + 1); // whatever size the file system reports
    if (bytes.isEmpty() || bytes.size() > largestPictureFile)
        return std::nullopt;
    QBuffer buffer{&bytes};
    QImageReader reader{&buffer};
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (reader.format() == "jpeg" && isCutOff(bytes))
        return std::nullopt;
    if (const QSize size = reader.size(); size.isValid()) {
        if (isTooLarge(size))
            return std::nullopt;
        const bool isVector = reader.format().startsWith("svg");
        const QSize wanted = size.scaled(edge, edge, Qt::KeepAspectRatio);
        if (!wanted.isEmpty() && (isVector || wanted.width() < size.width()))
            reader.setScaledSize(wanted);
    }
    QImage image = reader.read();
    if (image.isNull() || isTooLarge(image.size()))
        return std::nullopt;
    if (std::max(image.width(), image.height()) > edge)
        image = image.scaled(edge, edge, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

bool hasTransparency(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y) {
        if (std::ranges::any_of(pixelRow(image, y), [](QRgb pixel) { return qAlpha(pixel) < 250; }))
            return true;
    }
    return false;
}

/// Returns the central square of a picture without transparency, or else the whole picture.
QImage tileImage(const QImage& image)
{
    if (hasTransparency(image))
        return image;
    const int side = std::min(image.width(), image.height());
    return image.copy((image.width() - side) / 2, (image.height() - side) / 2, side, side);
}

QString nameOf(const QString& file, const std::set<QString>& taken)
{
    const QString stem = QFileInfo{file}.completeBaseName().left(longestName);
    return stem.isEmpty() || taken.contains(stem) ? file.left(longestName) : stem;
}

} // namespace

UserPictures readUserPictures(const QString& folder, const std::atomic<bool>& stop)
{
    UserPictures found;
    found.hasFolder = QFileInfo{folder}.isDir();
    if (!found.hasFolder)
        return found;
    QImageReader::setAllocationLimit(160); // megabytes: four bytes per pixel of the largest picture
    const QStringList files = filesOf(folder);
    const int edge = files.size() <= maxFinePictures ? fineEdge : coarseEdge;
    std::set<QString> names;
    std::vector<TileImprint> imprints;
    for (const QString& file : files) {
        if (stop)
            return found;
        const auto image = readPicture(folder + u'/' + file, edge);
        if (!image) {
            found.unusable << file;
            continue;
        }
        const UserPicture& picture = found.pictures.emplace_back(UserPicture{nameOf(file, names), tileImage(*image)});
        names.insert(picture.name);
        const TileImprint imprint{picture.image};
        for (std::size_t i = 0; i < imprints.size() && !stop; ++i) {
            if (imprint.isCloserThan(imprints[i], similarityThreshold))
                found.similarPairs.emplace_back(found.pictures[i].name, picture.name);
        }
        imprints.push_back(imprint);
    }
    return found;
}

UserTiles::UserTiles(std::vector<UserPicture> pictures)
    : m_pictures{std::move(pictures)}
{
}

void UserTiles::paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const
{
    const QImage& image = m_pictures[picture].image;
    const QSizeF size = QSizeF{image.size()}.scaled(square.size(), Qt::KeepAspectRatio);
    QRectF place{QPointF{0, 0}, size};
    place.moveCenter(square.center());
    // QImage scales down more smoothly than QPainter.
    const QSize pixels = (size * scale).toSize().expandedTo({1, 1});
    const QImage small = image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!image.hasAlphaChannel() || !hasTransparency(image)) {
        QPainterPath round;
        round.addRoundedRect(place, place.width() * 0.08, place.height() * 0.08);
        painter.setClipPath(round);
    }
    painter.drawImage(place, small);
    painter.restore();
}

} // namespace qipan::ui
