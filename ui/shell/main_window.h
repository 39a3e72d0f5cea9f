// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"
#include "ui/shell/navigation.h"
#include "ui/shell/window_parts.h"

#include <functional>
#include <QByteArray>
#include <QMainWindow>
#include <QPointer>

class QVBoxLayout;

namespace qipan::ui {

class BoardArea;
class JobBar;
class Menus;
class MessageBar;
class MessageQueue;
class RecentMenu;
class StatusBar;
class ToolBar;

/// An overlay of the window while something that can be opened is dragged over it. It takes no clicks.
class DropFrame final : public QWidget {
    Q_OBJECT

public:
    explicit DropFrame(QWidget* parent);

    /// Covers its parent and raises itself.
    void open();

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The main window: menus, tool bar, pages, status bar. It shows what it is given and reports what the user wants
/// through its actions, its pages and the signals below; it knows nothing of tables and the network. Those who control
/// a page get that page and the parts of the window that they need, never the window.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const Preferences& preferences, QWidget* parent = nullptr);

    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] PageStack& pages() { return *m_pages; }
    [[nodiscard]] Navigation& navigation() { return m_pages->navigation(); }
    /// Questions and messages, which are never asked in dialogs.
    [[nodiscard]] MessageQueue& messages() { return *m_messages; }
    [[nodiscard]] WindowParts parts();
    [[nodiscard]] RecentMenu& recentMenu();
    /// The bar that shows background jobs.
    [[nodiscard]] JobBar& jobBar() { return *m_jobBar; }
    /// Returns a page, which is created when first requested.
    template <typename P>
    [[nodiscard]] P& page()
    {
        return m_pages->page<P>();
    }

    /// Shows preferences in the View menu.
    void setPreferences(const Preferences& preferences);
    /// Returns the text at the left of the status bar.
    [[nodiscard]] QString status() const;

    /// Sets what is called when the user closes the window; returning false keeps it open, for example to ask first. If
    /// not set, the window always closes.
    void setMayClose(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }

    /// Sets the name of the shown record for the title, and whether it has unsaved changes.
    void setDocument(const QString& name, bool changed);

    /// Marks in the title that something needs the user's attention; cleared when the window becomes active.
    void setAttention(bool wanted);

    /// Returns size, position and tool bar, for `restoreLayout`.
    [[nodiscard]] QByteArray saveLayout() const;
    /// The window goes to the screen where it was, and fits it. Returns false and changes nothing if `layout` does not
    /// come from `saveLayout`.
    bool restoreLayout(const QByteArray& layout);

Q_SIGNALS:
    /// Local files and folders were dropped on the window.
    void filesDropped(const QStringList& paths);
    void textDropped(const QString& text);
    void preferencesChanged(const qipan::ui::Preferences& preferences);
    /// The user wants a game that begins with this opening, an index into gomoku::renjuOpenings().
    void renjuOpeningChosen(int index);
    /// A stone was placed on a board that is visible, and flipped so many discs.
    void stonePlaced(int flips);
    /// The window lost the keyboard to another window, of this or another program.
    void deactivated();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    /// Goes to the next control in reading order.
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createCentre();
    void preparePages();
    void connectActions();
    void changePreferences(const Preferences& preferences);
    void showPage(Page page);
    /// Shows the actions and menus of the current page and game.
    void showActions();
    void retranslate();
    void updateTitle();
    void setFullScreen(bool on);
    void placeBar();
    void fitPages(int barHeight);
    /// Returns the frame of the window, estimated until the window system has made it.
    [[nodiscard]] QMargins frameMargins() const;
    void fitToScreen(const QList<QScreen*>& screens);
    void showRules();

    std::function<bool()> m_mayClose;
    QString m_document;
    bool m_isDocumentChanged = false;
    bool m_attention = false;
    bool m_wasMaximized = false;
    bool m_isFrameKnown = false;
    Preferences m_preferences;

    Actions* m_actions = nullptr;
    Menus* m_menus = nullptr;
    ToolBar* m_toolBar = nullptr;
    StatusBar* m_status = nullptr;
    MessageQueue* m_messages = nullptr;
    MessageBar* m_bar = nullptr;
    QPointer<BoardArea> m_boardArea; ///< of the current page, if it has a board; has the bar then
    JobBar* m_jobBar = nullptr;
    DropFrame* m_dropFrame = nullptr; // created on first use
    PageStack* m_pages = nullptr;
};

} // namespace qipan::ui
