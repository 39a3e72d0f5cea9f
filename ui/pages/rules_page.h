// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/closable_page.h"

#include <QStringList>
#include <QTabBar>

class QPushButton;
class QTextBrowser;

namespace qipan::ui {

/// F2: the rules and modes of each game, mouse and keys, and the meaning of each message.
class RulesPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::Rules;

    explicit RulesPage(QWidget* parent = nullptr);

    /// "link" or a key of the registry.
    void setGame(const QString& key);
    [[nodiscard]] QString game() const { return m_keys.value(m_games->currentIndex()); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void fitColumn();

    QTabBar* m_games;
    QTextBrowser* m_text;
    QPushButton* m_close;
    QStringList m_keys;
    QString m_shown; ///< the game whose text is shown
};

} // namespace qipan::ui
