#pragma once

#include "ui/book/book_place.h"

#include <QList>

#include <algorithm>

namespace qipan::ui {

/// The pages of the book from which one went to others by a link, the contents or what was found: the way back. To turn
/// pages is no such step.
class BookTrail {
public:
    struct Stop {
        BookPlace place;
        int scrolled = 0; ///< device-independent pixels from the top of the page
    };

    static constexpr qsizetype mostStops = 100; ///< the oldest are forgotten

    [[nodiscard]] bool isEmpty() const { return m_stops.isEmpty(); }
    void leave(const Stop& stop)
    {
        m_stops << stop;
        if (m_stops.size() > mostStops)
            m_stops.removeFirst();
    }
    /// The page that was left last, which is on the trail no longer. Precondition: the trail is not empty.
    [[nodiscard]] Stop takeLast() { return m_stops.takeLast(); }
    /// Forgets the pages that are not there any more. Each step back leads to another page, from `shown` on.
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
