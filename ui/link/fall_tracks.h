#pragma once

#include "core/link/falling.h"

#include <QPointF>

#include <functional>
#include <span>
#include <vector>

namespace qipan::ui {

/// The ways of tiles that fall, for the eye only: in the game they lie already where they fall to. Places are in cells.
class FallTracks {
public:
    /// How far a motion is, 0 to 1.
    using Progress = std::function<double(int motion)>;

    /// Tiles begin to fall. One that still falls goes on from where it is seen.
    void start(std::span<const link::Fall> falls, int motion, const Progress& progress);
    void end(int motion);
    /// The tile there is gone.
    void forget(Cell cell);
    void clear() { m_tracks.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_tracks.empty(); }

    /// Where the tile that lies on `cell` is seen now.
    [[nodiscard]] QPointF placeOf(Cell cell, const Progress& progress) const;

private:
    struct Track {
        Cell to;
        int motion;
        std::vector<QPointF> points; // from where it is seen first, around corners
    };
    [[nodiscard]] static QPointF placeOn(const Track& track, double progress);

    std::vector<Track> m_tracks;
};

} // namespace qipan::ui
