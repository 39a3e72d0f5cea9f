#pragma once

#include "app/link/link_desk.h"
#include "app/link/link_replay.h"
#include "ui/main_window.h"

#include <QObject>

namespace qipan::app {

/// The pages around the board of link-match: the one that chooses a game, the scores and the replay.
class LinkPages final : public QObject {
    Q_OBJECT

public:
    LinkPages(ui::MainWindow& window, LinkDesk& desk, QObject* parent);

    void showStart();
    void showScores();
    /// Boards of link-match as lines: tiles that were laid out and not played with yet are there to be played, all else
    /// is shown again.
    void open(const QString& lines);
    [[nodiscard]] LinkReplay& replay() { return *m_replay; }

private:
    void connectPage(ui::MainWindow::Page page);
    void use(const ui::LinkPreferences& choice);
    void playAgain(const QString& deal);
    void list();
    void close();

    ui::MainWindow& m_window;
    LinkDesk& m_desk;
    LinkReplay* m_replay; // a child
};

} // namespace qipan::app
