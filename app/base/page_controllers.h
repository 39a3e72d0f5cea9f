// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"

#include <map>

namespace qipan::app {

/// The controllers of all pages. Tells them which page is shown.
class PageControllers final : public QObject {
    Q_OBJECT

public:
    /// `navigation` must outlive this object.
    explicit PageControllers(ui::Navigation& navigation, QObject* parent = nullptr);
    ~PageControllers() override;

    /// Registers the controller of a page and returns it. It must outlive this object.
    template <typename Controller>
    Controller* add(Controller* controller)
    {
        insert(*controller);
        return controller;
    }
    /// Tells the controllers that another page is current.
    void setCurrent(ui::Page page);
    /// Returns the controller of the current page; one that does nothing if the page has none.
    [[nodiscard]] PageController& current() const { return of(m_current); }
    template <typename Call>
    void forEach(Call call) const
    {
        for (const auto& [page, controller] : m_controllers)
            call(*controller);
    }

Q_SIGNALS:
    /// Another page is current, and its controller knows.
    void currentChanged();
    /// The action state of a page may have changed.
    void changed();

private:
    [[nodiscard]] PageController& of(ui::Page page) const;
    void insert(PageController& controller);

    std::map<ui::Page, PageController*> m_controllers;
    PageController* m_none; // a child
    ui::Page m_current = ui::Page::Home;
};

} // namespace qipan::app
