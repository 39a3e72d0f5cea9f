#include "ui/pages/link_replay_page.h"

#include "ui/base/change_events.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/panels/board_area.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {

namespace {

constexpr double speeds[]{0.5, 1, 2, 4, 8};
constexpr int usualSpeed = 2; // index

} // namespace

LinkReplayPage::LinkReplayPage(QWidget* parent)
    : ClosablePage{parent}
    , m_area{new BoardArea{this}}
    , m_view{new LinkView}
    , m_info{new LinkInfo{this}}
    , m_run{new QPushButton{this}}
    , m_step{new QPushButton{this}}
    , m_again{new QPushButton{this}}
    , m_speed{new QComboBox{this}}
    , m_where{new QLabel{this}}
{
    m_area->setBoard(m_view);
    for (const double speed : speeds)
        m_speed->addItem(QString{}, speed);
    m_speed->setCurrentIndex(usualSpeed);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_run, m_step, m_again})
        buttons->addWidget(button);
    buttons->addWidget(m_speed);
    buttons->addWidget(m_where);
    buttons->addStretch();
    buttons->addWidget(makeCloseButton());
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 8, 8, 6);
    column->setSpacing(4);
    column->addWidget(m_area, 1);
    column->addWidget(m_info);
    column->addLayout(buttons);
    setFocusProxy(m_run);
    connect(m_run, &QPushButton::clicked, this, [this] { Q_EMIT runRequested(!m_isRunning); });
    connect(m_step, &QPushButton::clicked, this, &LinkReplayPage::stepRequested);
    connect(m_again, &QPushButton::clicked, this, &LinkReplayPage::againRequested);
    connect(m_speed, &QComboBox::currentIndexChanged, this, &LinkReplayPage::speedChanged);
    keepTranslated(this, [this] { retranslate(); });
}

void LinkReplayPage::setRunning(bool running)
{
    m_isRunning = running;
    retranslate();
}

void LinkReplayPage::setStep(int done, int all)
{
    m_done = done;
    m_all = all;
    retranslate();
}

double LinkReplayPage::speed() const
{
    return m_speed->currentData().toDouble();
}

void LinkReplayPage::retranslate()
{
    m_run->setText(m_isRunning ? tr("&Pause") : tr("&Play"));
    m_step->setText(tr("S&tep"));
    m_again->setText(tr("Rest&art"));
    m_speed->setAccessibleName(tr("Speed"));
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->setItemText(i, tr("%1 ×").arg(QLocale{}.toString(m_speed->itemData(i).toDouble())));
    //: Progress of a replay: "12 of 80".
    m_where->setText(tr("%1 of %2").arg(m_done).arg(m_all));
    const bool isOver = m_done >= m_all;
    m_run->setEnabled(!isOver);
    m_step->setEnabled(!isOver);
}

} // namespace qipan::ui
