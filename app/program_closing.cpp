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
    keepLayout();
    return true;
}

QString Program::losses() const
{
    QStringList sentences;
    if (std::ranges::any_of(findChildren<DataStore*>(), &DataStore::isWaiting))
        sentences << tr("Some of your games could not be saved in the data folder and would be lost. File ▸ Save "
                        "stores the current game in a separate file.");
    if (m_files->isBusy())
        sentences << tr("An import or export is still running and would be cancelled.");
    return sentences.join(u' ');
}

void Program::followLosses()
{
    if (losses().isEmpty())
        m_window->messages().withdraw(ui::Question::Topic::Unwritten);
}

void Program::askToLose(const QString& losses)
{
    m_window->messages().ask({.topic = ui::Question::Topic::Unwritten,
                              .text = losses,
                              .agree = tr("&Quit anyway"),
                              .decline = tr("St&ay"),
                              .agreed =
                                  [this] {
                                      keepLayout();
                                      m_window->setMayClose({});
                                      m_window->close();
                                  },
                              .declined = {}});
}

void Program::keepLayout()
{
    m_settings.setLayout(m_window->saveLayout());
}

} // namespace qipan::app
