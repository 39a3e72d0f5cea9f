// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/game_mode.h"

#include <QWidget>

#include <array>
#include <iterator>
#include <optional>

class QGridLayout;

namespace qipan::ui {

class OptionCard;

/// The cards of the modes of link-match and of the duel, one of which is chosen.
class LinkModeCards final : public QWidget {
    Q_OBJECT

public:
    explicit LinkModeCards(QWidget* parent);

    /// Chooses a mode; nothing for the duel.
    void choose(std::optional<link::GameMode> mode);
    [[nodiscard]] std::optional<link::GameMode> mode() const;
    /// Puts the cards into two rows, or into three if there is less room.
    void setWide(bool isWide);

Q_SIGNALS:
    /// Another card was chosen, by the user or by `choose`.
    void changed();

private:
    static constexpr std::size_t duelIndex = std::size(link::gameModes);

    [[nodiscard]] std::size_t chosenIndex() const;
    void retranslate();

    std::array<OptionCard*, duelIndex + 1> m_cards{}; ///< in the order of link::gameModes; the last is the duel
    QGridLayout* m_grid;
    std::optional<bool> m_isWide; ///< nothing before the cards have their places
};

} // namespace qipan::ui
