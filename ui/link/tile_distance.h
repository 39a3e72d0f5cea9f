#pragma once

#include <array>
#include <vector>

class QImage;

namespace qipan::ui {

/// How far apart two pictures look: the root mean square of their differences at 40 by 40 pixels on white, lightly
/// blurred, the least over small shifts against each other. 0 is the same picture, 1 black against white. A disc and
/// a square of the same size are about 0.15 apart.
struct TileDistance {
    double colour = 0;
    double grey = 0; ///< to who sees no colours

    friend bool operator==(const TileDistance&, const TileDistance&) = default;
};

/// Two pictures that are less apart than this can be taken for each other.
inline constexpr double alikeDistance = 0.15;

/// What of a picture is compared. A value: make and compare it on any thread.
class TileImprint {
public:
    /// Of a picture of any size and shape: it is fitted into a square; what is transparent is white.
    explicit TileImprint(const QImage& picture);

    [[nodiscard]] TileDistance distanceTo(const TileImprint& other) const;
    /// Whether the distance in colour is less than `limit`: much sooner than the distance itself where it is not.
    [[nodiscard]] bool isCloserThan(const TileImprint& other, double limit) const;

    static constexpr int side = 40; ///< pixels

private:
    static constexpr int shift = 2; ///< pixels that one may be moved against the other, in x and in y
    static constexpr int margin = shift + 1; // what is blurred reaches one pixel further
    static constexpr int width = side + 2 * margin;
    static constexpr int channels = 3;

    using Plane = std::vector<float>; // width × width, darkness from 0 to 1: the white around is 0

    [[nodiscard]] static double squares(const Plane& a, const Plane& b, int dx, int dy, double enough);

    std::array<Plane, channels> m_color;
    Plane m_grey;
};

} // namespace qipan::ui
