// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page_ref.h"

#include <QCoreApplication>

namespace qipan::ui {
class MessageQueue;
struct Preferences;
class RecordPage;
} // namespace qipan::ui

namespace qipan::app {

struct OpenedRecords;
class RecordCursor;

/// Updates what surrounds the board of the record page: the game's data, the moves, the comment and what is possible
/// here.
class RecordPresenter final {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::RecordPresenter)

public:
    /// All must outlive this object.
    RecordPresenter(ui::PageRef<ui::RecordPage> page, ui::MessageQueue& messages)
        : m_page{page}
        , m_messages{messages}
    {
    }

    /// Shows the names, the result and the other data of the shown game.
    void showInfo(const OpenedRecords& opened) const;
    /// Shows what could not be read, if anything.
    void showNotice(const OpenedRecords& opened) const;
    void showPlace(const RecordCursor& cursor) const;
    /// Shows against whom the user can play from this place.
    void offerPlayFromHere(const RecordCursor& cursor, const ui::Preferences& preferences) const;

private:
    [[nodiscard]] static QString resultText(const OpenedRecords& opened);

    ui::PageRef<ui::RecordPage> m_page;
    ui::MessageQueue& m_messages;
};

} // namespace qipan::app
