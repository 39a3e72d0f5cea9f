// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/record_page.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/pages/record_side.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/mark_menu.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/record_moves.h"
#include "ui/panels/replay_bar.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int longestLabel = 6; // characters; more would be illegible on a cell

} // namespace

RecordPage::RecordPage(const Actions& actions, QWidget* parent)
    : ClosablePage{parent}
    , m_actions{actions}
    , m_area{new BoardArea{this}}
    , m_side{new RecordSide{actions, this}}
    , m_replay{new ReplayBar{actions, ReplayBar::Kind::Record, this}}
    , m_marks{new MarkMenu{this}}
    , m_playFromHere{new QPushButton{this}}
    , m_opponents{new QMenu{this}}
    , m_computer{new QMenu{this}}
    , m_programs{new QMenu{this}}
    , m_edit{new QPushButton{this}}
    , m_delete{nullptr}
    , m_keep{nullptr}
    , m_more{new QPushButton{this}}
    , m_body{new QHBoxLayout}
{
    makeButtons();
    makeKeys();
    auto* buttons = new QWidget{this};
    buttons->setLayout(
        makeRow({m_playFromHere, m_edit, m_more, stretch(), makeCloseButton()}, {.margins = {0, 0, 0, 0}}));
    m_area->setBarPlace({.covered = buttons});
    m_body->setSpacing(10);
    m_body->addLayout(makeColumn({{m_area, 1}, m_replay}, {.spacing = 4}), 1);
    m_body->addWidget(m_side);
    setLayout(makeColumn({{m_body, 1}, buttons}, {.margins = {8, 8, 8, marginForQuestion}, .spacing = 4}));
    setFocusProxy(m_area);
    connect(m_side, &RecordSide::boardRequested, this, [this] {
        m_more->setChecked(false);
        m_area->setFocus();
    });
    m_side->moves().installEventFilter(this);
    connect(actions.explorer, &QAction::triggered, this, &RecordPage::toggleExplorer);
    keepTranslated(this, [this] { retranslate(); });
    arrange();
}

void RecordPage::makeButtons()
{
    m_playFromHere->setMenu(m_opponents);
    m_programs->setObjectName(u"engines"_s);
    auto* edit = new QMenu{this};
    edit->addMenu(m_marks);
    m_delete = edit->addAction(QString{}, this, &RecordPage::deleteRequested);
    m_delete->setShortcut(QKeySequence{Qt::CTRL | Qt::Key_Delete});
    m_delete->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_keep = edit->addAction(QString{}, this, &RecordPage::historyRequested);
    m_keep->setVisible(false);
    m_edit->setMenu(edit);
    m_more->setObjectName(u"more"_s);
    m_more->setCheckable(true);
    connect(m_more, &QPushButton::toggled, this, &RecordPage::openMore);
    connect(m_marks, &MarkMenu::chosen, this, &RecordPage::mark);
    connect(m_marks, &MarkMenu::textRequested, this, &RecordPage::askForText);
    connect(m_marks, &QMenu::aboutToHide, this, [this] {
        // After the action, which is triggered after this signal.
        QMetaObject::invokeMethod(
            this, [this] { m_cell.reset(); }, Qt::QueuedConnection);
    });
}

void RecordPage::makeKeys()
{
    addActions(m_marks->actions());
    addAction(m_delete);
    const auto on = [this](QKeyCombination combination, const std::function<void()>& run) {
        auto* keys = new QShortcut{QKeySequence{combination}, this};
        keys->setContext(Qt::WidgetWithChildrenShortcut);
        connect(keys, &QShortcut::activated, this, run);
    };
    on(Qt::ALT | Qt::Key_Up, [this] { Q_EMIT m_replay->siblingRequested(-1); });
    on(Qt::ALT | Qt::Key_Down, [this] { Q_EMIT m_replay->siblingRequested(1); });
    on(Qt::ALT | Qt::Key_Backspace, [this] { Q_EMIT m_replay->mainLineRequested(); });
    on(Qt::ALT | Qt::Key_Left, [this] { m_actions.previousPosition->trigger(); });
    on(Qt::ALT | Qt::Key_Right, [this] { m_actions.nextPosition->trigger(); });
    on(Qt::CTRL | Qt::Key_Return, [this] { m_side->analysis().takeLine(); });
}

void RecordPage::setBoard(TurnBoardView* board)
{
    m_area->setBoard(board);
    if (board != nullptr)
        board->installEventFilter(this);
}

void RecordPage::setPlayFromHere(const QStringList& levels, const QList<ExternalEngine>& engines, const QString& whyNot)
{
    if (levels == m_levels && engines == m_engines && whyNot == m_whyNot)
        return;
    m_levels = levels;
    m_engines = engines;
    m_whyNot = whyNot;
    fillPlayFromHere();
}

