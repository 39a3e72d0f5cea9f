#pragma once

#include "ui/pages/closable_page.h"

class QLabel;
class QPushButton;

namespace qipan::ui {

class BoardArea;
class LinkView;

/// A lesson of link-match: words above a tiny board, and a button for the next step.
class LinkLessonPage final : public ClosablePage {
    Q_OBJECT

public:
    explicit LinkLessonPage(QWidget* parent = nullptr);

    [[nodiscard]] LinkView& view() { return *m_view; }
    /// What is to be done; told to screen readers too.
    void setWords(const QString& words);
    /// The board is empty: one may go on. After the last step that ends the lesson.
    void setDone(bool done, bool isLast);

Q_SIGNALS:
    void nextWanted();

protected:
    void retranslate() override;

private:
    QLabel* m_heading;
    QLabel* m_words;
    BoardArea* m_area;
    LinkView* m_view;
    QPushButton* m_next;
    bool m_isLast = false;
};

} // namespace qipan::ui
