// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

namespace qipan::ui {

/// A visible board sends this to its window when a stone was placed on it: in a game, a record or a puzzle alike.
class StonePlacedEvent final : public QEvent {
public:
    explicit StonePlacedEvent(int flips)
        : QEvent{kind()}
        , m_flips{flips}
    {
    }

    [[nodiscard]] static Type kind()
    {
        static const int registered = registerEventType();
        return static_cast<Type>(registered);
    }
    /// Returns the number of discs that were flipped.
    [[nodiscard]] int flips() const { return m_flips; }

private:
    int m_flips;
};

} // namespace qipan::ui
