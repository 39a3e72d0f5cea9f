#pragma once

#include <functional>
#include <QString>

namespace qipan::ui {

/// A question of the program itself, asked in the bar at the top of the window.
struct Question {
    /// What it is about. There is one question a topic: a newer one takes the place of the older.
    enum class Topic {
        Leave,     ///< a running game would be resigned
        Knock,     ///< someone wants in
        FromAfar,  ///< a game on another page waits
        Proposal,  ///< another game for the next round
        Discard,   ///< a game that could be gone on with
        Resume,    ///< a game of an earlier run of the program is on the board: it may go on
        ResumeLan, ///< a game of an earlier run on the network may go on
        NextLink,  ///< of several games of link-match that were left one is on the board
        Branch,    ///< a part of a record would be deleted
        Unsaved,   ///< a record was changed and not saved
        Unwritten, ///< what was played would be lost at the end of the program, or what runs broken off
        Engine,    ///< an engine failed, and its seat needs another player
        Loss,      ///< a kind of file has no place for all that a game has
        WhichGame, ///< moves that fit both games
        Dropped,   ///< several files: to be opened or taken into the history
        Reset,     ///< games would no longer count in statistics
        Delete,    ///< games of the history
        Undo,      ///< something was done that can be undone; it takes no keyboard, and lets others go first
        Exported,  ///< files were written, which can be undone; likewise
        Imported,  ///< files of an import broke; it can wait, and lets others go first
        Moments,   ///< turning points were found while the user did something else; as Broken
        Broken,    ///< files of one's own are broken; it takes no keyboard, and lets others go first
        Lesson,    ///< how tiles are joined could be shown; it can wait, and lets others go first
    };

    Topic topic = Topic::Leave;
    QString text;
    QString agree; ///< with mnemonics
    QString decline;
    std::function<void()> agreed;
    std::function<void()> declined; ///< may be empty
    bool isChoice = false;          ///< both answers do something: Escape is neither, and leads to `left`
    QString other{};                ///< a third answer between the two; none where it is empty
    std::function<void()> otherwise{};
    std::function<void()> left{};
    bool hasKeys = false; ///< F8 agrees and F9 declines, from anywhere in the window
};

} // namespace qipan::ui
