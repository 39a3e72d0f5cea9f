#include "app/link/link_pages.h"

#include "core/book/link_start.h"
#include "core/link/deal_number.h"
#include "core/record/link_record.h"
#include "ui/base/texts.h"
#include "ui/pages/link_scores_page.h"
#include "ui/pages/link_start_page.h"
#include "ui/shell/settings_menu.h"

#include <optional>
#include <string>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

/// A game without any moves.
struct Unplayed {
    book::LinkStart start;
    link::GameMode gameMode = link::GameMode::Relaxed;
};

/// Reads a single line without moves.
[[nodiscard]] std::optional<Unplayed> unplayedIn(const QString& lines)
{
    const std::string line = lines.toStdString();
    const auto start = book::readLinkStart(record::dealOfLinkRecord(line));
    if (!start)
        return std::nullopt;
    const auto record = record::readLinkRecord(line, book::sizeOf(*start));
    if (!record || !record->steps.empty() || record->start != link::Carryover{})
        return std::nullopt;
    return Unplayed{.start = *start, .gameMode = record->gameMode};
}

} // namespace

LinkPages::LinkPages(ui::MainWindow& window, LinkController& controller, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_linkController{controller}
    , m_replay{new LinkReplay{window, controller, this}}
{
    connect(&m_window, &ui::MainWindow::pageCreated, this, &LinkPages::connectPage);
    connect(&m_linkController.store(), &LinkStore::found, this, [this](qint64 id, const QString& record) {
        const ui::LinkScore* line = m_window.linkScoresPage().current();
        if (line != nullptr && line->id == id)
            m_replay->start(record, line->points);
    });
    connect(&m_linkController.store(), &LinkStore::listed, this,
            [this](const std::vector<ui::LinkScore>& scores) { m_window.linkScoresPage().setLines(scores); });
}

void LinkPages::connectPage(Page created)
{
    if (created == Page::LinkStart) {
        ui::LinkStartPage& page = m_window.linkStartPage();
        page.setSizes(ui::SettingsMenu::linkSizes());
        connect(&page, &ui::LinkStartPage::cancelled, this, &LinkPages::close);
        connect(&page, &ui::LinkStartPage::startRequested, this, [this](const ui::LinkPreferences& choice) {
            use(choice);
            m_linkController.newGame();
        });
        connect(&page, &ui::LinkStartPage::dealRequested, this,
                [this](const ui::LinkPreferences& choice, const link::DealSetup& setup) {
                    use(choice);
                    m_linkController.deal(setup);
                });
    } else if (created == Page::LinkScores) {
        ui::LinkScoresPage& page = m_window.linkScoresPage();
        page.setSizes(ui::SettingsMenu::linkSizes());
        connect(&page, &ui::LinkScoresPage::closed, this, &LinkPages::close);
        connect(&page, &ui::LinkScoresPage::choiceChanged, this, &LinkPages::list);
        connect(&page, &ui::LinkScoresPage::replayRequested, this,
                [this](qint64 id) { m_linkController.store().find(id); });
        connect(&page, &ui::LinkScoresPage::dealRequested, this, &LinkPages::playAgain);
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
    m_window.linkStartPage().setCurrent(m_linkController.dealNumber());
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
        m_linkController.playFrom(unplayed->start, unplayed->gameMode);
    else
        m_replay->start(lines, std::nullopt);
}

void LinkPages::list()
{
    m_linkController.store().list(m_window.linkScoresPage().choice());
}

void LinkPages::playAgain(const QString& deal)
{
    const auto setup = link::readDealNumber(deal.toStdString());
    if (setup)
        m_linkController.deal(*setup);
    else if (setup.error() == link::DealNumberError::OtherVersion)
        m_window.showMessage(tr("This deal comes from another version of Qipan, which deals differently."));
    else
        m_window.showMessage(tr("This game has no valid deal number."));
}

void LinkPages::close()
{
    m_window.setPage(m_linkController.play() != nullptr || m_linkController.isDealing() ? Page::Link : Page::Home);
}

} // namespace qipan::app
