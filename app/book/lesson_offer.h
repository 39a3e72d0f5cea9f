#pragma once

#include "app/settings.h"
#include "ui/main_window.h"

#include <QObject>
#include <QSet>
#include <QString>

namespace qipan::app {

/// Offers the first lesson of a game to whoever sees its board for the first time: once, answered or not.
class LessonOffer final : public QObject {
    Q_OBJECT

public:
    LessonOffer(ui::MainWindow& window, Settings& settings, QObject* parent);

    /// The window shows a board of this game to play on, or none where it is empty.
    void showBoard(const QString& game);
    /// The lesson was begun, or a game was finished: who has done that needs no offer.
    void end(const QString& game);
    void retranslate();

Q_SIGNALS:
    void accepted(const QString& game);

private:
    void note(const QString& game);
    void ask();

    ui::MainWindow& m_window;
    Settings& m_settings;
    QString m_game;       ///< whose board is shown
    QSet<QString> m_open; ///< offered, and neither taken nor declined yet
};

} // namespace qipan::app
