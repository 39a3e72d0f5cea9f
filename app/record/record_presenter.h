// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page_ref.h"

#include <QCoreApplication>

namespace qipan::ui {
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
    explicit RecordPresenter(ui::PageRef<ui::RecordPage> page)
        : m_page{page}
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
};

} // namespace qipan::app
