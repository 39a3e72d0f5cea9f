// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clock_chooser.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/form.h"

#include <QComboBox>
#include <QGridLayout>
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

QString describe(const ClockChoice& clock)
{
    const QString main = mainText(clock.mainSeconds);
    return clock.incrementSeconds == 0
        ? main
        : ClockChooser::tr("%1 + %2 s").arg(main, QString::number(clock.incrementSeconds));
}

ClockChooser::ClockChooser(QWidget* parent)
    : QWidget{parent}
    , m_main{new QComboBox{this}}
    , m_own{new QTimeEdit{this}}
    , m_increment{new QSpinBox{this}}
{
    m_own->setDisplayFormat(u"hh:mm:ss"_s);
    m_own->setTimeRange(timeOf(ClockChoice::minMain), timeOf(ClockChoice::maxMain));
    m_own->setCurrentSection(QDateTimeEdit::MinuteSection);
    m_increment->setRange(0, ClockChoice::maxIncrement);
    QGridLayout* grid = makeFormGrid();
    setLayout(grid);
    m_labels = {addFormRow(grid, m_main), addFormRow(grid, m_own), addFormRow(grid, m_increment)};
    m_main->addItem(QString{}, noClock);
    for (const int minute : minutes)
        m_main->addItem(QString{}, minute * 60);
    m_main->addItem(QString{}, ownTime);
    connect(m_main, &QComboBox::currentIndexChanged, this, &ClockChooser::follow);
    keepTranslated(this, [this] { retranslate(); });
    setClock(std::nullopt);
}

void ClockChooser::setClock(const std::optional<ClockChoice>& clock)
{
    const ClockChoice wanted = clock.value_or(ClockChoice{});
    const int main = std::clamp(wanted.mainSeconds, ClockChoice::minMain, ClockChoice::maxMain);
    m_own->setTime(timeOf(main));
    m_increment->setValue(wanted.incrementSeconds);
    int row = m_main->findData(clock ? main : noClock);
    if (row < 0)
        row = m_main->findData(ownTime);
    m_main->setCurrentIndex(row);
    follow();
}

std::optional<ClockChoice> ClockChooser::clock() const
{
    const int chosen = m_main->currentData().toInt();
    if (chosen == noClock)
        return std::nullopt;
    const int own = m_own->time().msecsSinceStartOfDay() / 1000;
    return ClockChoice{.mainSeconds = chosen == ownTime ? own : chosen, .incrementSeconds = m_increment->value()};
}

void ClockChooser::follow()
{
    const int chosen = m_main->currentData().toInt();
    const bool isOwn = chosen == ownTime;
    m_labels[1]->setVisible(isOwn);
    m_own->setVisible(isOwn);
    m_labels[2]->setVisible(chosen != noClock);
    m_increment->setVisible(chosen != noClock);
    if (chosen > 0)
        m_own->setTime(timeOf(chosen)); // initial value of the custom time
}

void ClockChooser::retranslate()
{
    m_labels[0]->setText(tr("Cloc&k:"));
    m_labels[1]->setText(tr("&Time per player:"));
    m_labels[2]->setText(tr("&Increment:"));
    m_own->setAccessibleName(tr("Time per player: hours, minutes, seconds"));
    m_increment->setSuffix(tr(" s"));
    setTip(*m_increment, tr("Seconds added per move"));
    for (int i = 0; i < m_main->count(); ++i) {
        const int value = m_main->itemData(i).toInt();
        m_main->setItemText(i,
                            value == noClock       ? tr("None")
                                : value == ownTime ? tr("Custom time")
                                                   : tr("%1 min per player").arg(value / 60));
    }
}

} // namespace qipan::ui
