// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/join_page.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/pages/passcode_field.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace qipan::ui {

JoinPage::JoinPage(QWidget* parent)
    : QWidget{parent}
{
    constexpr int listWidth = 760;
    QVBoxLayout* column = makeFormColumn(this, listWidth);
    QWidget* form = column->parentWidget();
    m_title = makeTextLabel(form);
    m_unfinished = new ResumeBar{form};
    m_browser = makeBrowser(form);
    m_prompt = new PasscodePrompt{form};
    m_message = makeTextLabel(form);
    m_join = new QPushButton{form};
    m_spectate = new QPushButton{form};
    m_unencrypted = new QPushButton{form};
    m_cancel = new QPushButton{form};
    addItems(column,
             {m_title,
              m_unfinished,
              {m_browser, 100},
              m_prompt,
              m_message,
              makeRow({stretch(), m_unencrypted, m_join, m_spectate, m_cancel}),
              stretch(1)});
    makeHeading(m_title);

    connect(m_prompt, &PasscodePrompt::given, this, [this](const QString& passcode) {
        showConnecting(tr("Checking the passcode…"));
        Q_EMIT passcodeGiven(passcode);
    });
    connect(m_join, &QPushButton::clicked, this, &JoinPage::join);
    connect(m_spectate, &QPushButton::clicked, this, [this] { Q_EMIT spectateRequested(m_address->address()); });
    connect(m_unencrypted, &QPushButton::clicked, this, [this] {
        showConnecting({});
        Q_EMIT unencryptedAgreed();
    });
    connect(m_cancel, &QPushButton::clicked, this, &JoinPage::cancelled);
    keepTranslated(this, [this] {
        m_title->setText(tr("Join a table"));
        m_listLabel->setText(tr("&Tables on your network:"));
        m_addressLabel->setText(tr("Addr&ess, code or invitation link:"));
        m_nameLabel->setText(tr("Yo&ur name:"));
        m_join->setText(tr("&Join"));
        m_spectate->setText(tr("&Watch"));
        m_unencrypted->setText(tr("Continue with&out encryption"));
        m_cancel->setText(tr("&Cancel"));
    });
    showReady();
}

QWidget* JoinPage::makeBrowser(QWidget* form)
{
    auto* browser = new QWidget{form};
    m_listLabel = makeTextLabel(browser);
    m_list = new TableList{browser};
    m_listLabel->setBuddy(m_list);
    m_addressLabel = makeTextLabel(browser);
    m_address = new AddressField{browser};
    m_addressLabel->setBuddy(m_address);
    m_nameLabel = makeTextLabel(browser);
    m_name = new QLineEdit{browser};
    constexpr int longest = 32; // as the name of a host
    m_name->setMaxLength(longest);
    m_nameLabel->setBuddy(m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this] { showMessage({}, QPalette::WindowText); });
    auto* name = makeRow({m_nameLabel, {m_name, 1}});
    browser->setLayout(makeColumn({m_listLabel, {m_list, 1}, space(6), m_addressLabel, m_address, name},
                                  {.margins = {0, 0, 0, 0}, .spacing = 6}));
    connect(m_list, &TableList::choiceChanged, this, &JoinPage::follow);
    connect(m_list, &TableList::activated, this, &JoinPage::activate);
    connect(m_address, &AddressField::changed, this, &JoinPage::updateButtons);
    connect(m_address, &AddressField::edited, m_list, &TableList::clearChoice);
    connect(m_address, &AddressField::entered, this, &JoinPage::activate);
    return browser;
}

void JoinPage::setStage(Stage stage, QWidget* start)
{
    m_stage = stage;
    m_start = start;
    m_browser->setVisible(stage != Stage::Passcode);
    m_browser->setEnabled(stage == Stage::Ready);
    m_unfinished->setEnabled(stage == Stage::Ready);
    m_prompt->setVisible(stage == Stage::Passcode);
    const bool isQuestion = stage == Stage::Passcode || stage == Stage::Unencrypted;
    m_join->setVisible(!isQuestion);
    m_spectate->setVisible(!isQuestion);
    m_unencrypted->setVisible(stage == Stage::Unencrypted);
    updateButtons();
    m_start->setFocus();
}

void JoinPage::showMessage(const QString& text, QPalette::ColorRole role)
{
    m_message->setForegroundRole(role);
    showText(*m_message, text);
}

void JoinPage::showReady(const QString& error)
{
    setStage(Stage::Ready, m_address);
    showMessage(error, QPalette::BrightText);
}

void JoinPage::showConnecting(const QString& text)
{
    setStage(Stage::Connecting, m_cancel);
    showMessage(text, QPalette::WindowText);
}

void JoinPage::askPasscode(const QString& error)
{
    setStage(Stage::Passcode, m_prompt);
    showMessage({}, QPalette::WindowText);
    m_prompt->ask(error);
}

void JoinPage::askUnencrypted()
{
    ask(tr("The host does not encrypt the connection. Its program may be older, or somebody interferes with the "
           "network. If you continue, others on the network can read the game and the chat, and may find out "
           "the passcode."));
}

void JoinPage::askPlainBroker(const QString& broker)
{
    ask(tr("The connection to the broker %1 of this link is not encrypted. If you continue, others on the way can see "
           "that you play, but not the game and the chat, which are encrypted.")
            .arg(broker));
}

void JoinPage::ask(const QString& text)
{
    setStage(Stage::Unencrypted, m_cancel);
    showMessage(text, QPalette::WindowText);
    speak(*m_message, m_message->text());
}

void JoinPage::follow()
{
    if (const FoundTable* table = m_list->chosen())
        m_address->setAddress(table->address);
    updateButtons();
}

void JoinPage::updateButtons()
{
    const FoundTable* table = m_list->chosen();
    const bool isReady = m_stage == Stage::Ready && !m_address->address().isEmpty() && !m_list->isChosenGone();
    m_join->setEnabled(isReady && (table == nullptr || !table->playing));
    m_spectate->setEnabled(isReady);
}

void JoinPage::setOwnName(const QString& name)
{
    m_name->setText(name);
}

QString JoinPage::ownName() const
{
    return m_name->text().simplified();
}

void JoinPage::join()
{
    if (!ownName().isEmpty())
        return Q_EMIT joinRequested(m_address->address());
    showMessage(tr("Enter your name, so that the host knows who wants to play."), QPalette::BrightText);
    speak(*m_message, m_message->text());
    m_name->setFocus();
}

void JoinPage::activate()
{
    (m_join->isEnabled() ? m_join : m_spectate)->click();
}

void JoinPage::keyPressEvent(QKeyEvent* event)
{
    const bool enter = isEnter(event->key());
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
    } else if (enter && m_stage == Stage::Passcode && m_prompt->isAncestorOf(focusWidget())) {
        m_prompt->submit();
    } else if (enter && m_name->hasFocus()) {
        activate();
    } else if (enter) {
        // Buttons outside dialogs react only to Space. The list and the field have handled the key already.
        if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
            button->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void JoinPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        Q_EMIT listOpened();
}

void JoinPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        Q_EMIT listClosed();
}

} // namespace qipan::ui
