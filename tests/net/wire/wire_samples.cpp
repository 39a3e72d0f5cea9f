// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/wire/wire_samples.h"

namespace qipan::net::test {

namespace {

const char* const negative = "-1";
const char* const huge = "2147483648";
const char* const fraction = "1.5";
const char* const quoted = R"("1")";
const char* const null = "null";
const std::vector<const char*> noInteger{negative, huge, fraction, quoted, null, "true", "[]", "1e400", "{}"};
const std::vector<const char*> noWord{R"("")", R"("other")", "1", null, "[]"};
const std::vector<const char*> noText{"1", null, "[]", "{}", "true"};

/// Not 32 bytes in hex.
const std::vector<const char*> noDigest{R"("")",
                                        "1",
                                        null,
                                        "[]",
                                        R"("00112233445566778899aabbccddeeff")",
                                        R"("00112233445566778899aabbccddeeff00112233445566778899aabbccddeefg")",
                                        R"("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff0")",
                                        R"("00112233445566778899aabbccddeeff00112233445566778899aabbccddee ff")"};
const std::vector<const char*> noSetup{
    "1",
    null,
    "[]",
    "{}",
    R"({"game":"gomoku","rule":"freestyle","first":"host","clock":null})",
    R"({"game":"gomoku","rule":"freestyle","size":"15","first":"host","clock":null})",
    R"({"game":"gomoku","rule":"freestyle","size":0,"first":"host","clock":null})",
    R"({"game":"gomoku","rule":"freestyle","size":15,"clock":null})",
    R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host"})",
    R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{}})",
    R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{"main_s":9,"increment_s":0}})",
    R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{"main_s":36001,"increment_s":0}})",
    R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{"main_s":10,"increment_s":-1}})",
    R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{"main_s":10,"increment_s":601}})"};
const std::vector<const char*> noMoves{"1",
                                       null,
                                       R"("")",
                                       "{}",
                                       "[1]",
                                       "[null]",
                                       "[[]]",
                                       "[[1]]",
                                       "[[1,2,3]]",
                                       "[[1,-1]]",
                                       "[[-1,1]]",
                                       "[[1.5,1]]",
                                       "[[1,\"1\"]]",
                                       "[[7,7],[1,2147483648]]",
                                       R"([{"x":1,"y":1}])"};
const std::vector<const char*> noResult{"1",
                                        "[]",
                                        R"("five")",
                                        "{}",
                                        R"({"winner":"black","reason":"five"})",
                                        R"({"n":9,"reason":"five"})",
                                        R"({"n":9,"winner":"black"})",
                                        R"({"n":-1,"winner":"black","reason":"five"})",
                                        R"({"n":9,"winner":"host","reason":"five"})",
                                        R"({"n":9,"winner":null,"reason":"agreed"})"};
const std::vector<const char*> noRound{negative, "0", huge, fraction, quoted, null};
const std::vector<const char*> noFlag{"1", R"("true")", null};
const std::vector<const char*> noName{R"("")", "1", null, R"("123456789012345678901234567890123")"};
const std::vector<const char*> noShortText{R"("")", "1", null, "[]"};
const std::vector<const char*> noList{"1", null, R"("")", "{}"};
const std::vector<const char*> noNames{"1",
                                       null,
                                       "[]",
                                       "{}",
                                       R"({"host":"h"})",
                                       R"({"guest":"g"})",
                                       R"({"host":null,"guest":"g"})",
                                       R"({"host":"","guest":"g"})",
                                       R"({"host":"h","guest":""})",
                                       R"({"host":"h","guest":1})",
                                       R"({"host":"h","guest":"123456789012345678901234567890123"})"};
const std::vector<const char*> noResume{null,
                                        "1",
                                        "[]",
                                        "{}",
                                        R"({"round":1,"n":3})",
                                        R"({"token":1,"round":1,"n":3})",
                                        R"({"token":"t","n":3})",
                                        R"({"token":"t","round":1})",
                                        R"({"token":"t","round":-1,"n":3})",
                                        R"({"token":"t","round":1,"n":1.5})"};
const std::vector<const char*> noToken{R"("")",     "1",
                                       null,        R"("00112233445566778899aabbccddeefg")",
                                       R"("0011")", R"("00112233445566778899aabbccddeeff00")"};

