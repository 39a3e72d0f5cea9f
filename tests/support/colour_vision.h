// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>

namespace qipan::tests {

enum class Vision { Usual, Protanopia, Deuteranopia, Tritanopia };
constexpr std::array visions{Vision::Usual, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia};

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

[[nodiscard]] inline Triple times(const Matrix& matrix, const Triple& v)
{
    Triple product{};
    for (std::size_t row = 0; row < 3; ++row)
        product[row] = matrix[row][0] * v[0] + matrix[row][1] * v[1] + matrix[row][2] * v[2];
    return product;
}

[[nodiscard]] inline Triple linear(const QColor& color)
{
    const auto part = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return {part(color.redF()), part(color.greenF()), part(color.blueF())};
}

[[nodiscard]] inline QColor encoded(const Triple& light)
{
    const auto part = [](double c) {
        c = std::clamp(c, 0.0, 1.0);
        return static_cast<float>(c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055);
    };
    return QColor::fromRgbF(part(light[0]), part(light[1]), part(light[2]));
}

/// Returns how someone sees a colour. Viénot, Brettel and Mollon 1999 for the first two, Brettel, Viénot and Mollon
/// 1997 for the third, in linear sRGB (matrices: https://daltonlens.org/understanding-cvd-simulation/).
[[nodiscard]] inline QColor seen(const QColor& color, Vision vision)
{
    constexpr Matrix protan{{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}};
    constexpr Matrix deutan{{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}};
    constexpr Matrix tritan{{{1.01277, 0.13548, -0.14826}, {-0.01243, 0.86812, 0.14431}, {0.07589, 0.80500, 0.11911}}};
    constexpr Matrix tritanBeyond{
        {{0.93678, 0.18979, -0.12657}, {0.06154, 0.81526, 0.12320}, {-0.37562, 1.12767, 0.24796}}};
    const Triple light = linear(color);
    switch (vision) {
    case Vision::Usual:
        break;
    case Vision::Protanopia:
        return encoded(times(protan, light));
    case Vision::Deuteranopia:
        return encoded(times(deutan, light));
    case Vision::Tritanopia:
        const bool isBefore = 0.03901 * light[0] - 0.02788 * light[1] - 0.01113 * light[2] >= 0;
        return encoded(times(isBefore ? tritan : tritanBeyond, light));
    }
    return color;
}

[[nodiscard]] inline QImage seen(const QImage& image, Vision vision)
{
    QImage result = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < result.height(); ++y) {
        for (int x = 0; x < result.width(); ++x)
            result.setPixelColor(x, y, seen(result.pixelColor(x, y), vision));
    }
    return result;
}

/// CIE L*a*b* under D65.
[[nodiscard]] inline Triple lab(const QColor& color)
{
    constexpr Matrix toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    const Triple xyz = times(toXyz, linear(color));
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// The CIE 1976 difference of two colours: 2 is just noticeable side by side.
[[nodiscard]] inline double difference(const QColor& one, const QColor& other)
{
    const Triple a = lab(one);
    const Triple b = lab(other);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace qipan::tests
