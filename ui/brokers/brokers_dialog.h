// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/brokers/broker_form.h"
#include "ui/widgets/tab_order.h"

class QListWidget;
class QScrollArea;
class QStackedWidget;

namespace qipan::ui {

/// Dialog to add, edit, order, test and remove the user's brokers. A broker is reported once its address is valid; what
/// is unfinished stays here until it is finished or removed.
class BrokersDialog final : public OrderedDialog {
    Q_OBJECT

public:
    /// `read` checks addresses.
    explicit BrokersDialog(BrokerAddressReader read, QWidget* parent = nullptr);

    void setBrokers(const QList<Broker>& brokers);
    /// Those with a valid address.
    [[nodiscard]] QList<Broker> brokers() const;
    /// Tells what is wrong with the list as a whole; empty for nothing.
    void setProblem(const QString& problem);
    /// Tells a step of the running test, or how it ended. Does nothing if no test runs.
    void showTestStep(const QString& sentence);
    void showTestEnd(const QString& sentence);

    /// Closes the dialog; the first time only if no typed address is wrong, which it shows otherwise.
    void accept() override;

Q_SIGNALS:
    void changed(const QList<qipan::ui::Broker>& brokers);
    /// Answer with showTestStep() and showTestEnd(). At most one test runs at a time.
    void testRequested(const qipan::ui::Broker& broker);
    /// The running test is of no interest any more.
    void testCancelled();

protected:
    void showEvent(QShowEvent* event) override;
    void done(int result) override;

private:
    void add();
    void remove();
    void makeDefault();
    void edit(const BrokerDraft& draft);
    void report();
    /// Makes the part that scrolls as wide as it must be: it scrolls up and down only.
    void fitWidth();
    void showList(int current);
    void showNames();
    void showCurrent();
    [[nodiscard]] ReadBrokerAddress readCurrent(const QString& text) const;
    [[nodiscard]] QString nameOf(int row) const;

    const BrokerAddressReader m_read;
    QList<BrokerDraft> m_drafts;
    QList<Broker> m_reported;
    bool m_hasShownWrongAddress = false; ///< since the last change
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_default;
    QPushButton* m_close;
    QLabel* m_problem;
    QStackedWidget* m_stages;
    QLabel* m_introduction;
    BrokerForm* m_form;
    QScrollArea* m_scroll;
};

} // namespace qipan::ui
