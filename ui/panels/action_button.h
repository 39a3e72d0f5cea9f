#pragma once

class QAction;
class QToolButton;
class QWidget;

namespace qipan::ui {

/// A framed button of an action: same text (without menu mnemonic), icon, tool tip and greyness, reachable with Tab.
[[nodiscard]] QToolButton* makeActionButton(QAction* action, QWidget* parent);

} // namespace qipan::ui
