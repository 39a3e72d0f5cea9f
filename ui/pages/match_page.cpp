// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/match_page.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/game_button.h"
#include "ui/panels/move_list.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/propose_panel.h"
#include "ui/panels/rock_paper_scissors_panel.h"
#include "ui/panels/spectators_label.h"
#include "ui/panels/text_bar.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/line_label.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

MatchPage::MatchPage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_area{new BoardArea{this}}
    , m_line{new LineLabel{this}}
    , m_rockPaperScissors{new RockPaperScissorsPanel}
    , m_propose{new ProposePanel}
    , m_players{new QWidget{this}}
    , m_game{new GameButton{m_players}}
    , m_more{new QToolButton{m_players}}
    , m_side{new MatchSide{actions, this}}
    , m_playersLayout{new QBoxLayout{QBoxLayout::LeftToRight, m_players}}
    , m_body{new QHBoxLayout}
    , m_sideColumn{new QVBoxLayout}
    , m_messageRoom{new QSpacerItem{0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed}}
{
    m_area->addOver(m_rockPaperScissors, BoardArea::Place::Middle);
    m_area->addOver(m_propose, BoardArea::Place::Middle);
    m_line->setAlignment(Qt::AlignCenter);
    m_line->hide();
    createPlayers();

    m_page = new QVBoxLayout{this};
    m_page->setContentsMargins(8, 8, 8, 6);
    m_page->setSpacing(gap);
    m_page->addLayout(m_body, 1);
    m_page->addSpacerItem(m_messageRoom);
    m_body->addLayout(makeColumn({{m_area, 1}, m_line}, {.spacing = gap}), 1);
    m_body->addLayout(m_sideColumn);
    m_body->setSpacing(10);
    setFocusProxy(m_area);
    connect(&analysis(), &AnalysisPanel::boardRequested, this, [this] { m_more->setChecked(false); });
    connect(&review(), &ReviewPanel::boardRequested, this, [this] { m_more->setChecked(false); });
    connect(&chat(), &ChatPanel::unreadChanged, this, &MatchPage::retranslate);
    connect(&m_side->moves(), &MoveList::movePicked, this, &MatchPage::movePicked);
    auto* take = new QShortcut{this}; // in the whole window: a message has the focus after a game
    take->setKeys({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    connect(take, &QShortcut::activated, this, [this] { analysis().takeLine(); });
    connect(actions.explorer, &QAction::triggered, this, &MatchPage::toggleExplorer);
    onFontChange(this, [this] { arrange(); });
    fold(Fold::Open);
    keepTranslated(this, [this] {
        retranslate();
        arrange();
    });
}

void MatchPage::createPlayers()
{
    m_playersLayout->setContentsMargins(0, 0, 0, 0);
    m_playersLayout->setSpacing(6);
    for (PlayerStrip*& strip : m_strips) {
        strip = new PlayerStrip{m_players};
        connect(strip, &PlayerStrip::clicked, this, &MatchPage::gameClicked);
        m_playersLayout->addWidget(strip, 1);
    }
    connect(m_area, &BoardArea::barHeightNeeded, m_side, &MatchSide::setHeightOverButtons);
    connect(m_area, &BoardArea::barCovers, this, [this](bool isCovered) {
        m_isBarOver = isCovered;
        tellCovered();
    });
    connect(m_side, &MatchSide::roomOverButtonsChanged, this, &MatchPage::placeBar);
    connect(m_side, &MatchSide::findingsChanged, this, &MatchPage::arrangeStrips);
    connect(m_game, &QToolButton::clicked, this, &MatchPage::gameClicked);
    m_more->setObjectName(u"more"_s);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    pressOnEnter(m_more);
    m_more->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    m_playersLayout->addWidget(m_more);
    m_playersLayout->addWidget(m_game);
    connect(m_more, &QToolButton::toggled, this, &MatchPage::openMore);
}

void MatchPage::setSpectators(int count)
{
    m_side->spectators().setCount(count);
    retranslate();
}

void MatchPage::setGame(const QString& text, const QString& explanation)
{
    m_game->setGame(text, explanation);
    arrangeGame(); // it may need more lines
    tellCovered();
}

void MatchPage::setMoves(const QStringList& moves, std::optional<int> picked, qsizetype tried)
{
    m_side->moves().setMoves(moves, tried);
    m_side->moves().pick(picked);
}

void MatchPage::setQualities(std::vector<record::MoveQuality> qualities)
{
    m_side->moves().setQualities(std::move(qualities));
}

void MatchPage::setLine(const QString& line)
{
    const bool isToggled = line.isEmpty() != m_line->text().isEmpty();
    m_line->setLine(line);
    m_line->setVisible(!line.isEmpty());
    if (isToggled)
        arrange(); // the line takes height from the board
}

void MatchPage::setChatVisible(bool visible)
{
    chat().setVisible(visible);
    arrange();
    retranslate();
}

void MatchPage::setSidePanel(bool shown)
{
    m_sideWanted = shown;
    arrange();
}

void MatchPage::setBoard(QWidget* board)
{
    m_area->setBoard(board);
    uncoverBoard();
}

void MatchPage::uncoverBoard()
{
    if (m_fold != Fold::Open && !isTypingBeside(*this))
        m_more->setChecked(false);
}

void MatchPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_propose->isHidden())
        m_propose->cancel();
    else if (event->key() == Qt::Key_Escape && m_more->isChecked())
        m_more->setChecked(false);
    else
        QWidget::keyPressEvent(event);
}

