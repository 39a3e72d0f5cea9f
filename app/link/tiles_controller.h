// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preference_store.h"
#include "core/board/thread_reaper.h"
#include "core/link/game.h"
#include "ui/link/tile_set.h"
#include "ui/link/user_pictures.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <memory>

namespace qipan::app {

/// Provides the tile set of link-match: creates the chosen set, loads the user's own pictures, and reports problems
/// with them in the window.
class TilesController final : public QObject {
    Q_OBJECT

public:
    TilesController(const ui::WindowParts& window, PreferenceStore& preferences, QObject* parent);
    ~TilesController() override;

    /// Applies the current settings; nothing is created before the first call. The user's own pictures arrive later
    /// with `changed`; if they cannot be used, the previous set stays.
    void follow();
    /// Returns the current set. Precondition: `follow` was called.
    [[nodiscard]] std::shared_ptr<const ui::TileSet> tiles() const { return m_tiles; }
    /// Returns a tile set with enough tiles for this board: the current one or the built-in pictures; null if neither
    /// has enough.
    [[nodiscard]] std::shared_ptr<const ui::TileSet> tilesFor(const link::Board& board) const;

    /// Another game begins: withdraws what was said about pictures.
    void withdrawMessage();
    /// Says something about the pictures of the shown game.
    void say(const QString& text);

    /// Returns whether the user's own pictures are being loaded: `settled` follows.
    [[nodiscard]] bool isReading() const { return m_isReading; }

Q_SIGNALS:
    /// The set was replaced.
    void changed();
    /// Loading the user's own pictures has ended, successfully or not.
    void settled();

private:
    /// Identifies a set.
    struct Choice {
        ui::TileSetKind kind = ui::TileSetKind::Pictures;
        QString folder; ///< of the user's own pictures, else empty

        friend bool operator==(const Choice&, const Choice&) = default;
    };

    class Reader;

    void take(const Choice& choice, std::shared_ptr<const ui::TileSet> tiles);
    void useUserPictures(const Choice& choice, const ui::UserPictures& found);
    void stayWith(const QString& why);
    void reportErrors(const ui::UserPictures& found);

    ui::MessageQueue& m_messages;
    QString m_said;
    PreferenceStore& m_preferences;
    std::shared_ptr<const ui::TileSet> m_tiles;
    bool m_isReading = false;
    bool m_isChosen = false; ///< the current set is the chosen one, not a substitute
    Choice m_shown;
    Choice m_wanted;
    const std::shared_ptr<ThreadReaper> m_reaper = std::make_shared<ThreadReaper>();
    std::unique_ptr<Reader> m_reader; // of the folder chosen last
};

} // namespace qipan::app
