#include "ui/panels/throw_panel.h"

#include "ui/panels/hand_button.h"
#include "ui/panels/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {

ThrowPanel::ThrowPanel(QWidget* parent)
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
        shown->addWidget(m_shownNames[i], 0, i);
        shown->addWidget(m_shown[i], 1, i);
        shown->setColumnStretch(i, 1);
    }
    connect(m_goOn, &QPushButton::clicked, this, &ThrowPanel::goOn);

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
    show(Stage::First);
}

void ThrowPanel::stop()
{
    hide();
}

void ThrowPanel::choose(Hand hand)
{
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
    m_stage = stage;
    const bool shown = stage == Stage::Shown;
    for (HandButton* button : m_choices)
        button->setVisible(!shown);
    for (int i = 0; i < 2; ++i) {
        m_shown[i]->setVisible(shown);
        m_shownNames[i]->setVisible(shown);
        if (shown)
            m_shown[i]->setHand(*m_hands[i]);
    }
    m_goOn->setVisible(shown);
    retranslate();
    Card::show();
    updateGeometry();
    speak(*this, m_text->text());
    // The second player must not find the keyboard on what the first one chose.
    if (shown)
        m_goOn->setFocus();
    else
        m_choices.front()->setFocus();
}

void ThrowPanel::goOn()
{
    const auto winner = throwWinner(*m_hands[0], *m_hands[1]);
    if (!winner) {
        show(Stage::First);
        return;
    }
    hide();
    Q_EMIT decided(*winner);
}

QString ThrowPanel::question() const
{
    if (m_secondThrows)
        return tr("The winner plays black and begins. Choose one.");
    return tr("%1 chooses, %2 looks away. The winner plays black and begins.")
        .arg(m_names[m_stage == Stage::First ? 0 : 1], m_names[m_stage == Stage::First ? 1 : 0]);
}

QString ThrowPanel::verdict() const
{
    const auto winner = throwWinner(*m_hands[0], *m_hands[1]);
    return winner ? tr("%1 plays black and begins.").arg(m_names[*winner]) : tr("A tie: both throw again.");
}

void ThrowPanel::retranslate()
{
    m_title->setText(tr("Rock, paper, scissors"));
    m_text->setText(m_stage == Stage::Shown ? verdict() : question());
    for (int i = 0; i < 2; ++i)
        m_shownNames[i]->setText(m_names[i]);
    const bool tie = m_stage == Stage::Shown && !throwWinner(*m_hands[0], *m_hands[1]);
    m_goOn->setText(tie ? tr("&Throw again") : tr("&Play"));
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
    // The heading gives way where there is no room for all.
    m_title->setVisible(parentWidget() == nullptr || parentWidget()->height() >= 11 * fontMetrics().height());
}

void ThrowPanel::mousePressEvent(QMouseEvent* event)
{
    event->accept(); // the board below is not meant
}

void ThrowPanel::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left;
    if (back || event->key() == Qt::Key_Right)
        focusNextPrevChild(!back);
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_goOn->hasFocus())
        m_goOn->click();
    else
        Card::keyPressEvent(event);
}

} // namespace qipan::ui
