// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/record_side.h"

#include "core/record/game_record.h"
#include "core/record/utf8.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/history/record_games.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/record_moves.h"
#include "ui/panels/review_panel.h"
#include "ui/widgets/box_layout.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int gap = 6; // pixels between the parts

/// QTabBar::setTabVisible forgets an earlier change that was not laid out yet if it changes nothing itself.
void showTab(QTabBar& tabs, int tab, bool shown)
{
    if (tabs.isTabVisible(tab) != shown)
        tabs.setTabVisible(tab, shown);
}

} // namespace

RecordHead::RecordHead(QWidget* parent)
    : QWidget{parent}
    , m_names{new QLabel{this}, new QLabel{this}}
    , m_about{new QLabel{this}}
{
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(2, 0, 2, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const int stone = fontMetrics().height();
    for (int row = 0; row < 2; ++row) {
        auto* icon = new QLabel{this};
        icon->setPixmap(stoneIcon(row == 0 ? Side::Black : Side::White).pixmap(QSize{stone, stone}));
        grid->addWidget(icon, row, 0);
        m_names[row]->setTextFormat(Qt::PlainText);
        m_names[row]->setFont(scaledFont(font(), 1.08, QFont::DemiBold));
        m_names[row]->setMinimumWidth(0);
        m_names[row]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        grid->addWidget(m_names[row], row, 1);
    }
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(m_about, 2, 0, 1, 2);
    keepTranslated(this, [this] { fill(); });
}

void RecordHead::setInfo(const RecordInfo& info)
{
    m_info = info;
    fill();
}

void RecordHead::fill()
{
    const QString sides[]{tr("Black"), tr("White")};
    const QString names[]{m_info.black, m_info.white};
    for (int row = 0; row < 2; ++row) {
        m_shown[row] = names[row].isEmpty() ? sides[row] : onOneLine(names[row]);
        m_names[row]->setToolTip(plainTip(m_shown[row]));
        m_names[row]->setAccessibleName(u"%1: %2"_s.arg(sides[row], m_shown[row]));
    }
    elide();
    QStringList parts;
    for (const QString& each : {m_info.result, m_info.date, m_info.event, m_info.rule}) {
        if (!each.isEmpty())
            parts << onOneLine(each);
    }
    m_about->setText(parts.join(u" · "));
    m_about->setVisible(!parts.isEmpty());
}

void RecordHead::elide()
{
    for (int row = 0; row < 2; ++row)
        m_names[row]->setText(
            m_names[row]->fontMetrics().elidedText(m_shown[row], Qt::ElideRight, m_names[row]->width()));
}

void RecordHead::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    elide(); // the layout has resized the labels by now
}

