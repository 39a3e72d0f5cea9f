// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/puzzle_page.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/shortcuts.h"
#include "ui/base/text_tools.h"
#include "ui/panels/board_area.h"
#include "ui/puzzle/puzzle_board.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"
#include "ui/widgets/line_reader.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int widestSide = 340; // device-independent pixels

/// Reuses existing entries, so that an open list stays open.
void fill(QComboBox& box, const QList<PuzzleChoice>& choices, const QString& chosen)
{
    const QSignalBlocker blocker{box};
    for (int index = 0; index < static_cast<int>(choices.size()); ++index) {
        if (index == box.count())
            box.addItem(QString{});
        box.setItemText(index, choices[index].text);
        box.setItemData(index, choices[index].key);
    }
    while (box.count() > choices.size())
        box.removeItem(box.count() - 1);
    box.setCurrentIndex(std::max(box.findData(chosen), 0));
}

} // namespace

PuzzlePage::PuzzlePage(QWidget* parent)
    : ClosablePage{parent}
    , m_area{new BoardArea{this}}
    , m_games{new QComboBox{this}}
    , m_kinds{new QComboBox{this}}
    , m_task{makeTextLabel(this)}
    , m_explanation{makeTextLabel(this)}
    , m_message{new AnswerBox{this}}
    , m_hint{makeButton(this, &PuzzlePage::hintRequested)}
    , m_analyse{makeButton(this, &PuzzlePage::analysisRequested)}
    , m_solution{makeButton(this, &PuzzlePage::solutionRequested)}
    , m_retry{makeButton(this, &PuzzlePage::retryRequested)}
    , m_next{makeButton(this, &PuzzlePage::nextRequested)}
    , m_grades{new QComboBox{this}}
    , m_progress{makeTextLabel(this)}
    , m_side{makeSide()}
    , m_row{new QBoxLayout{QBoxLayout::LeftToRight, this}}
{
    m_row->setContentsMargins(8, 8, 8, 8);
    m_row->addWidget(m_area, 1);
    m_row->addWidget(m_side);
    m_area->setBarPlace({.covered = m_choices, .isLowest = false});
    connect(m_area, &BoardArea::barHeightNeeded, this,
            [this](int height) { m_underBar->setFixedHeight(std::max(0, height - m_choices->height())); });
    connect(m_games, &QComboBox::activated, this,
            [this](int index) { Q_EMIT gameChosen(m_games->itemData(index).toString()); });
    connect(m_kinds, &QComboBox::activated, this, [this](int index) {
        Q_EMIT kindChosen(m_kinds->itemData(index).toString());
        if (m_isKindPicked)
            focusBoard();
    });
    connect(m_grades, &QComboBox::activated, this,
            [this](int index) { Q_EMIT gradeChosen(m_grades->itemData(index).toInt()); });
    m_kinds->installEventFilter(this);
    m_kinds->view()->installEventFilter(this);
    setFocusProxy(m_next);
    setControls({});
    keepTranslated(this, [this] { retranslate(); });
}

PuzzlePage::~PuzzlePage() = default;

QWidget* PuzzlePage::makeSide()
{
    auto* side = new QWidget{this};
    auto* words = new QWidget{side};
    QFont font = m_task->font();
    font.setBold(true);
    m_task->setFont(font);
    m_progress->setForegroundRole(QPalette::PlaceholderText);
    words->setLayout(makeColumn({m_task, m_message, m_explanation, stretch(), m_progress}, {.margins = {0, 4, 4, 4}}));
    m_scroll = makeScrollArea(words, side);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::TabFocus); // arrows scroll
    new LineReader{m_scroll};
    for (QComboBox* box : {m_games, m_kinds, m_grades})
        limitWidth(box, box == m_grades ? 4 : 8);
    auto* buttons = new QGridLayout;
    buttons->addWidget(m_hint, 0, 0);
    buttons->addWidget(m_analyse, 0, 0); // one of the two is visible
    buttons->addWidget(m_solution, 0, 1);
    buttons->addWidget(m_retry, 1, 0);
    buttons->addWidget(m_next, 1, 1);
    m_close = makeCloseButton();
    // The list takes the remaining width: on a small page two equal halves are too narrow.
    auto* last = makeRow({{m_grades, 1}, m_close});
    m_choices = new QWidget{side};
    m_choices->setLayout(makeColumn({m_games, m_kinds}, {.margins = {0, 0, 0, 6}, .spacing = 6}));
    m_underBar = new QWidget{side};
    m_underBar->setFixedHeight(0);
    auto* top = makeColumn({m_choices, m_underBar, {m_scroll, 1}}, {.margins = {0, 0, 0, 0}, .spacing = 0});
    side->setLayout(makeColumn({{top, 1}, buttons, last}, {.margins = {0, 0, 0, 0}, .spacing = 6}));
    return side;
}

