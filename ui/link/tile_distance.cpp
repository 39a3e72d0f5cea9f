// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/tile_distance.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace qipan::ui {

namespace {

constexpr double pixelCount = TileImprint::side * TileImprint::side;

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

/// Returns the mean of each value and its eight neighbours. The outermost values are unchanged: they are zero.
std::vector<float> blurred(const std::vector<float>& plane, std::size_t width)
{
    std::vector<float> result = plane;
    for (std::size_t y = 1; y + 1 < width; ++y) {
        for (std::size_t x = 1; x + 1 < width; ++x) {
            float sum = 0;
            for (std::size_t v = y - 1; v <= y + 1; ++v) {
                for (std::size_t u = x - 1; u <= x + 1; ++u)
                    sum += plane[v * width + u];
            }
            result[y * width + x] = sum / 9;
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
        std::size_t at = static_cast<std::size_t>(y + margin) * width + margin;
        for (const QRgb pixel : pixelRow(image, y)) {
            m_color[0][at] = darkness(qRed(pixel));
            m_color[1][at] = darkness(qGreen(pixel));
            m_color[2][at] = darkness(qBlue(pixel));
            m_grey[at] = darkness(qGray(pixel));
            ++at;
        }
    }
    for (Plane& plane : m_color)
        plane = blurred(plane, width);
    m_grey = blurred(m_grey, width);
}

double TileImprint::squares(const Plane& a, const Plane& b, int dx, int dy, double enough)
{
    // Both planes have a white margin, so that only white is shifted out.
    const auto start = [](int shifted) { return static_cast<std::size_t>(std::max(0, shifted)); };
    const std::size_t columns = width - start(std::abs(dx));
    const std::size_t rows = width - start(std::abs(dy));
    double sum = 0;
    for (std::size_t y = 0; y < rows && sum < enough; ++y) {
        const float* one = &a[(y + start(-dy)) * width + start(-dx)];
        const float* other = &b[(y + start(dy)) * width + start(dx)];
        float row = 0;
        for (std::size_t x = 0; x < columns; ++x)
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
    return {std::sqrt(color / (pixelCount * double{channels})), std::sqrt(grey / pixelCount)};
}

bool TileImprint::isCloserThan(const TileImprint& other, double limit) const
{
    const double enough = limit * limit * pixelCount * double{channels};
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
