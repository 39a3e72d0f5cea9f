#pragma once

#include <QTextBrowser>

namespace qipan::ui {

/// Words of a page of the book, in Markdown: as high as they need, for a page that scrolls as a whole. Its links are
/// only told: by anchorClicked, and by highlighted when the pointer or the keyboard is on one.
class WordsBlock final : public QTextBrowser {
    Q_OBJECT

public:
    explicit WordsBlock(const QString& markdown, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void setLines();
    void fit();

    const QString m_markdown;
};

} // namespace qipan::ui
