#pragma once

#include "ui/book/book_place.h"

#include <QList>

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
    /// Forgets the pages that are not there any more.
    template <typename IsThere>
    void keepOnly(IsThere&& isThere)
    {
        m_stops.removeIf([&](const Stop& stop) { return !isThere(stop.place); });
    }

private:
    QList<Stop> m_stops;
};

} // namespace qipan::ui
