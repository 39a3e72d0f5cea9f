#pragma once

#include "ui/panels/words_bar.h"

class QPushButton;

namespace qipan::ui {

/// Something to know about what a page shows, over it, until it is closed.
class NoticeBar final : public WordsBar {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Says something; nothing for an empty text.
    void tell(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void close();
    void retranslate();

    QPushButton* m_close;
};

} // namespace qipan::ui
