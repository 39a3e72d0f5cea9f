# SPDX-License-Identifier: GPL-3.0-or-later
"""The program for someone who does not see it: what it announces, once each, in both languages. Skipped without Xvfb,
xdotool, at-spi2-core or python3-pyatspi. QIPAN_LONG plays whole games."""

import os
import re
import sys
import tempfile
import unittest

import screen_reader

screen_reader.use_debian_python()

import screen  # noqa: E402
from lan_client import Peer  # noqa: E402
from lan_duel import Duelist  # noqa: E402
from link_tiles import Tiles  # noqa: E402
from qipan import Qipan  # noqa: E402
from screen import Screen, Window  # noqa: E402
from screen_reader import Buses, Reader  # noqa: E402

LANGUAGES = ("en", "zh_CN")
SETTINGS = "[General]\nname=Ada\nsecondName=Wei\n" \
    "[gomoku]\nofferLesson=false\nopponent=1\nfirst=0\n[reversi]\nofferLesson=false\nopponent=1\nfirst=0\n" \
    "[link]\nofferLesson=false\ncolumns=4\nrows=4\npictures=4\n"
RECORD = "(;GM[1]FF[4]SZ[15]PB[Ada]PW[Wei];B[hh];W[ii];B[hi](;W[hj];B[gg])(;W[gi];B[gh]))"


