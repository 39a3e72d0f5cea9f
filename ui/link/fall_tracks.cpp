// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/fall_tracks.h"

#include <QLineF>

#include <algorithm>

namespace qipan::ui {

void FallTracks::start(std::span<const link::Fall> falls, int motion, const Progress& progress)
{
    for (const link::Fall& fall : falls) {
        // The last track to a cell is the tile that lies there: an earlier one has moved on.
        const auto known = std::ranges::find(m_tracks, fall.from, &Track::to);
        if (known == m_tracks.end()) {
            m_tracks.push_back({fall.to, motion, {pointOf(fall.from), pointOf(fall.to)}});
            continue;
        }
        if (known->motion != motion)
            known->points = {placeOn(*known, progress(known->motion))};
        known->points.push_back(pointOf(fall.to));
        known->to = fall.to;
        known->motion = motion;
    }
}

void FallTracks::end(int motion)
{
    std::erase_if(m_tracks, [motion](const Track& track) { return track.motion == motion; });
}

void FallTracks::forget(Cell cell)
{
    std::erase_if(m_tracks, [cell](const Track& track) { return track.to == cell; });
}

QPointF FallTracks::placeOf(Cell cell, const Progress& progress) const
{
    const auto track = std::ranges::find(m_tracks, cell, &Track::to);
    return track == m_tracks.end() ? pointOf(cell) : placeOn(*track, progress(track->motion));
}

QPointF FallTracks::placeOn(const Track& track, double progress)
{
    double length = 0;
    for (std::size_t i = 1; i < track.points.size(); ++i)
        length += QLineF{track.points[i - 1], track.points[i]}.length();
    double left = length * progress * progress; // accelerating
    for (std::size_t i = 1; i < track.points.size(); ++i) {
        const QLineF piece{track.points[i - 1], track.points[i]};
        if (left < piece.length())
            return piece.pointAt(left / piece.length());
        left -= piece.length();
    }
    return track.points.back();
}

} // namespace qipan::ui
