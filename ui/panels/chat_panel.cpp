// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/chat_panel.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/panels/chat_history.h"
#include "ui/panels/phrase_menu.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"

#include <QCheckBox>
#include <QLineEdit>

namespace qipan::ui {

ChatPanel::ChatPanel(QWidget* parent)
    : QWidget{parent}
    , m_history{new ChatHistory{this}}
    , m_input{new QLineEdit{this}}
    , m_send{makeButton(this, &ChatPanel::send)}
    , m_phrases{makeButton(this, &ChatPanel::openPhrases)}
    , m_phraseMenu{new PhraseMenu{this}}
    , m_mute{new QCheckBox{this}}
{
    m_input->setMaxLength(2 * maxLength); // UTF-16 code units; code points are counted when sending

    setLayout(makeColumn({{m_history, 1}, makeRow({{m_input, 1}, m_send}), makeRow({m_phrases, stretch(1), m_mute})},
                         {.margins = {0, 0, 0, 0}}));

    for (QPushButton* button : {m_send, m_phrases})
        pressOnEnter(button);
    connect(m_input, &QLineEdit::returnPressed, this, &ChatPanel::send);
    connect(m_phraseMenu, &PhraseMenu::chosen, this, &ChatPanel::sent);
    updateInput();
    keepTranslated(this, [this] { retranslate(); });
}

void ChatPanel::add(const QString& who, const QString& text, bool own)
{
    if (!own) {
        receive(who, text);
        return;
    }
    m_history->addMessage(m_now().time(), who, text);
    m_history->scrollToEnd();
    if (typed() == text)
        m_input->clear();
}

void ChatPanel::receive(const QString& who, const QString& text)
{
    const QDateTime now = m_now();
    const bool isCalm = m_gate.admits(now);
    if (isMuted())
        return hold(Muted);
    if (!isCalm)
        return hold(TooFast);
    m_history->addMessage(now.time(), who, text);
    speak(*this, who + tr(": ") + text);
    if (!isVisible())
        setUnread(m_unread + 1);
    Q_EMIT added();
}

void ChatPanel::hold(Matter matter)
{
    m_history->addTally(m_now().time(), matter, [matter](int count) {
        return matter == Muted ? tr("Muted: %n message(s) hidden.", nullptr, count)
                               : tr("%n message(s) hidden: too many at once.", nullptr, count);
    });
}

void ChatPanel::addNote(const QString& text)
{
    m_history->addNote(m_now().time(), text);
}

void ChatPanel::clear()
{
    m_history->clearLines();
    m_input->clear();
    m_gate.reset();
    m_mute->setChecked(false);
    setUnread(0);
}

QString ChatPanel::history() const
{
    return m_history->toPlainText();
}

bool ChatPanel::isMuted() const
{
    return m_mute->isChecked();
}

void ChatPanel::setConnected(bool connected)
{
    m_connected = connected;
    updateInput();
    dropUnreadable();
}

void ChatPanel::setVisible(bool visible)
{
    QWidget::setVisible(visible);
    dropUnreadable();
}

void ChatPanel::dropUnreadable()
{
    // The match is over and the chat is hidden: the user could never clear the mark.
    if (!m_connected && isHidden())
        setUnread(0);
}

void ChatPanel::setSpectating(bool spectating)
{
    m_isSpectating = spectating;
    updateInput();
}

void ChatPanel::updateInput()
{
    const bool open = m_connected && !m_isSpectating;
    // The focus stays in the panel: on the board, typed letters would be coordinates.
    const bool closesUnderHands = !open && m_input->hasFocus();
    const bool goesBack = open && m_wasTyping && m_history->hasFocus();
    if (closesUnderHands)
        m_history->setFocus();
    if (open || closesUnderHands)
        m_wasTyping = closesUnderHands;
    for (QWidget* widget : {static_cast<QWidget*>(m_input), static_cast<QWidget*>(m_send), //
                            static_cast<QWidget*>(m_phrases)})
        widget->setEnabled(open);
    m_send->setVisible(!m_isSpectating); // the reason needs the room
    setFocusProxy(open ? static_cast<QWidget*>(m_input) : m_history);
    if (goesBack)
        m_input->setFocus();
    retranslate();
}

void ChatPanel::openPhrases()
{
    // Above the button, which is near the bottom. A button's own menu would run a nested event loop.
    m_phraseMenu->popup(m_phrases->mapToGlobal(QPoint{0, -m_phraseMenu->sizeHint().height()}));
    m_phraseMenu->setActiveAction(m_phraseMenu->actions().front());
}

QString ChatPanel::typed() const
{
    return firstCodePoints(m_input->text().trimmed(), maxLength);
}

void ChatPanel::send()
{
    const QString text = typed();
    if (!text.isEmpty())
        Q_EMIT sent(text);
}

void ChatPanel::setUnread(int unread)
{
    if (unread == m_unread)
        return;
    m_unread = unread;
    Q_EMIT unreadChanged(unread);
}

void ChatPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setUnread(0);
}

void ChatPanel::retranslate()
{
    m_history->setAccessibleName(tr("Chat messages"));
    const QString invitation = m_isSpectating ? tr("Only the players can write")
        : !m_connected                        ? tr("Not connected")
                                              : tr("Write a message");
    m_input->setPlaceholderText(invitation);
    m_input->setToolTip(invitation);
    m_input->setAccessibleName(invitation);
    m_send->setText(tr("Se&nd"));
    m_phrases->setText(tr("&Phrases…"));
    m_phrases->setToolTip(tr("Send a ready-made phrase"));
    m_mute->setText(tr("Mu&te"));
    m_mute->setToolTip(tr("Hide new messages from others"));
}

} // namespace qipan::ui
