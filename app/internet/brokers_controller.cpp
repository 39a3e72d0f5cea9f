// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/internet/brokers_controller.h"

#include "app/internet/broker_store.h"
#include "ui/brokers/brokers_dialog.h"

#include <algorithm>

namespace qipan::app {

namespace {

[[nodiscard]] ui::ReadBrokerAddress readBrokerAddress(const QString& text)
{
    const auto address = net::parseBrokerAddress(text);
    if (!address)
        return {.address = {}, .name = {}, .error = address.error()};
    return {.address = net::formatBrokerAddress(*address),
            .name = net::brokerAuthority(*address),
            .isExposed = !address->isTls && !net::isOnThisMachine(*address)};
}

} // namespace

BrokersController::BrokersController(const ui::WindowParts& window, BrokerStore& store, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_store{store}
{
}

void BrokersController::open()
{
    if (m_dialog == nullptr) {
        m_dialog = new ui::BrokersDialog{readBrokerAddress, &m_parts.window};
        connect(m_dialog, &ui::BrokersDialog::testRequested, this, &BrokersController::test);
        connect(m_dialog, &ui::BrokersDialog::testCancelled, this, &BrokersController::cancelTest);
        connect(m_dialog, &ui::BrokersDialog::changed, this, [this](const QList<ui::Broker>& brokers) {
            m_store.setBrokers(brokers);
            m_dialog->setProblem(m_store.problem());
        });
    }
    m_dialog->setBrokers(m_store.brokers());
    m_dialog->setProblem(m_store.problem());
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void BrokersController::test(const ui::Broker& broker)
{
    cancelTest();
    const auto address = net::parseBrokerAddress(broker.address);
    if (!address)
        return m_dialog->showTestEnd(address.error());
    m_check = new net::BrokerCheck{{*address, broker.user, broker.password, broker.certificates}, this};
    connect(m_check, &net::BrokerCheck::passed, m_dialog,
            [this](net::BrokerCheck::Step step) { m_dialog->showTestStep(net::sentenceOf(step)); });
    connect(m_check, &net::BrokerCheck::failed, this,
            [this, address = *address](net::BrokerCheck::Step, net::BrokerError error) {
                cancelTest();
                m_dialog->showTestEnd(net::sentenceOf(error, address));
            });
    connect(m_check, &net::BrokerCheck::succeeded, this, [this](std::chrono::milliseconds roundTrip) {
        cancelTest();
        m_dialog->showTestEnd(tr("Tables can be opened here. A message takes %1 ms there and back.")
                                  .arg(std::max<qint64>(1, roundTrip.count())));
    });
    m_check->start();
}

/// From now on the check says nothing.
void BrokersController::cancelTest()
{
    if (!m_check)
        return;
    m_check->disconnect();
    m_check->deleteLater(); // it may be in one of its signals
    m_check.clear();
}

} // namespace qipan::app
