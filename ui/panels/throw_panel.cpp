#include "ui/panels/throw_panel.h"

#include "ui/panels/hand_button.h"
#include "ui/panels/typing.h"
#include "ui/panels/words.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {

ThrowPanel::ThrowPanel(QWidget* parent, std::chrono::milliseconds shownFor)
    : Card{parent}
    , m_title{new QLabel{this}}
    , m_text{new QLabel{this}}
    , m_goOn{new QPushButton{this}}
{
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
    }

    auto* choices = new QHBoxLayout;
    for (const Hand hand : {Hand::Rock, Hand::Scissors, Hand::Paper}) {
        auto* button = new HandButton{hand, this};
        connect(button, &HandButton::clicked, this, [this, hand] { choose(hand); });
        choices->addWidget(button);
        m_choices.push_back(button);
    }
    auto* shown = new QGridLayout;
    for (int i = 0; i < 2; ++i) {
        m_shownNames[i] = new QLabel{this};
        m_shownNames[i]->setTextFormat(Qt::PlainText);
        m_shownNames[i]->setAlignment(Qt::AlignCenter);
        m_shownNames[i]->setWordWrap(true);
        m_shown[i] = new HandButton{Hand::Rock, this};
        m_shown[i]->setEnabled(false);
        m_shown[i]->setAttribute(Qt::WA_TransparentForMouseEvents); // a click on it is a click on the panel
        shown->addWidget(m_shownNames[i], 0, i);
        shown->addWidget(m_shown[i], 1, i);
        shown->setColumnStretch(i, 1);
    }
    connect(m_goOn, &QPushButton::clicked, this, &ThrowPanel::goOn);
    m_goesOn.setSingleShot(true);
    m_goesOn.setInterval(shownFor);
    connect(&m_goesOn, &QTimer::timeout, this, &ThrowPanel::goOn);

    auto* column = new QVBoxLayout{this};
    setPadding(20, 14);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addLayout(choices, 1);
    column->addLayout(shown, 1);
    column->addWidget(m_goOn, 0, Qt::AlignHCenter);
    m_title->setFont(scaledFont(font(), 1.3, QFont::Bold));
    hide();
}

void ThrowPanel::start(const QString& firstName, const QString& secondName, SecondThrows secondThrows)
{
    m_names[0] = firstName;
    m_names[1] = secondName;
    m_secondThrows = std::move(secondThrows);
    m_afar = false;
    show(Stage::First);
}

void ThrowPanel::startAfar(const QString& ownName, const QString& otherName)
{
    m_names[0] = ownName;
    m_names[1] = otherName;
    m_secondThrows = {};
    m_afar = true;
    show(Stage::First);
}

void ThrowPanel::reveal(Hand own, Hand other)
{
    if (!m_afar || isHidden())
        return;
    m_hands[0] = own;
    m_hands[1] = other;
    show(Stage::Shown);
    m_goesOn.start();
}

void ThrowPanel::stop()
{
    leave();
}

void ThrowPanel::leave()
{
    m_goesOn.stop();
    const QWidget* focus = window()->focusWidget(); // even if another window is active
    const bool hasKeyboard = focus == this || isAncestorOf(focus);
    hide();
    if (hasKeyboard && parentWidget() != nullptr)
        parentWidget()->setFocus(); // the board
}

void ThrowPanel::choose(Hand hand)
{
    if (m_afar) {
        if (m_stage != Stage::First)
            return;
        m_hands[0] = hand;
        show(Stage::Waiting);
        Q_EMIT chosen(hand);
        return;
    }
    if (m_stage == Stage::First) {
        m_hands[0] = hand;
        if (!m_secondThrows) {
            show(Stage::Second);
            return;
        }
        m_hands[1] = m_secondThrows();
    } else {
        m_hands[1] = hand;
    }
    show(Stage::Shown);
}

