// SPDX-License-Identifier: GPL-3.0-or-later
// Reading files and pasted texts, valid and invalid.
#include "app/files/record_reading.h"

#include "app/files/code_page_guess.h"
#include "app/files/record_saving.h"
#include "app/record/record_text.h"
#include "core/record/sgf.h"
#include "core/record/writing.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

QString make(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    REQUIRE_FALSE(writeFile(path, bytes));
    return path;
}

/// Moves of either game as those of reversi.
OpenedRecords opened(const Result<ReadRecords, QString>& read)
{
    INFO((read ? std::string{} : read.error().toStdString()));
    REQUIRE(read);
    if (const auto* either = std::get_if<EitherGame>(&*read))
        return readAs(record::reversiKey, *either);
    const auto* records = std::get_if<OpenedRecords>(&*read);
    REQUIRE(records != nullptr);
    return *records;
}

record::GameRecord pasted(const Result<ReadRecords, QString>& read)
{
    const OpenedRecords& records = opened(read);
    CHECK_FALSE(records.fault);
    return records.games.front();
}

} // namespace

TEST_CASE("saved games are read back unchanged in each format", "[files]")
{
    using record::RecordFormat;
    struct Format {
        const char* suffix;
        RecordFormat format;
        bool isReversi;
        test::RecordShape shape;
    };
    const test::RecordShape bare{.hasVariations = false, .hasNotes = false};
    const test::RecordShape all{};
    const Format formats[] = {
        {"sgf", RecordFormat::Sgf, false, all},          {"sgf", RecordFormat::Sgf, true, all},
        {"psq", RecordFormat::Psq, false, bare},         {"lib", RecordFormat::Renlib, false, bare},
        {"ggf", RecordFormat::Ggf, true, bare},          {"txt", RecordFormat::Transcript, true, bare},
        {"txt", RecordFormat::GomokuMoves, false, bare},
    };
    const QTemporaryDir folder;
    std::mt19937 random{5};
    for (int round = 0; round < test::repetitions(30, 1'000); ++round) {
        for (const Format& format : formats) {
            INFO(format.suffix << ' ' << format.isReversi << ' ' << round);
            const record::GameRecord game = format.isReversi ? test::randomReversi(random, format.shape)
                : format.format == RecordFormat::Sgf         ? test::randomGomoku(random, format.shape)
                                                             : test::randomGomoku(random, {}, 15, format.shape);
            REQUIRE(record::formatOfSuffix(format.suffix, game.game) == format.format);
            const auto bytes = record::write({&game, 1}, format.format);
            REQUIRE(bytes);
            const QString path =
                make(folder, u"a."_s + QString::fromLatin1(format.suffix), QByteArray::fromStdString(*bytes));
            const auto read = readRecordFile(path);
            const OpenedRecords& records = opened(read);
            CHECK(records.games.size() == 1);
            if (records.games.front().game == game.game)
                CHECK(records.games.front().tree == game.tree);
            else
                CHECK(game.tree.size() < 8);
            if (format.format == RecordFormat::Sgf)
                CHECK(records.games.front() == game);
        }
    }
}

TEST_CASE("text of any format is read with a byte order mark and in UTF-16", "[files]")
{
    const QTemporaryDir folder;
    const QByteArray squares = "---------------------------OX------XO--------------------------- X; f5:+0;\n";
    const std::pair<const char*, QByteArray> texts[] = {
        {"a.txt", "f5d6c3d3c4"},
        {"b.txt", "h8i9g8"},
        {"a.obf", squares},
        {"a.sgf", "(;GM[4]SZ[15]PB[\u5f20\u4e09];B[hh];W[ii])"},
        {"a.psq", "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,0\r\n"},
        {"a.qlink", "link1 relaxed 0000-0000-0000 1 0 3 3 0 0\n"},
    };
    for (const auto& [name, bytes] : texts) {
        INFO(name);
        const QString text = QChar{QChar::ByteOrderMark} + QString::fromUtf8(bytes);
        const auto plain = readRecordFile(make(folder, QString::fromLatin1(name), bytes));
        REQUIRE(plain);
        for (const auto encoding : {QStringConverter::Utf8, QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
            const QByteArray marked = QStringEncoder{encoding}.encode(text);
            const auto read = readRecordFile(make(folder, u"marked-"_s + QString::fromLatin1(name), marked));
            INFO((read ? std::string{} : read.error().toStdString()));
            REQUIRE(read);
            REQUIRE(read->index() == plain->index());
            if (std::holds_alternative<LinkLines>(*read))
                CHECK(std::get<LinkLines>(*read).text == std::get<LinkLines>(*plain).text);
            else
                CHECK(opened(read).games == opened(plain).games);
        }
        CHECK(readPastedText(text));
    }
}

TEST_CASE("text in a Chinese code page is read whether the file names it or not", "[files]")
{
    const QTemporaryDir folder;
    const auto read = [&](const QString& name, const QByteArray& bytes) {
        const auto file = readRecordFile(make(folder, name, bytes));
        const OpenedRecords& records = opened(file);
        CHECK_FALSE(records.fault);
        REQUIRE(records.games.size() == 1);
        return records.games.front();
    };
    const QByteArray zhang = "\xd5\xc5\xc8\xfd"; // 张三
    // The last byte of 沒 and 昞 is a bracket and a backslash.
    const QByteArray end = "PB[" + zhang + "]PW[\xc0\xee\x9b\x5d];B[hh]C[\xba\xc3\xc6\xe5\x95\x5c];W[ii])";
    for (const QByteArray& charset :
         {QByteArray{"CA[GBK]"}, QByteArray{"CA[gb_2312-80]"}, QByteArray{"CA[UTF-8]"}, QByteArray{}}) {
        INFO(charset.toStdString());
        const record::GameRecord game = read(u"a.sgf"_s, "(;GM[4]SZ[15]" + charset + end);
        CHECK(game.black == "张三");
        CHECK(game.white == "李沒");
        CHECK(game.tree.comment(1) == "好棋昞");
        CHECK(game.tree.size() == 3);
    }
    CHECK(read(u"a.psq"_s, "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,0\r\n" + zhang + "\r\nLin\r\n").black == "张三");
    CHECK(read(u"b.sgf"_s, "(;GM[4]SZ[15]CA[Shift_JIS]PB[\x8e\x4f];B[hh])").black == "三");
    CHECK(read(u"c.sgf"_s, "(;GM[4]SZ[15]CA[Big5]PB[\xa4\x54];B[hh])").black == "三");
}

TEST_CASE("text in Latin-1 and UTF-8 is read unchanged whatever code page a file names", "[files]")
{
    const QTemporaryDir folder;
    const auto black = [&](const QByteArray& facts) {
        const auto file = readRecordFile(make(folder, u"a.sgf"_s, "(;GM[4]SZ[15]" + facts + ";B[hh])"));
        return opened(file).games.front().black;
    };
    CHECK(black("PB[J\xf6rg]") == "Jörg");
    CHECK(black("PB[Andr\xe9]PW[Fran\xe7ois]C[Le r\xe9seau \xe0 gauche, tr\xe8s fort]") == "André");
    CHECK(black("CA[ISO-8859-1]PB[\xd6sterberg]PW[M\xfcller]") == "Österberg");
    CHECK(black("CA[GBK]PB[J\xf6rg \xff]") == "Jörg ÿ"); // not a charset
    CHECK(black("CA[windows-1252]PB[\x93J\xf6rg\x94]") == "“Jörg”");
    CHECK(black("CA[no-such-set]PB[张三]") == "张三");
    CHECK(black("CA[UTF-8]PB[张三]") == "张三");
    CHECK(black("CA[gb2312]PB[张三]C[好]") == "张三"); // converted while its CA property was kept
    CHECK(black("PB[雷]") == "雷");
}

TEST_CASE("Othello Quest's games may be wrapped, a line each, and their moves one text", "[files]")
{
    const QString game = uR"({"moves":"f5d6c3","players":{"black":{"name":"Ada"},"white":"Ben"},"winner":1})"_s;
    for (const QString& text : QStringList{uR"({"data":%1})"_s.arg(game), uR"({"games":[%1]})"_s.arg(game),
                                           game + u"\n" + game, uR"([{"game":%1}])"_s.arg(game), game}) {
        INFO(text.toStdString());
        const auto read = readPastedText(text);
        const OpenedRecords& records = opened(read);
        CHECK_FALSE(records.fault);
        CHECK(records.games.size() == (text.contains(u'\n') ? 2 : 1));
        CHECK(records.games.front().tree.size() == 4);
        CHECK(records.games.front().black == "Ada");
        CHECK(records.games.front().white == "Ben");
        CHECK(records.games.front().result == "0-1");
    }
}

TEST_CASE("a code page that is named wrongly is doubted", "[files]")
{
    const QTemporaryDir folder;
    const QString simplified = u"黑棋在这里冲四，白方必须防守。这一手是好棋，双方都没有发现。"_s;
    const QString traditional = u"黑棋在這裡衝四，白方必須防守。這一手是好棋，雙方都沒有發現。"_s;
    const auto records = [&](const char* named, const QString& text, const CodePage& page) {
        const QByteArray bytes = "(;GM[4]SZ[15]CA[" + QByteArray{named} + "]C[" + *encoded(text.toUtf8(), page);
        return opened(readRecordFile(make(folder, u"a.sgf"_s, bytes + "];B[hh])")));
    };
    const std::vector<std::tuple<const char*, QString, CodePage>> wrong{{"Big5", simplified, pages::gb18030},
                                                                        {"GB2312", traditional, pages::big5},
                                                                        {"EUC-KR", simplified, pages::gb18030},
                                                                        {"windows-1251", simplified, pages::gb18030}};
    for (const auto& [named, text, page] : wrong) {
        const OpenedRecords read = records(named, text, page);
        CHECK(read.games.front().tree.comment(0) == text.toStdString());
        CHECK(read.isPageGuessed);
        CHECK(read.isPartial);
    }
    CHECK_FALSE(records("GBK", simplified, pages::gb18030).isPageGuessed);
    CHECK_FALSE(records("Big5", traditional, pages::big5).isPartial);
}

TEST_CASE("a text that is not kept whole makes a file partial", "[files]")
{
    const QTemporaryDir folder;
    const QByteArray undecodable =
        "[Black \"\xd5\xc5\xc8\xfd\xb5\xc4\xc6\xe5\xba\xc3, \xba\xda\xc6\xe5\xd4\xda\xd5\xe2\xc0\xef \xff\"]\n";
    const auto either = readRecordFile(make(folder, u"a.txt"_s, undecodable + "f5 d6 c3"));
    REQUIRE(std::holds_alternative<EitherGame>(either.value()));
    for (const std::string_view game : {record::gomokuKey, record::reversiKey})
        CHECK(readAs(game, std::get<EitherGame>(either.value())).isPartial);
    for (const char* text : {"Dear Bob,\nlook: https://gomocalc.com/#/h8i9i7j10\nMove 3 was bad.",
                             "https://gomocalc.com/#/h8i9i7j10", "15\n15\n3\n7 7\n6 8\n5 5\n4 4\n", "h8 i9 i7 12",
                             "h8 i9 i7 {a note} 3 4 5", "[Result \"0-1\"]\n\nh8 i9 i7 1-0"}) {
        INFO(text);
        const auto read = readRecordFile(make(folder, u"b.txt"_s, text));
        CHECK(opened(read).isPartial);
    }
}

TEST_CASE("a file in an unnamed code page may contain more than was read", "[files]")
{
    const QTemporaryDir folder;
    const auto isPartial = [&](const QByteArray& text) {
        return opened(readRecordFile(make(folder, u"a.sgf"_s, "(;GM[4]SZ[15]" + text + ";B[hh])"))).isPartial;
    };
    CHECK(isPartial("C[\xa6\xa8\xa5\x5c]")); // 成功 in Big5: its bracket byte ends no value
    CHECK_FALSE(isPartial("CA[Big5]C[\xa6\xa8\xa5\x5c]"));
    CHECK(isPartial("C[J\xf6rg]")); // a guess
    CHECK_FALSE(isPartial("CA[ISO-8859-1]C[J\xf6rg]"));
    CHECK_FALSE(isPartial("CA[windows-1252]C[J\xf6rg]"));
    CHECK_FALSE(isPartial("C[成功\\]]"));
}

TEST_CASE("the code page of a file is guessed from all of its texts or chosen", "[files]")
{
    const QTemporaryDir folder;
    const QString words =
        u"表の能力を十分に使う、予想外の手だった。ソフトの構想は面白い。"_s; // 表, 能, 十 and 予 end in 5C or 5D
    const auto bytes = encoded(words.toUtf8(), pages::shiftJis);
    REQUIRE(bytes);
    REQUIRE(bytes->contains('\\'));
    const QString path = make(folder, u"a.sgf"_s, "(;GM[4]SZ[15]PB[\x95\x5c];B[hh]C[" + *bytes + "];W[ii])");
    const auto read = readRecordFile(path);
    const OpenedRecords& records = opened(read);
    CHECK_FALSE(records.fault);
    REQUIRE(records.games.front().tree.size() == 3);
    CHECK(records.games.front().black == "表");
    CHECK(records.games.front().tree.comment(1) == words.toStdString());
    CHECK(records.codePage == pages::shiftJis.name);
    CHECK(records.isPageGuessed);
    CHECK_FALSE(records.isPageUnsure);
    CHECK(records.isPartial); // it is saved in UTF-8
    const auto chosen = readRecordFile(path, pages::eucKr.name);
    CHECK(opened(chosen).codePage == pages::eucKr.name);
    CHECK_FALSE(opened(chosen).isPageGuessed);
    CHECK(opened(chosen).games.front().black != "表");
    const auto written = writeRecords(records.games, record::RecordFormat::Sgf, records.codePage);
    CHECK(written->find("CA[UTF-8]") != std::string::npos);
    CHECK(written->find(words.toStdString()) != std::string::npos);
}

TEST_CASE("formats that name no code page are saved in that of the file", "[files]")
{
    using record::RecordFormat;
    const QTemporaryDir folder;
    record::GameRecord game = record::readAny("h8i9i7").games.front();
    game.tree.setComment(1, "黑棋的这一手是好棋\n白方必须防守");
    game.tree.setComment(2, "双方");
    game.tree.addMark(2, {.cell = {1, 1}, .kind = record::MarkKind::Label, .label = "点"});
    const std::vector<record::GameRecord> games{game};
    const auto library = writeRecords(games, RecordFormat::Renlib, pages::gb18030.name);
    REQUIRE(library);
    CHECK(library->find("黑棋") == std::string::npos);
    const QByteArray bytes = QByteArray::fromStdString(*library);
    const auto read = readRecordFile(make(folder, u"a.lib"_s, bytes));
    CHECK(opened(read).games.front().tree == game.tree);
    CHECK(opened(read).codePage == pages::gb18030.name);
    CHECK_FALSE(opened(read).isPartial); // written back as it was
    CHECK(writeRecords(opened(read).games, RecordFormat::Renlib, opened(read).codePage).value() == *library);
    const QByteArray psq = "Piskvorky 15x15, 0:0, 0\n8,8,5\n\xd5\xc5\xc8\xfd\n\xc0\xee\xcb\xc4\n";
    const auto piskvork = readRecordFile(make(folder, u"a.psq"_s, psq));
    CHECK(opened(piskvork).games.front().white == "李四");
    CHECK_FALSE(opened(piskvork).isPartial);
    CHECK(writeRecords(opened(piskvork).games, RecordFormat::Psq, opened(piskvork).codePage).value()
          == psq.toStdString());
    auto other = opened(read).games;
    other.front().tree.setComment(1, "\xf0\x9f\x99\x82"); // in no other page than GB 18030
    CHECK(writeRecords(other, RecordFormat::Renlib, pages::shiftJis.name).value()
          == writeRecords(other, RecordFormat::Renlib, {}).value());
}

TEST_CASE("links and other programs' lists of moves are read", "[files]")
{
    const QTemporaryDir folder;
    CHECK(pasted(readPastedText(u"https://gomocalc.com/#/h8i9i7"_s)).tree.size() == 4);
    const auto none = readPastedText(u"https://example.org/"_s);
    REQUIRE_FALSE(none);
    CHECK(none.error().startsWith(u"This link carries no moves."));
    CHECK(opened(readRecordFile(make(folder, u"a.rec"_s, "Ada\nBen\n9,9,0\n10,9,5\n-1\n"))).games.front().size == 20);
    CHECK(opened(readRecordFile(make(folder, u"a.sav"_s, "15\n15\n1\n7 7\n"))).games.front().tree.size() == 2);
    CHECK(opened(readRecordFile(make(folder, u"a.pos"_s, "\x02\x70\x61"))).games.front().tree.size() == 3);
    CHECK(opened(readRecordFile(make(folder, u"go.sgf"_s, "(;GM[1]KM[0]SZ[15];B[hh];W[ig])"))).isPerhapsGo);
}

TEST_CASE("opening a file without a game reports that file's name", "[files]")
{
    const QTemporaryDir folder;
    for (const QByteArray& bytes : {QByteArray{}, QByteArray{"no game"}, QByteArray{"(;GM[4]SZ[99];B[hh])"}}) {
        const auto read = readRecordFile(make(folder, u"notes.txt"_s, bytes));
        REQUIRE_FALSE(read);
        CHECK(read.error().startsWith(u"notes.txt: "));
    }
}

#ifdef Q_OS_UNIX
TEST_CASE("a file is left unchanged when the disk has no room for a new one", "[files]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    REQUIRE_FALSE(writeFile(path, "before"));
    // A limit on the file size simulates a full disk.
    ::rlimit usual{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
    ::rlimit tight = usual;
    tight.rlim_cur = 100;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &tight) == 0);
    const auto small = writeFile(path, QByteArray(1'000, 'x'));
    const auto large = writeFile(path, QByteArray(1'000'000, 'x'));
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &usual) == 0);
    std::signal(SIGXFSZ, handler);
    CHECK(small);
    CHECK(large);
    QFile file{path};
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == "before");
    CHECK(QDir{folder.path()}.entryList(QDir::Files) == QStringList{u"a.sgf"_s});
}
#endif

