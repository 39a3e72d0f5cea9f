#pragma once

#include "core/match/event.h"

#include <QObject>

#include <memory>

namespace qipan::net {
class Connection;
class Host;
} // namespace qipan::net

namespace qipan::app {

class LanGame;

/// Those who watch a table that is hosted here: each is told the game so far when it comes, and from then on what
/// happens. The players notice nothing of it but a count.
class Gallery final : public QObject {
    Q_OBJECT

public:
    /// `host` outlives the gallery.
    explicit Gallery(net::Host& host);

    /// The game that is watched from now on; it outlives its being watched. Null: the table is open.
    void show(LanGame* game);

private:
    void welcome(net::Connection* connection);
    void sync(net::Connection* connection);
    void syncAll();
    void syncOrStart();
    void tell(const Event& event);
    void tellClock();
    void relayChat(Seat from, const QString& text);

    net::Host& m_host;
    LanGame* m_game = nullptr;
    std::unique_ptr<QObject> m_bonds; ///< context of the connections to the game
};

} // namespace qipan::app
