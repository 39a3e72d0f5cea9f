// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clock_chooser.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/flow_layout.h"

#include <QLabel>
#include <QSpinBox>
#include <QTime>
#include <QTimeEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int minutes[] = {1, 3, 5, 10, 15, 30, 60};

// Values of the list that are not seconds.
constexpr int noClock = 0;
constexpr int ownTime = -1;

QTime timeOf(int seconds)
{
    return QTime::fromMSecsSinceStartOfDay(seconds * 1000);
}

QString mainText(int seconds)
{
    if (seconds % 60 == 0)
        return ClockChooser::tr("%1 min").arg(seconds / 60);
    if (seconds < 120)
        return ClockChooser::tr("%1 s").arg(seconds);
    return timeOf(seconds).toString(seconds < 3600 ? u"m:ss"_s : u"h:mm:ss"_s);
}

} // namespace

QString describe(const ClockSetting& clock)
{
    const QString main = mainText(clock.mainSeconds);
    return clock.incrementSeconds == 0
        ? main
        : ClockChooser::tr("%1 + %2 s").arg(main, QString::number(clock.incrementSeconds));
}

ClockChooser::ClockChooser(QWidget* parent)
    : QWidget{parent}
    , m_main{new ChoiceRow{this}}
    , m_ownLabel{new QLabel{this}}
    , m_own{new QTimeEdit{this}}
    , m_incrementLabel{new QLabel{this}}
    , m_increment{new QSpinBox{this}}
{
    setFocusPolicy(Qt::ClickFocus); // so that its label leads to it
    setFocusProxy(m_main);
    m_own->setDisplayFormat(u"hh:mm:ss"_s);
    m_own->setTimeRange(timeOf(ClockSetting::minMain), timeOf(ClockSetting::maxMain));
    m_own->setCurrentSection(QDateTimeEdit::MinuteSection);
    m_ownLabel->setBuddy(m_own);
    m_increment->setRange(0, ClockSetting::maxIncrement);
    m_incrementLabel->setBuddy(m_increment);
    auto* more = new FlowLayout{Qt::AlignLeft};
    more->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_ownLabel, m_own, m_incrementLabel, m_increment})
        more->addWidget(widget);
    setLayout(makeColumn({m_main, more}, {.margins = {0, 0, 0, 0}, .spacing = 4}));
    setFocusProxy(m_main);
    connect(m_main, &ChoiceRow::changed, this, &ClockChooser::follow);
    keepTranslated(this, [this] { retranslate(); });
    setClock(std::nullopt);
}

void ClockChooser::setClock(const std::optional<ClockSetting>& clock)
{
    const ClockSetting wanted = clock.value_or(ClockSetting{});
    const int main = std::clamp(wanted.mainSeconds, ClockSetting::minMain, ClockSetting::maxMain);
    const bool isListed = std::ranges::find(minutes, main / 60) != std::end(minutes) && main % 60 == 0;
    m_main->setValue(!clock ? noClock : isListed ? main : ownTime);
    follow();
    m_own->setTime(timeOf(main));
    m_increment->setValue(wanted.incrementSeconds);
}

std::optional<ClockSetting> ClockChooser::clock() const
{
    const int chosen = m_main->value().toInt();
    if (chosen == noClock)
        return std::nullopt;
    const int own = m_own->time().msecsSinceStartOfDay() / 1000;
    return ClockSetting{.mainSeconds = chosen == ownTime ? own : chosen, .incrementSeconds = m_increment->value()};
}

void ClockChooser::follow()
{
    const int chosen = m_main->value().toInt();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_ownLabel, m_own})
        widget->setEnabled(chosen == ownTime);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_incrementLabel, m_increment})
        widget->setEnabled(chosen != noClock);
    if (chosen > 0)
        m_own->setTime(timeOf(chosen)); // initial value of the custom time
}

void ClockChooser::retranslate()
{
    m_ownLabel->setText(tr("Time per player:"));
    m_incrementLabel->setText(tr("&Increment:"));
    m_own->setAccessibleName(tr("Time per player: hours, minutes, seconds"));
    m_increment->setSuffix(tr(" s"));
    setTip(*m_increment, tr("Seconds added per move"));
    std::vector<ChoiceRow::Choice> choices{{noClock, tr("None")}};
    for (const int minute : minutes)
        choices.push_back({minute * 60, tr("%1 min").arg(minute), tr("%1 min per player").arg(minute)});
    choices.push_back({ownTime, tr("Custom")});
    m_main->setChoices(choices);
}

} // namespace qipan::ui
