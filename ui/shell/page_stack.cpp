#include "ui/shell/page_stack.h"

#include "ui/pages/book_page.h"
#include "ui/pages/history_page.h"
#include "ui/pages/home_page.h"
#include "ui/pages/host_page.h"
#include "ui/pages/join_page.h"
#include "ui/pages/lesson_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/link_replay_page.h"
#include "ui/pages/link_scores_page.h"
#include "ui/pages/link_start_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/puzzle_page.h"
#include "ui/pages/record_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/statistics_page.h"

namespace qipan::ui {

PageStack::PageStack(const Actions& actions, QWidget* parent)
    : QStackedWidget{parent}
    , m_actions{actions}
    , m_home{new HomePage{actions, this}}
{
    add(m_home, Page::Home);
}

void PageStack::add(QWidget* page, Page name)
{
    page->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // no page determines the window's size
    addWidget(page);
    Q_EMIT created(name);
}

MatchPage& PageStack::match()
{
    if (m_match == nullptr) {
        m_match = new MatchPage{m_actions, this};
        add(m_match, Page::Match);
    }
    return *m_match;
}

LinkPage& PageStack::link()
{
    if (m_link == nullptr) {
        m_link = new LinkPage{m_actions, this};
        add(m_link, Page::Link);
    }
    return *m_link;
}

LinkScoresPage& PageStack::linkScores()
{
    if (m_linkScores == nullptr) {
        m_linkScores = new LinkScoresPage{this};
        add(m_linkScores, Page::LinkScores);
    }
    return *m_linkScores;
}

LinkStartPage& PageStack::linkStart()
{
    if (m_linkStart == nullptr) {
        m_linkStart = new LinkStartPage{this};
        add(m_linkStart, Page::LinkStart);
    }
    return *m_linkStart;
}

LinkReplayPage& PageStack::linkReplay()
{
    if (m_linkReplay == nullptr) {
        m_linkReplay = new LinkReplayPage{this};
        add(m_linkReplay, Page::LinkReplay);
    }
    return *m_linkReplay;
}

LessonPage& PageStack::lesson()
{
    if (m_lesson == nullptr) {
        m_lesson = new LessonPage{this};
        add(m_lesson, Page::Lesson);
    }
    return *m_lesson;
}

HostPage& PageStack::host()
{
    if (m_host == nullptr) {
        m_host = new HostPage{this};
        add(m_host, Page::Host);
    }
    return *m_host;
}

JoinPage& PageStack::join()
{
    if (m_join == nullptr) {
        m_join = new JoinPage{this};
        add(m_join, Page::Join);
    }
    return *m_join;
}

RecordPage& PageStack::record()
{
    if (m_record == nullptr) {
        m_record = new RecordPage{m_actions, this};
        add(m_record, Page::Record);
    }
    return *m_record;
}

RulesPage& PageStack::rules()
{
    if (m_rules == nullptr) {
        m_rules = new RulesPage{this};
        add(m_rules, Page::Rules);
    }
    return *m_rules;
}

HistoryPage& PageStack::history()
{
    if (m_history == nullptr) {
        m_history = new HistoryPage{this};
        add(m_history, Page::History);
    }
    return *m_history;
}

StatisticsPage& PageStack::statistics()
{
    if (m_statistics == nullptr) {
        m_statistics = new StatisticsPage{this};
        add(m_statistics, Page::Statistics);
    }
    return *m_statistics;
}

BookPage& PageStack::book()
{
    if (m_book == nullptr) {
        m_book = new BookPage{this};
        add(m_book, Page::Book);
    }
    return *m_book;
}

PuzzlePage& PageStack::puzzles()
{
    if (m_puzzles == nullptr) {
        m_puzzles = new PuzzlePage{this};
        add(m_puzzles, Page::Puzzles);
    }
    return *m_puzzles;
}

QWidget& PageStack::widgetOf(Page page)
{
    switch (page) {
    case Page::Match:
        return match();
    case Page::Link:
        return link();
    case Page::LinkScores:
        return linkScores();
    case Page::LinkStart:
        return linkStart();
    case Page::LinkReplay:
        return linkReplay();
    case Page::Lesson:
        return lesson();
    case Page::Host:
        return host();
    case Page::Join:
        return join();
    case Page::Record:
        return record();
    case Page::Rules:
        return rules();
    case Page::History:
        return history();
    case Page::Statistics:
        return statistics();
    case Page::Book:
        return book();
    case Page::Puzzles:
        return puzzles();
    case Page::Home:
        break;
    }
    return *m_home;
}

void PageStack::showPage(Page page)
{
    setCurrentWidget(&widgetOf(page));
    if (page == Page::Home) {
        m_previous.clear();
    } else if (page != m_page) {
        forget(page);
        m_previous << m_page;
    }
    m_page = page;
    focusPage();
}

} // namespace qipan::ui
