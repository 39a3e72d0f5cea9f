// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_board.h"

#include "app/base/board_options.h"
#include "app/base/refusal_message.h"
#include "app/record/record_cursor.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/pages/record_page.h"
#include "ui/shell/status_bar.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

RecordBoard::RecordBoard(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page,
                         const PreferenceStore& preferences, const RecordCursor& cursor)
    : m_page{page}
    , m_status{window.status}
    , m_messages{window.messages}
    , m_preferences{preferences}
    , m_cursor{cursor}
{
}

ui::TurnBoardView* RecordBoard::view() const
{
    return m_view;
}

void RecordBoard::makeView()
{
    const std::string_view key = m_cursor.game().game;
    ui::RecordPage& page = *m_page;
    if (m_view == nullptr || page.property("game").toString() != ui::textOf(key)) {
        m_view = ui::findAppearance(key)->makeView(m_cursor.position(), nullptr);
        page.setProperty("game", ui::textOf(key));
        page.setBoard(m_view);
        connect(m_view, &ui::BoardView::cellChosen, this, [this](Cell cell, Qt::MouseButton button) {
            if (button == Qt::LeftButton) // the right button opens a menu
                Q_EMIT cellChosen(cell);
        });
    }
    m_view->setTheme(m_theme);
    applyPreferences();
}

void RecordBoard::showPosition()
{
    m_view->showPosition(m_cursor.position());
    m_view->setMayPlay(!m_cursor.position().outcome());
    showMarks();
}

void RecordBoard::showMarks()
{
    m_view->setRecordMarks(m_cursor.tree().marks(m_cursor.node()), m_cursor.nextCells());
}

void RecordBoard::refuse(IllegalMove why)
{
    m_view->shake();
    if (!m_preferences->explainRefusals)
        return;
    const QString words = ui::findAppearance(m_cursor.game().game)->refusal(why);
    m_status.setText(words);
    showRefusal(m_messages, ui::Page::Record, words);
}

void RecordBoard::applyPreferences()
{
    m_view->setOptions(boardOptions(m_preferences.value()));
}

void RecordBoard::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

} // namespace qipan::app
