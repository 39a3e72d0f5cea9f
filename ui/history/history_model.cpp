// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_model.h"

#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <QFont>
#include <QLocale>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

/// Pages to request; a view shows two at most, and older requests have scrolled out of view.
constexpr std::size_t mostWanted = 3;

[[nodiscard]] bool hasEvent(const std::vector<HistoryLine>& lines)
{
    return std::ranges::any_of(lines, [](const HistoryLine& line) { return !line.event.isEmpty(); });
}

[[nodiscard]] bool hasAnalysis(const std::vector<HistoryLine>& lines)
{
    return std::ranges::any_of(lines, &HistoryLine::isAnalysed);
}

[[nodiscard]] bool hasOpening(const std::vector<HistoryLine>& lines)
{
    return std::ranges::any_of(lines, [](const HistoryLine& line) { return !line.opening.isEmpty(); });
}

} // namespace

HistoryModel::HistoryModel(QObject* parent)
    : QAbstractTableModel{parent}
    , m_lines{maxCached}
{
    m_ask.setSingleShot(true);
    m_ask.setInterval(0); // one request for everything that one paint event needs
    connect(&m_ask, &QTimer::timeout, this, &HistoryModel::askForLines);
}

void HistoryModel::setFirst(std::vector<HistoryLine> lines)
{
    std::vector<qint64> ids;
    ids.reserve(lines.size());
    for (const HistoryLine& line : lines)
        ids.push_back(line.id);
    beginResetModel();
    m_ids = std::move(ids);
    m_leftOut.clear();
    m_wanted.clear();
    remember(lines, m_age);
    endResetModel();
    setHas({.events = hasEvent(lines), .openings = hasOpening(lines), .analysed = hasAnalysis(lines)});
}

void HistoryModel::setIds(std::vector<qint64> ids)
{
    std::unordered_set<qint64> left;
    std::erase_if(ids, [&](qint64 id) {
        const bool isLeft = m_leftOut.contains(id);
        if (isLeft)
            left.insert(id);
        return isLeft;
    });
    m_leftOut = std::move(left);
    if (ids != m_ids)
        change(std::move(ids));
}

/// Replaces the rows between the unchanged ones at both ends.
void HistoryModel::change(std::vector<qint64> ids)
{
    m_wanted.clear();
    const auto head = std::ranges::mismatch(m_ids, ids).in1 - m_ids.begin();
    const auto most = static_cast<std::ptrdiff_t>(std::min(m_ids.size(), ids.size())) - head;
    const auto tail =
        std::mismatch(m_ids.rbegin(), m_ids.rbegin() + most, ids.rbegin(), ids.rbegin() + most).first - m_ids.rbegin();
    if (head + tail == 0) {
        beginResetModel();
        m_ids = std::move(ids);
        endResetModel();
        return;
    }
    if (const auto end = std::ssize(m_ids) - tail; end > head) {
        beginRemoveRows({}, static_cast<int>(head), static_cast<int>(end) - 1);
        m_ids.erase(m_ids.begin() + head, m_ids.begin() + end);
        endRemoveRows();
    }
    if (const auto end = std::ssize(ids) - tail; end > head) {
        beginInsertRows({}, static_cast<int>(head), static_cast<int>(end) - 1);
        m_ids = std::move(ids);
        endInsertRows();
    }
}

void HistoryModel::remember(const std::vector<HistoryLine>& lines, int age)
{
    for (const HistoryLine& line : lines)
        m_lines.insert(line.id, new Known{line, age}); // owned by the cache
}

void HistoryModel::setHas(const Has& has)
{
    if (std::exchange(m_has, has) != has)
        Q_EMIT hasColumnsChanged();
}

void HistoryModel::take(const std::vector<HistoryLine>& lines)
{
    std::unordered_set<qint64> found;
    for (const HistoryLine& line : lines)
        found.insert(line.id);
    remember(lines, m_askedAge);
    setHas({.events = m_has.events || hasEvent(lines),
            .openings = m_has.openings || hasOpening(lines),
            .analysed = m_has.analysed || hasAnalysis(lines)});
    std::vector<qint64> missing;
    for (const qint64 id : m_asked) {
        if (!found.contains(id))
            missing.push_back(id);
    }
    m_asked.clear();
    leaveOut(missing);
    refreshView();
    if (!m_wanted.empty())
        m_ask.start();
}

