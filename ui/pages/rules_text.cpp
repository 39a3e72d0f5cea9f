#include "ui/pages/rules_text.h"

#include "ui/texts.h"

#include <QCoreApplication>
#include <span>

namespace qipan::ui {
namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("qipan::ui::Rules", text)

/// A line: what it is about, and what is said of it.
struct Line {
    const char* about;
    const char* words;
};

constexpr Line linkRules[] = {
    {TEXT("Board"),
     TEXT("A rectangle of tiles with an even number of cells, from 4 × 4 to 30 × 20; every picture lies "
          "on it an even number of times.")},
    {TEXT("Pieces"), TEXT("Picture tiles, told apart by shape, filling and color.")},
    {TEXT("Joining"),
     TEXT("Two tiles go when they show the same picture and a line of one, two or three straight "
          "segments joins them through empty cells; the space around the board counts as empty, unless "
          "a setting forbids it.")},
    {TEXT("Winning"), TEXT("You have won when all tiles are gone.")},
    {TEXT("Wrong click"),
     TEXT("A click on a different picture, or on an equal one that cannot be joined, moves your "
          "pick there; a click on an empty cell or outside the board does nothing.")},
};

constexpr Line linkWays[] = {
    {TEXT("Alone"),
     TEXT("You clear the board by yourself. When no pair can be joined any more, the program says so and "
          "mixes the tiles that are left when you ask for it.")},
};

constexpr Line linkControls[] = {
    {TEXT("Click"), TEXT("Picks a tile, or joins it with the picked one. A click on the picked tile lets it go.")},
    {TEXT("Ctrl+I"), TEXT("Shows a pair that can be joined, with its path.")},
    {TEXT("Ctrl+M"), TEXT("Mixes the tiles that are left, when no pair can be joined.")},
    {TEXT("Ctrl+P"), TEXT("Covers the board until you go on.")},
};

constexpr Line linkMessages[] = {
    {TEXT("Cannot be joined"),
     TEXT("Both tiles show the same picture, but every line between them is blocked or has "
          "more than two corners.")},
    {TEXT("No pair is left"),
     TEXT("There are tiles, but no two of them can be joined: shuffle, or take something back.")},
    {TEXT("All tiles are gone"), TEXT("You have won. Begin another game when you like.")},
};

constexpr Line gomokuRules[] = {
    {TEXT("Board"), TEXT("15 × 15 lines, or 19 × 19 or 20 × 20; stones are placed on the crossings.")},
    {TEXT("Pieces"), TEXT("Black and white stones; black begins.")},
    {TEXT("Placing"), TEXT("The players take turns and place one stone on a free crossing, where it stays.")},
    {TEXT("Winning"),
     TEXT("Whoever has five stones of their own in an unbroken row, column or diagonal first wins; in "
          "the freestyle rule more than five win as well, in the standard rule exactly five are needed. "
          "A full board is a draw.")},
    {TEXT("Wrong click"),
     TEXT("A click on an occupied crossing, outside the board or when it is not your turn does "
          "nothing but beep, shake the board and say why in the status bar.")},
};

constexpr Line reversiRules[] = {
    {TEXT("Board"), TEXT("8 × 8 cells with two black and two white discs in the middle.")},
    {TEXT("Pieces"), TEXT("64 discs, black on one side and white on the other; black begins.")},
    {TEXT("Placing"),
     TEXT("You place a disc so that it brackets at least one unbroken line of the other side's discs "
          "between itself and another disc of yours, in any of eight directions; all bracketed discs "
          "turn over. Who cannot do so passes.")},
    {TEXT("Winning"), TEXT("When neither side can move or the board is full, the side with more discs wins.")},
    {TEXT("Wrong click"),
     TEXT("A click on a cell where no disc would turn over, on an occupied cell, outside the board "
          "or when it is not your turn does nothing but beep, shake the board and say why in the "
          "status bar.")},
};

constexpr Line turnWays[] = {
    {TEXT("Against the computer"),
     TEXT("Choose the level and who begins in the settings; rock, paper, scissors can "
          "decide it. Undo takes back until your own last move is off the board.")},
    {TEXT("Beside each other"), TEXT("Two people take turns at this machine.")},
};

constexpr Line networkWays[] = {
    {TEXT("On the local network"),
     TEXT(
         "One player hosts a table, the other joins it by the address shown there. Taking back, a draw, a fresh start "
         "and another game are asked for, and the other player agrees or refuses. Leaving a running game resigns it.")},
};

constexpr Line gomokuControls[] = {
    {TEXT("Click"), TEXT("Places a stone on the nearest crossing, when the button is let go.")},
};

constexpr Line reversiControls[] = {
    {TEXT("Left button"), TEXT("Plays for the side to move; with strict mouse buttons it plays black only.")},
    {TEXT("Middle button"),
     TEXT("The computer takes white, at once if it is white's turn; once more gives white back to "
          "a person.")},
    {TEXT("Right button"), TEXT("Gives white back to a person; with strict mouse buttons it plays white.")},
    {TEXT("Enter"), TEXT("Begins another game when one is over.")},
};

constexpr Line commonControls[] = {
    {TEXT("Arrows"), TEXT("Move the cursor on the board; Enter or Space plays there.")},
    {TEXT("Letters, digits"), TEXT("Jump to the column or row of that name.")},
    {TEXT("Ctrl+N"), TEXT("Begins another game.")},
    {TEXT("F1"), TEXT("Starts afresh; in a game on the network it asks the other player.")},
    {TEXT("F2"), TEXT("Opens and closes this page.")},
    {TEXT("Ctrl+Z"), TEXT("Takes back; Ctrl+Shift+Z plays again what was taken back.")},
    {TEXT("F8, F9"), TEXT("Agree to or refuse what the other player asks.")},
    {TEXT("F11"), TEXT("Uses the whole screen.")},
    {TEXT("Tab"),
     TEXT("Goes on to the next button or list; Alt with an underlined letter presses a button or opens a "
          "menu.")},
};

constexpr Line turnMessages[] = {
    {TEXT("It is not your turn"), TEXT("The other side is to move, or thinks, or a question waits for an answer.")},
    {TEXT("Crossing or cell taken"), TEXT("A stone or disc lies there already.")},
    {TEXT("The game is over"), TEXT("The final board stays until you begin another game.")},
};

constexpr Line gomokuMessages[] = {
    {TEXT("Waiting for the answer"),
     TEXT("You have asked the other player for something; you cannot play until they "
          "answer or play on.")},
    {TEXT("Refused"), TEXT("The other player does not agree; the game goes on.")},
    {TEXT("Crossed"), TEXT("Both asked for something at the same time; the host's question comes first.")},
    {TEXT("Too late"), TEXT("A move was played while you asked. Ask again if you still want to.")},
    {TEXT("The connection is lost"),
     TEXT("The other side has not been heard of for a while; the game has ended without "
          "a result.")},
};

constexpr Line reversiMessages[] = {
    {TEXT("Black passes, white passes"), TEXT("That side cannot turn over any disc and the other one plays again.")},
    {TEXT("Nothing would turn over"), TEXT("A disc there brackets no disc of the other side.")},
};

QString translated(const char* text)
{
    return QCoreApplication::translate("qipan::ui::Rules", text);
}

QString heading(const char* text)
{
    return u"<h3>"_qs + translated(text).toHtmlEscaped() + u"</h3>";
}

/// Lines as a table of two columns.
QString table(std::initializer_list<std::span<const Line>> groups)
{
    QString html = u"<table cellspacing='0' cellpadding='5' width='100%'>"_qs;
    for (const auto& group : groups) {
        for (const Line& line : group) {
            html += u"<tr><td width='24%'><b>"_qs + translated(line.about).toHtmlEscaped() + u"</b></td><td>"
                + translated(line.words).toHtmlEscaped() + u"</td></tr>";
        }
    }
    return html + u"</table>";
}

} // namespace

QString rulesHtml(const QString& key)
{
    const auto page = [&](std::span<const Line> rules, const QString& ways, const QString& controls,
                          const QString& messages) -> QString {
        return u"<h2>"_qs + gameName(key).toHtmlEscaped() + u"</h2>" + heading(TEXT("Rules")) + table({rules})
            + heading(TEXT("Ways to play")) + ways + heading(TEXT("Mouse and keys")) + controls
            + heading(TEXT("What messages mean")) + messages;
    };
    if (key == linkKey)
        return page(linkRules, table({linkWays}), table({linkControls, commonControls}), table({linkMessages}));
    if (key == u"gomoku") {
        return page(gomokuRules, table({turnWays, networkWays}), table({gomokuControls, commonControls}),
                    table({turnMessages, gomokuMessages}));
    }
    if (key == u"reversi") {
        return page(reversiRules, table({turnWays}), table({reversiControls, commonControls}),
                    table({turnMessages, reversiMessages}));
    }
    return {};
}

} // namespace qipan::ui