void PuzzlePage::setGames(const QList<PuzzleChoice>& games, const QString& chosen)
{
    fill(*m_games, games, chosen);
}

void PuzzlePage::setKinds(const QList<PuzzleChoice>& kinds, const QString& chosen)
{
    fill(*m_kinds, kinds, chosen);
}

void PuzzlePage::setGrades(const std::vector<int>& grades, int chosen)
{
    QList<PuzzleChoice> choices{{u"0"_s, tr("Adaptive")}};
    for (const int grade : grades)
        choices << PuzzleChoice{QString::number(grade), tr("Grade %1").arg(grade)};
    fill(*m_grades, choices, QString::number(chosen));
    m_grades->setEnabled(!grades.empty());
}

void PuzzlePage::setPuzzle(const puzzle::Puzzle* puzzle, std::shared_ptr<const TileSet> tiles)
{
    const bool hadFocus = m_board != nullptr && m_board->view().hasFocus();
    m_board.reset();
    m_hasMoves = false;
    m_wrong.reset();
    if (puzzle == nullptr) {
        m_area->setBoard(new QWidget);
        setFocusProxy(m_kinds);
        return;
    }
    m_isMoveCell = !puzzle->board.link;
    m_isForbiddenHidden = puzzle->kind == puzzle::Kind::Forbidden;
    m_board = PuzzleBoard::make(*puzzle, std::move(tiles));
    BoardView& view = m_board->view();
    m_area->setBoard(&view);
    view.installEventFilter(this);
    view.setTheme(m_theme);
    applyOptions();
    m_badge = new AnswerBadge{view};
    setFocusProxy(&view);
    if (hadFocus || m_next->hasFocus() || m_retry->hasFocus())
        view.setFocus();
    connect(m_board.get(), &PuzzleBoard::played, this, &PuzzlePage::played);
    connect(m_board.get(), &PuzzleBoard::refused, this, [this](const QString& why) { showMessage(Answer::None, why); });
}

void PuzzlePage::showLine(const std::vector<Cell>& line)
{
    if (m_board == nullptr)
        return;
    m_hasMoves = !line.empty();
    applyOptions();
    m_board->show(line);
}

void PuzzlePage::setControls(const PuzzleControls& controls)
{
    const bool isEnd = controls.enter != PuzzleControls::Enter::Nothing;
    const bool isChange = isEnd != (m_controls.enter != PuzzleControls::Enter::Nothing);
    m_controls = controls;
    if (m_board != nullptr)
        m_board->setMayPlay(controls.mayPlay);
    followFocus(isChange, isEnd);
    // A disabled button must not lose the focus.
    for (const auto& [button, enabled] : {std::pair{m_hint, controls.hint}, std::pair{m_solution, controls.solution},
                                          std::pair{m_retry, controls.retry}, std::pair{m_next, controls.next}}) {
        if (!enabled && button->hasFocus() && m_board != nullptr)
            m_board->view().setFocus();
        button->setEnabled(enabled);
    }
    if ((controls.analysis ? m_hint : m_analyse)->hasFocus() && m_board != nullptr)
        m_board->view().setFocus();
    m_hint->setVisible(!controls.analysis);
    m_analyse->setVisible(controls.analysis);
}

/// At the end the focus is on the button that Enter presses, and then on the board again.
void PuzzlePage::followFocus(bool isChange, bool isEnd)
{
    if (!isChange || m_board == nullptr)
        return;
    BoardView& view = m_board->view();
    if (!view.hasFocus() && !m_retry->hasFocus() && !m_next->hasFocus())
        return;
    QWidget* wanted = &view;
    if (isEnd)
        wanted = m_controls.enter == PuzzleControls::Enter::Next ? m_next : m_retry;
    wanted->setEnabled(true);
    wanted->setFocus();
}

void PuzzlePage::markAnswer(Cell cell, Answer answer)
{
    if (m_badge != nullptr)
        m_badge->showAt(cell, answer);
    if (answer == Answer::Wrong && m_isMoveCell)
        m_wrong = cell;
    else if (answer == Answer::Right)
        m_wrong.reset();
}