RecordSide::RecordSide(const Actions& actions, QWidget* parent)
    : QFrame{parent}
    , m_head{new RecordHead{this}}
    , m_tabs{new QTabBar{this}}
    , m_lists{new QStackedWidget{this}}
    , m_moves{new RecordMoves}
    , m_movesPanel{new MovesPanel{actions, m_moves}}
    , m_games{new RecordGames}
    , m_findings{new QWidget{this}}
    , m_analysis{new AnalysisPanel{m_findings}}
    , m_review{new ReviewPanel{actions, m_findings}}
    , m_column{nullptr}
    , m_commentLabel{new QLabel{this}}
    , m_comment{new QPlainTextEdit{this}}
{
    setAutoFillBackground(true);
    m_tabs->setDrawBase(false);
    for (int tab : {Moves, Games, Findings, Graph})
        m_tabs->insertTab(tab, {});
    m_lists->addWidget(m_movesPanel);
    m_lists->addWidget(m_games);
    m_commentLabel->setBuddy(m_comment);
    m_comment->setTabChangesFocus(true);
    m_comment->installEventFilter(this);
    auto* findings = makeColumn({}, {.margins = {0, 0, 0, 0}, .spacing = gap});
    for (QWidget* panel : {static_cast<QWidget*>(m_analysis), static_cast<QWidget*>(m_review)}) {
        panel->hide();
        panel->installEventFilter(this);
        auto* frame = new QWidget{m_findings}; // hidden where the other has a tab: others hide the panel itself
        frame->setLayout(makeColumn({panel}, {.margins = {0, 0, 0, 0}}));
        findings->addWidget(frame);
    }
    findings->setAlignment(Qt::AlignTop);
    m_findings->setLayout(findings);
    m_column = makeColumn({m_head, m_findings, m_tabs, {m_lists, 1}, m_commentLabel, m_comment}, {.spacing = gap});
    setLayout(m_column);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_lists->setCurrentIndex(std::min<int>(tab, Findings));
        fit();
    });
    connect(m_analysis, &AnalysisPanel::boardRequested, this, &RecordSide::boardRequested);
    connect(m_review, &ReviewPanel::boardRequested, this, &RecordSide::boardRequested);
    connect(m_review, &ReviewPanel::runningChanged, this, [this] {
        fit();
        if (m_review->isRunning() && m_tabs->isTabVisible(Findings)) // it was just asked for
            m_tabs->setCurrentIndex(m_tabs->isTabVisible(Graph) ? Graph : Findings);
    });
    connect(m_comment->document(), &QTextDocument::contentsChange, this,
            [this](int at, int /*removed*/, int added) { m_typedUpTo = at + added; });
    connect(m_comment, &QPlainTextEdit::textChanged, this, &RecordSide::takeComment);
    setGamesShown(false);
    setOverBoard(false);
    keepTranslated(this, [this] {
        m_tabs->setTabText(Moves, tr("M&oves"));
        m_tabs->setTabText(Games, tr("G&ames"));
        m_tabs->setTabText(Findings, tr("Analysis"));
        m_tabs->setTabText(Graph, tr("Graph"));
        m_tabs->setAccessibleName(tr("Moves, games or analysis"));
        m_commentLabel->setText(tr("Comme&nt"));
        m_comment->setPlaceholderText(tr("No comment yet."));
    });
    onFontChange(this, [this] { fit(); });
}

void RecordSide::setGamesShown(bool shown)
{
    m_hasGames = shown;
    showTab(*m_tabs, Games, shown);
    if (!shown && m_tabs->currentIndex() == Games)
        m_tabs->setCurrentIndex(Moves);
    fit();
}

void RecordSide::takeFocus()
{
    if (m_lists->currentWidget() == m_findings)
        m_tabs->setFocus();
    else
        m_lists->currentWidget()->setFocus();
}

void RecordSide::setExplorerShown(bool shown)
{
    m_tabs->setCurrentIndex(Moves);
    m_movesPanel->setExplorerShown(shown);
}

void RecordSide::setComment(const QString& text)
{
    if (m_comment->toPlainText() == text)
        return;
    const QSignalBlocker quiet{m_comment};
    m_comment->setPlainText(text);
}

void RecordSide::takeComment()
{
    const QString text = m_comment->toPlainText();
    const auto bytes = text.toStdString().size();
    if (bytes <= record::maxCommentBytes) {
        Q_EMIT commentTyped(text);
        return;
    }
    // Truncate the inserted text, not the text after it.
    const std::string typed = text.left(m_typedUpTo).toStdString();
    const auto surplus = std::min(bytes - record::maxCommentBytes, typed.size());
    const auto kept = record::shortened(typed, typed.size() - surplus);
    QTextCursor cursor{m_comment->document()};
    cursor.joinPreviousEditBlock(); // as if it had never been typed, for undo
    cursor.setPosition(static_cast<int>(QString::fromUtf8(kept.data(), static_cast<qsizetype>(kept.size())).size()));
    cursor.setPosition(std::min(m_typedUpTo, static_cast<int>(text.size())), QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    cursor.endEditBlock(); // calls this again, with a text that fits
    Q_EMIT commentFull();
}

bool RecordSide::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_comment && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        Q_EMIT boardRequested();
        return true;
    }
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        fit(); // the analysis or the graph
    return QFrame::eventFilter(watched, event);
}

bool RecordSide::event(QEvent* event)
{
    const bool result = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return result;
}

