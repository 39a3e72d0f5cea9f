// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/analysis_panel.h"

#include "ui/base/accessible_role.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/icons/icon.h"
#include "ui/theme/theme.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/choice_menu.h"
#include "ui/widgets/line_label.h"
#include "ui/widgets/quiet_view.h"
#include "ui/widgets/text_row_delegate.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <cmath>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

[[nodiscard]] int percent(double chance)
{
    return static_cast<int>(std::lround(100 * chance));
}

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent)
    : QWidget{parent}
{
    setAccessibleRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepTranslated(this, [this] { describe(); });
}

void EvaluationBar::setBlackChance(std::optional<double> chance)
{
    if (chance == m_chance)
        return;
    m_chance = chance;
    describe();
    update();
}

void EvaluationBar::describe()
{
    setAccessibleName(tr("Winning chances"));
    if (!m_chance) {
        setToolTip(tr("Winning chances of Black and White"));
        return setAccessibleDescription({});
    }
    const int black = percent(*m_chance);
    setToolTip(tr("Black %1 %, White %2 %").arg(black).arg(100 - black));
    setAccessibleDescription(black == 50      ? tr("Black and White are even: 50 % each.")
                                 : black > 50 ? tr("Black leads: %1 %, White %2 %.").arg(black).arg(100 - black)
                                              : tr("White leads: %1 %, Black %2 %.").arg(100 - black).arg(black));
}

void EvaluationBar::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = 4;
    QPainterPath shape;
    shape.addRoundedRect(whole, radius, radius);
    painter.save();
    painter.setClipPath(shape);
    const double edge = std::round(whole.left() + whole.width() * m_chance.value_or(0.5));
    painter.fillRect(QRectF{whole.topLeft(), QPointF{edge, whole.bottom()}}, QColor{blackStoneColor});
    painter.fillRect(QRectF{QPointF{edge, whole.top()}, whole.bottomRight()}, QColor{whiteStoneColor});
    painter.restore();
    painter.setPen(QPen{palette().color(QPalette::PlaceholderText), 1});
    painter.drawPath(shape);
    if (!m_chance)
        return;
    const QRectF room = whole.adjusted(7, 0, -7, 0);
    // A figure is shown if its side has room for it.
    const auto write = [&](Qt::Alignment at, int figure, double width, QRgb color) {
        const QString text = tr("%1 %").arg(figure);
        if (fontMetrics().horizontalAdvance(text) + 14 > width)
            return;
        painter.setPen(QColor{color});
        painter.drawText(room, static_cast<int>(at | Qt::AlignVCenter), text);
    };
    write(Qt::AlignLeft, percent(*m_chance), edge - whole.left(), whiteStoneColor);
    write(Qt::AlignRight, 100 - percent(*m_chance), whole.right() - edge, blackStoneColor);
}

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : QWidget{parent}
    , m_bar{new EvaluationBar{this}}
    , m_list{new QuietView<QListWidget>{this}}
    , m_blank{new LineLabel{m_list->viewport(), LineLabel::Overflow::Elide}}
    , m_note{new LineLabel{this, LineLabel::Overflow::Elide}}
    , m_legend{new LineLabel{this}}
    , m_take{new QToolButton{this}}
    , m_options{new QToolButton{this}}
    , m_lines{new ChoiceMenu{this}}
    , m_analyst{new ChoiceMenu{this}}
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setUniformItemSizes(true);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_list->setMouseTracking(true);
    m_blank->setForegroundRole(QPalette::PlaceholderText);
    m_blank->hide();
    QBoxLayout* overRows = makeColumn({m_blank}, {.margins = {4, 2, 4, 2}});
    overRows->setAlignment(Qt::AlignTop);
    m_list->viewport()->setLayout(overRows);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_legend->setForegroundRole(QPalette::PlaceholderText);
    m_legend->hide();
    m_list->setItemDelegate(new TextRowDelegate{m_list});
    m_take->setIcon(icon(u"list-add"_s));
    m_take->setAutoRaise(true);
    m_take->setFocusPolicy(Qt::StrongFocus);
    connect(m_take, &QToolButton::clicked, this, &AnalysisPanel::takeLine);
    m_options->setIcon(icon(u"preferences-system"_s));
    m_options->setAutoRaise(true);
    m_options->setFocusPolicy(Qt::StrongFocus);
    m_options->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu{m_options};
    menu->addMenu(m_lines);
    menu->addMenu(m_analyst);
    m_options->setMenu(menu);

    setLayout(makeColumn({makeRow({{m_bar, 1}, m_take, m_options}, {.spacing = 4}), m_list, m_note, m_legend},
                         {.margins = {0, 0, 0, 0}, .spacing = 4}));

    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        const auto selected = m_list->selectedItems();
        pick(selected.isEmpty() ? -1 : m_list->row(selected.front()));
    });
    connect(m_list, &QListWidget::itemEntered, this, [this](const QListWidgetItem* item) { hover(m_list->row(item)); });
    connect(m_list, &QListWidget::viewportEntered, this, [this] { hover(-1); });
    connect(m_list, &QListWidget::itemActivated, this, &AnalysisPanel::boardRequested);
    connect(m_lines, &ChoiceMenu::chosen, this, [this](const QVariant& v) { Q_EMIT linesChosen(v.toInt()); });
    connect(m_analyst, &ChoiceMenu::chosen, this, [this](const QVariant& v) { Q_EMIT analystChosen(v.toInt()); });
    fitList();
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { fitList(); });
}

