#pragma once

#include "ui/panels/words_bar.h"

class QPushButton;

namespace qipan::ui {

/// Tells of a game that was interrupted, and offers to go on with it or to give it up. Hidden while there is none.
class ResumeBar final : public WordsBar {
    Q_OBJECT

public:
    explicit ResumeBar(QWidget* parent = nullptr);

    /// What waits, in a whole sentence; empty for nothing.
    void setUnfinished(const QString& text);

Q_SIGNALS:
    void resumeWanted();
    void discardWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPushButton* m_goOn;
    QPushButton* m_discard;
};

} // namespace qipan::ui