void RecordPage::fillPlayFromHere()
{
    using Kind = Opponent::Kind;
    for (QMenu* menu : {m_opponents, m_computer, m_programs})
        menu->clear();
    offer(*m_opponents, tr("Against a &person at this computer"), {Kind::Person});
    offer(*m_opponents, tr("Against a friend on the &local network…"), {Kind::Friend});
    m_computer->setTitle(tr("Against the &computer"));
    m_opponents->addMenu(m_computer);
    for (int level = 1; level <= m_levels.size(); ++level)
        offer(*m_computer, m_levels.at(level - 1), {Kind::Computer, level});
    m_programs->setTitle(tr("Against an external &engine"));
    if (!m_engines.isEmpty())
        m_opponents->addMenu(m_programs);
    for (const ExternalEngine& engine : std::as_const(m_engines))
        offer(*m_programs, QString{engine.name}.replace(u'&', u"&&"_s), {Kind::Engine, engine.id});
    m_playFromHere->setEnabled(m_whyNot.isEmpty() && !m_levels.isEmpty());
    m_playFromHere->setToolTip(m_whyNot.isEmpty() ? tr("Start a game from this position") : m_whyNot);
    m_playFromHere->setAccessibleDescription(m_playFromHere->toolTip());
}

void RecordPage::offer(QMenu& menu, const QString& text, Opponent opponent)
{
    menu.addAction(text, this, [this, opponent] { Q_EMIT playFromHereRequested(opponent); });
}

std::optional<Cell> RecordPage::markedCell() const
{
    if (m_cell || board() == nullptr)
        return m_cell;
    return board()->isCursorVisible() ? board()->cursorCell() : board()->hoveredCell();
}

void RecordPage::mark(std::optional<record::MarkKind> kind)
{
    if (const auto cell = markedCell())
        Q_EMIT markRequested(*cell, kind, {});
}

void RecordPage::askForText()
{
    const auto cell = markedCell();
    if (!cell)
        return;
    auto* dialog = new QInputDialog{this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Text on %1").arg(board()->nameOf(*cell)));
    dialog->setLabelText(tr("Text of up to %n character(s):", nullptr, longestLabel));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, cell](const QString& text) {
        if (const QString label = firstCodePoints(onOneLine(text.simplified()), longestLabel); !label.isEmpty())
            Q_EMIT markRequested(*cell, record::MarkKind::Label, label);
    });
    dialog->open();
    if (auto* line = dialog->findChild<QLineEdit*>())
        line->setMaxLength(2 * longestLabel);
}

void RecordPage::showMarks(Cell cell, const QPoint& at)
{
    m_cell = cell;
    m_marks->popup(at);
}

bool RecordPage::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOfBoard = watched == m_area->board();
    if (isOfBoard && event->type() == QEvent::ContextMenu) {
        const BoardGeometry& geometry = board()->boardGeometry();
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool byKey = menu->reason() == QContextMenuEvent::Keyboard;
        const auto cell = byKey ? std::optional{board()->cursorCell()} : geometry.cellAt(menu->pos());
        if (cell)
            showMarks(*cell, board()->mapToGlobal(geometry.rect(*cell).bottomRight().toPoint()));
        return true;
    }
    const bool isOfMoves = watched == &m_side->moves();
    if ((isOfBoard || isOfMoves) && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (key->key() == Qt::Key_Space && (isOfBoard || isPlain)) {
            Q_EMIT m_replay->runRequested(!m_replay->isRunning());
            return true;
        }
        if (isPlain && (key->key() == Qt::Key_Home || key->key() == Qt::Key_End)) {
            (key->key() == Qt::Key_End ? m_actions.latestPosition : m_actions.firstPosition)->trigger();
            return true;
        }
    }
    return ClosablePage::eventFilter(watched, event);
}

void RecordPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isNarrow && m_more->isChecked())
        m_more->setChecked(false);
    else
        ClosablePage::keyPressEvent(event);
}

void RecordPage::arrange()
{
    const bool narrow = width() < narrowWidth;
    if (narrow != m_isNarrow) {
        m_isNarrow = narrow;
        m_more->setChecked(false);
        if (narrow) {
            m_body->removeWidget(m_side);
            m_side->setMinimumWidth(0);
            m_side->setMaximumWidth(QWIDGETSIZE_MAX);
            m_area->addOver(m_side, BoardArea::Place::Whole);
            m_side->hide();
        } else {
            m_area->takeOver(m_side);
            m_body->addWidget(m_side);
            m_side->show();
        }
        m_side->setOverBoard(narrow);
    }
    m_more->setVisible(narrow);
    const int line = fontMetrics().height();
    if (!narrow) // wide windows give more width to text, up to a readable width
        m_side->setFixedWidth(std::clamp(width() / 3, 14 * line, 24 * line));
}

void RecordPage::toggleExplorer()
{
    if (!isVisible())
        return;
    const bool isInView = m_side->movesPanel().explorer().isVisible();
    if (m_isNarrow)
        m_more->setChecked(true);
    m_side->setExplorerShown(!isInView);
}

void RecordPage::openMore(bool open)
{
    if (!m_isNarrow)
        return;
    m_side->setVisible(open);
    if (open) {
        m_area->arrange();
        m_side->takeFocus();
    } else {
        m_area->setFocus();
    }
}

void RecordPage::retranslate()
{
    m_playFromHere->setText(tr("&Play from here"));
    m_edit->setText(tr("Ed&it"));
    m_more->setText(tr("Mo&re"));
    m_more->setToolTip(tr("Moves, games and comments"));
    m_delete->setText(tr("&Delete this move and all after it"));
    m_keep->setText(tr("Save in the histor&y"));
    for (QPushButton* button : {m_playFromHere, m_edit}) // the menu arrow takes more room than the style assumes
        button->setMinimumWidth(button->sizeHint().width() + button->fontMetrics().height());
    fillPlayFromHere();
}

} // namespace qipan::ui
