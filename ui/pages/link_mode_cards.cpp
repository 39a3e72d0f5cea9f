// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_mode_cards.h"

#include "ui/base/change_events.h"
#include "ui/link/link_text.h"
#include "ui/widgets/option_card.h"

#include <QGridLayout>

#include <algorithm>
#include <utility>

namespace qipan::ui {

LinkModeCards::LinkModeCards(QWidget* parent)
    : QWidget{parent}
    , m_grid{new QGridLayout{this}}
{
    const char* const icons[] = {"link-relaxed", "link-clock", "link-campaign", "link-daily",
                                 "link-endless", "link-two",   "link-duel"};
    static_assert(std::size(icons) == duelIndex + 1);
    m_grid->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i] = new OptionCard{QString::fromLatin1(icons[i]), this};
        connect(m_cards[i], &OptionCard::toggled, this, [this, card = m_cards[i]](bool isOn) {
            if (!isOn)
                return;
            setFocusProxy(card);
            Q_EMIT changed();
        });
    }
    m_cards.front()->setChecked(true);
    setWide(false);
    keepTranslated(this, [this] { retranslate(); });
}

std::size_t LinkModeCards::chosenIndex() const
{
    const auto chosen = std::ranges::find_if(m_cards, &QAbstractButton::isChecked);
    return chosen == m_cards.end() ? 0 : static_cast<std::size_t>(chosen - m_cards.begin());
}

void LinkModeCards::choose(std::optional<link::GameMode> mode)
{
    const auto* found = mode ? std::ranges::find(link::gameModes, *mode) : std::end(link::gameModes);
    m_cards[static_cast<std::size_t>(found - std::begin(link::gameModes))]->setChecked(true);
}

std::optional<link::GameMode> LinkModeCards::mode() const
{
    const std::size_t chosen = chosenIndex();
    return chosen == duelIndex ? std::nullopt : std::optional{link::gameModes[chosen]};
}

/// The third row is a single card, as low as can be.
void LinkModeCards::setWide(bool isWide)
{
    if (m_isWide == isWide)
        return;
    m_isWide = isWide;
    constexpr int columns = 12; // which rows of one, three and four share
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    constexpr int inFirstRow = 3;
    for (int i = 0; i < std::ssize(m_cards); ++i) {
        OptionCard* card = m_cards[static_cast<std::size_t>(i)];
        m_grid->removeWidget(card);
        const int row = isWide ? (i < inFirstRow ? 0 : 1) : i / inFirstRow;
        const int inRow = isWide && row == 1 ? 4 : !isWide && row == 2 ? 1 : inFirstRow;
        const int span = columns / inRow;
        m_grid->addWidget(card, row, (i - row * inFirstRow) * span, 1, span);
    }
}

void LinkModeCards::retranslate()
{
    for (std::size_t i = 0; i < std::size(link::gameModes); ++i) {
        const link::GameMode mode = link::gameModes[i];
        m_cards[i]->setTexts(mode == link::GameMode::Daily ? tr("Today's deal") : gameModeName(mode),
                             gameModeMotto(mode));
    }
    m_cards[duelIndex]->setTexts(tr("Duel"), tr("The same deal on two boards, against the computer or a friend."));
}

} // namespace qipan::ui