void AnalysisPanel::setState(const AnalysisState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    m_bar->setBlackChance(state.blackChance);
    m_blank->setLine(state.blank);
    m_blank->setVisible(!state.blank.isEmpty());
    m_note->setLine(state.note);
    m_legend->setLine(state.legend);
    m_legend->setVisible(!state.legend.isEmpty());
    m_list->setAccessibleDescription(state.legend.isEmpty() ? state.blank : state.legend);
    const int count = static_cast<int>(state.lines.size());
    while (m_list->count() > count)
        delete m_list->takeItem(m_list->count() - 1);
    for (int i = 0; i < count; ++i) {
        const AnalysisLine& line = state.lines[static_cast<std::size_t>(i)];
        if (i == m_list->count())
            m_list->addItem(QString{});
        QListWidgetItem* item = m_list->item(i); // reused while its texts change, as it may be selected
        item->setText(u"%1  %2"_s.arg(line.value, line.moves));
        item->setToolTip(line.moves);
    }
}

void AnalysisPanel::clear()
{
    hover(-1);
    m_list->setCurrentRow(-1);
    m_list->clearSelection();
}

void AnalysisPanel::pick(int line)
{
    if (line == m_picked)
        return;
    m_picked = line;
    Q_EMIT shownLineChanged();
}

void AnalysisPanel::takeLine()
{
    Q_EMIT lineTaken(m_picked);
}

void AnalysisPanel::setChoices(int lines, const QList<ExternalEngine>& engines, int analyst)
{
    m_lineCount = lines;
    m_engines = engines;
    retranslate();
    m_lines->setValue(lines);
    m_analyst->setValue(findEngine(engines, analyst) != nullptr ? analyst : 0);
    fitList();
}

void AnalysisPanel::setRoomForAll(bool all)
{
    if (all == m_hasRoomForAll)
        return;
    m_hasRoomForAll = all;
    fitList();
}

int AnalysisPanel::heightFor(bool all) const
{
    const int others = (m_lineCount - 1) * TextRowDelegate::rowHeight(m_list->fontMetrics());
    return minimumSizeHint().height() + (all ? others : 0) - (m_hasRoomForAll ? others : 0);
}

/// Nothing moves when the lines arrive.
void AnalysisPanel::fitList()
{
    const int row = TextRowDelegate::rowHeight(m_list->fontMetrics());
    m_list->setMinimumHeight((m_hasRoomForAll ? m_lineCount : 1) * row + 2 * m_list->frameWidth());
    m_list->setMaximumHeight(m_lineCount * row + 2 * m_list->frameWidth());
}

void AnalysisPanel::hover(int line)
{
    const int before = shownLine();
    m_hovered = line;
    if (shownLine() != before)
        Q_EMIT shownLineChanged();
}

int AnalysisPanel::shownLine() const
{
    return m_hovered >= 0 && m_hovered < m_list->count() ? m_hovered : m_picked;
}

/// Returns true for Escape, and for a click on the selected line.
bool AnalysisPanel::letsGo(const QObject& watched, const QEvent& event) const
{
    if (&watched == m_list && event.type() == QEvent::KeyPress)
        return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
    if (&watched != m_list->viewport() || event.type() != QEvent::MouseButtonPress)
        return false;
    const QListWidgetItem* item = m_list->itemAt(static_cast<const QMouseEvent&>(event).position().toPoint());
    return item != nullptr && m_list->row(item) == m_picked;
}

/// Selects the line, too: the first click may have let go of it.
void AnalysisPanel::takeLineAt(const QMouseEvent& click)
{
    QListWidgetItem* item = m_list->itemAt(click.position().toPoint());
    if (item == nullptr || click.button() != Qt::LeftButton)
        return;
    m_list->setCurrentItem(item);
    takeLine();
    Q_EMIT boardRequested();
}

bool AnalysisPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Leave)
        hover(-1);
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonDblClick) {
        takeLineAt(static_cast<const QMouseEvent&>(*event));
        return true;
    }
    if (m_picked >= 0 && letsGo(*watched, *event)) {
        clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void AnalysisPanel::retranslate()
{
    m_list->setAccessibleName(tr("Best lines"));
    setTip(*m_options, tr("Number of lines and engine"));
    setTip(*m_take, tr("Take the line as a variation (Ctrl+Enter)"));
    std::vector<ChoiceMenu::Choice> counts;
    for (int count = 1; count <= Preferences::maxAnalysisLines; ++count)
        counts.push_back({count, u"&%1"_s.arg(count)});
    m_lines->setTitle(tr("&Lines"));
    m_lines->setChoices(counts);
    std::vector<ChoiceMenu::Choice> analysts{{0, tr("This &program")}};
    for (const ExternalEngine& engine : std::as_const(m_engines))
        analysts.push_back({engine.id, QString{engine.name}.replace(u'&', u"&&"_s)});
    m_analyst->setTitle(tr("&Engine"));
    m_analyst->setChoices(analysts);
    m_analyst->setEnabled(analysts.size() > 1);
}

} // namespace qipan::ui
