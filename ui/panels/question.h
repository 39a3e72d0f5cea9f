// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <QString>

namespace qipan::ui {

/// A question of the program, asked in the bar at the top of the window.
struct Question {
    /// What the question is about. A new question replaces an open one of the same topic.
    enum class Topic {
        Leave,         ///< a running game would be resigned
        JoinRequest,   ///< someone wants to join
        OtherPage,     ///< a game on another page waits
        Proposal,      ///< another game for the next round
        Discard,       ///< a game that could be continued would be discarded
        Resume,        ///< a game of an earlier run of the program is on the board and can be continued
        ResumeLan,     ///< a LAN game of an earlier run can be continued
        NextLink,      ///< one of several unfinished link-match games is on the board
        Branch,        ///< a part of a record would be deleted
        Unsaved,       ///< a record has unsaved changes
        Unwritten,     ///< unsaved games would be lost, or running jobs interrupted, when the program ends
        Engine,        ///< an engine failed and its seat needs another player
        Loss,          ///< a file format cannot store everything that a game has
        WhichGame,     ///< moves that fit both games
        Dropped,       ///< several files: open them or import them into the history
        Reset,         ///< games would no longer count in the statistics
        Delete,        ///< games of the history would be deleted
        Undo,          ///< something was done that can be undone; takes no focus and gives way to others
        Exported,      ///< files were written, which can be undone; takes no focus and gives way to others
        Imported,      ///< an import had broken files; can wait and gives way to others
        TurningPoints, ///< turning points were found in the background; like `Broken`
        Broken,        ///< files of the user are broken; takes no focus and gives way to others
        Lesson,        ///< offers to show how tiles are connected; can wait and gives way to others
    };

    Topic topic = Topic::Leave;
    QString text;
    QString agree; ///< with mnemonics
    QString decline;
    std::function<void()> agreed;
    std::function<void()> declined; ///< may be empty
    bool isChoice = false;          ///< both answers act; Escape gives neither and calls `left`
    QString other{};                ///< a third answer between the two; empty for none
    std::function<void()> otherwise{};
    std::function<void()> left{};
    bool hasKeys = false; ///< F8 agrees and F9 declines, from anywhere in the window
};

} // namespace qipan::ui
