#pragma once

#include "app/link_desk.h"
#include "core/link/play.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace qipan::app {

/// Plays a game of link-match again from its record, board after board, and checks each step against the rules.
class LinkReplay final : public QObject {
    Q_OBJECT

public:
    LinkReplay(ui::MainWindow& window, LinkDesk& desk, QObject* parent);

    /// Shows the page and runs. `text` holds the boards as lines; what is no record is told and nothing is shown.
    void start(const QString& text);
    void applyTheme(const ui::Theme& theme);
    /// The board as far as it is; null before it is dealt.
    [[nodiscard]] const link::Play* play() const { return m_play ? &*m_play : nullptr; }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    void connectPage(ui::MainWindow::Page page);
    /// Deals the board of the next line.
    void next();
    void dealt(const LinkDealer::Dealt& dealt);
    void setRunning(bool running);
    void step();
    void arm();
    void show();
    void refuse(const QString& reason);

    ui::MainWindow& m_window;
    LinkDesk& m_desk; ///< whose tiles are shown
    ui::Theme m_theme;
    LinkDealer* m_dealer; // a child
    QTimer m_timer;
    QStringList m_lines;
    qsizetype m_line = 0; // the next one
    link::PlayRecord m_record;
    std::optional<link::Play> m_play;
    bool m_isRunning = false;
};

} // namespace qipan::app
