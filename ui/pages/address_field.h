#pragma once

#include <QStringList>
#include <QWidget>

class QAction;
class QComboBox;
class QPushButton;

namespace qipan::ui {

/// A line for the address of a table, with the remembered ones to choose from, complete and forget.
class AddressField final : public QWidget {
    Q_OBJECT

public:
    explicit AddressField(QWidget* parent = nullptr);

    /// Latest first. What is typed stays.
    void setRemembered(const QStringList& addresses);
    void setAddress(const QString& address);
    /// Trimmed.
    [[nodiscard]] QString address() const;

Q_SIGNALS:
    void changed();
    /// A person typed, or chose a remembered address.
    void edited();
    /// Enter.
    void entered();
    /// What is still remembered after a person had some forgotten.
    void rememberedChanged(const QStringList& addresses);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QStringList remembered() const;
    void forget(const QStringList& kept);
    void retranslate();

    QComboBox* m_box;
    QPushButton* m_forget;
    QAction* m_forgetThis;
    QAction* m_forgetAll;
};

} // namespace qipan::ui
