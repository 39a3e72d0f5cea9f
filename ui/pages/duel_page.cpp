// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/duel_page.h"

#include "ui/base/actions.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/link/duel_clock.h"
#include "ui/link/link_view.h"
#include "ui/link/overlay.h"
#include "ui/pages/duel_side.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/game_button.h"
#include "ui/panels/spectators_label.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"
#include "ui/widgets/line_label.h"

#include <QAction>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr double countSize = 5; ///< of its figures, as a multiple of other letters

} // namespace

DuelPage::DuelPage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_area{new BoardArea{this}}
    , m_small{new SmallBoard{this}}
    , m_players{new QWidget{this}}
    , m_clock{new DuelClock{m_players}}
    , m_column{new QWidget{this}}
    , m_foot{new QWidget{this}}
    , m_lead{new LineLabel{this, LineLabel::Overflow::Elide}}
    , m_game{new GameButton{m_column}}
    , m_gameLine{new GameButton{m_foot, GameButton::Lines::One}}
    , m_more{new QToolButton{this}}
    , m_side{new DuelSide{actions, this}}
    , m_dealing{new Overlay{Overlay::Kind::Cover, {actions.newGame}}}
    , m_count{new Overlay{Overlay::Kind::Cover, {}, countSize}}
    , m_paused{new Overlay{Overlay::Kind::Cover, {actions.pause}}}
    , m_absence{new Overlay{Overlay::Kind::Cover, {actions.saveAndLeave, actions.leave}}}
    , m_end{new Overlay{Overlay::Kind::Message, {actions.playAgain, actions.newGame, actions.leave}}}
{
    createParts();
    createCovers(actions);
    setFocusProxy(m_area);
    onFontChange(this, [this] { arrange(); });
    keepTranslated(this, [this] {
        retranslate();
        showPlayers();
        arrange();
    });
}

void DuelPage::createParts()
{
    for (DuelStrip*& strip : m_strips) {
        strip = new DuelStrip{m_players};
        connect(strip, &DuelStrip::clicked, this, &DuelPage::gameClicked);
    }
    for (GameButton* button : {m_game, m_gameLine})
        connect(button, &QToolButton::clicked, this, &DuelPage::gameClicked);
    makeHeading(m_lead, 1.0);
    m_more->setObjectName(u"more"_s);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    pressOnEnter(m_more);
    connect(m_more, &QToolButton::toggled, this, &DuelPage::openMore);
    connect(m_small, &SmallBoard::shapeChanged, this, &DuelPage::arrange);
    connect(&chat(), &ChatPanel::unreadChanged, this, &DuelPage::retranslate);

    m_players->setLayout(makeRow({{m_strips[0], 1}, m_clock, {m_strips[1], 1}}, {.margins = {}, .spacing = gap}));
    m_columnLayout = makeColumn({}, {.margins = {}, .spacing = gap});
    m_column->setLayout(m_columnLayout);
    m_footLayout = makeRow({}, {.margins = {}, .spacing = gap});
    m_foot->setLayout(m_footLayout);
    m_body = makeRow({{m_area, 1}, m_column}, {.margins = {}, .spacing = gap});
    setLayout(makeColumn({m_players, {m_body, 1}, m_foot}, {.margins = {8, 8, 8, 6}, .spacing = gap}));
    layout()->setSizeConstraint(QLayout::SetNoConstraint); // another plan needs less
}

void DuelPage::createCovers(const Actions& actions)
{
    for (Overlay* cover : {m_dealing, m_count, m_paused, m_absence})
        m_area->addOver(cover, BoardArea::Place::Whole);
    m_area->addOver(m_end, BoardArea::Place::Middle);
    for (Overlay* asked : {m_paused, m_absence, m_end})
        asked->setGuarded(true);
    connect(actions.leave, &QAction::changed, this,
            [this, leave = actions.leave] { m_end->setButtonVisible(2, leave->isEnabled()); });
    m_end->setButtonVisible(2, actions.leave->isEnabled());
}

void DuelPage::setBoard(QWidget* board)
{
    m_area->setBoard(board);
    showPlayers();
    if (m_isFolded && !isTypingBeside(*this))
        m_more->setChecked(false);
}

void DuelPage::setSideBySide(bool isWatched)
{
    m_isWatched = isWatched;
    showPlayers();
    arrange();
}

void DuelPage::setSidePanel(bool shown)
{
    m_sideWanted = shown;
    arrange();
}

void DuelPage::setGame(const QString& text, const QString& explanation)
{
    for (GameButton* button : {m_game, m_gameLine})
        button->setGame(text, explanation);
    arrange(); // it may need more lines
}

