// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/user_pictures.h"

#include "ui/link/plain_svg.h"
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
    QList<QByteArray> formats = QImageReader::supportedImageFormats();
    formats << "svg"; // reported as unusable where Qt lacks it
    QString inside = QDir{folder}.canonicalPath();
    if (!inside.endsWith(u'/'))
        inside += u'/';
    QStringList files;
    QDirIterator entries{folder, QDir::Files}; // name filters use QRegularExpression (docs/architecture.md)
    for (int pictures = 0; pictures < maxEntries && entries.hasNext();) {
        entries.next();
        if (!formats.contains(entries.fileInfo().suffix().toLower().toLatin1()))
            continue;
        ++pictures;
        const QFileInfo entry = entries.fileInfo();
        if (entry.isFile() && entry.canonicalFilePath().startsWith(inside)) // what a link leads to may be a pipe
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

/// Returns nothing if the file is empty, too large or cannot be read.
QByteArray contentOf(const QString& path)
{
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray bytes = file.read(largestPictureFile + 1); // whatever size the file system reports
    return bytes.size() > largestPictureFile ? QByteArray{} : bytes;
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

std::optional<QImage> decodePicture(QByteArray bytes, int edge)
{
    QImageReader::setAllocationLimit(100); // megabytes; larger pictures are scaled while they are read, where Qt can
    QBuffer buffer{&bytes};
    QImageReader reader{&buffer};
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const bool isVector = reader.format().startsWith("svg");
    if ((reader.format() == "jpeg" && isCutOff(bytes)) || (isVector && !isPlainSvg(bytes)))
        return std::nullopt;
    if (const QSize size = reader.size(); size.isValid()) {
        if (isTooLarge(size))
            return std::nullopt;
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

UserPictures readUserPictures(const QString& folder, const std::atomic<bool>& stop, const PictureDecoder& decode)
{
    UserPictures found;
    found.hasFolder = QFileInfo{folder}.isDir();
    if (!found.hasFolder)
        return found;
    const QStringList files = filesOf(folder);
    const int edge = files.size() <= maxFinePictures ? fineEdge : coarseEdge;
    std::set<QString> names;
    std::vector<TileImprint> imprints;
    for (const QString& file : files) {
        if (stop)
            return found;
        const QByteArray bytes = contentOf(folder + u'/' + file);
        const auto image = bytes.isEmpty() ? std::nullopt : decode(bytes, edge);
        if (!image || image->isNull() || std::max(image->width(), image->height()) > edge) {
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
