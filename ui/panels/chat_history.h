#pragma once

#include <deque>
#include <functional>
#include <QTextEdit>
#include <QTime>

namespace qipan::ui {

/// What was said and what happened, one line each with the time of day. Everything is plain text: nothing is read as
/// HTML, nothing is a link, and no text can begin a line that looks like another's. The last `maxLines` stay.
class ChatHistory final : public QTextEdit {
    Q_OBJECT

public:
    static constexpr int maxLines = 1000;

    explicit ChatHistory(QWidget* parent = nullptr);

    void addSaid(const QTime& time, const QString& who, const QString& text);
    /// Something that happened, not said by anyone.
    void addNote(const QTime& time, const QString& text);
    /// What a counting note says of its count.
    using CountWords = std::function<QString(int count)>;
    /// A note that counts what happens of one `matter` (any number above 0): it goes on in the last line when that
    /// counts the same matter, and begins at 1 in a new one otherwise.
    void addTally(const QTime& time, int matter, const CountWords& words);
    void clearLines();
    /// Shows the last line, also to one who reads further up.
    void scrollToEnd();

    /// One line.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// `who` is empty for what nobody said.
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
};

} // namespace qipan::ui
