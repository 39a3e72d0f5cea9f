// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/brokers/brokers_dialog.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/theme/application_style.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"
#include "ui/widgets/quiet_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

BrokersDialog::BrokersDialog(BrokerAddressReader read, QWidget* parent)
    : OrderedDialog{parent}
    , m_read{std::move(read)}
    , m_list{new QuietView<QListWidget>{this}}
    , m_add{makeButton(this, &BrokersDialog::add)}
    , m_remove{makeButton(this, &BrokersDialog::remove)}
    , m_default{makeButton(this, &BrokersDialog::makeDefault)}
    , m_close{makeButton(this, &QDialog::accept)}
    , m_problem{makeTextLabel(this)}
    , m_stages{new QStackedWidget}
    , m_introduction{makeTextLabel(m_stages)}
    , m_form{new BrokerForm{[this](const QString& text) { return readCurrent(text); }, m_stages}}
    , m_scroll{makeScrollArea(m_stages, this)}
{
    const QSize usual = QSizeF{QSizeF{620, 440} * ApplicationStyle::letterFactor(font())}.toSize();
    resize(usual.boundedTo(screen()->availableSize() * 0.9));
    m_stages->addWidget(m_introduction);
    m_stages->addWidget(m_form);
    m_introduction->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_problem->hide();
    m_list->setFixedWidth(m_list->fontMetrics().horizontalAdvance(u"x"_s) * 28);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    for (QPushButton* button : {m_add, m_remove, m_default, m_close})
        button->setAutoDefault(false); // Enter ends the editing of a field
    auto* grid = new QGridLayout{this};
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_problem, 0, 0, 1, 2);
    grid->addWidget(m_list, 1, 0);
    grid->addWidget(m_scroll, 1, 1);
    grid->addLayout(makeRow({m_add, m_remove}), 2, 0);
    grid->addLayout(makeRow({m_default, stretch(), m_close}), 2, 1);

    connect(m_list, &QListWidget::currentRowChanged, this, &BrokersDialog::showCurrent);
    connect(m_form, &BrokerForm::edited, this, &BrokersDialog::edit);
    connect(m_form, &BrokerForm::testRequested, this, &BrokersDialog::testRequested);
    connect(m_form, &BrokerForm::testCancelled, this, &BrokersDialog::testCancelled);
    keepTranslated(this, [this] {
        setWindowTitle(tr("Brokers"));
        m_list->setAccessibleName(tr("Brokers"));
        m_add->setText(tr("&Add"));
        m_remove->setText(tr("&Remove"));
        m_default->setText(tr("Ma&ke default"));
        m_default->setToolTip(tr("Move this broker to the top of the list: your tables are opened there"));
        m_close->setText(tr("&Close"));
        m_introduction->setText(
            tr("A broker is a server on the internet through which the programs of two players reach each other. It "
               "speaks MQTT, and cannot read your games.\n\nAdd one with the address that you were given. There are "
               "public brokers, good for a try; a club can run its own, which takes ten minutes: the folder "
               "packaging/broker of the source code tells how."));
        showNames();
        fitWidth();
    });
    onFontChange(this, [this] { fitWidth(); });
    showList(0);
}

void BrokersDialog::setBrokers(const QList<Broker>& brokers)
{
    if (brokers == this->brokers())
        return; // what is unfinished stays
    m_drafts.clear();
    for (const Broker& broker : brokers)
        m_drafts << BrokerDraft{broker, broker.address};
    m_reported = brokers;
    showList(0);
}

QList<Broker> BrokersDialog::brokers() const
{
    QList<Broker> finished;
    for (const BrokerDraft& draft : m_drafts) {
        if (!draft.broker.address.isEmpty())
            finished << draft.broker;
    }
    return finished;
}

void BrokersDialog::setProblem(const QString& problem)
{
    if (m_problem->text() != problem || m_problem->isHidden() != problem.isEmpty())
        showText(*m_problem, problem);
}

void BrokersDialog::showTestStep(const QString& sentence)
{
    m_form->addStep(sentence);
}

void BrokersDialog::showTestEnd(const QString& sentence)
{
    m_form->endTest(sentence);
}

