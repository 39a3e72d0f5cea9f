// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/explorer_panel.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/theme/theme.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/line_label.h"
#include "ui/widgets/quiet_view.h"
#include "ui/widgets/text_row_delegate.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QTreeWidget>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

enum Column { Name, Games, Value, Results };
constexpr int columns = 4;
constexpr int ResultsRole = Qt::UserRole; // black's wins, draws, white's wins

[[nodiscard]] int percentOf(int part, int all)
{
    return static_cast<int>(std::lround(100.0 * part / all));
}

/// Paints the results as a bar of three parts: black's wins from the left, draws, white's wins.
class ResultsDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index); // the selection
        const auto results = index.data(ResultsRole).toList();
        if (results.size() != 3)
            return;
        const std::array parts{results[0].toInt(), results[1].toInt(), results[2].toInt()};
        const int all = parts[0] + parts[1] + parts[2];
        if (all == 0)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF whole = QRectF{option.rect}.adjusted(3.5, 2.5, -3.5, -2.5);
        QPainterPath shape;
        shape.addRoundedRect(whole, 3, 3);
        painter->setClipPath(shape);
        const QColor drawn = QColor::fromRgb(isHighContrast(option.palette) ? 0x959595 : 0x808080);
        const std::array colors{QColor{blackStoneColor}, drawn, QColor{whiteStoneColor}};
        const std::array inks{QColor{whiteStoneColor}, QColor{blackStoneColor}, QColor{blackStoneColor}};
        double left = whole.left();
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const double width = whole.width() * parts[i] / all;
            const QRectF part{left, whole.top(), width, whole.height()};
            painter->fillRect(part, colors[i]);
            const QString text = QLocale{}.toString(percentOf(parts[i], all));
            if (parts[i] > 0 && option.fontMetrics.horizontalAdvance(text) + 6 <= width) {
                painter->setPen(inks[i]);
                painter->drawText(part, Qt::AlignCenter, text);
            }
            left += width;
            if (i > 0)
                painter->fillRect(QRectF{part.left() - 0.5, part.top(), 1, part.height()}, QColor{blackStoneColor});
        }
        painter->setClipping(false);
        painter->setPen(QPen{option.palette.color(QPalette::PlaceholderText), 1});
        painter->drawPath(shape);
        painter->restore();
    }
};

} // namespace

ExplorerPanel::ExplorerPanel(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_actions{actions}
    , m_moves{new QuietView<QTreeWidget>{this}}
    , m_note{new LineLabel{this}}
    , m_reading{new QToolButton{this}}
    , m_allRules{new QToolButton{this}}
{
    m_moves->setColumnCount(columns);
    m_moves->setRootIsDecorated(false);
    m_moves->setHeaderHidden(true); // until there are moves
    m_moves->setUniformRowHeights(true);
    m_moves->setAllColumnsShowFocus(true);
    m_moves->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_moves->setItemDelegate(new TextRowDelegate{m_moves});
    m_moves->setItemDelegateForColumn(Results, new ResultsDelegate{m_moves});
    QHeaderView* header = m_moves->header();
    header->setSectionsClickable(false);
    header->setSectionsMovable(false);
    header->setStretchLastSection(true);
    header->setMinimumSectionSize(20);
    for (const int column : {Name, Games, Value})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_moves->installEventFilter(this);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_reading->setAutoRaise(true);
    m_reading->setFocusPolicy(Qt::StrongFocus);
    m_reading->hide();
    pressOnEnter(m_reading);
    m_allRules->setObjectName(u"allRules"_s);
    m_allRules->setCheckable(true);
    m_allRules->setAutoRaise(true);
    m_allRules->setFocusPolicy(Qt::StrongFocus);
    m_allRules->hide();
    pressOnEnter(m_allRules);
    connect(m_allRules, &QToolButton::clicked, this, &ExplorerPanel::allRulesChosen);
    setLayout(makeColumn({{m_moves, 1}, makeRow({{m_note, 1}, m_allRules, m_reading})},
                         {.margins = {0, 0, 0, 0}, .spacing = 4}));
    setFocusProxy(m_moves);
    connect(m_moves, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem* item) { Q_EMIT moveChosen(m_moves->indexOfTopLevelItem(item)); });
    connect(m_reading, &QToolButton::clicked, this, [this] {
        m_state.reading == ExplorerState::Reading::Running ? Q_EMIT stopRequested() : Q_EMIT resumeRequested();
    });
    keepTranslated(this, [this] { retranslate(); });
}