TEST_CASE("each commonly pasted form is recognised", "[files]")
{
    const auto game = [](const QString& text) { return pasted(readPastedText(text)); };
    CHECK(game(u"(;GM[4]SZ[15];B[hh];W[ii])"_s).tree.size() == 3);
    CHECK(game(u"\ufeff(;FF[4]GM[2]SZ[8];B[f5];W[d6])"_s).game == "reversi");
    CHECK(game(u"Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,0\r\n"_s).tree.size() == 3);
    CHECK(game(u"h8i9g8"_s).tree.size() == 4);
    CHECK(game(u"  H8 I9, G8 "_s).tree.size() == 4);
    CHECK(game(u"1. h8 i9 2. g8"_s).tree.size() == 4);
    CHECK(game(u"f5d6c3d3c4"_s).game == "reversi");
    CHECK(game(u"F5D6C3D3C4"_s).tree.size() == 6);
    CHECK(game(u"f5 d6 c3\nd3 c4"_s).tree.size() == 6);
    CHECK(game(u"(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]"
               u"B[F5//1.2]W[D6/0.5/3];)"_s)
              .tree.size()
          == 3);
    const QString squares = u"---------------------------OX------XO---------------------------"_s;
    CHECK(game(squares).game == "reversi");
    CHECK(game(squares + u" X").start);
    CHECK(game(squares + u" X f5d6").tree.size() == 3);
    CHECK(game(squares + u" X; f5:+0; d3:-2;").tree.marks(0).size() == 2);
    CHECK(game(squares.toLower().replace(u'x', u'*')).start);
    QString rows; // a board with one row per line, as servers show it
    for (int row = 0; row < 8; ++row)
        rows += squares.mid(8 * row, 8) + u'\n';
    CHECK(game(rows).start);
    CHECK(game(u"[8 "_s + rows + u"*]").start);
    CHECK(game(u"8 "_s + squares + u" *").start);
    CHECK(game(u"h8，i9，g8"_s).tree.size() == 4);
    CHECK(game(u"Ｈ８\u3000ｉ９"_s).tree.size() == 3);
    const auto link = readPastedText(u"link1 relaxed 0000-0000-0000 1 0 3 3 0 0\n"_s);
    REQUIRE(link);
    CHECK(std::holds_alternative<LinkLines>(*link));
}

