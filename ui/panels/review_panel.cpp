// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/review_panel.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/panels/quality_text.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/line_label.h"
#include "ui/widgets/quiet_view.h"
#include "ui/widgets/text_row_delegate.h"

#include <QListWidget>
#include <QProgressBar>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int rowGap = 4;
constexpr int rows = 3;      ///< visible mistakes
constexpr int leastRows = 2; ///< where there is little room

} // namespace

ReviewPanel::ReviewPanel(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_graph{new EvaluationGraph{this}}
    , m_mistakes{new QuietView<QListWidget>{this}}
    , m_legend{new LineLabel{this}}
    , m_progress{new QProgressBar{this}}
    , m_stop{new ActionButton{actions.review, this}}
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_mistakes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_mistakes->setTextElideMode(Qt::ElideRight);
    m_mistakes->setUniformItemSizes(true);
    m_mistakes->setItemDelegate(new TextRowDelegate{m_mistakes});
    m_stop->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_progress->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_progress->setMaximumHeight(m_stop->sizeHint().height());

    setLayout(makeColumn({m_graph, m_mistakes, m_legend, makeRow({{m_progress, 1}, {m_stop, 1}}, {.spacing = 6})},
                         {.margins = {0, 0, 0, 0}, .spacing = rowGap}));

    connect(m_graph, &EvaluationGraph::pointChosen, this, &ReviewPanel::pointChosen);
    connect(m_graph, &EvaluationGraph::mistakeChosen, this, &ReviewPanel::mistakeChosen);
    connect(m_mistakes, &QListWidget::currentRowChanged, this, &ReviewPanel::choose);
    connect(m_mistakes, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { choose(m_mistakes->row(item)); });
    connect(m_mistakes, &QListWidget::itemActivated, this, &ReviewPanel::boardRequested);
    fitList();
    showParts();
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { fitList(); });
}

void ReviewPanel::setState(const ReviewState& state)
{
    if (state == m_state)
        return;
    const bool hasOtherMistakes =
        state.graph.mistakes != m_state.graph.mistakes || state.isComplete != m_state.isComplete;
    const bool wasRunning = isRunning();
    m_state = state;
    m_graph->setState(state.graph);
    if (hasOtherMistakes)
        fillMistakes();
    showParts();
    retranslate();
    if (isRunning() != wasRunning)
        Q_EMIT runningChanged();
}

/// Reuses rows as far as possible: one may be selected.
void ReviewPanel::fillMistakes()
{
    const QSignalBlocker blocker{m_mistakes};
    const auto count = static_cast<int>(m_state.graph.mistakes.size());
    m_mistakes->setCurrentRow(-1);      // the row shows another mistake now
    while (m_mistakes->count() > count) // also the row that says that there is none
        delete m_mistakes->takeItem(m_mistakes->count() - 1);
    for (int i = 0; i < count; ++i) {
        if (i == m_mistakes->count())
            m_mistakes->addItem(QString{});
        const QString& text = m_state.graph.mistakes[static_cast<std::size_t>(i)].text;
        m_mistakes->item(i)->setText(text);
        m_mistakes->item(i)->setToolTip(text);
        m_mistakes->item(i)->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    }
    if (count > 0)
        return;
    auto* note = new QListWidgetItem{m_state.isComplete ? tr("No mistakes found.") : tr("Not all moves analysed yet."),
                                     m_mistakes};
    note->setToolTip(note->text());
    note->setFlags(Qt::NoItemFlags);
}

void ReviewPanel::choose(int row)
{
    if (row >= 0 && row < static_cast<int>(m_state.graph.mistakes.size()))
        Q_EMIT mistakeChosen(m_state.graph.mistakes[static_cast<std::size_t>(row)].move);
}

void ReviewPanel::setRoom(Room room)
{
    m_room = room;
    showParts();
}

int ReviewPanel::heightFor(Room room) const
{
    int height = m_state.progress ? m_stop->sizeHint().height() + rowGap : 0;
    if (hasGraph() && room != Room::Progress)
        height += (room == Room::All ? wholeHeight() : m_graph->minimumSizeHint().height()) + rowGap;
    return std::max(0, height - rowGap);
}

int ReviewPanel::wholeHeight() const
{
    return m_graph->minimumSizeHint().height() + rowGap + m_mistakes->minimumHeight() + rowGap
        + m_legend->heightFor(width());
}

void ReviewPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_legend->setFixedHeight(m_legend->heightFor(width())); // also while it is hidden
}

/// Shows the graph once any value is known, and room for mistakes with it, so that nothing moves when some are found.
void ReviewPanel::showParts()
{
    m_graph->setVisible(hasGraph() && m_room != Room::Progress);
    m_mistakes->setVisible(hasGraph() && m_room == Room::All);
    m_legend->setVisible(hasGraph() && m_room == Room::All);
    m_progress->setVisible(m_state.progress.has_value());
    m_stop->setVisible(m_state.progress.has_value());
    if (m_state.progress) {
        m_progress->setRange(0, m_state.progress->all);
        m_progress->setValue(m_state.progress->seen);
    }
}

void ReviewPanel::fitList()
{
    const int row = TextRowDelegate::rowHeight(m_mistakes->fontMetrics());
    m_mistakes->setMinimumHeight(leastRows * row + 2 * m_mistakes->frameWidth());
    m_mistakes->setMaximumHeight(rows * row + 2 * m_mistakes->frameWidth());
}

void ReviewPanel::retranslate()
{
    m_stop->setTextOverride(tr("Stop"));
    m_mistakes->setAccessibleName(tr("Biggest mistakes"));
    if (m_state.graph.mistakes.empty())
        fillMistakes();
    m_legend->setLine(m_state.isOutdated       ? tr("Analysed by an older version: analyse the game again")
                          : m_state.isRecorded ? tr("Values from the record: analyse the game to check")
                                               : qualityLegend());
    m_legend->setToolTip(qualityExplanation());
    m_progress->setAccessibleName(tr("Analysed positions"));
    //: How many of how many positions have been analysed.
    m_progress->setFormat(tr("%1 of %2").arg(u"%v"_s, u"%m"_s));
}

} // namespace qipan::ui
