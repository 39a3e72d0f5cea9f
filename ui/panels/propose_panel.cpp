#include "ui/panels/propose_panel.h"

#include "core/games/registry.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {
ProposePanel::ProposePanel(QWidget* parent)
    : Card{parent}
    , m_title{new QLabel{this}}
    , m_text{new QLabel{this}}
    , m_chooser{new GameChooser{this}}
    , m_propose{new QPushButton{this}}
    , m_cancel{new QPushButton{this}}
{
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_propose);
    buttons->addWidget(m_cancel);
    auto* column = new QVBoxLayout{this};
    setPadding(18, 12);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_chooser);
    column->addLayout(buttons);

    QStringList keys;
    for (const GameInfo& game : games())
        keys += textOf(game.key);
    m_chooser->setGames(keys);
    connect(m_chooser, &GameChooser::changed, this, &ProposePanel::updateButtons);
    connect(m_propose, &QPushButton::clicked, this, &ProposePanel::propose);
    connect(m_cancel, &QPushButton::clicked, this, &ProposePanel::cancel);
    m_title->setFont(scaledFont(font(), 1.3, QFont::Bold));
    retranslate();
    hide();
}

void ProposePanel::open(const GameChoice& now, bool continues)
{
    m_now = now;
    m_continues = continues;
    m_chooser->setChoice(now);
    setStage(Stage::Choosing, {});
    m_chooser->labels().front()->buddy()->setFocus();
}

void ProposePanel::showSent(const QString& name)
{
    setStage(Stage::Sent, name);
}

void ProposePanel::showAsked(const QString& name)
{
    setStage(Stage::Asked, name);
}

void ProposePanel::showRefused(const QString& name)
{
    setStage(Stage::Refused, name);
}

void ProposePanel::showNotUnderstood(const QString& name)
{
    setStage(Stage::NotUnderstood, name);
}

QSize ProposePanel::sizeHint() const
{
    return Card::sizeHint().expandedTo({32 * fontMetrics().height(), 0});
}

void ProposePanel::setStage(Stage stage, const QString& name)
{
    m_stage = stage;
    m_name = name;
    retranslate();
    updateButtons();
    show();
    updateGeometry();
    speak(*this, m_text->text());
}

void ProposePanel::stop()
{
    const bool hasKeyboard = isAncestorOf(window()->focusWidget());
    hide();
    if (hasKeyboard && parentWidget() != nullptr)
        parentWidget()->setFocus(); // back to the board
}

void ProposePanel::updateButtons()
{
    // The focus widget may be disabled next: move the focus to the button that never is.
    const bool free = !isWaiting();
    if (!free && isAncestorOf(focusWidget()))
        m_cancel->setFocus();
    setFocusProxy(free ? m_chooser->labels().front()->buddy() : m_cancel);
    m_chooser->setEnabled(free);
    m_propose->setEnabled(free && (m_continues || m_chooser->choice() != m_now));
}

void ProposePanel::propose()
{
    if (m_propose->isEnabled())
        Q_EMIT proposed(m_chooser->choice());
}

void ProposePanel::cancel()
{
    const bool isOpen = isWaiting();
    stop();
    if (isOpen)
        Q_EMIT hidden();
}

QString ProposePanel::text() const
{
    switch (m_stage) {
    case Stage::Choosing:
        break;
    case Stage::Sent:
        return tr("Sending the proposal to %1…").arg(m_name);
    case Stage::Asked:
        return tr("%1 received the proposal. Waiting for an answer…").arg(m_name);
    case Stage::Refused:
        return tr("%1 declined the proposal.").arg(m_name);
    case Stage::NotUnderstood:
        return tr("%1's program is too old for proposals.").arg(m_name);
    }
    return m_continues
        ? tr("For the next round, if your opponent accepts. It starts a new game, not from this position.")
        : tr("For the next round, if your opponent accepts.");
}

void ProposePanel::retranslate()
{
    m_title->setText(tr("Propose another game"));
    m_text->setText(text());
    m_propose->setText(tr("Propose &it"));
    m_cancel->setText(isWaiting() ? tr("Hid&e") : tr("&Cancel"));
}

void ProposePanel::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        m_title->setFont(scaledFont(font(), 1.3, QFont::Bold));
}

void ProposePanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    // The heading is hidden if there is too little room.
    m_title->setVisible(parentWidget() == nullptr || parentWidget()->height() >= 15 * fontMetrics().height());
}

void ProposePanel::mousePressEvent(QMouseEvent* event)
{
    event->accept(); // not meant for the board below
}

void ProposePanel::keyPressEvent(QKeyEvent* event)
{
    // Outside dialogs, buttons react only to Space; an open combo box has handled the key already.
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (enter && m_cancel->hasFocus()))
        cancel();
    else if (enter)
        propose();
    else
        Card::keyPressEvent(event);
}

} // namespace qipan::ui
