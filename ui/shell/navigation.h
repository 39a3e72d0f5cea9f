// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QList>
#include <QObject>
#include <QString>

namespace qipan::ui {

class PageStack;

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
