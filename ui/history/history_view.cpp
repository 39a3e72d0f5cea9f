// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_view.h"

#include "core/games/registry.h"
#include "ui/base/change_events.h"
#include "ui/base/opening_title.h"
#include "ui/base/texts.h"
#include "ui/history/history_model.h"

#include <QContextMenuEvent>
#include <QDateTime>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

/// Hidden first to last.
constexpr std::array leastImportant{HistoryColumn::Rule,    HistoryColumn::Event,    HistoryColumn::Plies,
                                    HistoryColumn::Opening, HistoryColumn::Analysed, HistoryColumn::Game,
                                    HistoryColumn::Date};
constexpr int cellMargin = 10; // left and right of a text
/// Minimum width of a name, in average characters.
constexpr int minName = 9;
/// A larger selection is not restored in another result.
constexpr std::size_t mostFollowed = 1'000;

/// Returns a game of link-match that is not over, whose result is long.
[[nodiscard]] HistoryLine longestResult(HistoryLine::State state)
{
    return {.game = linkKey.toString(),
            .state = state,
            .link = LinkStanding{.points = {2'000, 0}, .time = std::chrono::minutes{12}, .pairsLeft = 80}};
}

} // namespace

HistoryView::HistoryView(HistoryModel& model, QWidget* parent)
    : QuietView{parent}
    , m_model{model}
{
    setModel(&model);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that columns do not move
    setVerticalScrollMode(ScrollPerItem);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setMinimumSectionSize(1);
    setOrder({});
    connect(header, &QHeaderView::sortIndicatorChanged, this, &HistoryView::orderChanged);
    connect(this, &QTableView::activated, this, &HistoryView::openRequested);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryView::choiceChanged);
    connect(&model, &HistoryModel::hasColumnsChanged, this, &HistoryView::fit);
    fit();
    onFontChange(this, [this] { fit(); });
}

HistoryOrder HistoryView::order() const
{
    const QHeaderView* header = horizontalHeader();
    return {static_cast<HistoryColumn>(header->sortIndicatorSection()),
            header->sortIndicatorOrder() == Qt::DescendingOrder};
}

void HistoryView::setOrder(HistoryOrder order)
{
    horizontalHeader()->setSortIndicator(static_cast<int>(order.column),
                                         order.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

std::vector<qint64> HistoryView::chosen() const
{
    std::vector<std::pair<int, int>> ranges; // a selection of all rows is one range
    for (const QItemSelectionRange& range : selectionModel()->selection())
        ranges.emplace_back(range.top(), range.bottom());
    std::ranges::sort(ranges);
    std::vector<qint64> ids;
    int next = 0;
    for (const auto& [top, bottom] : ranges) {
        for (int row = std::max(next, top); row <= bottom && row < m_model.rowCount(); ++row)
            ids.push_back(m_model.ids()[static_cast<std::size_t>(row)]);
        next = std::max(next, bottom + 1);
    }
    return ids;
}

void HistoryView::choose(const std::vector<qint64>& ids)
{
    if (m_model.rowCount() == 0)
        return;
    QItemSelection rows;
    int first = -1;
    if (!ids.empty() && ids.size() <= mostFollowed) {
        const auto& all = m_model.ids();
        std::vector<qint64> wanted = ids;
        std::ranges::sort(wanted);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!std::ranges::binary_search(wanted, all[i]))
                continue;
            const int row = static_cast<int>(i);
            first = first < 0 ? row : first;
            rows.select(m_model.index(row, 0), m_model.index(row, historyColumns - 1));
        }
    }
    const int row = first >= 0 ? first : std::max(currentIndex().row(), 0);
    const QModelIndex current = m_model.index(row, 0);
    selectionModel()->setCurrentIndex(current, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (first >= 0)
        selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

qint64 HistoryView::topGame() const
{
    const int row = verticalScrollBar()->value();
    return row > 0 && row < m_model.rowCount() ? m_model.ids()[static_cast<std::size_t>(row)] : 0;
}

void HistoryView::setTopGame(qint64 id)
{
    executeDelayedItemsLayout(); // updates the range of the scroll bar to the current rows
    const auto& ids = m_model.ids();
    const auto found = std::ranges::find(ids, id);
    if (id == 0)
        verticalScrollBar()->setValue(0);
    else if (found != ids.end())
        verticalScrollBar()->setValue(static_cast<int>(found - ids.begin()));
}

void HistoryView::enter()
{
    setFocus(Qt::ShortcutFocusReason);
    if (!selectionModel()->hasSelection())
        choose({});
}

int HistoryView::widthOf(HistoryColumn column, bool withTime) const
{
    const QFontMetrics metrics = fontMetrics();
    const auto widest = [&metrics](const QStringList& texts) {
        int width = 0;
        for (const QString& text : texts)
            width = std::max(width, metrics.horizontalAdvance(text));
        return width;
    };
    // With the sort indicator.
    const int title = metrics.horizontalAdvance(
                          m_model.headerData(static_cast<int>(column), Qt::Horizontal, Qt::DisplayRole).toString())
        + metrics.height();
    const auto guessed = [](QStringView game) {
        HistoryLine line;
        line.game = game.toString();
        line.isGameGuessed = true;
        return gameText(line);
    };
    int text = 0;
    switch (column) {
    case HistoryColumn::Date:
        text =
            widest({dateText({.began = QDateTime{QDate{2000, 12, 28}, QTime{20, 58}}.toMSecsSinceEpoch()}, withTime)});
        break;
    case HistoryColumn::Game:
        text = widest({guessed(linkKey), guessed(u"gomoku"), guessed(u"reversi")});
        break;
    case HistoryColumn::Result:
        text = widest({shortResultText(longestResult(HistoryLine::State::Running)),
                       shortResultText(longestResult(HistoryLine::State::Interrupted)),
                       resultText({.state = HistoryLine::State::Running}),
                       resultText({.state = HistoryLine::State::Unfinished}),
                       resultText({.state = HistoryLine::State::Interrupted}),
                       resultText({.outcome = Outcome{Side::Black, EndReason::Other}}),
                       resultText({.outcome = Outcome{Side::White, EndReason::Other}}),
                       resultText({.game = linkKey.toString(),
                                   .link = LinkStanding{.points = {2'000, 0}, .time = std::chrono::minutes{12}}})});
        break;
    case HistoryColumn::Rule:
    case HistoryColumn::Opening:
    case HistoryColumn::Event:
        text = 12 * metrics.averageCharWidth();
        break;
    case HistoryColumn::Analysed:
        text = widest({u"✓"_s});
        break;
    case HistoryColumn::Plies:
        text = widest({u"0000"_s});
        break;
    case HistoryColumn::Black:
    case HistoryColumn::White:
        text = minName * metrics.averageCharWidth();
        break;
    }
    return std::max(title, text) + 2 * cellMargin;
}

/// The width of a name of the computer, bold as that of a winner.
int HistoryView::computerWidth() const
{
    QFont bold = font();
    bold.setBold(true);
    int width = 0;
    for (const GameInfo& game : games())
        width = std::max(width, QFontMetrics{bold}.horizontalAdvance(computerName(game, game.levels - 1)));
    return width;
}

void HistoryView::fit()
{
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 7 / 4);
    const int space = viewport()->width();
    std::array<int, historyColumns> widths{};
    const auto widthFor = [&widths](HistoryColumn column) -> int& { return widths[static_cast<std::size_t>(column)]; };
    int sum = 0;
    for (int i = 0; i < historyColumns; ++i) {
        const auto column = static_cast<HistoryColumn>(i);
        const bool isEmpty = (column == HistoryColumn::Event && !m_model.hasEvents())
            || (column == HistoryColumn::Opening && !m_model.hasOpenings())
            || (column == HistoryColumn::Analysed && !m_model.hasAnalysed());
        if (!isEmpty)
            widthFor(column) = widthOf(column, false);
        sum += widthFor(column);
    }
    for (const HistoryColumn column : leastImportant) {
        if (sum > space)
            sum -= std::exchange(widthFor(column), 0);
    }
    // Distribute the remaining width: first the time of day, then the texts.
    const int date = widthFor(HistoryColumn::Date);
    const int time = widthOf(HistoryColumn::Date, true) - date;
    const bool isTimeShown = date > 0 && sum + time + 2 * date / 3 <= space;
    m_model.setTimeShown(isTimeShown);
    int rest = std::max(0, space - sum);
    if (isTimeShown) {
        widthFor(HistoryColumn::Date) += time;
        rest -= time;
    }
    // An opening is cut more often than a result is long, so it is the first to grow.
    const auto grow = [&](HistoryColumn column, const QString& longest, int room) {
        int& width = widthFor(column);
        const int wanted = fontMetrics().horizontalAdvance(longest) + 2 * cellMargin;
        const int more = width > 0 ? std::clamp(wanted - width, 0, room) : 0;
        width += more;
        rest -= more;
        return width >= wanted;
    };
    grow(HistoryColumn::Opening, openingTitle(u"gomoku", u"D5"), rest / 2); // the longest
    const bool isWhole =
        grow(HistoryColumn::Result, resultText(longestResult(HistoryLine::State::Interrupted)), rest / 2);
    m_model.setResultsShort(!isWhole);
    std::vector<HistoryColumn> texts{HistoryColumn::Rule, HistoryColumn::Opening, HistoryColumn::Event,
                                     HistoryColumn::Black, HistoryColumn::White};
    std::erase_if(texts, [&](HistoryColumn column) { return widthFor(column) == 0; });
    for (std::size_t left = texts.size(); left > 0; --left) {
        const int share = rest / static_cast<int>(left);
        widthFor(texts[left - 1]) += share;
        rest -= share;
    }
    m_model.setNamesShort(std::min(widthFor(HistoryColumn::Black), widthFor(HistoryColumn::White))
                          < computerWidth() + 2 * cellMargin);
    for (int i = 0; i < historyColumns; ++i) {
        const int width = widths[static_cast<std::size_t>(i)];
        setColumnHidden(i, width == 0);
        if (width > 0)
            setColumnWidth(i, width);
    }
}

void HistoryView::resizeEvent(QResizeEvent* event)
{
    QuietView::resizeEvent(event);
    fit();
}

void HistoryView::contextMenuEvent(QContextMenuEvent* event)
{
    // Opened by a key, the menu is at the row instead of the pointer.
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QRect row = visualRect(currentIndex());
    Q_EMIT menuRequested(isKey ? viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() : QPoint{})
                               : event->globalPos());
}

void HistoryView::keyPressEvent(QKeyEvent* event)
{
    // Letters do not search the list; there is a text field for that.
    const bool isText = !event->text().isEmpty() && event->text().front().isPrint()
        && (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0 && event->key() != Qt::Key_Space;
    if (isText)
        event->ignore();
    else
        QuietView::keyPressEvent(event);
}

} // namespace qipan::ui
