#pragma once

#include "app/link_desk.h"
#include "app/link_lesson.h"
#include "app/link_replay.h"
#include "ui/main_window.h"

#include <QObject>

namespace qipan::app {

/// The pages around the board of link-match: the one that chooses a game, the scores, the replay, and the lesson, which
/// is offered to whoever opens link-match for the first time.
class LinkPages final : public QObject {
    Q_OBJECT

public:
    LinkPages(ui::MainWindow& window, LinkDesk& desk, QObject* parent);

    void showStart();
    void showScores();
    void startLesson();
    void retranslate();
    [[nodiscard]] LinkLesson& lesson() { return *m_lesson; }
    [[nodiscard]] LinkReplay& replay() { return *m_replay; }

private:
    void connectPage(ui::MainWindow::Page page);
    void pageChanged(ui::MainWindow::Page page);
    void noteOffer();
    void askForLesson();
    void endOffer();
    void use(const ui::LinkPreferences& choice);
    void playAgain(const QString& deal);
    void list();
    void close();

    ui::MainWindow& m_window;
    LinkDesk& m_desk;
    LinkReplay* m_replay; // children
    LinkLesson* m_lesson;
    bool m_isLessonOffered = false; ///< and neither taken nor declined yet
};

} // namespace qipan::app
