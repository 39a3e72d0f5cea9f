// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/tiles_controller.h"

#include "app/link/picture_process.h"
#include "app/store/store_thread.h"
#include "ui/messages/message_queue.h"

#include <QDir>

#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>
#include <utility>

namespace qipan::app {

namespace {

using ui::TileSetKind;

constexpr qsizetype mostNamed = 5; // in a message

/// Lists the first names and how many more there are.
QString listed(const QStringList& names)
{
    const QString some = names.mid(0, mostNamed).join(TilesController::tr(", ", "between names of pictures"));
    const auto rest = static_cast<int>(names.size() - std::min(names.size(), mostNamed));
    return rest == 0 ? some : TilesController::tr("%1 and %n more", nullptr, rest).arg(some);
}

} // namespace

/// Reads a folder of pictures once, on a thread of its own that is finally handed to the reaper. Destroying the object
/// cancels without waiting: `done` is not called then.
class TilesController::Reader {
public:
    using Done = std::function<void(const ui::UserPictures&)>;

    Reader(TilesController& owner, const QString& folder, Done done)
        : m_reaper{owner.m_reaper}
        , m_state{std::make_shared<State>(owner)}
        , m_thread{[state = m_state, folder, done = std::move(done), program = pictureProgram()] {
            PictureProcess process{program, state->stop};
            auto found = ui::readUserPictures(
                folder, state->stop, [&](const QByteArray& bytes, int edge) { return process.decode(bytes, edge); });
            state->poster.post([state, done, found = std::move(found)] {
                if (!state->stop)
                    done(found);
            });
            state->hasEnded = true;
        }}
    {
    }

    ~Reader()
    {
        m_state->stop = true;
        m_state->poster.detach();
        m_reaper->adopt(std::move(m_thread), {m_state, &m_state->hasEnded});
    }

private:
    /// Shared by both threads.
    struct State {
        explicit State(QObject& owner)
            : poster{owner}
        {
        }

        GuardedPoster poster;
        std::atomic<bool> stop = false;
        std::atomic<bool> hasEnded = false;
    };

    const std::shared_ptr<ThreadReaper> m_reaper;
    const std::shared_ptr<State> m_state;
    std::thread m_thread; // last
};

TilesController::TilesController(const ui::WindowParts& window, PreferenceStore& preferences, QObject* parent)
    : QObject{parent}
    , m_messages{window.messages}
    , m_preferences{preferences}
{
}

TilesController::~TilesController() = default;

void TilesController::say(const QString& text)
{
    m_said = text;
    m_messages.showOnPage(text);
}

void TilesController::withdrawMessage()
{
    m_messages.hideMessage(std::exchange(m_said, {}));
}

std::shared_ptr<const ui::TileSet> TilesController::tilesFor(const link::Board& board) const
{
    const auto shows = [&](const std::shared_ptr<const ui::TileSet>& tiles) {
        return tiles && std::ranges::all_of(board.values(), [&](const link::Tile& tile) {
                   return !tile || *tile < tiles->count();
               });
    };
    if (shows(m_tiles))
        return m_tiles;
    const auto own = ui::makeTileSet(TileSetKind::Pictures);
    return shows(own) ? own : nullptr;
}

void TilesController::follow()
{
    const ui::LinkPreferences& link = m_preferences->link;
    const Choice wanted{link.tiles, link.tiles == TileSetKind::User ? link.tileFolder : QString{}};
    if (m_tiles && wanted == m_wanted)
        return;
    m_wanted = wanted;
    m_reader.reset();
    withdrawMessage();
    m_isReading = wanted.kind == TileSetKind::User;
    if (!m_tiles)
        m_tiles = ui::makeTileSet(TileSetKind::Pictures);
    if (m_isReading) {
        m_reader = std::make_unique<Reader>(*this, wanted.folder, [this, wanted](const ui::UserPictures& found) {
            m_isReading = false;
            useUserPictures(wanted, found);
            Q_EMIT settled();
        });
    } else if (auto tiles = ui::makeTileSet(wanted.kind)) {
        take(wanted, std::move(tiles));
    } else {
        stayWith(tr("The system has no colour font for emoji."));
    }
}

void TilesController::take(const Choice& choice, std::shared_ptr<const ui::TileSet> tiles)
{
    m_isChosen = true;
    m_shown = choice;
    m_tiles = std::move(tiles);
    Q_EMIT changed();
}

void TilesController::useUserPictures(const Choice& choice, const ui::UserPictures& found)
{
    const QString folder = QDir::toNativeSeparators(choice.folder);
    if (!found.hasFolder)
        return stayWith(tr("The folder %1 does not exist.").arg(folder));
    if (!found.isEnough())
        return stayWith(tr("%1 contains fewer than two usable pictures.").arg(folder));
    take(choice, std::make_shared<ui::UserTiles>(found.pictures));
    reportErrors(found);
}

void TilesController::stayWith(const QString& why)
{
    //: %1 is a sentence that tells why other tiles cannot be shown.
    say(tr("%1 The tiles stay as they are.").arg(why));
    if (!m_isChosen)
        return; // at the start: the chosen set may be available again next time
    m_wanted = m_shown;
    m_preferences.change([this](ui::Preferences& preferences) {
        preferences.link.tiles = m_shown.kind;
        if (m_shown.kind == TileSetKind::User)
            preferences.link.tileFolder = m_shown.folder;
    });
}

void TilesController::reportErrors(const ui::UserPictures& found)
{
    QStringList errors;
    if (!found.unusable.isEmpty())
        errors << tr("These files cannot be used as pictures: %1.").arg(listed(found.unusable));
    if (!found.similarPairs.empty()) {
        QStringList pairs;
        for (const auto& [one, other] : found.similarPairs)
            pairs << tr("%1 and %2", "two pictures").arg(one, other);
        errors << tr("These pictures look alike: %1.").arg(listed(pairs));
    }
    if (!errors.isEmpty())
        say(errors.join(u'\n'));
}

} // namespace qipan::app
