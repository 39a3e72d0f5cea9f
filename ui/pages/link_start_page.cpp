// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_start_page.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"
#include "ui/pages/duel_form.h"
#include "ui/pages/game_row.h"
#include "ui/pages/link_mode_cards.h"
#include "ui/pages/resume_bar.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>

#include <algorithm>
#include <iterator>
#include <utility>

namespace qipan::ui {

namespace {

constexpr int longestTyped = 64; // a number with spaces around it
constexpr int longestSecondName = 32;

/// Keeps the place of a widget free while it is hidden, so that nothing moves when it appears.
void keepPlace(QWidget* widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}

} // namespace

const std::vector<QSize>& LinkStartPage::usualSizes()
{
    static const std::vector<QSize> sizes{{4, 4},   {6, 6},   {8, 8},   {10, 8},  {10, 10}, {12, 10},
                                          {16, 10}, {18, 12}, {20, 14}, {24, 16}, {30, 20}};
    return sizes;
}

LinkStartPage::LinkStartPage(QWidget* parent)
    : ClosablePage{parent}
    , m_game{new GameRow{this}}
    , m_limit{makeTextLabel(this)}
    , m_useNearest{makeButton(this, [this] { m_difficulty->setCurrentIndex(static_cast<int>(m_nearest)); })}
    , m_border{new QCheckBox{this}}
    , m_today{new QCheckBox{this}}
    , m_levelLabel{new QLabel{this}}
    , m_level{new QComboBox{this}}
    , m_name{new QLineEdit{this}}
    , m_number{new QLineEdit{this}}
    , m_play{makeButton(this, &LinkStartPage::startNumber)}
    , m_error{makeTextLabel(this)}
    , m_current{makeTextLabel(this)}
    , m_start{makeButton(this, &LinkStartPage::start)}
    , m_cancel{makeButton(this, &LinkStartPage::closed)}
{
    m_error->setForegroundRole(QPalette::BrightText);
    m_error->hide();
    m_number->setMaxLength(longestTyped);
    auto* form = new QWidget{this};
    auto* column = makeFormColumn(form, GameRow::columnWidth);
    column->setSpacing(6);
    QWidget* content = column->parentWidget();
    m_unfinished = new ResumeBar{content};
    m_modes = new LinkModeCards{content};
    setFocusProxy(m_modes);
    m_board = makeBoard();
    m_duel = new DuelForm{content};
    m_parts = makeRow({{m_board, 1}, {m_duel, 1}}, {.margins = {0, 0, 0, 0}, .spacing = 24});
    addItems(column, {m_unfinished, m_modes, m_parts, stretch()});
    m_offer = makeOffer();
    // Beside the start, where the offer is seen at any height and moves nothing.
    setLayout(makeColumn({m_game,
                          {form, 1},
                          makeRow({stretch(1), {m_offer, 1'000}, stretch(1)}, {.margins = {16, 0, 16, 0}}),
                          makeRow({stretch(), m_start, m_cancel, stretch()})},
                         {.margins = {0, 0, 0, marginForQuestion}}));
    m_start->setDefault(true);
    m_game->setGame(linkKey.toString());
    connect(m_game, &GameRow::chosen, this, [this](const QString& game) {
        m_game->setGame(linkKey.toString());
        Q_EMIT gameRequested(game);
    });
    connect(m_modes, &LinkModeCards::changed, this, &LinkStartPage::take);
    for (const QComboBox* box : {m_size, m_mode, m_outline, m_difficulty, m_pictureCount})
        connect(box, &QComboBox::currentIndexChanged, this, &LinkStartPage::take);
    for (const QCheckBox* box : {m_border, m_today})
        connect(box, &QCheckBox::toggled, this, &LinkStartPage::take);
    connect(m_today, &QCheckBox::clicked, m_number, &QLineEdit::clear); // the last choice counts
    connect(m_duel, &DuelForm::changed, this, &LinkStartPage::takeDuel);
    connect(m_number, &QLineEdit::returnPressed, this, &LinkStartPage::startNumber);
    connect(m_number, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_play->setEnabled(!text.isEmpty());
        showText(*m_error, {});
    });
    keepTranslated(this, [this] { retranslate(); });
}

/// Makes the choices of the board, and below them the deal by its number.
QWidget* LinkStartPage::makeBoard()
{
    auto* board = new QWidget{this};
    QGridLayout* grid = makeFormGrid();
    grid->setVerticalSpacing(6);
    auto* column = makeColumn({grid}, {.margins = {0, 0, 0, 0}, .spacing = 6});
    board->setLayout(column);
    m_size = addChoice(grid, 0);
    m_mode = addChoice(grid, link::fallingModes);
    m_outline = addChoice(grid, link::outlines);
    m_difficulty = addChoice(grid, link::difficulties);
    m_pictureCount = addChoice(grid, 0);
    for (const int count : pictureCounts)
        m_pictureCount->addItem(QString{}, count);
    grid->addWidget(m_border, grid->rowCount(), 1);
    m_name->setMaxLength(longestSecondName);
    m_nameLabel = addFormRow(grid, m_name);
    const int row = grid->rowCount() - 1;
    grid->addWidget(m_levelLabel, row, 0);
    grid->addWidget(m_level, row, 1);
    grid->addWidget(m_today, row, 1);
    m_levelLabel->setBuddy(m_level);
    limitWidth(m_level, 6);
    showEntryAsTip(m_level);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_name, m_nameLabel, m_levelLabel, m_level, m_today})
        keepPlace(widget);
    QGridLayout* numberGrid = makeFormGrid();
    m_labels << addFormRow(numberGrid, m_number);
    numberGrid->addWidget(m_play, 1, 2);
    addItems(column, {numberGrid, m_error, m_current, stretch()});
    m_current->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return board;
}

bool LinkStartPage::isMode(link::GameMode mode) const
{
    return !m_choice.duel.isChosen && m_choice.gameMode == mode;
}

bool LinkStartPage::isDaily() const
{
    return isMode(link::GameMode::Daily) || (m_choice.duel.isChosen && m_today->isChecked());
}

bool LinkStartPage::isWithFriend() const
{
    return m_choice.duel.isChosen && m_choice.duel.opponent == DuelPreferences::Opponent::Friend;
}

QWidget* LinkStartPage::makeOffer()
{
    auto* offer = new QWidget{this};
    m_limit->setForegroundRole(QPalette::BrightText);
    offer->setLayout(makeRow({{m_limit, 1}, m_useNearest}, {.margins = {0, 0, 0, 0}}));
    limitColumn(offer, GameRow::columnWidth);
    offer->hide();
    return offer;
}

QComboBox* LinkStartPage::addChoice(QGridLayout* grid, int count)
{
    auto* box = new QComboBox{this};
    for (int i = 0; i < count; ++i)
        box->addItem(QString{});
    m_labels << addFormRow(grid, box);
    return box;
}

void LinkStartPage::setCurrent(const QString& number)
{
    m_currentNumber = number;
    retranslate();
}

void LinkStartPage::setSizes(const std::vector<QSize>& sizes)
{
    m_isFilling = true;
    m_size->clear();
    for (const QSize size : sizes)
        m_size->addItem(QString{}, size);
    m_isFilling = false;
    fill();
}

void LinkStartPage::focusGame()
{
    m_game->focusGame();
}

void LinkStartPage::setChoice(const LinkPreferences& choice)
{
    m_choice = choice;
    m_number->clear();
    m_problem.clear();
    fill();
    showTop(this);
}

void LinkStartPage::chooseDuel(DuelPreferences::Opponent opponent)
{
    m_choice.duel.isChosen = true;
    m_choice.duel.opponent = opponent;
    fill();
    Q_EMIT choiceChanged();
}

void LinkStartPage::setDaily(const link::DealSetup& daily)
{
    m_daily = daily;
    fill();
}

void LinkStartPage::setLevels(const std::vector<LinkLevel>& levels)
{
    m_levels = levels;
    showLevels();
    retranslate();
}

/// Offers the levels that were reached with the chosen size and difficulty.
void LinkStartPage::showLevels()
{
    std::vector<LinkLevel> found;
    std::ranges::copy_if(m_levels, std::back_inserter(found), [this](const LinkLevel& each) {
        return QSize{each.size.columns, each.size.rows} == m_choice.size && each.difficulty == m_choice.difficulty;
    });
    const int reached = found.empty() ? 1 : found.back().level + 1;
    const bool keepsLevel = m_level->count() == reached && found == m_reached;
    const int chosen = keepsLevel ? m_level->currentIndex() : reached - 1;
    m_reached = std::move(found);
    m_level->clear();
    for (int level = 1; level <= reached; ++level)
        m_level->addItem(QString{});
    m_level->setCurrentIndex(chosen);
}

int LinkStartPage::level() const
{
    return isMode(link::GameMode::Campaign) ? std::max(0, m_level->currentIndex()) + 1 : 1;
}

void LinkStartPage::setSecondName(const QString& name)
{
    m_name->setText(name);
}

QString LinkStartPage::secondName() const
{
    return m_name->text().simplified();
}

void LinkStartPage::setOwnName(const QString& name)
{
    m_duel->setOwnName(name);
}

QString LinkStartPage::ownName() const
{
    return m_duel->ownName();
}

HostChoice LinkStartPage::table() const
{
    return {.game = linkKey.toString(),
            .rule = {},
            .clock = std::nullopt,
            .passcode = m_duel->passcode(),
            .acceptAnyone = m_duel->acceptsAnyone()};
}

void LinkStartPage::setProblem(const QString& problem)
{
    m_problem = problem;
    showOffer();
}

void LinkStartPage::setNearest(link::Difficulty nearest, int pictures)
{
    m_nearest = nearest;
    m_pictures = nearest == m_choice.difficulty ? 0 : pictures;
    showOffer();
}

void LinkStartPage::retranslate()
{
    const QString labels[] = {tr("Si&ze:"),       tr("Grav&ity:"),  tr("Shap&e:"),
                              tr("&Difficulty:"), tr("Pictu&res:"), tr("Deal &number:")};
    for (qsizetype i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    alignLabels(QList<QLabel*>{m_labels} << m_nameLabel << m_levelLabel);
    const auto name = [](QComboBox* box, auto text) {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, text(i));
    };
    name(m_size, [this](int i) {
        const QSize size = m_size->itemData(i).toSize();
        return tr("%1 columns, %2 rows").arg(size.width()).arg(size.height());
    });
    name(m_mode, [](int i) { return fallingName(static_cast<link::FallingMode>(i)); });
    name(m_outline, [](int i) { return outlineName(static_cast<link::Outline>(i)); });
    name(m_difficulty, [](int i) { return difficultyName(static_cast<link::Difficulty>(i)); });
    name(m_pictureCount, [this](int i) { return pictureCountName(m_pictureCount->itemData(i).toInt()); });
    m_mode->setPlaceholderText(tr("A different one on each level"));
    m_border->setText(tr("Paths may run &outside the board"));
    m_today->setText(tr("Use today's deal"));
    m_nameLabel->setText(tr("Second pla&yer:"));
    m_name->setPlaceholderText(tr("Player 2"));
    m_levelLabel->setText(tr("Begin at &level:"));
    name(m_level, [this](int i) {
        //: A level of the campaign: "2: tiles fall down".
        const QString level = tr("%1: %2").arg(QString::number(i + 1), movementText(link::campaignMode(i + 1)));
        const auto done = std::ranges::find(m_reached, i + 1, &LinkLevel::level);
        return done == m_reached.end()
            ? level
            : tr("%1, %2, %n point(s)", nullptr, done->points).arg(level, starsText(done->stars));
    });
    m_levelLabel->setToolTip(starsRule());
    m_level->setAccessibleDescription(starsRule());
    m_number->setPlaceholderText(tr("Type or paste a deal number"));
    m_current->setText(m_currentNumber.isEmpty() || m_choice.duel.isChosen
                           ? QString{}
                           : tr("Your current board is deal %1.").arg(m_currentNumber));
    m_play->setText(tr("&Play this deal"));
    m_play->setEnabled(!m_number->text().isEmpty());
    m_cancel->setText(tr("&Cancel"));
    showOffer();
    follow();
    arrange();
}

/// Puts the duel beside the board, or above it if there is no room: whom one plays against must not be out of sight.
void LinkStartPage::arrange()
{
    constexpr int margins = 32; // of the form
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int room = std::min(m_parts->parentWidget()->maximumWidth(), width() - margins - scrollBar);
    constexpr int lines = 40; // of text, beside each other
    m_modes->setWide(room >= lines * fontMetrics().height());
    const int beside = m_board->minimumSizeHint().width() + m_duel->minimumSizeHint().width() + m_parts->spacing();
    m_parts->setDirection(beside <= room ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

/// The page gets its size before its parts are laid out, so that nothing moves when it appears.
void LinkStartPage::resizeEvent(QResizeEvent* event)
{
    ClosablePage::resizeEvent(event);
    arrange();
}

} // namespace qipan::ui
