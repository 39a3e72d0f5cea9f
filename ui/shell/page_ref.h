// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/navigation.h"

namespace qipan::ui {

/// One page of the window, for the object that controls it. The page is created when first accessed.
template <typename P>
class PageRef {
public:
    /// Implicit, so that the pages of the window stand for each of them. `pages` must outlive this object.
    PageRef(PageStack& pages)
        : m_pages{&pages}
    {
    }

    [[nodiscard]] P& operator*() const { return m_pages->page<P>(); }
    [[nodiscard]] P* operator->() const { return &m_pages->page<P>(); }
    /// Returns the page, or null if it was not created yet.
    [[nodiscard]] P* get() const { return m_pages->find<P>(); }
    [[nodiscard]] bool isShown() const { return m_pages->navigation().page() == P::id; }
    /// Brings the page to the front.
    void show() const
    {
        m_pages->add<P>();
        m_pages->navigation().setPage(P::id);
    }
    /// Calls `connectPage` when the page is created, unless `context` is destroyed by then.
    template <typename Connect>
    void whenCreated(const QObject* context, Connect connectPage) const
    {
        m_pages->add<P>();
        if (get() != nullptr)
            return connectPage();
        QObject::connect(m_pages, &PageStack::created, context, [connectPage](Page page) {
            if (page == P::id)
                connectPage();
        });
    }

private:
    PageStack* m_pages;
};

} // namespace qipan::ui
