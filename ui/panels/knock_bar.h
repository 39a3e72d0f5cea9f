#pragma once

#include "ui/panels/words_bar.h"

class QPushButton;

namespace qipan::ui {

/// Someone knocks at the host's table. Hidden until `ask`.
class KnockBar final : public WordsBar {
    Q_OBJECT

public:
    explicit KnockBar(QWidget* parent = nullptr);

    /// The keyboard comes to the bar, except from a text field.
    void ask(const QString& name);
    /// Nobody knocks any more: the keyboard goes back to where it was.
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