TEST_CASE("text that is not a game is rejected with a message and a broken game opens up to its error", "[files]")
{
    for (const QString& text :
         {u""_s, u" \n "_s, u"hello"_s, u"https://example.org/a.sgf"_s, u"(((("_s, u"(;"_s, u"棋盘"_s, u"0x7f"_s}) {
        INFO(text.toStdString());
        const auto read = readPastedText(text);
        if (read) // an empty SGF is a game without moves
            CHECK(text == u"(;");
        else
            CHECK(read.error().size() > 20);
    }
    CHECK_FALSE(readPastedText(QString{longestPaste + 1, u'f'}));
    const auto broken = readPastedText(u"(;GM[4]SZ[15];B[hh];W[hh];B[aa])"_s);
    const OpenedRecords& records = opened(broken);
    CHECK(records.games.front().tree.size() == 2);
    REQUIRE(records.fault);
    CHECK(records.fault->illegal == IllegalMove::Occupied);
}

TEST_CASE("a record of an unsupported game is rejected by name", "[files]")
{
    const QTemporaryDir folder;
    const auto why = [&](const QByteArray& bytes) {
        const auto read = readRecordFile(make(folder, u"a.sgf"_s, bytes));
        REQUIRE_FALSE(read);
        const auto copied = readPastedText(QString::fromUtf8(bytes));
        REQUIRE_FALSE(copied);
        CHECK(read.error() == u"a.sgf: " + copied.error());
        return copied.error();
    };
    CHECK(why("(;FF[4]GM[1]SZ[19]KM[6.5];B[pd];W[dp])") == u"This is a game of Go, not gomoku or reversi.");
    CHECK(why("(;RU[Japanese]SZ[19];B[pd];W[dp])") == u"This is a game of Go, not gomoku or reversi.");
    CHECK(why("(;GM[3])").contains(u"chess"));
    CHECK(why("(;GM[40])").contains(u"[40]"));
    // If another game was read, the message says where the faulty one is.
    const auto mixed = readPastedText(u"(;GM[4];B[hh])\n(;GM[1]HA[2])"_s);
    CHECK(faultText(*opened(mixed).fault).startsWith(u"Line 2: this is a game of Go"));
}

