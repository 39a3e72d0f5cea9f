#include "ui/link/tile_distance.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace qipan::ui {

namespace {

constexpr int pixels = TileImprint::side * TileImprint::side;

QImage fitted(const QImage& picture)
{
    constexpr int side = TileImprint::side;
    QImage image{side, side, QImage::Format_RGB32};
    image.fill(Qt::white);
    const QImage small = picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPainter painter{&image};
    painter.drawImage(QPointF{(side - small.width()) / 2.0, (side - small.height()) / 2.0}, small);
    return image;
}

/// The mean of each value with its eight neighbours; what lies outside is 0.
std::vector<float> blurred(const std::vector<float>& plane, int width)
{
    std::vector<float> result(plane.size());
    for (int y = 0; y < width; ++y) {
        for (int x = 0; x < width; ++x) {
            float sum = 0;
            for (int v = std::max(y - 1, 0); v <= std::min(y + 1, width - 1); ++v) {
                for (int u = std::max(x - 1, 0); u <= std::min(x + 1, width - 1); ++u)
                    sum += plane[static_cast<std::size_t>(v * width + u)];
            }
            result[static_cast<std::size_t>(y * width + x)] = sum / 9;
        }
    }
    return result;
}

} // namespace

TileImprint::TileImprint(const QImage& picture)
{
    const QImage image = fitted(picture);
    for (Plane& plane : m_color)
        plane.assign(width * width, 0);
    m_grey.assign(width * width, 0);
    const auto darkness = [](int value) { return static_cast<float>(255 - value) / 255; };
    for (int y = 0; y < side; ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < side; ++x) {
            const auto at = static_cast<std::size_t>((y + margin) * width + x + margin);
            m_color[0][at] = darkness(qRed(line[x]));
            m_color[1][at] = darkness(qGreen(line[x]));
            m_color[2][at] = darkness(qBlue(line[x]));
            m_grey[at] = darkness(qGray(line[x]));
        }
    }
    for (Plane& plane : m_color)
        plane = blurred(plane, width);
    m_grey = blurred(m_grey, width);
}

double TileImprint::squares(const Plane& a, const Plane& b, int dx, int dy, double enough)
{
    // Both have white around them, so what is shifted out of one end is nothing that was there.
    double sum = 0;
    const int left = std::max(0, -dx);
    const int count = width - std::abs(dx);
    for (int y = std::max(0, -dy); y < width - std::max(0, dy) && sum < enough; ++y) {
        const float* one = a.data() + y * width + left;
        const float* other = b.data() + (y + dy) * width + left + dx;
        float row = 0;
        for (int x = 0; x < count; ++x)
            row += (one[x] - other[x]) * (one[x] - other[x]);
        sum += static_cast<double>(row);
    }
    return sum;
}

TileDistance TileImprint::distanceTo(const TileImprint& other) const
{
    constexpr double all = std::numeric_limits<double>::max();
    double color = all;
    double grey = all;
    for (int dy = -shift; dy <= shift; ++dy) {
        for (int dx = -shift; dx <= shift; ++dx) {
            double sum = 0;
            for (std::size_t i = 0; i < channels; ++i)
                sum += squares(m_color[i], other.m_color[i], dx, dy, all);
            color = std::min(color, sum);
            grey = std::min(grey, squares(m_grey, other.m_grey, dx, dy, all));
        }
    }
    return {std::sqrt(color / (pixels * channels)), std::sqrt(grey / pixels)};
}

bool TileImprint::isCloserThan(const TileImprint& other, double limit) const
{
    const double enough = limit * limit * pixels * channels;
    for (int dy = -shift; dy <= shift; ++dy) {
        for (int dx = -shift; dx <= shift; ++dx) {
            double sum = 0;
            for (std::size_t i = 0; i < channels && sum < enough; ++i)
                sum += squares(m_color[i], other.m_color[i], dx, dy, enough - sum);
            if (sum < enough)
                return true;
        }
    }
    return false;
}

} // namespace qipan::ui
