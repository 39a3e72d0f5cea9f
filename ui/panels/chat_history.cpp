// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/chat_history.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextCursor>

#include <cmath>
#include <utility>

namespace qipan::ui {

ChatHistory::ChatHistory(QWidget* parent)
    : QTextEdit{parent}
{
    setReadOnly(true);
    setBackgroundRole(QPalette::Base); // above the first whole line too
    setAutoFillBackground(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a long word must not cause horizontal scrolling
    document()->setMaximumBlockCount(maxLines);
    constexpr int margin = 2; // there may be room for few lines
    document()->setDocumentMargin(margin);
}

QSize ChatHistory::minimumSizeHint() const
{
    const double line = fontMetrics().height() + 2 * (document()->documentMargin() + frameWidth());
    return {6 * fontMetrics().height(), static_cast<int>(std::ceil(line))};
}

void ChatHistory::addMessage(const QTime& time, const QString& who, const QString& text)
{
    add({time, onOneLine(who), onOneLine(text)});
}

void ChatHistory::addNote(const QTime& time, const QString& text)
{
    add({time, {}, onOneLine(text)});
}

void ChatHistory::addTally(const QTime& time, int matter, const CountText& words)
{
    int count = 1;
    if (!m_lines.empty() && m_lines.back().matter == matter) {
        count += m_lines.back().count;
        takeLast();
    }
    add({time, {}, onOneLine(words(count)), matter, count});
}

void ChatHistory::takeLast()
{
    m_lines.pop_back();
    QTextCursor last{document()};
    last.movePosition(QTextCursor::End);
    last.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
    last.removeSelectedText();
    last.deletePreviousChar(); // the preceding line break, if any
}

void ChatHistory::clearLines()
{
    m_lines.clear();
    clear();
}

void ChatHistory::add(Line line)
{
    const bool wasAtEnd = isAtEnd();
    m_lines.push_back(std::move(line));
    if (m_lines.size() > maxLines)
        m_lines.pop_front();
    write(m_lines.back());
    if (wasAtEnd)
        scrollToEnd();
}

void ChatHistory::write(const Line& line)
{
    // Inserted as text with a format, never as HTML, since it comes from the peer.
    QTextCursor cursor{document()};
    cursor.movePosition(QTextCursor::End);
    if (!document()->isEmpty())
        cursor.insertBlock();
    QTextCharFormat quiet;
    quiet.setForeground(palette().color(QPalette::PlaceholderText));
    cursor.insertText(shortTime(line.time) + u' ', quiet);
    if (line.who.isEmpty()) {
        cursor.insertText(line.text, quiet);
        return;
    }
    QTextCharFormat name;
    name.setFontWeight(QFont::Bold);
    cursor.insertText(line.who + tr(": "), name);
    cursor.insertText(line.text, QTextCharFormat{});
}

void ChatHistory::writeAll()
{
    const bool wasAtEnd = isAtEnd();
    clear();
    for (const Line& line : m_lines)
        write(line);
    if (wasAtEnd)
        scrollToEnd();
}

/// A line that would be cut at the top is left out.
void ChatHistory::scrollToEnd()
{
    if (std::exchange(m_isScrolling, true))
        return;
    QScrollBar& bar = *verticalScrollBar();
    setViewportMargins({});
    bar.setValue(bar.maximum());
    const QRect first = cursorRect(cursorForPosition({0, 0}));
    if (first.top() < 0 && first.bottom() + first.height() < viewport()->height())
        setViewportMargins(0, first.bottom() + 1, 0, 0);
    bar.setValue(bar.maximum());
    m_isScrolling = false;
}

bool ChatHistory::isAtEnd() const
{
    return verticalScrollBar()->value() >= verticalScrollBar()->maximum() - fontMetrics().height();
}

void ChatHistory::resizeEvent(QResizeEvent* event)
{
    const bool wasAtEnd = isAtEnd();
    QTextEdit::resizeEvent(event);
    if (wasAtEnd)
        scrollToEnd();
}

void ChatHistory::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    // Colours and time formats may have changed.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        writeAll();
}

} // namespace qipan::ui