/// An address is that of one broker only: the login depends on it.
ReadBrokerAddress BrokersDialog::readCurrent(const QString& text) const
{
    ReadBrokerAddress read = m_read(text);
    const int current = m_list->currentRow();
    for (int row = 0; row < m_drafts.size(); ++row) {
        if (row != current && !read.address.isEmpty() && m_drafts.at(row).broker.address == read.address)
            return {.address = {}, .name = {}, .error = tr("The list already has a broker with this address.")};
    }
    return read;
}

QString BrokersDialog::nameOf(int row) const
{
    const BrokerDraft& draft = m_drafts.at(row);
    const QString address = draft.broker.address.isEmpty() ? draft.typedAddress : draft.broker.address;
    if (address.isEmpty())
        return tr("New broker");
    const QString name = m_read(address).name;
    return name.isEmpty() ? address : name;
}

void BrokersDialog::showNames()
{
    for (int row = 0; row < m_list->count(); ++row) {
        const QString name = nameOf(row);
        //: A broker in a list.
        m_list->item(row)->setText(row == 0 && m_list->count() > 1 ? tr("%1 (default)").arg(name) : name);
        m_list->item(row)->setToolTip(plainTip(m_list->item(row)->text()));
    }
}

void BrokersDialog::showList(int current)
{
    {
        const QSignalBlocker quiet{m_list};
        m_list->clear();
        for (qsizetype row = 0; row < m_drafts.size(); ++row)
            m_list->addItem(QString{});
        m_list->setCurrentRow(std::min(current, static_cast<int>(m_drafts.size()) - 1));
    }
    showNames();
    m_add->setEnabled(m_drafts.size() < Broker::most);
    showCurrent();
}

void BrokersDialog::showCurrent()
{
    const int row = m_list->currentRow();
    m_remove->setEnabled(row >= 0);
    m_default->setEnabled(row > 0);
    m_stages->setCurrentWidget(row >= 0 ? static_cast<QWidget*>(m_form) : m_introduction);
    m_form->setDraft(row >= 0 ? m_drafts.at(row) : BrokerDraft{});
}

void BrokersDialog::add()
{
    if (m_drafts.size() >= Broker::most)
        return;
    m_form->commit();
    m_drafts << BrokerDraft{};
    showList(static_cast<int>(m_drafts.size()) - 1);
    m_form->editAddress();
}

void BrokersDialog::remove()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_drafts.removeAt(row);
    showList(row);
    if (m_drafts.isEmpty())
        m_add->setFocus(); // the button with the focus is disabled now
    report();
}

void BrokersDialog::makeDefault()
{
    const int row = m_list->currentRow();
    if (row <= 0)
        return;
    m_form->commit();
    m_drafts.move(row, 0);
    m_list->setFocus(); // the button with the focus will be disabled
    showList(0);
    report();
}

void BrokersDialog::accept()
{
    m_form->commit();
    const auto wrong = std::ranges::find_if(
        m_drafts, [](const BrokerDraft& draft) { return draft.typedAddress != draft.broker.address; });
    if (wrong == m_drafts.end() || std::exchange(m_hasShownWrongAddress, true))
        return OrderedDialog::accept();
    m_list->setCurrentRow(static_cast<int>(wrong - m_drafts.begin()));
    showCurrent(); // says what is wrong
    m_form->editAddress();
}

void BrokersDialog::edit(const BrokerDraft& draft)
{
    m_hasShownWrongAddress = false;
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_drafts[row] = draft;
    showNames();
    report();
}

void BrokersDialog::report()
{
    const QList<Broker> now = brokers();
    if (std::exchange(m_reported, now) != now)
        Q_EMIT changed(now);
}

void BrokersDialog::fitWidth()
{
    m_scroll->setMinimumWidth(m_stages->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width());
}

void BrokersDialog::showEvent(QShowEvent* event)
{
    fitWidth(); // the style is known now
    m_hasShownWrongAddress = false;
    if (m_drafts.isEmpty())
        m_add->setFocus();
    OrderedDialog::showEvent(event);
}

void BrokersDialog::done(int result)
{
    m_form->commit();
    showCurrent(); // ends the test, and hides the password again
    QDialog::done(result);
}

} // namespace qipan::ui
