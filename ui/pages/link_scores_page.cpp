// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_scores_page.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/countdown.h"
#include "ui/widgets/form.h"
#include "ui/widgets/quiet_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>

#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

enum Column { Place, Points, Name, Time, Date, Game, Deal, Columns };

/// Maximum width of a name, in average characters; the tool tip has the whole name.
constexpr int widestName = 20;

template <typename Enum>
void choose(QComboBox* box, std::optional<Enum> value)
{
    const QSignalBlocker quiet{box};
    box->setCurrentIndex(value ? static_cast<int>(*value) + 1 : 0);
}

/// Returns "Campaign · Level 3 · 16 × 10 · Heart · Down · Hard".
QString gameText(const LinkScore& line)
{
    QStringList parts{gameModeName(line.gameMode)};
    if (link::rulesOf(line.gameMode).hasNextBoard)
        parts << LinkScoresPage::tr("Level %1").arg(line.level);
    parts << boardSizeText(line.setup.size);
    if (line.setup.outline != link::Outline::Rectangle)
        parts << outlineName(line.setup.outline);
    parts << fallingName(line.setup.mode) << difficultyName(line.setup.difficulty);
    if (line.usedHelp)
        parts << LinkScoresPage::tr("with help");
    return parts.join(u" · ");
}

} // namespace

LinkScoresPage::LinkScoresPage(QWidget* parent)
    : ClosablePage{parent}
    , m_heading{new QLabel{this}}
    , m_gameMode{addFilter(static_cast<int>(std::size(link::gameModes)))}
    , m_size{addFilter(0)}
    , m_mode{addFilter(link::fallingModes)}
    , m_difficulty{addFilter(link::difficulties)}
    , m_table{new QuietView<QTableWidget>{0, Columns, this}}
    , m_empty{makeTextLabel(this)}
    , m_play{new QPushButton{this}}
    , m_replay{new QPushButton{this}}
    , m_copy{new QPushButton{this}}
{
    makeHeading(m_heading);
    m_empty->setAlignment(Qt::AlignCenter);
    makeRowTable(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* filters = new QGridLayout;
    int column = 0;
    for (QComboBox* filter : {m_gameMode, m_size, m_mode, m_difficulty}) {
        limitWidth(filter, 5);
        showEntryAsTip(filter);
        filters->addWidget(filter, 0, column++);
    }
    setLayout(makeColumn({m_heading,
                          filters,
                          {m_table, 1},
                          {m_empty, 1},
                          makeRow({m_play, m_replay, m_copy, stretch(), makeCloseButton()})},
                         {.margins = {12, 10, 12, 10}}));
    setFocusProxy(m_table);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LinkScoresPage::follow);
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (const LinkScore* line = current())
            Q_EMIT dealRequested(line->deal);
    });
    connect(m_replay, &QPushButton::clicked, this, [this] {
        if (const LinkScore* line = current())
            Q_EMIT replayRequested(line->id);
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (const LinkScore* line = current())
            QGuiApplication::clipboard()->setText(line->deal);
    });
    keepTranslated(this, [this] { retranslate(); });
}

QComboBox* LinkScoresPage::addFilter(int count)
{
    auto* box = new QComboBox{this};
    for (int i = 0; i <= count; ++i)
        box->addItem(QString{});
    connect(box, &QComboBox::currentIndexChanged, this, &LinkScoresPage::choiceChanged);
    return box;
}

void LinkScoresPage::setSizes(const std::vector<QSize>& sizes)
{
    const QSignalBlocker quiet{m_size};
    while (m_size->count() > 1)
        m_size->removeItem(1);
    for (const QSize size : sizes)
        m_size->addItem(boardSizeText({size.width(), size.height()}), size);
}

void LinkScoresPage::setLines(std::vector<LinkScore> lines)
{
    m_lines = std::move(lines);
    fill();
}

