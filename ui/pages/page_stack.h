#pragma once

#include <QList>
#include <QStackedWidget>

namespace qipan::ui {

class Actions;
class HistoryPage;
class BookPage;
class HomePage;
class HostPage;
class JoinPage;
class LinkPage;
class LessonPage;
class LinkReplayPage;
class LinkScoresPage;
class LinkStartPage;
class MatchPage;
class PuzzlePage;
class RecordPage;
class RulesPage;
class StatisticsPage;

/// The pages of the window, one of them in front. A page is made when it is first asked for, so that the window comes
/// sooner; the home page is there from the start.
class PageStack final : public QStackedWidget {
    Q_OBJECT

public:
    enum class Page {
        Home,
        Match,
        Link,
        LinkStart,
        LinkScores,
        LinkReplay,
        Lesson,
        Host,
        Join,
        History,
        Record,
        Statistics,
        Rules,
        Book,
        Puzzles
    };

    /// `actions` must outlive the stack.
    explicit PageStack(const Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] HomePage& home() { return *m_home; }
    [[nodiscard]] MatchPage& match();
    [[nodiscard]] LinkPage& link();
    [[nodiscard]] LinkStartPage& linkStart();
    [[nodiscard]] LinkScoresPage& linkScores();
    [[nodiscard]] LinkReplayPage& linkReplay();
    [[nodiscard]] LessonPage& lesson();
    [[nodiscard]] HostPage& host();
    [[nodiscard]] JoinPage& join();
    [[nodiscard]] RecordPage& record();
    [[nodiscard]] RulesPage& rules();
    [[nodiscard]] HistoryPage& history();
    [[nodiscard]] StatisticsPage& statistics();
    [[nodiscard]] BookPage& book();
    [[nodiscard]] PuzzlePage& puzzles();
    /// The match page, or null while nobody has asked for it.
    [[nodiscard]] MatchPage* existingMatch() const { return m_match; }

    /// Brings a page to the front and the keyboard to it.
    void bringUp(Page page);
    [[nodiscard]] Page page() const { return m_page; }
    /// Where one came to the page in front from, and comes back to when it is closed. The home page comes from nowhere.
    [[nodiscard]] Page before() const { return m_before.isEmpty() ? Page::Home : m_before.last(); }
    /// Nobody comes back to this page, which was closed.
    void forget(Page page) { m_before.removeAll(page); }
    /// Brings the keyboard to the page in front.
    void focusPage() { currentWidget()->setFocus(); }

Q_SIGNALS:
    /// The getter of this page returns it for the first time: the moment to connect to it.
    void created(qipan::ui::PageStack::Page page);

private:
    void add(QWidget* page, Page name);
    [[nodiscard]] QWidget& widgetOf(Page page);

    const Actions& m_actions;
    Page m_page = Page::Home;
    QList<Page> m_before; ///< the pages that were in front, the latest last, each once: closing them comes to an end
    HomePage* m_home = nullptr;
    MatchPage* m_match = nullptr;
    LinkPage* m_link = nullptr;
    LinkStartPage* m_linkStart = nullptr;
    LinkScoresPage* m_linkScores = nullptr;
    LinkReplayPage* m_linkReplay = nullptr;
    LessonPage* m_lesson = nullptr;
    HostPage* m_host = nullptr;
    JoinPage* m_join = nullptr;
    RecordPage* m_record = nullptr;
    RulesPage* m_rules = nullptr;
    HistoryPage* m_history = nullptr;
    StatisticsPage* m_statistics = nullptr;
    BookPage* m_book = nullptr;
    PuzzlePage* m_puzzles = nullptr;
};

} // namespace qipan::ui
