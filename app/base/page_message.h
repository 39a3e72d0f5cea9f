// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace qipan::ui {
class MessageQueue;
class Navigation;
} // namespace qipan::ui

namespace qipan::app {

/// A message of the window about what the current page shows. It is withdrawn when that page is left.
class PageMessage final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    PageMessage(ui::MessageQueue& messages, ui::Navigation& navigation, QObject* parent);

    /// Replaces the message before.
    void show(const QString& text);
    /// Withdraws the message if it is still shown.
    void withdraw();

private:
    ui::MessageQueue& m_messages;
    QString m_text;
};

} // namespace qipan::app
