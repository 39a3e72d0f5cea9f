#pragma once

#include <QToolBar>

namespace qipan::ui {

class Actions;

/// The few commands that one needs at once, with words beside the icons where there is room for all of them; the menus
/// have the rest.
class ToolBar final : public QToolBar {
    Q_OBJECT

public:
    enum class Game { Link, Other };

    explicit ToolBar(const Actions& actions, QWidget* parent = nullptr);

    /// Link-match has commands of its own.
    void showFor(Game game);
    /// Drops the words before one of the buttons where the window is `width` wide, in device-independent pixels.
    void fit(int width);
    void retranslate();

private:
    const Actions& m_actions;
};

} // namespace qipan::ui
