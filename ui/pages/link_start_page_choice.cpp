// SPDX-License-Identifier: GPL-3.0-or-later
// What the user has chosen, what follows from it, and the start.
#include "core/link/deal_number.h"
#include "core/link/shape.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_text.h"
#include "ui/pages/duel_form.h"
#include "ui/pages/game_row.h"
#include "ui/pages/link_mode_cards.h"
#include "ui/pages/link_start_page.h"
#include "ui/widgets/button.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace qipan::ui {

namespace {

template <typename Enum>
Enum chosenIn(const QComboBox* box)
{
    return static_cast<Enum>(box->currentIndex());
}

QString whyNot(link::DealNumberError error)
{
    switch (error) {
    case link::DealNumberError::WrongLength:
        return LinkStartPage::tr("A deal number has 14 letters and digits: this one is too short or too long.");
    case link::DealNumberError::NoCharacter:
        return LinkStartPage::tr("This contains a character that deal numbers never have.");
    case link::DealNumberError::Mistyped:
        return LinkStartPage::tr("Not a deal number: a character is mistyped, or two are swapped.");
    case link::DealNumberError::OtherVersion:
        return LinkStartPage::tr("This deal number comes from another version of Qipan, which deals differently.");
    case link::DealNumberError::CannotDeal:
        break;
    }
    return LinkStartPage::tr("No board has this number.");
}

} // namespace

/// Takes what the user has chosen from the fields.
void LinkStartPage::take()
{
    if (m_isFilling)
        return;
    if (m_size->isEnabled()) {
        m_choice.size = m_size->currentData().toSize();
        m_choice.outline = chosenIn<link::Outline>(m_outline);
        m_choice.difficulty = chosenIn<link::Difficulty>(m_difficulty);
        m_choice.pictures = m_pictureCount->currentData().toInt();
        m_choice.border = m_border->isChecked();
    }
    if (m_mode->isEnabled())
        m_choice.mode = chosenIn<link::FallingMode>(m_mode);
    m_choice.duel = m_duel->choice();
    m_choice.duel.isChosen = !m_modes->mode();
    m_choice.gameMode = m_modes->mode().value_or(m_choice.gameMode);
    m_problem.clear();
    fill();
    Q_EMIT choiceChanged();
}

/// Takes what the duel has besides its board.
void LinkStartPage::takeDuel()
{
    const bool isChosen = m_choice.duel.isChosen;
    m_choice.duel = m_duel->choice();
    m_choice.duel.isChosen = isChosen;
    m_problem.clear();
    showOffer();
    follow();
}

/// Shows the choice, and what the mode determines itself.
void LinkStartPage::fill()
{
    const bool isDaily = this->isDaily();
    const QSize size = isDaily ? QSize{m_daily.size.columns, m_daily.size.rows} : m_choice.size;
    m_isFilling = true;
    m_modes->choose(m_choice.duel.isChosen ? std::nullopt : std::optional{m_choice.gameMode});
    m_duel->setChoice(m_choice.duel);
    if (m_size->findData(size) < 0)
        m_size->addItem(QString{}, size);
    m_size->setCurrentIndex(m_size->findData(size));
    m_mode->setCurrentIndex(
        isMode(link::GameMode::Campaign) ? -1 : static_cast<int>(isDaily ? m_daily.mode : m_choice.mode));
    m_outline->setCurrentIndex(static_cast<int>(isDaily ? m_daily.outline : m_choice.outline));
    m_difficulty->setCurrentIndex(static_cast<int>(isDaily ? m_daily.difficulty : m_choice.difficulty));
    const int pictures = isDaily ? m_daily.pictures : m_choice.pictures;
    if (m_pictureCount->findData(pictures) < 0)
        m_pictureCount->addItem(QString{}, pictures);
    m_pictureCount->setCurrentIndex(m_pictureCount->findData(pictures));
    m_border->setChecked(isDaily ? m_daily.border : m_choice.border);
    m_isFilling = false;
    m_pictures = 0;
    showLevels();
    retranslate();
}

