#pragma once

#include "ui/panels/words_bar.h"

class QPushButton;

namespace qipan::ui {

/// Asks the host whether someone may join. Hidden until `ask`.
class KnockBar final : public WordsBar {
    Q_OBJECT

public:
    explicit KnockBar(QWidget* parent = nullptr);

    /// Takes the focus, except from a text field.
    void ask(const QString& name);
    /// Hides the bar after the request was withdrawn; the focus returns to where it was.
    void dismiss();

Q_SIGNALS:
    void answered(bool letIn);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_name;
    QPushButton* m_letIn;
    QPushButton* m_decline;
};

} // namespace qipan::ui
