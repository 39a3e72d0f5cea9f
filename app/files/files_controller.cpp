// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/files_controller.h"
#include "ui/messages/message_queue.h"

#include <QAction>
#include <QFileInfo>

namespace qipan::app {

namespace {

/// Returns whether the file only has names for other files in its folder.
[[nodiscard]] bool isNames(const QString& path)
{
    return suffixOf(path) == u"jou" || suffixOf(path) == u"trn";
}

} // namespace

FilesController::FilesController(const ui::WindowParts& window, const Bars& bars, PreferenceStore& preferences,
                                 Settings& settings, HistoryStore& store, const ShownGames::Controllers& controllers,
                                 RecordController& record, QObject* parent)
    : QObject{parent}
    , m_messages{window.messages}
    , m_link{controllers.link}
    , m_shown{controllers}
    , m_recent{new RecentFiles{bars.recent, settings, this}}
    , m_records{new RecordFiles{window, bars.jobs, m_shown, record, controllers.replay, controllers.duels, *m_recent,
                                this}}
    , m_imports{new ImportController{window, bars.jobs, store, this}}
    , m_exports{new ExportController{window, bars.jobs, store, this}}
    , m_images{new BoardImages{window, preferences, m_shown, *m_recent, this}}
{
    connectActions(window.actions);
    connect(m_records, &RecordFiles::filesPasted, this, &FilesController::openAll);
    connect(&controllers.match, &MatchController::changed, m_records, &RecordFiles::follow);
    connect(&controllers.link, &LinkController::changed, m_records, &RecordFiles::follow);
}

void FilesController::connectActions(const ui::Actions& actions)
{
    const auto on = [this](QAction* action, auto&& run) { connect(action, &QAction::triggered, this, run); };
    on(actions.openFile, [this] { m_records->chooseFile(); });
    on(actions.saveFile, [this] { m_records->save(); });
    on(actions.saveFileAs, [this] { m_records->chooseFileAndSave(); });
    on(actions.copyMoves, [this] { m_records->copyMoves(); });
    on(actions.copySgf, [this] { m_records->copySgf(); });
    on(actions.copyPosition, [this] { m_records->copyPosition(); });
    on(actions.paste, [this] { m_records->paste(); });
    on(actions.saveImage, [this] { m_images->ask(); });
    on(actions.copyImage, [this] { m_images->copy(); });
    on(actions.importFiles, [this] { m_imports->chooseFiles(); });
    on(actions.importFolder, [this] { m_imports->chooseFolder(); });
    on(actions.exportGames, [this] { m_exports->exportAll(); });
}

void FilesController::open(const QString& path)
{
    if (QFileInfo{path}.isDir())
        m_imports->start({path});
    else
        m_records->openUnasked(path);
}

void FilesController::openAll(const QStringList& paths)
{
    QStringList wanted = paths;
    if (std::ranges::any_of(paths, [](const QString& path) { return !isNames(path); }))
        wanted.removeIf(isNames);
    if (wanted.size() == 1)
        return open(wanted.front());
    const auto first = std::ranges::find_if(wanted, [](const QString& path) { return !QFileInfo{path}.isDir(); });
    if (first == wanted.end())
        return m_imports->start(wanted);
    m_messages.post({.topic = ui::Message::Topic::Dropped,
                     .text = tr("Open the first of these %Ln files, or import them all into the history?", nullptr,
                                static_cast<int>(wanted.size())),
                     .agree = tr("Impor&t all"),
                     .decline = tr("Open &just the first"),
                     .agreed = [this, wanted] { m_imports->start(wanted); },
                     .declined = [this, path = *first] { m_records->open(path); },
                     .isChoice = true});
}

void FilesController::addActionState(ui::ActionState& actionState) const
{
    actionState.save = m_shown.hasAny();
    actionState.position = m_shown.hasPosition();
    // A covered board must not be revealed.
    const bool isCovered = m_link.isShown() && m_link.isPaused();
    actionState.image = m_shown.hasAny() && m_shown.board() != nullptr && !isCovered;
}

} // namespace qipan::app