void LinkStartPage::showOffer()
{
    const bool isFitting = fits();
    const bool isLimited = m_pictures > 0 && isFitting && m_problem.isEmpty();
    const bool hadFocus = m_useNearest->hasFocus();
    m_useNearest->setVisible(isLimited);
    m_offer->setVisible(isLimited || !isFitting || !m_problem.isEmpty());
    if (hadFocus && !isLimited)
        m_difficulty->setFocus();
    const QString wanted = difficultyName(m_choice.difficulty);
    m_useNearest->setText(tr("&Use “%1”").arg(difficultyName(m_nearest)));
    if (!isFitting)
        showText(*m_limit, tr("This shape needs a larger board."));
    else if (!m_problem.isEmpty())
        showText(*m_limit, m_problem);
    else if (!isLimited)
        showText(*m_limit, {});
    else if (isMode(link::GameMode::Campaign))
        showText(*m_limit, tr("With %1 pictures, not every level can be “%2”.").arg(m_pictures).arg(wanted));
    else
        showText(*m_limit, tr("With %1 pictures, this board cannot be “%2”.").arg(m_pictures).arg(wanted));
}

/// Starts the deal whose number was typed, if there is one.
void LinkStartPage::start()
{
    if (!m_number->text().isEmpty())
        startNumber();
    else if (m_choice.duel.isChosen)
        startDuel(m_today->isChecked() ? std::optional{m_daily} : std::nullopt);
    else
        Q_EMIT startRequested(m_choice);
}

void LinkStartPage::startDuel(const std::optional<link::DealSetup>& deal)
{
    if (!isWithFriend() || !ownName().isEmpty()) {
        m_number->clear();
        return Q_EMIT duelRequested(m_choice, deal);
    }
    setProblem(tr("Enter your name, so that your friend knows whose table this is."));
    m_duel->focusOwnName();
}

void LinkStartPage::startNumber()
{
    if (m_number->text().isEmpty())
        return;
    const auto setup = link::readDealNumber(m_number->text().toStdString());
    if (!setup)
        return showText(*m_error, whyNot(setup.error()));
    if (m_choice.duel.isChosen)
        return startDuel(*setup);
    m_number->clear();
    Q_EMIT dealRequested(m_choice, *setup);
}

/// Disables what the mode determines itself, and the start of a game that cannot be dealt.
void LinkStartPage::follow()
{
    const bool isDaily = this->isDaily();
    const bool isCampaign = isMode(link::GameMode::Campaign);
    m_mode->setEnabled(!isDaily && !isCampaign);
    for (QWidget* field : std::initializer_list<QWidget*>{m_size, m_outline, m_difficulty, m_pictureCount, m_border})
        field->setEnabled(!isDaily);
    const bool isDuel = m_choice.duel.isChosen;
    const bool hasSecond = !isDuel && link::rulesOf(m_choice.gameMode).players > 1;
    m_name->setVisible(hasSecond);
    m_nameLabel->setVisible(hasSecond);
    m_level->setVisible(isCampaign);
    m_levelLabel->setVisible(isCampaign);
    m_today->setVisible(isDuel);
    m_duel->setVisible(isDuel);
    m_start->setEnabled(fits());
    m_start->setText(isWithFriend() ? tr("Open &table") : tr("S&tart"));
}

bool LinkStartPage::fits() const
{
    return isDaily() || link::makeShape(m_choice.outline, {m_choice.size.width(), m_choice.size.height()}).has_value();
}

/// Not by a focus proxy: Tab would go from its neighbour to the page, and so back to it.
void LinkStartPage::keyPressEvent(QKeyEvent* event)
{
    const QWidget* focus = focusWidget();
    const bool isChoice = m_modes->isAncestorOf(focus) || m_duel->isAncestorOf(focus)
        || qobject_cast<const QComboBox*>(focus) != nullptr || focus == m_name || focus == m_today
        || m_game->isAncestorOf(focus);
    if (isEnter(event->key()) && isChoice)
        m_start->click();
    else
        ClosablePage::keyPressEvent(event);
}

} // namespace qipan::ui
