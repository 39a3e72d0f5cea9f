// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/book/book_place.h"

#include <QList>

#include <algorithm>

namespace qipan::ui {

/// The back stack of the book: the pages left through a link, the contents or a search result. Turning pages adds
/// nothing.
class BookTrail {
public:
    struct Stop {
        BookPlace place;
        int scrolled = 0; ///< device-independent pixels from the top of the page
    };

    static constexpr qsizetype maxStops = 100; ///< the oldest stops are dropped

    [[nodiscard]] bool isEmpty() const { return m_stops.isEmpty(); }
    void leave(const Stop& stop)
    {
        m_stops << stop;
        if (m_stops.size() > maxStops)
            m_stops.removeFirst();
    }
    /// Removes and returns the page left last. Precondition: the trail is not empty.
    [[nodiscard]] Stop takeLast() { return m_stops.takeLast(); }
    /// Drops pages that no longer exist, and repeated ones, so that each step back from `shown` leads to another page.
    template <typename IsThere>
    void keepOnly(IsThere&& isThere, const BookPlace& shown)
    {
        m_stops.removeIf([&](const Stop& stop) { return !isThere(stop.place); });
        const auto isSame = [](const Stop& one, const Stop& other) { return one.place == other.place; };
        m_stops.erase(std::unique(m_stops.begin(), m_stops.end(), isSame), m_stops.end());
        if (!m_stops.isEmpty() && m_stops.back().place == shown)
            m_stops.removeLast();
    }

private:
    QList<Stop> m_stops;
};

} // namespace qipan::ui
