#pragma once

#include "app/background_task.h"
#include "app/link/link_desk.h"
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

    /// Shows the page and runs. `text` holds the boards as lines; what is no record is told and nothing is shown. In
    /// the end it must come to `points`, where those are known.
    void start(const QString& text, std::optional<int> points);
    /// What is replayed; empty before anything was.
    [[nodiscard]] QString text() const { return m_lines.join(u'\n'); }
    void applyTheme(const ui::Theme& theme);
    /// The board as far as it is; null before it is dealt.
    [[nodiscard]] const link::Play* play() const { return m_play ? &*m_play : nullptr; }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    void connectPage(ui::MainWindow::Page page);
    /// Deals the board of the next line.
    void next();
    /// What the board of the line before left; nothing where no other can follow.
    [[nodiscard]] std::optional<link::Standing> standingBefore() const;
    void dealt(const LinkDealer::Dealt& dealt);
    void setRunning(bool running);
    [[nodiscard]] bool isBusy() const { return m_dealer->isDealing() || m_follower.isRunning(); }
    /// Does the next step; a shuffle on another thread, as it searches.
    void step();
    void followed(const link::Play& after, const std::optional<link::RecordFault>& fault);
    void arm();
    void show();
    void refuse(const QString& reason);

    ui::MainWindow& m_window;
    LinkDesk& m_desk; ///< whose tiles are shown
    ui::Theme m_theme;
    LinkDealer* m_dealer; // a child
    BackgroundTask m_follower;
    QTimer m_timer;
    QStringList m_lines;
    ui::MainWindow::Page m_back = ui::MainWindow::Page::LinkScores; // where it was started
    std::optional<int> m_points;                                    // that the list has for it
    qsizetype m_line = 0;                                           // the next one
    link::PlayRecord m_record;
    std::optional<link::Play> m_play;
    bool m_isRunning = false;
};

} // namespace qipan::app
