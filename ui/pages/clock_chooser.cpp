// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clock_chooser.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/flow_layout.h"

#include <QLabel>
#include <QSpinBox>
#include <QStringList>
#include <QTime>
#include <QValidator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int minutes[] = {1, 3, 5, 10, 15, 30, 60};

// Values of the list that are not seconds.
constexpr int noClock = 0;
constexpr int ownTime = -1;

/// Returns "0:30", "5:00" or "1:30:05".
QString figuresOf(int seconds)
{
    return QTime::fromMSecsSinceStartOfDay(seconds * 1000).toString(seconds < 3600 ? u"m:ss"_s : u"h:mm:ss"_s);
}

QString mainText(int seconds)
{
    if (seconds % 60 == 0)
        return ClockChooser::tr("%1 min").arg(seconds / 60);
    if (seconds < 120)
        return ClockChooser::tr("%1 s").arg(seconds);
    return figuresOf(seconds);
}

/// Seconds that are typed and shown as minutes and seconds, with hours before them if need be: "0:30", "5:00",
/// "1:30:05". A number alone is seconds. What is typed may be too short until the editing ends.
class TimeField final : public QSpinBox {
public:
    explicit TimeField(QWidget* parent)
        : QSpinBox{parent}
    {
        setRange(ClockSetting::minMain, ClockSetting::maxMain);
    }

    QString textFromValue(int seconds) const override { return figuresOf(seconds); }
    int valueFromText(const QString& text) const override { return secondsIn(text).value_or(value()); }
    QValidator::State validate(QString& text, int&) const override
    {
        text.replace(u'：', u':');
        const std::optional<int> seconds = secondsIn(text);
        const bool isBegun = std::ranges::all_of(text, [](QChar each) { return each == u':' || each.isDigit(); })
            && text.count(u':') <= 2 && text.size() <= 8;
        return seconds && *seconds >= minimum() && *seconds <= maximum() ? QValidator::Acceptable
            : isBegun                                                    ? QValidator::Intermediate
                                                                         : QValidator::Invalid;
    }
    void fixup(QString& text) const override
    {
        text = textFromValue(std::clamp(secondsIn(text).value_or(value()), minimum(), maximum()));
    }
    /// By whole minutes, and by ten seconds below two minutes.
    void stepBy(int steps) override
    {
        const int step = value() + (steps < 0 ? -1 : 0) < 120 ? 10 : 60;
        setValue((steps > 0 ? value() / step + steps : (value() + step - 1) / step + steps) * step);
        selectAll();
    }

private:
    [[nodiscard]] static std::optional<int> secondsIn(const QString& text)
    {
        if (text.trimmed().isEmpty())
            return std::nullopt;
        int seconds = 0;
        for (const QString& part : text.trimmed().split(u':')) {
            bool isNumber = part.isEmpty(); // not typed yet
            const int number = isNumber ? 0 : part.toInt(&isNumber);
            if (!isNumber || number < 0 || number > ClockSetting::maxMain)
                return std::nullopt;
            seconds = std::min(seconds, ClockSetting::maxMain) * 60 + number;
        }
        return seconds;
    }
};

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
    , m_own{new TimeField{this}}
    , m_incrementLabel{new QLabel{this}}
    , m_increment{new QSpinBox{this}}
{
    setFocusPolicy(Qt::ClickFocus); // so that its label leads to it
    setFocusProxy(m_main);
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
    m_own->setValue(main);
    m_increment->setValue(wanted.incrementSeconds);
}

std::optional<ClockSetting> ClockChooser::clock() const
{
    const int chosen = m_main->value().toInt();
    if (chosen == noClock)
        return std::nullopt;
    m_own->interpretText();
    return ClockSetting{.mainSeconds = chosen == ownTime ? m_own->value() : chosen,
                        .incrementSeconds = m_increment->value()};
}

void ClockChooser::follow()
{
    const int chosen = m_main->value().toInt();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_ownLabel, m_own})
        widget->setEnabled(chosen == ownTime);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_incrementLabel, m_increment})
        widget->setEnabled(chosen != noClock);
    if (chosen > 0)
        m_own->setValue(chosen); // initial value of the custom time
}

void ClockChooser::retranslate()
{
    m_ownLabel->setText(tr("Time per player:"));
    m_incrementLabel->setText(tr("&Increment:"));
    m_own->setAccessibleName(tr("Time per player: minutes and seconds"));
    m_increment->setSuffix(tr(" s"));
    setTip(*m_increment, tr("Seconds added per move"));
    std::vector<ChoiceRow::Choice> choices{{noClock, tr("None")}};
    for (const int minute : minutes)
        choices.push_back({minute * 60, tr("%1 min").arg(minute), tr("%1 min per player").arg(minute)});
    choices.push_back({ownTime, tr("Custom")});
    m_main->setChoices(choices);
}

} // namespace qipan::ui