TEST_CASE("a file with several broken games names the first and counts the others", "[files]")
{
    const auto said = [](const QString& text) { return faultText(*opened(readPastedText(text)).fault); };
    const QString good = u"(;GM[4]SZ[15];B[hh];W[ii])"_s;
    const QString broken = u"(;GM[4]SZ[15];B[hh];W[hh];B[hh])"_s; // twice, in one game
    const QString first = said(broken + good);
    CHECK(first.contains(u"move 2"));
    CHECK_FALSE(first.contains(u"other"));
    CHECK(said(broken + good + broken).contains(u" 1 other game"));
    CHECK(said(broken + good + broken + broken + good).contains(u" 2 other game"));
    CHECK(said(broken + broken + broken).startsWith(first));
}

TEST_CASE("bare moves that fit both games are read as a game of each", "[files]")
{
    const QTemporaryDir folder;
    for (const auto& read : {readPastedText(u" f5d6c3 \n"_s), readRecordFile(make(folder, u"a.txt"_s, "f5d6c3\n"))}) {
        REQUIRE(read);
        const auto* either = std::get_if<EitherGame>(&*read);
        REQUIRE(either != nullptr);
        for (const std::string_view game : {record::gomokuKey, record::reversiKey}) {
            const OpenedRecords records = readAs(game, *either);
            CHECK(records.games.front().game == game);
            CHECK(records.games.front().tree.size() == 4);
            CHECK(records.name == either->guess.name);
        }
    }
    CHECK(pasted(readPastedText(u"h8i9"_s)).game == "gomoku");
}

