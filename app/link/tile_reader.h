// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/thread_reaper.h"
#include "ui/link/user_pictures.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>

namespace qipan::app {

/// Reads a folder of pictures once, on a thread of its own that is finally handed to `reaper`. Destroying the object
/// cancels: its result is never reported.
class TileReader final : public QObject {
    Q_OBJECT

public:
    TileReader(const QString& folder, std::shared_ptr<ThreadReaper> reaper);
    /// Cancels reading. Returns at once.
    ~TileReader() override;

Q_SIGNALS:
    void done(const qipan::ui::UserPictures& found);

private:
    struct State; ///< shared by both threads

    const std::shared_ptr<State> m_state;
    const std::shared_ptr<ThreadReaper> m_reaper;
    std::thread m_thread; // last
};

} // namespace qipan::app
