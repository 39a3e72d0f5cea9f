// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_replay.h"

#include "app/base/board_options.h"
#include "app/link/link_display.h"
#include "core/book/link_board.h"
#include "core/record/link_record.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/link_replay_page.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"

#include <algorithm>

namespace qipan::app {

namespace {

/// The maximum pause between two steps.
constexpr link::Milliseconds longestWait{4'000};

/// A line of a record: a board and what was played on it.
struct Board {
    book::LinkStart start;
    link::PlayRecord record;
};

[[nodiscard]] std::optional<Board> boardIn(const QString& line)
{
    const std::string text = line.toStdString();
    const auto start = book::readLinkStart(record::dealOfLinkRecord(text));
    if (!start)
        return std::nullopt;
    const auto record = record::readLinkRecord(text, book::sizeOf(*start));
    return record ? std::optional{Board{*start, *record}} : std::nullopt;
}

[[nodiscard]] QString textOf(const record::LinkRecordFault& fault)
{
    using Kind = record::LinkRecordFault::Kind;
    switch (fault.kind) {
    case Kind::TooLong:
        return LinkReplay::tr("The record of this game is too long.");
    case Kind::OtherFormat:
        return LinkReplay::tr("This is no record of link-match that this version can read.");
    case Kind::GameMode:
        return LinkReplay::tr("The record of this game names an unknown game mode.");
    case Kind::Deal:
        return LinkReplay::tr("The record of this game names no deal.");
    case Kind::Carryover:
        return LinkReplay::tr("The record of this game does not say how it stood before this board.");
    case Kind::Step:
        return LinkReplay::tr("The record of this game is damaged: its step %1 cannot be read.").arg(fault.step);
    }
    return {};
}

/// Returns a sentence for a line that boardIn() cannot read.
[[nodiscard]] QString whyUnreadable(const QString& line)
{
    const std::string text = line.toStdString();
    constexpr int longestShown = 60;
    if (!line.startsWith(u"link1 "))
        return LinkReplay::tr("This game has no record to replay.");
    const std::string_view deal = record::dealOfLinkRecord(text);
    const QString shown =
        ui::firstCodePoints(QString::fromUtf8(deal.data(), static_cast<qsizetype>(deal.size())), longestShown);
    if (deal.empty())
        return LinkReplay::tr("The line “%1” has no board: it must name a game mode and a deal behind “link1”.")
            .arg(ui::firstCodePoints(line, longestShown));
    const auto start = book::readLinkStart(deal);
    if (!start && deal.find_first_of(":/.") != std::string_view::npos)
        return LinkReplay::tr(
                   "The board “%1” cannot be read. A board is rows of letters, each of them an even number of "
                   "times, then how tiles fall and whether paths may leave the board: AB/BA:none:yes.")
            .arg(shown);
    if (!start)
        return LinkReplay::tr("“%1” is not the number of a deal.").arg(shown);
    const auto record = record::readLinkRecord(text, book::sizeOf(*start));
    return record ? QString{} : textOf(record.error());
}

} // namespace

LinkReplay::LinkReplay(const ui::WindowParts& window, ui::PageRef<ui::LinkReplayPage> page,
                       PreferenceStore& preferences, LinkController& controller, QObject* parent)
    : PageController{ui::Page::LinkReplay, window.navigation, parent}
    , m_messages{window.messages}
    , m_page{page}
    , m_preferences{preferences}
    , m_linkController{controller}
    , m_dealer{new LinkDealer{this}}
    , m_follower{*this}
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LinkReplay::step);
    connect(m_dealer, &LinkDealer::dealt, this, &LinkReplay::dealt);
    m_page.whenCreated(this, [this] { connectPage(); });
}

void LinkReplay::connectPage()
{
    ui::LinkReplayPage& page = *m_page;
    page.view().setTheme(m_theme);
    connect(&page.replay(), &ui::ReplayBar::runRequested, this, &LinkReplay::setRunning);
    connect(&page.replay(), &ui::ReplayBar::speedChanged, this, &LinkReplay::arm);
    connect(&page.replay(), &ui::ReplayBar::stepRequested, this, [this] {
        setRunning(false);
        step();
    });
    connect(&page.replay(), &ui::ReplayBar::againRequested, this, [this] { start(m_lines.join(u'\n'), m_points); });
    connect(&page, &ui::LinkReplayPage::closed, this, [this] { navigation().setPage(m_back); });
}

void LinkReplay::open(const QString& lines)
{
    const auto board = boardIn(lines);
    if (board && board->record.steps.empty() && board->record.start == link::Carryover{})
        m_linkController.playFrom(board->start, board->record.gameMode);
    else
        start(lines, std::nullopt);
}

ui::LinkView* LinkReplay::view() const
{
    ui::LinkReplayPage* page = m_page.get();
    return page != nullptr ? &page->view() : nullptr;
}

void LinkReplay::pageHidden(ui::Page)
{
    setRunning(false);
}

void LinkReplay::retranslate()
{
    if (m_play)
        show();
}

void LinkReplay::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_play)
        m_page->view().setTheme(theme);
}

