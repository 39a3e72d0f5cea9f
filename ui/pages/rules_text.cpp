// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rules_text.h"

#include "ui/base/shortcuts.h"
#include "ui/base/texts.h"

#include <QCoreApplication>
#include <span>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// A line: a term and its explanation.
struct Line {
    const char* about;
    const char* words;
};

/// The texts of the page. A class, so that lupdate finds the texts and their context.
struct Rules {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::Rules)

public:
    static constexpr Line linkRules[] = {
        {QT_TR_NOOP("Board"),
         QT_TR_NOOP("A rectangle of 4 × 4 to 30 × 20 cells. The number of cells is even, and so is the number of tiles "
                    "with the same picture.")},
        {QT_TR_NOOP("Pieces"),
         QT_TR_NOOP("Tiles with pictures. A setting chooses pictures, high contrast, mahjong tiles, symbols, emoji or "
                    "your own pictures from a folder.")},
        {QT_TR_NOOP("Connecting"),
         QT_TR_NOOP(
             "Two tiles with the same picture are removed if a path of at most three straight segments connects them "
             "through empty cells. The space around the board counts as empty unless a setting forbids it.")},
        {QT_TR_NOOP("Winning"), QT_TR_NOOP("You win when all tiles are removed.")},
        {QT_TR_NOOP("Invalid moves"),
         QT_TR_NOOP("If the second tile has a different picture or cannot be connected, it becomes the selected one. A "
                    "click on an empty cell or outside the board does nothing.")},
    };

    static constexpr Line linkModes[] = {
        {QT_TR_NOOP("Relaxed"),
         QT_TR_NOOP("One board without a clock. When there are no more moves, the program tells you, and you can "
                    "shuffle the remaining tiles.")},
        {QT_TR_NOOP("Against the clock"),
         QT_TR_NOOP("One board with four seconds per pair, and at least forty seconds, which begin with your first "
                    "selection. Each whole second left at the end scores 2 points.")},
        {QT_TR_NOOP("Campaign"),
         QT_TR_NOOP("Level after level against the clock, each with a different gravity. You start with three hints "
                    "and three shuffles; each level adds one of both. A completed level has a star, another if you "
                    "used no help, and another if half of the time was left. You can begin at any level you have "
                    "reached. Only completed levels count in the high scores.")},
        {QT_TR_NOOP("Today's deal"), QT_TR_NOOP("The same board for everyone on one day, without a clock.")},
        {QT_TR_NOOP("Endless"),
         QT_TR_NOOP("Board after board without a clock. Hints and shuffles are limited as in the campaign.")},
        {QT_TR_NOOP("Two players"),
         QT_TR_NOOP(
             "Two players take turns on one board. Whoever removes a pair scores its points, and the turn ends; it "
             "also ends after two matching tiles that cannot be connected. There are no combos and no high scores.")},
        {QT_TR_NOOP("Gravity"),
         QT_TR_NOOP("When a pair is removed, the other tiles stay or move in one of twelve ways; with some of them, "
                    "each half of the board moves on its own. Tiles never move past a hole in the board.")},
        {QT_TR_NOOP("Score"),
         QT_TR_NOOP("A straight path scores 30 points, one corner 20, two corners 10. The next pair within four "
                    "seconds scores double, the one after it triple, up to five times. A hint costs 15 points, an undo "
                    "10 and the points of the pair, a shuffle 40, even below zero. Games with such help are "
                    "listed with a mark.")},
        {QT_TR_NOOP("Deal number"),
         QT_TR_NOOP("Every deal can be cleared and has a number that gives the same board on every computer. Copy it "
                    "from the high scores, and type or paste it when you choose a mode.")},
        {QT_TR_NOOP("Duel"),
         QT_TR_NOOP(
             "You and the computer, or a friend on the network, have the same deal, each on a board of your own, "
             "and see each other's board small beside it. In a race the first to clear the board wins; ends no "
             "further apart than a tenth of a second are a draw. By points, the most points within a fixed time "
             "win, and a cleared board is dealt again. A hint costs seconds in which you can take no pair; a "
             "board without a pair is shuffled, which costs seconds too.")},
    };

    static constexpr Line linkControls[] = {
        {QT_TR_NOOP("Click"),
         QT_TR_NOOP("Selects a tile, or connects it with the selected one. Another click on the selected tile or Esc "
                    "deselects it.")},
        {QT_TR_NOOP("Ctrl+I"), QT_TR_NOOP("Shows a pair that can be connected, with its path.")},
        {QT_TR_NOOP("Ctrl+D"),
         QT_TR_NOOP("Shows one way to clear the board, pair by pair. A click or Ctrl+D stops it; your game stays as it "
                    "was. It "
                    "counts as a hint.")},
        {QT_TR_NOOP("Ctrl+M"), QT_TR_NOOP("Shuffles the remaining tiles when there are no more moves.")},
        {QT_TR_NOOP("Ctrl+P"),
         QT_TR_NOOP("Hides the board and stops the clock until you continue. So does leaving the window, unless a "
                    "setting says otherwise.")},
        {QT_TR_NOOP("Ctrl+Shift+N"), QT_TR_NOOP("Chooses mode and board, or a deal by its number.")},
        {QT_TR_NOOP("Ctrl+Shift+L"), QT_TR_NOOP("Shows the high scores.")},
        {QT_TR_NOOP("F3"),
         QT_TR_NOOP("After two matching tiles did not connect: shows what blocks the path between them.")},
        {QT_TR_NOOP("Right button"), QT_TR_NOOP("While held, circles all tiles that match the one under the pointer.")},
        {QT_TR_NOOP("Ctrl+Right"),
         QT_TR_NOOP("Moves the cursor to the next tile that matches the selected one, or the one under the cursor; "
                    "Ctrl+Left to the previous one.")},
        {QT_TR_NOOP("Ctrl+Shift+G"),
         QT_TR_NOOP("Tells a screen reader where the tiles are that match the selected one, or the one under the "
                    "cursor.")},
        {QT_TR_NOOP("Ctrl+Shift+PgDown"),
         QT_TR_NOOP("Asks for a hint, which costs the same as by Ctrl+I. While a hint is shown, this moves the cursor "
                    "between its tiles.")},
    };

    static constexpr Line linkMessages[] = {
        {QT_TR_NOOP("Cannot be connected"),
         QT_TR_NOOP(
             "Both tiles have the same picture, but every path between them is blocked or has more than two corners.")},
        {QT_TR_NOOP("No more moves"),
         QT_TR_NOOP("Tiles are left, but no two of them can be connected: shuffle or undo.")},
        {QT_TR_NOOP("Board cleared"), QT_TR_NOOP("You have won. Start a new game when you like.")},
    };

    static constexpr Line gomokuRules[] = {
        {QT_TR_NOOP("Board"),
         QT_TR_NOOP("15 × 15 lines, or 19 × 19 or 20 × 20. Renju is played on 15 × 15. Stones are placed on the points "
                    "where lines cross.")},
        {QT_TR_NOOP("Pieces"), QT_TR_NOOP("Black and white stones. Black moves first.")},
        {QT_TR_NOOP("Placing"),
         QT_TR_NOOP("The players take turns placing one stone on an empty point, where it stays.")},
        {QT_TR_NOOP("Winning"),
         QT_TR_NOOP("The first player with five stones in an unbroken row, column or diagonal wins. A full board is a "
                    "draw. The rule decides whether longer rows count and whether Black is restricted.")},
        {QT_TR_NOOP("Freestyle"), QT_TR_NOOP("Five or more in a row wins, for both sides.")},
        {QT_TR_NOOP("Standard"),
         QT_TR_NOOP("Exactly five in a row wins, for both sides. An overline, six or more, does not count.")},
        {QT_TR_NOOP("Renju"),
         QT_TR_NOOP("Black wins with exactly five, White with five or more. Some points are forbidden for Black, who "
                    "loses at once by playing there: overline, double four and double three. A stone that makes "
                    "exactly five always wins. White is not restricted.")},
        {QT_TR_NOOP("Overline"), QT_TR_NOOP("Renju: six or more black stones in a row.")},
        {QT_TR_NOOP("Double four (4-4)"),
         QT_TR_NOOP("Renju: one stone makes two or more fours. A four is a row that one more stone turns into exactly "
                    "five. Two fours can be on one line: three, gap, one, gap, three.")},
        {QT_TR_NOOP("Double three (3-3)"),
         QT_TR_NOOP("Renju: one stone makes two or more threes. A three is a row that one more stone turns into an "
                    "open four: four unbroken stones that can become exactly five at both ends. It counts only if that "
                    "stone is not forbidden and does not make five.")},
        {QT_TR_NOOP("Pro, long pro"),
         QT_TR_NOOP("Opening rules that reduce Black's advantage: Black's first stone goes in the centre and Black's "
                    "second stone outside the central 5 × 5 square, with long pro outside 7 × 7.")},
        {QT_TR_NOOP("Swap"),
         QT_TR_NOOP("An opening rule: one player places three stones, black, white and black; the other chooses a "
                    "colour. White moves next.")},
        {QT_TR_NOOP("Swap2"),
         QT_TR_NOOP("As swap, but the other player may instead place a white and a black stone, and the first player "
                    "then chooses a colour. Stones are taken back until the choice; on the network these openings "
                    "allow no takebacks.")},
        {QT_TR_NOOP("Forbidden points"),
         QT_TR_NOOP("In renju a cross marks each point that is forbidden for Black now. Point at one to see why. The "
                    "View menu hides the crosses.")},
        {QT_TR_NOOP("Invalid moves"),
         QT_TR_NOOP("A click on an occupied point, outside the board or when it is not your turn places nothing. The "
                    "program can make a sound, shake the board and give the reason in the status bar.")},
    };

    static constexpr Line reversiRules[] = {
        {QT_TR_NOOP("Board"), QT_TR_NOOP("8 × 8 squares with two black and two white discs in the middle.")},
        {QT_TR_NOOP("Pieces"), QT_TR_NOOP("64 discs, black on one side and white on the other. Black moves first.")},
        {QT_TR_NOOP("Placing"),
         QT_TR_NOOP("Place a disc so that it brackets at least one unbroken line of the opponent's discs between "
                    "itself and another disc of yours, in any of eight directions. All bracketed discs are flipped. A "
                    "player who cannot move passes.")},
        {QT_TR_NOOP("Winning"),
         QT_TR_NOOP("When neither side can move or the board is full, the side with more discs wins. Squares that stay "
                    "empty count for the winner.")},
        {QT_TR_NOOP("Invalid moves"),
         QT_TR_NOOP(
             "A click on a square where no disc would be flipped, on an occupied square, outside the board or "
             "when it is not your turn places nothing. The program can make a sound, shake the board and give the "
             "reason in the status bar.")},
    };

    static constexpr Line turnModes[] = {
        {QT_TR_NOOP("Against the computer"),
         QT_TR_NOOP("New game lets you choose the level and who plays black; rock, paper, scissors can decide it. Undo "
                    "also takes back the computer's reply, so that you are to move again.")},
        {QT_TR_NOOP("Two people at one computer"), QT_TR_NOOP("Two people take turns at this computer.")},
    };

    static constexpr Line networkModes[] = {
        {QT_TR_NOOP("On the local network"),
         QT_TR_NOOP("One player hosts a table. Friends find it in the list of tables or enter its address, and join or "
                    "watch. Takebacks, draws, restarts and rematches are requests that your opponent accepts or "
                    "declines. If you leave a running game, you resign it; save it to continue later.")},
        {QT_TR_NOOP("With a clock"),
         QT_TR_NOOP("Each player has the time set by the host, and each move adds the increment. A player whose time "
                    "runs out loses.")},
    };

    static constexpr Line gomokuControls[] = {
        {QT_TR_NOOP("Click"), QT_TR_NOOP("Places a stone on the nearest point when you release the button.")},
        {QT_TR_NOOP("Ctrl+Shift+G"),
         QT_TR_NOOP("Tells a screen reader the next stone of each side in the eight directions from the cursor.")},
    };

    static constexpr Line gomokuHelp[] = {
        {QT_TR_NOOP("Hint"),
         QT_TR_NOOP("Ctrl+I circles a good move and gives the reason in the status bar: what it makes, what it stops "
                    "or what the opponent threatens. The moves of a forced win are numbered on the board.")},
        {QT_TR_NOOP("Threats"),
         QT_TR_NOOP("With View ▸ Threats, a diamond marks a point where a side can make five, a triangle one where it "
                    "can make an open four or two fours. Black's marks are dark, White's are light. The moves of a win "
                    "by fours of the side to move are numbered. Point at a mark to read what it means. Players in a "
                    "network game have neither hints nor marks.")},
    };

    static constexpr Line reversiHelp[] = {
        {QT_TR_NOOP("Hint"),
         QT_TR_NOOP("Ctrl+I marks a good move and shows in the status bar by how many discs it wins or loses and what "
                    "the next best move costs.")},
        {QT_TR_NOOP("Analysis"),
         QT_TR_NOOP("Ctrl+Shift+A shows a value on each legal move: by how many discs you will be ahead (+, the mark "
                    "points up) or behind (−, it points down). The best move is filled. A bold whole number with a "
                    "double underline is exact.")},
    };

    static constexpr Line reviewHelp[] = {
        {QT_TR_NOOP("Analyse game"),
         QT_TR_NOOP("F7 analyses every position of the game and draws a graph: Black's lead goes up, White's down, "
                    "exact values are thick. Triangles mark the biggest mistakes: Black's are dark and point down, "
                    "White's are light and point up. They are also listed below. Click one, or use the arrow keys, to "
                    "see the position. In a network game this is available after the game.")},
    };

    static constexpr Line reversiControls[] = {
        {QT_TR_NOOP("Left button"),
         QT_TR_NOOP("Plays for the side to move. With strict mouse buttons it plays only black.")},
        {QT_TR_NOOP("Middle button"),
         QT_TR_NOOP("The computer takes over white and moves at once if it is White's turn. Another click gives white "
                    "back to a person.")},
        {QT_TR_NOOP("Right button"),
         QT_TR_NOOP("Gives white back to a person. With strict mouse buttons it plays white.")},
        {QT_TR_NOOP("Enter"), QT_TR_NOOP("Starts a new game when the last one is over.")},
        {QT_TR_NOOP("Ctrl+Shift+G"), QT_TR_NOOP("Tells a screen reader what a move at the cursor would turn.")},
        {QT_TR_NOOP("Ctrl+Shift+PgDown"),
         QT_TR_NOOP("Moves the cursor to the next legal move and tells a screen reader what it would turn; "
                    "Ctrl+Shift+PgUp to the previous one.")},
    };

    static constexpr Line turnControls[] = {
        {QT_TR_NOOP("Page Up"),
         QT_TR_NOOP("Shows the previous move, Page Down the next one; with Ctrl the first or the latest position. The "
                    "list of moves does the same.")},
        {QT_TR_NOOP("Ctrl+Shift+T"),
         QT_TR_NOOP(
             "Tries moves for both sides on the board without changing the game. Afterwards you can keep them in "
             "its record. Not in your own network games.")},
        {QT_TR_NOOP("Ctrl+Shift+O"),
         QT_TR_NOOP("Shows what was played from here in the games of the history, and the list of moves again. Not in "
                    "network games.")},
        {QT_TR_NOOP("Space"), QT_TR_NOOP("Plays the moves of a record, and stops.")},
        {QT_TR_NOOP("Alt+arrows"),
         QT_TR_NOOP("Step through a record: right and left to the next and previous move, up and down to the previous "
                    "and next variation.")},
        {QT_TR_NOOP("Alt+Backspace"), QT_TR_NOOP("Goes back from a variation of a record to the main line.")},
        {QT_TR_NOOP("Alt+1"),
         QT_TR_NOOP("Marks a point or square of a record, as do Alt+2 to Alt+6; Alt+0 removes the mark. The right "
                    "button and the menu key open a list of marks.")},
    };

    static constexpr Line commonControls[] = {
        {QT_TR_NOOP("Arrows"), QT_TR_NOOP("Move the cursor on the board. Enter or Space plays there.")},
        {QT_TR_NOOP("Letters, digits"), QT_TR_NOOP("Jump to that column or row.")},
        {QT_TR_NOOP("Ctrl+N"),
         QT_TR_NOOP(
             "Starts another game with the same settings. Ctrl+Shift+N chooses opponent, level, rules and clock.")},
        {QT_TR_NOOP("F1"), QT_TR_NOOP("Restarts the game. Against another person it asks first.")},
        {QT_TR_NOOP("F2"), QT_TR_NOOP("Opens and closes this page.")},
        {QT_TR_NOOP("Ctrl+Z"), QT_TR_NOOP("Takes back a move. Ctrl+Shift+Z redoes it.")},
        {QT_TR_NOOP("Ctrl+G"), QT_TR_NOOP("Proposes another game to your opponent in a network game.")},
        {QT_TR_NOOP("Ctrl+H"), QT_TR_NOOP("Shows the history. Ctrl+T shows the statistics.")},
        {QT_TR_NOOP("F4"), QT_TR_NOOP("Opens the book. Shift+F3 opens the puzzles.")},
        {QT_TR_NOOP("F7"),
         QT_TR_NOOP(
             "Analyses the game, or the selected games of the history. Shift+F7 shows its turning points as pages "
             "of the book.")},
        {QT_TR_NOOP("F8, F9"), QT_TR_NOOP("Accept or decline your opponent's request, or a guest who wants to join.")},
        {QT_TR_NOOP("Ctrl+O"),
         QT_TR_NOOP("Opens games from a file. You can also drop a file on the window. Ctrl+S saves the game, Ctrl+C "
                    "copies its moves, and Ctrl+V opens a game from the clipboard.")},
        {QT_TR_NOOP("F5"),
         QT_TR_NOOP("Tells a screen reader the position: whose turn it is, counts, last move, clocks, pieces and the "
                    "marked threats; in link-match tiles, points and time. Shift+F5 tells only the clocks, and in a "
                    "duel who is ahead.")},
        {QT_TR_NOOP("Ctrl+Shift+Y"),
         QT_TR_NOOP("Tells a screen reader the last announcement again; once more, the one before it.")},
        {QT_TR_NOOP("Ctrl+,"), QT_TR_NOOP("Opens and closes the preferences.")},
        {QT_TR_NOOP("F11"), QT_TR_NOOP("Full screen.")},
        {QT_TR_NOOP("Tab"),
         QT_TR_NOOP(
             "Moves to the next button or list. Alt with an underlined letter presses a button or opens a menu.")},
    };

    static constexpr Line turnMessages[] = {
        {QT_TR_NOOP("It is not your turn"),
         QT_TR_NOOP("Your opponent is to move or thinking, or a question is waiting for an answer.")},
        {QT_TR_NOOP("Occupied point or square"), QT_TR_NOOP("There is already a stone or disc.")},
        {QT_TR_NOOP("The game is over"), QT_TR_NOOP("The final position stays until you start a new game.")},
    };

    static constexpr Line gomokuMessages[] = {
        {QT_TR_NOOP("Waiting for the answer"),
         QT_TR_NOOP(
             "You have asked your opponent for something. You cannot move until your opponent answers or moves.")},
        {QT_TR_NOOP("Declined"), QT_TR_NOOP("Your opponent does not agree. The game continues.")},
        {QT_TR_NOOP("Same time"),
         QT_TR_NOOP("Both players asked for something at the same time. The host's request comes first.")},
        {QT_TR_NOOP("Too late"),
         QT_TR_NOOP("A move was played before your request arrived. Ask again if you still want to.")},
        {QT_TR_NOOP("The connection is lost"),
         QT_TR_NOOP("The game waits and continues when your opponent reconnects. Otherwise it is saved as unfinished, "
                    "without a result.")},
    };

    static constexpr Line reversiMessages[] = {
        {QT_TR_NOOP("Black passes, White passes"),
         QT_TR_NOOP("That side cannot flip any disc, so the other side moves again.")},
        {QT_TR_NOOP("Nothing would be flipped"), QT_TR_NOOP("A disc there brackets no disc of the opponent.")},
    };
};

