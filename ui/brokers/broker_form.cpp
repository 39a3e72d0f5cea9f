// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/brokers/broker_form.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

[[nodiscard]] bool isAbsoluteFile(const QString& path)
{
    const QFileInfo info{path};
    return info.isAbsolute() && info.isFile();
}

} // namespace

BrokerForm::BrokerForm(BrokerAddressReader read, QWidget* parent)
    : QWidget{parent}
    , m_read{std::move(read)}
    , m_address{new QLineEdit{this}}
    , m_warning{makeTextLabel(this)}
    , m_user{new QLineEdit{this}}
    , m_password{new QLineEdit{this}}
    , m_reveal{new QCheckBox{this}}
    , m_certificates{new QLineEdit{this}}
    , m_browse{makeButton(this, &BrokerForm::browse)}
    , m_test{makeButton(this, &BrokerForm::startTest)}
    , m_note{makeTextLabel(this)}
{
    m_address->setMaxLength(Broker::longestAddress);
    m_address->setInputMethodHints(Qt::ImhUrlCharactersOnly | Qt::ImhNoAutoUppercase | Qt::ImhNoPredictiveText);
    m_user->setMaxLength(Broker::longestLogin);
    m_password->setMaxLength(Broker::longestLogin);
    m_password->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_certificates->setMaxLength(Broker::longestFileName);
    for (QLineEdit* field : {m_address, m_user, m_password, m_certificates})
        connect(field, &QLineEdit::editingFinished, this, &BrokerForm::commit);
    for (QPushButton* button : {m_browse, m_test})
        button->setAutoDefault(false); // Enter ends the editing of a field
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_warning->hide();

    QGridLayout* grid = makeFormGrid();
    setLayout(grid);
    m_labels[0] = addFormRow(grid, m_address);
    grid->addWidget(m_warning, grid->rowCount(), 0, 1, 2);
    m_labels[1] = addFormRow(grid, m_user);
    m_labels[2] = addFormRow(grid, m_password);
    grid->addWidget(m_reveal, grid->rowCount(), 1);
    auto* file = new QWidget{this};
    file->setLayout(makeRow({{m_certificates, 1}, m_browse}, {.margins = {0, 0, 0, 0}}));
    m_labels[3] = addFormRow(grid, file);
    m_labels[3]->setBuddy(m_certificates);
    grid->addWidget(m_test, grid->rowCount(), 1, Qt::AlignLeft);
    grid->addWidget(m_note, grid->rowCount(), 0, 1, 2);
    grid->setRowStretch(grid->rowCount() - 1, 1);

    connect(m_reveal, &QCheckBox::toggled, this, &BrokerForm::showPassword);
    showPassword(false);
    keepTranslated(this, [this] { retranslate(); });
}

void BrokerForm::setDraft(const BrokerDraft& draft)
{
    cancelTest();
    m_draft = draft;
    m_address->setText(draft.typedAddress);
    const ReadBrokerAddress read = m_read(draft.typedAddress);
    m_warning->setVisible(read.isExposed);
    m_user->setText(draft.broker.user);
    m_password->setText(draft.broker.password);
    m_certificates->setText(QDir::toNativeSeparators(draft.broker.certificates));
    m_reveal->setChecked(false);
    setNote(draft.typedAddress == draft.broker.address ? QString{} : read.error);
}

void BrokerForm::commit()
{
    BrokerDraft draft = m_draft;
    draft.typedAddress = m_address->text().trimmed();
    if (draft.typedAddress.isEmpty())
        draft.typedAddress = draft.broker.address;
    const ReadBrokerAddress read = m_read(draft.typedAddress);
    if (!read.address.isEmpty())
        draft.typedAddress = draft.broker.address = read.address;
    m_address->setText(draft.typedAddress);
    draft.broker.user = m_user->text().trimmed();
    draft.broker.password = m_password->text();
    draft.broker.certificates = QDir::fromNativeSeparators(m_certificates->text().trimmed());
    if (draft == m_draft)
        return;
    const BrokerDraft before = std::exchange(m_draft, draft);
    cancelTest();
    const QString& file = draft.broker.certificates;
    if (draft.typedAddress != before.typedAddress)
        setNote(read.error);
    else if (file != before.broker.certificates && !file.isEmpty() && !isAbsoluteFile(file))
        setNote(tr("There is no file %1.").arg(QDir::toNativeSeparators(file)));
    else
        setNote({});
    const bool wasWarned = !m_warning->isHidden();
    m_warning->setVisible(read.isExposed);
    if (read.isExposed && !wasWarned)
        speak(*m_warning, m_warning->text());
    Q_EMIT edited(m_draft);
}

