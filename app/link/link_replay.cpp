// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_replay.h"

#include "app/base/board_options.h"
#include "app/link/link_display.h"
#include "app/link/link_replay_text.h"
#include "core/book/link_board.h"
#include "core/record/link_record.h"
#include "ui/base/texts.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/link_replay_page.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

/// The maximum pause between two steps.
constexpr link::Milliseconds longestWait{4'000};

} // namespace

std::optional<LinkReplay::Board> LinkReplay::boardIn(const QString& line)
{
    const std::string text = line.toStdString();
    const auto start = book::readLinkStart(record::dealOfLinkRecord(text));
    if (!start)
        return std::nullopt;
    const auto record = record::readLinkRecord(text, book::sizeOf(*start));
    return record ? std::optional{Board{*start, *record}} : std::nullopt;
}

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
    connect(&page.replay(), &ui::ReplayBar::placeRequested, this, &LinkReplay::goTo);
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

void LinkReplay::start(const QString& text, std::optional<int> points, const std::array<QString, 2>& names)
{
    const ui::Page from = navigation().page();
    if (!isShown()) // again
        m_back = from == ui::Page::History || from == ui::Page::Home ? from : ui::Page::LinkScores;
    m_messages.hideMessage(std::exchange(m_said, {}));
    m_points = points;
    m_names = names;
    m_lines = text.split(u'\n');
    m_boards.clear();
    for (const QString& line : m_lines) {
        auto board = boardIn(line);
        if (!board)
            break;
        m_boards.push_back(std::move(*board));
    }
    m_play.reset();
    m_target.reset();
    m_valid = 0;
    m_isRunning = true;
    m_timer.stop();
    next();
}

void LinkReplay::next()
{
    const std::size_t line = m_play ? m_line + 1 : 0;
    if (line >= m_boards.size())
        return refuse(whyUnreadable(m_lines.value(static_cast<qsizetype>(line))));
    if (line >= m_valid && m_boards[line].record.start != previousCarryover())
        return refuse(tr("The replay is illegal: board %1 does not start correctly.").arg(line + 1));
    deal(line);
}

void LinkReplay::deal(std::size_t line)
{
    m_follower.cancel();
    m_line = line;
    m_valid = std::max(m_valid, line + 1);
    m_record = m_boards[line].record;
    m_dealer->deal(m_boards[line].start);
}

std::optional<link::Carryover> LinkReplay::previousCarryover() const
{
    if (!m_play)
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
    m_states.clear();
    keep(*m_play);
    ui::LinkReplayPage& page = *m_page;
    page.view().setOptions(linkBoardOptions(m_preferences.value()));
    page.view().setTheme(m_theme);
    page.view().setTiles(tiles);
    page.info().setAnimation(m_preferences->isAnimated());
    page.view().showGame(m_play->game());
    navigation().setGame(ui::linkKey.toString());
    m_page.show();
    setRunning(m_isRunning);
    show();
    approach();
}

void LinkReplay::setRunning(bool running)
{
    m_isRunning = running;
    if (!m_play)
        return;
    m_page->replay().setRunning(running);
    if (running && !isBusy() && isAtEnd()) {
        goTo(0); // once more
        m_isRunning = true;
        return m_page->replay().setRunning(true);
    }
    if (running && !isBusy() && m_play->steps().size() == m_record.steps.size())
        return next();
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
    keep(*m_play);
    const link::Step& step = m_play->steps().back();
    ui::LinkView& view = m_page->view();
    if (step.kind == link::Step::Kind::Pair || step.kind == link::Step::Kind::FailedPair) {
        (void)before.choose(step.pair.a);
        view.showChoice(before.choose(step.pair.b), m_play->game());
        if (m_play->lastPair())
            view.showPoints(m_play->lastPair()->points, step.pair.b, m_play->lastPair()->combo);
    } else {
        view.showGame(m_play->game());
    }
    if (const auto hint = m_play->game().hint(); hint && step.kind == link::Step::Kind::Hint)
        view.showHint(*hint);
    show();
    if (m_play->steps().size() != m_record.steps.size())
        return arm();
    if (m_line + 1 < static_cast<std::size_t>(m_lines.size())) {
        if (m_isRunning)
            next();
        return;
    }
    if (m_points && m_play->points() != *m_points)
        say(tr("The high scores have %1 points for this game, but the replay gives %2.")
                .arg(*m_points)
                .arg(m_play->points()));
    arm();
}

void LinkReplay::show()
{
    ui::LinkReplayPage& page = *m_page;
    QString title = linkTitle(*m_play, m_start, QDate::currentDate());
    if (m_play->end() && isAtEnd())
        //: At the end of a replay: "Relaxed · Board cleared · 2:05".
        title = tr("%1 · %2").arg(title, endText(*m_play, names()));
    page.info().setState(LinkDisplay::infoOf(*m_play, title, names(), link::Milliseconds{0}));
    page.replay().setPlace(place(), stepsBefore(m_boards.size()));
    Q_EMIT changed();
}

std::array<QString, 2> LinkReplay::names() const
{
    return {m_names[0].isEmpty() ? tr("Player 1") : m_names[0], m_names[1].isEmpty() ? tr("Player 2") : m_names[1]};
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
