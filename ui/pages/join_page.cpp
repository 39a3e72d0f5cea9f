#include "ui/pages/join_page.h"

#include "ui/pages/form.h"
#include "ui/panels/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {

JoinPage::JoinPage(QWidget* parent)
    : QWidget{parent}
{
    QVBoxLayout* column = makeFormColumn(this);
    QWidget* form = column->parentWidget();
    m_title = makeWords(form);
    m_explain = makeWords(form);
    m_label = new QLabel{form};
    m_address = new QLineEdit{form};
    m_address->setMaxLength(300);
    m_label->setBuddy(m_address);
    m_message = makeWords(form);
    m_join = new QPushButton{form};
    m_cancel = new QPushButton{form};
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_join);
    buttons->addWidget(m_cancel);

    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_explain);
    column->addWidget(m_label);
    column->addWidget(m_address);
    column->addWidget(m_message);
    column->addLayout(buttons);
    column->addStretch();
    makeHeading(m_title);

    connect(m_address, &QLineEdit::textChanged, this,
            [this] { m_join->setEnabled(!m_connecting && !address().isEmpty()); });
    connect(m_join, &QPushButton::clicked, this, &JoinPage::join);
    connect(m_cancel, &QPushButton::clicked, this, &JoinPage::cancelled);
    retranslate();
    showReady();
}

void JoinPage::setAddress(const QString& address)
{
    m_address->setText(address);
}

QString JoinPage::address() const
{
    return m_address->text().trimmed();
}

void JoinPage::showReady(const QString& error)
{
    m_connecting = false;
    m_message->setForegroundRole(QPalette::BrightText);
    m_message->setText(error);
    m_message->setVisible(!error.isEmpty());
    m_address->setEnabled(true);
    m_join->setEnabled(!address().isEmpty());
    setFocusProxy(m_address);
    m_address->setFocus();
    if (!error.isEmpty())
        speak(*m_message, error);
}

void JoinPage::showConnecting(const QString& text)
{
    m_connecting = true;
    m_message->setForegroundRole(QPalette::WindowText);
    m_message->setText(text);
    m_message->show();
    m_address->setEnabled(false);
    m_join->setEnabled(false);
    setFocusProxy(m_cancel);
    m_cancel->setFocus();
    speak(*m_message, text);
}

void JoinPage::join()
{
    if (!m_connecting && !address().isEmpty())
        Q_EMIT joinWanted(address());
}

void JoinPage::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (enter && m_cancel->hasFocus()))
        Q_EMIT cancelled();
    else if (enter)
        join(); // from the address too: a line edit hands Enter on
    else
        QWidget::keyPressEvent(event);
}

void JoinPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        makeHeading(m_title);
}

void JoinPage::retranslate()
{
    m_title->setText(tr("Join a table"));
    m_explain->setText(
        tr("Type the address that your friend's program shows, with the port after a colon where it is not 15155."));
    m_label->setText(tr("&Address:"));
    m_address->setPlaceholderText(u"192.168.1.20:15155"_qs);
    m_join->setText(tr("&Join"));
    m_cancel->setText(tr("&Cancel"));
}

} // namespace qipan::ui
