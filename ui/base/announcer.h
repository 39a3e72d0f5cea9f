// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace qipan::ui {

/// Announces to screen readers what happens in a window: moves, results, refusals, messages, chat. Texts that come
/// within 150 ms are announced together, equal ones once, so that what several widgets show is heard once. An equal
/// text that comes later is announced again.
///
/// From Qt 6.8 on a text is an announcement event. Before, it is the name of an object of the role Notification, which
/// is shown for some seconds: Orca speaks these wherever the focus is, but neither alerts nor changed descriptions.
class Announcer final : public QObject {
    Q_OBJECT

public:
    /// Returns the announcer of the window that has `widget`. The window owns it.
    [[nodiscard]] static Announcer& of(const QWidget& widget);

    /// Announces a text soon.
    void say(const QString& text) { collect(text, {}); }
    /// Announces a text soon if `source`, which shows it, is visible then.
    void say(const QString& text, const QWidget& source) { collect(text, &source); }
    /// Announces now what would be announced soon.
    void flush();
    /// Makes the latest announcement again; called again, the one before it, and so on.
    void repeat();
    /// Returns the announcements, oldest first: the last 20.
    [[nodiscard]] const QStringList& history() const { return m_history; }

Q_SIGNALS:
    void announced(const QString& text);

private:
    struct Text {
        QString words;
        std::optional<QPointer<const QWidget>> source; ///< must be visible; none if it does not matter

        [[nodiscard]] bool isDue() const { return !source || (*source && (*source)->isVisible()); }
    };

    explicit Announcer(QWidget& window);
    [[nodiscard]] static QString joined(const QStringList& texts);
    void collect(const QString& text, std::optional<QPointer<const QWidget>> source);
    void announce(const QString& text);

    QWidget& m_window;
    std::vector<Text> m_collected;
    QTimer m_soon;
    QStringList m_history;
    int m_repeated = 0; ///< how many of the latest announcements were repeated since the last one
};

/// Announces a text that `source` shows, if it is visible; see Announcer.
void speak(const QWidget& source, const QString& text);

} // namespace qipan::ui
