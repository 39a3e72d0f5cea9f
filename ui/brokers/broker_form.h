// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/brokers/broker.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace qipan::ui {

/// A broker while it is edited.
struct BrokerDraft {
    Broker broker;        ///< its address is the last valid one; empty for none yet
    QString typedAddress; ///< may be invalid, and is kept until it is corrected

    friend bool operator==(const BrokerDraft&, const BrokerDraft&) = default;
};

/// Editor of one broker. A change is applied when its field loses the focus or Enter is pressed. It also shows the test
/// of the broker, which ends as soon as something is changed.
class BrokerForm final : public QWidget {
    Q_OBJECT

public:
    /// `read` checks addresses.
    explicit BrokerForm(BrokerAddressReader read, QWidget* parent = nullptr);

    void setDraft(const BrokerDraft& draft);
    /// Applies the content of the fields.
    void commit();
    /// Moves the focus to the address.
    void editAddress();
    /// Shows a message in place of others.
    void setNote(const QString& note);
    /// Adds a sentence to the note: a step of the running test. Does nothing if no test runs, as does endTest().
    void addStep(const QString& sentence);
    /// The same for its result.
    void endTest(const QString& sentence);
    /// Cancels the running test, if there is one.
    void cancelTest();

Q_SIGNALS:
    void edited(const qipan::ui::BrokerDraft& draft);
    void testRequested(const qipan::ui::Broker& broker);
    void testCancelled();

private:
    void browse();
    void startTest();
    void showPassword(bool isShown);
    void setTesting(bool isTesting);
    void showSteps();
    void retranslate();

    const BrokerAddressReader m_read;
    BrokerDraft m_draft;
    bool m_isTesting = false;
    QStringList m_steps; ///< of the last test
    QLineEdit* m_address;
    QLabel* m_warning;
    QLineEdit* m_user;
    QLineEdit* m_password;
    QCheckBox* m_reveal;
    QLineEdit* m_certificates;
    QPushButton* m_browse;
    QPushButton* m_test;
    QLabel* m_note;
    QLabel* m_labels[4];
};

} // namespace qipan::ui
