// SPDX-License-Identifier: GPL-3.0-or-later
// What covers the boards of a duel.
#include "ui/base/announcer.h"
#include "ui/base/chinese_spacing.h"
#include "ui/link/overlay.h"
#include "ui/pages/duel_page.h"

#include <QToolButton>

namespace qipan::ui {

/// Covers the small board whenever something covers the other one.
void DuelPage::coverOther()
{
    if (!m_absence->isHidden())
        m_small->setCover(QString{});
    else if (!m_paused->isHidden())
        m_small->setCover(tr("Paused"));
    else if (!m_count->isHidden())
        m_small->setCover(QString::number(m_seconds));
    else if (!m_dealing->isHidden())
        m_small->setCover(tr("Dealing…"));
    else
        m_small->setCover(std::nullopt);
}

void DuelPage::uncover(Overlay* cover)
{
    const bool hadKeyboard = cover->isAncestorOf(focusWidget());
    cover->hide();
    coverOther();
    if (hadKeyboard)
        m_area->setFocus();
}

void DuelPage::setCount(int seconds)
{
    if (seconds == m_seconds)
        return;
    m_seconds = seconds;
    if (seconds <= 0) {
        uncover(m_count);
        //: The end of the count of three: the duel begins.
        return speak(*this, tr("Go!"));
    }
    const QString figure = QString::number(seconds);
    m_count->setTexts(figure, {});
    if (m_count->isHidden())
        m_count->open(false);
    coverOther();
    speak(*this, figure);
}

void DuelPage::setDealing(bool dealing)
{
    if (dealing == !m_dealing->isHidden())
        return;
    if (!dealing)
        return uncover(m_dealing);
    m_dealing->open(false);
    coverOther();
}

void DuelPage::setPaused(bool paused, bool takesKeyboard)
{
    if (paused == !m_paused->isHidden())
        return;
    if (paused) {
        m_paused->open(takesKeyboard);
        return coverOther();
    }
    uncover(m_paused);
    speak(*this, tr("Resumed."));
}

void DuelPage::setAbsence(const QString& text, bool canLeave)
{
    if (text.isEmpty())
        return m_absence->isHidden() ? void() : uncover(m_absence);
    const QString title = tr("Connection lost");
    m_absence->setTexts(title, withChineseSpacing(text));
    for (const std::size_t button : {0U, 1U})
        m_absence->setButtonVisible(button, canLeave);
    if (!m_absence->isHidden())
        return;
    m_absence->open(false); // Enter was meant for a tile
    coverOther();
    speak(*this, title + u'\n' + text);
}

void DuelPage::showEnd(const QString& title, const QString& text, bool canPlayAgain, const QString& againText)
{
    if (m_isFolded && !isTypingBeside(*this))
        m_more->setChecked(false);
    m_end->setButtonText(0, againText);
    m_end->setButtonVisible(0, canPlayAgain);
    m_end->setTexts(withChineseSpacing(title), withChineseSpacing(text));
    m_end->open(!isTypingBeside(*this));
    m_area->arrange();
}

void DuelPage::leaveEnd()
{
    if (m_end->isAncestorOf(focusWidget()) && board() != nullptr)
        board()->setFocus();
}

void DuelPage::hideEnd()
{
    uncover(m_end);
}

} // namespace qipan::ui
