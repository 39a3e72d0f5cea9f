// SPDX-License-Identifier: GPL-3.0-or-later
// A Gomocup engine that misbehaves according to its first argument; "good", and modes that differ only once, play the
// first free point. Uses none of the project's libraries, like a foreign program.
#include "tests/app/external/misbehaviour.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#ifndef _WIN32
#include <unistd.h>
#endif

namespace {

using namespace std::chrono_literals;
using qipan::tests::misbehaves;

std::string mode;
int size = 15;
std::set<std::pair<int, int>> stones; // x, y

void say(const std::string& line)
{
    std::cout << line << std::endl;
}

void add(const std::string& field)
{
    std::istringstream text{field};
    int x = 0;
    int y = 0;
    char comma = 0;
    text >> x >> comma >> y;
    stones.insert({x, y});
}

void playFirstFree()
{
    int at = 0;
    while (stones.contains({at % size, at / size}))
        ++at;
    stones.insert({at % size, at / size});
    say("MESSAGE depth 3 ev 12 n 5k pv " + std::to_string(at % size) + ',' + std::to_string(at / size) + " 9,9");
    say(std::to_string(at % size) + ',' + std::to_string(at / size));
}

void think()
{
    if (misbehaves(mode, "MESSAGE this is line after line\n"))
        return;
    if (mode == "garbage")
        return say("I would play in the middle");
    if (mode == "babble") {
        for (int i = 0; i < 100; ++i)
            say("hello");
        return;
    }
    if (mode == "occupied")
        return say(std::to_string(stones.begin()->first) + ',' + std::to_string(stones.begin()->second));
    if (mode == "outside")
        return say("99,-1");
    if (mode == "refuses")
        return say("ERROR renju is not my game");
    if (mode == "suggests") {
        stones.insert({3, 4});
        return say("SUGGEST 3,4");
    }
    playFirstFree();
    if (mode == "restless")
        say("0,0");
}

/// The environment variables, folder and open files beyond the first three that it was started with.
std::string surroundings()
{
    int files = 0;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator{"/proc/self/fd", error})
        files += std::stoi(entry.path().filename().string()) > 3 ? 1 : 0; // the directory listing itself is the fourth
    return "name=\"" + std::string{std::getenv("QIPAN_SECRET") != nullptr ? "leaks" : "clean"} + " "
        + std::to_string(files) + "\", version=\"" + std::filesystem::current_path().string() + "\"";
}

#ifndef _WIN32
/// Starts a process that runs for a minute, whatever ends around it, and returns its id.
std::string offspring()
{
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGTERM, SIG_IGN);
        std::signal(SIGHUP, SIG_IGN);
        std::this_thread::sleep_for(60s);
        std::_Exit(0);
    }
    return "name=\"" + std::to_string(child) + "\"";
}
#endif

std::string aboutMode()
{
#ifndef _WIN32
    if (mode == "breeds")
        return offspring();
#endif
    return mode == "surroundings" ? surroundings() : R"(name="Fake", version="1.5", author="nobody")";
}

void listen()
{
    std::string line;
    bool isListing = false;
    while (std::getline(std::cin, line)) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        const std::string command = line.substr(0, line.find(' '));
        if (isListing && command != "DONE") {
            add(line);
            continue;
        }
        if (command == "START" || command == "RESTART") {
            if (mode == "mute")
                continue;
            if (mode == "refuses-start")
                say("ERROR size is too odd");
            else if (command == "RESTART" && mode == "no-restart")
                say("UNKNOWN");
            else
                say(mode == "banner" ? "Welcome!\nOK" : "OK");
            stones.clear();
            if (command == "START")
                size = std::stoi(line.substr(6));
        } else if (command == "BEGIN") {
            think();
        } else if (command == "TURN") {
            add(line.substr(5));
            think();
        } else if (command == "BOARD") {
            isListing = true;
            stones.clear();
        } else if (command == "DONE") {
            isListing = false;
            think();
        } else if (command == "PLAY") {
            say(line.substr(5));
        } else if (command == "ABOUT") {
            say(aboutMode());
        } else if (command == "END" && mode != "deaf") {
            return;
        }
    }
}

} // namespace

int main(int argc, char* argv[])
{
    mode = argc > 1 ? argv[1] : "good";
    if (mode == "stillborn")
        return 1;
    listen();
    while (mode == "deaf")
        std::this_thread::sleep_for(1s);
    return 0;
}
