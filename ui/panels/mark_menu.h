// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_tree.h"

#include <QMenu>

#include <optional>

namespace qipan::ui {

/// The marks that can be set on a cell of a record. A page can use the actions and their shortcuts.
class MarkMenu final : public QMenu {
    Q_OBJECT

public:
    explicit MarkMenu(QWidget* parent);

Q_SIGNALS:
    /// A shape or a label; nothing removes the mark.
    void chosen(std::optional<qipan::record::MarkKind> kind);
    /// The user wants to type a text.
    void textRequested();
};

} // namespace qipan::ui
