#include "ui/panels/request_bar.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QShortcut>

namespace qipan::ui {
namespace {

constexpr int tellMilliseconds = 7000;

} // namespace

RequestBar::RequestBar(QWidget* parent)
    : WordsBar{parent}
    , m_agree{new QPushButton{this}}
    , m_refuse{new QPushButton{this}}
{
    addButton(m_agree);
    addButton(m_refuse);

    connect(m_agree, &QPushButton::clicked, this, [this] { answer(true); });
    connect(m_refuse, &QPushButton::clicked, this, [this] { answer(false); });
    // From anywhere in the window: the keyboard stays on the board while a question is open.
    connect(new QShortcut{Qt::Key_F8, this}, &QShortcut::activated, this, [this] { answer(true); });
    connect(new QShortcut{Qt::Key_F9, this}, &QShortcut::activated, this, [this] { answer(false); });
    m_goes.setSingleShot(true);
    m_goes.setInterval(tellMilliseconds);
    connect(&m_goes, &QTimer::timeout, this, &RequestBar::dismiss);
    retranslate();
    hide();
}

void RequestBar::ask(const QString& question)
{
    say(question, Kind::Ask);
}

void RequestBar::waiting(const QString& text)
{
    say(text, Kind::Wait);
}

void RequestBar::tell(const QString& text)
{
    say(text, Kind::Tell);
}

void RequestBar::say(const QString& text, Kind kind)
{
    m_asking = kind == Kind::Ask;
    setAccented(m_asking);
    setText(text);
    m_agree->setVisible(m_asking);
    m_refuse->setVisible(m_asking);
    if (kind == Kind::Tell)
        m_goes.start();
    else
        m_goes.stop();
    show();
    speak(*this, text);
    Q_EMIT changed();
}

void RequestBar::dismiss()
{
    m_goes.stop();
    m_asking = false;
    // Keep the keyboard where one plays when a button that has it goes.
    if (isAncestorOf(focusWidget()) && parentWidget() != nullptr)
        parentWidget()->setFocus();
    hide();
    Q_EMIT changed();
}

void RequestBar::answer(bool agreed)
{
    if (!m_asking)
        return;
    dismiss();
    Q_EMIT answered(agreed);
}

void RequestBar::mousePressEvent(QMouseEvent* event)
{
    if (m_goes.isActive())
        dismiss();
    event->accept(); // what lies below is not meant
}

void RequestBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_goes.isActive())
        dismiss();
    else
        WordsBar::keyPressEvent(event);
}

void RequestBar::changeEvent(QEvent* event)
{
    WordsBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RequestBar::retranslate()
{
    m_agree->setText(tr("&Agree (F8)"));
    m_refuse->setText(tr("Ref&use (F9)"));
}

} // namespace qipan::ui
