// SPDX-License-Identifier: GPL-3.0-or-later
// What happens before the window closes.
#include "app/files/files_controller.h"
#include "app/program.h"
#include "ui/panels/message_bar.h"

#include <algorithm>

namespace qipan::app {

bool Program::mayClose()
{
    if (m_record->isChanged()) {
        m_record->leave([this] { m_window->close(); });
        return false;
    }
    if (m_options.computerSeat) { // it asks no questions
        keepLayout();
        return true;
    }
    if (m_lan->isRoundRunning()) {
        m_games->askToLeave([this] { m_window->close(); });
        return false;
    }
    if (const QString lost = losses(); !lost.isEmpty()) {
        askToLose(lost);
        return false;
    }
    if (!m_isDrained && !m_storeThread->isIdle()) {
        m_drain.start();
        return false;
    }
    keepLayout();
    return true;
}

void Program::connectDrain()
{
    connect(&m_drain, &StoreDrain::isSlow, this, [this] {
        m_window->messages().ask({.topic = ui::Question::Topic::Unwritten,
                                  .text = tr("Saving your games…"),
                                  .agree = tr("Close an&yway"),
                                  .decline = tr("St&ay"),
                                  .agreed = [this] { close(); },
                                  .declined = [this] { m_drain.cancel(); }});
    });
    connect(&m_drain, &StoreDrain::written, this, [this] {
        m_window->messages().withdraw(ui::Question::Topic::Unwritten);
        m_isDrained = true; // even if another job was given since
        m_window->close();
        m_isDrained = false;
    });
    connect(&m_drain, &StoreDrain::timedOut, this, [this] { askToLose(unsavedText()); });
}

QString Program::losses() const
{
    QStringList sentences;
    if (std::ranges::any_of(findChildren<DataStore*>(), &DataStore::isWaiting))
        sentences << unsavedText();
    if (m_files->isBusy())
        sentences << tr("An import or export is still running and would be cancelled.");
    return sentences.join(u' ');
}

QString Program::unsavedText()
{
    return tr("Some of your games could not be saved in the data folder and would be lost. File ▸ Save stores the "
              "current game in a separate file.");
}

void Program::followLosses()
{
    if (losses().isEmpty() && !m_drain.isActive())
        m_window->messages().withdraw(ui::Question::Topic::Unwritten);
}

void Program::askToLose(const QString& losses)
{
    m_window->messages().ask({.topic = ui::Question::Topic::Unwritten,
                              .text = losses,
                              .agree = tr("&Quit anyway"),
                              .decline = tr("St&ay"),
                              .agreed = [this] { close(); },
                              .declined = {}});
}

/// Closes the window without further questions.
void Program::close()
{
    keepLayout();
    m_window->setMayClose({});
    m_window->close();
}

void Program::keepLayout()
{
    m_settings.setLayout(m_window->saveLayout());
}

} // namespace qipan::app
