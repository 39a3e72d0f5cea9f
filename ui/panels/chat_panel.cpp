// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/chat_panel.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"

#include <QCoreApplication>
#include <QLineEdit>

#include <iterator>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

struct Phrases {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::PhraseMenu)

public:
    static constexpr const char* all[] = {
        QT_TR_NOOP("Hello!"),       QT_TR_NOOP("Your turn."), QT_TR_NOOP("One moment, please."),
        QT_TR_NOOP("Well played!"), QT_TR_NOOP("Good game!"), QT_TR_NOOP("Thank you."),
    };
};

} // namespace

bool FloodGate::admits(const QDateTime& now)
{
    std::optional<QDateTime>& oldest = m_times[m_oldest];
    bool fast = false;
    if (oldest) {
        const qint64 since = oldest->msecsTo(now);
        fast = since >= 0 && since < window.count();
    }
    oldest = now;
    m_oldest = (m_oldest + 1) % m_times.size();
    return !fast;
}

PhraseMenu::PhraseMenu(QWidget* parent)
    : QMenu{parent}
{
    for (std::size_t i = 0; i < std::size(Phrases::all); ++i) {
        QAction* action = addAction(QString{});
        connect(action, &QAction::triggered, this, [this, i] { Q_EMIT chosen(tr(Phrases::all[i])); });
    }
    keepTranslated(this, [this] {
        // Digits as mnemonics: the letters differ between languages.
        const auto entries = actions();
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const QString phrase = tr(Phrases::all[i]).replace(u'&', u"&&"_s);
            entries[i]->setText(u"&%1  %2"_s.arg(QString::number(i + 1), phrase));
        }
    });
}

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
    Announcer::of(*this).say(who + tr(": ") + text); // also while the chat is hidden
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

void ChatPanel::clear()
{
    m_history->clearLines();
    m_input->clear();
    m_gate.reset();
    m_mute->setChecked(false);
    setUnread(0);
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
    m_mute->setText(tr("Mute"));
    m_mute->setToolTip(tr("Hide new messages from others"));
}

} // namespace qipan::ui
