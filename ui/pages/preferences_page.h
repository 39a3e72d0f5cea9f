// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/language.h"
#include "ui/base/page.h"
#include "ui/base/preferences.h"
#include "ui/board/board_canvas.h"
#include "ui/pages/closable_page.h"

#include <QVariant>

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTabBar;

namespace qipan::ui {

class Actions;
class OptionCard;
class TileSet;
class TurnBoardView;

/// All settings, in groups, except those that belong to a single game, which the pages of new games have. It shows a
/// value of Preferences, and reports each change by the user at once as a new value.
class PreferencesPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::Preferences;

    /// In the order of the tabs.
    enum class Group : std::uint8_t { Player, Look, Board, Play, Link, Engines };

    explicit PreferencesPage(const Actions& actions, QWidget* parent = nullptr);

    /// Sets the languages to choose from.
    void setLanguages(const QList<Language>& languages);
    void setPreferences(const Preferences& preferences);
    /// Sets the theme of the previews.
    void setTheme(const Theme& theme);
    /// Sets what the previews of boards show.
    void setBoardOptions(const BoardOptions& options);
    void showGroup(Group group);
    [[nodiscard]] Group group() const;
    /// Moves the focus to the user's name.
    void editName();

Q_SIGNALS:
    void changed(const qipan::ui::Preferences& preferences);
    /// The user wants the page on which games of this kind are chosen: "link" or a key of the registry.
    void newGameRequested(const QString& game);
    /// The user wants to see and change the brokers of tables over the internet.
    void brokersRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// A setting and its control.
    struct Setting {
        Group group;
        bool isTyped = false; ///< by the user, so that defaults do not replace it
        std::function<QVariant(const Preferences&)> get;
        std::function<void(Preferences&, const QVariant&)> set;
        std::function<void(const QVariant&)> show; ///< in the control
        std::function<void()> retranslate;
    };
    enum class Control : std::uint8_t;
    struct Row;
    struct Rows;

    void makePanels(const Actions& actions);
    [[nodiscard]] QWidget* makeBoards(QWidget* parent);
    void addRow(const Row& row);
    void addFlag(const Row& row, Setting& setting);
    void addText(const Row& row, Setting& setting);
    void addChoice(const Row& row, Setting& setting);
    void addVolume(const Row& row, Setting& setting);
    void addLooks(const Row& row, Setting& setting);
    /// Says why the looks cannot be chosen.
    void explainLooks();
    void addTiles(const Row& row, Setting& setting);
    void addFolder(const Row& row, Setting& setting);
    void addAnalysts();
    void addEngines(const Actions& actions);
    void addBrokers();
    void addNewGame(Group group);
    /// Adds a field with a label to a group. `text` is the label's source text.
    void addField(Group group, const char* text, QWidget* field);
    void change(const std::function<void(Preferences&)>& edit);
    void chooseFolder();
    void restoreDefaults();
    void findEmoji();
    void retranslate();
    [[nodiscard]] std::shared_ptr<const TileSet> tiles(TileSetKind kind);
    [[nodiscard]] QWidget* panel(Group group) const;

    Preferences m_preferences;
    QList<Language> m_languages;
    Theme m_theme;
    bool m_isShowing = false; ///< the controls are being updated, not changed by the user
    std::vector<Setting> m_settings;
    std::map<TileSetKind, std::shared_ptr<const TileSet>> m_tiles; ///< created when first painted
    bool m_isEmojiSought = false;

    QTabBar* m_tabs;
    QStackedWidget* m_panels;
    std::vector<QGridLayout*> m_grids; ///< by group
    std::vector<TurnBoardView*> m_boards;
    std::vector<std::pair<QLabel*, const char*>> m_labels; ///< with their source texts
    std::map<TileSetKind, OptionCard*> m_tileCards;
    std::vector<OptionCard*> m_lookCards;
    QLineEdit* m_name = nullptr;
    QLabel* m_engineNames = nullptr;
    QPushButton* m_restore;
};

} // namespace qipan::ui
