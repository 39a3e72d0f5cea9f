// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <QScrollBar>
#include <QTextEdit>
#include <QTime>

namespace qipan::ui {

/// A log of chat messages and events, one line each with the time of day. All text is plain: no HTML, no links, and no
/// message can imitate another line. Keeps the last `maxLines` lines.
class ChatHistory final : public QTextEdit {
    Q_OBJECT

public:
    static constexpr int maxLines = 1000;

    explicit ChatHistory(QWidget* parent = nullptr);

    void addMessage(const QTime& time, const QString& who, const QString& text);
    /// Adds an event that is not a message.
    void addNote(const QTime& time, const QString& text);
    /// Returns the text of a counting note.
    using CountText = std::function<QString(int count)>;
    /// Adds a note that counts events of the same `matter` (any number above 0). If the last line counts that matter,
    /// it is updated; otherwise a new line begins at 1.
    void addTally(const QTime& time, int matter, const CountText& words);
    void clearLines();
    /// Scrolls to the last line, even if the user reads further up.
    void scrollToEnd();

    /// One line.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// `kind` is empty for events.
    struct Line {
        QTime time;
        QString who;
        QString text;
        int matter = 0; ///< what is counted, or 0
        int count = 0;
    };

    void add(Line line);
    void takeLast();
    void write(const Line& line);
    void writeAll();
    [[nodiscard]] bool isAtEnd() const;

    std::deque<Line> m_lines;
    bool m_isScrolling = false;
};

} // namespace qipan::ui