[[nodiscard]] std::vector<WireSample> doorSamples()
{
    return {
        {R"({"type":"hello","protocol":1,"name":"n","role":"play","client":"c",)"
         R"("resume":{"token":"what came","round":2,"n":9}})",
         {{"protocol", {fraction, quoted, null, "[]"}}, {"name", noName}, {"role", noWord}, {"client", noText}},
         {{"resume", noResume}, {"continues", noFlag}, {"duels", noFlag}}},
        {R"({"type":"hello","protocol":1,"name":"n","role":"watch","client":"","continues":true})", {}, {}},
        {R"({"type":"challenge","nonce":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
         {{"nonce", noDigest}},
         {}},
        {R"({"type":"proof","mac":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
         {{"mac", noText}},
         {}},
        {R"({"type":"welcome","protocol":1,"name":"n","client":"c","token":"00112233445566778899aabbccddeeff",)"
         R"("setup":{"game":"gomoku","rule":"freestyle","size":15,"opening":"free","first":"host","clock":null}})",
         {{"protocol", {fraction, quoted, null}}, {"name", noName}, {"client", noText}, {"setup", noSetup}},
         {{"token", noToken}, {"resumed", noFlag}}},
        {R"({"type":"welcome","protocol":1,"name":"n","client":"c",)"
         R"("setup":{"game":"link","rule":"classic","opening":"free","first":"throw","clock":null}})",
         {},
         {}},
        {R"({"type":"welcome","protocol":1,"name":"n","client":"c","token":"00112233445566778899aabbccddeeff",)"
         R"("setup":{"game":"reversi","rule":"standard","size":8,"opening":"free","first":"guest",)"
         R"("clock":{"main_s":36000,"increment_s":600}},"resumed":true,"round":3,"black":"guest",)"
         R"("moves":[[3,2],[2,2]],"undos":1,"choices":[],"black_ms":0,"white_ms":2147483647,"result":null})",
         {{"round", noRound},
          {"black", noWord},
          {"moves", noMoves},
          {"undos", noInteger},
          {"black_ms", noInteger},
          {"white_ms", noInteger},
          {"result", noResult}},
         {{"choices", noList}}},
        {R"({"type":"welcome","protocol":1,"name":"n","client":"c","token":"00112233445566778899aabbccddeeff",)"
         R"("setup":{"game":"reversi","rule":"standard","size":8,"opening":"free","first":"guest","clock":null},)"
         R"("resumed":true,"round":1,"black":"host","moves":[],"undos":0,"choices":[],)"
         R"("result":{"n":0,"winner":"white","reason":"resign"}})",
         {},
         {}},
        {R"({"type":"reject","reason":"busy"})", {{"reason", noText}}, {}},
        {R"({"type":"throw","commit":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
         {{"commit", noDigest}},
         {}},
        {R"({"type":"reveal","choice":"paper","nonce":"0123456789abcdef"})",
         {{"choice", noText}, {"nonce", noText}},
         {}},
    };
}

[[nodiscard]] std::vector<WireSample> gameSamples()
{
    return {
        {R"({"type":"start","round":1,"black":"host","setup":)"
         R"({"game":"gomoku","rule":"renju","size":15,"opening":"free","first":"host","clock":null}})",
         {{"round", noRound}, {"black", noWord}},
         {{"setup", noSetup}, {"moves", noMoves}}},
        {R"({"type":"start","round":2147483647,"black":"guest","moves":[[7,7],[0,14]]})", {}, {}},
        {R"({"type":"move","round":1,"n":1,"x":7,"y":7})",
         {{"round", noInteger}, {"n", noRound}, {"x", noInteger}, {"y", noInteger}},
         {}},
        {R"({"type":"choice","round":1,"n":3,"take":"two"})",
         {{"round", noInteger}, {"n", noInteger}, {"take", noWord}},
         {}},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":2})",
         {{"id", noInteger}, {"kind", noText}, {"round", noInteger}, {"n", noInteger}},
         {{"choices", noInteger}}},
        {R"({"type":"request","id":1,"kind":"draw","round":1,"n":3,"choices":1})",
         {},
         {{"choices", {"3", negative, quoted, null}}}},
        {R"({"type":"reply","id":1,"kind":"undo","accept":false,"reason":"stale"})",
         {{"id", noInteger}, {"kind", noText}, {"accept", noFlag}},
         {{"reason", noText}}},
        {R"({"type":"withdraw","id":1})", {{"id", noInteger}}, {}},
        {R"({"type":"resign","round":1})", {{"round", noInteger}}, {}},
        {R"({"type":"chat","text":"hi"})", {{"text", noShortText}}, {{"from", noWord}}},
        {R"({"type":"chat","text":"hi","from":"guest"})", {}, {}},
        {R"({"type":"clock","round":1,"n":2,"black_ms":0,"white_ms":2147483647})",
         {{"round", noInteger}, {"n", noInteger}, {"black_ms", noInteger}, {"white_ms", noInteger}},
         {}},
        {R"({"type":"timeout","round":1,"side":"white"})", {{"round", noInteger}, {"side", noWord}}, {}},
        {R"({"type":"result","round":1,"n":9,"winner":"black","reason":"five"})",
         {{"round", noInteger}, {"n", noInteger}, {"winner", noWord}, {"reason", noText}},
         {}},
        {R"({"type":"sync","round":2,"black":"guest","names":{"host":"h","guest":"g"},"moves":[[7,7],[0,14]],)"
         R"("choices":[],"result":{"n":2,"winner":"draw","reason":"agreed"}})",
         {{"round", noInteger}, {"black", noWord}, {"names", noNames}, {"moves", noMoves}, {"result", noResult}},
         {{"choices", noList}}},
        {R"({"type":"sync","round":0,"black":null,"names":{"host":"h","guest":null},"moves":[],"choices":[],)"
         R"("result":null})",
         {{"round", {negative, "1", huge, fraction, quoted, null}},
          {"black", {R"("host")", "1", "[]"}},
          {"moves", noMoves},
          {"result", noResult}},
         {{"choices", noList}}},
        {R"({"type":"propose","id":1,"round":2,"game":"gomoku","rule":"renju","size":15})",
         {{"id", noInteger}, {"round", noInteger}, {"game", noShortText}, {"rule", noShortText}, {"size", noInteger}},
         {{"opening", noShortText}}},
        {R"({"type":"proposal-heard","id":1})", {{"id", noInteger}}, {}},
        {R"({"type":"proposal-reply","id":1,"accept":true})", {{"id", noInteger}, {"accept", noFlag}}, {}},
        {R"({"type":"ping","t":0})", {{"t", noInteger}}, {}},
        {R"({"type":"pong","t":2147483647})", {{"t", noInteger}}, {}},
        {R"({"type":"error","code":"flood","detail":""})", {{"code", noText}, {"detail", noText}}, {}},
        {R"({"type":"bye"})", {}, {}},
    };
}