void ThrowPanel::show(Stage stage)
{
    // What the remote player causes must not interrupt typing. Checked before the focus widget of the panel is hidden.
    const bool takesFocus = !m_afar || !isTypingBeside(*this);
    m_stage = stage;
    m_goesOn.stop();
    showHands();
    retranslate();
    Card::show();
    updateGeometry();
    speak(*this, spoken());
    // The second player must not find the focus on the first one's choice.
    if (stage == Stage::Shown)
        setFocusProxy(m_goOn);
    else
        setFocusProxy(stage == Stage::Waiting ? nullptr : m_choices.front());
    if (takesFocus)
        setFocus();
}

/// Shows the hands to choose from, or those chosen; a question mark while the remote player's is awaited.
void ThrowPanel::showHands()
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
    m_goOn->setVisible(m_stage == Stage::Shown);
}

void ThrowPanel::goOn()
{
    const auto winner = throwWinner(*m_hands[0], *m_hands[1]);
    if (!winner) {
        show(Stage::First);
        return;
    }
    leave();
    if (!m_afar)
        Q_EMIT decided(*winner);
}

QString ThrowPanel::question() const
{
    if (m_secondThrows)
        return tr("The winner plays black and begins. Choose one.");
    if (m_afar)
        return tr("The winner plays black and begins. Choose one, or press 1, 2 or 3.");
    return tr("%1 chooses, %2 looks away. The winner plays black and begins.")
        .arg(m_names[m_stage == Stage::First ? 0 : 1], m_names[m_stage == Stage::First ? 1 : 0]);
}

QString ThrowPanel::verdict() const
{
    const auto winner = throwWinner(*m_hands[0], *m_hands[1]);
    return winner ? tr("%1 plays black and begins.").arg(m_names[*winner]) : tr("A tie: both throw again.");
}

bool ThrowPanel::isTie() const
{
    return m_stage == Stage::Shown && !throwWinner(*m_hands[0], *m_hands[1]);
}

QString ThrowPanel::words() const
{
    if (m_stage == Stage::Waiting)
        return tr("Waiting for %1 to choose.").arg(m_names[1]);
    return m_stage == Stage::Shown ? verdict() : question();
}

/// Returns the text and, while hands are shown, whose they are.
QString ThrowPanel::spoken() const
{
    if (m_stage != Stage::Shown)
        return words();
    QString said;
    for (int i = 0; i < 2; ++i)
        said += m_names[i] + u": " + m_shown[i]->accessibleName() + u". ";
    return said + words();
}

void ThrowPanel::retranslate()
{
    m_title->setText(tr("Rock, paper, scissors"));
    m_text->setText(words());
    for (int i = 0; i < 2; ++i)
        m_shownNames[i]->setText(m_names[i]);
    m_goOn->setText(isTie() ? tr("&Throw again") : tr("&Play"));
}

void ThrowPanel::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        m_title->setFont(scaledFont(font(), 1.3, QFont::Bold));
}

void ThrowPanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    // The heading is hidden if there is too little room.
    m_title->setVisible(parentWidget() == nullptr || parentWidget()->height() >= 11 * fontMetrics().height());
}

void ThrowPanel::mousePressEvent(QMouseEvent* event)
{
    event->accept(); // not meant for the board below
    if (m_afar && m_stage == Stage::Shown)
        goOn();
}

void ThrowPanel::goOnByKey(QKeyEvent& event)
{
    if (event.isAutoRepeat())
        return; // still the key of the choice
    goOn();
    const int key = event.key();
    const bool meansOnly = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
    QWidget* next = window()->focusWidget();
    if (isHidden() && !meansOnly && next != nullptr)
        QCoreApplication::sendEvent(next, &event); // the first letter of a move
}

void ThrowPanel::keyPressEvent(QKeyEvent* event)
{
    if (m_afar && m_stage == Stage::Shown) {
        goOnByKey(*event);
        return;
    }
    const int number = event->key() - Qt::Key_1;
    if (m_afar && m_stage == Stage::First && number >= 0 && number < int(m_choices.size())) {
        choose(m_choices[std::size_t(number)]->hand());
        return;
    }
    const bool back = event->key() == Qt::Key_Left;
    if (back || event->key() == Qt::Key_Right)
        focusNextPrevChild(!back);
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_goOn->hasFocus())
        m_goOn->click();
    else
        Card::keyPressEvent(event);
}

} // namespace qipan::ui