void BrokerForm::editAddress()
{
    m_address->setFocus();
    m_address->selectAll();
}

void BrokerForm::setNote(const QString& note)
{
    m_note->setText(note);
    if (note.isEmpty())
        return;
    speak(*m_note, note);
    layout()->activate(); // so that it has its height
    showScrolled(*m_note);
}

void BrokerForm::addStep(const QString& sentence)
{
    if (!m_isTesting)
        return;
    m_steps << sentence;
    showSteps();
}

/// Shows the steps so far, of which the last is new.
void BrokerForm::showSteps()
{
    m_note->setText((m_isTesting ? m_steps + QStringList{tr("Testing…")} : m_steps).join(u'\n'));
    speak(*m_note, m_steps.last());
    layout()->activate(); // so that it has its height
    showScrolled(*m_note);
}

void BrokerForm::startTest()
{
    if (m_isTesting) {
        cancelTest();
        setNote(tr("The test was cancelled."));
        return;
    }
    commit();
    const ReadBrokerAddress read = m_read(m_draft.typedAddress);
    if (read.address.isEmpty()) {
        editAddress();
        setNote(read.error);
        return;
    }
    setTesting(true);
    m_steps.clear();
    setNote(tr("Testing…"));
    Q_EMIT testRequested(m_draft.broker);
}

void BrokerForm::endTest(const QString& sentence)
{
    if (!m_isTesting)
        return;
    setTesting(false);
    m_steps << sentence;
    showSteps();
}

void BrokerForm::cancelTest()
{
    if (!m_isTesting)
        return;
    setTesting(false);
    Q_EMIT testCancelled();
}

void BrokerForm::setTesting(bool isTesting)
{
    m_isTesting = isTesting;
    retranslate();
}

void BrokerForm::showPassword(bool isShown)
{
    m_password->setEchoMode(isShown ? QLineEdit::Normal : QLineEdit::Password);
}

void BrokerForm::browse()
{
    auto* chooser =
        new QFileDialog{this, tr("Choose a file of certificates"), QFileInfo{m_draft.broker.certificates}.path()};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, this, [this](const QString& file) {
        m_certificates->setText(QDir::toNativeSeparators(file));
        commit();
    });
    chooser->open();
}

void BrokerForm::retranslate()
{
    m_labels[0]->setText(tr("A&ddress:"));
    m_labels[1]->setText(tr("&User name:"));
    m_labels[2]->setText(tr("&Password:"));
    m_labels[3]->setText(tr("Cer&tificates:"));
    m_certificates->setAccessibleName(withoutMnemonic(m_labels[3]->text())); // its label is not beside it
    m_address->setPlaceholderText(u"mqtts://broker.example.org"_s);
    m_user->setPlaceholderText(tr("none"));
    m_certificates->setPlaceholderText(tr("those of the system"));
    m_certificates->setToolTip(tr("A PEM file with the certificate of the broker's own authority, if it has one"));
    m_reveal->setText(tr("Sho&w the password"));
    m_warning->setText(tr("The connection to this broker is not encrypted: others can read your user name and password "
                          "on the way. Games stay encrypted."));
    m_browse->setText(tr("&Browse…"));
    m_test->setText(m_isTesting ? tr("Cance&l the test") : tr("T&est"));
    m_test->setToolTip(m_isTesting ? QString{} : tr("Try out whether tables can be opened at this broker"));
}

} // namespace qipan::ui
