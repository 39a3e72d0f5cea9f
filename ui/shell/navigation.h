// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QList>
#include <QObject>
#include <QStackedWidget>
#include <QString>

#include <functional>
#include <map>
#include <type_traits>

namespace qipan::ui {

class Actions;
class Navigation;

/// The pages of the window, by type. A page is a widget with a member `static constexpr Page id` and a constructor from
/// `(const Actions&, QWidget*)` or `(QWidget*)`. It is created when first requested, so that the program starts faster;
/// only the home page always exists.
class PageStack final : public QStackedWidget {
    Q_OBJECT

public:
    /// `actions` must outlive the stack.
    explicit PageStack(const Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] Navigation& navigation() { return *m_navigation; }

    /// Makes a page known, so that it can be shown by its id before it is requested by its type.
    template <typename P>
    void add()
    {
        m_factories.try_emplace(P::id, [this]() -> QWidget* {
            if constexpr (std::is_constructible_v<P, const Actions&, QWidget*>)
                return new P{m_actions, this};
            else
                return new P{this};
        });
    }
    template <typename P>
    [[nodiscard]] P& page()
    {
        add<P>();
        return static_cast<P&>(widgetOf(P::id));
    }
    /// Returns the page, or null if it has not been requested.
    template <typename P>
    [[nodiscard]] P* find() const
    {
        const auto found = m_pages.find(P::id);
        return found != m_pages.end() ? static_cast<P*>(found->second) : nullptr;
    }

    /// Makes a page current. Precondition: the page was added.
    void bringToFront(Page page);
    void focusPage() { currentWidget()->setFocus(); }

Q_SIGNALS:
    /// The page has just been created: connect to it now.
    void created(qipan::ui::Page page);

private:
    [[nodiscard]] QWidget& widgetOf(Page page);

    const Actions& m_actions;
    Navigation* m_navigation; // a child
    std::map<Page, std::function<QWidget*()>> m_factories;
    std::map<Page, QWidget*> m_pages;
};

/// Where the user is: the current page, the pages from which it was opened, and the game that menus apply to.
class Navigation final : public QObject {
    Q_OBJECT

public:
    /// `pages` must outlive this object.
    explicit Navigation(PageStack& pages, QObject* parent = nullptr);

    [[nodiscard]] Page page() const { return m_page; }
    /// Brings a page to the front and gives it the keyboard focus. Precondition: the page was added to the stack.
    void setPage(Page page);
    /// Closes the current page and returns to the one from which it was opened.
    void leavePage();
    /// Closing the current page does not return to this one.
    void forget(Page page) { m_previous.removeAll(page); }
    /// Returns the page from which the current one was opened. The home page has none and returns itself.
    [[nodiscard]] Page previousPage() const { return m_previous.isEmpty() ? Page::Home : m_previous.last(); }

    /// Sets the game that the game settings menus and F2 apply to: "link" or a key of the registry; empty for none.
    void setGame(const QString& key);
    [[nodiscard]] const QString& game() const { return m_game; }

Q_SIGNALS:
    void pageChanged(qipan::ui::Page page);
    void gameChanged(const QString& key);

private:
    PageStack& m_pages;
    Page m_page = Page::Home;
    QList<Page> m_previous; ///< the back stack, latest last, each page once, so that closing pages comes to an end
    QString m_game;
};

} // namespace qipan::ui
