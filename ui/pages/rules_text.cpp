#include "ui/pages/rules_text.h"

#include "ui/base/texts.h"

#include <QCoreApplication>
#include <span>

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
         QT_TR_NOOP("A rectangle of tiles with an even number of cells, from 4 × 4 to 30 × 20; every picture lies "
                    "on it an even number of times.")},
        {QT_TR_NOOP("Pieces"),
         QT_TR_NOOP("Picture tiles; what they show is a setting: pictures, the same in high contrast, mahjong tiles, "
                    "symbols, emoji, or your own pictures from a folder.")},
        {QT_TR_NOOP("Joining"),
         QT_TR_NOOP("Two tiles go when they show the same picture and a line of one, two or three straight "
                    "segments joins them through empty cells; the space around the board counts as empty, unless "
                    "a setting forbids it.")},
        {QT_TR_NOOP("Winning"), QT_TR_NOOP("You have won when all tiles are gone.")},
        {QT_TR_NOOP("Wrong click"),
         QT_TR_NOOP("A click on a different picture, or on an equal one that cannot be joined, moves your "
                    "pick there; a click on an empty cell or outside the board does nothing.")},
    };

    static constexpr Line linkModes[] = {
        {QT_TR_NOOP("Relaxed"),
         QT_TR_NOOP("One board without a clock. When no pair can be joined any more, the program says so and mixes the "
                    "tiles that are left when you ask for it.")},
        {QT_TR_NOOP("Against the clock"),
         QT_TR_NOOP("One board with four seconds for each pair, and never less than forty seconds. Each whole second "
                    "that is left at the end counts 2 points.")},
        {QT_TR_NOOP("Campaign"),
         QT_TR_NOOP("Level after level against the clock, each falling in another way. You begin with three hints and "
                    "three shuffles; each level gives one of both back.")},
        {QT_TR_NOOP("Daily deal"), QT_TR_NOOP("The same board for everybody on one day, without a clock.")},
        {QT_TR_NOOP("Endless"),
         QT_TR_NOOP("Board after board without a clock; hints and shuffles are counted as in the campaign.")},
        {QT_TR_NOOP("Two players"),
         QT_TR_NOOP("By turns on one board. Who takes a pair has its points, and the other one is next; so it is after "
                    "two equal tiles that cannot be joined. There are no combos, and nobody is listed.")},
        {QT_TR_NOOP("Falling"),
         QT_TR_NOOP("When a pair has gone the other tiles stay, or fall in one of twelve ways, each half of the board "
                    "by itself where the name says so. Tiles never fall past a hole of the board.")},
        {QT_TR_NOOP("Points"),
         QT_TR_NOOP("A pair counts 30 points, with one corner 20, with two corners 10. The next pair within four "
                    "seconds counts twice, the one after it three times, up to five times. A hint costs 15 points, "
                    "taking back 10 and what the pair gave, a shuffle 40; a game with such help is listed too, and "
                    "marked.")},
        {QT_TR_NOOP("Deal number"),
         QT_TR_NOOP("Every deal can be finished, and has a number that gives the same board on every machine: copy it "
                    "from the list of scores, and type or paste it where a game is chosen.")},
    };

    static constexpr Line linkControls[] = {
        {QT_TR_NOOP("Click"),
         QT_TR_NOOP("Picks a tile, or joins it with the picked one. A click on the picked tile lets it go.")},
        {QT_TR_NOOP("Ctrl+I"), QT_TR_NOOP("Shows a pair that can be joined, with its path.")},
        {QT_TR_NOOP("Ctrl+D"),
         QT_TR_NOOP("Shows one way to finish the board, pair by pair; a click ends it, and the game is as it was. It "
                    "counts as a hint.")},
        {QT_TR_NOOP("Ctrl+M"), QT_TR_NOOP("Mixes the tiles that are left, when no pair can be joined.")},
        {QT_TR_NOOP("Ctrl+P"),
         QT_TR_NOOP("Covers the board and stops the time until you go on. So does leaving the window, unless a setting "
                    "says otherwise.")},
        {QT_TR_NOOP("Ctrl+Shift+N"), QT_TR_NOOP("Chooses the way to play and the board, or a deal by its number.")},
        {QT_TR_NOOP("Ctrl+Shift+L"), QT_TR_NOOP("Shows the high scores.")},
        {QT_TR_NOOP("F3"), QT_TR_NOOP("After two equal tiles were refused: shows what lies on the way between them.")},
        {QT_TR_NOOP("Right button"), QT_TR_NOOP("While it is held, rings all tiles that equal the one below.")},
        {QT_TR_NOOP("Ctrl+Right"),
         QT_TR_NOOP("Moves the cursor to the next tile that equals the picked one, or the one below the cursor; "
                    "Ctrl+Left to the one before.")},
    };

    static constexpr Line linkMessages[] = {
        {QT_TR_NOOP("Cannot be joined"),
         QT_TR_NOOP("Both tiles show the same picture, but every line between them is blocked or has "
                    "more than two corners.")},
        {QT_TR_NOOP("No pair is left"),
         QT_TR_NOOP("There are tiles, but no two of them can be joined: shuffle, or take something back.")},
        {QT_TR_NOOP("All tiles are gone"), QT_TR_NOOP("You have won. Begin another game when you like.")},
    };

    static constexpr Line gomokuRules[] = {
        {QT_TR_NOOP("Board"),
         QT_TR_NOOP("15 × 15 lines, or 19 × 19 or 20 × 20; renju is played on 15 × 15. Stones are placed on the "
                    "crossings.")},
        {QT_TR_NOOP("Pieces"), QT_TR_NOOP("Black and white stones; black begins.")},
        {QT_TR_NOOP("Placing"),
         QT_TR_NOOP("The players take turns and place one stone on a free crossing, where it stays.")},
        {QT_TR_NOOP("Winning"),
         QT_TR_NOOP("Whoever has five stones of their own in an unbroken row, column or diagonal first wins. "
                    "A full board is a draw. How longer rows count, and whether black is limited, is said by the "
                    "rule.")},
        {QT_TR_NOOP("Freestyle"), QT_TR_NOOP("Five or more in a row win, for both sides.")},
        {QT_TR_NOOP("Standard"),
         QT_TR_NOOP("Exactly five in a row win, for both sides. Six or more, an overline, are nothing.")},
        {QT_TR_NOOP("Renju"),
         QT_TR_NOOP("Black wins with exactly five, white with five or more. Some points are forbidden to black, and "
                    "black loses at once by playing one: an overline, a double four and a double three. A stone that "
                    "makes exactly five wins, whatever else it makes. White is never limited.")},
        {QT_TR_NOOP("Overline"), QT_TR_NOOP("Renju: six or more black stones in a row.")},
        {QT_TR_NOOP("Double four (4-4)"),
         QT_TR_NOOP("Renju: one stone makes two fours or more. A four is a row that one more stone makes exactly "
                    "five. Two fours can lie on one line: three, gap, one, gap, three.")},
        {QT_TR_NOOP("Double three (3-3)"),
         QT_TR_NOOP("Renju: one stone makes two threes or more. A three is a row that one more stone makes a straight "
                    "four: four unbroken stones that can become exactly five at both ends. It counts only where that "
                    "next stone is not forbidden itself and does not make five.")},
        {QT_TR_NOOP("Pro, long pro"),
         QT_TR_NOOP("Opening rules that make black's first stone worth less: it lies on the centre, and black's second "
                    "stone outside the 5 × 5 crossings around it; with long pro outside 7 × 7.")},
        {QT_TR_NOOP("Swap"),
         QT_TR_NOOP(
             "An opening rule: one player places three stones, black, white and black; the other takes a colour. "
             "White moves next.")},
        {QT_TR_NOOP("Swap2"),
         QT_TR_NOOP("As swap, but the other player may also place a white and a black stone more, and the first then "
                    "takes a colour. In these openings nothing is taken back.")},
        {QT_TR_NOOP("Forbidden points"),
         QT_TR_NOOP("In renju a cross marks the points that are forbidden to black now. Hold the pointer over one to "
                    "see why. The View menu hides them.")},
        {QT_TR_NOOP("Wrong click"),
         QT_TR_NOOP("A click on an occupied crossing, outside the board or when it is not your turn does "
                    "nothing but beep, shake the board and say why in the status bar.")},
    };

    static constexpr Line reversiRules[] = {
        {QT_TR_NOOP("Board"), QT_TR_NOOP("8 × 8 cells with two black and two white discs in the middle.")},
        {QT_TR_NOOP("Pieces"), QT_TR_NOOP("64 discs, black on one side and white on the other; black begins.")},
        {QT_TR_NOOP("Placing"),
         QT_TR_NOOP("You place a disc so that it brackets at least one unbroken line of the other side's discs "
                    "between itself and another disc of yours, in any of eight directions; all bracketed discs "
                    "turn over. Who cannot do so passes.")},
        {QT_TR_NOOP("Winning"),
         QT_TR_NOOP("When neither side can move or the board is full, the side with more discs wins.")},
        {QT_TR_NOOP("Wrong click"),
         QT_TR_NOOP("A click on a cell where no disc would turn over, on an occupied cell, outside the board "
                    "or when it is not your turn does nothing but beep, shake the board and say why in the "
                    "status bar.")},
    };

    static constexpr Line turnModes[] = {
        {QT_TR_NOOP("Against the computer"),
         QT_TR_NOOP("Choose the level and who begins in the settings; rock, paper, scissors can "
                    "decide it. Undo takes back until your own last move is off the board.")},
        {QT_TR_NOOP("Beside each other"), QT_TR_NOOP("Two people take turns at this machine.")},
    };

    static constexpr Line networkModes[] = {
        {QT_TR_NOOP("On the local network"),
         QT_TR_NOOP("One player hosts a table; friends find it in the list of tables, or type its address, and join or "
                    "watch. Taking back, a draw, a fresh start and another game are asked for, and the other player "
                    "agrees or refuses. Leaving a running game resigns it; save it to go on with it later.")},
        {QT_TR_NOOP("With a clock"),
         QT_TR_NOOP("Each player has the time that the host has set, and each move adds the increment to it. Whoever "
                    "runs out of time loses.")},
    };

    static constexpr Line gomokuControls[] = {
        {QT_TR_NOOP("Click"), QT_TR_NOOP("Places a stone on the nearest crossing, when the button is let go.")},
    };

    static constexpr Line gomokuHelp[] = {
        {QT_TR_NOOP("Hint"),
         QT_TR_NOOP(
             "Ctrl+I rings a good move and says why in the status bar: what it makes, what it stops, or what the "
             "other side threatens. Where a win is forced, its moves are numbered on the board.")},
        {QT_TR_NOOP("Threats"),
         QT_TR_NOOP("When View, Threats is on, a diamond marks a point where a side can make five, and a triangle one "
                    "where it can make an open four or two fours. Black's marks are dark, white's are light. A win by "
                    "fours of the side to move is numbered. Hold the pointer over a mark to read it. Those who play on "
                    "the network have neither hints nor marks.")},
    };

    static constexpr Line reversiHelp[] = {
        {QT_TR_NOOP("Hint"),
         QT_TR_NOOP(
             "Ctrl+I marks a good move and says in the status bar by how many discs it will win or lose, and what "
             "the next best move would cost.")},
        {QT_TR_NOOP("Analysis"),
         QT_TR_NOOP(
             "Ctrl+Shift+A puts a value on each cell that can be played: by how many discs you come out ahead (+, "
             "the mark points up) or behind (−, it points down). The best is filled. A bold value without a "
             "point, over two lines, is exact: nothing can change it.")},
    };

    static constexpr Line reviewHelp[] = {
        {QT_TR_NOOP("The whole game"),
         QT_TR_NOOP(
             "F7 analyses every position of the game and draws a graph: black's lead goes up, white's down, what "
             "is exact is thick. Triangles mark the biggest mistakes, black's dark and pointing down, white's "
             "light and pointing up; they are listed below. A click shows the position, and so do the arrow "
             "keys. Those who play on the network have it after the game.")},
    };

    static constexpr Line reversiControls[] = {
        {QT_TR_NOOP("Left button"),
         QT_TR_NOOP("Plays for the side to move; with strict mouse buttons it plays black only.")},
        {QT_TR_NOOP("Middle button"),
         QT_TR_NOOP("The computer takes white, at once if it is white's turn; once more gives white back to "
                    "a person.")},
        {QT_TR_NOOP("Right button"),
         QT_TR_NOOP("Gives white back to a person; with strict mouse buttons it plays white.")},
        {QT_TR_NOOP("Enter"), QT_TR_NOOP("Begins another game when one is over.")},
    };

    static constexpr Line turnControls[] = {
        {QT_TR_NOOP("Page Up"),
         QT_TR_NOOP("Looks back by a move, Page Down on again; with Ctrl to the first or the latest position. So does "
                    "the list of moves.")},
        {QT_TR_NOOP("Space"), QT_TR_NOOP("Plays the moves of a record one after the other, and stops.")},
        {QT_TR_NOOP("Alt+arrows"),
         QT_TR_NOOP("Go through a record: right and left a move on and back, up and down to the variation before and "
                    "the one after.")},
        {QT_TR_NOOP("Alt+1"),
         QT_TR_NOOP("Marks a cell of a record, as do Alt+2 to Alt+6; Alt+0 takes the mark away. The right button "
                    "and the menu key open a list of them.")},
    };

    static constexpr Line commonControls[] = {
        {QT_TR_NOOP("Arrows"), QT_TR_NOOP("Move the cursor on the board; Enter or Space plays there.")},
        {QT_TR_NOOP("Letters, digits"), QT_TR_NOOP("Jump to the column or row of that name.")},
        {QT_TR_NOOP("Ctrl+N"), QT_TR_NOOP("Begins another game.")},
        {QT_TR_NOOP("F1"), QT_TR_NOOP("Starts afresh; in a game on the network it asks the other player.")},
        {QT_TR_NOOP("F2"), QT_TR_NOOP("Opens and closes this page.")},
        {QT_TR_NOOP("Ctrl+Z"), QT_TR_NOOP("Takes back; Ctrl+Shift+Z plays again what was taken back.")},
        {QT_TR_NOOP("Ctrl+G"), QT_TR_NOOP("Proposes another game to the other player on the network.")},
        {QT_TR_NOOP("Ctrl+H"), QT_TR_NOOP("Shows the history of all games, Ctrl+T their statistics.")},
        {QT_TR_NOOP("F4"), QT_TR_NOOP("Opens the book, Shift+F3 the puzzles.")},
        {QT_TR_NOOP("F7"),
         QT_TR_NOOP("Analyses the whole game; Shift+F7 shows the moves that decided it as pages of the book.")},
        {QT_TR_NOOP("F8, F9"), QT_TR_NOOP("Agree to or refuse what the other player asks.")},
        {QT_TR_NOOP("Ctrl+O"),
         QT_TR_NOOP("Opens games from a file; so does dropping one on the window. Ctrl+S saves what is shown, Ctrl+C "
                    "copies its moves, and Ctrl+V opens what was copied elsewhere.")},
        {QT_TR_NOOP("F11"), QT_TR_NOOP("Uses the whole screen.")},
        {QT_TR_NOOP("Tab"),
         QT_TR_NOOP("Goes on to the next button or list; Alt with an underlined letter presses a button or opens a "
                    "menu.")},
    };

    static constexpr Line turnMessages[] = {
        {QT_TR_NOOP("It is not your turn"),
         QT_TR_NOOP("The other side is to move, or thinks, or a question waits for an answer.")},
        {QT_TR_NOOP("Crossing or cell taken"), QT_TR_NOOP("A stone or disc lies there already.")},
        {QT_TR_NOOP("The game is over"), QT_TR_NOOP("The final board stays until you begin another game.")},
    };

    static constexpr Line gomokuMessages[] = {
        {QT_TR_NOOP("Waiting for the answer"),
         QT_TR_NOOP("You have asked the other player for something; you cannot play until they "
                    "answer or play on.")},
        {QT_TR_NOOP("Refused"), QT_TR_NOOP("The other player does not agree; the game goes on.")},
        {QT_TR_NOOP("Crossed"),
         QT_TR_NOOP("Both asked for something at the same time; the host's question comes first.")},
        {QT_TR_NOOP("Too late"), QT_TR_NOOP("A move was played while you asked. Ask again if you still want to.")},
        {QT_TR_NOOP("The connection is lost"),
         QT_TR_NOOP("The game waits and goes on where it stood when the other side is back. If it does not come back, "
                    "the game is kept as unfinished, without a result.")},
    };

    static constexpr Line reversiMessages[] = {
        {QT_TR_NOOP("Black passes, white passes"),
         QT_TR_NOOP("That side cannot turn over any disc and the other one plays again.")},
        {QT_TR_NOOP("Nothing would turn over"), QT_TR_NOOP("A disc there brackets no disc of the other side.")},
    };
};

QString heading(const QString& text)
{
    return u"<h3>"_qs + text.toHtmlEscaped() + u"</h3>";
}

/// Returns lines as a table of two columns.
QString table(std::initializer_list<std::span<const Line>> groups)
{
    QString html = u"<table cellspacing='0' cellpadding='5' width='100%'>"_qs;
    for (const auto& group : groups) {
        for (const Line& line : group) {
            html += u"<tr><td width='24%'><b>"_qs + Rules::tr(line.about).toHtmlEscaped() + u"</b></td><td>"
                + Rules::tr(line.words).toHtmlEscaped() + u"</td></tr>";
        }
    }
    return html + u"</table>";
}

} // namespace

QString rulesHtml(const QString& key)
{
    const auto page = [&](std::span<const Line> rules, const QString& gameModes, const QString& controls,
                          const QString& messages) -> QString {
        return u"<h2>"_qs + gameName(key).toHtmlEscaped() + u"</h2>" + heading(Rules::tr("Rules")) + table({rules})
            + heading(Rules::tr("Ways to play")) + gameModes + heading(Rules::tr("Mouse and keys")) + controls
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
