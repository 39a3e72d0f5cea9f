// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace qipan::ui {

/// Opens a table to friends who are not on the local network: the choice of a broker, then the code and the link with
/// which they find the table.
class InternetTable final : public QWidget {
    Q_OBJECT

public:
    enum class State {
        Closed,     ///< the table is open to the local network only
        Connecting, ///< to the broker
        Open,       ///< guests can knock
        Away,       ///< the broker does not answer at present
        Failed,
    };
    /// What friends need to find the table.
    struct Invitation {
        QString broker; ///< as the user knows it
        QString code;
        QString spelledCode; ///< for screen readers
        QString link;
    };

    explicit InternetTable(QWidget* parent = nullptr);

    /// Sets the names of the brokers to choose from, the usual one first.
    void setBrokers(const QStringList& names);
    /// Sets the state. `why` says why it has failed.
    void setState(State state, const Invitation& invitation = {}, const QString& why = {});

Q_SIGNALS:
    /// The user wants to open the table at the broker with this index.
    void openRequested(int broker);
    /// The user wants to wait no longer for the broker.
    void cancelRequested();
    /// The user wants to add a broker.
    void setUpRequested();

private:
    void copy(const QString& text, const QString& note);
    void update();
    void retranslate();
    [[nodiscard]] QString stateText() const;

    State m_state = State::Closed;
    Invitation m_invitation;
    QString m_why;
    QLabel* m_introduction;
    QLabel* m_brokersLabel;
    QComboBox* m_brokers;
    QPushButton* m_open;
    QPushButton* m_cancel;
    QPushButton* m_setUp;
    QLabel* m_code;
    QPushButton* m_copyCode;
    QPushButton* m_copyLink;
    QLabel* m_stateLabel;
};

} // namespace qipan::ui