void DuelPage::setPlayers(const std::array<DuelPlayer, 2>& players, bool byPoints)
{
    const bool isOther = byPoints != m_byPoints;
    m_shown = players;
    m_byPoints = byPoints;
    showPlayers();
    if (isOther)
        arrange(); // the lead may need more room
}

void DuelPage::setProgress(int ownPairs, int otherPairs, int allPairs)
{
    m_shown[0].pairs = ownPairs;
    m_shown[1].pairs = otherPairs;
    m_allPairs = allPairs;
    showPlayers();
}

void DuelPage::showPlayers()
{
    const int most = std::max({m_shown[0].points, m_shown[1].points, 1});
    for (std::size_t which = 0; which < m_strips.size(); ++which) {
        const DuelPlayer& player = m_shown[which];
        m_strips[which]->setPlayer(player, m_byPoints);
        const bool isRace = m_allPairs > 0;
        m_strips[which]->setProgress(
            {.all = m_allPairs, .share = isRace ? 1.0 * player.pairs / m_allPairs : 1.0 * player.points / most});
    }
    //: The board of a player in a duel, and how far it is: "Board of Anna: 12 of 80 pairs".
    m_small->setAccessibleName(tr("Board of %1: %2").arg(m_shown[1].name, m_strips[1]->standing()));
    if (auto* view = qobject_cast<LinkView*>(board()))
        view->setName(m_isWatched ? tr("Board of %1").arg(m_shown[0].name) : tr("Your board"));
}

void DuelPage::setTime(std::chrono::milliseconds time, bool isLeft)
{
    m_clock->setTime(time, isLeft);
}

void DuelPage::setLead(const QString& text)
{
    m_lead->setLine(text);
}

QString DuelPage::leadText(int lead, bool byPoints)
{
    if (lead == 0)
        //: Who leads in a duel: nobody.
        return tr("Even");
    const int by = std::abs(lead);
    if (byPoints)
        return lead > 0 ? tr("%n point(s) ahead", nullptr, by) : tr("%n point(s) behind", nullptr, by);
    return lead > 0 ? tr("%n pair(s) ahead", nullptr, by) : tr("%n pair(s) behind", nullptr, by);
}

void DuelPage::setPenalty(std::chrono::milliseconds left, const QString& help)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    if (seconds <= 0)
        m_strips[0]->setPenalty({});
    else
        //: What keeps a player from taking pairs, and for how many seconds: "Hint: 3 s".
        m_strips[0]->setPenalty(tr("%1: %2 s").arg(help.isEmpty() ? tr("Wait") : help).arg(seconds));
}

ChatPanel& DuelPage::chat()
{
    return m_side->chat();
}

void DuelPage::setChatVisible(bool visible)
{
    m_side->setChatVisible(visible);
    arrange();
    retranslate();
}

void DuelPage::setSpectators(int count)
{
    m_side->spectators().setCount(count);
    arrange();
    retranslate();
}

QString DuelPage::spokenStanding() const
{
    QStringList sentences;
    for (const DuelStrip* strip : m_strips)
        //: A player of a duel and how far: "Anna: 12 of 80 pairs."
        sentences << tr("%1: %2.").arg(strip->player().name, strip->standing());
    if (!m_lead->line().isEmpty())
        //: A sentence that says who leads: "3 pairs ahead."
        sentences << tr("%1.").arg(m_lead->line());
    sentences << m_clock->spokenTime();
    return sentences.join(u' ');
}

void DuelPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_more->isChecked())
        m_more->setChecked(false);
    else
        QWidget::keyPressEvent(event);
}

void DuelPage::openMore(bool open)
{
    if (!m_isFolded)
        return;
    m_side->setVisible(open);
    if (open)
        m_side->takeFocus();
    else
        m_area->setFocus();
}

void DuelPage::retranslate()
{
    const int unread = chat().isHidden() ? 0 : chat().unread();
    m_more->setText(tr("M&ore") + countMark(unread));
    QString words = unread > 0 ? tr("Chat and actions: %n new message(s)", nullptr, unread) : tr("Chat and actions");
    if (const QString spectating = m_side->spectators().text(); !spectating.isEmpty())
        words += u"; " + spectating;
    setTip(*m_more, words);
    m_dealing->setTexts(tr("Dealing…"), {});
    m_paused->setTexts(tr("Paused"), tr("Both boards are hidden until you continue."));
    coverOther();
}

} // namespace qipan::ui