void HistoryModel::refreshView()
{
    if (!m_ids.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void HistoryModel::leaveOut(std::span<const qint64> ids)
{
    const std::size_t before = m_leftOut.size();
    for (const qint64 id : ids) {
        const auto found = std::find(m_ids.begin(), m_ids.end(), id);
        if (found == m_ids.end())
            continue;
        const int row = static_cast<int>(found - m_ids.begin());
        beginRemoveRows({}, row, row);
        m_ids.erase(found);
        endRemoveRows();
        m_leftOut.insert(id);
    }
    if (m_leftOut.size() != before)
        Q_EMIT leftOutChanged();
}

void HistoryModel::giveUp()
{
    m_asked.clear();
    m_wanted.clear();
}

void HistoryModel::outdate()
{
    ++m_age;
    refreshView();
}

const HistoryLine* HistoryModel::lineAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : lineOf(m_ids[static_cast<std::size_t>(row)]);
}

const HistoryLine* HistoryModel::lineOf(qint64 id) const
{
    const Known* known = m_lines.object(id);
    return known != nullptr ? &known->line : nullptr;
}

bool HistoryModel::isFresh(qint64 id) const
{
    const Known* known = m_lines.object(id);
    return known != nullptr && known->age == m_age;
}

void HistoryModel::want(int row) const
{
    const int page = row / pageSize;
    std::erase(m_wanted, page);
    if (m_wanted.size() == mostWanted)
        m_wanted.erase(m_wanted.begin());
    m_wanted.push_back(page);
    if (m_asked.empty() && !m_ask.isActive())
        m_ask.start();
}

void HistoryModel::askForLines()
{
    if (!m_asked.empty())
        return;
    std::vector<qint64> ids;
    for (const int page : m_wanted) {
        const int end = std::min(rowCount(), (page + 1) * pageSize);
        for (int row = page * pageSize; row < end; ++row) {
            const qint64 id = m_ids[static_cast<std::size_t>(row)];
            if (!isFresh(id))
                ids.push_back(id);
        }
    }
    m_wanted.clear();
    if (ids.empty())
        return;
    m_asked = ids;
    m_askedAge = m_age;
    Q_EMIT linesRequested(ids);
}

void HistoryModel::setGame(const QString& game)
{
    m_game = game;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void HistoryModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    outdate(); // some names depend on the language
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto column = static_cast<HistoryColumn>(index.column());
    if (role == Qt::TextAlignmentRole && column == HistoryColumn::Analysed)
        return QVariant::fromValue(Qt::AlignCenter);
    if (role == Qt::TextAlignmentRole && column == HistoryColumn::Plies)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole && role != Qt::FontRole)
        return {};
    const qint64 id = m_ids[static_cast<std::size_t>(index.row())];
    if (!isFresh(id))
        want(index.row());
    if (const HistoryLine* line = lineOf(id))
        return shown(*line, column, role);
    return role == Qt::DisplayRole && column == HistoryColumn::Date ? QVariant{u"…"_s} : QVariant{};
}

QVariant HistoryModel::shown(const HistoryLine& line, HistoryColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(line, column);
    case Qt::FontRole: {
        // The winner's name is bold.
        const bool isWinner = line.outcome && line.outcome->winner
            && column == (*line.outcome->winner == Side::Black ? HistoryColumn::Black : HistoryColumn::White);
        if (!isWinner)
            return {};
        QFont font;
        font.setBold(true);
        return font;
    }
    default: // tool tips and screen readers: the complete text
        break;
    }
    QString whole = text(line, column);
    if (column == HistoryColumn::Date)
        whole = dateText(line, true);
    else if (column == HistoryColumn::Black || column == HistoryColumn::White)
        whole = line.names[column == HistoryColumn::Black ? 0 : 1];
    else if (column == HistoryColumn::Game)
        whole = gameName(line.game);
    else if (column == HistoryColumn::Result)
        whole = longResultText(line);
    else if (column == HistoryColumn::Rule && line.game != linkKey)
        whole = ruleName(line.game, line.rule);
    else if (column == HistoryColumn::Analysed && line.isAnalysed)
        whole = tr("Every position of this game has been analysed.");
    // The game's column is hidden in a narrow window.
    const QString guess = guessText(line);
    if (role == Qt::AccessibleTextRole && (column == HistoryColumn::Game || column == HistoryColumn::Result))
        return guess.isEmpty() ? whole : onOneLine(whole + u". " + guess);
    if (role == Qt::AccessibleTextRole)
        return whole;
    if (column == HistoryColumn::Game && !line.event.isEmpty())
        whole += u" · " + line.event;
    if (!guess.isEmpty())
        whole += (whole.isEmpty() ? u""_s : u"\n"_s) + guess;
    return whole.isEmpty() ? QVariant{} : QVariant{plainTip(whole)};
}

QString HistoryModel::text(const HistoryLine& line, HistoryColumn column) const
{
    switch (column) {
    case HistoryColumn::Date:
        return dateText(line, m_isTimeShown);
    case HistoryColumn::Game:
        return gameText(line);
    case HistoryColumn::Black:
    case HistoryColumn::White: {
        const std::size_t side = column == HistoryColumn::Black ? 0 : 1;
        return m_areNamesShort ? shortName(line, side) : line.names[side];
    }
    case HistoryColumn::Result:
        return m_areResultsShort ? shortResultText(line) : resultText(line);
    case HistoryColumn::Rule:
        return ruleText(line);
    case HistoryColumn::Opening:
        return openingText(line);
    case HistoryColumn::Event:
        return line.event;
    case HistoryColumn::Analysed:
        return line.isAnalysed ? u"✓"_s : QString{};
    case HistoryColumn::Plies:
        break;
    }
    return QLocale{}.toString(line.plies);
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<HistoryColumn>(section);
    if (role == Qt::DisplayRole)
        return columnName(column, m_game);
    if (role == Qt::TextAlignmentRole) {
        const Qt::Alignment side = column == HistoryColumn::Plies ? Qt::AlignRight : Qt::AlignLeft;
        return QVariant::fromValue(side | Qt::AlignVCenter);
    }
    return {};
}

} // namespace qipan::ui
