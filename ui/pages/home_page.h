// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/today_row.h"

#include <functional>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

class QPainter;

namespace qipan::ui {

class ActionButton;
class Actions;
class CardButton;
class HomeTitle;

/// The card of a game: a small board, painted into a square.
struct HomeCard {
    QString key; ///< "link" or a key of the registry
    std::function<void(QPainter&, const QRectF&)> paint;
};

/// The first page: a card for each game, what one may do today, and buttons for the actions needed first, such as
/// continue, host and join.
class HomePage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Home;

    explicit HomePage(const Actions& actions, QWidget* parent = nullptr);

    void setCards(std::vector<HomeCard> cards);
    /// Sets a text that says which game "Continue" continues; empty hides the button.
    void setContinue(const QString& text);
    /// Sets the game that was shown last, whose card gets the focus of the page while no game waits.
    void setLastGame(const QString& key);
    /// Sets the games that can be continued, the one played last first, whose card gets the focus; the
    /// cards say so.
    void setWaiting(const QStringList& keys);
    /// Sets what one may do today; its place is reserved before.
    void setToday(const std::vector<TodayEntry>& entries);

Q_SIGNALS:
    void gameChosen(const QString& key);
    /// The user wants to choose how to play this game.
    void choiceRequested(const QString& key);
    void todayChosen(qipan::ui::TodayEntry::Kind kind);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void place();
    void followCards();
    [[nodiscard]] CardButton* cardToFocus() const;
    void placeButtons(const QRect& area, int height);
    using Buttons = std::vector<ActionButton*>;
    /// Returns the visible buttons, in as many rows as needed.
    [[nodiscard]] std::vector<Buttons> buttonRows(int width) const;
    void moveFocus(int step);

    HomeTitle* m_title;
    ActionButton* m_continue;
    ActionButton* m_host;
    ActionButton* m_join;
    ActionButton* m_history;
    ActionButton* m_book;
    ActionButton* m_statistics;
    TodayRow* m_today;
    std::vector<CardButton*> m_cards;
    QStringList m_waiting;
    QString m_lastGame;
    bool m_isSized = false; ///< the widgets have been laid out
};

} // namespace qipan::ui