class Heard(unittest.TestCase):
    def open(self, language, *arguments, settings=SETTINGS):
        folder = tempfile.TemporaryDirectory(prefix="qipan-e2e-")
        self.addCleanup(folder.cleanup)
        with open(os.path.join(folder.name, "settings.ini"), "w", encoding="utf-8") as file:
            file.write(settings)
        self.program = Qipan(*arguments, "--lang", language, data_dir=folder.name,
                             environment={**the_screen.environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
        self.addCleanup(self.program.__exit__)
        self.reader = Reader(self.program.process.pid)
        self.addCleanup(self.reader.close)
        self.window = Window(the_screen, self.program)
        self.reader.take()

    def hears(self, *wanted, focus=None):
        """These announcements come next, and nothing else: texts, or patterns of what chance deals. The focus goes to
        no other widget, except to one with the name `focus`."""
        def others():
            return [name for name, role in self.reader.focused if role != "table cell"]

        self.reader.wait(lambda: len(self.reader.spoken) >= len(wanted), f"{wanted} is announced")
        self.reader.wait(lambda: focus is None or others()[-1:] == [focus], f"{focus} has the focus")
        self.reader.rest()
        focused = others()
        spoken = self.reader.forget()
        self.assertEqual(len(spoken), len(wanted), spoken)
        for text, each in zip(spoken, wanted):
            if isinstance(each, re.Pattern):
                self.assertRegex(text, each)
            else:
                self.assertEqual(text, each)
        if focus is None:
            self.assertEqual(focused, [])
        else:
            self.assertEqual(focused[-1:], [focus])

    def play(self, rows, language):
        """Presses the keys of each row and expects its sentence, or no announcement if that is None, and the focus."""
        column = 1 + LANGUAGES.index(language)
        for row in rows:
            with self.subTest(keys=row[0], language=language):
                self.window.keys(*row[0].split())
                wanted = [] if row[column] is None else [row[column]]
                self.hears(*wanted, focus=row[3][column - 1] if len(row) > 3 else None)

    def play_in_each_language(self, rows, *arguments):
        for language in LANGUAGES:
            self.open(language, *arguments)
            self.play(rows, language)


KEEP = ("Keep playing", "继续对局(K)")
NEXT_GAME = ("Another game", "再来一局")
GOMOKU_BOARD = ("Gomoku board", "五子棋棋盘")
GOMOKU = (
    ("a 1 Return", "Black plays A1. White to move: Wei.", "黑方落子 A1。轮到白方：Wei。"),
    ("a 1 Return", "That point is occupied.", "这个交叉点已有棋子。"),
    ("Return", "That point is occupied.", "这个交叉点已有棋子。"),
    ("F5", "White to move. 1 black stone, 0 white stones. Last move: Black A1. Black: A1.",
     "轮到白方。黑方 1 子，白方 0 子。最后一手：黑 A1。黑子：A1。"),
    ("shift+F5", "This game has no clock.", "这一局没有棋钟。"),
    ("ctrl+shift+y", "This game has no clock.", "这一局没有棋钟。"),
    ("ctrl+shift+g", "A1, black, last move. No stones on its lines.", "A1，黑子，最后一手。八个方向都没有棋子。"),
    ("ctrl+shift+r", "Wei, resign this game? Resign, Keep playing.", "Wei，要认输吗？认输、继续对局。", KEEP),
    ("Escape", None, None, GOMOKU_BOARD),
    ("ctrl+n", "Begin another game? The running one stays in the history as unfinished. Another game, Keep playing.",
     "要另开一局吗？正在下的这局会作为未完成的对局留在历史中。再来一局、继续对局。", KEEP),
    ("Escape", None, None, GOMOKU_BOARD),
    ("ctrl+shift+d", "Wei offers a draw. Accept (F8), Decline (F9).", "Wei 提和。同意 (F8)、拒绝 (F9)。"),
    ("b 1 Return", "Your request is still waiting for an answer.", "请先等对方答复你的请求。"),
    ("F9", "Ada declined the draw. White to move: Wei.", "Ada 拒绝了和棋。轮到白方：Wei。"),
    ("ctrl+shift+a", "Analysis: on", "分析：开"),
    ("ctrl+shift+a", "Analysis: off", "分析：关"),
    ("b 1 Return", "White plays B1. Black to move: Ada.", "白方落子 B1。轮到黑方：Ada。"),
    ("ctrl+z", "Back to A1. White to move: Wei.", "回到 A1。轮到白方：Wei。"),
    ("ctrl+shift+z", "White plays B1. Black to move: Ada.", "白方落子 B1。轮到黑方：Ada。"),
    ("Prior", "Back to A1. Viewing move 1 of 2. Back to the game, Try moves.",
     "回到 A1。正在回看第 1 手，共 2 手。回到对局、试下。"),
    ("Next", "White plays B1", "白方落子 B1"),
    ("a 2 Return", "Black plays A2. White to move: Wei.", "黑方落子 A2。轮到白方：Wei。"),
    ("b 2 Return", "White plays B2. Black to move: Ada.", "白方落子 B2。轮到黑方：Ada。"),
    ("a 3 Return", "Black plays A3. White to move: Wei.", "黑方落子 A3。轮到白方：Wei。"),
    ("b 3 Return", "White plays B3. Black to move: Ada.", "白方落子 B3。轮到黑方：Ada。"),
    ("a 4 Return", "Black plays A4. White to move: Wei.", "黑方落子 A4。轮到白方：Wei。"),
    ("b 4 Return", "White plays B4. Black to move: Ada.", "白方落子 B4。轮到黑方：Ada。"),
    ("a 5 Return", "Black plays A5. Ada (Black) wins with five in a row.", "黑方落子 A5。黑方 Ada 五子连珠，获胜。",
     NEXT_GAME),
    ("F5", "The game is over: Black has won. 5 black stones, 4 white stones. Last move: Black A5. "
     "Black: A5, A4, A3, A2, A1. White: B4, B3, B2, B1.",
     "对局已结束，黑方胜。黑方 5 子，白方 4 子。最后一手：黑 A5。黑子：A5、A4、A3、A2、A1。白子：B4、B3、B2、B1。"),
)
REVERSI = (
    ("d 3 Return", "Black plays D3, turning 1 disc. Black 4, White 1. White to move: Wei.",
     "黑方落子 D3，翻转 1 子。黑 4，白 1。轮到白方：Wei。"),
    ("d 3 Return", "That square is occupied.", "这一格已有棋子。"),
    ("h 8 Return", "A disc there would flip nothing.", "下在这里翻不了对方的棋子。"),
    ("F5", "White to move. Black has 4 discs, White 1. Last move: Black D3. Black: D3, D4 to E4, D5. White: E5.",
     "轮到白方。黑方 4 子，白方 1 子。最后一手：黑 D3。黑子：D3、D4 至 E4、D5。白子：E5。"),
    ("ctrl+shift+Next", "C3 would turn 1 disc: D4.", "下在 C3 可翻转 1 子：D4。"),
    ("ctrl+shift+Next", "E3 would turn 1 disc: E4.", "下在 E3 可翻转 1 子：E4。"),
    ("ctrl+shift+Prior", "C3 would turn 1 disc: D4.", "下在 C3 可翻转 1 子：D4。"),
    ("Return", "White plays C3, turning 1 disc. Black 3, White 3. Black to move: Ada.",
     "白方落子 C3，翻转 1 子。黑 3，白 3。轮到黑方：Ada。"),
    ("ctrl+z", "Back to D3. White to move: Wei.", "回到 D3。轮到白方：Wei。"),
)
WIPE_OUT = "e 6 Return f 4 Return e 3 Return f 6 Return g 5 Return d 6 Return e 7 Return f 5 Return"
REVERSI_END = (
    ("c 5 Return", "Black plays C5, turning 5 discs. Black 13, White 0. "
     "Ada (Black) wins 64 to 0, with the empty squares.",
     "黑方落子 C5，翻转 5 子。黑 13，白 0。黑方 Ada 以 64 比 0 获胜（含空格）。", NEXT_GAME),
)
LESSON = (
    ("alt+h", None, None, ("Rules and help", "规则与帮助(R)")),
    ("2", "Step 1 of 8. A stone on a point. Black and white place one stone at a time, on the points where lines "
     "cross. Stones never move again. You are black and begin: place a stone in the middle, on E5.",
     "第 1 步，共 8 步。落子在交叉点。黑白轮流落子，下在线的交叉点上，落下就不再移动。你执黑先行：请下在正中的 E5。",
     GOMOKU_BOARD),
    ("a 1 Return", "Not there. A stone may lie there too, but this time the circle is meant: E5, in the middle.",
     "不是这里。那里也能下，不过这次要下在画圈的地方：正中的 E5。"),
    ("e 5 Return", "Black plays E5. Right, go on. There it stays. The middle is a good place to begin: lines lead "
     "from it in all directions.", "黑方落子 E5。对，继续。落子无悔。正中是个好起点：从那里向四面八方都有线。", ("Next", "下一步(N)")),
    ("Return", re.compile(r"^Step 2 of 8\. Five in a row\. .*Make five!$"), re.compile("^第 2 步，共 8 步。五子连珠。.*下成五吧！$"),
     GOMOKU_BOARD),
)
PUZZLE_TASK = ("Your next stone completes one.", "你的下一手就能成五。")
PUZZLE = (
    ("a 1 Return", re.compile(r"^(Black|White) plays A1\. Back to the start\. That does not make five\. Look again\.$"),
     re.compile("^[黑白]方落子 A1。回到开局。这一手没有成五。再看看。$")),
    ("ctrl+i", re.compile(r"^\w.*\.$"), re.compile("。$")),
    ("ctrl+i", re.compile(r"^The move is in the marked area: "), re.compile("^正确的一步在标出的范围内：")),
    ("ctrl+i", re.compile(r"^[A-O]\d+ is right\.$"), re.compile("^[A-O]\\d+ 是正确的。$")),
    ("Tab", None, None, ("Game", "游戏")),
    ("Down", re.compile(r"^Link-match\. Remove all tiles"), re.compile("^连连看。消完棋盘上的牌")),
)
RECORD_PAGE = (
    ("alt+Left", "Back to H6. Move 4 of 5 · Line 1 of 2 · Black to move", "回到 H6。第 4 手，共 5 手 · 第 1 条变化，共 2 条 · 轮到黑方"),
    ("alt+Right", "Black plays G9. Move 5 of 5 · White to move", "黑方落子 G9。第 5 手，共 5 手 · 轮到白方"),
    ("Home", "Back to the start. Move 0 of 5 · Black to move", "回到开局。第 0 手，共 5 手 · 轮到黑方"),
    ("End", "Last move: G9. Move 5 of 5 · White to move", "最后一手：G9。第 5 手，共 5 手 · 轮到白方"),
    ("Right", None, None),
    ("alt+1", "H8, black, marked with a triangle", "H8，黑子，标有三角"),
    ("alt+0", "H8, black", "H8，黑子"),
    ("F7", "All positions of this game are analysed.", "本局的所有局面都已分析。"),
)
HOME = (
    ("ctrl+shift+n", None, None, ("Person beside you", "身边的人")),
    ("Escape", "Choose a game.", "请选择游戏。", ("Link-match", "连连看")),
    ("F2", "Rules and help: Link-match", "规则与帮助：连连看", ("Rules and help", "规则与帮助")),
    ("F4", None, None, ("Gomoku", "五子棋")),
    ("Return", None, None, ("Book page", "书页")),
    ("alt+Right", re.compile("."), re.compile(".")),
    ("ctrl+o", None, None, ("File name:", "文件名称(N)：")),
)
READ = (  # pages, the keys that lead to their text, and its first lines
    ("alt+h 2 Tab Tab Tab", "Text of the lesson", ("A stone on a point", "Black and white place one stone at a time")),
    ("shift+F3 Tab Tab Tab", "Text of the puzzle", ("", "")),
    ("F2", "Rules and help", ("Link-match", "Rules", "Board: A rectangle of 4 × 4 to 30 × 20 cells.")),
    ("F4 Return", "Book page", ("What gomoku is", "Two people, black and white stones, one aim: five in a row.")),
    ("ctrl+t", "Statistics", ("Statistics", )),
)
PAGES = ("Escape", "ctrl+shift+n", "Escape", "ctrl+1", "ctrl+shift+l", "ctrl+2", "ctrl+shift+a", "ctrl+shift+o",
         "ctrl+3", "ctrl+h", "ctrl+t", "F2", "F4", "shift+F3")


class Pages(Heard):
    def test_every_control_of_each_page_has_a_name_and_an_action(self):
        for language in LANGUAGES:
            self.open(language)
            for key in PAGES:
                with self.subTest(language=language, key=key):
                    self.window.keys(key)
                    self.reader.take()
                    controls = self.reader.controls()
                    self.assertGreater(len(controls), 1)
                    self.assertEqual([str(each) for each in controls if not each.name.strip()], [])
                    self.assertEqual([str(each) for each in controls if not self.reader.can_act(each)], [])

    def test_pages_are_read_line_by_line(self):
        self.open("en")
        for keys, name, lines in READ:
            with self.subTest(keys=keys):
                for key in keys.split():
                    self.window.keys(key)
                    if key == "alt+h":
                        self.reader.wait(lambda: self.reader.focus()[1] == "menu item", "the menu opens")
                    self.reader.rest()
                self.reader.wait(lambda: self.reader.focus()[0] == name, f"the focus on {name}")
                for key, line in zip(("ctrl+Home", *["Down"] * len(lines)), lines):
                    self.window.keys(key)
                    self.reader.wait(lambda: self.reader.read, "a line is read")
                    self.assertEqual(self.reader.read[-1][:len(line)], line)
                    self.reader.take()
                self.window.keys("Escape")

    def test_home_rules_book_and_a_dialog(self):
        self.play_in_each_language(HOME)


class Games(Heard):
    """Games of two at one machine, from the keys to the sentences."""

    def test_gomoku(self):
        self.play_in_each_language(GOMOKU, "gomoku")

    def test_reversi(self):
        self.play_in_each_language(REVERSI, "reversi")

    def test_the_end_of_reversi(self):
        for language in LANGUAGES:
            self.open(language, "reversi")
            self.window.keys(*WIPE_OUT.split())
            self.reader.take()
            self.play(REVERSI_END, language)

    def test_a_lesson(self):
        self.play_in_each_language(LESSON)

    def test_a_puzzle(self):
        for task, language in zip(PUZZLE_TASK, LANGUAGES):
            self.open(language)
            self.window.keys("shift+F3")
            self.reader.hear(task)
            self.reader.take()
            self.play(PUZZLE, language)

    def test_a_record(self):
        with tempfile.TemporaryDirectory(prefix="qipan-e2e-") as folder:
            path = os.path.join(folder, "game.sgf")
            with open(path, "w", encoding="ascii") as file:
                file.write(RECORD)
            self.play_in_each_language(RECORD_PAGE, "open", path)


LAN = {
    "en": {"start": "Lin has joined the table. Your turn: you play Black.",
           "move": "Black plays H8. White to move: Lin.",
           "early": "It is not your turn: Lin to move.",
           "reply": "White plays O1. Your turn: you play Black.",
           "chat": "Lin: hello",
           "draw": "Lin offers a draw. Accept (F8), Decline (F9).",
           "answer first": "Answer your opponent's request first.",
           "declined": "You declined the draw. Your turn: you play Black.",
           "asked undo": "You asked for a takeback. Waiting for Lin… Withdraw (F9).",
           "no undo": "Lin declined the takeback. Your turn: you play Black.",
           "asked draw": "You offered a draw. Waiting for Lin… Withdraw (F9).",
           "end": "Lin accepted the draw. Draw by agreement.",
           "again": "Another game"},
    "zh_CN": {"start": "Lin 已入座。轮到你了，你是黑方。",
              "move": "黑方落子 H8。轮到白方：Lin。",
              "early": "还没轮到你，现在轮到 Lin。",
              "reply": "白方落子 O1。轮到你了，你是黑方。",
              "chat": "Lin：hello",
              "draw": "Lin 提和。同意 (F8)、拒绝 (F9)。",
              "answer first": "请先答复对方的请求。",
              "declined": "你拒绝了和棋。轮到你了，你是黑方。",
              "asked undo": "你请求悔棋，正在等待 Lin 答复…… 撤回 (F9)。",
              "no undo": "Lin 拒绝了悔棋。轮到你了，你是黑方。",
              "asked draw": "你提和，正在等待 Lin 答复…… 撤回 (F9)。",
              "end": "Lin 同意了和棋。双方同意和棋。",
              "again": "再来一局"},
}


class Network(Heard):
    """What the opponent does."""

    def play_game(self, language):
        words = LAN[language]
        self.open(language, "host", "gomoku", "--first", "host", "--port", "0", "--accept-anyone", "--name", "Ada")
        peer = Peer.join(self.program.port(), "Lin")
        self.addCleanup(peer.__exit__)
        peer.expect_start()
        self.hears(words["start"], focus=GOMOKU_BOARD[LANGUAGES.index(language)])
        self.window.keys("h", "8", "Return")
        peer.expect_move()
        self.hears(words["move"])
        self.window.keys("h", "9", "Return")
        self.hears(words["early"])
        peer.move(14, 14)
        self.hears(words["reply"])
        peer.send("chat", text="hello")
        self.hears(words["chat"])
        request = peer.ask("draw")
        self.hears(words["draw"])
        self.window.keys("F9")
        peer.expect("reply", id=request, accept=False)
        self.hears(words["declined"])
        self.window.keys("ctrl+z")
        request = peer.expect("request", kind="undo")
        self.hears(words["asked undo"])
        peer.reply(request, False)
        self.hears(words["no undo"])
        self.window.keys("ctrl+shift+d")
        request = peer.expect("request", kind="draw")
        self.hears(words["asked draw"])
        peer.reply(request, True)
        self.hears(words["end"], focus=words["again"])

    def test_moves_chat_requests_and_the_result(self):
        for language in LANGUAGES:
            with self.subTest(language=language):
                self.play_game(language)


LINK = {
    "en": {"empty": "empty", "selected": "{0} selected.", "deselected": "{0} deselected.",
           "no path": "No path connects {0} and {1}; now {1} is selected.",
           "differ": "{0} and {1} differ; now {1} is selected.",
           "removed": "{0} and {1} removed. Tiles left: {2}.",
           "nothing": "{0}. There is no tile here.",
           "position": r"^14 tiles left\. \d+ points\. \d+ seconds played\.$",
           "hint": r"^Hint: [A-D]\d and [A-D]\d, \w+\. −15 points$",
           "shuffled": "The tiles were shuffled. −40 points",
           "undone": "Undone. Tiles left: 14. −10 points",
           "paused": "Paused. The board is hidden until you continue.", "continue": "Continue", "resumed": "Resumed.",
           "end": r"^Board cleared\. Well done! -?−?\d+ points\..*$", "again": "Another deal"},
    "zh_CN": {"empty": "空", "selected": "已选中 {0}。", "deselected": "已取消选中 {0}。",
              "no path": "{0} 和 {1} 无法相连；改选 {1}。",
              "differ": "{0} 和 {1} 图案不同；改选 {1}。",
              "removed": "{0} 和 {1} 已消除，剩余 {2} 张牌。",
              "nothing": "{0}。这里没有牌。",
              "position": r"^还剩 14 张牌。\d+ 分。已用 \d+ 秒。$",
              "hint": r"^提示：[A-D]\d 和 [A-D]\d，\w+。−15 分$",
              "shuffled": "已洗牌。−40 分",
              "undone": "已撤销，还剩 14 张牌。−10 分",
              "paused": "已暂停。棋盘已遮住，继续后再显示。", "continue": "继续", "resumed": "已继续。",
              "end": r"^全部消除，太棒了！.*$", "again": "换一局"},
}


class OnTiles(Heard):
    """A board by the actions of its cells alone."""

    def press(self, *places):
        for at in places:
            self.reader.press(self.tiles.cells[at])

    def look(self, empty):
        self.tiles = Tiles(self.reader.cells(), empty)


class LinkMatch(OnTiles):
    """Boards by the actions of their cells alone, and the keys for help."""

    def clear(self, empty, end):
        """Removes all pairs. The end is announced once."""
        heard = []
        self.look(empty)
        while self.tiles.left():
            pair = self.tiles.pair()
            if pair is None:
                self.window.keys("ctrl+m")
            else:
                self.press(*pair)
            self.reader.wait(lambda: self.reader.spoken, "a pair is removed, or the tiles are shuffled")
            heard += self.reader.forget()
            self.look(empty)
        self.reader.wait(lambda: any(re.match(end, text) for text in heard + self.reader.spoken), "the end")
        heard += self.reader.take()
        self.assertEqual(len([text for text in heard if re.match(end, text)]), 1, heard)

    def test_a_short_game(self):
        board = ("Link-match board", "连连看棋盘")
        for column, language in enumerate(LANGUAGES):
            with self.subTest(language=language):
                words = LINK[language]
                self.open(language)
                self.window.keys("ctrl+1")
                self.reader.wait(lambda: self.reader.spoken, "how to play is announced")
                self.reader.rest()
                self.assertEqual(self.reader.focused[-1][1], "table cell", self.reader.focused)
                self.reader.forget()
                self.look(words["empty"])
                one, other = self.tiles.pair()
                names = Tiles.name(one), Tiles.name(other)
                different = self.tiles.other(one)
                self.press(one)
                self.hears(words["selected"].format(*names))
                self.press(different)
                self.hears(words["differ"].format(names[0], Tiles.name(different)))
                self.window.keys("Escape")
                self.hears(words["deselected"].format(Tiles.name(different)))
                self.press(one)
                self.hears(words["selected"].format(*names))
                self.press(other)
                self.hears(words["removed"].format(*names, 14))
                self.press(one)
                self.hears(words["nothing"].format(*names))
                self.look(words["empty"])
                blocked = self.tiles.pair(joined=False)
                if blocked is not None:  # nearly always
                    self.press(blocked[0])
                    self.reader.take()
                    self.press(blocked[1])
                    self.hears(words["no path"].format(*map(Tiles.name, blocked)))
                    self.window.keys("Escape")
                    self.reader.take()
                    self.window.keys("Escape")
                    self.reader.take()
                self.window.keys("F5")
                self.hears(re.compile(words["position"]))
                self.window.keys("ctrl+i")
                self.hears(re.compile(words["hint"]))
                self.window.keys("ctrl+m")
                self.hears(words["shuffled"])
                self.window.keys("ctrl+z")
                self.hears(words["undone"])
                self.window.keys("ctrl+p")
                self.hears(words["paused"], focus=words["continue"])
                self.window.keys("ctrl+p")
                self.hears(words["resumed"], focus=board[column])
                self.clear(words["empty"], words["end"])


DUEL = {
    "en": {"board": "Link-match board", "empty": "empty", "go": "Go!", "selected": "{0} selected.",
           "removed": "{0} and {1} removed. Tiles left: {2}.", "behind": "Lin is ahead.", "ahead": "You are ahead.",
           "standing": r"^Ada: 2 of 8 pairs\. Lin: 1 of 8 pairs\. 1 pair ahead\. .*played\.$",
           "draw": "Lin offers a draw. Accept (F8), Decline (F9).",
           "end": r"^Lin resigned\. You win\..*", "again": "Another duel"},
    "zh_CN": {"board": "连连看棋盘", "empty": "空", "go": "开始！", "selected": "已选中 {0}。",
              "removed": "{0} 和 {1} 已消除，剩余 {2} 张牌。", "behind": "Lin 领先了。", "ahead": "你领先了。",
              "standing": r"^Ada：.*领先 1 对.*$",
              "draw": "Lin 提和。同意 (F8)、拒绝 (F9)。",
              "end": r"^Lin 认输，你获胜。.*", "again": "再来一场"},
}


class Duels(OnTiles):
    """A duel with a peer: the count, the lead as it changes hands, requests and the end."""

    def take_pair(self, words, left):
        self.look(words["empty"])
        one, other = self.tiles.pair()
        self.press(one)
        self.reader.wait(lambda: self.reader.spoken, "a tile is selected")
        self.press(other)
        return words["removed"].format(Tiles.name(one), Tiles.name(other), left)

    def play(self, language):
        words = DUEL[language]
        self.open(language, "host", "link", "--size", "4x4", "--falling", "none", "--pictures", "4", "--difficulty",
                  "easy", "--port", "0", "--accept-anyone", "--name", "Ada")
        peer = Duelist.join(self.program.port(), "Lin")
        self.addCleanup(peer.line.close)
        self.reader.wait(lambda: words["go"] in self.reader.spoken, "the duel begins")
        self.reader.rest()
        self.assertEqual(self.reader.spoken.count(words["go"]), 1, self.reader.spoken)
        self.reader.take()
        peer.act_on_board(peer.now())
        self.hears(words["behind"])
        removed = [self.take_pair(words, 14), self.take_pair(words, 12)]
        self.reader.wait(lambda: words["ahead"] in " ".join(self.reader.spoken), "the lead has changed hands")
        self.reader.rest()
        heard = " ".join(self.reader.take())
        for text in (*removed, words["ahead"]):
            self.assertEqual(heard.count(text), 1, heard)
        self.window.keys("shift+F5")
        self.hears(re.compile(words["standing"]))
        peer.ask("draw")
        self.hears(words["draw"])
        self.window.keys("F9")
        self.reader.take()
        peer.send("resign", round=1)
        self.hears(re.compile(words["end"]), focus=words["again"])

    def test_the_count_the_lead_and_the_end(self):
        for language in LANGUAGES:
            with self.subTest(language=language):
                self.play(language)


@unittest.skipUnless("QIPAN_LONG" in os.environ, "plays whole games")
class WholeGames(LinkMatch):
    """Against the computer, by the actions of the cells alone."""

    test_a_short_game = None
    SETTINGS = "[gomoku]\nofferLesson=false\nfirst=0\n[reversi]\nofferLesson=false\nfirst=0\n" \
        "[link]\nofferLesson=false\ncolumns=10\nrows=6\npictures=10\n"

    def play_against_computer(self, game, choose):
        self.open("en", game, "--level", "1", settings=self.SETTINGS)
        results = []
        for _ in range(225):
            cells = {}
            for cell in self.reader.cells():
                place, _, what = cell.name.partition(", ")
                cells[ord(place[0]) - ord("A"), int(place[1:]) - 1] = what, cell
            self.reader.press(choose({at: what for at, (what, _) in cells.items()}, cells))
            ends = ("Your turn", " wins ", "draw")
            self.reader.wait(lambda: any(end in text for text in self.reader.spoken for end in ends), "a move")
            heard = self.reader.take()
            results += [text for text in heard if " wins " in text or "draw" in text.lower()]
            if results:
                return results
        raise AssertionError("the game does not end")

    def test_gomoku_to_five(self):
        def choose(stones, cells):
            lines = [[(x + i * dx, y + i * dy) for i in range(5)] for x in range(15) for y in range(15)
                     for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))]
            lines = [line for line in lines if all(at in stones for at in line)]
            worth = {at: 0 for at, what in stones.items() if what.startswith("empty")}
            for line in lines:
                sides = [stones[at].partition(",")[0] for at in line]
                for side, factor in (("black", 2), ("white", 1)):
                    if all(each in (side, "empty") for each in sides):
                        for at, each in zip(line, sides):
                            if each == "empty":
                                worth[at] += factor * 12 ** sides.count(side)
            return cells[max(worth, key=lambda at: (worth[at], -abs(at[0] - 7) - abs(at[1] - 7)))][1]

        results = self.play_against_computer("gomoku", choose)
        self.assertEqual(len(results), 1, results)

    def test_reversi_to_its_end(self):
        def choose(stones, cells):
            legal = [at for at, what in stones.items() if "legal move" in what]
            return cells[max(legal, key=lambda at: ((at[0] in (0, 7)) + (at[1] in (0, 7)), at))][1]

        results = self.play_against_computer("reversi", choose)
        self.assertEqual(len(results), 1, results)

    def test_link_match_to_an_empty_board(self):
        self.open("en", "link", settings=self.SETTINGS)
        self.clear("empty", LINK["en"]["end"])


def setUpModule():
    global the_screen
    the_screen = Screen().__enter__()
    unittest.addModuleCleanup(the_screen.__exit__)
    buses = Buses(the_screen.name)
    unittest.addModuleCleanup(buses.close)


if __name__ == "__main__":
    if not screen.is_possible() or not screen_reader.is_possible():
        print("skipped: needs xvfb, xdotool, at-spi2-core and python3-pyatspi")
        sys.exit(screen.NOT_HERE)
    unittest.main()