TEST_CASE("the longer reading of moves of either game is the guess", "[files]")
{
    const auto guess = [](const QString& text) -> std::string {
        auto read = readPastedText(text);
        REQUIRE(read);
        auto* either = std::get_if<EitherGame>(&read.value());
        REQUIRE(either != nullptr);
        return std::string{either->guess.games.front().game};
    };
    CHECK(guess(u"f5d6c3"_s) == "reversi");
    CHECK(guess(u"f4d3c6d6"_s) == "reversi");
    CHECK(guess(u"f5d6c3d3c4f4a1b1"_s) == "gomoku");
}

TEST_CASE("a game of Othello Quest is read", "[files]")
{
    const auto text = [](const QString& moves, const QString& more) -> QString {
        return u"{\"id\": \"x\", \"position\": {\"moves\": ["_s + moves
            + u"]}, \"players\": [{\"id\": \"a\", \"name\": "
              u"\"Ada\", \"oldR\": 1500}, {\"id\": \"ben\"}]"_s
            + more + u"}"_s;
    };
    const QString moves = u"{\"m\": \"f5\", \"t\": 1000}, {\"m\": \"d6\"}, \"c3\""_s;
    const auto read = readPastedText(text(moves, u", \"winner\": 1"_s));
    const record::GameRecord& game = pasted(read);
    CHECK(opened(read).isPartial); // times and ratings
    CHECK(game.game == "reversi");
    CHECK(game.tree.size() == 4);
    CHECK(game.black == "Ada");
    CHECK(game.white == "ben");
    CHECK(game.result == "0-1");
    const QTemporaryDir folder;
    const QString two = u"["_s + text(moves, {}) + u", 1, "_s + text(u"\"d3\", \"a1\""_s, {}) + u"]"_s;
    const auto file = readRecordFile(make(folder, u"a.json"_s, two.toUtf8()));
    const OpenedRecords& records = opened(file);
    REQUIRE(records.games.size() == 2);
    CHECK(records.games[0].result.empty());
    REQUIRE(records.fault);
    CHECK(records.fault->game == 1);
    CHECK(records.fault->illegal == IllegalMove::NoFlip);
    for (const QString& none : {u"{}"_s, u"[]"_s, u"{\"moves\": 5}"_s, text(u"\"{\""_s, {}), text({}, {})}) {
        INFO(none.toStdString());
        const auto nothing = readPastedText(none);
        CHECK_FALSE(nothing);
    }
}

