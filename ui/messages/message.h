// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QAction;

namespace qipan::ui {

/// Something that the program says or asks. Messages appear in the window, one at a time, never in dialogs: see
/// MessageQueue. The functions are called once the message has left the queue.
struct Message {
    /// What a message is about. A new message replaces one of the same topic.
    enum class Topic : std::uint8_t {
        Resign,        ///< a running game would be resigned or given up
        Leave,         ///< a running game on the network would be resigned
        Discard,       ///< a game that could be continued would be discarded
        Branch,        ///< a part of a record would be deleted
        Unsaved,       ///< a record has unsaved changes
        Unwritten,     ///< unsaved games would be lost, or running jobs interrupted, when the program ends
        Loss,          ///< a file format cannot store everything that a game has
        WhichGame,     ///< moves that fit both games
        Dropped,       ///< several files: open them or import them into the history
        Delete,        ///< games of the history would be deleted
        Connection,    ///< the connection to the opponent is lost
        Request,       ///< the opponent asks for something in the game
        Opening,       ///< what the opening rule requires now, with a choice if it is the user's
        Viewing,       ///< an earlier position is on the board
        Waiting,       ///< the user's own request awaits an answer
        Proposal,      ///< another game for the next round
        JoinRequest,   ///< someone wants to join
        Engine,        ///< an engine failed and its seat needs another player
        Reset,         ///< games would no longer count in the statistics
        OtherPage,     ///< a game on another page waits
        Resume,        ///< a game of an earlier run of the program is on the board and can be continued
        ResumeLan,     ///< a LAN game of an earlier run can be continued
        NextLink,      ///< one of several unfinished link-match games is on the board
        News,          ///< an event or a failure
        Fault,         ///< parts of the shown record could not be read
        Notice,        ///< news of the game on the board
        End,           ///< how the game on the board ended, and what can be done next
        Stuck,         ///< no pair of link-match is left, and what can be done about it
        Hint,          ///< words of a hint
        Undo,          ///< something was done that can be undone
        Exported,      ///< files were written, which can be undone
        Imported,      ///< an import had broken files
        Guess,         ///< how a file was read was guessed: its code page, or where rows are counted from
        TurningPoints, ///< turning points were found in the background
        Broken,        ///< files of the user are broken
        Lesson,        ///< offers to show how tiles are connected
    };

    /// Who waits for the answer, in order of importance.
    enum class Rank : std::uint8_t {
        Commanded, ///< the user, who has just given a command
        Awaited,   ///< another player, or a game that stands still until it is continued
        Due,       ///< the game
        Asked,     ///< nobody; the question stays open until answered
        Told,      ///< nobody; the user should know now
        Shown,     ///< nobody; this is how things stand
        Offered    ///< nobody; gives way to everything else
    };

    Topic topic = Topic::News;
    QString text;
    QString agree{}; ///< the buttons, with mnemonics; empty for none
    QString decline{};
    std::function<void()> agreed{};
    std::function<void()> declined{};
    bool isChoice = false; ///< both answers act; Escape gives neither and calls `left`
    QString other{};       ///< a third answer behind the two
    std::function<void()> otherwise{};
    std::function<void()> left{};
    /// Commands that are offered as buttons. The message stays when one is used. They must outlive it.
    std::vector<QAction*> actions{};
    bool hasKeys = false; ///< F8 agrees and F9 declines, from anywhere in the window

    bool isSpoken = false;                 ///< already told to screen readers by the board
    QString detail{};                      ///< behind the text; may change often and is not announced
    std::optional<Page> page{};            ///< shown only on this page
    std::chrono::milliseconds duration{0}; ///< removed after it was shown this long; 0 for never
    bool isClosable = false;               ///< has a button to close it instead of answers

    [[nodiscard]] bool hasButtons() const
    {
        return isClosable || !agree.isEmpty() || !decline.isEmpty() || !other.isEmpty();
    }
    /// Whether it has no buttons and disappears after a time.
    [[nodiscard]] bool isPassing() const { return duration.count() > 0 && !hasButtons() && actions.empty(); }
    /// Whether there is something to decide.
    [[nodiscard]] bool isQuestion() const { return hasButtons() && !isClosable; }
    [[nodiscard]] Rank rank() const;
    /// Whether this and another message show the same.
    [[nodiscard]] bool looksLike(const Message& message) const;
};

} // namespace qipan::ui
