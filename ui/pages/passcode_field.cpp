// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/passcode_field.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/icons/icon.h"
#include "ui/widgets/box_layout.h"

#include <QLineEdit>
#include <QToolButton>

namespace qipan::ui {

PasscodeField::PasscodeField(QWidget* parent)
    : QWidget{parent}
    , m_line{new QLineEdit{this}}
    , m_reveal{new QToolButton{this}}
{
    m_line->setMaxLength(maxLength);
    m_line->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_reveal->setIcon(icon(u"view-visible"_qs));
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

void PasscodeField::setPasscode(const QString& passcode)
{
    m_line->setText(passcode);
}

QString PasscodeField::passcode() const
{
    return m_line->text();
}

void PasscodeField::setPlaceholder(const QString& words)
{
    m_line->setPlaceholderText(words);
}

void PasscodeField::conceal()
{
    m_reveal->setChecked(false);
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

} // namespace qipan::ui