TEST_CASE("a file with bare moves of both games is read without a question", "[files]")
{
    const QTemporaryDir folder;
    const auto read = readRecordFile(make(folder, u"a.txt"_s, "f5d6c3d3c4f4\n\nh8i9j10k11\n\n"));
    REQUIRE(read);
    const auto* records = std::get_if<OpenedRecords>(&*read);
    REQUIRE(records != nullptr);
    CHECK_FALSE(records->fault);
    REQUIRE(records->games.size() == 2);
    CHECK(records->games[0].game == "reversi");
    CHECK(records->games[1].game == "gomoku");
}

TEST_CASE("files are named by paths or local URLs", "[files]")
{
    CHECK(localPathOf(u"a b%20c.sgf"_s) == u"a b%20c.sgf");
    CHECK(localPathOf(u"C:\\games\\a.sgf"_s) == u"C:\\games\\a.sgf");
    CHECK(localPathOf(u"file:///tmp/with%20blank%23.sgf"_s) == u"/tmp/with blank#.sgf");
    CHECK(localPathOf(u"FILE:///tmp/%E6%A3%8B.sgf"_s) == u"/tmp/棋.sgf");
    CHECK(localPathOf(u"file://localhost/tmp/a.sgf"_s) == u"/tmp/a.sgf");
    CHECK(localPathOf(u"https://example.org/a.sgf"_s) == u"https://example.org/a.sgf");
    CHECK(pathsInUrls(u"# a list\r\nfile:///tmp/a.sgf\r\nfile:///tmp/b.sgf\r\n"_s)
          == QStringList{u"/tmp/a.sgf"_s, u"/tmp/b.sgf"_s});
    CHECK(pathsInUrls(u"https://example.org/a.sgf"_s).size() == 1);
    for (const QString& text : {u""_s, u"h8i9"_s, u"(;GM[4])\nfile:///tmp/a.sgf"_s, u"link1 relaxed"_s})
        CHECK(pathsInUrls(text).isEmpty());

    const auto away = readRecordFile(u"https://example.org/a.sgf"_s);
    REQUIRE_FALSE(away);
    CHECK(away.error().contains(u"not on this computer"));
}

