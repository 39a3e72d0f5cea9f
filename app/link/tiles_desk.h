#pragma once

#include "app/link/tile_reader.h"
#include "core/board/thread_keeper.h"
#include "ui/link/tile_set.h"
#include "ui/main_window.h"
#include "ui/preferences.h"

#include <QObject>

#include <memory>

namespace qipan::app {

/// The set of tiles that link-match shows: makes the one that is set, reads one's own pictures, and says in the window
/// what went wrong with them.
class TilesDesk final : public QObject {
    Q_OBJECT

public:
    TilesDesk(ui::MainWindow& window, QObject* parent);
    ~TilesDesk() override;

    /// Takes over what is set now; nothing is made before the first call. One's own pictures come with `changed`, a
    /// while later; if they cannot, the set before stays.
    void follow();
    /// What is shown. Precondition: `follow` was called.
    [[nodiscard]] std::shared_ptr<const ui::TileSet> tiles() const { return m_tiles; }

    /// One's own pictures are being read: `settled` follows.
    [[nodiscard]] bool isReading() const { return m_isReading; }

Q_SIGNALS:
    /// There is another set.
    void changed();
    /// One's own pictures were read, and are shown or cannot be.
    void settled();

private:
    /// Which set it is.
    struct Choice {
        ui::TileSetKind kind = ui::TileSetKind::Pictures;
        QString folder; ///< of one's own pictures, else empty

        friend bool operator==(const Choice&, const Choice&) = default;
    };

    void take(const Choice& choice, std::shared_ptr<const ui::TileSet> tiles);
    void takeOwn(const Choice& choice, const ui::OwnPictures& found);
    void stayWith(const QString& why);
    void tellTroubles(const ui::OwnPictures& found);

    ui::MainWindow& m_window;
    std::shared_ptr<const ui::TileSet> m_tiles;
    bool m_isReading = false;
    bool m_isChosen = false; ///< what is shown was set, and is no stand-in
    Choice m_shown;
    Choice m_wanted;
    const std::shared_ptr<ThreadKeeper> m_keeper = std::make_shared<ThreadKeeper>();
    std::unique_ptr<TileReader> m_reader; // of the folder that was set last
};

} // namespace qipan::app
