// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <algorithm>

namespace qipan::ui {

/// A page of the book.
struct BookPlace {
    QString chapter; ///< key of the chapter
    QString anchor;  ///< of the page; empty for the beginning of the chapter

    friend bool operator==(const BookPlace&, const BookPlace&) = default;
};

/// A search result.
struct BookFinding {
    BookPlace place;
    QString title;   ///< titles of chapter and page
    QString excerpt; ///< the text around the match
};

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