TEST_CASE("no file hangs or crashes the reader", "[files]")
{
    const QTemporaryDir folder;
    const auto why = [](const QString& path) {
        const auto read = readRecordFile(path);
        REQUIRE_FALSE(read);
        return read.error();
    };
    CHECK(why(folder.path()).contains(u"folder"));
    CHECK(why(folder.filePath(u"none.sgf"_s)).contains(u"does not exist"));
    CHECK(why(make(folder, u"empty.sgf"_s, {})).size() > 10);
    CHECK(why(make(folder, u"empty.lib"_s, {})).size() > 10);
#ifdef Q_OS_UNIX
    const QString pipe = folder.filePath(u"pipe.sgf"_s);
    REQUIRE(::mkfifo(pipe.toLocal8Bit().constData(), 0600) == 0);
    CHECK(why(pipe).contains(u"regular file"));
    CHECK(why(u"/dev/zero"_s).contains(u"regular file"));
    const QString loop = folder.filePath(u"loop.sgf"_s);
    REQUIRE(QFile::link(loop, loop));
    CHECK_FALSE(why(loop).isEmpty());
    QFile huge{folder.filePath(u"huge.sgf"_s)};
    REQUIRE(huge.open(QIODevice::WriteOnly));
    REQUIRE(huge.resize(qint64{1} << 40)); // a sparse file
    huge.close();
    CHECK(why(huge.fileName()).contains(u"larger"));

    const QString secret = make(folder, u"secret.sgf"_s, "(;GM[4])");
    REQUIRE(QFile::setPermissions(secret, {}));
    if (QFile{secret}.open(QIODevice::ReadOnly))
        WARN("this user may read everything");
    else
        CHECK(why(secret).contains(u"Could not read"));
#endif
}

