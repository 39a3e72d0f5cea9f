#pragma once

#include "ui/preferences.h"

#include <QObject>
#include <QSize>
#include <span>
#include <vector>

class QAction;
class QMenu;

namespace qipan::ui {

class Actions;
class ChoiceMenu;

/// The settings as menus: shows a value of Preferences and reports each change the user makes as a new one.
/// Its checkable actions lie in the menus View and Settings; the menus of choices are its own.
class SettingsMenu final : public QObject {
    Q_OBJECT

public:
    /// Sizes of the link-match board in the menu, as columns and rows; each is dealt by core/link.
    static const std::vector<QSize>& linkSizes();
    /// Numbers of different pictures in the menu.
    static const std::vector<int>& linkPictures();

    /// Fills `menu`, which must live as long as this object.
    SettingsMenu(const Actions& actions, QMenu* menu, QObject* parent = nullptr);

    /// What the menus show; menus of one game speak of `game`, a key of the registry or anything else for none.
    void show(const Preferences& preferences, const QString& game);
    void retranslate();

Q_SIGNALS:
    void changed(const qipan::ui::Preferences& preferences);

private:
    void createChoices(QMenu* menu);
    void createGameChoices(QMenu* menu);
    void connectToggles();
    void fillGameChoices();
    void fillSizes();
    void fillLinkChoices();
    void update();
    /// What was chosen for the present game, with a rule of its and a size that the rule allows.
    [[nodiscard]] GamePreferences fitted(GamePreferences game) const;
    [[nodiscard]] GamePreferences present() const { return fitted(m_preferences.games.value(m_game)); }
    void changePresent(const GamePreferences& game);

    const Actions& m_actions;
    Preferences m_preferences;
    QString m_game;

    ChoiceMenu* m_language = nullptr;
    QMenu* m_appearance = nullptr;
    ChoiceMenu* m_colors = nullptr;
    ChoiceMenu* m_look = nullptr;
    QMenu* m_refusal = nullptr;
    QMenu* m_link = nullptr;
    ChoiceMenu* m_linkSize = nullptr;
    ChoiceMenu* m_linkPictures = nullptr;
    ChoiceMenu* m_opponent = nullptr;
    ChoiceMenu* m_level = nullptr;
    ChoiceMenu* m_first = nullptr;
    ChoiceMenu* m_size = nullptr;
    ChoiceMenu* m_rule = nullptr;
    ChoiceMenu* m_opening = nullptr;
};

} // namespace qipan::ui