QString heading(const QString& text)
{
    return u"<h3>"_s + text.toHtmlEscaped() + u"</h3>";
}

/// Returns lines as a table of two columns.
QString table(std::initializer_list<std::span<const Line>> groups)
{
    QString html = u"<table cellspacing='0' cellpadding='5' width='100%'>"_s;
    for (const auto& group : groups) {
        for (const Line& line : group) {
            html += u"<tr><td width='24%'><b>"_s + withSystemKeys(Rules::tr(line.about)).toHtmlEscaped()
                + u"</b></td><td>" + withSystemKeys(Rules::tr(line.words)).toHtmlEscaped() + u"</td></tr>";
        }
    }
    return html + u"</table>";
}

} // namespace

QString rulesHtml(const QString& key)
{
    const auto page = [&](std::span<const Line> rules, const QString& gameModes, const QString& controls,
                          const QString& messages) -> QString {
        return u"<h2>"_s + gameName(key).toHtmlEscaped() + u"</h2>" + heading(Rules::tr("Rules")) + table({rules})
            + heading(Rules::tr("Game modes")) + gameModes + heading(Rules::tr("Mouse and keys")) + controls
            + heading(Rules::tr("What messages mean")) + messages;
    };
    if (key == linkKey)
        return page(Rules::linkRules, table({Rules::linkModes}), table({Rules::linkControls, Rules::commonControls}),
                    table({Rules::linkMessages}));
    if (key == u"gomoku") {
        return page(Rules::gomokuRules,
                    table({Rules::turnModes, Rules::gomokuHelp, Rules::reviewHelp, Rules::networkModes}),
                    table({Rules::gomokuControls, Rules::turnControls, Rules::commonControls}),
                    table({Rules::turnMessages, Rules::gomokuMessages}));
    }
    if (key == u"reversi") {
        return page(Rules::reversiRules,
                    table({Rules::turnModes, Rules::reversiHelp, Rules::reviewHelp, Rules::networkModes}),
                    table({Rules::reversiControls, Rules::turnControls, Rules::commonControls}),
                    table({Rules::turnMessages, Rules::reversiMessages}));
    }
    return {};
}

} // namespace qipan::ui
