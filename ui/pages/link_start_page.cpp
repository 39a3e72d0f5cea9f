// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_start_page.h"

#include "core/link/deal_number.h"
#include "core/link/shape.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_text.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"
#include "ui/widgets/option_card.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace qipan::ui {

namespace {

constexpr int longestTyped = 64; // a number with spaces around it

template <typename Enum>
Enum chosenIn(const QComboBox* box)
{
    return static_cast<Enum>(box->currentIndex());
}

QString whyNot(link::DealNumberError error)
{
    switch (error) {
    case link::DealNumberError::WrongLength:
        return LinkStartPage::tr("A deal number has 14 letters and digits: this one is too short or too long.");
    case link::DealNumberError::NoCharacter:
        return LinkStartPage::tr("This contains a character that deal numbers never have.");
    case link::DealNumberError::Mistyped:
        return LinkStartPage::tr("Not a deal number: a character is mistyped, or two are swapped.");
    case link::DealNumberError::OtherVersion:
        return LinkStartPage::tr("This deal number comes from another version of Qipan, which deals differently.");
    case link::DealNumberError::CannotDeal:
        break;
    }
    return LinkStartPage::tr("No board has this number.");
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
    , m_heading{new QLabel{this}}
    , m_border{new QCheckBox{this}}
    , m_number{new QLineEdit{this}}
    , m_play{makeButton(this, &LinkStartPage::startNumber)}
    , m_error{makeTextLabel(this)}
    , m_current{makeTextLabel(this)}
    , m_start{makeButton(this, [this] { Q_EMIT startRequested(choice()); })}
    , m_cancel{makeButton(this, &LinkStartPage::closed)}
{
    makeHeading(m_heading);
    m_error->setForegroundRole(QPalette::BrightText);
    m_error->hide();
    m_number->setMaxLength(longestTyped);
    QGridLayout* grid = makeFormGrid();
    auto* form = new QWidget{this};
    auto* column = makeFormColumn(form);
    column->setSpacing(8);
    addItems(column, {m_heading, makeModes(), grid});
    m_size = addChoice(grid, 0);
    m_mode = addChoice(grid, link::fallingModes);
    m_outline = addChoice(grid, link::outlines);
    m_difficulty = addChoice(grid, link::difficulties);
    grid->addWidget(m_border, grid->rowCount(), 1);
    QGridLayout* numberGrid = makeFormGrid();
    m_labels << addFormRow(numberGrid, m_number);
    numberGrid->addWidget(m_play, 1, 2);
    addItems(column, {space(8), numberGrid, m_error, m_current, stretch()});
    setLayout(makeColumn({{form, 1}, makeRow({stretch(), m_start, m_cancel, stretch()})}, {.margins = {0, 0, 0, 8}}));
    m_current->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_modes.front()->setChecked(true);
    for (const OptionCard* card : m_modes)
        connect(card, &OptionCard::toggled, this, &LinkStartPage::follow);
    m_start->setDefault(true);
    connect(m_outline, &QComboBox::currentIndexChanged, this, &LinkStartPage::follow);
    connect(m_size, &QComboBox::currentIndexChanged, this, &LinkStartPage::follow);
    connect(m_number, &QLineEdit::returnPressed, this, &LinkStartPage::startNumber);
    connect(m_number, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_play->setEnabled(!text.isEmpty());
        showText(*m_error, {});
    });
    keepTranslated(this, [this] { retranslate(); });
}

QWidget* LinkStartPage::makeModes()
{
    const char* const icons[] = {"link-relaxed", "link-clock",   "link-campaign",
                                 "link-daily",   "link-endless", "link-two"};
    auto* cards = new QWidget{this};
    auto* grid = new QGridLayout{cards};
    grid->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        constexpr int columns = 3;
        const int place = static_cast<int>(i);
        m_modes[i] = new OptionCard{QString::fromLatin1(icons[i]), cards};
        grid->addWidget(m_modes[i], place / columns, place % columns);
    }
    return cards;
}

link::GameMode LinkStartPage::mode() const
{
    const auto chosen = std::ranges::find_if(m_modes, &QAbstractButton::isChecked);
    return link::gameModes[chosen == m_modes.end() ? 0 : chosen - m_modes.begin()];
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
    const QSignalBlocker quiet{m_size};
    m_size->clear();
    for (const QSize size : sizes)
        m_size->addItem(QString{}, size);
    retranslate();
}

