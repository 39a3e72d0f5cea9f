// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rock_paper_scissors_panel.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/panels/hand_button.h"
#include "ui/panels/text_bar.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>

namespace qipan::ui {

RockPaperScissorsPanel::RockPaperScissorsPanel(QWidget* parent, std::chrono::milliseconds shownFor)
    : Card{parent}
    , m_title{makeTextLabel(this)}
    , m_text{makeTextLabel(this)}
    , m_continue{makeButton(this, &RockPaperScissorsPanel::advance)}
{
    for (QLabel* label : {m_title, m_text})
        label->setAlignment(Qt::AlignCenter);

    auto* choices = new QHBoxLayout;
    for (const Hand hand : {Hand::Rock, Hand::Scissors, Hand::Paper}) {
        auto* button = new HandButton{hand, this};
        connect(button, &HandButton::clicked, this, [this, hand] { choose(hand); });
        choices->addWidget(button);
        m_guard.add(button);
        m_choices.push_back(button);
    }
    auto* shown = new QGridLayout;
    for (int i = 0; i < 2; ++i) {
        m_shownNames[i] = makeTextLabel(this);
        m_shownNames[i]->setAlignment(Qt::AlignCenter);
        m_shown[i] = new HandButton{Hand::Rock, this};
        m_shown[i]->setEnabled(false);
        m_shown[i]->setAttribute(Qt::WA_TransparentForMouseEvents); // a click on it is a click on the panel
        shown->addWidget(m_shownNames[i], 0, i);
        shown->addWidget(m_shown[i], 1, i);
        shown->setColumnStretch(i, 1);
    }
    m_advance.setSingleShot(true);
    m_advance.setInterval(shownFor);
    connect(&m_advance, &QTimer::timeout, this, &RockPaperScissorsPanel::advance);

    setLayout(makeColumn({m_title, m_text, {choices, 1}, {shown, 1}, {m_continue, 0, Qt::AlignHCenter}}));
    setPadding(20, 14);
    makeHeading(m_title, 1.3);
    hide();
    keepTranslated(this, [this] { retranslate(); });
}

void RockPaperScissorsPanel::begin(const QString& firstName, const QString& secondName, SecondHand secondHand,
                                   bool isRemote)
{
    m_names[0] = firstName;
    m_names[1] = secondName;
    m_secondHand = std::move(secondHand);
    m_isRemote = isRemote;
    show(Stage::First);
}

QString RockPaperScissorsPanel::reveal(Hand own, Hand other)
{
    if (!m_isRemote || isHidden())
        return {};
    m_hands[0] = own;
    m_hands[1] = other;
    if (rockPaperScissorsWinner(own, other)) {
        m_stage = Stage::Shown;
        showHands();
        stop();
        return spoken();
    }
    show(Stage::Shown);
    m_advance.start();
    return {};
}

void RockPaperScissorsPanel::stop()
{
    m_advance.stop();
    hideAndLeaveFocus(); // to the board
}

void RockPaperScissorsPanel::choose(Hand hand)
{
    if (m_isRemote) {
        if (m_stage != Stage::First)
            return;
        m_hands[0] = hand;
        show(Stage::Waiting);
        Q_EMIT chosen(hand);
        return;
    }
    if (m_stage == Stage::First) {
        m_hands[0] = hand;
        if (!m_secondHand) {
            show(Stage::Second);
            return;
        }
        m_hands[1] = m_secondHand();
    } else {
        m_hands[1] = hand;
    }
    show(Stage::Shown);
    if (const auto winner = rockPaperScissorsWinner(*m_hands[0], *m_hands[1]))
        Q_EMIT won(*winner);
}

void RockPaperScissorsPanel::show(Stage stage)
{
    // What the remote player causes must not interrupt typing. Checked before the focus widget of the panel is hidden.
    const bool takesFocus = !m_isRemote || !isTypingBeside(*this);
    m_stage = stage;
    if (m_isRemote)
        m_guard.restart(); // it appears unasked
    m_advance.stop();
    showHands();
    retranslate();
    Card::show();
    updateGeometry();
    setAccessibleName(spoken());
    speak(*this, spoken());
    // The second player must not find the focus on the first one's choice.
    if (stage == Stage::Shown)
        setFocusProxy(m_continue);
    else
        setFocusProxy(stage == Stage::Waiting ? nullptr : m_choices.front());
    if (takesFocus)
        setFocus();
}

/// Shows the hands to choose from, or those chosen; a question mark while the remote player's is awaited.
void RockPaperScissorsPanel::showHands()
{
    const bool chooses = m_stage == Stage::First || m_stage == Stage::Second;
    for (HandButton* button : m_choices)
        button->setVisible(chooses);
    for (int i = 0; i < 2; ++i) {
        const bool hidden = m_stage == Stage::Waiting && i == 1;
        m_shown[i]->setVisible(!chooses);
        m_shownNames[i]->setVisible(!chooses);
        m_shown[i]->setHandHidden(hidden);
        if (!chooses && !hidden)
            m_shown[i]->setHand(*m_hands[i]);
    }
    m_continue->setVisible(m_stage == Stage::Shown);
}

void RockPaperScissorsPanel::advance()
{
    const auto winner = rockPaperScissorsWinner(*m_hands[0], *m_hands[1]);
    if (!winner) {
        show(Stage::First);
        return;
    }
    stop();
    Q_EMIT decided(*winner);
}

QString RockPaperScissorsPanel::question() const
{
    if (m_secondHand || m_isRemote)
        return tr("The winner plays black and moves first. Choose one, or press 1, 2 or 3.");
    return tr("%1 chooses or presses 1, 2 or 3, %2 looks away. The winner plays black and moves first.")
        .arg(m_names[m_stage == Stage::First ? 0 : 1], m_names[m_stage == Stage::First ? 1 : 0]);
}

QString RockPaperScissorsPanel::verdict() const
{
    const auto winner = rockPaperScissorsWinner(*m_hands[0], *m_hands[1]);
    return winner ? tr("%1 plays black and moves first.").arg(m_names[*winner]) : tr("A tie: choose again.");
}

QString RockPaperScissorsPanel::text() const
{
    if (m_stage == Stage::Waiting)
        return tr("Waiting for %1 to choose.").arg(m_names[1]);
    return m_stage == Stage::Shown ? verdict() : question();
}

/// Returns the text and, while hands are shown, whose they are.
QString RockPaperScissorsPanel::spoken() const
{
    if (m_stage != Stage::Shown)
        return text();
    QString said;
    for (int i = 0; i < 2; ++i)
        said += m_names[i] + u": " + m_shown[i]->accessibleName() + u". ";
    return said + text();
}

void RockPaperScissorsPanel::retranslate()
{
    m_title->setText(tr("Rock, paper, scissors"));
    m_text->setText(text());
    for (int i = 0; i < 2; ++i)
        m_shownNames[i]->setText(m_names[i]);
    const bool isTie = m_stage == Stage::Shown && !rockPaperScissorsWinner(*m_hands[0], *m_hands[1]);
    m_continue->setText(isTie ? tr("&Try again") : tr("&Play"));
}

void RockPaperScissorsPanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    // The heading is hidden if there is too little room.
    m_title->setVisible(parentWidget() == nullptr || parentWidget()->height() >= 11 * fontMetrics().height());
}

void RockPaperScissorsPanel::mousePressEvent(QMouseEvent* event)
{
    event->accept(); // not meant for the board below
    if (m_isRemote && m_stage == Stage::Shown)
        advance();
}

void RockPaperScissorsPanel::keyPressEvent(QKeyEvent* event)
{
    if (m_isRemote && m_stage == Stage::Shown) {
        if (!event->isAutoRepeat()) // otherwise it is still the key of the choice
            advance();
        return;
    }
    const int number = event->key() - Qt::Key_1;
    const bool chooses = m_stage == Stage::First || m_stage == Stage::Second;
    if (chooses && number >= 0 && number < int(m_choices.size())) {
        if (!m_guard.isActive() && !event->isAutoRepeat())
            choose(m_choices[std::size_t(number)]->hand());
        return;
    }
    const bool back = event->key() == Qt::Key_Left;
    if (back || event->key() == Qt::Key_Right)
        focusNextPrevChild(!back);
    else if (isEnter(event->key()) && m_continue->hasFocus())
        m_continue->click();
    else
        Card::keyPressEvent(event);
}

} // namespace qipan::ui
