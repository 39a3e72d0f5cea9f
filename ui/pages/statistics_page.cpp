// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/statistics_page.h"

#include "core/games/registry.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"
#include "ui/statistics/activity_bars.h"
#include "ui/statistics/figures_card.h"
#include "ui/statistics/loss_tables.h"
#include "ui/statistics/picture_card.h"
#include "ui/statistics/rating_graph.h"
#include "ui/statistics/result_bars.h"
#include "ui/statistics/statistics_text.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/form.h"
#include "ui/widgets/line_reader.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int widest = 1000;
/// Minimum width for two cards side by side.
constexpr int wideEnough = 820;

/// Returns the games that have ratings: those of the registry, and link-match for its duels.
[[nodiscard]] QStringList ratedGames()
{
    QStringList keys;
    for (const GameInfo& game : games())
        keys << textOf(game.key);
    keys << linkKey.toString();
    return keys;
}

[[nodiscard]] QStringList tallyCells(const Tally& tally)
{
    return {countText(tally.games()), countText(tally.wins), countText(tally.draws), countText(tally.losses),
            shareText(tally)};
}

} // namespace

StatisticsPage::StatisticsPage(QWidget* parent)
    : ClosablePage{parent}
{
    QVBoxLayout* column = makeFormColumn(this, widest);
    QWidget* form = column->parentWidget();
    m_heading = new QLabel{form};
    makeHeading(m_heading);
    auto* choosers = new QHBoxLayout;
    m_profile = new QComboBox{form};
    m_game = new QComboBox{form};
    m_period = new QComboBox{form};
    for (QComboBox* box : {m_profile, m_game, m_period}) {
        limitWidth(box, 8);
        showEntryAsTip(box);
        limitColumn(box, 260);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // or else the rest of the row gets the room
        choosers->addWidget(box, box == m_profile ? 160 : 100);         // names are longer
        connect(box, &QComboBox::currentIndexChanged, this, &StatisticsPage::choose);
    }
    choosers->addStretch(1);
    m_state = makeTextLabel(form);
    m_imported = makeTextLabel(form);
    m_imported->setForegroundRole(QPalette::PlaceholderText);
    m_imported->setObjectName(u"imported"_s);
    m_figures = new FiguresCard{form};
    addItems(column, {m_heading, choosers, m_state, m_imported, m_figures});

    for (std::size_t i = 0; i < static_cast<std::size_t>(ratedGames().size()); ++i) {
        m_graphs.push_back(new RatingGraph{form});
        m_ratings.push_back(new PictureCard{m_graphs.back(), form});
        if (i % 2 == 1)
            column->addLayout(addPair(m_ratings[i - 1], m_ratings[i]));
    }
    if (m_ratings.size() % 2 == 1)
        column->addWidget(m_ratings.back());
    m_opponentBars = new ResultBars{form};
    m_opponents = new PictureCard{m_opponentBars, form};
    m_kindBars = new ResultBars{form};
    m_kinds = new PictureCard{m_kindBars, form};
    column->addLayout(addPair(m_opponents, m_kinds));
    m_activityBars = new ActivityBars{form};
    m_activity = new PictureCard{m_activityBars, form};
    m_losses = new PictureCard{nullptr, form};
    m_openings = new PictureCard{nullptr, form};
    m_links = new PictureCard{nullptr, form};
    m_duelBars = new ResultBars{form};
    m_duels = new PictureCard{m_duelBars, form};

    m_about = makeTextLabel(form);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_from = makeTextLabel(form);
    m_reset = new QPushButton{form};
    m_undo = new QPushButton{form};
    addItems(column,
             {m_losses, m_openings, m_activity, m_duels, m_links, m_from, m_about,
              makeRow({m_reset, m_undo, stretch(1), makeCloseButton()}), stretch(1)});
    connect(m_reset, &QPushButton::clicked, this, &StatisticsPage::resetRequested);
    connect(m_undo, &QPushButton::clicked, this, &StatisticsPage::undoRequested);

    // Arrow keys scroll, as on any page of text.
    auto* scroll = findChild<QScrollArea*>();
    scroll->setFocusPolicy(Qt::StrongFocus);
    new LineReader{scroll};
    setFocusProxy(scroll);
    m_undo->hide();
    keepTranslated(this, [this] { retranslate(); });
}