void LinkStartPage::setChoice(const LinkPreferences& choice)
{
    m_rest = choice;
    if (m_size->findData(choice.size) < 0)
        m_size->addItem(QString{}, choice.size);
    for (std::size_t i = 0; i < m_modes.size(); ++i)
        m_modes[i]->setChecked(link::gameModes[i] == choice.gameMode);
    m_size->setCurrentIndex(m_size->findData(choice.size));
    m_mode->setCurrentIndex(static_cast<int>(choice.mode));
    m_outline->setCurrentIndex(static_cast<int>(choice.outline));
    m_difficulty->setCurrentIndex(static_cast<int>(choice.difficulty));
    m_border->setChecked(choice.border);
    m_number->clear();
    showText(*m_error, {});
    retranslate();
    showTop(this);
}

LinkPreferences LinkStartPage::choice() const
{
    LinkPreferences choice = m_rest;
    choice.gameMode = mode();
    choice.size = m_size->currentData().toSize();
    choice.mode = chosenIn<link::FallingMode>(m_mode);
    choice.outline = chosenIn<link::Outline>(m_outline);
    choice.difficulty = chosenIn<link::Difficulty>(m_difficulty);
    choice.border = m_border->isChecked();
    return choice;
}

void LinkStartPage::startNumber()
{
    if (m_number->text().isEmpty())
        return;
    const auto setup = link::readDealNumber(m_number->text().toStdString());
    if (setup)
        Q_EMIT dealRequested(choice(), *setup);
    else
        showText(*m_error, whyNot(setup.error()));
}

/// Disables what the mode determines itself, and the start of a game that cannot be dealt.
void LinkStartPage::follow()
{
    const link::GameMode gameMode = mode();
    const bool isDaily = gameMode == link::GameMode::Daily;
    m_mode->setEnabled(!isDaily && gameMode != link::GameMode::Campaign);
    for (QWidget* field : std::initializer_list<QWidget*>{m_size, m_outline, m_difficulty, m_border})
        field->setEnabled(!isDaily);
    const QSize size = m_size->currentData().toSize();
    const bool fits =
        isDaily || link::makeShape(chosenIn<link::Outline>(m_outline), {size.width(), size.height()}).has_value();
    m_start->setEnabled(fits);
    showText(*m_error, fits ? QString{} : tr("This shape needs a larger board."));
}

void LinkStartPage::retranslate()
{
    m_heading->setText(tr("New game"));
    const QString labels[] = {tr("Si&ze:"), tr("Grav&ity:"), tr("Sh&ape:"), tr("&Difficulty:"), tr("Deal &number:")};
    for (qsizetype i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    alignLabels(m_labels);
    const auto name = [](QComboBox* box, auto text) {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, text(i));
    };
    for (std::size_t i = 0; i < m_modes.size(); ++i)
        m_modes[i]->setTexts(gameModeName(link::gameModes[i]), gameModeMotto(link::gameModes[i]));
    name(m_size, [this](int i) {
        const QSize size = m_size->itemData(i).toSize();
        return tr("%1 columns, %2 rows").arg(size.width()).arg(size.height());
    });
    name(m_mode, [](int i) { return fallingName(static_cast<link::FallingMode>(i)); });
    name(m_outline, [](int i) { return outlineName(static_cast<link::Outline>(i)); });
    name(m_difficulty, [](int i) { return difficultyName(static_cast<link::Difficulty>(i)); });
    m_border->setText(tr("Paths may run &outside the board"));
    m_number->setPlaceholderText(tr("Type or paste a deal number"));
    m_current->setText(m_currentNumber.isEmpty() ? QString{}
                                                 : tr("Your current board is deal %1.").arg(m_currentNumber));
    m_play->setText(tr("&Play this deal"));
    m_play->setEnabled(!m_number->text().isEmpty());
    m_start->setText(tr("S&tart"));
    m_cancel->setText(tr("&Cancel"));
    follow();
}

/// Not by a focus proxy: Tab would go from its neighbour to the page, and so back to it.
void LinkStartPage::focusInEvent(QFocusEvent*)
{
    m_start->setFocus();
}

void LinkStartPage::keyPressEvent(QKeyEvent* event)
{
    const QWidget* focus = focusWidget();
    const bool isChoice =
        qobject_cast<const OptionCard*>(focus) != nullptr || qobject_cast<const QComboBox*>(focus) != nullptr;
    if (isEnter(event->key()) && isChoice)
        m_start->click();
    else
        ClosablePage::keyPressEvent(event);
}

} // namespace qipan::ui
