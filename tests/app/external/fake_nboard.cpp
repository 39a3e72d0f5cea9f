// SPDX-License-Identifier: GPL-3.0-or-later
// An NBoard engine that misbehaves according to its first argument; "good", and modes that differ only in their output
// format, play the first legal move, row by row. Uses none of the project's libraries, like a foreign program.
#include "tests/app/external/misbehaviour.h"

#include <array>
#include <chrono>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace std::chrono_literals;
using qipan::tests::misbehaves;

std::string mode;
std::string depth = "0";
std::string movetime = "0";
int goes = 0; // since its start
bool isThinking = false;

/// A board in the letters of GGF.
struct Board {
    std::array<std::string, 8> rows;
    char side = '*';

    [[nodiscard]] char other() const { return side == '*' ? 'O' : '*'; }
    [[nodiscard]] char at(int x, int y) const
    {
        return x < 0 || y < 0 || x > 7 || y > 7 ? ' ' : rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    }
    /// The number of discs flipped from a cell in one direction.
    [[nodiscard]] int run(int x, int y, int dx, int dy) const
    {
        int length = 0;
        while (at(x + (length + 1) * dx, y + (length + 1) * dy) == other())
            ++length;
        return at(x + (length + 1) * dx, y + (length + 1) * dy) == side ? length : 0;
    }
    /// The number of discs that a move flips; 0 if it is illegal. With `play` they are flipped.
    int move(int x, int y, bool play)
    {
        if (at(x, y) != '-')
            return 0;
        int flips = 0;
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const int length = dx == 0 && dy == 0 ? 0 : run(x, y, dx, dy);
                flips += length;
                for (int i = 0; play && i <= length; ++i)
                    rows[static_cast<std::size_t>(y + i * dy)][static_cast<std::size_t>(x + i * dx)] = side;
            }
        }
        if (play)
            side = other();
        return flips;
    }
};
Board board;

void say(const std::string& line)
{
    std::cout << line << std::endl;
}

std::vector<std::string> legalMoves()
{
    std::vector<std::string> names;
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            if (board.move(x, y, false) > 0)
                names.push_back({static_cast<char>('A' + x), static_cast<char>('1' + y)});
        }
    }
    return names;
}

void setGame(const std::string& ggf)
{
    std::size_t at = ggf.find("BO[8 ") + 5;
    for (std::string& row : board.rows) {
        row = ggf.substr(at, 8);
        at += 8;
    }
    board.side = ggf[at + 1];
    for (at = ggf.find(']', at); ggf[at + 1] != ';'; at = ggf.find(']', at + 1)) {
        board.side = ggf[at + 1] == 'B' ? '*' : 'O'; // "B[F5]"
        if (ggf.compare(at + 3, 2, "PA") == 0)
            board.side = board.other();
        else
            board.move(ggf[at + 3] - 'A', ggf[at + 4] - '1', true);
    }
}

std::string lower(std::string text)
{
    for (char& letter : text)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return text;
}

/// The same move in a random notation.
std::string written(const std::string& move)
{
    if (mode == "bare")
        return move;
    if (mode == "blanks")
        return lower(move) + " -1.25 0.0";
    if (mode == "fractions")
        return move + "/+1.250/0.00034";
    if (mode == "evalless")
        return move + "//0.5";
    if (mode == "tells-depth")
        return move + '/' + depth;
    if (mode == "tells-time")
        return move + '/' + std::to_string(std::stoi(movetime) / 1000);
    return move + "/1.25/0.01";
}

void sendMove()
{
    isThinking = false;
    say("nodestats " + std::to_string(goes) + " 0.01");
    say("=== " + written(legalMoves().front()));
}

void go()
{
    ++goes;
    if (misbehaves(mode, "status this is line after line\n"))
        return;
    const std::vector<std::string> moves = legalMoves();
    if (mode == "illegal")
        return say("=== " + std::string{moves.front() == "A1" ? "A8" : "A1"} + "/64.0/0.1");
    if (mode == "outside")
        return say("=== Z9");
    if (mode == "passes")
        return say("=== PA/0.0/0.1");
    if (mode == "pass-word")
        return say("=== PASS");
    if (mode == "waits" || mode == "pongs") {
        isThinking = true;
        say("search " + moves.back() + " +3.00 0 9");
        return;
    }
    if (mode == "stubborn" || mode == "hangs") {
        if (mode == "stubborn") {
            say("nodestats " + std::to_string(goes) + " 0.01");
            say("search " + moves.back() + " +3.00 0 9");
        }
        for (;;)
            std::this_thread::sleep_for(1s);
    }
    if (mode == "good")
        say("search " + moves.front() + "-PASS +1.25 0 3 and so on");
    sendMove();
    if (mode == "restless")
        say("=== A1/0.0/0.0");
}

/// Reports two depths, with a move that is not among the best in the end.
void hint()
{
    if (misbehaves(mode, "search D3 1 0 1\n"))
        return;
    const std::vector<std::string> moves = legalMoves();
    say("status Analyzing");
    say("search " + moves[0] + " +2.00 0 1");
    say("search " + moves[1] + " +1.00 0 1");
    say("nodestats 700 0.02");
    say("search " + moves[0] + " -2.00 0 100%W");
    say("search " + moves[1] + " -4.00 0 100%");
    say("search " + moves[2] + " +6.00 0 100%");
    if (mode == "good")
        say("status"); // other modes do not report their end
}

void set(const std::string& line)
{
    if (line.rfind("set game ", 0) == 0)
        setGame(line);
    if (line.rfind("set movetime ", 0) == 0)
        movetime = line.substr(13);
    if (line.rfind("set depth ", 0) != 0)
        return;
    depth = line.substr(10);
    say("---- Heights ----\nmidgame: " + depth + "\n");
    if (mode != "nameless")
        say("set myname Fake " + depth);
}

void answerPing(const std::string& line)
{
    if (mode == "mute")
        return;
    for (int i = 0; mode == "babble" && i < 600; ++i)
        say("hello");
    if (isThinking && mode == "waits")
        sendMove();
    isThinking = false;
    say("pong " + line.substr(5));
}

} // namespace

int main(int argc, char* argv[])
{
    mode = argc > 1 ? argv[1] : "good";
    if (mode == "stillborn")
        return 1;
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (line == "go")
            go();
        else if (line.rfind("hint", 0) == 0)
            hint();
        else if (line.rfind("set ", 0) == 0)
            set(line);
        else if (line.rfind("ping ", 0) == 0)
            answerPing(line);
        else if (line == "quit")
            break;
    }
    return 0;
}
