#pragma once

#include <functional>
#include <QString>

namespace qipan::ui {

/// A question of the program itself, asked in the bar at the top of the window.
struct Question {
    /// What it is about. There is one question a topic: a newer one takes the place of the older.
    enum class Topic {
        Leave,    ///< a running game would be resigned
        Knock,    ///< someone wants in
        FromAfar, ///< a game on another page waits
        Proposal, ///< another game for the next round
        Discard,  ///< a game that could be gone on with
        Engine,   ///< an engine failed, and its seat needs another player
        Lesson,   ///< how tiles are joined could be shown; it can wait, and lets others go first
    };

    Topic topic = Topic::Leave;
    QString text;
    QString agree; ///< with mnemonics
    QString decline;
    std::function<void()> agreed;
    std::function<void()> declined; ///< may be empty
};

} // namespace qipan::ui
