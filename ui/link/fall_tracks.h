// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/falling.h"

#include <QPointF>

#include <functional>
#include <span>
#include <vector>

namespace qipan::ui {

/// Returns the position of a cell, in cells.
[[nodiscard]] inline QPointF pointOf(Cell cell)
{
    return {static_cast<double>(cell.x), static_cast<double>(cell.y)};
}

/// The visible paths of falling tiles; in the game the tiles already lie at their destination. Positions are in cells.
class FallTracks {
public:
    /// Returns the progress of an animation, 0 to 1.
    using Progress = std::function<double(int motion)>;

    /// Starts tiles falling. A tile that is still falling continues from its visible position.
    void start(std::span<const link::Fall> falls, int motion, const Progress& progress);
    void end(int motion);
    /// Removes the track of the tile that lies on `cell`.
    void forget(Cell cell);
    void clear() { m_tracks.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_tracks.empty(); }

    /// Returns the visible position of the tile that lies on `cell`.
    [[nodiscard]] QPointF placeOf(Cell cell, const Progress& progress) const;

private:
    struct Track {
        Cell to;
        int motion;
        std::vector<QPointF> points; // from the first visible position, around corners
    };
    [[nodiscard]] static QPointF placeOn(const Track& track, double progress);

    std::vector<Track> m_tracks;
};

} // namespace qipan::ui
