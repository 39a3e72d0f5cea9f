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

/// The pages of the window, one of them current. A page is created when first requested, so that the program starts
/// faster; only the home page always exists.
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
    /// Returns the match page, or null if it has not been requested.
    [[nodiscard]] MatchPage* existingMatch() const { return m_match; }

    /// Makes a page current and gives it the focus.
    void showPage(Page page);
    [[nodiscard]] Page page() const { return m_page; }
    /// Returns the page from which the current one was opened, and to which closing it returns. The home page has none.
    [[nodiscard]] Page previous() const { return m_previous.isEmpty() ? Page::Home : m_previous.last(); }
    /// Removes a closed page from the back stack.
    void forget(Page page) { m_previous.removeAll(page); }
    /// Gives the focus to the current page.
    void focusPage() { currentWidget()->setFocus(); }

Q_SIGNALS:
    /// The page has just been created: connect to it now.
    void created(qipan::ui::PageStack::Page page);

private:
    void add(QWidget* page, Page name);
    [[nodiscard]] QWidget& widgetOf(Page page);

    const Actions& m_actions;
    Page m_page = Page::Home;
    QList<Page> m_previous; ///< the back stack, latest last, each page once, so that closing pages comes to an end
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
