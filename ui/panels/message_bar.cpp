#include "ui/panels/message_bar.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

#include <utility>

namespace qipan::ui {

MessageBar::MessageBar(QWidget* parent)
    : WordsBar{parent}
    , m_agree{new QPushButton{this}}
    , m_stay{new QPushButton{this}}
{
    addButton(m_agree);
    addButton(m_stay);
    connect(m_agree, &QPushButton::clicked, this, &MessageBar::agree);
    connect(m_stay, &QPushButton::clicked, this, &MessageBar::decline);
    hide();
}

void MessageBar::confirm(const QString& question, const QString& agree, const QString& stay,
                         std::function<void()> confirmed, std::function<void()> declined)
{
    m_confirmed = std::move(confirmed);
    m_declined = std::move(declined);
    m_agree->setText(agree);
    m_stay->setText(stay);
    open(question, true);
}

void MessageBar::tell(const QString& text)
{
    m_confirmed = {};
    m_declined = {};
    open(text, false);
    retranslate();
}

void MessageBar::open(const QString& text, bool question)
{
    m_question = question;
    setAccented(question);
    setText(text);
    m_agree->setVisible(question);
    show();
    speak(*this, text);
    m_stay->setFocus();
}

void MessageBar::dismiss()
{
    m_confirmed = {};
    m_declined = {};
    if (isHidden())
        return;
    hide();
    Q_EMIT closed();
}

void MessageBar::agree()
{
    const auto confirmed = std::exchange(m_confirmed, {});
    dismiss();
    if (confirmed)
        confirmed();
}

void MessageBar::decline()
{
    const auto declined = std::exchange(m_declined, {});
    dismiss();
    if (declined)
        declined();
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        decline();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // Buttons outside dialogs take Space only.
        (m_agree->hasFocus() ? m_agree : m_stay)->click();
    } else {
        WordsBar::keyPressEvent(event);
    }
}

void MessageBar::changeEvent(QEvent* event)
{
    WordsBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MessageBar::retranslate()
{
    // A question keeps the words that its caller gave.
    if (!m_question)
        m_stay->setText(tr("&Close"));
}

} // namespace qipan::ui
