// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QObject>
#include <QVariant>

class QMenu;

namespace qipan::ui {

class ChoiceMenu;

/// Returns the value that stands for an enumerator in a ChoiceMenu.
template <typename Enum>
[[nodiscard]] QVariant value(Enum choice)
{
    return static_cast<int>(choice);
}

/// Menus of the settings of one game: opponent, level, who begins, size, rule and opening rule.
class GameSettingsMenu final : public QObject {
    Q_OBJECT

public:
    /// Adds the menus to `menu`, which must outlive this object.
    explicit GameSettingsMenu(QMenu* menu, QObject* parent = nullptr);

    /// Shows the preferences of `game`, a key of the registry; any other string stands for no game.
    void show(const Preferences& preferences, const QString& game);
    void retranslate();

Q_SIGNALS:
    void changed(const QString& game, const qipan::ui::GamePreferences& chosen);

private:
    void fill();
    void fillSizes();
    void update();
    /// Returns `game` limited to a rule of the present game and a size that the rule allows.
    [[nodiscard]] GamePreferences fitted(GamePreferences game) const;
    [[nodiscard]] GamePreferences present() const { return fitted(m_preferences.games.value(m_game)); }

    Preferences m_preferences;
    QString m_game;
    ChoiceMenu* m_opponent = nullptr;
    ChoiceMenu* m_level = nullptr;
    ChoiceMenu* m_first = nullptr;
    ChoiceMenu* m_size = nullptr;
    ChoiceMenu* m_rule = nullptr;
    ChoiceMenu* m_opening = nullptr;
};

} // namespace qipan::ui
