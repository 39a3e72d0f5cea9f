#include "ui/panels/chat_panel.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

namespace qipan::ui {
namespace {

constexpr int maxMessages = 1000;

} // namespace

ChatPanel::ChatPanel(QWidget* parent)
    : QWidget{parent}
    , m_history{new QTextBrowser{this}}
    , m_input{new QLineEdit{this}}
    , m_send{new QPushButton{this}}
{
    m_history->setOpenLinks(false);
    m_history->setUndoRedoEnabled(false);
    m_history->setTabChangesFocus(true);
    m_history->document()->setMaximumBlockCount(maxMessages);
    m_history->setMinimumHeight(48);
    m_input->setMaxLength(2 * maxLength); // in UTF-16; code points are counted when sending

    auto* row = new QHBoxLayout;
    row->addWidget(m_input, 1);
    row->addWidget(m_send);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_history, 1);
    column->addLayout(row);

    connect(m_input, &QLineEdit::returnPressed, this, &ChatPanel::send);
    connect(m_send, &QPushButton::clicked, this, &ChatPanel::send);
    setFocusProxy(m_input);
    retranslate();
}

void ChatPanel::add(const QString& who, const QString& text, bool own)
{
    append(who + tr(": "), text);
    if (own)
        return;
    speak(*m_history, who + tr(": ") + text);
    Q_EMIT added();
}

void ChatPanel::addNote(const QString& text)
{
    append({}, text);
}

void ChatPanel::append(const QString& who, const QString& text)
{
    // Inserted as text with a format, never as HTML: what the other side writes stays what it is.
    QTextCursor cursor{m_history->document()};
    cursor.movePosition(QTextCursor::End);
    if (!m_history->document()->isEmpty())
        cursor.insertBlock();
    QTextCharFormat name;
    name.setFontWeight(QFont::Bold);
    cursor.insertText(who, name);
    QTextCharFormat words;
    words.setFontItalic(who.isEmpty());
    QString oneLine = text;
    oneLine.replace(u'\n', u' ').replace(QChar::ParagraphSeparator, u' ').replace(QChar::LineSeparator, u' ');
    cursor.insertText(oneLine, words);
    m_history->verticalScrollBar()->setValue(m_history->verticalScrollBar()->maximum());
}

void ChatPanel::clear()
{
    m_history->clear();
    m_input->clear();
}

QString ChatPanel::history() const
{
    return m_history->toPlainText();
}

void ChatPanel::setConnected(bool connected)
{
    m_input->setEnabled(connected);
    m_send->setEnabled(connected);
}

void ChatPanel::send()
{
    const QString text = firstCodePoints(m_input->text().trimmed(), maxLength);
    if (text.isEmpty())
        return;
    m_input->clear();
    Q_EMIT sent(text);
}

void ChatPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChatPanel::retranslate()
{
    m_history->setAccessibleName(tr("What was said"));
    m_input->setPlaceholderText(tr("Say something"));
    m_input->setAccessibleName(tr("Say something"));
    m_send->setText(tr("S&end"));
}

} // namespace qipan::ui
