// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home_page.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/icons/icon.h"
#include "ui/pages/card_button.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int maxContentWidth = 1360;
constexpr int maxCardWidth = 400;
constexpr int buttonGap = 10;

} // namespace

/// The program's name beside its icon.
class HomeTitle final : public QWidget {
public:
    explicit HomeTitle(QWidget* parent)
        : QWidget{parent}
    {
        setAccessibleName(u"Qipan 棋盘"_s);
    }

    /// Sets the size of the letters as a factor of the widget's font.
    void setFactor(double factor)
    {
        m_factor = factor;
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF metrics{scaledFont(font(), m_factor, QFont::Bold)};
        return {qRound(metrics.horizontalAdvance(programName()) + 1.6 * metrics.height()),
                qRound(1.1 * metrics.height())};
    }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_factor = 2;
};

void HomeTitle::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont letters = scaledFont(font(), m_factor, QFont::Bold);
    const QFontMetricsF metrics{letters};
    const double side = metrics.height();
    const double gap = side * 0.32;
    const double advance = metrics.horizontalAdvance(programName());
    const double left = (width() - side - gap - advance) / 2;

    const QRectF icon{left, (height() - side) / 2, side, side};
    applicationIcon().paint(&painter, icon.toRect());

    painter.setFont(letters);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF{icon.right() + gap, 0, advance + 2, double(height())}, Qt::AlignVCenter, programName());
}

HomePage::HomePage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_title{new HomeTitle{this}}
    , m_continue{new ActionButton{actions.continueGame, this}}
    , m_host{new ActionButton{actions.host, this}}
    , m_join{new ActionButton{actions.join, this}}
    , m_history{new ActionButton{actions.history, this}}
    , m_book{new ActionButton{actions.book, this}}
    , m_statistics{new ActionButton{actions.statistics, this}}
    , m_today{new TodayRow{this}}
{
    m_continue->hide();
    connect(m_today, &TodayRow::chosen, this, &HomePage::todayChosen);
    keepTranslated(this, [this] { place(); });
    onFontChange(this, [this] { place(); });
}

void HomePage::setCards(std::vector<HomeCard> cards)
{
    for (CardButton* card : m_cards)
        card->deleteLater();
    m_cards.clear();
    for (HomeCard& card : cards) {
        auto* button = new CardButton{card.key, std::move(card.paint), this};
        connect(button, &CardButton::clicked, this, [this, key = card.key] { Q_EMIT gameChosen(key); });
        connect(&button->chooseButton(), &QToolButton::clicked, this,
                [this, key = card.key] { Q_EMIT choiceRequested(key); });
        button->setWaiting(m_waiting.contains(card.key));
        m_cards.push_back(button);
        button->show();
    }
    setFocusProxy(cardToFocus());
    place();
}

void HomePage::setToday(const std::vector<TodayEntry>& entries)
{
    m_today->setEntries(entries);
}

void HomePage::setContinue(const QString& text)
{
    m_continue->setTextOverride(text);
    m_continue->setVisible(!text.isEmpty());
    place();
}

void HomePage::setWaiting(const QStringList& keys)
{
    if (std::exchange(m_waiting, keys) == keys)
        return;
    for (CardButton* card : m_cards)
        card->setWaiting(m_waiting.contains(card->key()));
    followCards();
}

void HomePage::setLastGame(const QString& key)
{
    m_lastGame = key;
    followCards();
}

void HomePage::followCards()
{
    const bool isFocused = hasFocus(); // on the card of before, where nobody moved it
    setFocusProxy(cardToFocus());
    if (isFocused)
        setFocus();
}

CardButton* HomePage::cardToFocus() const
{
    for (const QString& key : {m_waiting.value(0), m_lastGame}) {
        const auto found = std::ranges::find(m_cards, key, &CardButton::key);
        if (found != m_cards.end())
            return *found;
    }
    return m_cards.empty() ? nullptr : m_cards.front();
}

