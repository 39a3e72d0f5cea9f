#pragma once

#include <QPoint>
#include <QString>
#include <QTextBrowser>

namespace qipan::ui {

/// Words of a page of the book, in Markdown: as high as they need, for a page that scrolls as a whole. Its links are
/// only told. Tab goes from link to link; words without any are a stop as a whole, for screen readers.
class WordsBlock final : public QTextBrowser {
    Q_OBJECT

public:
    explicit WordsBlock(const QString& markdown, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The pointer is on this link, or else the keyboard; empty where neither is on one any more.
    void pointedAt(const QString& address);
    /// The keyboard has come to this part of the words.
    void reached(const QRect& part);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void setLines();
    void fit();
    void tell();

    const QString m_markdown;
    bool m_hasLinks = false;
    QString m_hovered; ///< the link under the pointer
    QString m_focused; ///< the link with the keyboard
    QString m_told;
    QPoint m_pointer;        ///< where it was when it came to the link, on the screen
    bool m_isFramed = false; ///< the keyboard came here by Tab, and to no link
};

} // namespace qipan::ui