const std::vector<const char*> noTime{negative, huge, fraction, quoted, null};
const std::vector<const char*> noCell{"1", null, "[]", "{}", "[1]", "[1,2,3]", "[1,-1]", "[1.5,1]", R"([1,"1"])"};
const std::vector<const char*> noCells{R"("")", "1", null, "[]", R"("1")", R"("123")", R"("0g")", R"("01 2")"};
const std::vector<const char*> noNumber{R"("")", "1", null, R"("4218400000001")", R"("42184-HM000-0001-4218")"};
const std::vector<const char*> noPairs{
    "1", null, "{}", "[1]", "[[]]", "[[0,0,1,1]]", "[[0,0,1,1,2,3]]", "[[0,0,1,1,-1]]", R"([[0,0,1,1,"1"]])"};
const std::vector<const char*> noHelps{"1",
                                       null,
                                       "{}",
                                       "[1]",
                                       "[[]]",
                                       R"([["hint",1]])",
                                       R"([["peek",1,2]])",
                                       R"([["hint",1,2,3]])",
                                       R"([["hint",-1,2]])",
                                       R"([[1,1,2]])"};
const std::vector<const char*> noDuelResult{"1",
                                            "[]",
                                            "{}",
                                            R"({"winner":"host","reason":"cleared"})",
                                            R"({"n":9,"reason":"cleared"})",
                                            R"({"n":9,"winner":"host"})",
                                            R"({"n":9,"winner":"black","reason":"cleared"})",
                                            R"({"n":9,"winner":"host","reason":"five"})"};
const std::vector<const char*> noDuelSetup{
    "1",
    null,
    R"({"game":"link","rule":"race","size":-1,"first":"host","clock":null})",
    R"({"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":1})",
    R"({"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":{}})",
    R"({"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":{"columns":0,"rows":10,)"
    R"("falling":"down","outline":"rectangle","difficulty":"easy","pictures":36,"border":true,"best_of":3,)"
    R"("minutes":0,"hint_s":5,"shuffle_s":10}})",
    R"({"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":{"columns":16,"rows":10,)"
    R"("falling":"down","outline":"rectangle","difficulty":"easy","pictures":36,"border":1,"best_of":3,)"
    R"("minutes":0,"hint_s":5,"shuffle_s":10}})",
    R"({"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":{"columns":16,"rows":10,)"
    R"("falling":"down","outline":"rectangle","difficulty":"easy","pictures":36,"border":true,"best_of":6,)"
    R"("minutes":0,"hint_s":5,"shuffle_s":10}})",
    R"({"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":{"columns":16,"rows":10,)"
    R"("falling":"down","outline":"rectangle","difficulty":"easy","pictures":36,"border":true,"best_of":3,)"
    R"("minutes":61,"hint_s":5,"shuffle_s":10}})",
    R"({"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":{"columns":16,"rows":10,)"
    R"("falling":"down","outline":"rectangle","difficulty":"easy","pictures":36,"border":true,"best_of":3,)"
    R"("minutes":0,"hint_s":61,"shuffle_s":10}})"};