QSize ExplorerPanel::minimumSizeHint() const
{
    return {140, 60};
}

void ExplorerPanel::setState(const ExplorerState& state)
{
    if (state == m_state)
        return;
    const bool areOther = state.moves != m_state.moves;
    m_state = state;
    m_note->setLine(state.note);
    if (areOther)
        fill();
    if (m_reading->hasFocus() && state.reading == ExplorerState::Reading::None)
        m_moves->setFocus();
    retranslate();
}

void ExplorerPanel::fill()
{
    const bool hadRow = m_moves->currentItem() != nullptr;
    m_moves->clear();
    m_moves->setHeaderHidden(m_state.moves.empty());
    bool hasValues = false;
    for (const ExplorerMove& move : m_state.moves) {
        auto* item = new QTreeWidgetItem{m_moves};
        const QString games = QLocale{}.toString(move.games);
        item->setText(Name, move.name);
        item->setText(Games, games);
        item->setTextAlignment(Games, Qt::AlignRight | Qt::AlignVCenter);
        item->setText(Value, move.value ? tr("%1 %").arg(*move.value) : QString{});
        item->setTextAlignment(Value, Qt::AlignRight | Qt::AlignVCenter);
        hasValues = hasValues || move.value;
        item->setData(Results, ResultsRole, QVariantList{move.blackWon, move.drawn, move.whiteWon});
        const int ended = move.blackWon + move.drawn + move.whiteWon;
        const QString results = ended == 0 ? tr("no results")
                                           : tr("Black won %1 %, draws %2 %, White won %3 %")
                                                 .arg(percentOf(move.blackWon, ended))
                                                 .arg(percentOf(move.drawn, ended))
                                                 .arg(percentOf(move.whiteWon, ended));
        QString words = tr("%1: %Ln game(s), %2", nullptr, move.games).arg(move.name, results);
        if (move.value)
            words = tr("%1. Chance to win after it in analysed games: %2 %").arg(words).arg(*move.value);
        for (int column = 0; column < columns; ++column)
            item->setToolTip(column, words);
        item->setData(Name, Qt::AccessibleTextRole, words);
    }
    m_moves->setColumnHidden(Value, !hasValues);
    if (hadRow || m_moves->hasFocus())
        m_moves->setCurrentItem(m_moves->topLevelItem(0)); // the keys go on
}

bool ExplorerPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_moves && event->type() == QEvent::FocusIn && m_moves->selectedItems().isEmpty())
        m_moves->setCurrentItem(m_moves->topLevelItem(0)); // for Enter
    if (watched != m_moves || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (QAction* step = stepOf(*key)) {
        step->trigger();
        return true;
    }
    if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && m_moves->currentItem() != nullptr) {
        Q_EMIT moveChosen(m_moves->indexOfTopLevelItem(m_moves->currentItem()));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Returns the step through the game that a key stands for, or null.
QAction* ExplorerPanel::stepOf(const QKeyEvent& event) const
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return nullptr;
    switch (event.key()) {
    case Qt::Key_Home:
        return m_actions.firstPosition;
    case Qt::Key_Left:
        return m_actions.previousPosition;
    case Qt::Key_Right:
        return m_actions.nextPosition;
    case Qt::Key_End:
        return m_actions.latestPosition;
    default:
        return nullptr;
    }
}

void ExplorerPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    Q_EMIT shown();
}

void ExplorerPanel::retranslate()
{
    using Reading = ExplorerState::Reading;
    m_moves->setAccessibleName(tr("Moves played from this position"));
    m_moves->setHeaderLabels({tr("Move"), tr("Games"), tr("Value"), tr("Results in percent")});
    m_moves->headerItem()->setTextAlignment(Games, Qt::AlignRight | Qt::AlignVCenter);
    m_reading->setText(m_state.reading == Reading::Stopped ? tr("Go on") : tr("Stop"));
    setTip(*m_reading,
           m_state.reading == Reading::Stopped ? tr("Go on reading the games of the history")
                                               : tr("Stop reading the games of the history"));
    m_reading->setVisible(m_state.reading != Reading::None);
    m_allRules->setText(tr("All rules"));
    setTip(*m_allRules, tr("Count games by all rules, not only by that of the shown game"));
    m_allRules->setChecked(m_state.countsAllRules.value_or(false));
    m_allRules->setVisible(m_state.countsAllRules.has_value());
}

} // namespace qipan::ui