void MatchPage::retranslate()
{
    // A hidden chat is marked only in the window's title.
    const int unread = chat().isHidden() ? 0 : chat().unread();
    m_more->setText(tr("M&ore") + countMark(unread));
    QString words =
        unread > 0 ? tr("Moves, chat and actions: %n new message(s)", nullptr, unread) : tr("Moves, chat and actions");
    if (const QString spectating = m_side->spectators().text(); !spectating.isEmpty())
        words += u"; " + spectating;
    setTip(*m_more, words);
}

/// Returns the room for the board, the players and what is played while everything else is folded away.
QSize MatchPage::roomForBoard() const
{
    const QMargins margins = m_page->contentsMargins();
    const int line = m_line->text().isEmpty() ? 0 : m_line->sizeHint().height() + gap;
    return {width() - margins.left() - margins.right(), height() - margins.top() - margins.bottom() - line};
}

int MatchPage::columnWidth(const QSize& room) const
{
    const int line = fontMetrics().height();
    return std::clamp(room.width() - room.height() - gap, 10 * line, 15 * line);
}

MatchPage::Fold MatchPage::wantedFold() const
{
    if (!m_narrow && m_sideWanted)
        return Fold::Open;
    const QSize room = roomForBoard();
    const int strip = fontMetrics().height() + 14; // one line
    const int beside = std::min(room.width() - columnWidth(room) - gap, room.height());
    const int below = std::min(room.width(), room.height() - strip - m_game->sizeHint().height() - 2 * gap);
    return beside > below ? Fold::Column : Fold::Line;
}

void MatchPage::arrange()
{
    m_narrow = width() < narrowWidth;
    if (const Fold wanted = wantedFold(); wanted != m_fold)
        fold(wanted);
    const int line = fontMetrics().height();
    arrangeStrips();
    arrangeGame();
    if (m_fold == Fold::Column)
        m_area->setSideColumn(columnWidth(roomForBoard()), m_players);
    if (m_fold != Fold::Open) {
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
    } else {
        // Text has the width that the board does not need, and more in wide windows, up to a readable width.
        const QSize room = roomForBoard();
        const int spare = room.width() - room.height() - m_body->spacing();
        m_side->setFixedWidth(std::clamp(std::max({width() / 4, m_side->buttonsWidth(), spare}), 13 * line, 20 * line));
    }
}

