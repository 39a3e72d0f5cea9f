#pragma once

#include "ui/preferences.h"

#include <QObject>

class QMenu;

namespace qipan::ui {

class ChoiceMenu;

/// The settings that each game has of its own, as menus: opponent, level, who begins, size, rule and opening rule.
class GameSettingsMenu final : public QObject {
    Q_OBJECT

public:
    /// Adds its menus to `menu`, which must live as long as this object.
    explicit GameSettingsMenu(QMenu* menu, QObject* parent = nullptr);

    /// What the menus show: they speak of `game`, a key of the registry or anything else for none.
    void show(const Preferences& preferences, const QString& game);
    void retranslate();

Q_SIGNALS:
    /// The user has chosen something else for this game.
    void changed(const QString& game, const qipan::ui::GamePreferences& chosen);

private:
    void fill();
    void fillSizes();
    void update();
    /// What was chosen for the present game, with a rule of its and a size that the rule allows.
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
