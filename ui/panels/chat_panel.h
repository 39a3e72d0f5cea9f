// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/chinese_spacing.h"
#include "ui/panels/chat_history.h"

#include <QCheckBox>
#include <QDateTime>
#include <QMenu>
#include <QWidget>

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>

class QLineEdit;
class QPushButton;

namespace qipan::ui {

/// A rate limiter for chat messages: admits `most` messages in any `window`. After an excess, nothing passes until the
/// rate drops. Uses constant time and memory.
class FloodGate final {
public:
    static constexpr int most = 5;
    static constexpr std::chrono::milliseconds window{5000};

    /// Registers a message at `now`; returns false if it came too fast. A clock that was set back starts a new window.
    [[nodiscard]] bool admits(const QDateTime& now);
    void reset() { m_times = {}; }

private:
    std::array<std::optional<QDateTime>, most> m_times; ///< ring buffer of the last messages
    std::size_t m_oldest = 0;
};

/// A menu of common phrases for the chat.
class PhraseMenu final : public QMenu {
    Q_OBJECT

public:
    explicit PhraseMenu(QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user chose this phrase, in the current language.
    void chosen(const QString& phrase);
};

/// The chat of a LAN table, shown as plain text.
/// It protects from flooding: messages that arrive faster than people type, and all messages of a muted peer, are
/// counted in one line instead of shown.
class ChatPanel final : public QWidget {
    Q_OBJECT

public:
    static constexpr int maxLength = 500; ///< Unicode code points per message, as in the protocol
    using Now = std::function<QDateTime()>;

    explicit ChatPanel(QWidget* parent = nullptr);

    /// Adds a message by `kind`; messages of the peer are announced to screen readers. Add one's own after it was sent,
    /// as `sent` gave it: only then is it removed from the input field.
    void add(const QString& who, const QString& text, bool own);
    /// Adds an event that is not a message.
    void addNote(const QString& text) { m_history->addNote(m_now().time(), withChineseSpacing(text)); }
    /// Resets the panel for a new peer: no messages, nobody muted.
    void clear();

    /// As plain text, one message per line, each with its time of day.
    [[nodiscard]] QString history() const { return m_history->toPlainText(); }
    /// The number of peer messages shown while the panel was not visible. Reset when the panel is seen.
    [[nodiscard]] int unread() const { return m_unread; }
    [[nodiscard]] bool isMuted() const { return m_mute->isChecked(); }

    /// False if nobody receives messages: the history stays readable, and the typed text stays in the field.
    void setConnected(bool connected);
    void setVisible(bool visible) override;
    /// True for a spectator, who can read the chat but not write.
    void setSpectating(bool spectating);
    /// Sets the source of times; by default the system clock.
    void setClock(Now now) { m_now = std::move(now); }

Q_SIGNALS:
    /// The user sends `text`: 1 to `maxLength` code points, without line ends.
    void sent(const QString& text);
    /// A message of the peer was shown; not emitted for muted or flooding messages.
    void added();
    void unreadChanged(int unread);

protected:
    void showEvent(QShowEvent*) override { setUnread(0); }

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

    Now m_now = [] { return QDateTime::currentDateTime(); };
    FloodGate m_gate;
    int m_unread = 0;
    bool m_connected = true;
    bool m_isSpectating = false;
    bool m_wasTyping = false; ///< the field had the focus when it was disabled

    ChatHistory* m_history;
    QLineEdit* m_input;
    QPushButton* m_send;
    QPushButton* m_phrases;
    PhraseMenu* m_phraseMenu;
    QCheckBox* m_mute;
};

} // namespace qipan::ui
