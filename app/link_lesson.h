#pragma once

#include "app/link_desk.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>

namespace qipan::app {

/// A short lesson of link-match on tiny boards: straight paths, corners, and the border, learnt by doing.
class LinkLesson final : public QObject {
    Q_OBJECT

public:
    LinkLesson(ui::MainWindow& window, LinkDesk& desk, QObject* parent);

    /// Shows the first step.
    void start();
    void applyTheme(const ui::Theme& theme) { m_theme = theme; }
    void retranslate();
    /// The board of the step.
    [[nodiscard]] const link::Game& game() const { return m_game; }

Q_SIGNALS:
    /// The last step was done, and the user wants to play.
    void finished();
    void closed();

private:
    void connectPage(ui::MainWindow::Page page);
    void show(std::size_t step);
    void chosen(Cell cell, Qt::MouseButton button);
    [[nodiscard]] QString words() const;

    ui::MainWindow& m_window;
    LinkDesk& m_desk; ///< whose tiles are shown
    ui::Theme m_theme;
    std::size_t m_step = 0;
    bool m_hasFailed = false; // the last two tiles were equal, and no path joined them
    link::Game m_game;
};

} // namespace qipan::app
