// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replay_bar.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/icons/icon.h"
#include "ui/widgets/box_layout.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr double speeds[]{0.5, 1, 2, 4, 8};
constexpr int usualSpeed = 1;     // index
constexpr int usualLinkSpeed = 2; // index

} // namespace

ReplayBar::ReplayBar(const Actions& actions, Kind kind, QWidget* parent)
    : QWidget{parent}
    , m_run{makeButton({})}
    , m_previous{makeButton(u"go-up"_s)}
    , m_next{makeButton(u"go-down"_s)}
    , m_mainLine{makeButton(u"go-main-line"_s)}
    , m_slider{new QSlider{Qt::Horizontal, this}}
    , m_speed{new QComboBox{this}}
    , m_where{new QLabel{this}}
{
    const auto to = [this](QAction* action) {
        QToolButton* button = makeButton({});
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        return button;
    };
    setLayout(makeRow({to(actions.firstPosition),
                       to(actions.previousPosition),
                       m_run,
                       to(actions.nextPosition),
                       to(actions.latestPosition),
                       m_previous,
                       m_next,
                       m_mainLine,
                       space(6),
                       {m_slider, 1},
                       space(6),
                       m_where,
                       space(6),
                       m_speed},
                      {.margins = {0, 0, 0, 0}, .spacing = 2}));
    m_previous->setVisible(kind == Kind::Record);
    m_next->setVisible(kind == Kind::Record);
    m_mainLine->setVisible(kind == Kind::Record);
    m_mainLine->setObjectName(u"mainLine"_s);
    m_slider->setMinimumWidth(60);
    setFocusProxy(m_slider);
    for (QWidget* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        child->installEventFilter(this);
    for (const double each : speeds)
        m_speed->addItem(QString{}, each);
    m_speed->setCurrentIndex(kind == Kind::Record ? usualSpeed : usualLinkSpeed);
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::placeRequested);
    connect(m_previous, &QToolButton::clicked, this, [this] { Q_EMIT siblingRequested(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT siblingRequested(1); });
    connect(m_mainLine, &QToolButton::clicked, this, &ReplayBar::mainLineRequested);
    connect(m_run, &QToolButton::clicked, this, [this] { Q_EMIT runRequested(!m_isRunning); });
    connect(m_speed, &QComboBox::currentIndexChanged, this, &ReplayBar::speedChanged);
    keepTranslated(this, [this] { retranslate(); });
}

QToolButton* ReplayBar::makeButton(const QString& name)
{
    auto* button = new QToolButton{this};
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    if (!name.isEmpty())
        button->setIcon(icon(name));
    return button;
}

/// Home and End go to the first and the last position wherever the focus is in the bar.
bool ReplayBar::eventFilter(QObject* watched, QEvent* event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key != Qt::Key_Home && key != Qt::Key_End)
        return QWidget::eventFilter(watched, event);
    goToEnd(key == Qt::Key_End);
    return true;
}

void ReplayBar::setPlace(int done, int all)
{
    m_done = done;
    m_all = all;
    const QSignalBlocker quiet{m_slider};
    m_slider->setRange(0, all);
    m_slider->setPageStep(10);
    m_slider->setValue(done);
    m_slider->setEnabled(all > 0);
    retranslate();
}

void ReplayBar::setSiblings(bool before, bool after)
{
    m_previous->setEnabled(before);
    m_next->setEnabled(after);
}

void ReplayBar::setOnVariation(bool isOn)
{
    m_mainLine->setEnabled(isOn);
}

void ReplayBar::setRunning(bool running)
{
    m_isRunning = running;
    retranslate();
}

void ReplayBar::retranslate()
{
    m_run->setIcon(icon(m_isRunning ? u"media-playback-pause"_s : u"media-playback-start"_s));
    m_run->setToolTip(m_isRunning ? tr("Stop (Space)") : tr("Play the moves (Space)"));
    m_run->setAccessibleName(m_run->toolTip());
    m_run->setEnabled(m_all > 0);
    m_previous->setToolTip(tr("Previous variation (Alt+Up)"));
    m_next->setToolTip(tr("Next variation (Alt+Down)"));
    m_mainLine->setToolTip(tr("Back to the main line (Alt+Backspace)"));
    for (QToolButton* button : {m_previous, m_next, m_mainLine})
        button->setAccessibleName(button->toolTip());
    //: Progress of a replay: "12 of 80".
    m_where->setText(tr("%1 of %2").arg(QLocale{}.toString(m_done), QLocale{}.toString(m_all)));
    m_slider->setAccessibleName(tr("Position in the game"));
    m_slider->setAccessibleDescription(m_where->text());
    m_slider->setToolTip(m_where->text());
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed"));
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->setItemText(i, u"%1 ×"_s.arg(QLocale{}.toString(m_speed->itemData(i).toDouble())));
}

} // namespace qipan::ui