void HomePage::place()
{
    if (!m_isSized)
        return; // resizeEvent() does it; fonts tried for a guess would be loaded in vain
    const QSize space = size();
    const int line = fontMetrics().height();
    const bool low = space.height() < 31 * line; // no title, so that the boards are larger
    const int gap = low ? 8 : std::clamp(std::min(space.width() / 36, space.height() / 24), 8, 32);
    const bool tall = space.height() > 1.25 * space.width(); // cards stacked vertically
    m_title->setFactor(std::clamp(space.height() / 240.0, 1.5, 3.0));
    m_title->setVisible(!low);

    const int contentWidth = std::min(space.width() - 2 * gap, maxContentWidth);
    const int left = (space.width() - contentWidth) / 2;
    const int titleHeight = low ? 0 : m_title->sizeHint().height();
    const int buttonHeight = m_host->sizeHint().height() + (low ? 0 : 8);
    const int rows = static_cast<int>(buttonRows(contentWidth).size());
    const int buttonsHeight = rows * buttonHeight + (rows - 1) * buttonGap;
    const auto fixedWith = [&](int todayLines) {
        return titleHeight + m_today->heightFor(contentWidth, todayLines) + buttonsHeight + (low ? 4 : 5) * gap;
    };

    const int count = std::max(1, static_cast<int>(m_cards.size()));
    const int cardWidth =
        tall ? std::min(contentWidth, 560) : std::min((contentWidth - (count - 1) * gap) / count, maxCardWidth);
    const int wantedHeight = tall ? 200 : cardWidth + 6 * line;
    const auto cardHeightWith = [&](int todayLines) {
        const int room = space.height() - fixedWith(todayLines);
        return std::min(tall ? (room - (count - 1) * gap) / count : room, wantedHeight);
    };
    int todayLines = space.height() < 20 * line ? 1 : 2;
    // Another line where it is needed and costs the boards little.
    if (todayLines == 2 && m_today->isNarrow(contentWidth) && cardHeightWith(3) * 10 >= wantedHeight * 9)
        todayLines = 3;
    m_today->setLines(todayLines);
    const int todayHeight = m_today->heightFor(contentWidth, todayLines);
    const int fixed = fixedWith(todayLines);
    const int cardHeight = cardHeightWith(todayLines);
    const int cardsHeight = tall ? count * cardHeight + (count - 1) * gap : cardHeight;

    int y = std::max(gap, (space.height() - fixed - cardsHeight) * 2 / 5 + gap);
    m_title->setGeometry(left, y, contentWidth, titleHeight);
    y += titleHeight + (low ? 0 : gap);
    double nameFactor = 2;
    for (const CardButton* card : m_cards)
        nameFactor = std::min(nameFactor, card->fittingNameFactor(tall ? cardWidth - cardHeight : cardWidth));
    const int rowWidth = tall ? cardWidth : count * cardWidth + (count - 1) * gap;
    int x = (space.width() - rowWidth) / 2;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int step = static_cast<int>(i);
        m_cards[i]->setGeometry(tall ? x : x + step * (cardWidth + gap), tall ? y + step * (cardHeight + gap) : y,
                                cardWidth, cardHeight);
        m_cards[i]->setNameFactor(nameFactor);
    }
    y += cardsHeight + gap;
    m_today->setGeometry(left, y, contentWidth, todayHeight);
    placeButtons({left, y + todayHeight + gap, contentWidth, buttonsHeight}, buttonHeight);
}

std::vector<HomePage::Buttons> HomePage::buttonRows(int width) const
{
    const auto widthOf = [](const Buttons& buttons) {
        int wanted = -buttonGap;
        for (const ActionButton* button : buttons)
            wanted += button->sizeHint().width() + buttonGap;
        return wanted;
    };
    const auto shown = [](Buttons buttons) {
        std::erase_if(buttons, [](const ActionButton* button) { return button->isHidden(); });
        return buttons;
    };
    Buttons all = shown({m_continue, m_host, m_join, m_history, m_statistics, m_book});
    if (widthOf(all) <= width)
        return {all};
    // Buttons for one player are together, and so are those for two.
    std::vector<Buttons> rows{{}};
    for (ActionButton* button : shown({m_continue, m_history, m_statistics, m_book})) {
        rows.back().push_back(button);
        if (rows.back().size() > 1 && widthOf(rows.back()) > width) {
            rows.back().pop_back();
            rows.push_back({button});
        }
    }
    rows.push_back({m_host, m_join});
    return rows;
}

void HomePage::placeButtons(const QRect& area, int height)
{
    int top = area.top();
    for (const Buttons& buttons : buttonRows(area.width())) {
        const int count = static_cast<int>(buttons.size());
        const int gaps = (count - 1) * buttonGap;
        int hints = 0;
        for (const ActionButton* button : buttons)
            hints += button->sizeHint().width();
        // Slightly wider than necessary, if there is room.
        const int more = std::clamp((area.width() - gaps - hints) / count, 0, 24);
        int x = area.left() + std::max(0, (area.width() - gaps - hints - more * count) / 2);
        for (ActionButton* button : buttons) {
            const int width = std::min(button->sizeHint().width() + more, area.width());
            button->setGeometry(x, top, width, height);
            x += width + buttonGap;
        }
        top += height + buttonGap;
    }
}

void HomePage::resizeEvent(QResizeEvent*)
{
    m_isSized = true;
    place();
}

void HomePage::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Up)
        moveFocus(-1);
    else if (key == Qt::Key_Right || key == Qt::Key_Down)
        moveFocus(1);
    else
        QWidget::keyPressEvent(event);
}

void HomePage::moveFocus(int step)
{
    if (m_cards.empty())
        return;
    const auto focused = std::ranges::find_if(m_cards, &QWidget::hasFocus);
    const auto count = std::ssize(m_cards);
    const auto next = focused == m_cards.end() ? 0 : (focused - m_cards.begin() + step + count) % count;
    m_cards[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
}

} // namespace qipan::ui