/// The players have one line each where there is little room, as beside a board with moves and a chat or an analysis
/// below them.
void MatchPage::arrangeStrips()
{
    constexpr int lines = 30;
    const bool hasMore = !chat().isHidden() || m_side->hasFindings();
    const bool isCrowded = m_fold == Fold::Open && hasMore && height() < lines * fontMetrics().height();
    for (PlayerStrip* strip : m_strips)
        strip->setCompact(m_fold == Fold::Line || isCrowded);
}

/// Below the board, keeps the height of a long message under the line with the game if the board does not need it.
void MatchPage::arrangeGame()
{
    const QSize room = roomForBoard();
    const int game = m_game->heightForWidth(room.width());
    const int spare = room.height() - m_players->sizeHint().height() - game - 2 * gap - room.width();
    const int message = 8 * fontMetrics().height();
    m_messageRoom->changeSize(0, m_fold == Fold::Line ? std::clamp(spare, 0, message) : 0);
    m_page->invalidate();
}

/// Moves the players between the top of the page, the side column and the column beside the board, and what is played
/// with them or below the board.
void MatchPage::placePlayers(Fold fold)
{
    m_page->removeWidget(m_players);
    m_page->removeWidget(m_game);
    m_playersLayout->removeWidget(m_game);
    m_sideColumn->removeWidget(m_players);
    if (fold != Fold::Column) {
        m_area->setSideColumn(0);
        m_players->setParent(this);
    }
    m_playersLayout->setDirection(fold == Fold::Line ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_more->setVisible(fold != Fold::Open);
    if (fold == Fold::Line)
        m_page->insertWidget(m_page->indexOf(m_messageRoom), m_game);
    else
        m_playersLayout->addWidget(m_game);
    if (fold == Fold::Open)
        m_sideColumn->insertWidget(0, m_players);
    else if (fold == Fold::Line)
        m_page->insertWidget(0, m_players);
    else
        m_area->setSideColumn(columnWidth(roomForBoard()), m_players);
    m_players->show();
    m_game->show(); // at once, so that nothing moves later
}

void MatchPage::fold(Fold fold)
{
    const bool wasFolded = m_area->isAncestorOf(m_side);
    m_fold = fold;
    const bool folded = fold != Fold::Open;
    m_more->setChecked(false);
    placePlayers(fold);
    placeBar();
    tellCovered();
    m_side->setOverBoard(folded);
    if (folded && !wasFolded) {
        // The side panel moves over the board, and back.
        m_sideColumn->removeWidget(m_side);
        m_area->addOver(m_side, BoardArea::Place::Whole);
    } else if (!folded) {
        if (wasFolded)
            m_area->takeOver(m_side);
        m_sideColumn->addWidget(m_side, 1);
        m_side->show();
    }
}

/// Beside the board, the bar lies over the buttons of the side panel, whose lists make room for it.
void MatchPage::placeBar()
{
    if (m_fold == Fold::Open)
        m_area->setBarPlace(
            {.covered = &m_side->buttons(), .room = m_side->roomOverButtons(), .kept = m_side->buttonRowsHeight()});
    else
        m_area->setBarPlace({.covered = m_game});
}

void MatchPage::tellCovered()
{
    const QString covered = m_isBarOver && m_fold != Fold::Open ? m_game->game() : QString{};
    if (std::exchange(m_coveredGame, covered) != covered)
        Q_EMIT gameCovered(covered);
}

void MatchPage::toggleExplorer()
{
    if (!isVisible())
        return;
    const bool isInView = m_side->movesPanel().explorer().isVisible();
    if (m_fold != Fold::Open)
        m_more->setChecked(true);
    m_side->setExplorerShown(!isInView);
}

void MatchPage::openMore(bool open)
{
    if (m_fold == Fold::Open)
        return;
    m_side->setVisible(open);
    if (open) {
        arrange();
        m_side->takeFocus();
    } else {
        m_area->setFocus();
    }
}

} // namespace qipan::ui
