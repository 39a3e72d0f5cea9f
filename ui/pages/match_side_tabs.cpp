// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the side panel as tabs, over a board that is too small for all at once.
#include "ui/pages/match_side.h"

#include "ui/panels/analysis_panel.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/move_list.h"
#include "ui/panels/spectators_label.h"

#include <QLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVariant>

namespace qipan::ui {

bool MatchSide::has(Section section) const
{
    switch (section) {
    case Section::Moves:
        return true;
    case Section::Analysis:
        return !m_analysis->isHidden();
    case Section::Graph:
        return !m_review->isHidden();
    case Section::Chat:
        return !m_chat->isHidden();
    }
    return false;
}

/// Shows the tabs of parts with content; keeps the current one.
void MatchSide::fillTabs()
{
    std::vector<Section> wanted;
    for (const Section section : {Section::Moves, Section::Analysis, Section::Graph, Section::Chat}) {
        if (has(section))
            wanted.push_back(section);
    }
    std::vector<Section> present;
    for (int i = 0; i < m_tabs->count(); ++i)
        present.push_back(m_tabs->tabData(i).value<Section>());
    if (present == wanted)
        return;
    const QVariant chosen = m_tabs->tabData(m_tabs->currentIndex());
    const QSignalBlocker blocker{m_tabs};
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const Section section : wanted) {
        const int index = m_tabs->addTab({});
        m_tabs->setTabData(index, QVariant::fromValue(section));
        if (chosen == m_tabs->tabData(index))
            m_tabs->setCurrentIndex(index);
    }
    retranslate();
}

void MatchSide::fitTabs()
{
    fillTabs();
    m_tabs->show();
    const auto chosen = m_tabs->tabData(m_tabs->currentIndex()).value<Section>();
    const QMargins margins = layout()->contentsMargins();
    const int room = height() - margins.top() - margins.bottom() - m_tabs->sizeHint().height() - gap
        - (m_spectators->isHidden() ? 0 : m_spectators->minimumSizeHint().height() + gap);
    using Room = ReviewPanel::Room;
    m_review->setRoom(room >= m_review->heightFor(Room::All)         ? Room::All
                          : room >= m_review->heightFor(Room::Graph) ? Room::Graph
                                                                     : Room::Button);
    m_analysis->parentWidget()->setVisible(chosen == Section::Analysis);
    m_review->parentWidget()->setVisible(chosen == Section::Graph);
    m_chat->parentWidget()->setVisible(chosen == Section::Chat);
    m_moves->setVisible(chosen == Section::Moves);
    for (QPushButton* button : m_buttons)
        button->setVisible(chosen == Section::Moves); // they are in the menus too
}

void MatchSide::retranslate()
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto section = m_tabs->tabData(i).value<Section>();
        m_tabs->setTabText(i,
                           section == Section::Moves          ? tr("Moves")
                               : section == Section::Analysis ? tr("Analysis")
                               : section == Section::Graph    ? tr("Graph")
                                                              : tr("Chat"));
    }
}

} // namespace qipan::ui
