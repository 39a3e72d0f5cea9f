#pragma once

#include "app/link/link_desk.h"
#include "app/settings.h"
#include "core/book/chapter.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QString>

#include <optional>

namespace qipan::app {

/// The first lesson of each game: a chapter of exercises (docs/book.md), a page a step, learnt by doing. It can be left
/// at any time, leads back to where one was, and goes on at its step another time.
class LessonDesk final : public QObject {
    Q_OBJECT

public:
    /// The tiles of `link` are shown in the lesson of link-match.
    LessonDesk(ui::MainWindow& window, Settings& settings, const LinkDesk& link, QObject* parent);

    /// Shows the lesson of this game at the step where it was left.
    void start(const QString& game);
    /// Shows the answer on the board.
    void hint();
    void applyTheme(const ui::Theme& theme);
    void applyPreferences();
    /// Another language: the same step in it.
    void retranslate();
    /// The lesson that is or was shown; null before the first.
    [[nodiscard]] const book::Chapter* chapter() const { return m_chapter ? &*m_chapter : nullptr; }

Q_SIGNALS:
    /// Its last step was done: the user wants to play this game.
    void playWanted(const QString& game);

private:
    void connectPage();
    void pageChanged(ui::MainWindow::Page page);
    void show(std::size_t step);
    void next();
    void close();

    ui::MainWindow& m_window;
    Settings& m_settings;
    const LinkDesk& m_link;
    ui::Theme m_theme;
    QString m_game;
    std::optional<book::Chapter> m_chapter;
    QString m_language; ///< of the chapter
    std::size_t m_step = 0;
    bool m_isOpen = false; ///< shown, or behind the rules, the book or the puzzles
    QString m_gameBefore;  ///< of the window before it was
};

} // namespace qipan::app
