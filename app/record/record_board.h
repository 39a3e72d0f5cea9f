// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preference_store.h"
#include "core/board/board_game.h"
#include "ui/shell/page_ref.h"
#include "ui/theme/theme.h"

#include <QPointer>

namespace qipan::ui {
class MessageQueue;
class RecordPage;
class StatusBar;
class TurnBoardView;
struct WindowParts;
} // namespace qipan::ui

namespace qipan::app {

class RecordCursor;

/// The board of the record page: shows the position and the marks of a place.
class RecordBoard final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    RecordBoard(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page, const PreferenceStore& preferences,
                const RecordCursor& cursor);

    /// Makes the board of the game under the cursor if the page shows none of its kind.
    void makeView();
    /// Returns the board, or null before any games were shown.
    [[nodiscard]] ui::TurnBoardView* view() const;
    void showPosition();
    void showMarks();
    /// Tells the user that no stone may be placed there.
    void refuse(IllegalMove why);

    void applyPreferences();
    void applyTheme(const ui::Theme& theme);

Q_SIGNALS:
    /// The user wants to place a stone.
    void cellChosen(qipan::Cell cell);

private:
    ui::PageRef<ui::RecordPage> m_page;
    ui::StatusBar& m_status;
    ui::MessageQueue& m_messages;
    const PreferenceStore& m_preferences;
    const RecordCursor& m_cursor;
    ui::Theme m_theme;
    QPointer<ui::TurnBoardView> m_view;
};

} // namespace qipan::app
