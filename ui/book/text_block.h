// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>
#include <QTextBrowser>

#include <functional>

class QBrush;

namespace qipan::ui {

/// Fills a document with text of the book. HTML is not interpreted: tags are plain text. Numbers that link to a source
/// are put in brackets, and emphasis in Chinese text is bold instead of italic.
void setBookText(QTextDocument& document, const QString& markdown);

/// Draws lines around the table cells of a document. Lengths are in units of the document.
void ruleTables(const QTextDocument& document, const QBrush& lines, double width, double padding);

/// Sets the line height of all text, in per cent, and lets `change` change the format of each link.
void styleText(QTextDocument& document, double lineHeight, const std::function<void(QTextCharFormat&)>& change);

/// Markdown text of a page of the book, as high as its content, since the page scrolls as a whole. Links are only
/// reported. Tab moves from link to link; screen readers read the page, not the block.
class TextBlock final : public QTextBrowser {
    Q_OBJECT

public:
    explicit TextBlock(const QString& markdown, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The link under the pointer, or else the one with the focus; empty if neither is on a link.
    void pointedAt(const QString& address);
    /// The focus moved to this part of the text.
    void reached(const QRect& part);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fill();
    void fit();
    void emitPointedAt();

    const QString m_markdown;
    bool m_hasLinks = false;
    QString m_hovered; ///< link under the pointer
    QString m_focused; ///< link with the keyboard focus
    QString m_pointedAt;
    QPoint m_pointer; ///< global position of the pointer when it reached the link
};

} // namespace qipan::ui
