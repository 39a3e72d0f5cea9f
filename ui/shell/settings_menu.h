// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/language.h"
#include "ui/base/preferences.h"

#include <QObject>
#include <vector>

class QAction;
class QMenu;

namespace qipan::ui {

class Actions;
class ChoiceMenu;
class GameSettingsMenu;

/// The settings as menus: shows a value of Preferences and reports each change by the user as a new value. Its
/// checkable actions are in the View and Settings menus; it owns the menus of choices.
class SettingsMenu final : public QObject {
    Q_OBJECT

public:
    /// The link-match board sizes of the menu, as columns and rows. core/link can deal each of them.
    static const std::vector<QSize>& linkSizes();
    /// The numbers of different pictures in the menu.
    static const std::vector<int>& linkPictures();

    /// Fills `menu`, which must outlive this object.
    SettingsMenu(const Actions& actions, QMenu* menu, QObject* parent = nullptr);

    /// Sets the languages to choose from.
    void setLanguages(const QList<Language>& languages);
    void show(const Preferences& preferences);
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }
    /// Sets the game that the menus of one game apply to: a key of the registry; any other string stands for no game.
    void setGame(const QString& game);
    void retranslate();

Q_SIGNALS:
    void changed(const qipan::ui::Preferences& preferences);
    /// The user wants to choose a folder of own tile pictures and play with them.
    void tileFolderRequested();

private:
    void createChoices(QMenu* menu);
    /// Reports the preferences with a change.
    template <typename Set>
    void change(Set set);
    void fillLanguages();
    void fillPauses();
    void fillLinkChoices();
    void fillTiles();
    void chooseTiles(TileSetKind tiles);
    void update();

    const Actions& m_actions;
    QList<Language> m_languages;
    Preferences m_preferences;
    QString m_game;

    ChoiceMenu* m_language = nullptr;
    QMenu* m_appearance = nullptr;
    ChoiceMenu* m_colors = nullptr;
    ChoiceMenu* m_look = nullptr;
    QMenu* m_refusal = nullptr;
    QMenu* m_link = nullptr;
    ChoiceMenu* m_pause = nullptr;
    ChoiceMenu* m_linkSize = nullptr;
    ChoiceMenu* m_linkPictures = nullptr;
    ChoiceMenu* m_tiles = nullptr;
    QAction* m_tileFolder = nullptr;
    bool m_hasEmoji = false; // determined when the menu is first opened
    GameSettingsMenu* m_games = nullptr;
};

} // namespace qipan::ui