/// Adds cards that are side by side, or stacked if there is no room.
QBoxLayout* StatisticsPage::addPair(QWidget* one, QWidget* other)
{
    auto* pair = new QBoxLayout{QBoxLayout::TopToBottom};
    pair->setSpacing(12);
    pair->addWidget(one, 1);
    pair->addWidget(other, 1);
    m_pairs.push_back(pair);
    return pair;
}

void StatisticsPage::resizeEvent(QResizeEvent* event)
{
    ClosablePage::resizeEvent(event);
    for (QBoxLayout* pair : m_pairs)
        pair->setDirection(width() >= wideEnough ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void StatisticsPage::setChoice(const StatisticsChoice& choice)
{
    m_choice = choice;
    fillChoosers();
}

void StatisticsPage::setStatistics(const Statistics& statistics)
{
    m_statistics = statistics;
    m_isCounted = true;
    m_errorText.clear();
    fillChoosers();
    fill();
}

void StatisticsPage::setCounting(bool counting)
{
    m_isCounting = counting;
    fillState();
}

void StatisticsPage::setErrorText(const QString& reason)
{
    m_errorText = reason;
    fillState();
}

void StatisticsPage::setUndoable(bool undoable)
{
    if (!undoable && m_undo->hasFocus())
        setFocus();
    m_undo->setVisible(undoable);
}

void StatisticsPage::setTheme(const Theme& theme)
{
    for (Chart* chart : findChildren<Chart*>())
        chart->setTheme(theme);
}

void StatisticsPage::fillChoosers()
{
    const QSignalBlocker quietProfile{m_profile};
    const QSignalBlocker quietGame{m_game};
    const QSignalBlocker quietPeriod{m_period};
    std::vector<Profile> profiles = m_statistics.profiles;
    if (std::ranges::find(profiles, m_choice.profile) == profiles.end())
        profiles.push_back(m_choice.profile);
    m_profile->clear();
    for (const Profile& profile : profiles) {
        m_profile->addItem(profileName(profile), profile.isGuest ? QVariant{} : QVariant{profile.name});
        if (profile == m_choice.profile)
            m_profile->setCurrentIndex(m_profile->count() - 1);
    }
    m_game->clear();
    m_game->addItem(tr("All games"), QString{});
    m_game->addItem(gameName(linkKey), linkKey.toString());
    for (const GameInfo& game : games())
        m_game->addItem(gameName(textOf(game.key)), textOf(game.key));
    m_game->setCurrentIndex(std::max(0, m_game->findData(m_choice.game)));
    m_period->clear();
    m_period->addItems({tr("All time"), tr("Past year"), tr("Past month")});
    m_period->setCurrentIndex(static_cast<int>(m_choice.period));
}

void StatisticsPage::choose()
{
    const QVariant name = m_profile->currentData();
    StatisticsChoice choice;
    choice.profile = name.isValid() ? Profile{false, name.toString()} : Profile{};
    choice.game = m_game->currentData().toString();
    choice.period = static_cast<Period>(std::max(0, m_period->currentIndex()));
    if (choice == m_choice)
        return;
    m_choice = choice;
    Q_EMIT choiceChanged(m_choice);
}

void StatisticsPage::fill()
{
    fillState();
    fillFigures();
    fillRatings();
    fillResults();
    showLosses(*m_losses, m_statistics, m_choice.game.isEmpty());
    showOpenings(*m_openings, m_statistics);
    fillActivity();
    fillDuels();
    fillLinks();
    const auto imported = static_cast<int>(std::min<qint64>(m_statistics.imported, std::numeric_limits<int>::max()));
    m_imported->setText(tr("%Ln imported game(s) do not count: nobody played them here.", nullptr, imported));
    m_imported->setVisible(imported > 0);
    m_from->setText(countedFromText(m_statistics.countedFrom));
    m_from->setVisible(!m_from->text().isEmpty());
}

void StatisticsPage::fillState()
{
    QString text = m_errorText;
    if (m_isCounting)
        text = tr("Counting…");
    else if (text.isEmpty() && m_isCounted && m_statistics.isEmpty())
        text = m_choice.period == Period::All
            ? tr("No finished games of %1 yet.").arg(profileName(m_choice.profile))
            : tr("%1 played no games in this period.").arg(profileName(m_choice.profile));
    if (text != m_state->text()) {
        m_state->setText(text);
        speak(*m_state, text);
    }
    m_state->setVisible(!text.isEmpty());
    m_figures->setVisible(m_isCounted && !m_statistics.isEmpty());
    m_reset->setEnabled(m_isCounted && !m_statistics.isEmpty());
}

void StatisticsPage::fillFigures()
{
    const Statistics& all = m_statistics;
    std::vector<FiguresCard::Figure> figures;
    const bool hasTallies = all.total.games() > 0;
    m_about->setVisible(hasTallies || !all.duels.empty()); // it explains wins and ratings
    if (hasTallies) {
        figures = {{tr("Board games"), countText(all.total.games())},
                   {tr("Wins"), countText(all.total.wins)},
                   {tr("Draws"), countText(all.total.draws)},
                   {tr("Losses"), countText(all.total.losses)},
                   {tr("Overall score"), shareText(all.total)},
                   {tr("Current streak"), streakText(all.streaks)},
                   {tr("Longest winning streak"), countText(all.streaks.longestWin)},
                   {tr("Average moves per game"), countText(all.plies.value().value_or(0))}};
    }
    if (all.linkGames > 0)
        figures.push_back({tr("Link-match games"), countText(all.linkGames)});
    if (!all.duels.empty()) {
        Tally duels;
        for (const DuelLine& line : all.duels) {
            duels.wins += line.tally.wins;
            duels.draws += line.tally.draws;
            duels.losses += line.tally.losses;
        }
        figures.push_back({tr("Duels won"), countText(duels.wins)});
        figures.push_back({tr("Score in duels"), shareText(duels)});
    }
    if (all.time.count > 0)
        figures.push_back({tr("Average time per game"), timeText(all.time.value())});
    figures.push_back({tr("Unfinished"), countText(all.unfinished)});
    m_figures->setFigures(figures);
}

void StatisticsPage::fillRatings()
{
    const QStringList keys = ratedGames();
    for (std::size_t i = 0; i < m_ratings.size(); ++i) {
        const QString key = keys[static_cast<qsizetype>(i)];
        const auto curve = std::ranges::find(m_statistics.ratings, key, &RatingCurve::game);
        m_ratings[i]->setVisible(curve != m_statistics.ratings.end());
        if (curve == m_statistics.ratings.end())
            continue;
        m_graphs[i]->setCurve(*curve);
        m_ratings[i]->setTexts(key == linkKey ? tr("Rating in duels of link-match")
                                              : tr("Rating in %1").arg(gameName(key)),
                               ratingCaption(*curve));
        PictureCard::Table table{{tr("Date"), tr("Rating"), tr("± (two deviations)"), tr("Games")}, {}};
        for (auto day = curve->days.rbegin(); day != curve->days.rend(); ++day)
            table.rows.push_back({shortDate(day->day), QString::number(std::lround(day->rating.value)),
                                  QString::number(std::lround(2 * day->rating.deviation)), countText(day->games)});
        m_ratings[i]->setTable(table);
    }
}

void StatisticsPage::fillResults()
{
    const bool withGame = m_choice.game.isEmpty();
    const QStringList header{tr("Games"), tr("Wins"), tr("Draws"), tr("Losses"), tr("Score")};
    std::vector<ResultBars::Line> lines;
    PictureCard::Table table{QStringList{tr("Opponent")} + header, {}};
    for (const OpponentLine& line : m_statistics.opponents) {
        lines.push_back({opponentName(line.opponent, withGame), line.tally});
        table.rows.push_back(QStringList{lines.back().name} + tallyCells(line.tally));
    }
    const auto hidden = static_cast<int>(lines.size()) - static_cast<int>(ResultBars::maxLines);
    m_opponents->setVisible(!lines.empty());
    m_opponents->setTexts(tr("By opponent"), hidden > 0 ? tr("The table shows %Ln more.", nullptr, hidden) : QString{});
    m_opponents->setTable(table);
    m_opponentBars->setLines(std::move(lines));

    lines.clear();
    table = {QStringList{tr("Colour or rule")} + header + QStringList{tr("Moves"), tr("Time")}, {}};
    for (const ColourLine& line : m_statistics.colours) {
        lines.push_back({colourName(line, withGame), line.tally});
        table.rows.push_back(QStringList{lines.back().name} + tallyCells(line.tally) + QStringList{u"–"_s, u"–"_s});
    }
    for (const RuleLine& line : m_statistics.rules) {
        if (line.tally.games() == 0)
            continue;
        lines.push_back({ruleLineName(line, withGame), line.tally});
        table.rows.push_back(QStringList{lines.back().name} + tallyCells(line.tally)
                             + QStringList{countText(line.plies.value().value_or(0)), timeText(line.time.value())});
    }
    m_kinds->setVisible(!lines.empty());
    m_kinds->setTexts(tr("By colour and rule"), {});
    m_kinds->setTable(table);
    m_kindBars->setLines(std::move(lines));
}

void StatisticsPage::fillActivity()
{
    m_activity->setVisible(!m_statistics.activity.empty());
    m_activity->setTexts(tr("Activity"), activityCaption(m_statistics.activity));
    m_activityBars->setBars(m_statistics.activity);
    PictureCard::Table table{{tr("Period"), tr("Wins"), tr("Draws"), tr("Losses"), tr("Link-match")}, {}};
    for (auto bar = m_statistics.activity.rbegin(); bar != m_statistics.activity.rend(); ++bar) {
        if (bar->games() > 0)
            table.rows.push_back({barName(*bar), countText(bar->tally.wins), countText(bar->tally.draws),
                                  countText(bar->tally.losses), countText(bar->other)});
    }
    m_activity->setTable(table);
}

void StatisticsPage::fillDuels()
{
    const std::vector<DuelLine>& duels = m_statistics.duels;
    std::vector<ResultBars::Line> lines;
    PictureCard::Table table{
        {tr("Opponent"), tr("Rounds"), tr("Wins"), tr("Draws"), tr("Losses"), tr("Score"), tr("Pairs per minute")}, {}};
    for (const DuelLine& line : duels) {
        lines.push_back({opponentName(line.opponent, false), line.tally});
        const auto pace = line.pace();
        table.rows.push_back(QStringList{lines.back().name} + tallyCells(line.tally)
                             + QStringList{pace ? QLocale{}.toString(*pace, 'f', 1) : u"–"_s});
    }
    m_duels->setVisible(!duels.empty());
    m_duels->setTexts(tr("Duels of link-match"), tr("The table shows how many pairs you took a minute."));
    m_duels->setTable(table);
    m_duelBars->setLines(std::move(lines));
}

void StatisticsPage::fillLinks()
{
    m_links->setVisible(!m_statistics.links.empty());
    m_links->setTexts(gameName(linkKey),
                      tr("Best scores come from the high scores, best times from single-board games without help."));
    PictureCard::Table table{{tr("Mode"), tr("Size"), tr("Games"), tr("Best score"), tr("Best time")}, {}};
    for (const LinkLine& line : m_statistics.links)
        table.rows.push_back({gameModeName(line.gameMode), boardSizeText(line.size), countText(line.games),
                              line.bestPoints ? countText(*line.bestPoints) : u"–"_s, timeText(line.bestTime)});
    m_links->setTable(table);
}

void StatisticsPage::retranslate()
{
    m_heading->setText(tr("Statistics"));
    findChild<QScrollArea*>()->setAccessibleName(tr("Statistics"));
    m_profile->setAccessibleName(tr("Player"));
    m_game->setAccessibleName(tr("Game"));
    m_period->setAccessibleName(tr("Time"));
    m_reset->setText(tr("&Reset statistics…"));
    m_undo->setText(tr("Und&o reset"));
    m_about->setText(tr("Deleted games do not count, and unfinished games are neither won nor lost. The rating is "
                        "Glicko-2 with one period a day. It counts games against the computer that were played here "
                        "from the start; it compares you with the computer's levels, not with other players. Games "
                        "with a takeback or with help (a hint, an analysis, the opening explorer, moves tried on the "
                        "clock) are not rated. The band in the graph and the number after ± are two deviations: your "
                        "strength is within them with a probability of about 95 %."));
    fillChoosers();
    fill();
}

} // namespace qipan::ui
