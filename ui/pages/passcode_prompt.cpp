#include "ui/pages/passcode_prompt.h"

#include "ui/base/text_tools.h"
#include "ui/pages/passcode_field.h"
#include "ui/widgets/form.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {

PasscodePrompt::PasscodePrompt(QWidget* parent)
    : QWidget{parent}
    , m_error{makeTextLabel(this)}
    , m_label{makeTextLabel(this)}
    , m_field{new PasscodeField{this}}
    , m_submit{new QPushButton{this}}
{
    m_error->setForegroundRole(QPalette::BrightText);
    m_label->setBuddy(m_field);
    auto* row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(m_submit);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_error);
    column->addWidget(m_label);
    column->addLayout(row);
    connect(m_field, &PasscodeField::changed, this, [this] { m_submit->setEnabled(!m_field->passcode().isEmpty()); });
    connect(m_submit, &QPushButton::clicked, this, &PasscodePrompt::submit);
    m_submit->setEnabled(false);
    setFocusProxy(m_field);
    retranslate();
    hide();
}

void PasscodePrompt::ask(const QString& error)
{
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
    m_field->setPasscode({});
    m_field->conceal();
    show();
    m_field->setFocus();
    speak(*this, error.isEmpty() ? withoutMnemonic(m_label->text()) : error);
}

void PasscodePrompt::submit()
{
    const QString passcode = m_field->passcode();
    if (passcode.isEmpty())
        return;
    m_field->setPasscode({});
    Q_EMIT given(passcode);
}

void PasscodePrompt::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PasscodePrompt::retranslate()
{
    m_label->setText(tr("This table needs a &passcode. Ask your friend for it."));
    m_submit->setText(tr("&OK"));
}

} // namespace qipan::ui
