// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/actions.h"
#include "ui/base/page.h"

#include <QMap>
#include <QObject>
#include <QString>

namespace qipan::ui {
class Navigation;
struct Theme;
} // namespace qipan::ui

namespace qipan::app {

/// Where to go among the positions of a game.
enum class Step { First, Previous, Next, Latest };

/// Controls a page of the window. The program calls these functions for the current page, or for all pages; by default
/// they do nothing.
class PageController : public QObject {
    Q_OBJECT

public:
    /// `navigation` must outlive this object.
    PageController(ui::Page id, ui::Navigation& navigation, QObject* parent);

    [[nodiscard]] ui::Page id() const { return m_id; }
    /// Returns whether the page is the current one.
    [[nodiscard]] bool isShown() const;

    /// Returns what the actions of menus and tool bar can do on this page.
    [[nodiscard]] virtual ui::ActionState actionState() const { return {.playAgain = false}; }
    /// Returns the text of the status bar when the page has just been shown.
    [[nodiscard]] virtual QString statusText() const { return {}; }

    // The actions of menus and tool bar that work on several pages.
    virtual void newGame() { }
    virtual void restart() { }
    virtual void undo() { }
    virtual void redo() { }
    virtual void hint() { }
    virtual void go(Step) { }

    /// The page has become the current one.
    virtual void pageShown() { }
    /// The page is no longer the current one; `next` is.
    virtual void pageHidden(ui::Page next) { (void)next; }

    virtual void applyTheme(const ui::Theme&) { }
    virtual void applyPreferences() { }
    virtual void retranslate() { }

Q_SIGNALS:
    /// The action state may have changed.
    void changed();

protected:
    [[nodiscard]] ui::Navigation& navigation() const { return m_navigation; }

private:
    const ui::Page m_id;
    ui::Navigation& m_navigation;
};

/// The controllers of all pages. Tells them which page is shown.
class PageControllers final : public QObject {
    Q_OBJECT

public:
    /// `navigation` must outlive this object.
    explicit PageControllers(ui::Navigation& navigation, QObject* parent = nullptr);

    /// Registers the controller of a page and returns it. It must outlive this object.
    template <typename Controller>
    Controller* add(Controller* controller)
    {
        m_controllers.insert(controller->id(), controller);
        connect(controller, &PageController::changed, this, &PageControllers::changed);
        return controller;
    }
    /// Tells the controllers that another page is current.
    void setCurrent(ui::Page page);
    /// Returns the controller of the current page; one that does nothing if the page has none.
    [[nodiscard]] PageController& current() const { return of(m_current); }
    template <typename Call>
    void forEach(Call call) const
    {
        for (PageController* controller : m_controllers)
            call(*controller);
    }

Q_SIGNALS:
    /// Another page is current, and its controller knows.
    void currentChanged();
    /// The action state of a page may have changed.
    void changed();

private:
    [[nodiscard]] PageController& of(ui::Page page) const { return *m_controllers.value(page, m_none); }

    QMap<ui::Page, PageController*> m_controllers;
    PageController* m_none; // for a page without a controller; a child
    ui::Page m_current = ui::Page::Home;
};

} // namespace qipan::app
