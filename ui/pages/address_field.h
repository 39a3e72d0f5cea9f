// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStringList>
#include <QWidget>

class QAction;
class QPushButton;

namespace qipan::ui {

/// An input field for the address, the code or the link of a table, with a list of remembered addresses for completion,
/// which can be removed.
class AddressField final : public QWidget {
    Q_OBJECT

public:
    explicit AddressField(QWidget* parent = nullptr);

    /// Sets the addresses joined before, latest first. Keeps the typed text.
    void setRemembered(const QStringList& addresses);
    void setAddress(const QString& address) { m_box->setEditText(address); }
    /// Trimmed.
    [[nodiscard]] QString address() const { return m_box->currentText().trimmed(); }

Q_SIGNALS:
    void changed();
    /// The user typed, or chose a remembered address.
    void edited();
    /// Enter was pressed.
    void entered();
    /// The user removed addresses; `addresses` are the remaining ones.
    void rememberedChanged(const QStringList& addresses);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QStringList remembered() const;
    void forget(const QStringList& remaining);

    QComboBox* m_box;
    QPushButton* m_forget;
    QAction* m_forgetThis;
    QAction* m_forgetAll;
};

} // namespace qipan::ui
