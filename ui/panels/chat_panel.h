#pragma once

#include "ui/panels/flood_gate.h"

#include <functional>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace qipan::ui {

class ChatHistory;
class PhraseMenu;

/// The talk at a table on the LAN. Everything is shown as plain text.
///
/// The other side cannot disturb: what comes faster than people write is counted in one quiet line instead of shown,
/// and so is all that it says while it is muted.
class ChatPanel final : public QWidget {
    Q_OBJECT

public:
    static constexpr int maxLength = 500; ///< Unicode code points of one message, as the protocol has it
    using Now = std::function<QDateTime()>;

    explicit ChatPanel(QWidget* parent = nullptr);

    /// Something said, by `who`; announced to screen readers when it comes from the other side. One's own is added when
    /// it has been sent, as `sent` gave it: only then does it leave the field.
    void add(const QString& who, const QString& text, bool own);
    /// Something that happened, not said by anyone.
    void addNote(const QString& text);
    /// A new peer: nothing was said yet, and nobody is muted.
    void clear();

    [[nodiscard]] QString history() const; ///< as plain text, one message a line, each with its time of day
    /// Messages of the other side that were shown while the panel could not be seen. Seeing it takes them away.
    [[nodiscard]] int unread() const { return m_unread; }
    [[nodiscard]] bool isMuted() const;

    /// False where nobody listens: what was said stays readable, and what is being typed stays in the field.
    void setConnected(bool connected);
    void setVisible(bool visible) override;
    /// True for one who watches: the talk can be read, but not joined.
    void setWatching(bool watching);
    /// Where times come from; the machine's clock without this.
    void setClock(Now now) { m_now = std::move(now); }

Q_SIGNALS:
    /// The user wants to say this: 1 to `maxLength` code points, without line ends.
    void sent(const QString& text);
    /// The other side said something, and it is shown: not when it is muted or too fast.
    void added();
    void unreadChanged(int unread);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum Matter { TooFast = 1, Muted = 2 };

    void send();
    void openPhrases();
    void receive(const QString& who, const QString& text);
    void hold(Matter matter);
    void setUnread(int unread);
    void dropUnreadable();
    void updateInput();
    void retranslate();
    [[nodiscard]] QString typed() const;

    Now m_now = &QDateTime::currentDateTime;
    FloodGate m_gate;
    int m_unread = 0;
    bool m_connected = true;
    bool m_watching = false;
    bool m_wasTyping = false; ///< the keyboard was in the field when that was closed

    ChatHistory* m_history;
    QLineEdit* m_input;
    QPushButton* m_send;
    QPushButton* m_phrases;
    PhraseMenu* m_phraseMenu;
    QCheckBox* m_mute;
};

} // namespace qipan::ui
