#pragma once

#include "core/board/thread_keeper.h"
#include "ui/link/own_pictures.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>

namespace qipan::app {

/// Reads a folder of pictures once, on a thread of its own, which goes to `keeper` in the end. Whoever wants something
/// else meanwhile destroys it: what was read then is never told.
class TileReader final : public QObject {
    Q_OBJECT

public:
    TileReader(const QString& folder, std::shared_ptr<ThreadKeeper> keeper);
    /// Ends a reading. Returns at once.
    ~TileReader() override;

Q_SIGNALS:
    void done(const qipan::ui::OwnPictures& found);

private:
    struct State; ///< what both threads share

    const std::shared_ptr<State> m_state;
    const std::shared_ptr<ThreadKeeper> m_keeper;
    std::thread m_thread; // last
};

} // namespace qipan::app