void PuzzlePage::setTask(const QString& task, const QString& explanation)
{
    const QString text = withChineseSpacing(task);
    m_explanation->setText(explanation);
    m_explanation->setVisible(!explanation.isEmpty());
    m_task->setText(text);
    speak(*m_task, explanation.isEmpty() ? text : text + u'\n' + explanation);
    if (m_board != nullptr)
        m_board->view().setAccessibleDescription(text);
}

void PuzzlePage::showMessage(Answer answer, const QString& text, bool passesSoon)
{
    m_message->setText(answer, text, passesSoon);
    // Once the text has its new height: on a small page it may lie below the lower edge.
    QTimer::singleShot(0, m_message, [this] {
        if (m_message->text().isEmpty())
            m_scroll->verticalScrollBar()->setValue(0);
        else
            m_scroll->ensureWidgetVisible(m_message, 0, 0);
    });
}

void PuzzlePage::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (m_board != nullptr)
        m_board->view().setTheme(theme);
}

void PuzzlePage::setOptions(const BoardOptions& options)
{
    m_options = options;
    applyOptions();
}

/// The board shows nothing that the puzzle asks for; and the last stone of the start position is not a move.
void PuzzlePage::applyOptions()
{
    if (m_board == nullptr)
        return;
    BoardOptions options = m_options;
    options.threats = false;
    options.moveNumbers = false;
    options.lastMove = options.lastMove && m_hasMoves;
    options.forbiddenPoints = options.forbiddenPoints && !m_isForbiddenHidden;
    m_board->view().setOptions(options);
}

void PuzzlePage::focusBoard()
{
    if (m_board != nullptr)
        m_board->view().setFocus();
}

bool PuzzlePage::enter()
{
    const bool isOnBoard = m_controls.mayPlay && m_board->view().hasFocus();
    if (isOnBoard && m_wrong == m_board->view().cursorCell()) {
        Q_EMIT retryRequested(); // whoever presses Enter after a wrong move does not want to play it again
        return true;
    }
    if (m_controls.enter == PuzzleControls::Enter::Nothing) {
        const bool isInList = m_games->hasFocus() || m_kinds->hasFocus() || m_grades->hasFocus();
        if (isInList)
            focusBoard();
        return isInList;
    }
    if (m_controls.enter == PuzzleControls::Enter::Retry)
        Q_EMIT retryRequested();
    else
        Q_EMIT nextRequested();
    return true;
}

bool PuzzlePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_kinds->view() || watched == m_kinds) {
        // An open list passes no keys on: those that reach the box step through it.
        if (watched != m_kinds && event->type() == QEvent::Show)
            m_isKindPicked = true;
        else if (watched == m_kinds && event->type() == QEvent::KeyPress)
            m_isKindPicked = false;
    } else if (event->type() == QEvent::KeyPress) {
        if (isEnter(static_cast<QKeyEvent*>(event)->key()) && enter())
            return true;
    }
    return ClosablePage::eventFilter(watched, event);
}

void PuzzlePage::keyPressEvent(QKeyEvent* event)
{
    if (!isEnter(event->key()) || !enter())
        ClosablePage::keyPressEvent(event);
}

void PuzzlePage::arrange()
{
    const bool isTall = height() > width();
    m_row->setDirection(isTall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_side->setFixedWidth(isTall ? std::max(width() - 16, 0) : std::clamp(width() * 2 / 5, 180, widestSide));
}

void PuzzlePage::retranslate()
{
    setTip(*m_games, tr("Game"));
    setTip(*m_kinds, tr("Puzzles to solve"));
    m_scroll->setAccessibleName(tr("Text of the puzzle"));
    m_hint->setText(tr("H&int"));
    m_hint->setToolTip(withSystemKeys(tr("First the idea, then the area, then the move (Ctrl+I)")));
    m_analyse->setText(tr("Analyse"));
    m_analyse->setShortcut(Qt::ALT | Qt::Key_U); // each of its letters has a button, a menu or an answer already
    m_analyse->setToolTip(withSystemKeys(tr("Analyse this position on a board of its own (Alt+U)")));
    m_solution->setText(tr("So&lution"));
    m_solution->setToolTip(tr("Give up and see the solution"));
    m_retry->setText(tr("Try &again"));
    m_next->setText(tr("&Next"));
    m_next->setToolTip(tr("Next puzzle"));
    m_grades->setAccessibleName(tr("Puzzle grade"));
    m_grades->setToolTip(tr("Grade of the next puzzles: close to yours, or always the same"));
}

} // namespace qipan::ui
