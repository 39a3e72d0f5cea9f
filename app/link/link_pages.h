#pragma once

#include "app/link/link_controller.h"
#include "app/link/link_replay.h"
#include "ui/shell/main_window.h"

#include <QObject>

namespace qipan::app {

/// Controls the other pages of link-match: the choice of a game, the high scores and the replay.
class LinkPages final : public QObject {
    Q_OBJECT

public:
    LinkPages(ui::MainWindow& window, LinkController& controller, QObject* parent);

    void showStart();
    void showScores();
    /// Opens boards of link-match, one per line: laid-out tiles without moves can be played, everything else is
    /// replayed.
    void open(const QString& lines);
    [[nodiscard]] LinkReplay& replay() { return *m_replay; }

private:
    void connectPage(ui::MainWindow::Page page);
    void use(const ui::LinkPreferences& choice);
    void playAgain(const QString& deal);
    void list();
    void close();

    ui::MainWindow& m_window;
    LinkController& m_linkController;
    LinkReplay* m_replay; // a child
};

} // namespace qipan::app