[[nodiscard]] std::vector<WireSample> duelSamples()
{
    return {
        {R"({"type":"welcome","protocol":1,"name":"n","client":"c","token":"00112233445566778899aabbccddeeff",)"
         R"("setup":{"game":"link","rule":"race","size":0,"first":"host","clock":null,"duel":{"columns":16,"rows":10,)"
         R"("falling":"split-left-right","outline":"heart","difficulty":"expert","pictures":255,"border":false,)"
         R"("best_of":5,"minutes":0,"hint_s":60,"shuffle_s":0}}})",
         {{"setup", noDuelSetup}},
         {}},
        {R"({"type":"welcome","protocol":1,"name":"n","client":"c","token":"00112233445566778899aabbccddeeff",)"
         R"("setup":{"game":"link","rule":"points","size":0,"first":"host","clock":null,"duel":{"columns":4,"rows":4,)"
         R"("falling":"none","outline":"rectangle","difficulty":"easy","pictures":2,"border":true,"best_of":1,)"
         R"("minutes":60,"hint_s":0,"shuffle_s":60}},"resumed":true,"round":2,"deal":"42184HM0000001",)"
         R"("digest":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","cells":"0001",)"
         R"("started_ms_ago":0,"in_ms":1500,"paused":true,"result":{"n":3,"winner":"guest","reason":"points"}})",
         {{"round", noRound},
          {"deal", noNumber},
          {"digest", noDigest},
          {"started_ms_ago", noTime},
          {"result", noDuelResult}},
         {{"cells", noCells}, {"in_ms", {negative, "60001", fraction, quoted, null}}, {"paused", noFlag}},
         Vocabulary::Duel},
        {R"({"type":"start","round":1,"deal":"42184-HM000-0001",)"
         R"("digest":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","in_ms":3000,"cells":"0a0b00"})",
         {{"round", noRound},
          {"deal", noNumber},
          {"digest", noDigest},
          {"in_ms", {negative, "60001", fraction, quoted, null}}},
         {{"cells", noCells}},
         Vocabulary::Duel},
        {R"({"type":"pair","round":1,"n":1,"a":[0,0],"b":[15,9],"t":2147483647,"cells":"ff","seat":"guest"})",
         {{"round", noInteger}, {"n", noRound}, {"a", noCell}, {"b", noCell}, {"t", noTime}},
         {{"cells", noCells}, {"seat", noWord}},
         Vocabulary::Duel},
        {R"({"type":"help","round":1,"n":0,"kind":"shuffle","t":0,"cells":"00","seat":"host"})",
         {{"round", noInteger}, {"n", noInteger}, {"kind", noWord}, {"t", noTime}},
         {{"cells", noCells}, {"seat", noWord}},
         Vocabulary::Duel},
        {R"({"type":"board","round":1,"n":3,"cells":"0102"})",
         {{"round", noInteger}, {"n", noInteger}, {"cells", noCells}},
         {},
         Vocabulary::Duel},
        {R"({"type":"result","round":1,"n":80,"winner":"draw","reason":"cleared"})",
         {{"round", noInteger}, {"n", noInteger}, {"winner", {R"("black")", "1", null}}, {"reason", noText}},
         {},
         Vocabulary::Duel},
        {R"({"type":"sync","round":0,"names":{"host":"h","guest":null}})",
         {{"round", {negative, "1", huge, fraction, quoted, null}}, {"names", noNames}},
         {},
         Vocabulary::Duel},
        {R"({"type":"sync","round":1,"names":{"host":"h","guest":"g"},"deal":"42184HM0000001",)"
         R"("digest":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","cells":"01",)"
         R"("started_ms_ago":5,"result":null})",
         {{"deal", noNumber}, {"digest", noDigest}, {"started_ms_ago", noTime}, {"result", noDuelResult}},
         {{"cells", noCells}, {"paused", noFlag}},
         Vocabulary::Duel},
        {R"({"type":"pairs","seat":"guest","from":1,"list":[[0,0,1,1,500],[2,2,3,3,500]],)"
         R"("helps":[["hint",0,100],["shuffle",2,600]]})",
         {{"seat", noWord}, {"from", noRound}, {"list", noPairs}, {"helps", noHelps}},
         {},
         Vocabulary::Duel},
        {R"({"type":"pairs-end"})", {}, {}, Vocabulary::Duel},
        {R"({"type":"ping","t":0})", {{"t", noInteger}}, {}, Vocabulary::Duel},
    };
}

} // namespace

const std::vector<WireSample>& wireSamples()
{
    static const auto all = [] {
        auto samples = doorSamples();
        for (const auto& more : {gameSamples(), duelSamples()})
            samples.insert(samples.end(), more.begin(), more.end());
        return samples;
    }();
    return all;
}

} // namespace qipan::net::test
