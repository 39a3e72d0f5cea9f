// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rules_page.h"

#include "core/games/registry.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/texts.h"
#include "ui/pages/rules_text.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/line_reader.h"

#include <QScrollBar>
#include <QTextBrowser>
#include <QTextFrame>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

RulesPage::RulesPage(QWidget* parent)
    : ClosablePage{parent}
    , m_games{new QTabBar{this}}
    , m_text{new QTextBrowser{this}}
    , m_close{makeButton(this, &RulesPage::closed)}
    , m_keys{linkKey.toString()}
{
    for (const GameInfo& game : games())
        m_keys += textOf(game.key);
    for (const QString& key : std::as_const(m_keys))
        m_games->addTab(gameName(key));
    m_games->setDrawBase(false);
    m_games->setExpanding(false);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    new LineReader{m_text};
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that it does not change the width of the text
    m_text->viewport()->installEventFilter(this);

    setLayout(makeColumn({makeRow({{m_games, 1}, m_close}), {m_text, 1}}, {.margins = {10, 8, 10, 8}}));
    setFocusProxy(m_text);

    connect(m_games, &QTabBar::currentChanged, this, &RulesPage::fill);
    keepTranslated(this, [this] {
        for (int i = 0; i < m_games->count(); ++i)
            m_games->setTabText(i, gameName(m_keys.at(i)));
        m_games->setAccessibleName(tr("Games"));
        m_text->setAccessibleName(tr("Rules and help"));
        m_close->setText(tr("&Close (F2)"));
        fill();
    });
    onPaletteChange(this, [this] { fill(); });
}

void RulesPage::setGame(const QString& key)
{
    m_games->setCurrentIndex(static_cast<int>(std::max(qsizetype{0}, m_keys.indexOf(key))));
}

void RulesPage::fill()
{
    const int before = m_shown == game() ? m_text->verticalScrollBar()->value() : 0;
    m_shown = game();
    m_text->setHtml(
        u"<style>h2 { margin-top: 4px } h3 { margin-top: 20px; margin-bottom: 4px; color: %1 }</style>"_s.arg(
            palette().color(QPalette::Link).name())
        + rulesHtml(m_shown));
    fitColumn();
    m_text->verticalScrollBar()->setValue(before);
}

/// Screen readers say nothing of a text that gets the focus.
void RulesPage::showEvent(QShowEvent* event)
{
    ClosablePage::showEvent(event);
    speak(*m_text, m_text->accessibleName() + tr(": ") + gameName(game()));
}

/// Centres the text, as a column of a readable width.
void RulesPage::fitColumn()
{
    constexpr int readableWidth = 820;
    constexpr int smallest = 14;
    QTextFrame* column = m_text->document()->rootFrame();
    QTextFrameFormat format = column->frameFormat();
    const int side = std::max(smallest, (m_text->viewport()->width() - readableWidth) / 2);
    format.setMargin(smallest);
    format.setLeftMargin(side);
    format.setRightMargin(side);
    column->setFrameFormat(format);
}

bool RulesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitColumn(); // the text has its new width now, not yet when the page is resized
    return ClosablePage::eventFilter(watched, event);
}

} // namespace qipan::ui
