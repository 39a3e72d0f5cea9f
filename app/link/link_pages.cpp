#include "app/link/link_pages.h"

#include "core/book/link_start.h"
#include "core/link/deal_number.h"
#include "core/record/link_record.h"
#include "ui/pages/link_scores_page.h"
#include "ui/pages/link_start_page.h"
#include "ui/settings_menu.h"
#include "ui/texts.h"

#include <optional>
#include <string>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

/// A game without any moves.
struct Unplayed {
    book::LinkStart start;
    link::Way way = link::Way::Relaxed;
};

/// Reads a single line without moves.
[[nodiscard]] std::optional<Unplayed> unplayedIn(const QString& lines)
{
    const std::string line = lines.toStdString();
    const auto start = book::readLinkStart(record::dealOfLinkRecord(line));
    if (!start)
        return std::nullopt;
    const auto record = record::readLinkRecord(line, book::sizeOf(*start));
    if (!record || !record->steps.empty() || record->start != link::Standing{})
        return std::nullopt;
    return Unplayed{.start = *start, .way = record->way};
}

} // namespace

LinkPages::LinkPages(ui::MainWindow& window, LinkDesk& desk, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_desk{desk}
    , m_replay{new LinkReplay{window, desk, this}}
{
    connect(&m_window, &ui::MainWindow::pageCreated, this, &LinkPages::connectPage);
    connect(&m_desk.store(), &LinkStore::found, this, [this](qint64 id, const QString& record) {
        const ui::LinkScore* line = m_window.linkScoresPage().current();
        if (line != nullptr && line->id == id)
            m_replay->start(record, line->points);
    });
    connect(&m_desk.store(), &LinkStore::listed, this,
            [this](const std::vector<ui::LinkScore>& scores) { m_window.linkScoresPage().setLines(scores); });
}

void LinkPages::connectPage(Page created)
{
    if (created == Page::LinkStart) {
        ui::LinkStartPage& page = m_window.linkStartPage();
        page.setSizes(ui::SettingsMenu::linkSizes());
        connect(&page, &ui::LinkStartPage::cancelled, this, &LinkPages::close);
        connect(&page, &ui::LinkStartPage::startWanted, this, [this](const ui::LinkPreferences& choice) {
            use(choice);
            m_desk.newGame();
        });
        connect(&page, &ui::LinkStartPage::dealWanted, this,
                [this](const ui::LinkPreferences& choice, const link::DealSetup& setup) {
                    use(choice);
                    m_desk.deal(setup);
                });
    } else if (created == Page::LinkScores) {
        ui::LinkScoresPage& page = m_window.linkScoresPage();
        page.setSizes(ui::SettingsMenu::linkSizes());
        connect(&page, &ui::LinkScoresPage::closed, this, &LinkPages::close);
        connect(&page, &ui::LinkScoresPage::choiceChanged, this, &LinkPages::list);
        connect(&page, &ui::LinkScoresPage::replayWanted, this, [this](qint64 id) { m_desk.store().find(id); });
        connect(&page, &ui::LinkScoresPage::dealWanted, this, &LinkPages::playAgain);
    }
}

void LinkPages::use(const ui::LinkPreferences& choice)
{
    ui::Preferences preferences = m_window.preferences();
    preferences.link = choice;
    m_window.userChanged(preferences);
}

void LinkPages::showStart()
{
    m_window.setGame(ui::linkKey.toString());
    m_window.linkStartPage().setCurrent(m_desk.dealNumber());
    m_window.linkStartPage().setChoice(m_window.preferences().link);
    m_window.setPage(Page::LinkStart);
}

void LinkPages::showScores()
{
    m_window.setGame(ui::linkKey.toString());
    m_window.setPage(Page::LinkScores);
    list();
}

void LinkPages::open(const QString& lines)
{
    if (const auto unplayed = unplayedIn(lines))
        m_desk.playOn(unplayed->start, unplayed->way);
    else
        m_replay->start(lines, std::nullopt);
}

void LinkPages::list()
{
    m_desk.store().list(m_window.linkScoresPage().choice());
}

void LinkPages::playAgain(const QString& deal)
{
    const auto setup = link::readDealNumber(deal.toStdString());
    if (setup)
        m_desk.deal(*setup);
    else if (setup.error() == link::DealNumberError::OtherVersion)
        m_window.tell(tr("This deal comes from another version of the program, which deals differently."));
    else
        m_window.tell(tr("The list has no deal number for this game that can be dealt."));
}

void LinkPages::close()
{
    m_window.setPage(m_desk.play() != nullptr || m_desk.isDealing() ? Page::Link : Page::Home);
}

} // namespace qipan::app
