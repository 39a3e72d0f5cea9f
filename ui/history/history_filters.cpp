// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_filters.h"

#include "core/games/registry.h"
#include "core/link/game_mode.h"
#include "core/openings/opening_names.h"
#include "core/record/duel_record.h"
#include "ui/base/change_events.h"
#include "ui/base/opening_title.h"
#include "ui/base/shortcuts.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QComboBox>
#include <QDateEdit>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

namespace qipan::ui {

namespace {

constexpr int opponents = 5;
constexpr int results = 6;
constexpr int times = 6;
constexpr int longestText = 200;
/// Minimum width of a combo box in average characters; below it the boxes take two rows.
constexpr int minBox = 22;
constexpr int boxes = 6;

} // namespace

HistoryFilters::HistoryFilters(QWidget* parent)
    : QWidget{parent}
    , m_text{new QLineEdit{this}}
    , m_game{addBox(0)}
    , m_rule{addBox(0)}
    , m_opening{addBox(0)}
    , m_opponent{addBox(opponents + 1)}
    , m_result{addBox(results + 1)}
    , m_time{addBox(times)}
    , m_days{new QWidget{this}}
    , m_fromLabel{new QLabel{m_days}}
    , m_from{new QDateEdit{m_days}}
    , m_toLabel{new QLabel{m_days}}
    , m_to{new QDateEdit{m_days}}
    , m_grid{new QGridLayout{this}}
{
    m_text->setMaxLength(longestText);
    m_text->setClearButtonEnabled(true);
    m_text->installEventFilter(this);
    m_game->addItem(QString{});
    m_game->addItem(QString{}, linkKey.toString());
    for (const GameInfo& game : games())
        m_game->addItem(QString{}, textOf(game.key));
    auto* days = new QHBoxLayout{m_days};
    days->setContentsMargins(0, 0, 0, 0);
    for (const auto& [label, edit] : {std::pair{m_fromLabel, m_from}, std::pair{m_toLabel, m_to}}) {
        label->setBuddy(edit);
        edit->setCalendarPopup(true);
        edit->setDateRange(QDate{1900, 1, 1}, QDate{2999, 12, 31});
        days->addWidget(label);
        days->addWidget(edit, 1);
        connect(edit, &QDateEdit::dateChanged, this, &HistoryFilters::changed);
    }
    days->addStretch(1);
    m_days->hide();
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    connect(m_text, &QLineEdit::textChanged, this, &HistoryFilters::changed);
    connect(m_game, &QComboBox::currentIndexChanged, this, &HistoryFilters::gameChanged);
    connect(m_time, &QComboBox::currentIndexChanged, this, &HistoryFilters::timeChanged);
    for (QComboBox* box : {m_rule, m_opening, m_opponent, m_result})
        connect(box, &QComboBox::currentIndexChanged, this, &HistoryFilters::changed);
    setFocusProxy(m_text);
    keepTranslated(this, [this] { retranslate(); });
    place();
}

QComboBox* HistoryFilters::addBox(int count)
{
    auto* box = new QComboBox{this};
    limitWidth(box, 5);
    showEntryAsTip(box);
    for (int i = 0; i < count; ++i)
        box->addItem(QString{});
    return box;
}

HistoryFilters::Time HistoryFilters::time() const
{
    return static_cast<Time>(std::max(0, m_time->currentIndex()));
}

HistoryFilter HistoryFilters::filter() const
{
    HistoryFilter filter{.game = m_game->currentData().toString(),
                         .rule = m_rule->currentData().toString(),
                         .opponent = chosenFilter<HistoryOpponent>(m_opponent),
                         .result = chosenFilter<HistoryResult>(m_result),
                         .opening = m_opening->currentData().toString(),
                         .text = m_text->text().trimmed()};
    const QDate today = QDate::currentDate();
    switch (time()) {
    case Time::Any:
        break;
    case Time::Today:
        filter.from = today;
        break;
    case Time::Week:
        filter.from = today.addDays(-6);
        break;
    case Time::Month:
        filter.from = today.addDays(-29);
        break;
    case Time::Year:
        filter.from = QDate{today.year(), 1, 1};
        break;
    case Time::Between:
        filter.from = std::min(m_from->date(), m_to->date());
        filter.to = std::max(m_from->date(), m_to->date());
        break;
    }
    return filter;
}

void HistoryFilters::set(const HistoryFilter& filter)
{
    {
        const QSignalBlocker quiet{this};
        for (QComboBox* box : {m_game, m_rule, m_opening, m_opponent, m_result, m_time})
            box->setCurrentIndex(0);
        m_text->clear();
        m_game->setCurrentIndex(std::max(0, m_game->findData(filter.game)));
        m_result->setCurrentIndex(filter.result ? static_cast<int>(*filter.result) + 1 : 0);
    }
    Q_EMIT changed();
}

void HistoryFilters::gameChanged()
{
    {
        const QSignalBlocker quietRule{m_rule};
        const QSignalBlocker quietOpening{m_opening};
        m_rule->setCurrentIndex(0);
        m_opening->setCurrentIndex(0);
        fillRules();
        fillOpenings();
    }
    Q_EMIT changed();
}

void HistoryFilters::timeChanged()
{
    const bool wantsDays = time() == Time::Between;
    if (wantsDays && m_days->isHidden()) {
        const QSignalBlocker one{m_from};
        const QSignalBlocker two{m_to};
        m_to->setDate(QDate::currentDate());
        m_from->setDate(QDate::currentDate().addMonths(-1));
    }
    m_days->setVisible(wantsDays);
    Q_EMIT changed();
}

void HistoryFilters::fillRules()
{
    const QSignalBlocker quiet{m_rule};
    const QString game = m_game->currentData().toString();
    const QString rule = m_rule->currentData().toString();
    m_rule->clear();
    m_rule->addItem(game == linkKey ? tr("All modes") : tr("All rules"));
    if (game == linkKey) {
        for (const link::GameMode gameMode : link::gameModes)
            m_rule->addItem(gameModeName(gameMode), textOf(link::keyOf(gameMode)));
        for (const duel::Rule each : {duel::Rule::Race, duel::Rule::Points}) {
            const QString key = textOf(record::keyOf(each));
            m_rule->addItem(linkRuleName(key), key);
        }
    } else if (const GameInfo* info = findGame(game.toStdString())) {
        for (const RuleInfo& each : info->rules)
            m_rule->addItem(ruleName(game, textOf(each.key)), textOf(each.key));
    }
    m_rule->setCurrentIndex(std::max(0, rule.isEmpty() ? 0 : m_rule->findData(rule)));
    m_rule->setEnabled(m_rule->count() > 2); // a single rule is no choice
}

void HistoryFilters::fillOpenings()
{
    const QSignalBlocker quiet{m_opening};
    const QString game = m_game->currentData().toString();
    const QString opening = m_opening->currentData().toString();
    m_opening->clear();
    m_opening->addItem(tr("All openings"));
    for (const openings::NamedOpening& each : openings::namedOpenings()) {
        const QString key = textOf(each.key);
        if (textOf(each.game) == game)
            m_opening->addItem(openingTitle(game, key), key);
    }
    m_opening->setCurrentIndex(std::max(0, opening.isEmpty() ? 0 : m_opening->findData(opening)));
    m_opening->setEnabled(m_opening->count() > 1);
}

void HistoryFilters::place()
{
    const bool isWide = width() >= boxes * minBox * fontMetrics().averageCharWidth();
    const int columns = isWide ? boxes : 3;
    if (columns == m_columns)
        return;
    m_columns = columns;
    const std::array fields{m_game, m_rule, m_opening, m_opponent, m_result, m_time};
    m_grid->addWidget(m_text, 0, 0, 1, columns);
    int place = 0;
    for (QComboBox* field : fields) {
        m_grid->addWidget(field, 1 + place / columns, place % columns);
        ++place;
    }
    m_grid->addWidget(m_days, 3, 0, 1, columns);
    for (int column = 0; column < boxes; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

bool HistoryFilters::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || isEnter(key)) {
            Q_EMIT leftDown();
            return true;
        }
        if (key == Qt::Key_Escape && !m_text->text().isEmpty()) {
            m_text->clear(); // the next Escape closes the page
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void HistoryFilters::setTexts(QComboBox* box, const QStringList& words, const QString& name)
{
    const QSignalBlocker quiet{box};
    for (int i = 0; i < box->count(); ++i)
        box->setItemText(i, words.value(i));
    box->setAccessibleName(name);
}

void HistoryFilters::retranslate()
{
    m_text->setPlaceholderText(withSystemKeys(tr("Names, events, openings, comments (Ctrl+F)")));
    m_text->setAccessibleName(tr("Search in names, events, openings and comments"));
    QStringList words{tr("All games")};
    for (int i = 1; i < m_game->count(); ++i)
        words << gameName(m_game->itemData(i).toString());
    setTexts(m_game, words, tr("Game"));
    words = {tr("All opponents")};
    for (int i = 0; i < opponents; ++i)
        words << opponentName(static_cast<HistoryOpponent>(i));
    setTexts(m_opponent, words, tr("Opponent"));
    words = {tr("All results")};
    for (int i = 0; i < results; ++i)
        words << resultName(static_cast<HistoryResult>(i));
    setTexts(m_result, words, tr("Result"));
    setTexts(
        m_time,
        {tr("Any time"), tr("Today"), tr("Last 7 days"), tr("Last 30 days"), tr("This year"), tr("Between two dates")},
        tr("Time"));
    m_rule->setAccessibleName(tr("Rule"));
    fillRules();
    m_opening->setAccessibleName(tr("Opening"));
    fillOpenings();
    m_fromLabel->setText(tr("From"));
    m_toLabel->setText(tr("to"));
    for (QDateEdit* edit : {m_from, m_to}) {
        edit->setLocale(QLocale{});
        edit->setDisplayFormat(shortDateFormat());
    }
    m_from->setAccessibleName(tr("First date"));
    m_to->setAccessibleName(tr("Last date"));
}

} // namespace qipan::ui
