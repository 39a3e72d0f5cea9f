// SPDX-License-Identifier: GPL-3.0-or-later
// What happens before the window closes.
#include "app/files/files_controller.h"
#include "app/program.h"
#include "ui/panels/message_bar.h"

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
    if (!m_isDrained && !m_storeThread->waitUntilIdle()) {
        m_stores.start();
        return false;
    }
    keepLayout();
    return true;
}

void Program::connectDrain()
{
    connect(&m_stores, &StoreDrain::isSlow, this, [this] {
        m_window->messages().ask({.topic = ui::Question::Topic::Unwritten,
                                  .text = tr("Saving your games…"),
                                  .agree = tr("Close an&yway"),
                                  .decline = tr("St&ay"),
                                  .agreed = [this] { close(); },
                                  .declined = [this] { m_stores.cancel(); }});
    });
    connect(&m_stores, &StoreDrain::written, this, [this] {
        m_window->messages().withdraw(ui::Question::Topic::Unwritten);
        m_isDrained = true; // even if another job was given since
        m_window->close();
        m_isDrained = false;
    });
    connect(&m_stores, &StoreDrain::timedOut, this, [this] { askToLose(unsavedText()); });
}

QString Program::losses() const
{
    QStringList sentences;
    if (m_stores.hasUnwritten())
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
    if (losses().isEmpty() && !m_stores.isActive())
        m_window->messages().withdraw(ui::Question::Topic::Unwritten);
}

void Program::askToLose(const QString& losses)
{
    m_window->messages().ask({.topic = ui::Question::Topic::Unwritten,
                              .text = losses,
                              .agree = tr("&Quit anyway"),
                              .decline = tr("St&ay"),
                              .agreed = [this] { close(); }});
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
