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
class GameSettingsMenu;

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
    /// The user wants to choose the folder of his own tile pictures, and to play with these.
    void tileFolderWanted();

private:
    void createChoices(QMenu* menu);
    void connectToggles();
    void fillPauses();
    void fillLinkChoices();
    void fillTiles();
    void chooseTiles(TileSetKind tiles);
    void update();

    const Actions& m_actions;
    Preferences m_preferences;

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
    bool m_hasEmoji = false; // known when the menu is first opened
    GameSettingsMenu* m_games = nullptr;
};

} // namespace qipan::ui
