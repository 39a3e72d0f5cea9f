// Games of link-match left by earlier runs of the program.
#include "app/link/link_desk.h"

#include "core/book/link_start.h"
#include "core/record/link_record.h"

#include <utility>

namespace qipan::app {

void LinkDesk::load(const QString& text, int others)
{
    if (!std::exchange(m_isLoading, false))
        return; // another game was started in the meantime
    text.isEmpty() ? newGame() : takeUp(text);
    askForNext(others);
}

void LinkDesk::askForNext(int others)
{
    m_others = others;
    showNextQuestion();
}

/// Only while the board is shown; on other pages the question would be out of place.
void LinkDesk::showNextQuestion()
{
    if (m_others == 0 || m_window.page() != ui::MainWindow::Page::Link)
        return m_window.withdraw(ui::Question::Topic::NextLink);
    m_window.ask({.topic = ui::Question::Topic::NextLink,
                  .text = tr("%Ln more game(s) of link-match can go on too.", nullptr, m_others),
                  .agree = tr("Show the ne&xt one"),
                  .decline = tr("&Later"),
                  .agreed =
                      [this] {
                          m_others = 0;
                          loadNext();
                      },
                  .declined = [this] { m_others = 0; }});
}

void LinkDesk::takeUp(const QString& text)
{
    Wanted wanted{.way = {}, .isByChance = false, .start = {}, .lines = text.split(u'\n'), .record = {}, .text = {}};
    wanted.text = wanted.lines.takeLast();
    const std::string line = wanted.text.toStdString();
    const auto start = book::readLinkStart(record::dealOfLinkRecord(line));
    if (!start) {
        giveUpKept(tr("The game that was kept cannot be continued: its deal is unknown."));
        return newGame();
    }
    const auto record = record::readLinkRecord(line, book::sizeOf(*start));
    if (!record) {
        giveUpKept(tr("The game that was kept cannot be continued: its record is damaged."));
        return newGame();
    }
    wanted.way = record->way;
    wanted.start = record->start;
    wanted.record = *record;
    begin(*start, std::move(wanted));
}

void LinkDesk::loadNext()
{
    if (!m_play || isDealing())
        return;
    m_shuffler.cancel();
    m_demo->stop();
    if (!m_play->end())
        m_play->pause(now());
    m_isLoading = true;
    m_store->loadNext();
}

void LinkDesk::giveUpKept(const QString& why)
{
    m_window.tell(why);
    m_store->setAside();
}

} // namespace qipan::app
