#include "ui/pages/home_page.h"

#include "ui/actions.h"
#include "ui/pages/card_button.h"
#include "ui/panels/action_button.h"
#include "ui/panels/words.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace qipan::ui {
namespace {

constexpr int maxContentWidth = 1120;
constexpr int maxCardWidth = 340;

} // namespace

HomePage::HomePage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_title{new QLabel{this}}
    , m_subtitle{new QLabel{this}}
    , m_continue{makeActionButton(actions.goOn, this)}
    , m_host{makeActionButton(actions.host, this)}
    , m_join{makeActionButton(actions.join, this)}
{
    for (QLabel* label : {m_title, m_subtitle}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignCenter);
    }
    m_continue->hide();
    retranslate();
}

void HomePage::setCards(std::vector<HomeCard> cards)
{
    for (CardButton* card : m_cards)
        card->deleteLater();
    m_cards.clear();
    QWidget* before = m_continue;
    for (HomeCard& card : cards) {
        auto* button = new CardButton{card.key, std::move(card.paint), this};
        connect(button, &CardButton::clicked, this, [this, key = card.key] { Q_EMIT gameChosen(key); });
        setTabOrder(before, button);
        before = button;
        m_cards.push_back(button);
        button->show();
    }
    setTabOrder(before, m_host);
    setTabOrder(m_host, m_join);
    if (!m_cards.empty())
        setFocusProxy(m_cards.front());
    place();
}

void HomePage::setContinue(const QString& text)
{
    m_continue->setText(text);
    m_continue->setVisible(!text.isEmpty());
    place();
}

void HomePage::place()
{
    const QSize space = size();
    const int gap = std::clamp(std::min(space.width() / 40, space.height() / 28), 8, 28);
    const bool tall = space.height() > 1.25 * space.width(); // cards one below the other
    const double titleFactor = std::clamp(space.height() / 260.0, 1.4, 2.6);
    m_title->setFont(scaledFont(font(), titleFactor, QFont::DemiBold));

    const int contentWidth = std::min(space.width() - 2 * gap, maxContentWidth);
    const int left = (space.width() - contentWidth) / 2;
    const int titleHeight = m_title->fontMetrics().height();
    const bool roomy = space.height() >= 20 * fontMetrics().height();
    const int subtitleHeight = roomy ? fontMetrics().height() : 0;
    const int buttonHeight = m_host->sizeHint().height() + 8;
    const int fixed = titleHeight + subtitleHeight + buttonHeight + 5 * gap;

    const int count = std::max(1, static_cast<int>(m_cards.size()));
    int cardWidth = std::min((contentWidth - (count - 1) * gap) / count, maxCardWidth);
    int cardHeight = std::min(space.height() - fixed, cardWidth + 4 * fontMetrics().height());
    int cardsHeight = cardHeight;
    if (tall) {
        cardWidth = std::min(contentWidth, 560);
        cardHeight = std::min((space.height() - fixed - (count - 1) * gap) / count, 200);
        cardsHeight = count * cardHeight + (count - 1) * gap;
    }

    int y = std::max(gap, (space.height() - fixed - cardsHeight) / 2 + gap);
    m_title->setGeometry(left, y, contentWidth, titleHeight);
    y += titleHeight;
    m_subtitle->setVisible(roomy);
    m_subtitle->setGeometry(left, y, contentWidth, subtitleHeight);
    y += subtitleHeight + gap;

    const int rowWidth = tall ? cardWidth : count * cardWidth + (count - 1) * gap;
    int x = (space.width() - rowWidth) / 2;
    for (CardButton* card : m_cards) {
        card->setGeometry(x, y, cardWidth, cardHeight);
        if (tall)
            y += cardHeight + gap;
        else
            x += cardWidth + gap;
    }
    y += tall ? 0 : cardHeight + gap;
    placeButtons(left, y, contentWidth, buttonHeight, gap);
}

void HomePage::placeButtons(int left, int top, int width, int height, int gap)
{
    std::vector<QToolButton*> buttons;
    for (QToolButton* button : {m_continue, m_host, m_join}) {
        if (!button->isHidden())
            buttons.push_back(button);
    }
    int wanted = -gap;
    for (const QToolButton* button : buttons)
        wanted += button->sizeHint().width() + 20 + gap;
    // Where they do not fit side by side, icons give way to words.
    const bool tight = wanted > width;
    int x = left + std::max(0, (width - wanted) / 2);
    const int share = (width - (static_cast<int>(buttons.size()) - 1) * gap) / static_cast<int>(buttons.size());
    for (QToolButton* button : buttons) {
        button->setToolButtonStyle(tight ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
        const int buttonWidth = tight ? share : button->sizeHint().width() + 20;
        button->setGeometry(x, top, buttonWidth, height);
        x += buttonWidth + gap;
    }
}

void HomePage::resizeEvent(QResizeEvent*)
{
    place();
}

void HomePage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        moveFocus(-1);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        moveFocus(1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void HomePage::moveFocus(int step)
{
    const int count = static_cast<int>(m_cards.size());
    for (int i = 0; i < count; ++i) {
        if (m_cards[static_cast<std::size_t>(i)]->hasFocus()) {
            m_cards[static_cast<std::size_t>((i + step + count) % count)]->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    if (count > 0)
        m_cards.front()->setFocus(Qt::TabFocusReason);
}

void HomePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        place();
}

void HomePage::retranslate()
{
    m_title->setText(tr("Qipan 棋盘"));
    m_subtitle->setText(tr("Choose a game"));
    place();
}

} // namespace qipan::ui
