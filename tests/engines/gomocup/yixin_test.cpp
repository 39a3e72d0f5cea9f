// SPDX-License-Identifier: GPL-3.0-or-later
// What boards of the Yixin protocol send.
#include "tests/engines/gomocup/talk.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::test;

TEST_CASE("a board of the Yixin protocol is answered from its first line", "[gomocup]")
{
    Talk talk;
    const auto info = talk.send({"info show_detail 0", "yxshowinfo"});
    REQUIRE(info.size() == 2);
    CHECK_THAT(info[0], Catch::Matchers::StartsWith("MESSAGE INFO MAX_THREAD_NUM "));
    CHECK_THAT(info[1], Catch::Matchers::StartsWith("MESSAGE INFO MAX_HASH_SIZE "));
    CHECK(talk.ask({"START 15 15"}) == "OK");
    CHECK(talk.send({"INFO timeout_match 100000000", "INFO time_left 100000000", "INFO timeout_turn 2000000",
                     "INFO max_depth 225", "INFO max_node -1", "INFO caution_factor 1", "INFO thread_num 1",
                     "INFO thread_split_depth 8", "INFO hash_size 65536", "INFO pondering 0", "INFO vcthread 0",
                     "info usedatabase 0", "INFO rule 2"})
              .empty());
    CHECK(talk.ask({"yxhashclear"}) == "MESSAGE The next search begins with empty tables.");
    CHECK(talk.send({"start 15 15", "board", "7,7,2", "done"}) == std::vector<std::string>{"OK", "0,0"});
    CHECK(talk.engine.questions.back().limits.nodes.has_value()); // so the tables are cleared
    CHECK(talk.ask({"turn 8,8"}) == "1,0");
    CHECK_FALSE(talk.engine.questions.back().limits.nodes);
}

TEST_CASE("a command with a list is refused in one line and its list is skipped", "[gomocup]")
{
    for (const std::string name :
         {"yxblock", "yxblockundo", "yxblockpath", "yxblockpathundo", "yxquerydatabaseall", "yxquerydatabaseone",
          "yxdeletedatabaseall wl", "yxsoosorvstep4 2", "yxsetbestmovedatabase", "YXEDITTEXTDATABASE \"text\""}) {
        INFO(name);
        Talk talk;
        talk.send({"START 15 15", "yxboard", "7,7,2", "done"});
        CHECK_THAT(talk.ask({name, "7,7", "any words", "done"}), Catch::Matchers::EndsWith(" is not supported"));
        CHECK(talk.send({"yxnbest 1"}).back() == "0,0"); // the stones stay
        CHECK(talk.engine.questions.back().plies.size() == 1);
    }
}

TEST_CASE("a command with a file name is refused in one line and its name is skipped", "[gomocup]")
{
    for (const std::string name :
         {"yxhashdump", "yxhashload", "yxsetdatabase", "yxdbtopos", "yxdbtotxt", "yxtxttodb"}) {
        INFO(name);
        Talk talk;
        CHECK_THAT(talk.ask({name, "some/file.txt"}), Catch::Matchers::EndsWith(" is not supported"));
        CHECK_THAT(talk.ask({name + " some/file.txt"}), Catch::Matchers::EndsWith(" is not supported"));
        CHECK(talk.ask({"start 15 15"}) == "OK");
        // Without a name, the next command is none.
        CHECK(talk.send({name, "start 20 20"}).back() == "OK");
    }
}
