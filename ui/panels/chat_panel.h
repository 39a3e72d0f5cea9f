#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace qipan::ui {

/// The talk at a table on the LAN. Everything is shown as plain text.
class ChatPanel final : public QWidget {
    Q_OBJECT

public:
    static constexpr int maxLength = 500; ///< Unicode code points of one message, as the protocol has it

    explicit ChatPanel(QWidget* parent = nullptr);

    /// Something said, by `who`; announced to screen readers when it comes from the other side.
    void add(const QString& who, const QString& text, bool own);
    /// Something that happened, not said by anyone.
    void addNote(const QString& text);
    void clear();

    [[nodiscard]] QString history() const; ///< as plain text, one message a line
    /// False where nobody listens: what was said stays readable.
    void setConnected(bool connected);

Q_SIGNALS:
    /// The user said this: 1 to `maxLength` code points, without line ends.
    void sent(const QString& text);
    /// The other side said something.
    void added();

protected:
    void changeEvent(QEvent* event) override;

private:
    void send();
    void append(const QString& who, const QString& text);
    void retranslate();

    QTextBrowser* m_history = nullptr;
    QLineEdit* m_input = nullptr;
    QPushButton* m_send = nullptr;
};

} // namespace qipan::ui
