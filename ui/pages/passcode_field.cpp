// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/passcode_field.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/icons/icon.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace qipan::ui {

PasscodeField::PasscodeField(QWidget* parent)
    : QWidget{parent}
    , m_line{new QLineEdit{this}}
    , m_reveal{new QToolButton{this}}
{
    m_line->setMaxLength(maxLength);
    m_line->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_reveal->setIcon(icon(u"view-visible"_s));
    m_reveal->setCheckable(true);
    m_reveal->setFocusPolicy(Qt::StrongFocus);
    setLayout(makeRow({{m_line, 1}, m_reveal}, {.margins = {0, 0, 0, 0}}));
    setFocusProxy(m_line);
    setFocusPolicy(Qt::StrongFocus); // so that a label's mnemonic can focus it
    connect(m_line, &QLineEdit::textChanged, this, &PasscodeField::changed);
    connect(m_reveal, &QToolButton::toggled, this, &PasscodeField::reveal);
    reveal(false);
    keepTranslated(this, [this] { retranslate(); });
}

void PasscodeField::reveal(bool shown)
{
    m_line->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
    retranslate();
}

void PasscodeField::retranslate()
{
    m_line->setAccessibleName(tr("Passcode"));
    setTip(*m_reveal, m_reveal->isChecked() ? tr("Hide the passcode") : tr("Show the passcode"));
}

PasscodePrompt::PasscodePrompt(QWidget* parent)
    : QWidget{parent}
    , m_error{makeTextLabel(this)}
    , m_label{makeTextLabel(this)}
    , m_field{new PasscodeField{this}}
    , m_submit{makeButton(this, &PasscodePrompt::submit)}
{
    m_error->setForegroundRole(QPalette::BrightText);
    m_label->setBuddy(m_field);
    setLayout(
        makeColumn({m_error, m_label, makeRow({{m_field, 1}, m_submit})}, {.margins = {0, 0, 0, 0}, .spacing = 10}));
    connect(m_field, &PasscodeField::changed, this, [this] { m_submit->setEnabled(!m_field->passcode().isEmpty()); });
    m_submit->setEnabled(false);
    setFocusProxy(m_field);
    keepTranslated(this, [this] {
        m_label->setText(tr("This table needs a &passcode. Ask your friend for it."));
        m_submit->setText(tr("&OK"));
    });
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
    setAccessibleName(withoutMnemonic(m_label->text()));
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

} // namespace qipan::ui
