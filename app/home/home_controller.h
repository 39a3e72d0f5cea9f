// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <QStringList>

namespace qipan::ui {
class HomePage;
}

namespace qipan::app {

/// Controls the home page: the cards of the games, and what can be continued.
class HomeController final : public PageController {
    Q_OBJECT

public:
    HomeController(const ui::WindowParts& window, ui::PageRef<ui::HomePage> page, QObject* parent);

    /// Sets a text that says what "Continue" continues, empty for nothing, and the games that can be continued.
    void setWaiting(const QString& continueText, const QStringList& games);
    [[nodiscard]] QString statusText() const override { return tr("Choose a game."); }
    void applyTheme(const ui::Theme& theme) override;

Q_SIGNALS:
    void gameChosen(const QString& key);
    void choiceRequested(const QString& key);

private:
    ui::PageRef<ui::HomePage> m_page;
};

} // namespace qipan::app
