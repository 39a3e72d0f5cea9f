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

Q_SIGNALS:
    /// Another card was chosen, by the user or by `choose`.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr std::size_t duelIndex = std::size(link::gameModes);

    [[nodiscard]] std::size_t chosenIndex() const;
    void arrange(bool isWide);
    void retranslate();

    std::array<OptionCard*, duelIndex + 1> m_cards{}; ///< in the order of link::gameModes; the last is the duel
    QGridLayout* m_grid;
    std::optional<bool> m_isWide; ///< nothing before the cards are arranged
};

} // namespace qipan::ui
