#pragma once

#include "ui/panels/words_bar.h"

class QPushButton;

namespace qipan::ui {

/// Someone knocks at the host's table. Hidden until `ask`.
class KnockBar final : public WordsBar {
    Q_OBJECT

public:
    explicit KnockBar(QWidget* parent = nullptr);

    void ask(const QString& name);

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
