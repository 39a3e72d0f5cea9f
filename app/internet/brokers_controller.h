// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_check.h"
#include "ui/brokers/broker.h"
#include "ui/shell/window_parts.h"

#include <QPointer>

namespace qipan::ui {
class BrokersDialog;
}

namespace qipan::app {

class BrokerStore;

/// Controls the dialog for the user's brokers: stores changes, and tests brokers, one at a time.
class BrokersController final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    BrokersController(const ui::WindowParts& window, BrokerStore& store, QObject* parent);

    /// Shows the dialog.
    void open();

private:
    void test(const ui::Broker& broker);
    void cancelTest();

    const ui::WindowParts m_parts;
    BrokerStore& m_store;
    ui::BrokersDialog* m_dialog = nullptr; // a child of the window, created on first use
    QPointer<net::BrokerCheck> m_check;    ///< a child, while a test runs
};

} // namespace qipan::app