TEST_CASE("random and truncated files are read or rejected whatever their suffix", "[files]")
{
    const QTemporaryDir folder;
    std::mt19937 random{9};
    const char* suffixes[] = {"sgf", "psq", "lib", "ggf", "wtb", "obf", "txt", "qlink", "bin"};
    for (int round = 0; round < test::repetitions(40, 2'000); ++round) {
        QByteArray noise(static_cast<qsizetype>(random() % 4'000), '\0');
        for (char& letter : noise)
            letter = static_cast<char>(random());
        const record::GameRecord game = test::randomGomoku(random, {});
        QByteArray cut = QByteArray::fromStdString(record::writeSgf({&game, 1}));
        cut.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(cut.size())));
        for (const char* suffix : suffixes) {
            for (const QByteArray& bytes : {noise, cut}) {
                const auto read = readRecordFile(make(folder, u"x."_s + QString::fromLatin1(suffix), bytes));
                CHECK((read || !read.error().isEmpty()));
            }
        }
    }
}

TEST_CASE("player names for a WTHOR file are found beside it", "[files]")
{
    const auto header = [](char games, char names, char year) {
        QByteArray bytes{"\x14\x05\x07\x01", 4};
        bytes += QByteArray{"\0\0\0\0\0\0\0\0\0\0\0\0", 12};
        bytes[4] = games;
        bytes[8] = names;
        bytes[10] = year;
        bytes[11] = 7;
        bytes[12] = 8;
        return bytes;
    };
    QByteArray game(68, '\0');
    game[4] = 1; // white is the second player
    game[6] = 33;
    game[8] = 56;
    const QTemporaryDir folder;
    const QString year = make(folder, u"WTH_1999.wtb"_s, header(1, 0, char(207)) + game);
    CHECK(opened(readRecordFile(year)).games.front().white.empty());
    (void)make(folder, u"WTHOR.JOU"_s,
               header(0, 2, 0) + QByteArray{"Dupont"}.leftJustified(20, '\0')
                   + QByteArray{"Rossi"}.leftJustified(20, '\0'));
    (void)make(folder, u"WTHOR.TRN"_s, header(0, 1, 0) + QByteArray{"Open"}.leftJustified(26, '\0'));
    const auto read = readRecordFile(year);
    const record::GameRecord with = opened(read).games.front();
    CHECK(with.black == "Dupont");
    CHECK(with.white == "Rossi");
    CHECK(with.event == "Open");
}

TEST_CASE("link-match lines are grouped into games by their start position", "[files]")
{
    const QString first = u"link1 campaign 03FR-001F-F7TQ7G 1 0 3 3 0 0"_s;
    CHECK(linkGamesIn(u"nothing\nlink1\nlink1 relaxed X 1 0 3 3 0 0"_s).empty());
    CHECK(linkGamesIn(first).size() <= 1); // the deal may be of another version
}