void RecordSide::fit()
{
    if (std::exchange(m_isFitting, true))
        return;
    // At least two lines; a fifth of the height if that is more.
    const int line = m_comment->fontMetrics().lineSpacing();
    m_comment->setFixedHeight(std::max(2 * line + 14, height() / 5));
    m_head->setVisible(height() > 16 * line);
    fitFindings();
    m_isFitting = false;
}

/// Returns the height of everything above and below the lists but the analysis.
int RecordSide::besideFindings() const
{
    const QMargins margins = layout()->contentsMargins();
    int height = margins.top() + margins.bottom() + m_commentLabel->sizeHint().height() + m_comment->height() + 2 * gap;
    if (!m_head->isHidden())
        height += m_head->sizeHint().height() + gap;
    if (m_hasGames)
        height += m_tabs->sizeHint().height() + gap;
    return height;
}

void RecordSide::fitFindings()
{
    using Room = ReviewPanel::Room;
    const bool hasAnalysis = !m_analysis->isHidden();
    const bool hasFindings = hasAnalysis || !m_review->isHidden();
    const int line = m_moves->fontMetrics().lineSpacing();
    const int analysis = hasAnalysis ? m_analysis->heightFor(true) + gap : 0;
    int room = height() - besideFindings() - 7 * line; // 7 for the moves
    // With room for a graph, too, so that nothing moves when it comes.
    const bool isTab = hasFindings && room < analysis + m_review->wholeHeight();
    if (isTab && m_lists->indexOf(m_findings) < 0) {
        m_column->removeWidget(m_findings);
        m_lists->addWidget(m_findings);
        showTab(*m_tabs, Findings, true);
        m_tabs->setCurrentIndex(Findings); // it was just switched on
        m_lists->setCurrentIndex(Findings);
    } else if (!isTab && m_lists->indexOf(m_findings) >= 0) {
        if (m_tabs->currentIndex() >= Findings)
            m_tabs->setCurrentIndex(Moves);
        m_lists->removeWidget(m_findings);
        m_column->insertWidget(1, m_findings);
    }
    showTab(*m_tabs, Findings, isTab);
    m_tabs->setVisible(isTab || m_hasGames);
    if (isTab)
        room = height() - layout()->contentsMargins().top() - layout()->contentsMargins().bottom()
            - m_tabs->sizeHint().height() - gap - (m_head->isHidden() ? 0 : m_head->sizeHint().height() + gap);
    splitFindings(isTab && hasAnalysis && !m_review->isHidden() && m_review->hasGraph()
                  && room < analysis + m_review->heightFor(Room::All));
    const bool isTabShown = isTab && m_tabs->currentIndex() >= Findings;
    m_comment->setVisible(!isTabShown); // the analysis needs its room
    m_commentLabel->setVisible(!isTabShown);
    if (!isTab)
        m_findings->setVisible(hasFindings);
    m_analysis->setRoomForAll(room >= m_analysis->heightFor(true));
    if (hasAnalysis && !m_tabs->isTabVisible(Graph))
        room -= m_analysis->heightFor(room >= m_analysis->heightFor(true)) + gap;
    m_review->setRoom(room >= m_review->heightFor(Room::All)         ? Room::All
                          : room >= m_review->heightFor(Room::Graph) ? Room::Graph
                                                                     : Room::Progress);
}

/// Gives the analysis and the graph a tab each, or both the same place.
void RecordSide::splitFindings(bool split)
{
    const bool wasSplit = m_tabs->isTabVisible(Graph);
    if (!split && m_tabs->currentIndex() == Graph)
        m_tabs->setCurrentIndex(Findings);
    showTab(*m_tabs, Graph, split);
    if (split && !wasSplit && m_review->isRunning())
        m_tabs->setCurrentIndex(Graph); // it was just asked for
    const int tab = m_tabs->currentIndex();
    m_analysis->parentWidget()->setVisible(!m_analysis->isHidden() && !(split && tab == Graph));
    m_review->parentWidget()->setVisible(!m_review->isHidden() && !(split && tab != Graph));
}

} // namespace qipan::ui
