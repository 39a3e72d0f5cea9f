// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/propose_panel.h"

#include "core/games/registry.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QKeyEvent>
#include <QLabel>

namespace qipan::ui {
ProposePanel::ProposePanel(QWidget* parent)
    : Card{parent}
    , m_title{makeTextLabel(this)}
    , m_text{makeTextLabel(this)}
    , m_chooser{new GameChooser{this}}
    , m_propose{makeButton(this, &ProposePanel::propose)}
    , m_cancel{makeButton(this, &ProposePanel::cancel)}
{
    setAttribute(Qt::WA_NoMousePropagation); // a click is not meant for what is below
    setLayout(makeColumn({m_title, m_text, m_chooser, makeRow({stretch(1), m_propose, m_cancel})}));
    setPadding(18, 12);

    QStringList keys;
    for (const GameInfo& game : games())
        keys += textOf(game.key);
    m_chooser->setGames(keys);
    pressOnEnter(m_cancel);
    m_guard.add(m_propose);
    m_guard.add(m_cancel);
    makeHeading(m_title, 1.3);
    keepTranslated(this, [this] { retranslate(); });
    hide();
}

void ProposePanel::open(const GameChoice& now, bool continues, const QString& given)
{
    m_continues = continues;
    m_given = given;
    m_chooser->setChoice(now);
    setStage(Stage::Choosing, {});
    m_chooser->labels().front()->buddy()->setFocus();
}

void ProposePanel::setStage(Stage stage, const QString& name)
{
    m_stage = stage;
    m_name = name;
    if (stage != Stage::Choosing)
        m_guard.restart();
    retranslate();
    updateButtons();
    show();
    updateGeometry();
    setAccessibleName(m_text->text());
    speak(*this, m_text->text());
}

void ProposePanel::updateButtons()
{
    // The focus widget may be disabled next: move the focus to the button that never is.
    const bool free = !isWaiting();
    if (!free && isAncestorOf(focusWidget()))
        m_cancel->setFocus();
    setFocusProxy(free ? m_chooser->labels().front()->buddy() : m_cancel);
    m_chooser->setEnabled(free);
    m_propose->setEnabled(free);
}

void ProposePanel::propose()
{
    if (m_propose->isEnabled())
        Q_EMIT proposed(m_chooser->choice());
}

void ProposePanel::cancel()
{
    const bool isOpen = isWaiting();
    stop();
    if (isOpen)
        Q_EMIT hidden();
}

QString ProposePanel::text() const
{
    switch (m_stage) {
    case Stage::Choosing:
        break;
    case Stage::Sent:
        return tr("Sending the proposal to %1…").arg(m_name);
    case Stage::Asked:
        return tr("%1 received the proposal. Waiting for an answer…").arg(m_name);
    case Stage::Refused:
        return tr("%1 declined the proposal.").arg(m_name);
    case Stage::NotUnderstood:
        return tr("%1's program is too old for proposals.").arg(m_name);
    }
    const QString words = m_continues
        ? tr("For the next round, if your opponent accepts. It starts a new game, not from this position.")
        : tr("For the next round, if your opponent accepts.");
    return withChineseSpacing(m_given.isEmpty() ? words : QString{words + u' ' + m_given});
}

void ProposePanel::retranslate()
{
    m_title->setText(tr("Propose another game"));
    m_text->setText(text());
    m_propose->setText(tr("Propose &it"));
    m_cancel->setText(isWaiting() ? tr("Hid&e") : tr("&Cancel"));
}

void ProposePanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    // The heading is hidden if there is too little room.
    m_title->setVisible(parentWidget() == nullptr || parentWidget()->height() >= 15 * fontMetrics().height());
}

void ProposePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        cancel();
    else if (isEnter(event->key()) && !m_guard.isActive()) // an open combo box has handled it already
        propose();
    else
        Card::keyPressEvent(event);
}

} // namespace qipan::ui
