// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QSet>
#include <QString>

namespace qipan::app {

/// Offers the first lesson of a game when its board is shown for the first time; only once, even if there is no answer.
class LessonOffer final : public QObject {
    Q_OBJECT

public:
    LessonOffer(ui::MessageQueue& messages, Settings& settings, QObject* parent);

    /// The window shows a playable board of this game; empty for none.
    void showBoard(const QString& game);
    /// Withdraws the offer, because the lesson was started or a game was finished.
    void end(const QString& game);
    void retranslate();

Q_SIGNALS:
    void accepted(const QString& game);

private:
    void note(const QString& game);
    void ask();

    ui::MessageQueue& m_messages;
    Settings& m_settings;
    QString m_game;       ///< whose board is shown
    QSet<QString> m_open; ///< offered, and neither accepted nor declined yet
};

} // namespace qipan::app
