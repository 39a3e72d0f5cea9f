#pragma once

#include "core/record/game_tree.h"

#include <QMenu>

#include <array>
#include <optional>

namespace qipan::ui {

/// What may be drawn on a cell of a record. Its actions have keys, for a page to take over.
class MarkMenu final : public QMenu {
    Q_OBJECT

public:
    explicit MarkMenu(QWidget* parent);

    void retranslate();

Q_SIGNALS:
    /// A shape, or a text (Label); nothing for no mark at all.
    void chosen(std::optional<qipan::record::MarkKind> kind);
    /// A text that the user types.
    void textWanted();

private:
    std::array<QAction*, 5> m_kinds; ///< in the order of MarkKind
    QAction* m_text;
    QAction* m_none;
};

} // namespace qipan::ui