void LinkScoresPage::setChoice(const LinkScoreFilter& choice)
{
    choose(m_gameMode, choice.gameMode);
    choose(m_mode, choice.mode);
    choose(m_difficulty, choice.difficulty);
    const QSignalBlocker quiet{m_size};
    m_size->setCurrentIndex(choice.size ? std::max(0, m_size->findData(QSize{choice.size->columns, choice.size->rows}))
                                        : 0);
}

LinkScoreFilter LinkScoresPage::choice() const
{
    LinkScoreFilter choice{.gameMode = chosenFilter<link::GameMode>(m_gameMode),
                           .size = {},
                           .mode = chosenFilter<link::FallingMode>(m_mode),
                           .difficulty = chosenFilter<link::Difficulty>(m_difficulty)};
    if (m_size->currentIndex() > 0) {
        const QSize size = m_size->currentData().toSize();
        choice.size = {size.width(), size.height()};
    }
    return choice;
}

const LinkScore* LinkScoresPage::current() const
{
    const auto row = static_cast<std::size_t>(m_table->currentRow());
    return m_table->currentRow() >= 0 && row < m_lines.size() ? &m_lines[row] : nullptr;
}

void LinkScoresPage::fill()
{
    m_table->setRowCount(static_cast<int>(m_lines.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const LinkScore& line = m_lines[static_cast<std::size_t>(row)];
        const QString texts[Columns] = {QString::number(row + 1),
                                        QLocale{}.toString(line.points),
                                        line.name,
                                        elapsedText(line.time),
                                        shortDate(QDateTime::fromSecsSinceEpoch(line.played).date()),
                                        gameText(line),
                                        line.deal};
        for (int column = 0; column < Columns; ++column) {
            const QString shown = column == Name
                ? m_table->fontMetrics().elidedText(texts[column], Qt::ElideRight,
                                                    widestName * m_table->fontMetrics().averageCharWidth())
                : texts[column];
            auto* item = new QTableWidgetItem{shown};
            if (shown != texts[column]) {
                item->setToolTip(texts[column]);
                item->setData(Qt::AccessibleTextRole, texts[column]);
            }
            if (column <= Points)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_table->setVisible(!m_lines.empty());
    m_empty->setVisible(m_lines.empty());
    setFocusProxy(m_lines.empty() ? static_cast<QWidget*>(m_gameMode) : m_table);
    if (!m_lines.empty())
        m_table->selectRow(0);
    follow();
}

void LinkScoresPage::follow()
{
    for (QPushButton* button : {m_play, m_replay, m_copy})
        button->setEnabled(current() != nullptr);
}

void LinkScoresPage::retranslate()
{
    m_heading->setText(tr("High scores"));
    m_empty->setText(tr("No high scores yet."));
    const auto words = [](QComboBox* box, const QString& all, const QString& name, auto text) {
        const QSignalBlocker quiet{box};
        box->setItemText(0, all);
        box->setAccessibleName(name);
        for (int i = 1; i < box->count(); ++i)
            box->setItemText(i, text(i - 1));
    };
    words(m_gameMode, tr("All modes"), tr("Mode"), [](int i) { return gameModeName(link::gameModes[i]); });
    words(m_size, tr("All sizes"), tr("Size"), [this](int i) { return m_size->itemText(i + 1); });
    words(m_mode, tr("Any gravity"), tr("Gravity"),
          [](int i) { return fallingName(static_cast<link::FallingMode>(i)); });
    words(m_difficulty, tr("All difficulties"), tr("Difficulty"),
          [](int i) { return difficultyName(static_cast<link::Difficulty>(i)); });
    m_table->setHorizontalHeaderLabels(
        {tr("Rank"), tr("Score"), tr("Player"), tr("Time"), tr("Date"), tr("Game"), tr("Deal")});
    m_table->setAccessibleName(tr("High scores"));
    m_play->setText(tr("&Play this deal"));
    m_replay->setText(tr("&Replay"));
    m_copy->setText(tr("Copy &number"));
    fill();
}

} // namespace qipan::ui
