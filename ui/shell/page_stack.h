// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QStackedWidget>

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
    void bringToFront(Page page) { setCurrentWidget(&widgetOf(page)); }
    /// Gives the focus to the current page.
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

} // namespace qipan::ui