void LinkReplay::start(const QString& text, std::optional<int> points)
{
    if (!isShown()) // again
        m_back = navigation().page() == ui::Page::History ? ui::Page::History : ui::Page::LinkScores;
    m_messages.hideMessage(std::exchange(m_said, {}));
    m_points = points;
    m_lines = text.split(u'\n');
    m_line = 0;
    m_isRunning = true;
    m_timer.stop();
    next();
}

void LinkReplay::next()
{
    m_follower.cancel();
    const auto board = boardIn(m_lines.value(m_line++));
    if (!board)
        return refuse(whyUnreadable(m_lines.value(m_line - 1)));
    if (board->record.start != previousCarryover())
        return refuse(tr("The replay is illegal: board %1 does not start correctly.").arg(m_line));
    m_record = board->record;
    m_dealer->deal(board->start);
}

std::optional<link::Carryover> LinkReplay::previousCarryover() const
{
    if (m_line == 1)
        return link::Carryover{};
    const bool wentOn = m_play->end() == link::Play::End::Cleared && link::rulesOf(m_play->gameMode()).hasNextBoard;
    return wentOn ? std::optional{m_play->next()} : std::nullopt;
}

void LinkReplay::dealt(const LinkDealer::Dealt& dealt)
{
    const auto tiles = m_linkController.tilesFor(dealt.game.board());
    if (!tiles)
        return refuse(tr("This deal needs more pictures than any tiles have."));
    m_start = dealt.start;
    m_play.emplace(dealt.game, m_record.gameMode, m_record.deal, m_record.start);
    ui::LinkReplayPage& page = *m_page;
    page.view().setOptions(linkBoardOptions(m_preferences.value()));
    page.view().setTheme(m_theme);
    page.view().setTiles(tiles);
    page.info().setAnimation(m_preferences->animation);
    page.view().showGame(m_play->game());
    navigation().setGame(ui::linkKey.toString());
    m_page.show();
    setRunning(m_isRunning);
    show();
}

void LinkReplay::setRunning(bool running)
{
    m_isRunning = running;
    if (!m_play)
        return;
    m_page->replay().setRunning(running);
    arm();
}

void LinkReplay::arm()
{
    m_timer.stop();
    const std::size_t done = m_play ? m_play->steps().size() : 0;
    if (!m_isRunning || !m_play || isBusy() || done >= m_record.steps.size())
        return;
    const link::Milliseconds before = done == 0 ? link::Milliseconds{0} : m_record.steps[done - 1].at;
    const link::Milliseconds wait = std::clamp(m_record.steps[done].at - before, link::Milliseconds{0}, longestWait);
    m_timer.start(static_cast<int>(static_cast<double>(wait.count()) / m_page->replay().speed()));
}

void LinkReplay::step()
{
    const std::size_t done = m_play ? m_play->steps().size() : 0;
    if (!m_play || isBusy() || done >= m_record.steps.size())
        return;
    if (m_record.steps[done].kind != link::Step::Kind::Shuffle) {
        link::Play after = *m_play;
        const auto fault = after.apply(m_record.steps[done]);
        return followed(after, fault);
    }
    m_follower.start([this, after = *m_play, step = m_record.steps[done]](const std::atomic<bool>&) mutable {
        const auto fault = after.apply(step);
        return [this, after = std::move(after), fault] { followed(after, fault); };
    });
}

void LinkReplay::followed(const link::Play& after, const std::optional<link::RecordFault>& fault)
{
    if (fault)
        return refuse(tr("The replay is illegal at step %1.").arg(fault->step));
    link::Game before = m_play->game();
    m_play = after;
    const link::Step& step = m_play->steps().back();
    ui::LinkView& view = m_page->view();
    if (step.kind == link::Step::Kind::Pair || step.kind == link::Step::Kind::FailedPair) {
        (void)before.choose(step.pair.a);
        view.showChoice(before.choose(step.pair.b), m_play->game());
        if (m_play->lastPair())
            m_page->info().showGain(*m_play->lastPair());
    } else {
        view.showGame(m_play->game());
    }
    if (const auto hint = m_play->game().hint(); hint && step.kind == link::Step::Kind::Hint)
        view.showHint(*hint);
    show();
    if (m_play->steps().size() != m_record.steps.size())
        return arm();
    if (m_line < m_lines.size())
        return next(); // the next board
    if (m_points && m_play->points() != *m_points)
        say(tr("The high scores have %1 points for this game, but the replay gives %2.")
                .arg(*m_points)
                .arg(m_play->points()));
    arm();
}

void LinkReplay::show()
{
    ui::LinkReplayPage& page = *m_page;
    page.info().setState(LinkDisplay::infoOf(*m_play, linkTitle(*m_play, m_start, QDate::currentDate()),
                                             {tr("Player 1"), tr("Player 2")}, link::Milliseconds{0}));
    page.replay().setPlace(static_cast<int>(m_play->steps().size()), static_cast<int>(m_record.steps.size()));
}

void LinkReplay::refuse(const QString& reason)
{
    setRunning(false);
    say(reason);
}

void LinkReplay::say(const QString& text)
{
    m_said = text;
    m_messages.showOnPage(text);
}

} // namespace qipan::app
