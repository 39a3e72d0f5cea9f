#include "ui/pages/link_lesson_page.h"

#include "ui/link/link_view.h"
#include "ui/pages/form.h"
#include "ui/panels/board_area.h"
#include "ui/panels/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {

LinkLessonPage::LinkLessonPage(QWidget* parent)
    : ClosablePage{parent}
    , m_heading{new QLabel{this}}
    , m_words{makeWords(this)}
    , m_area{new BoardArea{this}}
    , m_view{new LinkView}
    , m_next{new QPushButton{this}}
{
    makeHeading(m_heading);
    m_area->setBoard(m_view);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_next);
    buttons->addWidget(makeCloseButton());
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(m_heading);
    column->addWidget(m_words);
    column->addWidget(m_area, 1);
    column->addLayout(buttons);
    setFocusProxy(m_view);
    connect(m_next, &QPushButton::clicked, this, &LinkLessonPage::nextWanted);
    retranslate();
}

void LinkLessonPage::setWords(const QString& words)
{
    m_words->setText(words);
    speak(*m_words, words);
}

void LinkLessonPage::setDone(bool done, bool isLast)
{
    m_isLast = isLast;
    m_next->setEnabled(done);
    retranslate();
    if (done)
        m_next->setFocus();
    else
        m_view->setFocus();
}

void LinkLessonPage::retranslate()
{
    ClosablePage::retranslate();
    m_heading->setText(tr("How tiles are joined"));
    m_next->setText(m_isLast ? tr("&Play") : tr("&Next"));
}

} // namespace qipan::ui
