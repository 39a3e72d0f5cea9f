<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation>%1 步胜</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation>%1 步负</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>Depth %1 · %L2 k nodes/s</source>
        <translation>深度 %1 · %L2 千节点/秒</translation>
    </message>
    <message>
        <source>%1 exact</source>
        <extracomment>An exact value in discs: &quot;+4 exact&quot;.</extracomment>
        <translation>%1（精确）</translation>
    </message>
    <message>
        <source>a draw, exact</source>
        <translation>和棋（精确）</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) ahead, exact</source>
        <translation>
            <numerusform>领先 %n 子（精确）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) behind, exact</source>
        <translation>
            <numerusform>落后 %n 子（精确）</numerusform>
        </translation>
    </message>
    <message>
        <source>about even</source>
        <translation>大致均势</translation>
    </message>
    <message>
        <source>about %1 discs ahead</source>
        <translation>约领先 %1 子</translation>
    </message>
    <message>
        <source>about %1 discs behind</source>
        <translation>约落后 %1 子</translation>
    </message>
    <message>
        <source>best, %1</source>
        <extracomment>The best move and its value: &quot;best, 4 discs ahead, exact&quot;.</extracomment>
        <translation>最佳，%1</translation>
    </message>
    <message>
        <source>The chooser takes Black: %1</source>
        <extracomment>In the opening a side chooses its colour. &quot;62 %&quot; or &quot;win in 4&quot; follows.</extracomment>
        <translation>选色方选黑：%1</translation>
    </message>
    <message>
        <source>The chooser takes White: %1</source>
        <translation>选色方选白：%1</translation>
    </message>
    <message>
        <source>Even: any choice will do</source>
        <translation>均势：怎么选都可以</translation>
    </message>
</context>
<context>
    <name>BrokenFiles</name>
    <message>
        <source>%1; %2</source>
        <extracomment>Joins entries of a list of files with problems.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>A list of files with problems that is cut off.</extracomment>
        <translation>
            <numerusform>%1……另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <extracomment>A problem in one of the user&apos;s files; the reason is always in English: &quot;line 3 (no title)&quot;.</extracomment>
        <translation>第 %1 行（%2）</translation>
    </message>
    <message>
        <source>contains no puzzle</source>
        <translation>没有题目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One of the user&apos;s files, and its problem: &quot;mine.md: line 3 (no title)&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>自编文件</translation>
    </message>
    <message>
        <source>Some of your files could not be read completely.</source>
        <translation>有些自编文件无法完整显示。</translation>
    </message>
    <message>
        <source>Problems in these files. The reasons in brackets are always in English.</source>
        <translation>这些文件有问题。括号里的原因为英文，与文件格式一致。</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
    <message>
        <source>Sho&amp;w all…</source>
        <translation>全部显示(&amp;W)…</translation>
    </message>
    <message>
        <source>not loaded: there are too many puzzles</source>
        <translation>题目太多，未载入此文件的题目</translation>
    </message>
    <message>
        <source>a link to another file</source>
        <translation>这是指向其他文件的链接</translation>
    </message>
    <message numerus="yes">
        <source>only the first %n file(s) are read</source>
        <translation>
            <numerusform>只读取前 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodePageQuestion</name>
    <message>
        <source>Simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩文</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>西里尔文（俄文等）</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西欧文字</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A language, and the name of a code page for it.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Code page</source>
        <translation>文字编码</translation>
    </message>
    <message>
        <source>The texts of the file are in:</source>
        <translation>文件中文字的编码：</translation>
    </message>
    <message>
        <source>The texts may be in another code page than %1. Are they right?</source>
        <translation>文字编码不一定是 %1。显示的文字对吗？</translation>
    </message>
    <message>
        <source>Read as %1. Not right?</source>
        <translation>按 %1 编码读取。文字不对吗？</translation>
    </message>
    <message>
        <source>Choose the co&amp;de page…</source>
        <translation>选择编码(&amp;D)…</translation>
    </message>
    <message>
        <source>Th&amp;ey are right</source>
        <translation>文字没错(&amp;E)</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>qipan: %1 Try qipan --help.</source>
        <translation>qipan: %1请用 qipan --help 查看用法。</translation>
    </message>
    <message>
        <source>join needs the address of a table.</source>
        <translation>join 需要棋桌地址。</translation>
    </message>
    <message>
        <source>unknown game or command “%1”.</source>
        <translation>没有名为“%1”的游戏或命令。</translation>
    </message>
    <message>
        <source>unexpected argument “%1”.</source>
        <translation>“%1”是多余的参数。</translation>
    </message>
    <message>
        <source>a name must have 1 to %1 characters.</source>
        <translation>名字须有 1 至 %1 个字符。</translation>
    </message>
    <message>
        <source>--seat must be human or computer, not “%1”.</source>
        <translation>--seat 只能是 human 或 computer，不能是“%1”。</translation>
    </message>
    <message>
        <source>--seat computer needs a two-player game.</source>
        <translation>--seat computer 只用于双人棋类。</translation>
    </message>
    <message>
        <source>--data-dir needs a folder.</source>
        <translation>--data-dir 需要一个文件夹。</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>--%1 须为 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>--first must be host, guest or throw, not “%1”.</source>
        <translation>--first 只能是 host、guest 或 throw，不能是“%1”。</translation>
    </message>
    <message>
        <source>--clock must be SECONDS+INCREMENT, from 10+0 to 36000+600.</source>
        <translation>--clock 的格式为 秒数+每手加秒，范围 10+0 到 36000+600。</translation>
    </message>
    <message>
        <source>a passcode must have 1 to %1 characters.</source>
        <translation>口令须有 1 至 %1 个字符。</translation>
    </message>
    <message>
        <source>too many arguments. Put a passcode with spaces in quotation marks.</source>
        <translation>多了一个参数。含空格的口令要加引号。</translation>
    </message>
    <message>
        <source>%1 has no rule “%2”.</source>
        <translation>%1没有“%2”规则。</translation>
    </message>
    <message>
        <source>%1 with the rule “%2” cannot be played on size %3; allowed: %4.</source>
        <translation>%1的“%2”规则不支持大小为 %3 的棋盘；可选：%4。</translation>
    </message>
    <message>
        <source>%1 has no opening rule “%2”; allowed: %3.</source>
        <translation>%1没有“%2”开局；可选：%3。</translation>
    </message>
    <message>
        <source>open needs a file.</source>
        <translation>open 需要一个文件。</translation>
    </message>
    <message>
        <source>Options of host:</source>
        <translation>host 的选项：</translation>
    </message>
    <message>
        <source>TCP port; 0 is any free one (default: %1)</source>
        <translation>TCP 端口，0 为任一空闲端口（默认：%1）</translation>
    </message>
    <message>
        <source>rule of gomoku (default: %1)</source>
        <translation>五子棋的规则（默认：%1）</translation>
    </message>
    <message>
        <source>lines of the board of gomoku: %1 (default: %2)</source>
        <translation>五子棋棋盘的路数：%1（默认：%2）</translation>
    </message>
    <message>
        <source>opening rule of gomoku (default: %1)</source>
        <translation>五子棋的开局规则（默认：%1）</translation>
    </message>
    <message>
        <source>accept every guest without asking</source>
        <translation>不询问，来者都接受</translation>
    </message>
    <message>
        <source>Common options:</source>
        <translation>通用选项：</translation>
    </message>
    <message>
        <source>your name, at most 32 characters</source>
        <translation>你的名字，最多 32 个字符</translation>
    </message>
    <message>
        <source>who plays for you (default: human)</source>
        <translation>由你还是由电脑来下（默认：human）</translation>
    </message>
    <message>
        <source>language of the window: %1</source>
        <translation>窗口的语言：%1</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Play link-match, gomoku and reversi. Without arguments, opens the home page.</source>
        <translation>连连看、五子棋和黑白棋。不带参数时打开主页。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>start the game</source>
        <translation>直接进入这种游戏</translation>
    </message>
    <message>
        <source>host a table on the LAN and wait for a friend</source>
        <translation>在局域网上建桌，等朋友加入</translation>
    </message>
    <message>
        <source>open the page with the list of tables</source>
        <translation>打开列出棋桌的页面</translation>
    </message>
    <message>
        <source>list the tables on the LAN, one per line</source>
        <translation>列出局域网上的棋桌，每行一张</translation>
    </message>
    <message>
        <source>Options of host and join ADDRESS:</source>
        <translation>host 和 join ADDRESS 的选项：</translation>
    </message>
    <message>
        <source>leave after N rounds</source>
        <translation>下完 N 局后离开</translation>
    </message>
    <message>
        <source>Options of join ADDRESS:</source>
        <translation>join ADDRESS 的选项：</translation>
    </message>
    <message>
        <source>watch the game</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Options of find:</source>
        <translation>find 的选项：</translation>
    </message>
    <message>
        <source>how long to search, from 1 to 3600 (default: 5)</source>
        <translation>查找的秒数，1 到 3600（默认：5）</translation>
    </message>
    <message>
        <source>who is black; throw: rock-paper-scissors (default: %1)</source>
        <translation>谁执黑；throw 为猜拳决定（默认：%1）</translation>
    </message>
    <message>
        <source>time of each player, 10+0 to 36000+600 (default: none)</source>
        <translation>每方用时，秒数+每手加秒，10+0 到 36000+600（默认：不计时）</translation>
    </message>
    <message>
        <source>folder of settings and games, created if missing</source>
        <translation>存放设置和对局的文件夹，没有就新建</translation>
    </message>
    <message>
        <source>open SGF, psq, lib, GGF, WTHOR, OBF, moves, link-match</source>
        <translation>打开棋谱：SGF、psq、lib、GGF、WTHOR、OBF、着法、连连看</translation>
    </message>
    <message>
        <source>join a table; with a port, IPv6 is [ADDRESS]:PORT</source>
        <translation>加入棋桌；带端口的 IPv6 地址写作 [ADDRESS]:PORT</translation>
    </message>
    <message>
        <source>passcode, at most 64 characters; see below</source>
        <translation>棋桌的口令，最多 64 个字符；另见下文</translation>
    </message>
    <message>
        <source>The environment variable QIPAN_PASSCODE works like --passcode, but other users
of this computer cannot see it.</source>
        <translation>环境变量 QIPAN_PASSCODE 与 --passcode 作用相同，但这台电脑的其他用户看不到它。</translation>
    </message>
    <message>
        <source>--lang must be one of %1, not “%2”.</source>
        <translation>--lang 必须是 %1 之一，而不是“%2”。</translation>
    </message>
    <message>
        <source>--%1 is only for %2.</source>
        <translation>--%1 只用于 %2 命令。</translation>
    </message>
    <message>
        <source>--%1 is not for link-match.</source>
        <translation>--%1 不用于连连看。</translation>
    </message>
    <message>
        <source>this deal cannot be played as a duel: it has too many pictures.</source>
        <translation>这个牌局不能用来对战：图案种类太多。</translation>
    </message>
    <message>
        <source>--deal determines the board: leave out --%1.</source>
        <translation>--deal 已决定牌局，不能再给 --%1。</translation>
    </message>
    <message>
        <source>the deal “%1” comes from another version of Qipan.</source>
        <translation>牌局“%1”来自本程序的另一个版本。</translation>
    </message>
    <message>
        <source>--deal must be a deal number or today, not “%1”.</source>
        <translation>--deal 须为牌局编号或 today，不能是“%1”。</translation>
    </message>
    <message>
        <source>--size must be COLUMNSxROWS, such as 16x10, at most %1x%2.</source>
        <translation>--size 须为“列x行”，如 16x10，最大 %1x%2。</translation>
    </message>
    <message>
        <source>a board of %1 has an odd number of cells.</source>
        <translation>%1 的棋盘格数是奇数。</translation>
    </message>
    <message>
        <source>the outline %1 needs a larger board than %2.</source>
        <translation>形状 %1 需要比 %2 更大的棋盘。</translation>
    </message>
    <message>
        <source>--minutes is only for --rule points.</source>
        <translation>--minutes 只用于 --rule points。</translation>
    </message>
    <message>
        <source>--%1 must be one of %2, not “%3”.</source>
        <translation>--%1 须为 %2 之一，不能是“%3”。</translation>
    </message>
    <message>
        <source>Options of host link, a duel:</source>
        <translation>host link（连连看对战）的选项：</translation>
    </message>
    <message>
        <source>the first to clear the board wins, or the most points in a fixed time (default: race)</source>
        <translation>先消完者胜，或规定时间内得分多者胜（默认：race）</translation>
    </message>
    <message>
        <source>time of a round by points, 1 to %1 (default: 3)</source>
        <translation>计分对战每局的分钟数，1 到 %1（默认：3）</translation>
    </message>
    <message>
        <source>rounds at most (default: 1)</source>
        <translation>最多局数（默认：1）</translation>
    </message>
    <message>
        <source>seconds that a hint costs, 0 to 60 (default: %1)</source>
        <translation>一次提示罚几秒，0 到 60（默认：%1）</translation>
    </message>
    <message>
        <source>seconds that a shuffle costs, 0 to 60 (default: %1)</source>
        <translation>一次洗牌罚几秒，0 到 60（默认：%1）</translation>
    </message>
    <message>
        <source>this deal, or today&apos;s, in place of the following</source>
        <translation>指定牌局或今日牌局，代替以下各项</translation>
    </message>
    <message>
        <source>the board, at most %1x%2 (default: %3x%4)</source>
        <translation>棋盘大小，最大 %1x%2（默认：%3x%4）</translation>
    </message>
    <message>
        <source>where tiles fall (default: none)</source>
        <translation>牌的移动方式（默认：none）</translation>
    </message>
    <message>
        <source>shape of the board (default: rectangle)</source>
        <translation>棋盘形状（默认：rectangle）</translation>
    </message>
    <message>
        <source>difficulty of the deal (default: normal)</source>
        <translation>牌局难度（默认：normal）</translation>
    </message>
    <message>
        <source>different pictures at most, %1 to %2 (default: %3)</source>
        <translation>图案种类上限，%1 到 %2（默认：%3）</translation>
    </message>
    <message>
        <source>whether paths may run outside the board (default: yes)</source>
        <translation>连线能否走到棋盘外（默认：yes）</translation>
    </message>
    <message>
        <source>level of the computer: gomoku 1 to %1, reversi 1 to %2, duels 1 to %3</source>
        <translation>电脑的级别：五子棋 1 到 %1，黑白棋 1 到 %2，连连看对战 1 到 %3</translation>
    </message>
    <message>
        <source>--only-encrypted needs a passcode.</source>
        <translation>--only-encrypted 需要同时设置口令。</translation>
    </message>
    <message>
        <source>--only-encrypted: this program cannot encrypt.</source>
        <translation>--only-encrypted：本程序不支持加密。</translation>
    </message>
    <message>
        <source>with a passcode: refuse programs that cannot encrypt</source>
        <translation>设有口令时：拒绝不能加密的程序</translation>
    </message>
    <message>
        <source>give the passcode to hosts that cannot encrypt, too</source>
        <translation>也向不能加密的主机证明口令</translation>
    </message>
    <message>
        <source>A passcode keeps strangers out, and encrypts the game and the chat.</source>
        <translation>口令可防止陌生人加入，并加密对局和聊天。</translation>
    </message>
    <message>
        <source>--broker of join needs the code of a table.</source>
        <translation>join 的 --broker 需要邀请码。</translation>
    </message>
    <message>
        <source>join a table over the internet</source>
        <translation>加入互联网上的棋桌</translation>
    </message>
    <message>
        <source>open the page to join with this invitation link</source>
        <translation>打开加入页面并填入此邀请链接</translation>
    </message>
    <message>
        <source>QIPAN_CODE works like the code of join, QIPAN_BROKER_USER and QIPAN_BROKER_PASSWORD
log in at the broker.</source>
        <translation>QIPAN_CODE 相当于 join 的邀请码，QIPAN_BROKER_USER 和 QIPAN_BROKER_PASSWORD
用于登录 MQTT 服务器。</translation>
    </message>
    <message>
        <source>QIPAN_CODE is not a table code.</source>
        <translation>QIPAN_CODE 不是邀请码。</translation>
    </message>
    <message>
        <source>--broker is another broker than that of the link.</source>
        <translation>--broker 与邀请链接中的服务器不同。</translation>
    </message>
    <message>
        <source>open the table at this MQTT broker too, or look for CODE there</source>
        <translation>也在此 MQTT 服务器上开放棋桌，或在那里查找 CODE</translation>
    </message>
</context>
<context>
    <name>ExportWriter</name>
    <message>
        <source>Could not create the folder %1.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
</context>
<context>
    <name>FailureText</name>
    <message>
        <source>Could not start %1.</source>
        <translation>无法启动%1。</translation>
    </message>
    <message>
        <source>Could not start %1 (%2).</source>
        <translation>无法启动%1（%2）。</translation>
    </message>
    <message>
        <source>%1 exited unexpectedly.</source>
        <translation>%1意外退出了。</translation>
    </message>
    <message>
        <source>%1 does not respond.</source>
        <translation>%1没有回应。</translation>
    </message>
    <message>
        <source>%1 sends too much output.</source>
        <translation>%1输出过多。</translation>
    </message>
    <message>
        <source>%1 uses too much memory.</source>
        <translation>%1占用内存过多。</translation>
    </message>
    <message>
        <source>%1 made an illegal move (%2).</source>
        <translation>%1走了不合规则的一步（%2）。</translation>
    </message>
    <message>
        <source>%1 cannot play this game.</source>
        <translation>%1不支持这种对局。</translation>
    </message>
    <message>
        <source>%1 cannot play this game (“%2”).</source>
        <translation>%1不支持这种对局（“%2”）。</translation>
    </message>
    <message>
        <source>%1 does not speak the %2 protocol (“%3”).</source>
        <translation>%1不支持 %2 协议（“%3”）。</translation>
    </message>
</context>
<context>
    <name>FindCommand</name>
    <message>
        <source>qipan: the system does not allow searching the network for tables.</source>
        <translation>qipan: 系统不允许在网络上查找棋桌。</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>Black may not play there: overline.</source>
        <translation>黑方不能下在那里：长连禁手。</translation>
    </message>
    <message>
        <source>Black may not play there: double four (4-4).</source>
        <translation>黑方不能下在那里：四四禁手。</translation>
    </message>
    <message>
        <source>Black may not play there: double three (3-3).</source>
        <translation>黑方不能下在那里：三三禁手。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A recommended move and its reasons: &quot;H8: Makes a four and an open three.&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Moves one after the other: &quot;D9, E8&quot;.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, …</source>
        <extracomment>A line of moves that is cut off: &quot;D9, E8, …&quot;.</extracomment>
        <translation>%1……</translation>
    </message>
    <message>
        <source>Makes five and wins.</source>
        <translation>成五，获胜。</translation>
    </message>
    <message>
        <source>The only point that stops the four.</source>
        <translation>只有这里能挡住四。</translation>
    </message>
    <message>
        <source>Makes an open four.</source>
        <translation>形成活四。</translation>
    </message>
    <message>
        <source>Makes two fours.</source>
        <translation>形成四四。</translation>
    </message>
    <message>
        <source>Makes a four and an open three.</source>
        <translation>形成冲四活三。</translation>
    </message>
    <message>
        <source>Makes a four.</source>
        <translation>形成冲四。</translation>
    </message>
    <message>
        <source>Makes two open threes.</source>
        <translation>形成三三。</translation>
    </message>
    <message>
        <source>Makes an open three.</source>
        <translation>形成活三。</translation>
    </message>
    <message>
        <source>Stops the open three.</source>
        <translation>挡住活三。</translation>
    </message>
    <message>
        <source>Stops two fours at once.</source>
        <translation>挡住四四。</translation>
    </message>
    <message>
        <source>Wins by force: %1</source>
        <translation>必胜：%1</translation>
    </message>
    <message>
        <source>Stops a forced win that White threatens: %1</source>
        <translation>化解白方的必胜手段：%1</translation>
    </message>
    <message>
        <source>Stops a forced win that Black threatens: %1</source>
        <translation>化解黑方的必胜手段：%1</translation>
    </message>
    <message>
        <source>White threatens a forced win: %1</source>
        <translation>白方有必胜手段：%1</translation>
    </message>
    <message>
        <source>Black threatens a forced win: %1</source>
        <translation>黑方有必胜手段：%1</translation>
    </message>
    <message>
        <source>White can make five at %1</source>
        <translation>白方下 %1 即成五</translation>
    </message>
    <message>
        <source>Black can make five at %1</source>
        <translation>黑方下 %1 即成五</translation>
    </message>
    <message>
        <source>White still has a forced win: %1</source>
        <translation>白方仍有必胜手段：%1</translation>
    </message>
    <message>
        <source>Black still has a forced win: %1</source>
        <translation>黑方仍有必胜手段：%1</translation>
    </message>
    <message>
        <source>Play %1: it is the only move.</source>
        <translation>下 %1，这是唯一能下的一手。</translation>
    </message>
    <message>
        <source>%1 is just as good.</source>
        <translation>下 %1 也一样好。</translation>
    </message>
    <message>
        <source>The next best move is %1.</source>
        <translation>其次是 %1。</translation>
    </message>
    <message>
        <source>Takes a corner.</source>
        <translation>占角。</translation>
    </message>
    <message>
        <source>Wins the game.</source>
        <translation>赢得本局。</translation>
    </message>
    <message>
        <source>Ends the game.</source>
        <translation>结束本局。</translation>
    </message>
    <message>
        <source>White must pass.</source>
        <translation>白方无处可下，只能停一手。</translation>
    </message>
    <message>
        <source>Black must pass.</source>
        <translation>黑方无处可下，只能停一手。</translation>
    </message>
    <message>
        <source>Keeps White out of the corners.</source>
        <translation>不让白方占角。</translation>
    </message>
    <message>
        <source>Keeps Black out of the corners.</source>
        <translation>不让黑方占角。</translation>
    </message>
    <message>
        <source>Leaves White the fewest moves: %1.</source>
        <translation>留给白方的可下之处最少：%1 处。</translation>
    </message>
    <message>
        <source>Leaves Black the fewest moves: %1.</source>
        <translation>留给黑方的可下之处最少：%1 处。</translation>
    </message>
    <message>
        <source>Best line (%1): %2</source>
        <extracomment>A line of moves and its value: &quot;Best line (62 %): H8, G9, F10&quot;.</extracomment>
        <translation>最佳变化（%1）：%2</translation>
    </message>
    <message>
        <source>Makes two open twos.</source>
        <translation>形成两个活二。</translation>
    </message>
    <message>
        <source>Makes an open two.</source>
        <translation>形成活二。</translation>
    </message>
    <message>
        <source>White could have made an open three there.</source>
        <translation>占住白方可成活三的点。</translation>
    </message>
    <message>
        <source>Black could have made an open three there.</source>
        <translation>占住黑方可成活三的点。</translation>
    </message>
</context>
<context>
    <name>HostChoiceText</name>
    <message>
        <source>you move first</source>
        <translation>你先行</translation>
    </message>
    <message>
        <source>you play black</source>
        <translation>你执黑</translation>
    </message>
    <message>
        <source>your guest moves first</source>
        <translation>对手先行</translation>
    </message>
    <message>
        <source>your guest plays black</source>
        <translation>对手执黑</translation>
    </message>
    <message>
        <source>rock, paper, scissors</source>
        <translation>猜拳决定先后</translation>
    </message>
    <message>
        <source>rock, paper, scissors for black</source>
        <translation>猜拳决定谁执黑</translation>
    </message>
    <message>
        <source>continues after move %1</source>
        <translation>从第 %1 手之后继续</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>no passcode</source>
        <translation>无口令</translation>
    </message>
    <message>
        <source>with a passcode</source>
        <translation>有口令</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Import cancelled.</source>
        <translation>导入已中止。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>已将 %Ln 局加入对局历史。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) already in the history.</source>
        <translation>
            <numerusform>%Ln 局已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read completely.</source>
        <translation>
            <numerusform>%Ln 个文件未能读完。</numerusform>
        </translation>
    </message>
    <message>
        <source>The import reached its limit: the rest was skipped.</source>
        <translation>内容超出一次导入的上限，其余未导入。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A file of an import, and a sentence on why it could not be read.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Whether %Ln game(s) are gomoku or reversi was a guess.</source>
        <translation>
            <numerusform>有 %Ln 局是五子棋还是黑白棋，是猜测的。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReader</name>
    <message>
        <source>No link-match game in it can be replayed.</source>
        <translation>其中没有可回放的连连看对局。</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language of this translation, in that language, such as &quot;Deutsch&quot;.</extracomment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>MatchPresenter</name>
    <message>
        <source>thinking…</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>waiting for an answer</source>
        <translation>等待答复</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>waiting…</source>
        <extracomment>The same, where there is little room.</extracomment>
        <translation>等待中…</translation>
    </message>
    <message>
        <source>Black %1 · White %2 · %3/%4 · %5</source>
        <translation>黑方 %1 · 白方 %2 · 共 %3/%4 · %5</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>takeback</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>The next game is starting.</source>
        <translation>下一局马上开始。</translation>
    </message>
    <message>
        <source>%1 to move: %2.</source>
        <translation>轮到%1：%2。</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>轮到你了，你是%1。</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>双方同意和棋。</translation>
    </message>
    <message>
        <source>Draw: the board is full.</source>
        <translation>和棋：棋盘已满。</translation>
    </message>
    <message>
        <source>Draw: %1 discs each.</source>
        <translation>和棋：双方各 %1 子。</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>和棋。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%2%1</translation>
    </message>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>%1五子连珠，获胜。</translation>
    </message>
    <message>
        <source>%1 wins: Black played a forbidden point.</source>
        <translation>%1获胜：黑方下出禁手。</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3.</source>
        <translation>%1以 %2 比 %3 获胜。</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigned.</source>
        <translation>%1获胜：%2认输。</translation>
    </message>
    <message>
        <source>%1 wins: %2 ran out of time.</source>
        <translation>%1获胜：%2超时。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1获胜。</translation>
    </message>
    <message>
        <source>%1 asks for a takeback.</source>
        <translation>%1 想悔一步棋。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 提和。</translation>
    </message>
    <message>
        <source>%1 asks to restart the game.</source>
        <translation>%1 想重新开始本局。</translation>
    </message>
    <message>
        <source>%1 asks for a rematch with colours swapped.</source>
        <translation>%1 想再来一局，双方互换黑白。</translation>
    </message>
    <message>
        <source>You asked for a takeback. Waiting for %1…</source>
        <translation>你请求悔棋，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1…</source>
        <translation>你提和，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You asked to restart the game. Waiting for %1…</source>
        <translation>你请求重新开始，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You asked for a rematch. Waiting for %1…</source>
        <translation>你请求再来一局，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You accepted the %1.</source>
        <translation>你同意了%1。</translation>
    </message>
    <message>
        <source>%1 accepted the %2.</source>
        <translation>%1 同意了%2。</translation>
    </message>
    <message>
        <source>A move came first: the %1 request no longer counts.</source>
        <translation>请求%1时对方正好落子，这次请求作废。</translation>
    </message>
    <message>
        <source>Both players asked at the same time: the host&apos;s request comes first.</source>
        <translation>双方同时提出请求，以桌主的请求为先。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>%1 withdrew the %2 request.</source>
        <translation>%1 撤回了%2的请求。</translation>
    </message>
    <message>
        <source>You declined the %1.</source>
        <translation>你拒绝了%1。</translation>
    </message>
    <message>
        <source>%1 declined the %2.</source>
        <translation>%1 拒绝了%2。</translation>
    </message>
    <message>
        <source>It is not your turn: %1 to move.</source>
        <translation>还没轮到你，现在轮到 %1。</translation>
    </message>
    <message>
        <source>Your request is still waiting for an answer.</source>
        <translation>请先等对方答复你的请求。</translation>
    </message>
    <message>
        <source>Answer your opponent&apos;s request first.</source>
        <translation>请先答复对方的请求。</translation>
    </message>
    <message>
        <source>You cannot play there.</source>
        <translation>这里不能落子。</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>Waiting for %1 to answer.</source>
        <translation>正在等待 %1 答复。</translation>
    </message>
    <message>
        <source>%1 is waiting for your answer: F8 accepts, F9 declines.</source>
        <translation>%1 在等你答复：F8 同意，F9 拒绝。</translation>
    </message>
    <message>
        <source>%1 wins: Black played an overline (forbidden).</source>
        <translation>%1获胜：黑方下出长连禁手。</translation>
    </message>
    <message>
        <source>%1 wins: Black played a double four (forbidden).</source>
        <translation>%1获胜：黑方下出四四禁手。</translation>
    </message>
    <message>
        <source>%1 wins: Black played a double three (forbidden).</source>
        <translation>%1获胜：黑方下出三三禁手。</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>请先选颜色。</translation>
    </message>
    <message>
        <source>Stone %1 of 3: place black.</source>
        <translation>第 %1 子（共 3 子）：放黑子。</translation>
    </message>
    <message>
        <source>Stone %1 of 3: place white.</source>
        <translation>第 %1 子（共 3 子）：放白子。</translation>
    </message>
    <message>
        <source>%1 %2 then chooses a colour.</source>
        <translation>%1然后由%2选颜色。</translation>
    </message>
    <message>
        <source>%1 %2 then chooses a colour or places two more stones.</source>
        <translation>%1然后由%2选颜色，或再放两子。</translation>
    </message>
    <message>
        <source>%1 places three stones: black, white, black. Then you choose.</source>
        <translation>%1放黑、白、黑三子，然后由你选择。</translation>
    </message>
    <message>
        <source>%1 places stone %2 of 3: black. %3 then chooses.</source>
        <translation>%1放第 %2 子（共 3 子）：黑子。然后由%3选择。</translation>
    </message>
    <message>
        <source>%1 places stone %2 of 3: white. %3 then chooses.</source>
        <translation>%1放第 %2 子（共 3 子）：白子。然后由%3选择。</translation>
    </message>
    <message>
        <source>Now place a black stone. %1 then chooses a colour.</source>
        <translation>现在放一枚黑子。然后由%1选颜色。</translation>
    </message>
    <message>
        <source>Place a white stone, then a black one. %1 then chooses a colour.</source>
        <translation>请放一枚白子，再放一枚黑子。然后由%1选颜色。</translation>
    </message>
    <message>
        <source>%1 places two more stones, white and black. Then you choose a colour.</source>
        <translation>%1再放白、黑两子，然后由你选颜色。</translation>
    </message>
    <message>
        <source>%1 places a black stone. %2 then chooses a colour.</source>
        <translation>%1放一枚黑子。然后由%2选颜色。</translation>
    </message>
    <message>
        <source>%1 places a white stone and a black one. %2 then chooses a colour.</source>
        <translation>%1放一枚白子和一枚黑子。然后由%2选颜色。</translation>
    </message>
    <message>
        <source>Choose a colour. White moves next.</source>
        <translation>请选颜色。下一手轮到白方。</translation>
    </message>
    <message>
        <source>%1 chooses a colour or places two more stones.</source>
        <translation>%1选颜色，或再放两子。</translation>
    </message>
    <message>
        <source>%1 chooses a colour.</source>
        <translation>%1选颜色。</translation>
    </message>
    <message>
        <source>%1, choose a colour. White moves next.</source>
        <translation>%1，请选颜色。下一手轮到白方。</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>请把第一子放在天元。</translation>
    </message>
    <message>
        <source>%1 places the first stone in the centre.</source>
        <translation>%1把第一子放在天元。</translation>
    </message>
    <message>
        <source>Place your second stone outside the central %1 × %1 square.</source>
        <translation>你的第二子须放在中央 %1 × %1 之外。</translation>
    </message>
    <message>
        <source>%1 places the second black stone outside the central %2 × %2 square.</source>
        <translation>%1的第二枚黑子须放在中央 %2 × %2 之外。</translation>
    </message>
    <message>
        <source>You now play black.</source>
        <translation>从现在起你执黑。</translation>
    </message>
    <message>
        <source>%1 now plays black.</source>
        <translation>从现在起%1执黑。</translation>
    </message>
    <message>
        <source>You now play white.</source>
        <translation>从现在起你执白。</translation>
    </message>
    <message>
        <source>%1 now plays white.</source>
        <translation>从现在起%1执白。</translation>
    </message>
    <message>
        <source>You place two more stones.</source>
        <translation>你再放两子。</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <translation>%1再放两子。</translation>
    </message>
    <message>
        <source>%1, choose a colour or place two more stones.</source>
        <translation>%1，请选颜色，或再放两子。</translation>
    </message>
    <message>
        <source>Choose a colour or place two more stones.</source>
        <translation>请选颜色，或再放两子。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到 %1 了。</translation>
    </message>
    <message>
        <source>The game is over. Press Ctrl+N for another game.</source>
        <translation>对局已结束，按 Ctrl+N 再来一局。</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3, with the empty squares.</source>
        <translation>%1以 %2 比 %3 获胜（含空格）。</translation>
    </message>
    <message>
        <source>Place three stones: black, white, black.</source>
        <translation>请依次放黑、白、黑三子。</translation>
    </message>
</context>
<context>
    <name>MissedChanceText</name>
    <message>
        <source>In renju, Black may not make an overline: this move lost at once.</source>
        <translation>连珠规则禁止黑方长连，下在这里立即判负。</translation>
    </message>
    <message>
        <source>In renju, Black may not make a double four: this move lost at once.</source>
        <translation>连珠规则禁止黑方四四，下在这里立即判负。</translation>
    </message>
    <message>
        <source>In renju, Black may not make a double three: this move lost at once.</source>
        <translation>连珠规则禁止黑方三三，下在这里立即判负。</translation>
    </message>
    <message>
        <source>Missed a five: %1 would have won at once.</source>
        <translation>漏了成五：下 %1 即胜。</translation>
    </message>
    <message>
        <source>Missed an open four: after %1 no single stone could have stopped it.</source>
        <translation>漏了活四：下 %1 之后，对方一子挡不住。</translation>
    </message>
    <message>
        <source>Missed a double four: after %1 only one of the two fours could have been stopped.</source>
        <translation>漏了四四：下 %1 之后，两个四只能挡住一个。</translation>
    </message>
    <message>
        <source>Missed a trap: the only point that stops the four of %1 is forbidden for Black.</source>
        <translation>漏了抓禁手：%1 冲四，该挡的那一点黑方不许下。</translation>
    </message>
    <message>
        <source>Missed a four-three: %1 makes a four and an open three, and wins by fours.</source>
        <translation>漏了四三：%1 同时做成冲四和活三，可连冲取胜。</translation>
    </message>
    <message>
        <source>Missed a win by fours (VCF). It starts with %1, and every four must be answered.</source>
        <translation>漏了连续冲四取胜（VCF）：从 %1 开始步步冲四，对方只能跟着挡。</translation>
    </message>
    <message>
        <source>Missed a win by fours and threes (VCT). It starts with %1.</source>
        <translation>漏了冲四活三取胜（VCT）：从 %1 开始。</translation>
    </message>
    <message>
        <source>A four was not blocked: the opponent makes five at %1, the only point that stops it.</source>
        <translation>没有挡四：对方下 %1 就成五，只有这一点能挡。</translation>
    </message>
    <message>
        <source>An open three was not blocked: %1 now makes an open four, which no single stone stops.</source>
        <translation>没有挡活三：对方下 %1 即成活四，一子挡不住。</translation>
    </message>
    <message>
        <source>A double four was not stopped: %1 now makes both fours, and only one can be blocked.</source>
        <translation>没有防四四：对方下 %1 同时成两个四，只能挡住一个。</translation>
    </message>
    <message>
        <source>This move allows a win by fours (VCF). It starts with %1.</source>
        <translation>给了对方连续冲四取胜（VCF）的机会，从 %1 开始。</translation>
    </message>
    <message>
        <source>This move allows a win by fours and threes (VCT). It starts with %1.</source>
        <translation>给了对方冲四活三取胜（VCT）的机会，从 %1 开始。</translation>
    </message>
    <message>
        <source>Missed a corner: %1 was free to take, and a disc in a corner is never flipped.</source>
        <translation>漏了占角：%1 可占，角上的子永不翻转。</translation>
    </message>
    <message>
        <source>Gave away a corner: the opponent can now take %1.</source>
        <translation>送了角：这一手之后对方可以占 %1。</translation>
    </message>
    <message>
        <source>An X-square gave away the corner: the opponent can now take %1.</source>
        <translation>X 位送了角：对方可以借它占 %1。</translation>
    </message>
    <message>
        <source>A C-square gave away the corner: the opponent can now take %1.</source>
        <translation>C 位送了角：对方可以借它占 %1。</translation>
    </message>
    <message>
        <source>Lost mobility: the opponent now has %1 moves instead of %2.</source>
        <translation>丢了行动力：留给对方 %1 步可走，本可只留 %2 步。</translation>
    </message>
    <message>
        <source>Lost parity: around %1 the number of empty squares was odd, and whoever moves there first also moves there last. This move went where the number is even.</source>
        <translation>丢了奇偶：%1 一带的空格为奇数，先走进去的一方能走最后一手；实战却走进了空格为偶数的区域。</translation>
    </message>
    <message>
        <source>Near the end you can count every disc: %1 keeps more of them.</source>
        <translation>临近终局，可以算清子数：下 %1 剩子更多。</translation>
    </message>
    <message>
        <source>Overline</source>
        <translation>长连</translation>
    </message>
    <message>
        <source>Double four</source>
        <translation>四四</translation>
    </message>
    <message>
        <source>Double three</source>
        <translation>三三</translation>
    </message>
    <message>
        <source>X-squares</source>
        <translation>X 位</translation>
    </message>
    <message>
        <source>C-squares</source>
        <translation>C 位</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>行动力</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>奇偶</translation>
    </message>
    <message>
        <source>Counting to the end</source>
        <translation>数到终局</translation>
    </message>
    <message>
        <source>Quiet moves</source>
        <translation>静着</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五连</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>Open four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>Winning by a forbidden point</source>
        <translation>抓禁手取胜</translation>
    </message>
    <message>
        <source>Four-three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>Winning by fours</source>
        <translation>连续冲四取胜</translation>
    </message>
    <message>
        <source>Fours and threes</source>
        <translation>冲四活三取胜</translation>
    </message>
    <message>
        <source>Why a three must be answered</source>
        <translation>活三为什么要应</translation>
    </message>
    <message>
        <source>The point of two lines</source>
        <translation>两线的交点</translation>
    </message>
    <message>
        <source>Counter-fours</source>
        <translation>反冲四</translation>
    </message>
    <message>
        <source>Attack as defence</source>
        <translation>以攻代守</translation>
    </message>
    <message>
        <source>Going through a game</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>No threat was missed. The analysis prefers %1 for what comes later.</source>
        <translation>没有漏掉具体的威胁。从后续变化看，分析认为 %1 更好。</translation>
    </message>
    <message>
        <source>Nothing stands out: the move gave away no corner and hardly any mobility. The analysis prefers %1 for what comes later.</source>
        <translation>没有明显的失误：没有送角，行动力也几乎没有损失。从后续变化看，分析认为 %1 更好。</translation>
    </message>
    <message>
        <source>puzzles of this kind</source>
        <extracomment>The text of a link, as in &quot;To practise: puzzles of this kind.&quot;</extracomment>
        <translation>这类题目</translation>
    </message>
    <message>
        <source>puzzles of all kinds</source>
        <extracomment>The text of a link, as in &quot;To practise: puzzles of all kinds.&quot;</extracomment>
        <translation>各类题目</translation>
    </message>
    <message>
        <source>Left a corner open: the opponent could take %1 before this move and still can.</source>
        <translation>没有补角：对方在这一手之前就能占 %1，之后仍然能占。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家二</translation>
    </message>
</context>
<context>
    <name>RecordReading</name>
    <message>
        <source>No gomoku or reversi game found.</source>
        <translation>其中没有五子棋或黑白棋对局。</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>找不到文件 %1。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 是文件夹。</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB.</source>
        <translation>%1 超过 %2 MiB。</translation>
    </message>
    <message>
        <source>Could not read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long.</source>
        <translation>剪贴板中的文字太长。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>No game on the clipboard. You can paste SGF, Piskvork, GGF, moves such as h8i9, an Othello transcript, a position of 64 squares or a link-match game.</source>
        <translation>剪贴板中没有对局。可粘贴 SGF、Piskvork、GGF、着法（如 h8i9）、黑白棋棋谱、64 格的局面，或一局连连看。</translation>
    </message>
    <message>
        <source>%1 is not on this computer. Save the file first, then open it.</source>
        <translation>%1 不在这台电脑上。请先保存到本机再打开。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a file, and a sentence on why it could not be read.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This link carries no moves. Copy the moves or the file of the game instead.</source>
        <translation>这个链接里没有着法。请复制着法本身，或复制对局文件的内容。</translation>
    </message>
    <message>
        <source>This is not a link-match game: its first line must begin with “link1” or “duel1”.</source>
        <translation>这不是连连看棋局：第一行必须以“link1”或“duel1”开头。</translation>
    </message>
</context>
<context>
    <name>RecordSaving</name>
    <message>
        <source>Piskvork</source>
        <translation>Piskvork</translation>
    </message>
    <message>
        <source>RenLib library</source>
        <translation>RenLib 棋谱库</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
    <message>
        <source>Reversi position</source>
        <translation>黑白棋局面</translation>
    </message>
    <message>
        <source>Moves as text</source>
        <translation>文本着法</translation>
    </message>
    <message>
        <source>SGF</source>
        <translation>SGF</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
</context>
<context>
    <name>RecordSetup</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>对局到此已结束。</translation>
    </message>
    <message>
        <source>No rule in this program allows these moves.</source>
        <translation>这些着法不符合本程序任何一种棋的规则。</translation>
    </message>
    <message>
        <source>Qipan does not support boards of this size.</source>
        <translation>本程序不支持在这种大小的棋盘上对局。</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>the move is outside the board</source>
        <translation>着法在棋盘之外</translation>
    </message>
    <message>
        <source>there is already a stone</source>
        <translation>该处已有棋子</translation>
    </message>
    <message>
        <source>the move flips no disc</source>
        <translation>这一步不能翻转任何棋子</translation>
    </message>
    <message>
        <source>the opening rule does not allow this stone here</source>
        <translation>开局规则要求这一子下在别处</translation>
    </message>
    <message>
        <source>the game was already over</source>
        <translation>此时对局已经结束</translation>
    </message>
    <message>
        <source>the record is too large</source>
        <translation>内容超出可读取的范围</translation>
    </message>
    <message>
        <source>no gomoku or reversi game found</source>
        <translation>其中没有五子棋或黑白棋对局</translation>
    </message>
    <message>
        <source>the record is incomplete</source>
        <translation>内容不完整</translation>
    </message>
    <message>
        <source>invalid syntax</source>
        <translation>此处无法识别</translation>
    </message>
    <message>
        <source>this is neither gomoku nor reversi</source>
        <extracomment>Why a file is not opened; %1 is chess, Go or the like.</extracomment>
        <translation>这既不是五子棋也不是黑白棋</translation>
    </message>
    <message>
        <source>this board size is not supported</source>
        <translation>该棋不用这种棋盘</translation>
    </message>
    <message>
        <source>there is no such place on the board</source>
        <translation>棋盘上没有这个位置</translation>
    </message>
    <message>
        <source>stones are set up after the first move</source>
        <translation>第一手之后又摆放了棋子</translation>
    </message>
    <message>
        <source>it is the opponent&apos;s turn</source>
        <translation>还没轮到这一方</translation>
    </message>
    <message>
        <source>passing is not allowed here</source>
        <translation>此处不允许停一手</translation>
    </message>
    <message>
        <source>Line %1, game %2, move %3: %4.</source>
        <extracomment>Where a file is broken: line, game, move, and why.</extracomment>
        <translation>第 %1 行，第 %2 局，第 %3 手：%4。</translation>
    </message>
    <message>
        <source>Game %1, move %2: %3.</source>
        <translation>第 %1 局，第 %2 手：%3。</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>第 %1 行：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Turns a phrase into a sentence.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>This format is for another game.</source>
        <translation>这种文件用于另一种棋。</translation>
    </message>
    <message>
        <source>This format holds only one game. SGF holds many.</source>
        <translation>这种文件只能存一局，SGF 可以存多局。</translation>
    </message>
    <message>
        <source>This format cannot store the starting position. SGF can.</source>
        <translation>这种文件无法保存起始局面，SGF 可以。</translation>
    </message>
    <message>
        <source>This format is for 15 × 15 boards only.</source>
        <translation>这种文件只用于 15 × 15 的棋盘。</translation>
    </message>
    <message>
        <source>This format can be read but not written.</source>
        <translation>这种文件只能读取，不能写入。</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>the board size</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>the moves (only the final position is saved)</source>
        <translation>着法（保留最后的局面）</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>The separator of list items.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>Why a file is broken, and the text there: there is already a stone: “h8”.</extracomment>
        <translation>%1：“%2”</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>围棋</translation>
    </message>
    <message>
        <source>chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>nine men&apos;s morris</source>
        <translation>九子棋</translation>
    </message>
    <message>
        <source>backgammon</source>
        <translation>双陆棋</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>中国象棋</translation>
    </message>
    <message>
        <source>shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>六贯棋</translation>
    </message>
    <message>
        <source>Jungle chess</source>
        <translation>斗兽棋</translation>
    </message>
    <message>
        <source>Amazons</source>
        <translation>亚马逊棋</translation>
    </message>
    <message>
        <source>this is a game of %1, not gomoku or reversi</source>
        <translation>这是一局%1，不是五子棋或黑白棋</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>%1 · Line %2 of %3</source>
        <extracomment>The place in a record, and which of several lines it is in: &quot;Move 12 of 80 · Line 2 of 3&quot;.</extracomment>
        <translation>%1 · 第 %2 条变化，共 %3 条</translation>
    </message>
    <message>
        <source>%1 · The game is over.</source>
        <translation>%1 · 对局已结束。</translation>
    </message>
    <message>
        <source>%1 · Black to move</source>
        <translation>%1 · 轮到黑方</translation>
    </message>
    <message>
        <source>%1 · White to move</source>
        <translation>%1 · 轮到白方</translation>
    </message>
    <message>
        <source>times and other data of the file</source>
        <translation>用时等文件中的其他数据</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>规则</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other game(s) could not be read completely.</source>
        <translation>
            <numerusform>另有 %Ln 局未能读完。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>a draw, exact</source>
        <translation>和棋（精确）</translation>
    </message>
    <message numerus="yes">
        <source>Black ahead by %n disc(s), exact</source>
        <translation>
            <numerusform>黑方领先 %n 子（精确）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White ahead by %n disc(s), exact</source>
        <translation>
            <numerusform>白方领先 %n 子（精确）</numerusform>
        </translation>
    </message>
    <message>
        <source>about even</source>
        <translation>大致均势</translation>
    </message>
    <message>
        <source>Black ahead by about %1 discs</source>
        <translation>黑方约领先 %1 子</translation>
    </message>
    <message>
        <source>White ahead by about %1 discs</source>
        <translation>白方约领先 %1 子</translation>
    </message>
    <message>
        <source>Black %1 %, White %2 %</source>
        <translation>黑方 %1%，白方 %2%</translation>
    </message>
    <message>
        <source>%1. %2: −%3 %; better %4</source>
        <extracomment>A bad move, its cost, and a better one: &quot;23. H9 ??: −35 %; better G8&quot;.</extracomment>
        <translation>%1. %2：−%3%，%4 更好</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: −%n disc(s); better %3</source>
        <extracomment>Example: &quot;23. E6 ??: −8 discs; better D3&quot;.</extracomment>
        <translation>
            <numerusform>%1. %2：−%n 子，%3 更好</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: −%3 discs; better %4</source>
        <extracomment>Example: &quot;23. E6: −8.5 discs; better D3&quot;.</extracomment>
        <translation>%1. %2：−%3 子，%4 更好</translation>
    </message>
    <message>
        <source>not analysed</source>
        <translation>未分析</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <translation>起始局面：%1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>A move, and how the game stands after it: &quot;Move 23, E6: Black ahead by 4 discs, exact&quot;.</extracomment>
        <translation>第 %1 手 %2：%3</translation>
    </message>
    <message>
        <source>%1. %2 !: the only good move, hard to find</source>
        <extracomment>A move with its number: &quot;23. E6 !: the only good move, hard to find&quot;.</extracomment>
        <translation>%1. %2 !：唯一的好手，很难找到</translation>
    </message>
    <message>
        <source>%1; who plays which colour was still open</source>
        <extracomment>&quot;Move 3, H8: Black 62 %, White 38 %; who plays which colour was still open&quot;.</extracomment>
        <translation>%1；当时尚未选定颜色</translation>
    </message>
    <message>
        <source>%1. %2: −%3 discs</source>
        <extracomment>A bad move and its cost: &quot;23. E6 ??: −8.5 discs&quot;.</extracomment>
        <translation>%1. %2：−%3 子</translation>
    </message>
    <message>
        <source>%1. %2: −%3 %</source>
        <extracomment>A bad move and its cost: &quot;23. H9 ??: −35 %&quot;.</extracomment>
        <translation>%1. %2：−%3%</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A move with its number and mark: &quot;23. E6 ??&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ShownTable</name>
    <message>
        <source>The game has not started.</source>
        <translation>对局还没有开始。</translation>
    </message>
    <message>
        <source>Rock, paper, scissors decides who plays black.</source>
        <translation>猜拳决定谁执黑。</translation>
    </message>
    <message>
        <source>You are no longer watching.</source>
        <translation>观战已结束。</translation>
    </message>
    <message>
        <source>The game with %1 was interrupted.</source>
        <translation>与 %1 的对局已中断。</translation>
    </message>
</context>
<context>
    <name>TurningPointsChapter</name>
    <message>
        <source>Move %1: Black plays %2</source>
        <translation>第 %1 手：黑下 %2</translation>
    </message>
    <message>
        <source>Move %1: White plays %2</source>
        <translation>第 %1 手：白下 %2</translation>
    </message>
    <message>
        <source>Before the move: %1. After it: %2.</source>
        <translation>这一手之前：%1。之后：%2。</translation>
    </message>
    <message>
        <source>Black to move. Cross: the move played, %1. Circle: the better move, %2.</source>
        <translation>轮到黑方。叉：实战 %1；圈：更好的 %2。</translation>
    </message>
    <message>
        <source>White to move. Cross: the move played, %1. Circle: the better move, %2.</source>
        <translation>轮到白方。叉：实战 %1；圈：更好的 %2。</translation>
    </message>
    <message>
        <source>After the move played, %1. Step through to see how the game continued.</source>
        <translation>实战 %1 之后：逐手查看对局的发展。</translation>
    </message>
    <message>
        <source>After the move played, %1. Step through to see the refutation.</source>
        <translation>实战 %1 之后：逐手查看对方怎样惩罚。</translation>
    </message>
    <message>
        <source>In the book: %1. Practice: %2.</source>
        <extracomment>%1 is a link to a page of the book, such as &quot;Open four&quot;, and %2 a link to puzzles, such as &quot;puzzles of this kind&quot;.</extracomment>
        <translation>棋书讲解：%1。练习：%2。</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White).</source>
        <translation>%1执黑，%2执白。</translation>
    </message>
    <message>
        <source>Each page shows the board before the move: a cross marks the move played, a circle the better one. Step through the line, or try your own moves.</source>
        <translation>每页显示关键一手之前的棋盘：叉为实战的一手，圈为更好的一手。可以逐手查看后续，也可以自己试下。</translation>
    </message>
    <message>
        <source>According to the analysis, one move decided this game.</source>
        <translation>分析认为，一手棋决定了这局棋的结果。</translation>
    </message>
    <message numerus="yes">
        <source>According to the analysis, %n moves decided this game.</source>
        <translation>
            <numerusform>分析认为，%n 手棋决定了这局棋的结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was a draw. According to the analysis, one move changed the balance.</source>
        <translation>这一局是和棋。根据分析，有一手改变了均势。</translation>
    </message>
    <message numerus="yes">
        <source>The game was a draw. According to the analysis, %n moves changed the balance.</source>
        <translation>
            <numerusform>这一局是和棋。根据分析，有 %n 手改变了均势。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrittenFiles</name>
    <message>
        <source>%1 was not replaced because its content could not be backed up: %2.</source>
        <translation>未覆盖 %1：无法备份原有内容以供撤销（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed after the export and were kept.</source>
        <translation>
            <numerusform>%Ln 个文件导出后有改动，已保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not remove %1: %2.</source>
        <translation>无法删除 %1：%2。</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was changed after the export and was kept. The file it had replaced is now %2.</source>
        <translation>%1 导出后有改动，已保留。它覆盖的原内容在 %2。</translation>
    </message>
</context>
<context>
    <name>qipan::app::AbsenceMessage</name>
    <message>
        <source>The connection to %1 is lost. Waiting for %1 to reconnect.</source>
        <translation>与 %1 的连接已断开，对局等待对方重新连接。</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. Trying to reconnect.</source>
        <translation>与 %1 的连接已断开，程序正在尝试重新连接。</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>继续等待(&amp;W)</translation>
    </message>
    <message>
        <source>Save and &amp;leave</source>
        <translation>保存并离开(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>%1 has disconnected.</source>
        <translation>%1 已断线。</translation>
    </message>
    <message>
        <source>Op&amp;en the table</source>
        <translation>让其他人加入(&amp;E)</translation>
    </message>
    <message>
        <source>Next attempt in %1 s.</source>
        <translation>%1 秒后重试。</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>正在重试……</translation>
    </message>
</context>
<context>
    <name>qipan::app::AnalysisController</name>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>+ discs ahead · − behind · ═ exact</source>
        <translation>+ 领先子数 · − 落后 · ═ 精确</translation>
    </message>
    <message>
        <source>Keep it even: the opponent chooses</source>
        <translation>应摆成均势：之后由对方选颜色</translation>
    </message>
    <message>
        <source>Switch on the analysis (Ctrl+Shift+A) to take its best line.</source>
        <translation>请先打开分析（Ctrl+Shift+A），才能采用它的最佳变化。</translation>
    </message>
    <message>
        <source>This game may not be analysed now.</source>
        <translation>这局棋现在不能分析。</translation>
    </message>
    <message>
        <source>The game is over here. Step back to take a line.</source>
        <translation>此处对局已结束。请退回前面的着法再采用变化。</translation>
    </message>
    <message>
        <source>No lines until colours are chosen.</source>
        <translation>选定颜色后才有变化。</translation>
    </message>
    <message>
        <source>The analysis has no line here yet.</source>
        <translation>分析在此还没有得出变化。</translation>
    </message>
</context>
<context>
    <name>qipan::app::AnalysisQueueController</name>
    <message numerus="yes">
        <source>%Ln game(s) will be analysed.</source>
        <translation>
            <numerusform>将分析 %Ln 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) have been analysed already.</source>
        <translation>
            <numerusform>%Ln 局已分析过。</numerusform>
        </translation>
    </message>
    <message>
        <source>Link-match, games in progress and games without a move are left out.</source>
        <translation>连连看、进行中的对局和没有着法的对局不分析。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) analysed.</source>
        <translation>
            <numerusform>已分析 %Ln 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be analysed: no rule allows their moves.</source>
        <translation>
            <numerusform>%Ln 局无法分析：其着法不符合任何规则。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::BoardImages</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Not enough memory for this picture.</source>
        <translation>内存不足，无法生成这张图片。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>图片已复制。</translation>
    </message>
    <message>
        <source>This build of Qipan cannot write SVG. Save the picture as PNG.</source>
        <translation>此版本的棋盘不支持保存 SVG。请将图片保存为 PNG。</translation>
    </message>
</context>
<context>
    <name>qipan::app::BookController</name>
    <message>
        <source>The book is empty: the program was built without its chapters.</source>
        <translation>棋书为空：程序构建时未包含章节。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考……</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>电脑下在 %1。</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>局面已复制为 SGF。</translation>
    </message>
    <message>
        <source>This chapter was made from a game and is not saved: you cannot bookmark it.</source>
        <translation>本章由对局生成，不会保存，不能加书签。</translation>
    </message>
    <message>
        <source>Some of your chapters could not be loaded completely: %1.</source>
        <translation>有些自编章节无法完整显示：%1。</translation>
    </message>
    <message>
        <source>No more moves.</source>
        <translation>没有可消的牌了。</translation>
    </message>
    <message>
        <source>The solver found no answer in time.</source>
        <translation>求解器未能及时得出结论。</translation>
    </message>
    <message>
        <source>Unsolvable: no order clears the board.</source>
        <translation>无解：无论怎么消，最后都会剩下牌。</translation>
    </message>
    <message>
        <source>Still solvable: the solver&apos;s next pair is %1 and %2.</source>
        <translation>仍有解：求解器下一对消 %1 和 %2。</translation>
    </message>
    <message>
        <source>Position copied as a link-match record.</source>
        <translation>局面已复制为连连看记录。</translation>
    </message>
    <message>
        <source>Bookmark added at the top of the contents.</source>
        <translation>已加书签，列在目录顶部。</translation>
    </message>
    <message>
        <source>Bookmark removed.</source>
        <translation>已删除书签。</translation>
    </message>
    <message>
        <source>Book text size: %1 %.</source>
        <translation>棋书字号：%1%。</translation>
    </message>
</context>
<context>
    <name>qipan::app::BrokerStore</name>
    <message>
        <source>The brokers in %1 cannot be read.</source>
        <translation>无法读取 %1 中的服务器列表。</translation>
    </message>
    <message>
        <source>A newer version of Qipan wrote the brokers in %1. They can be neither used nor changed.</source>
        <translation>%1 中的服务器列表由更新版本的棋盘写入，不能使用，也不能修改。</translation>
    </message>
    <message>
        <source>%1 is damaged. It was renamed to %2. Enter the brokers that are missing again.</source>
        <translation>%1 已损坏，现已改名为 %2。请重新添加缺少的服务器。</translation>
    </message>
    <message>
        <source>The brokers in %1 are damaged and cannot be changed.</source>
        <translation>%1 中的服务器列表已损坏，无法修改。</translation>
    </message>
    <message>
        <source>The brokers cannot be saved in %1.</source>
        <translation>无法将服务器列表保存到 %1。</translation>
    </message>
    <message>
        <source>The brokers cannot be saved in %1: others could read your passwords there.</source>
        <translation>无法将服务器列表保存到 %1：其他用户可能会读到密码。</translation>
    </message>
</context>
<context>
    <name>qipan::app::BrokersController</name>
    <message>
        <source>Tables can be opened here. A message takes %1 ms there and back.</source>
        <translation>可以在这里开放棋桌。消息往返需要 %1 毫秒。</translation>
    </message>
</context>
<context>
    <name>qipan::app::ChapterPdf</name>
    <message>
        <source>Save chapter as PDF</source>
        <translation>将本章保存为 PDF</translation>
    </message>
    <message>
        <source>A chapter is already being saved.</source>
        <translation>正在保存另一章。</translation>
    </message>
    <message>
        <source>The chapter was not saved.</source>
        <translation>本章未保存。</translation>
    </message>
    <message>
        <source>Saving the chapter as PDF</source>
        <translation>正在将本章保存为 PDF</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>qipan::app::Console</name>
    <message>
        <source>The connection is lost.</source>
        <translation>连接已断开。</translation>
    </message>
</context>
<context>
    <name>qipan::app::DataFile</name>
    <message>
        <source>Games cannot be saved: Qt&apos;s SQLite driver is not installed.</source>
        <translation>无法保存对局：未安装 Qt 的 SQLite 驱动。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: the file is not writable.</source>
        <translation>无法将对局保存到 %1：文件不可写。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: a newer version of Qipan wrote it.</source>
        <translation>无法将对局保存到 %1：此文件由更新版本的程序写入。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: another program is using it.</source>
        <translation>无法将对局保存到 %1：另一个程序正在使用此文件。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: the file is damaged.</source>
        <translation>无法将对局保存到 %1：文件已损坏。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: the disk is full.</source>
        <translation>无法将对局保存到 %1：磁盘已满。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: %2</source>
        <translation>无法将对局保存到 %1：%2</translation>
    </message>
    <message>
        <source>The current game cannot be saved: no file next to %1 can be locked.</source>
        <translation>无法保存正在进行的对局：%1 旁边没有可锁定的文件。</translation>
    </message>
    <message>
        <source>%1 is damaged. It was renamed to %2, and a new file holds what could be recovered.</source>
        <translation>%1 已损坏，原文件保留为 %2；能读出的内容已移入新文件。</translation>
    </message>
    <message>
        <source>%1 is damaged. It was renamed to %2, and a new file was created.</source>
        <translation>%1 已损坏，原文件保留为 %2；已启用新文件。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: the disk no longer accepts data.</source>
        <translation>无法将对局保存到 %1：磁盘无法再写入。</translation>
    </message>
    <message>
        <source>Games cannot be saved in %1: the file is damaged, and another program has it open. Saving continues once that program is closed.</source>
        <translation>无法将对局保存到 %1：文件已损坏，并且另一个程序正打开着它。关闭那个程序后会继续保存。</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 is not a regular file.</source>
        <translation>无法保存对局：%1 不是普通文件。</translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelController</name>
    <message>
        <source>%1 is disconnected.</source>
        <translation>%1 已断线。</translation>
    </message>
    <message>
        <source>No pair was left: the board was shuffled.</source>
        <translation>没有可消的牌了，已重新洗牌。</translation>
    </message>
    <message numerus="yes">
        <source>You can go on in %n second(s).</source>
        <translation>
            <numerusform>%n 秒后可以继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <extracomment>What is played, and which round it is: &quot;Race · 16 × 10 · round 2 of 3&quot;.</extracomment>
        <translation>%1 · 第 %2 局，共 %3 局</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Resign this round?</source>
        <translation>要认输这一局吗？</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>This duel needs more pictures than your tiles have.</source>
        <translation>这场对战的图案比你的牌面图案多。</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>牌局 %1</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <extracomment>What is played, and which round it is: &quot;Race · 16 × 10 · round 2&quot;.</extracomment>
        <translation>%1 · 第 %2 局</translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelPanels</name>
    <message>
        <source>The round with %1 begins.</source>
        <translation>与 %1 的一局开始了。</translation>
    </message>
    <message>
        <source>%1 has a request for you.</source>
        <translation>%1 有请求等你答复。</translation>
    </message>
    <message>
        <source>Go to &amp;table</source>
        <translation>去看看(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 回来了。</translation>
    </message>
    <message>
        <source>You are connected to %1 again.</source>
        <translation>与 %1 的连接已恢复。</translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelReplay</name>
    <message>
        <source>This deal needs more pictures than any tiles have.</source>
        <translation>这副牌需要的图案比任何一套牌都多。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>At the end of a replay: &quot;Duel, race · Ann won&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Round %1 of %2 · %3</source>
        <extracomment>A round of several, and what is played: &quot;Round 2 of 3 · Duel, race&quot;.</extracomment>
        <translation>第 %1 局，共 %2 局 · %3</translation>
    </message>
    <message>
        <source>The record is illegal: its boards cannot lead to its result.</source>
        <translation>记录不合规则：两边的棋盘得不出记录的结果。</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>玩家一</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家二</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>The record of this duel is too long.</source>
        <translation>这场对战的记录太长。</translation>
    </message>
    <message>
        <source>This version cannot read this record of a duel.</source>
        <translation>此版本无法读取这份对战记录。</translation>
    </message>
    <message>
        <source>The record of this duel names an unknown rule.</source>
        <translation>这场对战的记录含有未知的规则。</translation>
    </message>
    <message>
        <source>The record of this duel names no deal.</source>
        <translation>这场对战的记录没有牌局编号。</translation>
    </message>
    <message>
        <source>The record of this duel has impossible settings: rounds, minutes, or costs of help.</source>
        <translation>这场对战的记录设置有误：局数、分钟数或求助的代价超出范围。</translation>
    </message>
    <message>
        <source>The record of this duel does not say how it ended.</source>
        <translation>这场对战的记录没有说明结果。</translation>
    </message>
    <message>
        <source>The record of this duel is damaged: the names at its end cannot be read.</source>
        <translation>这场对战的记录已损坏：无法读取末尾的名字。</translation>
    </message>
    <message>
        <source>The record of this duel is damaged: step %1 of the first player cannot be read.</source>
        <translation>这场对战的记录已损坏：无法读取玩家一的第 %1 步。</translation>
    </message>
    <message>
        <source>The record of this duel is damaged: step %1 of the second player cannot be read.</source>
        <translation>这场对战的记录已损坏：无法读取玩家二的第 %1 步。</translation>
    </message>
    <message>
        <source>its time is after the end of the round</source>
        <translation>时间在本局结束之后</translation>
    </message>
    <message>
        <source>the seconds for a hint or a shuffle have not passed</source>
        <translation>提示或重排所罚的时间还没过</translation>
    </message>
    <message>
        <source>the two tiles cannot be removed together</source>
        <translation>这两张牌不能相连消除</translation>
    </message>
    <message>
        <source>a board with a pair is not shuffled</source>
        <translation>还有可消的牌对时不能重排</translation>
    </message>
    <message>
        <source>there is no pair to show</source>
        <translation>没有可提示的牌对</translation>
    </message>
    <message>
        <source>nothing is left on the board</source>
        <translation>棋盘上已没有牌</translation>
    </message>
    <message>
        <source>The replay is illegal at step %1 of %2: %3.</source>
        <extracomment>%2 is a player, %3 says why: &quot;the two tiles cannot be removed together&quot;.</extracomment>
        <translation>回放在%2的第 %1 步不合规则：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>双方同意平局</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 won by resignation</source>
        <translation>%1获胜（对方投降）</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1获胜</translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelRequests</name>
    <message>
        <source>With&amp;draw (F9)</source>
        <translation>撤回(&amp;D) (F9)</translation>
    </message>
    <message>
        <source>&amp;Accept (F8)</source>
        <translation>同意(&amp;A) (F8)</translation>
    </message>
    <message>
        <source>&amp;Decline (F9)</source>
        <translation>拒绝(&amp;D) (F9)</translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelText</name>
    <message>
        <source>Both boards were cleared at the same time: a draw.</source>
        <translation>双方同时消完，平局。</translation>
    </message>
    <message>
        <source>Time is up. Both have the same points: a draw.</source>
        <translation>时间到，双方得分相同，平局。</translation>
    </message>
    <message>
        <source>Draw agreed.</source>
        <translation>双方同意和棋。</translation>
    </message>
    <message>
        <source>You cleared your board first and win.</source>
        <translation>你先消完，获胜。</translation>
    </message>
    <message>
        <source>%1 cleared the board first and wins.</source>
        <translation>%1 先消完，获胜。</translation>
    </message>
    <message>
        <source>Time is up. You win.</source>
        <translation>时间到，你获胜。</translation>
    </message>
    <message>
        <source>Time is up. %1 wins.</source>
        <translation>时间到，%1 获胜。</translation>
    </message>
    <message>
        <source>%1 resigned. You win.</source>
        <translation>%1 认输，你获胜。</translation>
    </message>
    <message>
        <source>You resigned. %1 wins.</source>
        <translation>你认输，%1 获胜。</translation>
    </message>
    <message>
        <source>%1 resigned. %2 wins.</source>
        <translation>%1 认输，%2 获胜。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they reached: &quot;Ann: 40 pairs&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1&#xa0;%2&#xa0;–⁠&#xa0;%3&#xa0;%4</source>
        <extracomment>The score of several rounds, such as &quot;Ada 2 – 1 Lin&quot;. With no-break spaces, and a joiner behind the dash.</extracomment>
        <translation>%1&#xa0;%2&#xa0;–⁠&#xa0;%3&#xa0;%4</translation>
    </message>
    <message>
        <source>You are ahead.</source>
        <translation>你领先了。</translation>
    </message>
    <message>
        <source>%1 is ahead.</source>
        <translation>%1 领先了。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 提和。</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 请求暂停。</translation>
    </message>
    <message>
        <source>%1 is ready for the next round.</source>
        <translation>%1 准备好下一局了。</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1.</source>
        <translation>你已提和，等待 %1 回答。</translation>
    </message>
    <message>
        <source>You asked for a pause. Waiting for %1.</source>
        <translation>你已请求暂停，等待 %1 回答。</translation>
    </message>
    <message>
        <source>You are ready for the next round. Waiting for %1.</source>
        <translation>你已准备好下一局，等待 %1。</translation>
    </message>
    <message>
        <source>%1 declined the draw.</source>
        <translation>%1 拒绝和棋。</translation>
    </message>
    <message>
        <source>%1 declined the pause.</source>
        <translation>%1 拒绝暂停。</translation>
    </message>
    <message>
        <source>Another duel</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Even.</source>
        <translation>持平。</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>用时 %1</translation>
    </message>
    <message>
        <source>%1 asks for another duel.</source>
        <translation>%1 想再来一场。</translation>
    </message>
    <message>
        <source>You asked for another duel. Waiting for %1.</source>
        <translation>你想再来一场，等待 %1。</translation>
    </message>
    <message>
        <source>%1 does not want another duel.</source>
        <translation>%1 不想再来一场。</translation>
    </message>
    <message>
        <source>%1 is not ready for the next round.</source>
        <translation>%1 还没准备好下一局。</translation>
    </message>
    <message>
        <source>+%1 %2</source>
        <extracomment>How far a player is ahead, and the player&apos;s name: &quot;+12 Ann&quot;.</extracomment>
        <translation>+%1 %2</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>这一场平局。</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>你赢得了这一场。</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 赢得了这一场。</translation>
    </message>
</context>
<context>
    <name>qipan::app::EnginesController</name>
    <message>
        <source>It works but does not report its name.</source>
        <translation>可用，但未报告名称。</translation>
    </message>
    <message>
        <source>It works: %1 %2</source>
        <translation>可用：%1 %2</translation>
    </message>
</context>
<context>
    <name>qipan::app::ExportController</name>
    <message>
        <source>Exporting: %1 of %2 games</source>
        <translation>正在导出：第 %1 局，共 %2 局</translation>
    </message>
    <message>
        <source>There are no games in the history yet.</source>
        <translation>对局历史还是空的。</translation>
    </message>
    <message>
        <source>Export to a folder</source>
        <translation>导出到文件夹</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>导出到文件</translation>
    </message>
    <message>
        <source>An export is already running.</source>
        <translation>已有导出正在进行。</translation>
    </message>
    <message>
        <source>Export cancelled.</source>
        <translation>导出已中止。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported.</source>
        <translation>
            <numerusform>已导出 %Ln 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) cannot be saved in this format.</source>
        <translation>
            <numerusform>%Ln 局无法存为这种文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo export</source>
        <translation>撤销导出(&amp;U)</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
    <message>
        <source>Export undone.</source>
        <translation>已撤销导出。</translation>
    </message>
</context>
<context>
    <name>qipan::app::FilesController</name>
    <message numerus="yes">
        <source>Open the first of these %Ln files, or import them all into the history?</source>
        <translation>
            <numerusform>只打开这 %Ln 个文件中的第一个，还是全部导入对局历史？</numerusform>
        </translation>
    </message>
    <message>
        <source>Impor&amp;t all</source>
        <translation>全部导入(&amp;T)</translation>
    </message>
    <message>
        <source>Open &amp;just the first</source>
        <translation>只打开第一个(&amp;J)</translation>
    </message>
</context>
<context>
    <name>qipan::app::GamesController</name>
    <message>
        <source>This game cannot be continued on the local network: only moves can be sent, and no known moves lead to its starting position.</source>
        <translation>这局棋从摆好的局面开始，没有着法可以发给对方的程序，所以不能与局域网上的朋友继续下。</translation>
    </message>
    <message>
        <source>The connection is lost. The game will be saved as unfinished.</source>
        <translation>连接已断开，对局将记为未完成。</translation>
    </message>
    <message>
        <source>The connection is lost, but %1 may still reconnect.</source>
        <translation>连接已断开，%1 仍可能重新连接。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>St&amp;ay</source>
        <translation>留下(&amp;A)</translation>
    </message>
    <message>
        <source>Continue with %1</source>
        <translation>继续与 %1 的对局</translation>
    </message>
    <message>
        <source>Continue watching %1</source>
        <translation>继续在 %1 的棋桌观战</translation>
    </message>
    <message>
        <source>You can propose another game when this one is over.</source>
        <translation>这一局结束后可以提议另一局。</translation>
    </message>
    <message>
        <source>Begin another game? The running one stays in the history as unfinished.</source>
        <translation>要另开一局吗？正在下的这局会作为未完成的对局留在历史中。</translation>
    </message>
    <message>
        <source>&amp;Another game</source>
        <translation>再来一局(&amp;A)</translation>
    </message>
    <message>
        <source>Another game is proposed already: wait for the answer.</source>
        <translation>已经提议再来一局，请等待对方答复。</translation>
    </message>
    <message>
        <source>Begin another duel? The running one stays in the history as unfinished.</source>
        <translation>开始另一场对战吗？进行中的这场将作为未完成的对战保留在历史中。</translation>
    </message>
    <message>
        <source>&amp;Another duel</source>
        <translation>另一场对战(&amp;A)</translation>
    </message>
    <message>
        <source>Continue the duel</source>
        <translation>继续对战</translation>
    </message>
    <message>
        <source>If you leave, you resign the game with your friend.</source>
        <translation>现在离开，与朋友的对局算认输。</translation>
    </message>
    <message>
        <source>Invitation link copied.</source>
        <translation>已复制邀请链接。</translation>
    </message>
</context>
<context>
    <name>qipan::app::GiveUp</name>
    <message>
        <source>&amp;Keep playing</source>
        <translation>继续对局(&amp;K)</translation>
    </message>
</context>
<context>
    <name>qipan::app::HintController</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>正在寻找好棋……</translation>
    </message>
</context>
<context>
    <name>qipan::app::HistoryController</name>
    <message>
        <source>This game cannot be opened: its saved data cannot be read.</source>
        <translation>无法打开这局棋：无法读取保存的内容。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s)? You can undo this until you quit.</source>
        <translation>
            <numerusform>要删除 %Ln 局吗？退出程序前可以恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Delete all %1 games in the history, including those not shown? You can undo this until you quit.</source>
        <translation>要删除对局历史中的全部 %1 局（不论当前显示哪些）吗？退出程序前可以恢复。</translation>
    </message>
    <message>
        <source>Games in progress were not deleted.</source>
        <translation>正在进行的对局没有删除。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>已删除 %Ln 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>删除(&amp;L)</translation>
    </message>
    <message>
        <source>De&amp;lete all</source>
        <translation>全部删除(&amp;L)</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
    <message>
        <source>A game in progress cannot be deleted.</source>
        <translation>正在进行的对局不能删除。</translation>
    </message>
    <message>
        <source>Games in progress are kept.</source>
        <translation>正在进行的对局会保留。</translation>
    </message>
    <message>
        <source>Could not delete the games: %1</source>
        <translation>无法删除对局：%1</translation>
    </message>
    <message>
        <source>Delete the game %1? You can undo this until you quit.</source>
        <translation>删除对局 %1？退出前可以撤销。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s), among them %1? You can undo this until you quit.</source>
        <extracomment>%1 is one of the games: &quot;Ann – Ben, 3/4/26&quot;.</extracomment>
        <translation>
            <numerusform>删除 %Ln 局，包括 %1？退出前可以撤销。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::HistoryFile</name>
    <message>
        <source>it is still in progress. Save it as a file.</source>
        <translation>这局棋正在进行。请另存为文件。</translation>
    </message>
</context>
<context>
    <name>qipan::app::HistoryRecord</name>
    <message>
        <source>This game cannot be shown: another version of Qipan saved it.</source>
        <translation>这局棋由另一版本的程序保存，无法显示。</translation>
    </message>
    <message>
        <source>This game cannot be shown: move %1 is illegal.</source>
        <translation>无法显示这局棋：第 %1 手违反规则。</translation>
    </message>
    <message>
        <source>A link-match game has no list of moves.</source>
        <translation>连连看没有棋谱。</translation>
    </message>
    <message>
        <source>This game cannot be shown: its saved data cannot be read.</source>
        <translation>无法显示这局棋：无法读取保存的内容。</translation>
    </message>
    <message>
        <source>It is too large for the history: a game may have up to %1 MiB.</source>
        <translation>这局棋太大，无法存入对局历史：每局最多 %1 MiB。</translation>
    </message>
    <message>
        <source>Tried here: %1</source>
        <extracomment>A comment on the start of a game; %1 are moves.</extracomment>
        <translation>此处试下：%1</translation>
    </message>
    <message>
        <source>Tried after the last move of the game</source>
        <extracomment>A comment on a variation.</extracomment>
        <translation>本局最后一手之后的试走</translation>
    </message>
</context>
<context>
    <name>qipan::app::HomeController</name>
    <message>
        <source>Choose a game.</source>
        <translation>请选择游戏。</translation>
    </message>
</context>
<context>
    <name>qipan::app::HostController</name>
    <message>
        <source>&amp;Block this address</source>
        <translation>屏蔽此地址(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Decline (F9)</source>
        <translation>拒绝(&amp;D) (F9)</translation>
    </message>
</context>
<context>
    <name>qipan::app::ImportController</name>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Game records (%1)</source>
        <translation>棋谱 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
    </message>
    <message>
        <source>Import folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>An import is already running.</source>
        <translation>已有导入正在进行。</translation>
    </message>
    <message>
        <source>Looking for files…</source>
        <translation>正在查找文件……</translation>
    </message>
    <message>
        <source>Importing file %1 of %2: %3 games so far</source>
        <translation>正在导入第 %1 个文件，共 %2 个：已导入 %3 局</translation>
    </message>
    <message>
        <source>&amp;Broken files…</source>
        <translation>损坏的文件(&amp;B)…</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Parts of these files could not be read. Everything else is in the history.</source>
        <translation>这些文件有部分内容无法读取，其余已导入对局历史。</translation>
    </message>
</context>
<context>
    <name>qipan::app::JoinController</name>
    <message>
        <source>Waiting for the host to let you in…</source>
        <translation>等待桌主同意你加入……</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1……</translation>
    </message>
    <message>
        <source>Looking for the table at %1…</source>
        <translation>正在 %1 上查找棋桌……</translation>
    </message>
</context>
<context>
    <name>qipan::app::LanController</name>
    <message>
        <source>%1 has joined the table.</source>
        <translation>%1 已入座。</translation>
    </message>
    <message>
        <source>local network</source>
        <translation>局域网</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 已离开棋桌。</translation>
    </message>
    <message>
        <source>The game with %1 cannot continue. %2</source>
        <translation>与 %1 的对局无法继续。%2</translation>
    </message>
    <message>
        <source>Your table is open for the next guest.</source>
        <translation>你的棋桌仍开着，等待下一位对手。</translation>
    </message>
    <message>
        <source>%1 has moved: your turn.</source>
        <translation>%1 已落子，轮到你了。</translation>
    </message>
    <message>
        <source>%1 has a request for you.</source>
        <translation>%1 有请求等你答复。</translation>
    </message>
    <message>
        <source>Go to &amp;table</source>
        <translation>去看看(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>You are watching %1&apos;s table.</source>
        <translation>你正在 %1 的棋桌观战。</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>已断线</translation>
    </message>
    <message>
        <source>(nobody yet)</source>
        <translation>（还没有人）</translation>
    </message>
    <message>
        <source>%1 did not reconnect. The game was saved as unfinished. %2</source>
        <translation>%1 没有重新连接，对局记为未完成。%2</translation>
    </message>
    <message>
        <source>The connection to %1 was lost before the game started.</source>
        <translation>对局尚未开始，与 %1 的连接就断开了。</translation>
    </message>
    <message>
        <source>The game with %1 is saved for three days. To continue it, both of you choose “Continue” on the page “Host a table” or “Join a table”.</source>
        <translation>与 %1 的对局会保存三天。双方在建桌或加入棋桌的页面上选择继续，即可接着这一局。</translation>
    </message>
    <message>
        <source>%1 has opened another table, and a new game starts. The interrupted game stays saved for three days.</source>
        <translation>%1 另开了一桌，新的一局开始。中断的对局会保存三天。</translation>
    </message>
    <message>
        <source>%1&apos;s table does not know your game. The game stays saved for three days. %2</source>
        <translation>%1 的棋桌上没有你们的对局。这一局会保存三天。%2</translation>
    </message>
    <message>
        <source>The game continues after move %1.</source>
        <translation>对局从第 %1 手之后继续。</translation>
    </message>
    <message>
        <source>%1&apos;s table no longer knows your game. %2</source>
        <translation>%1 的棋桌上已没有你们的对局。%2</translation>
    </message>
    <message>
        <source>%1&apos;s request was declined, because you did not answer within a minute.</source>
        <translation>你一分钟内没有回应，已自动拒绝 %1 的请求。</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 回来了。</translation>
    </message>
    <message>
        <source>You have joined %1&apos;s table.</source>
        <translation>你已加入%1的棋桌。</translation>
    </message>
    <message>
        <source>local network, encrypted</source>
        <translation>局域网，已加密</translation>
    </message>
    <message>
        <source>over the internet, encrypted</source>
        <translation>互联网，已加密</translation>
    </message>
    <message>
        <source>%1 cannot be reached at present. Waiting for an answer.</source>
        <translation>暂时联系不上 %1，正在等待应答。</translation>
    </message>
    <message>
        <source>%1 can be reached again.</source>
        <translation>已重新联系上 %1。</translation>
    </message>
    <message>
        <source>no answer at present</source>
        <extracomment>The opponent&apos;s program.</extracomment>
        <translation>暂无应答</translation>
    </message>
</context>
<context>
    <name>qipan::app::LanDuel</name>
    <message>
        <source>The saved duel is damaged.</source>
        <translation>保存的对战已损坏。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LanPanels</name>
    <message>
        <source>Your last proposal is still waiting for an answer.</source>
        <translation>你上一次的提议还在等待答复。</translation>
    </message>
    <message>
        <source>%1 declined the proposal.</source>
        <translation>%1 拒绝了提议。</translation>
    </message>
    <message>
        <source>Your proposal stays open until %1 answers.</source>
        <translation>你的提议在 %1 答复之前一直有效。</translation>
    </message>
    <message>
        <source>&amp;Accept (F8)</source>
        <translation>同意(&amp;A) (F8)</translation>
    </message>
    <message>
        <source>&amp;Decline (F9)</source>
        <translation>拒绝(&amp;D) (F9)</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 回来了。</translation>
    </message>
    <message>
        <source>You are connected to %1 again.</source>
        <translation>与 %1 的连接已恢复。</translation>
    </message>
    <message>
        <source>The clock stays at %1.</source>
        <translation>用时仍为 %1。</translation>
    </message>
    <message>
        <source>There is no clock, as now.</source>
        <translation>仍不计时。</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>由你先行。</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>由 %1 先行。</translation>
    </message>
    <message>
        <source>%1 proposes for the next round: %2. %3</source>
        <translation>%1 提议下一局改玩：%2。%3</translation>
    </message>
    <message>
        <source>%1 proposes a new game from the start, not from this position: %2. %3</source>
        <translation>%1 提议下一局从头开始，不接当前局面：%2。%3</translation>
    </message>
</context>
<context>
    <name>qipan::app::LessonController</name>
    <message>
        <source>The program was built without this lesson.</source>
        <translation>程序构建时未包含这一课。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LessonOffer</name>
    <message>
        <source>Start the &amp;lesson</source>
        <translation>开始入门课(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>不用了(&amp;N)</translation>
    </message>
    <message>
        <source>New to %1?</source>
        <translation>第一次玩%1？</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkController</name>
    <message>
        <source>Dealing…</source>
        <translation>正在发牌……</translation>
    </message>
    <message>
        <source>This deal needs more pictures than any tiles have.</source>
        <translation>这个牌局的图案种类太多，哪种样式都不够用。</translation>
    </message>
    <message numerus="yes">
        <source>The game with %n point(s) stays in the history and can be continued there.</source>
        <translation>
            <numerusform>得了 %n 分的这一局留在对局历史里，可以从那里继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is one deal a day, so this is another game.</source>
        <translation>今日牌局只有一局，这是另外一局。</translation>
    </message>
    <message>
        <source>There is one deal a day. F1 begins it again.</source>
        <translation>今日牌局只有一局。按 F1 重新开始。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkDemo</name>
    <message>
        <source>Looking for a solution…</source>
        <translation>正在寻找解法……</translation>
    </message>
    <message>
        <source>This board can no longer be cleared: undo or shuffle.</source>
        <translation>这个棋盘已无解：请撤销或洗牌。</translation>
    </message>
    <message>
        <source>No solution found.</source>
        <translation>没有找到解法。</translation>
    </message>
    <message>
        <source>That was one solution. Your game continues.</source>
        <translation>这是一种解法。现在请你继续。</translation>
    </message>
    <message numerus="yes">
        <source>Demo: %n pair(s) to go. Click or press Ctrl+D to stop.</source>
        <translation>
            <numerusform>一种解法：还剩 %n 对。单击或按 Ctrl+D 停止。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkDisplay</name>
    <message>
        <source>Board cleared. Well done!</source>
        <translation>全部消除，太棒了！</translation>
    </message>
    <message>
        <source>No more moves: shuffle or undo.</source>
        <translation>没有可消的牌了：请洗牌或撤销。</translation>
    </message>
    <message>
        <source>Select two matching tiles connected by a path with at most two corners.</source>
        <translation>选两张图案相同的牌，连线最多拐两个弯。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>用过辅助。</translation>
    </message>
    <message>
        <source>No. %1 in the high scores.</source>
        <translation>高分榜第 %1 名。</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>时间到。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局结束。</translation>
    </message>
    <message>
        <source>Level %1 completed.</source>
        <translation>第 %1 关完成。</translation>
    </message>
    <message>
        <source>This game needs more pictures than the new tiles have. The next game uses them.</source>
        <translation>本局的图案种类多于新样式，下一局起使用新样式。</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>配对 %1</translation>
    </message>
    <message>
        <source>combos %1</source>
        <translation>连击 %1</translation>
    </message>
    <message>
        <source>time left %1</source>
        <translation>剩余时间 %1</translation>
    </message>
    <message>
        <source>help −%1</source>
        <translation>辅助 −%1</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>用时 %1</translation>
    </message>
    <message>
        <source>Your first result of this kind.</source>
        <translation>这是你在此类对局中的首个成绩。</translation>
    </message>
    <message>
        <source>Your best result! The best before was %1.</source>
        <translation>新纪录！此前最好成绩为 %1 分。</translation>
    </message>
    <message>
        <source>The best so far is %1.</source>
        <translation>目前最好成绩为 %1 分。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What is played, and how hard the board is: &quot;Relaxed · Hard&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, as this board cannot be “%3”</source>
        <extracomment>The same for a board that is not as hard as wanted: &quot;Relaxed · Easy, as this board cannot be “Hard”&quot;.</extracomment>
        <translation>%1 · %2（此牌局达不到“%3”）</translation>
    </message>
    <message>
        <source>Today&apos;s deal</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Campaign, level %1</source>
        <translation>闯关：第 %1 关</translation>
    </message>
    <message>
        <source>Another deal</source>
        <extracomment>A button that begins a game of another mode: &quot;New game: Relaxed&quot;.</extracomment>
        <translation>换一局</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>新的一局：%1</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>The names of two players around their points: &quot;Ann 120 : 90 Bob&quot;.</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>第 %1 关：%2</translation>
    </message>
    <message>
        <source>Earlier levels: %1</source>
        <translation>前面各关：%1</translation>
    </message>
    <message>
        <source>Your first result on this level: %1.</source>
        <translation>本关的首个成绩：%1。</translation>
    </message>
    <message>
        <source>Your best result on this level: %1. The best before was %2.</source>
        <translation>本关新纪录：%1！此前最好成绩为 %2。</translation>
    </message>
    <message>
        <source>On this level: %1. The best so far is %2.</source>
        <translation>本关：%1。目前最好成绩为 %2。</translation>
    </message>
    <message>
        <source>No. %1 in the high scores if it ends here.</source>
        <translation>若到此为止，为高分榜第 %1 名。</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>%1 wins. Well done!</source>
        <translation>%1获胜，太棒了！</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1获胜。</translation>
    </message>
    <message>
        <source>Only completed levels enter the high scores.</source>
        <translation>只有过关的成绩才进入高分榜。</translation>
    </message>
    <message>
        <source>No more moves: shuffle.</source>
        <translation>没有可消的牌了：请洗牌。</translation>
    </message>
    <message>
        <source>No more moves and no shuffles left: undo or end the game.</source>
        <translation>没有可消的牌了，洗牌也已用完：请撤销或结束本局。</translation>
    </message>
    <message>
        <source>No more moves and no shuffles left: end the game.</source>
        <translation>没有可消的牌了，洗牌也已用完：请结束本局。</translation>
    </message>
    <message>
        <source>%1, all levels %2</source>
        <extracomment>The time played on the last level and on all: &quot;Time 0:40, all levels 1:25&quot;.</extracomment>
        <translation>%1，各关合计 %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>Points and the time for them: &quot;320 points in 1:25&quot;.</extracomment>
        <translation>%1，用时 %2</translation>
    </message>
    <message>
        <source>In the high scores with the completed levels: %1.</source>
        <translation>已过各关的成绩进入高分榜：%1。</translation>
    </message>
    <message>
        <source>No. %1 in the high scores with the completed levels: %2.</source>
        <translation>已过各关的成绩列高分榜第 %1 名：%2。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkHelp</name>
    <message>
        <source>%1 and %2 can be connected.</source>
        <translation>%1 和 %2 可以相连。</translation>
    </message>
    <message>
        <source>These two cannot be connected, not even on an empty board.</source>
        <translation>就算棋盘上没有别的牌，这两张也连不起来。</translation>
    </message>
    <message numerus="yes">
        <source>The nearest path from %1 to %2 is blocked by %n tile(s): %3.</source>
        <translation>
            <numerusform>%1 与 %2 之间至少隔着 %n 张牌：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>But this board can no longer be cleared: undo or shuffle.</source>
        <translation>但这个棋盘已无解：请撤销或洗牌。</translation>
    </message>
    <message>
        <source>The two marked tiles can be connected.</source>
        <translation>标出的两张牌可以相连。</translation>
    </message>
    <message numerus="yes">
        <source>The nearest path between these two is blocked by %n marked tile(s).</source>
        <translation>
            <numerusform>这两张牌之间最近的路线被标出的 %n 张牌挡住。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkReplay</name>
    <message>
        <source>This game has no record to replay.</source>
        <translation>这一局没有可回放的记录。</translation>
    </message>
    <message>
        <source>This deal needs more pictures than any tiles have.</source>
        <translation>这个牌局的图案种类太多，哪种样式都不够用。</translation>
    </message>
    <message>
        <source>The replay is illegal at step %1.</source>
        <translation>回放在第 %1 步违反规则。</translation>
    </message>
    <message>
        <source>The replay is illegal: board %1 does not start correctly.</source>
        <translation>回放违反规则：第 %1 个棋盘的开局不对。</translation>
    </message>
    <message>
        <source>The high scores have %1 points for this game, but the replay gives %2.</source>
        <translation>高分榜上这一局是 %1 分，但回放得出 %2 分。</translation>
    </message>
    <message>
        <source>The board “%1” cannot be read. A board is rows of letters, each of them an even number of times, then how tiles fall and whether paths may leave the board: AB/BA:none:yes.</source>
        <translation>无法读取棋盘“%1”。棋盘写作若干行字母，每个字母出现偶数次，后面是牌移动的方式，以及连线能否走到棋盘外：AB/BA:none:yes。</translation>
    </message>
    <message>
        <source>“%1” is not the number of a deal.</source>
        <translation>“%1”不是牌局编号。</translation>
    </message>
    <message>
        <source>The record of this game is too long.</source>
        <translation>这局的记录太长。</translation>
    </message>
    <message>
        <source>The record of this game names an unknown game mode.</source>
        <translation>这局的记录中有未知的玩法。</translation>
    </message>
    <message>
        <source>The record of this game names no deal.</source>
        <translation>这局的记录中没有牌局。</translation>
    </message>
    <message>
        <source>The record of this game does not say how it stood before this board.</source>
        <translation>这局的记录没有写明本关之前的状态。</translation>
    </message>
    <message>
        <source>The record of this game is damaged: its step %1 cannot be read.</source>
        <translation>这局的记录已损坏：无法读取第 %1 步。</translation>
    </message>
    <message>
        <source>The line “%1” has no board: it must name a game mode and a deal behind “link1”.</source>
        <translation>“%1”一行没有牌局：“link1”之后须写明玩法和牌局。</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>玩家一</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家二</translation>
    </message>
    <message>
        <source>This version cannot read this link-match record.</source>
        <translation>这不是本版本能读取的连连看记录。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>At the end of a replay: &quot;Relaxed · Board cleared · 2:05&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Board cleared</source>
        <translation>全部消除</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkResume</name>
    <message>
        <source>The saved game cannot be continued: its deal is unknown.</source>
        <translation>无法继续上次的对局：无法识别牌局编号。</translation>
    </message>
    <message>
        <source>The saved game cannot be continued: its record is damaged.</source>
        <translation>无法继续上次的对局：记录已损坏。</translation>
    </message>
    <message>
        <source>The saved game cannot be continued: step %1 of its record is illegal.</source>
        <translation>无法继续上次的对局：记录的第 %1 步违反规则。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other link-match game(s) can be continued.</source>
        <translation>
            <numerusform>另有 %Ln 局连连看也可以继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show ne&amp;xt</source>
        <translation>换到那一局(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkScoresController</name>
    <message>
        <source>This deal comes from another version of Qipan, which deals differently.</source>
        <translation>这个牌局来自本程序的另一个版本，发牌方式不同。</translation>
    </message>
    <message>
        <source>This game has no valid deal number.</source>
        <translation>高分榜上的这一局没有可用的牌局编号。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkSession</name>
    <message>
        <source>End this game?</source>
        <translation>要结束这一局吗？</translation>
    </message>
    <message>
        <source>&amp;End game</source>
        <translation>结束(&amp;E)</translation>
    </message>
    <message>
        <source>End this game? Only a cleared board enters the high scores.</source>
        <translation>结束这一局？只有全部消除才计入高分榜。</translation>
    </message>
    <message>
        <source>Undone. Tiles left: %1.</source>
        <translation>已撤销，还剩 %1 张牌。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkStartController</name>
    <message>
        <source>This deal has too many pictures for a duel.</source>
        <translation>这个牌局的图案种类太多，不能用来对战。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LocalTables</name>
    <message>
        <source>%1 Who takes over?</source>
        <translation>%1由谁继续？</translation>
    </message>
    <message>
        <source>The &amp;computer</source>
        <translation>电脑(&amp;C)</translation>
    </message>
    <message>
        <source>A &amp;person</source>
        <translation>真人(&amp;P)</translation>
    </message>
    <message>
        <source>The clock stood while this game was not shown. It runs again.</source>
        <translation>离开这一局期间计时已暂停，现在继续计时。</translation>
    </message>
</context>
<context>
    <name>qipan::app::MatchController</name>
    <message>
        <source>Round %1 starts.</source>
        <translation>第 %1 局开始。</translation>
    </message>
    <message>
        <source>The moves are kept in the record of this game.</source>
        <translation>试下的着法已存入本局棋谱。</translation>
    </message>
    <message>
        <source>The record of this game has no room for more moves that were tried.</source>
        <translation>本局棋谱已存不下更多试下的着法。</translation>
    </message>
    <message>
        <source>%1 Trying: a finished game.</source>
        <extracomment>%1 is a sentence on how the game ended.</extracomment>
        <translation>%1试下：已终局。</translation>
    </message>
    <message>
        <source>%1 Trying: %2 to move.</source>
        <translation>%1试下：轮到%2。</translation>
    </message>
    <message>
        <source>Game: %1 to move · Trying: a finished game</source>
        <translation>对局：轮到%1 · 试下：已终局</translation>
    </message>
    <message>
        <source>Game: %1 to move · Trying: %2 to move</source>
        <translation>对局：轮到%1 · 试下：轮到%2</translation>
    </message>
    <message>
        <source>Moves can be tried once the colours are chosen.</source>
        <translation>选定颜色后才能试下。</translation>
    </message>
    <message>
        <source>With this help, the game is not rated.</source>
        <translation>用了这项辅助，本局不计等级分。</translation>
    </message>
</context>
<context>
    <name>qipan::app::MatchFile</name>
    <message>
        <source>A game saved in %1 is damaged and cannot be continued.</source>
        <translation>%1 中保存的对局已损坏，无法继续。</translation>
    </message>
    <message>
        <source>The game cannot be saved in %1: another program is playing it.</source>
        <translation>无法将对局保存到 %1：另一个程序正在进行这一局。</translation>
    </message>
</context>
<context>
    <name>qipan::app::MatchInput</name>
    <message>
        <source>White plays with the right button.</source>
        <translation>白方请用右键落子。</translation>
    </message>
    <message>
        <source>Black plays with the left button.</source>
        <translation>黑方请用左键落子。</translation>
    </message>
    <message>
        <source>You are watching this game.</source>
        <translation>你正在观战，不能落子。</translation>
    </message>
    <message>
        <source>The computer plays both sides.</source>
        <translation>黑白双方都由电脑下。</translation>
    </message>
</context>
<context>
    <name>qipan::app::NextGame</name>
    <message>
        <source>The new settings apply from the next game on.</source>
        <translation>新设置从下一局起生效。</translation>
    </message>
</context>
<context>
    <name>qipan::app::OpeningExplorer</name>
    <message>
        <source>%1 games have not been read</source>
        <translation>还有 %1 局没有读取</translation>
    </message>
    <message>
        <source>Reading games: %1 %</source>
        <translation>正在读取对局：%1%</translation>
    </message>
    <message>
        <source>Games are compared up to move %1.</source>
        <translation>只比较前 %1 手。</translation>
    </message>
    <message>
        <source>Positions like this are not compared.</source>
        <translation>这样的局面不作比较。</translation>
    </message>
    <message>
        <source>No game of the history went on from here.</source>
        <translation>对局历史中没有从这里走下去的对局。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) of the history</source>
        <translation>
            <numerusform>对局历史中有 %Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game, %1 by other rules</source>
        <translation>同规则无对局，其他规则 %1 局</translation>
    </message>
    <message>
        <source>%1, %2 by other rules</source>
        <extracomment>Games of the history by the rule of the shown game and by other rules: &quot;12 games, 30 by other rules&quot;.</extracomment>
        <translation>%1，其他规则 %2 局</translation>
    </message>
</context>
<context>
    <name>qipan::app::Program</name>
    <message>
        <source>Settings cannot be saved in %1.</source>
        <translation>无法将设置保存到 %1。</translation>
    </message>
    <message>
        <source>St&amp;ay</source>
        <translation>留下(&amp;A)</translation>
    </message>
    <message>
        <source>Some of your games could not be saved in the data folder and would be lost. File ▸ Save stores the current game in a separate file.</source>
        <translation>部分对局尚未写入数据文件夹，现在退出会丢失。可用“文件 ▸ 保存”将当前对局存为文件。</translation>
    </message>
    <message>
        <source>Saving your games…</source>
        <translation>正在保存对局……</translation>
    </message>
    <message>
        <source>Close an&amp;yway</source>
        <translation>仍要关闭(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>仍要退出(&amp;Q)</translation>
    </message>
    <message>
        <source>An import or export is still running and would be cancelled.</source>
        <translation>导入或导出仍在进行，现在退出会中断。</translation>
    </message>
    <message>
        <source>The folder %1 beside the program cannot be written. Settings and games are stored in %2.</source>
        <translation>程序旁的文件夹 %1 不可写，设置和对局改存到 %2。</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>这一局正在另一个窗口中进行。</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>棋图</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>qipan::app::PuzzleController</name>
    <message>
        <source>Loading puzzles…</source>
        <translation>正在读取题目……</translation>
    </message>
    <message>
        <source>There are no other puzzles of this kind.</source>
        <translation>这一类没有别的题目了。</translation>
    </message>
    <message>
        <source>Nothing is due for review today. Choose other puzzles.</source>
        <translation>今天没有要复习的题目。请另选要做的题目。</translation>
    </message>
    <message>
        <source>There are no puzzles of this kind.</source>
        <translation>没有这一类的题目。</translation>
    </message>
    <message>
        <source>Some of your puzzles could not be loaded: %1.</source>
        <translation>有些自编题无法显示：%1。</translation>
    </message>
    <message>
        <source>You have tried that one. Choose another.</source>
        <translation>这步试过了，换一处吧。</translation>
    </message>
</context>
<context>
    <name>qipan::app::PuzzleFeedback</name>
    <message>
        <source>Checking your puzzle…</source>
        <translation>正在检查这道自编题……</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示……</translation>
    </message>
    <message>
        <source>No hint found.</source>
        <translation>这里没有找到提示。</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 是正确的。</translation>
    </message>
    <message>
        <source>Your move could not be checked in time. It does not count.</source>
        <translation>未能及时判断这一步，不计成绩。</translation>
    </message>
    <message>
        <source>Checking your move…</source>
        <translation>正在判断这一步……</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>This is the solution:</source>
        <translation>解答如下：</translation>
    </message>
    <message>
        <source>This is the solution. You will see this puzzle again.</source>
        <translation>以上就是解答。这道题以后还会出现。</translation>
    </message>
    <message>
        <source>%1 can reach a draw.</source>
        <translation>双方都下最佳着法，%1可和棋。</translation>
    </message>
    <message numerus="yes">
        <source>%1 can win by %n disc(s).</source>
        <translation>
            <numerusform>双方都下最佳着法，%1可胜 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n disc(s) at best.</source>
        <translation>
            <numerusform>双方都下最佳着法，%1也要负 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move only draws.</source>
        <translation>这一步之后只能和棋。</translation>
    </message>
    <message numerus="yes">
        <source>Your move wins by only %n disc(s).</source>
        <translation>
            <numerusform>这一步之后只能胜 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your move loses by %n disc(s).</source>
        <translation>
            <numerusform>这一步之后要负 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your puzzle is wrong: the opponent threatens no five. It does not count.</source>
        <translation>这道自编题有误：对方没有成五的威胁。本题不计成绩。</translation>
    </message>
    <message>
        <source>Your puzzle is wrong: the opponent threatens no win by fours. It does not count.</source>
        <translation>这道自编题有误：对方没有连续冲四取胜的威胁。本题不计成绩。</translation>
    </message>
    <message>
        <source>Your puzzle is wrong: after %1 there is no win by fours. It does not count.</source>
        <translation>这道自编题有误：走完 %1 后，没有连续冲四取胜的下法。本题不计成绩。</translation>
    </message>
    <message>
        <source>Your puzzle is wrong: after %1 there is no win by fours and threes. It does not count.</source>
        <translation>这道自编题有误：走完 %1 后，没有冲四活三取胜的下法。本题不计成绩。</translation>
    </message>
    <message>
        <source>Your puzzle is wrong: by the rules %1 does not solve it. It does not count.</source>
        <translation>这道自编题有误：按规则，%1 不是正解。本题不计成绩。</translation>
    </message>
    <message>
        <source>Your puzzle is wrong: White would win even if no point were forbidden for Black. It does not count.</source>
        <translation>这道自编题有误：即使黑方没有禁手，白方也能取胜。本题不计成绩。</translation>
    </message>
    <message>
        <source>That does not make five.
Look again.</source>
        <translation>这一手没有成五。
再看看。</translation>
    </message>
    <message>
        <source>Right, go on.</source>
        <translation>对，继续。</translation>
    </message>
    <message>
        <source>That does not work.
The solver finds no order that clears the rest. Watch.</source>
        <translation>这样不行。
剩下的牌求解器找不到消完的顺序，请看。</translation>
    </message>
    <message>
        <source>That does not work.
Watch the refutation.</source>
        <translation>这样不行。
请看对手的应对。</translation>
    </message>
    <message>
        <source>No more moves, but tiles are left.
Press Enter to take your pair back and try again.</source>
        <translation>没有可消的牌了，但还有剩余。
按回车键撤回这一对，再试一次。</translation>
    </message>
    <message>
        <source>That does not work.
Press Enter to take it back and try again.</source>
        <translation>这样不行。
按回车键撤回，再试一次。</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>解出了！</translation>
    </message>
    <message numerus="yes">
        <source>Next review in %n day(s).</source>
        <translation>
            <numerusform>%n 天后复习。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n day(s).</source>
        <translation>
            <numerusform>连续 %n 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: grade %2 → %3</source>
        <extracomment>The player&apos;s grade in a kind of puzzles before and now: &quot;Four-three: grade 1 → 2&quot;.</extracomment>
        <translation>%1：等级 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 in a row</source>
        <extracomment>So many puzzles of a kind solved one after the other without a mistake: &quot;Four-three: 3 in a row&quot;.</extracomment>
        <translation>%1：连对 %2 题</translation>
    </message>
</context>
<context>
    <name>qipan::app::PuzzlePresenter</name>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Due for review (%1)</source>
        <translation>待复习 · %1</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Your puzzles (%1)</source>
        <translation>自编 · %1</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>A kind of puzzles, and how many of how many are solved.</extracomment>
        <translation>%1 · %2/%3</translation>
    </message>
    <message>
        <source>Solved: %1 of %2. Due for review: %3.</source>
        <extracomment>How many of how many puzzles are solved, and how many are due for review today.</extracomment>
        <translation>已解 %1 题，共 %2 题；待复习 %3 题。</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n day(s).</source>
        <translation>
            <numerusform>已连续 %n 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: your grade is %2.</source>
        <extracomment>The player&apos;s grade in a kind of puzzles: &quot;Four-three: your grade is 2.&quot;</extracomment>
        <translation>%1：你的等级是 %2。</translation>
    </message>
    <message>
        <source>Grade of this puzzle: %1.</source>
        <translation>本题等级：%1。</translation>
    </message>
</context>
<context>
    <name>qipan::app::RecordController</name>
    <message>
        <source>Delete move %1 and everything after it?</source>
        <translation>要删除第 %1 手及其后的所有着法吗？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>The comment is too long: the rest of the text was cut off.</source>
        <translation>评注已满，部分文字未能加入。</translation>
    </message>
    <message>
        <source>The line is in the record as a variation.</source>
        <translation>这条变化已加入棋谱。</translation>
    </message>
    <message>
        <source>Delete the pass after move %1 and everything after it?</source>
        <translation>删除第 %1 手之后的停一手及其后的所有着法吗？</translation>
    </message>
</context>
<context>
    <name>qipan::app::RecordDocument</name>
    <message>
        <source>Save the changes to this game?</source>
        <translation>保存对这局棋的更改吗？</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>&amp;Yes, save</source>
        <translation>保存(&amp;Y)</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Don&apos;&amp;t save</source>
        <translation>不保存(&amp;T)</translation>
    </message>
    <message>
        <source>Could not save the game: %1</source>
        <translation>无法保存对局：%1</translation>
    </message>
    <message>
        <source>Saved in the history as a separate game: the original was or is being played elsewhere.</source>
        <translation>已在对局历史中另存为一局，不影响原来的那一局。</translation>
    </message>
    <message>
        <source>Saved in the history.</source>
        <translation>已保存到对局历史。</translation>
    </message>
</context>
<context>
    <name>qipan::app::RecordFiles</name>
    <message>
        <source>Open file</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Game records (%1)</source>
        <translation>棋谱 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1……</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板中没有文字。</translation>
    </message>
    <message>
        <source>Link-match (%1)</source>
        <translation>连连看 (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A file format and its suffix.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>A link-match game is saved as a file with the suffix qlink.</source>
        <translation>连连看对局须保存为后缀为 qlink 的文件。</translation>
    </message>
    <message>
        <source>Unknown suffix “%1”. Use sgf, psq, lib, ggf, txt or obf.</source>
        <translation>不支持后缀“%1”：可以保存为 sgf、psq、lib、ggf、txt 和 obf。</translation>
    </message>
    <message>
        <source>The format “%1” cannot store: %2.</source>
        <translation>“%1”文件无法保存：%2。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>对局已复制。</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>着法已复制。</translation>
    </message>
    <message>
        <source>The game is too large for the clipboard: save it as a file.</source>
        <translation>对局太大，无法放入剪贴板，请保存为文件。</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>对局已复制为 SGF。</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>局面已复制。</translation>
    </message>
    <message>
        <source>This position cannot be written as moves: copy the game as SGF.</source>
        <translation>这个局面无法用着法表示，请将对局复制为 SGF。</translation>
    </message>
    <message>
        <source>Gomo&amp;ku</source>
        <translation>五子棋(&amp;K)</translation>
    </message>
    <message>
        <source>R&amp;eversi</source>
        <translation>黑白棋(&amp;E)</translation>
    </message>
    <message>
        <source>Save an&amp;yway</source>
        <translation>仍然保存(&amp;Y)</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>%1 is already saved.</source>
        <translation>%1 已经保存过了。</translation>
    </message>
    <message>
        <source>%1 was not saved: another game is shown now.</source>
        <translation>%1 未保存：现在显示的是另一局。</translation>
    </message>
    <message>
        <source>%1 has changed since it was opened or saved here. Saving overwrites those changes.</source>
        <translation>%1 在打开或保存后又在别处改动过，保存会丢失这些改动。</translation>
    </message>
    <message>
        <source>These moves may be of either game. Which one is it?</source>
        <translation>这些着法可能属于任一种棋，是哪一种？</translation>
    </message>
    <message>
        <source>%1 says that it is a game of Go on 15 lines. Open as gomoku?</source>
        <translation>%1 标明是 15 路的围棋。按五子棋打开吗？</translation>
    </message>
    <message>
        <source>Open as gomo&amp;ku</source>
        <translation>按五子棋打开(&amp;K)</translation>
    </message>
    <message>
        <source>Do not op&amp;en</source>
        <translation>不打开(&amp;E)</translation>
    </message>
    <message>
        <source>%1 contains parts that could not be read, or only by a guess. Saving removes or changes them.</source>
        <translation>%1 中有些内容无法读取，或只能猜测。保存后这些内容会丢失或改变。</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>正在读取文本……</translation>
    </message>
    <message>
        <source>It is not certain which game the file is of. It is shown as %1.</source>
        <translation>无法确定文件里是哪种棋，按%1显示。</translation>
    </message>
    <message>
        <source>Row 1 is taken as the lowest row. Some programs count rows from the top.</source>
        <translation>这里把第 1 行当作最下面一行。有些程序从上往下数。</translation>
    </message>
    <message>
        <source>Count from the &amp;top</source>
        <translation>从上往下数(&amp;T)</translation>
    </message>
    <message>
        <source>Leav&amp;e as it is</source>
        <translation>保持不变(&amp;E)</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more game(s) behind it. Import the file into the history to see all.</source>
        <translation>
            <numerusform>后面还有 %Ln 局。把文件导入历史即可全部查看。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::RecordPresenter</name>
    <message>
        <source>Parts of this record could not be read. %1 The rest is shown.</source>
        <extracomment>Shown with the games of a broken file; %1 is a sentence that tells where and why.</extracomment>
        <translation>内容未能全部读出。%1已显示读出的部分。</translation>
    </message>
</context>
<context>
    <name>qipan::app::RequestController</name>
    <message>
        <source>You withdrew your request. Waiting for the reply.</source>
        <translation>你已撤回请求，还在等待对方答复。</translation>
    </message>
    <message>
        <source>Both players ended the game at the same time; the host&apos;s result counts. %1</source>
        <translation>双方同时结束对局，以桌主的结果为准。%1</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>要认输吗？</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;black</source>
        <translation>执黑(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;white</source>
        <translation>执白(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Two more stones</source>
        <translation>再放两子(&amp;T)</translation>
    </message>
    <message>
        <source>With&amp;draw (F9)</source>
        <translation>撤回(&amp;D) (F9)</translation>
    </message>
    <message>
        <source>&amp;Accept (F8)</source>
        <translation>同意(&amp;A) (F8)</translation>
    </message>
    <message>
        <source>&amp;Decline (F9)</source>
        <translation>拒绝(&amp;D) (F9)</translation>
    </message>
    <message>
        <source>%1, resign this game?</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1，要认输吗？</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2.</source>
        <translation>正在回看第 %1 手，共 %2 手。</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>%1&#xa0;%2&#xa0;–⁠&#xa0;%3&#xa0;%4</source>
        <extracomment>The score of several games, such as &quot;Ada 2 – 1 Lin&quot;. With no-break spaces, and a joiner behind the dash.</extracomment>
        <translation>%1&#xa0;%2&#xa0;:&#xa0;%3&#xa0;%4</translation>
    </message>
    <message>
        <source>&amp;Try moves</source>
        <translation>试下(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keep the moves</source>
        <translation>保留着法(&amp;K)</translation>
    </message>
    <message>
        <source>You played on, so the game continues.</source>
        <translation>您下了一手，对局继续。</translation>
    </message>
</context>
<context>
    <name>qipan::app::ResumeController</name>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新的一局(&amp;N)</translation>
    </message>
    <message>
        <source>Your %1 game against %2 was interrupted at move %3. Continue?</source>
        <translation>与 %2 的%1对局在第 %3 手后中断。要继续吗？</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other game(s) can be continued.</source>
        <translation>
            <numerusform>另有 %Ln 局也可以继续。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::ReviewController</name>
    <message>
        <source>All positions of this game are analysed.</source>
        <translation>本局的所有局面都已分析。</translation>
    </message>
    <message>
        <source>This game is already analysed.</source>
        <translation>本局已经分析过了。</translation>
    </message>
</context>
<context>
    <name>qipan::app::SpectatedTable</name>
    <message>
        <source>The host has closed the table.</source>
        <translation>桌主已关闭棋桌。</translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation>与棋桌的连接已断开。</translation>
    </message>
</context>
<context>
    <name>qipan::app::StatisticsController</name>
    <message>
        <source>All games of %1 up to now will no longer count in the statistics. They stay in the history.</source>
        <translation>%1 至今的所有对局将不再计入统计，但仍保留在对局历史中。</translation>
    </message>
    <message>
        <source>All %2 games of %1 up to now will no longer count in the statistics. They stay in the history.</source>
        <translation>%1 至今的%2对局将不再计入统计，但仍保留在对局历史中。</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Statistics reset. You can undo this until you quit.</source>
        <translation>统计已重置。程序退出前可以撤销。</translation>
    </message>
    <message>
        <source>Reset undone.</source>
        <translation>已撤销重置。</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>重置(&amp;T)</translation>
    </message>
</context>
<context>
    <name>qipan::app::StoredGames</name>
    <message>
        <source>Game copied.</source>
        <translation>对局已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>qipan::app::TablePlaces</name>
    <message>
        <source>This invitation link is not complete.</source>
        <translation>邀请链接不完整。</translation>
    </message>
    <message>
        <source>The code alone does not tell at which broker the table is. Ask the host for the invitation link, or add the broker in the preferences, under “Brokers”.</source>
        <translation>只凭邀请码不知道棋桌在哪台服务器上。请向桌主索取邀请链接，或在首选项的“服务器”中添加服务器。</translation>
    </message>
</context>
<context>
    <name>qipan::app::TilesController</name>
    <message>
        <source>, </source>
        <comment>between names of pictures</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1，另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The system has no colour font for emoji.</source>
        <translation>系统没有彩色表情符号字体。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 contains fewer than two usable pictures.</source>
        <translation>%1 中可用的图片不足两张。</translation>
    </message>
    <message>
        <source>%1 The tiles stay as they are.</source>
        <extracomment>%1 is a sentence that tells why other tiles cannot be shown.</extracomment>
        <translation>%1牌的样式不变。</translation>
    </message>
    <message>
        <source>These files cannot be used as pictures: %1.</source>
        <translation>这些文件不能用作图片：%1。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two pictures</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>These pictures look alike: %1.</source>
        <translation>这些图片看起来很像：%1。</translation>
    </message>
</context>
<context>
    <name>qipan::app::TodayText</name>
    <message numerus="yes">
        <source>Cleared, %n day(s) in a row</source>
        <translation>
            <numerusform>已消完，连续 %n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row so far</source>
        <translation>
            <numerusform>已连续 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>The same board for everyone</source>
        <translation>所有人玩同一个棋盘</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>电脑（全力）</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>电脑（%1 级）</translation>
    </message>
    <message>
        <source>Today&apos;s deal</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message numerus="yes">
        <source>%n due for review</source>
        <translation>
            <numerusform>%n 题待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>找出最佳着法</translation>
    </message>
    <message>
        <source>Lesson of %1</source>
        <translation>%1入门课</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>学下棋</translation>
    </message>
    <message numerus="yes">
        <source>Begun, %n day(s) in a row so far</source>
        <translation>
            <numerusform>还没消完，已连续 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Begun: continue it</source>
        <translation>还没消完，接着玩</translation>
    </message>
    <message>
        <source>%1, today %2</source>
        <translation>%1，今天 %2</translation>
    </message>
    <message>
        <source>%1, yesterday</source>
        <extracomment>A game and a day.</extracomment>
        <translation>%1，昨天</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>成五</translation>
    </message>
    <message>
        <source>forbidden move</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>more discs</source>
        <translation>数子</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>%1 and %2 drew</source>
        <translation>%1 与 %2 下和</translation>
    </message>
    <message>
        <source>You drew with %1</source>
        <translation>你与%1下和</translation>
    </message>
    <message>
        <source>%1 beat %2</source>
        <translation>%1 胜 %2</translation>
    </message>
    <message>
        <source>You beat %1</source>
        <translation>你赢了%1</translation>
    </message>
    <message>
        <source>You lost to %1</source>
        <translation>你输给了%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The result of a game, and how it was won: &quot;You beat level 3 (five in a row)&quot;.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <extracomment>A mode of link-match, and what was reached: &quot;Campaign, 210 points&quot;.</extracomment>
        <translation>
            <numerusform>%1，%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>on time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>A first lesson: %1</source>
        <translation>入门课：%1</translation>
    </message>
</context>
<context>
    <name>qipan::app::TurningPointsController</name>
    <message>
        <source>Analysing the game: %1 of %2 positions</source>
        <translation>正在分析整局：%1 / %2 个局面</translation>
    </message>
    <message>
        <source>Looking for missed chances…</source>
        <translation>正在查找漏掉的着法……</translation>
    </message>
    <message>
        <source>According to the analysis, no single move decided this game.</source>
        <translation>分析认为，没有哪一手单独决定了这局棋的结果。</translation>
    </message>
    <message>
        <source>The turning points are now a chapter of the book.</source>
        <translation>这局棋的转折点已作为一章放入棋书。</translation>
    </message>
    <message>
        <source>Sho&amp;w them</source>
        <translation>查看(&amp;W)</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
    <message>
        <source>According to the analysis, no single move changed the balance of this game.</source>
        <translation>根据分析，没有哪一手改变了这一局的均势。</translation>
    </message>
</context>
<context>
    <name>qipan::app::UnfinishedController</name>
    <message>
        <source>Disca&amp;rd</source>
        <translation>放弃(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Once discarded, the game with %1 cannot be continued.</source>
        <translation>放弃后，就不能继续与 %1 的对局了。</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>Round %1 with %2 is over. You can return to the table for another round.</source>
        <translation>你与 %2 的第 %1 局已结束，可以回到棋桌再下一局。</translation>
    </message>
    <message>
        <source>Once discarded, you cannot return to the table with %1.</source>
        <translation>放弃后，就不能回到与 %1 的棋桌了。</translation>
    </message>
    <message>
        <source>The game with %1 is being played in another window, or was ended there.</source>
        <translation>与 %1 的对局正在另一个窗口中进行，或已在那里结束。</translation>
    </message>
    <message>
        <source>Your %1 game with %2 on the network was interrupted after move %3.</source>
        <translation>你与 %2 的联网%1对局在第 %3 手后中断。</translation>
    </message>
    <message>
        <source>Your %1 game with %2 on the network was interrupted before the first move.</source>
        <translation>你与 %2 的联网%1对局在第一手之前中断。</translation>
    </message>
    <message>
        <source>Your link-match duel with %1 on the network was interrupted.</source>
        <translation>你与 %1 的网络连连看对战中断了。</translation>
    </message>
</context>
<context>
    <name>qipan::net::Address</name>
    <message>
        <source>Enter the address that the host shows.</source>
        <translation>请输入桌主窗口中显示的地址。</translation>
    </message>
    <message>
        <source>“%1” is not an address. Examples: 192.168.1.20 or 192.168.1.20:15155.</source>
        <translation>“%1”不是地址。例如：192.168.1.20 或 192.168.1.20:15155。</translation>
    </message>
    <message>
        <source>“%1” is not a port. A port is a number from 1 to 65535.</source>
        <translation>“%1”不是端口。端口是 1 到 65535 之间的数。</translation>
    </message>
</context>
<context>
    <name>qipan::net::BrokerAddress</name>
    <message>
        <source>This address is too long.</source>
        <translation>地址太长。</translation>
    </message>
    <message>
        <source>A user name or password does not belong in the address of a broker.</source>
        <translation>服务器地址里不要填写用户名或密码。</translation>
    </message>
    <message>
        <source>This is not the address of a broker, as in “mqtts://broker.example.org”.</source>
        <translation>这不是 MQTT 服务器的地址，应如“mqtts://broker.example.org”。</translation>
    </message>
</context>
<context>
    <name>qipan::net::BrokerCheck</name>
    <message>
        <source>The name of the broker is known.</source>
        <translation>已找到服务器的地址。</translation>
    </message>
    <message>
        <source>The broker can be reached.</source>
        <translation>可以连接到服务器。</translation>
    </message>
    <message>
        <source>Its certificate is valid.</source>
        <translation>服务器的证书有效。</translation>
    </message>
    <message>
        <source>It accepts user name and password.</source>
        <translation>服务器接受用户名和密码。</translation>
    </message>
    <message>
        <source>This program may receive messages.</source>
        <translation>本程序可以接收消息。</translation>
    </message>
    <message>
        <source>This program may send messages.</source>
        <translation>本程序可以发送消息。</translation>
    </message>
    <message>
        <source>Messages arrive.</source>
        <translation>消息可以送达。</translation>
    </message>
</context>
<context>
    <name>qipan::net::BrokerError</name>
    <message>
        <source>Tables over the internet need the library libmosquitto, which is not installed.</source>
        <translation>互联网对局需要 libmosquitto 库，此电脑上没有安装。</translation>
    </message>
    <message>
        <source>There is no computer named %1.</source>
        <translation>找不到名为 %1 的电脑。</translation>
    </message>
    <message>
        <source>The broker %1 cannot be reached.</source>
        <translation>无法连接到服务器 %1。</translation>
    </message>
    <message>
        <source>The broker %1 does not allow messages from this program.</source>
        <translation>服务器 %1 不允许本程序收发消息。</translation>
    </message>
    <message>
        <source>The broker %1 ended the connection.</source>
        <translation>服务器 %1 断开了连接。</translation>
    </message>
    <message>
        <source>You have left.</source>
        <translation>你已离开。</translation>
    </message>
    <message>
        <source>The other side has left.</source>
        <translation>对方已离开。</translation>
    </message>
    <message>
        <source>Too many guests are at this table.</source>
        <translation>这张棋桌的客人太多了。</translation>
    </message>
    <message>
        <source>There is no table with this code.</source>
        <translation>没有使用此代码的棋桌。</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>连接已断开。</translation>
    </message>
    <message>
        <source>There is no encrypted connection to the broker %1. Perhaps it does not encrypt on this port.</source>
        <translation>无法与服务器 %1 建立加密连接，它可能在此端口上不加密。</translation>
    </message>
    <message>
        <source>The certificate of the broker %1 is not valid: it has expired, or nobody who is trusted vouches for it.</source>
        <translation>服务器 %1 的证书无效：已过期，或不是由受信任的机构签发。</translation>
    </message>
    <message>
        <source>The certificate of the broker %1 is for another name.</source>
        <translation>服务器 %1 的证书属于另一个名称。</translation>
    </message>
    <message>
        <source>The file with the certificates to trust cannot be read.</source>
        <translation>无法读取受信任证书的文件。</translation>
    </message>
    <message>
        <source>The broker %1 does not speak MQTT 5.</source>
        <translation>服务器 %1 不支持 MQTT 5。</translation>
    </message>
    <message>
        <source>The messages that the broker %1 takes are too small.</source>
        <translation>服务器 %1 允许的消息太小。</translation>
    </message>
    <message>
        <source>The broker %1 takes no more connections at present.</source>
        <translation>服务器 %1 目前不再接受新的连接。</translation>
    </message>
    <message>
        <source>The broker %1 refuses the login. Check the user name and the password.</source>
        <translation>服务器 %1 拒绝登录。请检查用户名和密码。</translation>
    </message>
</context>
<context>
    <name>qipan::net::Failure</name>
    <message>
        <source>No computer with that name was found.</source>
        <translation>找不到叫这个名字的电脑。</translation>
    </message>
    <message>
        <source>That address cannot be reached from this network.</source>
        <translation>当前网络无法连到这个地址。</translation>
    </message>
    <message>
        <source>Nobody is hosting a game at that address and port.</source>
        <translation>这个地址和端口上没有人建桌。</translation>
    </message>
    <message>
        <source>That address does not answer. A firewall may be blocking the connection.</source>
        <translation>这个地址没有回应，可能有防火墙阻挡。</translation>
    </message>
    <message>
        <source>The host uses another protocol version. One of the two programs is too old.</source>
        <translation>桌主的程序使用另一版本的协议，双方有一方的程序太旧。</translation>
    </message>
    <message>
        <source>The host declined your request.</source>
        <translation>桌主拒绝了你的加入请求。</translation>
    </message>
    <message>
        <source>This version cannot play the host&apos;s game.</source>
        <translation>这个版本不支持桌主所选的游戏。</translation>
    </message>
    <message>
        <source>The program at that address is not a Qipan host.</source>
        <translation>这个地址有回应，但不像是本游戏的棋桌。</translation>
    </message>
    <message>
        <source>The host closed the connection.</source>
        <translation>桌主关闭了连接。</translation>
    </message>
    <message>
        <source>The connection failed.</source>
        <translation>连接失败。</translation>
    </message>
    <message>
        <source>The game at that table is unknown to this program.</source>
        <translation>本程序不支持那张棋桌的游戏。</translation>
    </message>
    <message>
        <source>The rule at that table is unknown to this program.</source>
        <translation>本程序不支持那张棋桌的规则。</translation>
    </message>
    <message>
        <source>This program does not support the board size at that table.</source>
        <translation>本程序不支持那张棋桌的棋盘大小。</translation>
    </message>
    <message>
        <source>Received an invalid message.</source>
        <translation>收到无法识别的消息。</translation>
    </message>
    <message>
        <source>The two programs use different protocol versions.</source>
        <translation>双方程序的协议版本不同。</translation>
    </message>
    <message>
        <source>Received a message out of turn.</source>
        <translation>收到次序错误的消息。</translation>
    </message>
    <message>
        <source>Received an illegal move.</source>
        <translation>收到不合规则的着法。</translation>
    </message>
    <message>
        <source>The result of rock, paper, scissors is not valid.</source>
        <translation>猜拳结果不可信。</translation>
    </message>
    <message>
        <source>The two boards differ.</source>
        <translation>双方的棋盘不一致。</translation>
    </message>
    <message>
        <source>Received too many messages.</source>
        <translation>收到的消息太多。</translation>
    </message>
    <message>
        <source>The other program reported an error.</source>
        <translation>对方程序报告了错误。</translation>
    </message>
    <message>
        <source>Wrong passcode. After three wrong ones the host does not answer for a minute.</source>
        <translation>口令不对。连错三次，棋桌将在一分钟内不再应答。</translation>
    </message>
    <message>
        <source>The way that table decides who plays first is unknown to this program.</source>
        <translation>本程序不支持那张棋桌的先手方式。</translation>
    </message>
    <message>
        <source>The opening rule at that table is unknown to this program.</source>
        <translation>本程序不支持那张棋桌的开局规则。</translation>
    </message>
    <message>
        <source>The host is busy. Try again in a minute.</source>
        <translation>桌主正忙，请一分钟后再试。</translation>
    </message>
    <message>
        <source>The connection could not be encrypted.</source>
        <translation>连接无法加密。</translation>
    </message>
    <message>
        <source>There is no connection through the broker.</source>
        <translation>无法通过 MQTT 服务器连接。</translation>
    </message>
    <message>
        <source>There is no table with this code. Its host may have closed it.</source>
        <translation>没有这个邀请码的棋桌，桌主可能已关闭它。</translation>
    </message>
</context>
<context>
    <name>qipan::net::Host</name>
    <message>
        <source>Port %1 is in use by another program.</source>
        <translation>其他程序已占用端口 %1。</translation>
    </message>
    <message>
        <source>The system does not allow using port %1.</source>
        <translation>系统不允许使用端口 %1。</translation>
    </message>
    <message>
        <source>Port %1 cannot be used: %2</source>
        <translation>无法使用端口 %1：%2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::AboutBox</name>
    <message>
        <source>About Qipan</source>
        <translation>关于棋盘</translation>
    </message>
    <message>
        <source>Link-match, gomoku and reversi: alone, for two at one computer, against the computer and on the local network.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>连连看、五子棋和黑白棋：可独自玩、同机对弈、与电脑对弈，也可在局域网上对局。

本程序是自由软件，依 GNU 通用公共许可证第 3 版或更新版本发布，不附带任何担保。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Actions</name>
    <message>
        <source>&amp;Home page</source>
        <translation>主页(&amp;H)</translation>
    </message>
    <message>
        <source>All games and tables on the network</source>
        <translation>所有游戏，以及局域网棋桌</translation>
    </message>
    <message>
        <source>&amp;Continue game</source>
        <translation>继续对局(&amp;C)</translation>
    </message>
    <message>
        <source>Return to the unfinished game</source>
        <translation>回到未完成的对局</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Start this game again</source>
        <translation>本局从头再来</translation>
    </message>
    <message>
        <source>H&amp;ost a table…</source>
        <translation>建桌(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a table and wait for a friend on the local network</source>
        <translation>在局域网上建桌，等朋友加入</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>加入棋桌(&amp;J)…</translation>
    </message>
    <message>
        <source>Play at a friend&apos;s table on the local network</source>
        <translation>加入局域网上朋友的棋桌</translation>
    </message>
    <message>
        <source>Lea&amp;ve table</source>
        <translation>离开棋桌(&amp;V)</translation>
    </message>
    <message>
        <source>Disconnect from your opponent</source>
        <translation>断开与对方的连接</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Qipan</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>提示一步好棋</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>洗牌(&amp;S)</translation>
    </message>
    <message>
        <source>Shuffle the remaining tiles</source>
        <translation>打乱剩下的牌</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Hide the board</source>
        <translation>遮住棋盘</translation>
    </message>
    <message>
        <source>Offer &amp;draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>Offer your opponent a draw</source>
        <translation>向对方提议和棋</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>认输(&amp;I)</translation>
    </message>
    <message>
        <source>Give up and lose the game</source>
        <translation>向对方认输</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Show letters and numbers beside the board</source>
        <translation>在棋盘边显示字母和数字</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>标出最后一手</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>Number the stones in the order of play</source>
        <translation>按落子次序给棋子编号</translation>
    </message>
    <message>
        <source>Legal &amp;moves</source>
        <translation>可落子处(&amp;M)</translation>
    </message>
    <message>
        <source>Mark where you can play</source>
        <translation>标出可以落子的格子</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>侧边栏(&amp;P)</translation>
    </message>
    <message>
        <source>Show players and moves beside the board</source>
        <translation>在棋盘旁显示玩家和着法</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>全屏(&amp;S)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>全屏显示</translation>
    </message>
    <message>
        <source>Your &amp;name…</source>
        <translation>你的名字(&amp;N)…</translation>
    </message>
    <message>
        <source>The name that other players see</source>
        <translation>其他玩家看到的名字</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>规则与帮助(&amp;R)</translation>
    </message>
    <message>
        <source>Rules, mouse and keys of each game</source>
        <translation>每种游戏的规则、鼠标和按键</translation>
    </message>
    <message>
        <source>&amp;Copy version and system</source>
        <translation>复制版本和系统信息(&amp;C)</translation>
    </message>
    <message>
        <source>For bug reports</source>
        <translation>报告问题时用</translation>
    </message>
    <message>
        <source>&amp;About Qipan</source>
        <translation>关于棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>关于本程序</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>About the toolkit behind this program</source>
        <translation>本程序所用的工具库</translation>
    </message>
    <message>
        <source>&amp;Propose another game…</source>
        <translation>提议改玩(&amp;P)…</translation>
    </message>
    <message>
        <source>Propose another game, rule or board size to your opponent</source>
        <translation>向对方提议换游戏、规则或棋盘大小</translation>
    </message>
    <message>
        <source>&amp;Save and leave</source>
        <translation>保存并离开(&amp;S)</translation>
    </message>
    <message>
        <source>Leave the table now and continue the game later</source>
        <translation>现在离开棋桌，以后再继续这一局</translation>
    </message>
    <message>
        <source>&amp;Forbidden points</source>
        <translation>禁手点(&amp;F)</translation>
    </message>
    <message>
        <source>Mark the points that renju forbids for Black</source>
        <translation>标出连珠规则下黑方的禁手点</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Show who is better and the best moves, while you play or watch</source>
        <translation>下棋或看棋时显示形势和最佳着法</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Mark where a side can make five (diamond) or an open four (triangle): filled for Black, hollow for White. Not in your own network games.</source>
        <translation>标出可成五（菱形）和可成活四或四四（三角）的点：黑方实心，白方空心；联网对局时不显示</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>起始局面(&amp;F)</translation>
    </message>
    <message>
        <source>Show the board before the first move</source>
        <translation>查看第一手之前的棋盘</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>上一手(&amp;V)</translation>
    </message>
    <message>
        <source>Show the board one move earlier, without taking anything back</source>
        <translation>查看上一手的棋盘，不悔棋</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>Show the board one move later</source>
        <translation>查看下一手的棋盘</translation>
    </message>
    <message>
        <source>&amp;Latest position</source>
        <translation>最新局面(&amp;L)</translation>
    </message>
    <message>
        <source>Return to the current position</source>
        <translation>回到对局的当前局面</translation>
    </message>
    <message>
        <source>Reversi from a &amp;balanced opening</source>
        <translation>黑白棋均势开局(&amp;B)</translation>
    </message>
    <message>
        <source>Start reversi after eight random moves that leave both sides even</source>
        <translation>从双方均势的前八手之后开始，每次开局不同</translation>
    </message>
    <message>
        <source>External engines, as opponents and for analysis</source>
        <translation>外部引擎，可作对手，也可用于分析</translation>
    </message>
    <message>
        <source>&amp;Analyse game</source>
        <translation>分析整局(&amp;A)</translation>
    </message>
    <message>
        <source>Analyse every position for an evaluation graph and the biggest mistakes</source>
        <translation>逐一分析本局的每个局面，画出走势图并找出最大的失误</translation>
    </message>
    <message>
        <source>Link-match high scor&amp;es</source>
        <translation>连连看高分榜(&amp;E)</translation>
    </message>
    <message>
        <source>The best games, to play again or to replay</source>
        <translation>最好成绩，可以重玩或回放</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t these connect?</source>
        <translation>为什么连不上(&amp;W)？</translation>
    </message>
    <message>
        <source>Show the path between two matching tiles and what blocks it</source>
        <translation>显示两张相同的牌之间挡路的牌</translation>
    </message>
    <message>
        <source>&amp;End game</source>
        <translation>结束本局(&amp;E)</translation>
    </message>
    <message>
        <source>Stop here and keep the score</source>
        <translation>放弃，按现有分数结算</translation>
    </message>
    <message>
        <source>De&amp;mo</source>
        <translation>演示(&amp;M)</translation>
    </message>
    <message>
        <source>Show how to clear the board; your game stays as it is</source>
        <translation>演示一种解法，不影响当前对局</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>对局历史(&amp;Y)</translation>
    </message>
    <message>
        <source>All games you have played, to replay</source>
        <translation>查看你玩过的所有对局</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>统计(&amp;T)</translation>
    </message>
    <message>
        <source>Wins, losses, ratings and times of all games</source>
        <translation>所有对局的胜负、等级分和用时</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>从文件打开对局</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>将显示的对局保存到原文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>将显示的对局保存到另一个文件</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>导入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Import games from files into the history</source>
        <translation>将文件中的对局加入对局历史</translation>
    </message>
    <message>
        <source>Import &amp;folder…</source>
        <translation>导入文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Import games from all files of a folder into the history</source>
        <translation>将文件夹中所有文件的对局加入对局历史</translation>
    </message>
    <message>
        <source>&amp;Export history…</source>
        <translation>导出对局历史(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the games of the history to files</source>
        <translation>将对局历史写入文件</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>保存图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the board as PNG or SVG</source>
        <translation>将棋盘保存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>复制着法(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the moves of the game as text</source>
        <translation>将对局的着法复制为文本</translation>
    </message>
    <message>
        <source>Copy as &amp;SGF</source>
        <translation>复制为 SGF(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the whole game with names and comments</source>
        <translation>复制整局，包括名字和评注</translation>
    </message>
    <message>
        <source>Copy &amp;position</source>
        <translation>复制局面(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the position as text: 64 squares in reversi, the moves in gomoku</source>
        <translation>将局面复制为文本：黑白棋为 64 格，五子棋为至此的着法</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>将棋盘复制为图片</translation>
    </message>
    <message>
        <source>Pas&amp;te game</source>
        <translation>粘贴对局(&amp;T)</translation>
    </message>
    <message>
        <source>Open a game from the clipboard</source>
        <translation>打开在别处复制的对局</translation>
    </message>
    <message>
        <source>&amp;Book</source>
        <translation>棋书(&amp;B)</translation>
    </message>
    <message>
        <source>Learn the games from the first move</source>
        <translation>从零开始学棋</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>Solve puzzles and review them before you forget</source>
        <translation>找出正确的一步，并及时复习</translation>
    </message>
    <message>
        <source>&amp;Turning points</source>
        <translation>转折点(&amp;T)</translation>
    </message>
    <message>
        <source>The moves that decided this game, as a chapter of the book</source>
        <translation>将决定这局棋的几手做成棋书的一章</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>&amp;Ask for a restart</source>
        <translation>请求重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Ask your opponent to restart this game</source>
        <translation>请求对方同意重新开始本局</translation>
    </message>
    <message>
        <source>Stop &amp;analysing</source>
        <translation>停止分析整局(&amp;A)</translation>
    </message>
    <message>
        <source>Keep the results so far</source>
        <translation>保留已得到的结果</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Show the board again</source>
        <translation>显示棋盘</translation>
    </message>
    <message>
        <source>&amp;%1 Lesson: %2</source>
        <extracomment>In a menu, numbered: &quot;1 Lesson: Gomoku&quot;, an introductory lesson of that game.</extracomment>
        <translation>&amp;%1 入门课：%2</translation>
    </message>
    <message>
        <source>Learn by playing, in a few minutes</source>
        <translation>边做边学，几分钟就会</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <source>Redo the step that was undone</source>
        <translation>重做撤销的一步</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>in a match</comment>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>Ask your opponent for a takeback</source>
        <translation>请求对方同意悔棋</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>收回自己的上一手</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>in a match</comment>
        <translation>重走(&amp;R)</translation>
    </message>
    <message>
        <source>Replay the move that was taken back</source>
        <translation>重走悔掉的一手</translation>
    </message>
    <message>
        <source>Save the board as PNG</source>
        <translation>将棋盘保存为 PNG</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新的一局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose opponent, level, rules and clock</source>
        <translation>选择对手、级别、规则和计时</translation>
    </message>
    <message>
        <source>Start a new game with the same settings</source>
        <translation>按同样的设置再开一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>All settings, with previews</source>
        <translation>全部设置，可预览</translation>
    </message>
    <message>
        <source>Another ga&amp;me</source>
        <translation>再来一局(&amp;M)</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>交换先后手(&amp;W)</translation>
    </message>
    <message>
        <source>Start a new game in which each player has the other colour</source>
        <translation>双方互换黑白，再来一局</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>音效(&amp;S)</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>播放音效</translation>
    </message>
    <message>
        <source>Only finished games and records of at least four moves have turning points.</source>
        <translation>只有四手以上、已下完的对局或棋谱才有转折点。</translation>
    </message>
    <message>
        <source>Tr&amp;y moves</source>
        <translation>试下(&amp;Y)</translation>
    </message>
    <message>
        <source>Play moves for both sides on the board without changing the game. Not in your own network games.</source>
        <translation>替双方在棋盘上试着走棋，不影响对局。自己的联网对局中不可用。</translation>
    </message>
    <message>
        <source>Opening e&amp;xplorer</source>
        <translation>开局浏览(&amp;X)</translation>
    </message>
    <message>
        <source>Show the moves that were played from here in the games of the history</source>
        <translation>显示对局历史中从这里走过的着法</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>局面(&amp;P)</translation>
    </message>
    <message>
        <source>Tell a screen reader whose turn it is, the counts, the last move, the clocks and all pieces</source>
        <translation>让读屏软件读出轮到谁、子数、最后一手、棋钟和所有棋子</translation>
    </message>
    <message>
        <source>&amp;Clocks and points</source>
        <translation>棋钟和得分(&amp;C)</translation>
    </message>
    <message>
        <source>Tell a screen reader the times of the players, in link-match also the points</source>
        <translation>让读屏软件读出双方的用时；连连看还读出得分</translation>
    </message>
    <message>
        <source>&amp;Around the cursor</source>
        <translation>光标周围(&amp;A)</translation>
    </message>
    <message>
        <source>Tell a screen reader the next stones in gomoku, what a move would turn in reversi, and the matching tiles in link-match</source>
        <translation>让读屏软件读出：五子棋中最近的棋子，黑白棋中落子会翻转哪些子，连连看中相同的牌</translation>
    </message>
    <message>
        <source>&amp;Next legal move, or tile of the hint</source>
        <translation>下一个可落子处或提示的牌(&amp;N)</translation>
    </message>
    <message>
        <source>Move the cursor to the next legal move in reversi. In link-match, ask for a hint, then move to its tiles.</source>
        <translation>黑白棋：光标移到下一个可以落子的格。连连看：先求提示，再移到提示的牌上。</translation>
    </message>
    <message>
        <source>Pre&amp;vious legal move, or tile of the hint</source>
        <translation>上一个可落子处或提示的牌(&amp;V)</translation>
    </message>
    <message>
        <source>Move the cursor to the previous legal move in reversi, or to the other tile of the hint in link-match</source>
        <translation>黑白棋：光标移到上一个可以落子的格。连连看：移到提示的另一张牌上。</translation>
    </message>
    <message>
        <source>&amp;Last announcement again</source>
        <translation>重读上一句(&amp;L)</translation>
    </message>
    <message>
        <source>Tell a screen reader the last announcement again, then the one before it</source>
        <translation>让读屏软件重读上一句，再按一次则读更早的一句</translation>
    </message>
    <message>
        <source>Copy &amp;invitation link</source>
        <translation>复制邀请链接(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the link with which friends join or watch your table over the internet</source>
        <translation>复制好友通过互联网加入或旁观你的棋桌所用的链接</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ActivityBars</name>
    <message>
        <source>Wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Link-match</source>
        <translation>连连看</translation>
    </message>
</context>
<context>
    <name>qipan::ui::AddressField</name>
    <message>
        <source>Address of the table</source>
        <translation>棋桌的地址</translation>
    </message>
    <message>
        <source>Fo&amp;rget</source>
        <translation>清除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;This address</source>
        <translation>这个地址(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All addresses</source>
        <translation>全部地址(&amp;A)</translation>
    </message>
    <message>
        <source>Forget previously used addresses</source>
        <translation>清除用过的地址</translation>
    </message>
</context>
<context>
    <name>qipan::ui::AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>最佳变化</translation>
    </message>
    <message>
        <source>Number of lines and engine</source>
        <translation>变化数，以及由谁分析</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>变化数(&amp;L)</translation>
    </message>
    <message>
        <source>This &amp;program</source>
        <translation>本程序(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>由谁分析(&amp;E)</translation>
    </message>
    <message>
        <source>Take the line as a variation (Ctrl+Enter)</source>
        <translation>把这一变化作为分支采用 (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::AnalysisProgressLine</name>
    <message>
        <source>Analysing game %1 of %2</source>
        <translation>正在分析第 %1 局，共 %2 局</translation>
    </message>
    <message>
        <source>%1: waiting</source>
        <translation>%1：等待中</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the analysis of games</source>
        <translation>取消对局分析</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Announcer</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Two announcements for screen readers, for example &quot;Black plays D3. White passes&quot;.</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BoardReader</name>
    <message>
        <source>This game has no clock.</source>
        <translation>这一局没有棋钟。</translation>
    </message>
    <message>
        <source>No board is shown here.</source>
        <translation>这里没有棋盘。</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>无处可下。</translation>
    </message>
    <message>
        <source>There is no hint now.</source>
        <translation>现在不能提示。</translation>
    </message>
    <message>
        <source>%1: on</source>
        <extracomment>For screen readers: what a key has switched, such as &quot;Analysis: on&quot;.</extracomment>
        <translation>%1：开</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1：关</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BoardView</name>
    <message>
        <source>%1, %2</source>
        <extracomment>What a screen reader says of a cell: its name and its content.</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BookContents</name>
    <message>
        <source>For all games</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>%1, bookmark</source>
        <translation>%1，有书签</translation>
    </message>
    <message>
        <source>%1, read</source>
        <translation>%1，已读</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>在书中搜索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>删除书签</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <extracomment>A chapter of the user&apos;s own, in the contents of the book.</extracomment>
        <translation>%1（自编）</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <translation>%1，正在显示</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BookCovers</name>
    <message>
        <source>The parts of the book</source>
        <translation>棋书的各部分</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BookPage</name>
    <message>
        <source>C&amp;ontents</source>
        <translation>目录(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>书签(&amp;B)</translation>
    </message>
    <message>
        <source>Bookmark this page (Ctrl+D)</source>
        <translation>为本页加书签（Ctrl+D）</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Book page</source>
        <translation>书页</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Save chapter as PDF…</source>
        <translation>将本章保存为 PDF…</translation>
    </message>
    <message>
        <source>Save this chapter as PDF (Ctrl+S)</source>
        <translation>将本章保存为 PDF（Ctrl+S）</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>返回(&amp;K)</translation>
    </message>
    <message>
        <source>Back to where you came from (Alt+Backspace)</source>
        <translation>回到跳转前的位置（Alt+Backspace）</translation>
    </message>
    <message>
        <source>Pa&amp;rts</source>
        <translation>部分(&amp;R)</translation>
    </message>
    <message>
        <source>The parts of the book, and how much of them you have read (Alt+Up)</source>
        <translation>棋书的各部分和阅读进度（Alt+Up）</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BrokerForm</name>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>测试已取消。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试……</translation>
    </message>
    <message>
        <source>Choose a file of certificates</source>
        <translation>选择证书文件</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>地址(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>用户名(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>密码(&amp;P)：</translation>
    </message>
    <message>
        <source>Cer&amp;tificates:</source>
        <translation>证书(&amp;T)：</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>those of the system</source>
        <translation>系统自带的证书</translation>
    </message>
    <message>
        <source>A PEM file with the certificate of the broker&apos;s own authority, if it has one</source>
        <translation>服务器自有证书颁发机构的证书文件（PEM 格式），如果有的话</translation>
    </message>
    <message>
        <source>Sho&amp;w the password</source>
        <translation>显示密码(&amp;W)</translation>
    </message>
    <message>
        <source>The connection to this broker is not encrypted: others can read your user name and password on the way. Games stay encrypted.</source>
        <translation>到这台服务器的连接没有加密：途中的人可以看到你的用户名和密码。对局内容仍然加密。</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Cance&amp;l the test</source>
        <translation>取消测试(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>测试(&amp;E)</translation>
    </message>
    <message>
        <source>Try out whether tables can be opened at this broker</source>
        <translation>检查能否在这台服务器上开放棋桌</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BrokersDialog</name>
    <message>
        <source>Brokers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Ma&amp;ke default</source>
        <translation>设为默认(&amp;K)</translation>
    </message>
    <message>
        <source>Move this broker to the top of the list: your tables are opened there</source>
        <translation>把这台服务器移到最前面：你的棋桌会在那里开放</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>A broker is a server on the internet through which the programs of two players reach each other. It speaks MQTT, and cannot read your games.

Add one with the address that you were given. There are public brokers, good for a try; a club can run its own, which takes ten minutes: the folder packaging/broker of the source code tells how.</source>
        <translation>两位棋手的程序通过互联网上的一台服务器（MQTT 服务器）互相连接。服务器看不到对局内容。

请按别人给你的地址添加服务器。也有可供试用的公共服务器；俱乐部可以自己搭建一台，只需十分钟，方法见源代码中的 packaging/broker 文件夹。</translation>
    </message>
    <message>
        <source>The list already has a broker with this address.</source>
        <translation>列表中已有这个地址的服务器。</translation>
    </message>
    <message>
        <source>New broker</source>
        <translation>新服务器</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>A broker in a list.</extracomment>
        <translation>%1（默认）</translation>
    </message>
</context>
<context>
    <name>qipan::ui::CardButton</name>
    <message>
        <source>Continue your game</source>
        <translation>有一局可以继续</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose opponent, level, rules and clock</source>
        <translation>选择对手、级别、规则和计时</translation>
    </message>
    <message>
        <source>Choose a game of %1</source>
        <translation>选择%1的对局设置</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ChapterPaper</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ChatHistory</name>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ChatPanel</name>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>聊天记录</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>说点什么</translation>
    </message>
    <message numerus="yes">
        <source>Muted: %n message(s) hidden.</source>
        <translation>
            <numerusform>已屏蔽：%n 条消息没有显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) hidden: too many at once.</source>
        <translation>
            <numerusform>%n 条消息来得太快，没有显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the players can write</source>
        <translation>只有对局双方可以发言</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Se&amp;nd</source>
        <translation>发送(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Phrases…</source>
        <translation>常用语(&amp;P)…</translation>
    </message>
    <message>
        <source>Send a ready-made phrase</source>
        <translation>发送常用语</translation>
    </message>
    <message>
        <source>Hide new messages from others</source>
        <translation>不再显示他人的消息</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>屏蔽</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ClockChooser</name>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 + %2 s</source>
        <translation>%1 + %2 秒</translation>
    </message>
    <message>
        <source>&amp;Increment:</source>
        <translation>每手加秒(&amp;I)：</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>每下一手增加的秒数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>%1 min per player</source>
        <translation>每方 %1 分钟</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Time per player:</source>
        <translation>每方用时：</translation>
    </message>
    <message>
        <source>Time per player: minutes and seconds</source>
        <translation>每方用时：分、秒</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ClosablePage</name>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Countdown</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::CoverButton</name>
    <message>
        <source>For all games</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>All pages read</source>
        <extracomment>How many of how many pages of a part of the book.</extracomment>
        <translation>全部读完</translation>
    </message>
    <message>
        <source>%1 of %2 pages read</source>
        <translation>已读 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DiagramCard</name>
    <message>
        <source>First position</source>
        <translation>回到起始局面</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>跳到最后一手</translation>
    </message>
    <message>
        <source>Reset to the book</source>
        <translation>恢复书中局面</translation>
    </message>
    <message>
        <source>Computer&apos;s move</source>
        <translation>电脑走一手</translation>
    </message>
    <message>
        <source>Show what the computer would play</source>
        <translation>看看电脑在这里怎么下</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>从这个局面开始一局</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>复制这个局面</translation>
    </message>
    <message>
        <source>Diagram. %1</source>
        <translation>棋图。%1</translation>
    </message>
    <message>
        <source>Ask the solver</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Show whether this board can be cleared and which pair goes next</source>
        <translation>看看这个棋盘能否消完，下一对该消哪两张</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Analyse this position on a board of its own</source>
        <translation>在单独的棋盘上分析这个局面</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DropFrame</name>
    <message>
        <source>Drop here to open</source>
        <translation>拖放到此处打开</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelClock</name>
    <message>
        <source>%1 left.</source>
        <translation>剩余%1。</translation>
    </message>
    <message>
        <source>%1 played.</source>
        <translation>已用%1。</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>已用时间</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelForm</name>
    <message>
        <source>Takes a pair about every %1 s.</source>
        <translation>大约每 %1 秒消一对。</translation>
    </message>
    <message>
        <source>Ru&amp;le:</source>
        <translation>规则(&amp;L)：</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Plays at the level that you choose</source>
        <translation>按你选的级别玩</translation>
    </message>
    <message>
        <source>Friend on the network</source>
        <translation>网络上的朋友</translation>
    </message>
    <message>
        <source>Opens a table that a friend can join</source>
        <translation>开一桌，等朋友加入</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>你的名字(&amp;Y)：</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Let anyone in &amp;without asking</source>
        <translation>任何人都可直接加入(&amp;W)</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>一局</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>对手：</translation>
    </message>
    <message>
        <source>A hint costs:</source>
        <translation>提示罚时：</translation>
    </message>
    <message>
        <source>A shuffle costs:</source>
        <translation>洗牌罚时：</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>级别：</translation>
    </message>
    <message>
        <source>Passcode:</source>
        <translation>口令：</translation>
    </message>
    <message>
        <source>Time of a round:</source>
        <translation>每局用时：</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>赛制：</translation>
    </message>
    <message>
        <source>Best of 3</source>
        <translation>三局两胜</translation>
    </message>
    <message>
        <source>Best of 5</source>
        <translation>五局三胜</translation>
    </message>
    <message>
        <source>A passcode keeps strangers out, who can try 30 a minute, and encrypts the game and the chat. Without one, others on the network can read them.</source>
        <translation>口令可防止陌生人加入（每分钟最多试 30 次），并加密对局和聊天。不设口令时，网络上的其他人可以看到这些内容。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelPage</name>
    <message>
        <source>Board of %1: %2</source>
        <extracomment>The board of a player in a duel, and how far it is: &quot;Board of Anna: 12 of 80 pairs&quot;.</extracomment>
        <translation>%1的棋盘：%2</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1的棋盘</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>你的棋盘</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>Who leads in a duel: nobody.</extracomment>
        <translation>持平</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>领先 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>落后 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) ahead</source>
        <translation>
            <numerusform>领先 %n 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) behind</source>
        <translation>
            <numerusform>落后 %n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <extracomment>What keeps a player from taking pairs, and for how many seconds: &quot;Hint: 3 s&quot;.</extracomment>
        <translation>%1：%2 秒</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>请等待</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A player of a duel and how far: &quot;Anna: 12 of 80 pairs.&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence that says who leads: &quot;3 pairs ahead.&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>更多(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>Chat and actions: %n new message(s)</source>
        <translation>
            <numerusform>聊天和操作：%n 条新消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat and actions</source>
        <translation>聊天和操作</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>正在发牌……</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Both boards are hidden until you continue.</source>
        <translation>继续之前，双方的棋盘都不显示。</translation>
    </message>
    <message>
        <source>Go!</source>
        <extracomment>The end of the count of three: the duel begins.</extracomment>
        <translation>开始！</translation>
    </message>
    <message>
        <source>Resumed.</source>
        <translation>已继续。</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>连接断开</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelReplayPage</name>
    <message>
        <source>Time: %1</source>
        <translation>用时：%1</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelStrip</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pair(s)</source>
        <translation>
            <numerusform>%1/%n 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>faster than a hand</source>
        <translation>快过人手</translation>
    </message>
    <message>
        <source>match points: %1</source>
        <translation>本场得分：%1</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelText</name>
    <message>
        <source>, </source>
        <extracomment>Between what is special about a board: &quot;tiles fall down, heart&quot;.</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>Link-match duel</source>
        <translation>连连看对战</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>The rule of a duel, in a list: the first to clear the board wins.</extracomment>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>The first to clear the board wins.</source>
        <translation>先消完者胜。</translation>
    </message>
    <message>
        <source>The most points when the time is up win. A cleared board is filled again.</source>
        <translation>时间到时得分多者胜；消完后棋盘会重新铺满。</translation>
    </message>
    <message>
        <source>no paths outside the board</source>
        <translation>连线不出棋盘</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>一局</translation>
    </message>
    <message>
        <source>hint %1 s, shuffle %2 s</source>
        <translation>提示 %1 秒，洗牌 %2 秒</translation>
    </message>
    <message>
        <source>best of 3</source>
        <translation>三局两胜</translation>
    </message>
    <message>
        <source>best of 5</source>
        <translation>五局三胜</translation>
    </message>
    <message>
        <source>Points in %1 min</source>
        <translation>计分 %1 分钟</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EngineForm</name>
    <message>
        <source>Not a program: %1</source>
        <translation>这不是程序：%1</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <translation>程序(&amp;P)：</translation>
    </message>
    <message>
        <source>Ar&amp;guments,
one per line:</source>
        <translation>参数(&amp;G)，
每行一个：</translation>
    </message>
    <message>
        <source>&amp;Time per move:</source>
        <translation>每手用时(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>测试(&amp;S)</translation>
    </message>
    <message>
        <source>Start the program and ask for its name</source>
        <translation>启动程序并询问它的名字</translation>
    </message>
    <message>
        <source>P&amp;lays:</source>
        <translation>棋种(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Depth per move:</source>
        <translation>每手深度(&amp;D)：</translation>
    </message>
    <message>
        <source>%1 (%2 protocol)</source>
        <translation>%1（%2 协议）</translation>
    </message>
    <message>
        <source> plies</source>
        <comment>how deep it looks</comment>
        <translation> 手</translation>
    </message>
    <message>
        <source>Search depth in games. Analysis has no depth limit.</source>
        <translation>对弈时的搜索深度；分析时不限深度</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EnginesDialog</name>
    <message>
        <source>Testing…</source>
        <translation>测试中……</translation>
    </message>
    <message>
        <source>Not a program: %1</source>
        <translation>这不是程序：%1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>选择引擎</translation>
    </message>
    <message>
        <source>External engines</source>
        <translation>外部引擎</translation>
    </message>
    <message>
        <source>Add an engine that speaks the Gomocup protocol (gomoku) or the NBoard protocol (reversi). It can play against you in place of the computer, and analyse games.

An engine is a program and can do whatever you can do on this computer: add only engines that you trust.</source>
        <translation>添加使用 Gomocup 协议（五子棋）或 NBoard 协议（黑白棋）的引擎，可代替电脑各级别与你对弈，也可用于分析。

引擎与其他程序一样，你能做的它都能做：请只添加你信任的引擎。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EvaluationBar</name>
    <message>
        <source>Black %1 %, White %2 %</source>
        <translation>黑方 %1%，白方 %2%</translation>
    </message>
    <message>
        <source>Winning chances of Black and White</source>
        <translation>黑白双方的胜率</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Black and White are even: 50 % each.</source>
        <translation>黑白双方均势：各 50 %。</translation>
    </message>
    <message>
        <source>Black leads: %1 %, White %2 %.</source>
        <translation>黑方占优：%1 %，白方 %2 %。</translation>
    </message>
    <message>
        <source>White leads: %1 %, Black %2 %.</source>
        <translation>白方占优：%1 %，黑方 %2 %。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>本局走势图</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100%</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50%</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均势</translation>
    </message>
    <message>
        <source>Black ahead</source>
        <translation>黑方占优</translation>
    </message>
    <message>
        <source>White ahead</source>
        <translation>白方占优</translation>
    </message>
    <message>
        <source>from move %1 %2</source>
        <extracomment>A stage of a game: &quot;from move 12 Black ahead&quot;.</extracomment>
        <translation>第 %1 手起%2</translation>
    </message>
    <message>
        <source>Course of the game: %1</source>
        <extracomment>The stages of a game, for screen readers: &quot;Course of the game: even, from move 12 Black ahead&quot;.</extracomment>
        <translation>对局进程：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ExplorerPanel</name>
    <message>
        <source>no results</source>
        <translation>没有胜负</translation>
    </message>
    <message>
        <source>Black won %1 %, draws %2 %, White won %3 %</source>
        <translation>黑胜 %1%，和棋 %2%，白胜 %3%</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s), %2</source>
        <translation>
            <numerusform>%1：%Ln 局，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves played from this position</source>
        <translation>从这个局面走过的着法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Results in percent</source>
        <translation>胜负（%）</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Go on reading the games of the history</source>
        <translation>继续读取对局历史</translation>
    </message>
    <message>
        <source>Stop reading the games of the history</source>
        <translation>停止读取对局历史</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1. Chance to win after it in analysed games: %2 %</source>
        <translation>%1。已分析的对局中，走完这一手后的平均胜率：%2%</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>Count games by all rules, not only by that of the shown game</source>
        <translation>统计所有规则的对局，而不只是与当前对局规则相同的</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ExportDialog</name>
    <message>
        <source>Gomoku and reversi with all variations and comments. Most programs can read it.</source>
        <translation>五子棋和黑白棋，包括所有变化和评注。多数程序都能读取。</translation>
    </message>
    <message>
        <source>Reversi games without variations and comments.</source>
        <translation>黑白棋对局，不含变化和评注。</translation>
    </message>
    <message>
        <source>Gomoku games without variations and comments, one file per game.</source>
        <translation>五子棋对局，不含变化和评注，每局一个文件。</translation>
    </message>
    <message>
        <source>Moves only, one line per game: h8i9… or f5d6…</source>
        <translation>只有着法，每局一行：h8i9… 或 f5d6…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln game(s)</source>
        <translation>
            <numerusform>导出 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Form&amp;at:</source>
        <translation>文件类型(&amp;A)：</translation>
    </message>
    <message>
        <source>SGF</source>
        <translation>SGF</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
    <message>
        <source>Piskvork</source>
        <translation>Piskvork</translation>
    </message>
    <message>
        <source>Moves as text</source>
        <translation>文本着法</translation>
    </message>
    <message>
        <source>All in &amp;one file</source>
        <translation>全部存为一个文件(&amp;O)</translation>
    </message>
    <message>
        <source>On&amp;e file per game, in a folder</source>
        <translation>每局一个文件，存入文件夹(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Co&amp;mments on the mistakes of analysed games</source>
        <translation>为分析过的对局写入失误注释(&amp;M)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::FileReport</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Files that could not be read completely</source>
        <translation>未能读完的文件</translation>
    </message>
    <message>
        <source>C&amp;opy list</source>
        <translation>复制列表(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::FoundTables</name>
    <message>
        <source>%1, passcode needed</source>
        <translation>%1，需要口令</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>对局中</translation>
    </message>
    <message>
        <source>open</source>
        <translation>等人加入</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>first: %1</source>
        <extracomment>Who moves first at a table: &quot;first: host&quot;.</extracomment>
        <translation>先手：%1</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>The host of a table moves first.</extracomment>
        <translation>桌主</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>guest</source>
        <extracomment>The guest of a table moves first.</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>rock, paper, scissors</source>
        <translation>猜拳</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>对战</translation>
    </message>
</context>
<context>
    <name>qipan::ui::GameAppearance</name>
    <message>
        <source>That point is occupied.</source>
        <translation>这个交叉点已有棋子。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>That square is occupied.</source>
        <translation>这一格已有棋子。</translation>
    </message>
    <message>
        <source>There is no point there.</source>
        <translation>这里没有交叉点。</translation>
    </message>
    <message>
        <source>There is no square there.</source>
        <translation>这里没有格子。</translation>
    </message>
    <message>
        <source>A disc there would flip nothing.</source>
        <translation>下在这里翻不了对方的棋子。</translation>
    </message>
    <message>
        <source>The opening rule does not allow this stone there.</source>
        <translation>按开局规则，这一子不能放在这里。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::GameChooser</name>
    <message>
        <source>Gam&amp;e:</source>
        <translation>游戏(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>Board si&amp;ze:</source>
        <translation>棋盘大小(&amp;Z)：</translation>
    </message>
    <message>
        <source>Opening r&amp;ule:</source>
        <translation>开局规则(&amp;U)：</translation>
    </message>
</context>
<context>
    <name>qipan::ui::GameRow</name>
    <message>
        <source>Gam&amp;e:</source>
        <translation>游戏(&amp;E)：</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
</context>
<context>
    <name>qipan::ui::GomokuView</name>
    <message>
        <source>Gomoku board</source>
        <translation>五子棋棋盘</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Up and left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Down and right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Up and right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>Down and left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n black stone(s)</source>
        <translation>
            <numerusform>黑方 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white stone(s)</source>
        <translation>
            <numerusform>白方 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Stones, of which the first are named: &quot;G8, H8 and 3 more&quot;.</extracomment>
        <translation>
            <numerusform>%1，另有 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>black at %1, %n away</source>
        <translation>
            <numerusform>%1 黑子，距 %n 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>white at %1, %n away</source>
        <translation>
            <numerusform>%1 白子，距 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A direction on the board and the next stones there: &quot;Left: black at F8, 2 away&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. No stones on its lines.</source>
        <translation>%1。八个方向都没有棋子。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two directions on the board: &quot;Left: black at F8, 2 away; Right: white at H8, 1 away&quot;.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>A cell and the next stones in the eight directions: &quot;G8, empty. Left: black at F8, 2 away.&quot;</extracomment>
        <translation>%1。%2。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HandButton</name>
    <message>
        <source>&amp;Rock</source>
        <translation>石头(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>布(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;cissors</source>
        <translation>剪刀(&amp;C)</translation>
    </message>
    <message>
        <source>Not revealed yet</source>
        <translation>尚未揭晓</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HistoryFilters</name>
    <message>
        <source>All modes</source>
        <translation>所有玩法</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>所有对手</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Between two dates</source>
        <translation>两个日期之间</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>First date</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>Last date</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>All openings</source>
        <translation>所有开局</translation>
    </message>
    <message>
        <source>Names, events, openings, comments (Ctrl+F)</source>
        <translation>名字、赛事、开局、评注（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search in names, events, openings and comments</source>
        <translation>在名字、赛事、开局和评注中查找</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HistoryModel</name>
    <message>
        <source>Every position of this game has been analysed.</source>
        <translation>本局的每个局面都已分析。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HistoryPage</name>
    <message numerus="yes">
        <source>%Ln game(s) cannot be read</source>
        <translation>
            <numerusform>%Ln 局无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>没有符合条件的对局。</translation>
    </message>
    <message>
        <source>No games yet.
Your games are saved here automatically. You can also import games from files.</source>
        <translation>还没有对局。
你的对局会自动保存在这里，也可以从文件导入。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Delete &amp;all games…</source>
        <translation>删除所有对局(&amp;A)…</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>排序方式(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;all games</source>
        <translation>显示所有对局(&amp;A)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Mo&amp;re</source>
        <translation>更多(&amp;R)</translation>
    </message>
    <message>
        <source>Import g&amp;ames…</source>
        <translation>导入对局(&amp;A)…</translation>
    </message>
    <message>
        <source>Could not load the games.</source>
        <translation>无法显示对局。</translation>
    </message>
    <message>
        <source>Try agai&amp;n</source>
        <translation>重试(&amp;N)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HistoryText</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>%1: five in a row</source>
        <translation>%1：成五</translation>
    </message>
    <message>
        <source>%1: forbidden move</source>
        <translation>%1：禁手</translation>
    </message>
    <message>
        <source>%1: board full</source>
        <translation>%1：棋盘已满</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>局域网对手</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>同机对手</translation>
    </message>
    <message>
        <source>From files</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你胜</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>你负</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 局</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 局，共 %2 局</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Result “%1”</source>
        <extracomment>The result in a file, if it is not in a known form.</extracomment>
        <translation>结果“%1”</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>%1 (in the file: “%2”)</source>
        <extracomment>The result on the board, and what the file says about it in words that are not understood.</extracomment>
        <translation>%1（文件中：“%2”）</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>The names of two players around their points: &quot;Ann 120 : 90 Bob&quot;.</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) left</source>
        <translation>
            <numerusform>剩 %n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (?)</source>
        <extracomment>A game whose kind or texts were guessed; %1 is gomoku, for instance.</extracomment>
        <translation>%1（？）</translation>
    </message>
    <message>
        <source>The file does not say how its texts are encoded. Names may be wrong.</source>
        <translation>文件未注明文字编码，棋手等名字可能有误。</translation>
    </message>
    <message>
        <source>It is not certain which game the file is of. It was taken for %1.</source>
        <translation>无法确定文件里是哪种棋，按%1处理。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game and its date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>已分析</translation>
    </message>
    <message numerus="yes">
        <source>%1 by %n disc(s)</source>
        <translation>
            <numerusform>%1：多 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by disc count</source>
        <translation>%1：按子数</translation>
    </message>
    <message>
        <source>%1 by resignation</source>
        <translation>%1：对方认输</translation>
    </message>
    <message>
        <source>%1 by agreement</source>
        <translation>%1：双方同意</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <translation>%1：对方超时</translation>
    </message>
    <message>
        <source>In the file: %1; on the board: %2</source>
        <extracomment>The result that a file states, and another one that the discs on the board would give.</extracomment>
        <translation>棋谱记载：%1；盘面结果：%2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>The result of a duel; %1 is a player.</extracomment>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <extracomment>The pairs or points of both players of a duel: &quot;80 : 62 pairs&quot;.</extracomment>
        <translation>%1 对</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HostPage</name>
    <message>
        <source>Your table is open</source>
        <translation>棋桌已开</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HostWaiting</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>%1 copied.</source>
        <translation>已复制 %1。</translation>
    </message>
    <message>
        <source>Waiting for a guest…</source>
        <translation>正在等待对手加入……</translation>
    </message>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n 人观战</numerusform>
        </translation>
    </message>
    <message>
        <source>Your friend chooses “Join a table” and selects your table in the list, or enters one of these addresses:</source>
        <translation>请朋友选择“加入棋桌”，在列表中找到你的棋桌，或输入下面任一地址：</translation>
    </message>
    <message>
        <source>If your friend cannot connect: both computers must be on the same network, and a firewall on this computer must let the program accept connections on this port.</source>
        <translation>如果朋友连不上：两台电脑须在同一网络内，本机的防火墙也须允许本程序在这个端口接受连接。</translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation>关闭棋桌(&amp;C)</translation>
    </message>
    <message>
        <source>%1 is playing with you.</source>
        <translation>%1 正在与你对局。</translation>
    </message>
    <message>
        <source>&amp;Back to game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>This computer is not on a network. On the computer itself, the address of the table is 127.0.0.1:%1.</source>
        <translation>本机没有连接网络。本机上的棋桌地址为 127.0.0.1:%1。</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>取消屏蔽</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>取消屏蔽 %1</translation>
    </message>
    <message>
        <source>Blocked until you close the program:</source>
        <translation>已屏蔽的地址（退出程序后失效）：</translation>
    </message>
    <message>
        <source>“%1” wants to play, from %2. The passcode was not asked for, because too many strangers are trying to join.</source>
        <translation>“%1”（来自 %2）想加入对局。因为有太多陌生人在尝试加入，没有向对方询问口令。</translation>
    </message>
    <message>
        <source>“%1” wants to play, from %2.</source>
        <translation>“%1”（来自 %2）想加入对局。</translation>
    </message>
    <message>
        <source>&amp;Let %1 in (F8)</source>
        <translation>让 %1 加入(&amp;L) (F8)</translation>
    </message>
    <message>
        <source>%1 asks to join and waits for your answer.</source>
        <translation>%1 请求加入，正在等您答复。</translation>
    </message>
    <message>
        <source>“%1” wants to play, over the internet.</source>
        <translation>“%1”想从互联网加入对局。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ImageDialog</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Form&amp;at:</source>
        <translation>类型(&amp;A)：</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG，位图</translation>
    </message>
    <message>
        <source>SVG, scalable</source>
        <translation>SVG，矢量图</translation>
    </message>
    <message>
        <source>&amp;Longer side:</source>
        <translation>长边(&amp;L)：</translation>
    </message>
    <message>
        <source> px</source>
        <extracomment>After the number of pixels.</extracomment>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Coo&amp;rdinates</source>
        <translation>坐标(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::InternetTable</name>
    <message>
        <source>The code was copied.</source>
        <translation>已复制邀请码。</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>已复制邀请链接。</translation>
    </message>
    <message>
        <source>The code of the table is %1.</source>
        <translation>棋桌的邀请码是 %1。</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1……</translation>
    </message>
    <message>
        <source>Open at %1. Everything said and played is encrypted.</source>
        <translation>已在 %1 上开放。着法和聊天全部加密。</translation>
    </message>
    <message>
        <source>%1 does not answer. Trying again…</source>
        <translation>%1 没有响应，正在重试……</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>重试(&amp;T)</translation>
    </message>
    <message>
        <source>Open over the &amp;internet</source>
        <translation>在互联网上开放(&amp;I)</translation>
    </message>
    <message>
        <source>Set &amp;up brokers…</source>
        <translation>设置服务器(&amp;U)…</translation>
    </message>
    <message>
        <source>Set &amp;up a broker…</source>
        <translation>设置服务器(&amp;U)…</translation>
    </message>
    <message>
        <source>Copy c&amp;ode</source>
        <translation>复制邀请码(&amp;O)</translation>
    </message>
    <message>
        <source>Copy li&amp;nk</source>
        <translation>复制邀请链接(&amp;N)</translation>
    </message>
    <message>
        <source>A friend elsewhere can join over the internet: your programs meet at a broker, a server that cannot read your game.</source>
        <translation>不在同一网络的朋友可以通过互联网加入：双方的程序在一台 MQTT 服务器上会合，服务器看不到对局内容。</translation>
    </message>
    <message>
        <source>A friend elsewhere chooses “Join a table” and enters the link or, with the same broker, this code:</source>
        <translation>请远方的朋友选择“加入棋桌”并输入邀请链接；如果对方也设置了这台服务器，输入此邀请码即可：</translation>
    </message>
    <message>
        <source>Brok&amp;er:</source>
        <translation>服务器(&amp;E)：</translation>
    </message>
    <message>
        <source>Stop tr&amp;ying</source>
        <translation>停止连接(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::JobBar</name>
    <message>
        <source>Stopping…</source>
        <translation>正在结束……</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop no&amp;w</source>
        <translation>立即停止(&amp;W)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::JoinPage</name>
    <message>
        <source>Join a table</source>
        <translation>加入棋桌</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Checking the passcode…</source>
        <translation>正在核对口令……</translation>
    </message>
    <message>
        <source>&amp;Tables on your network:</source>
        <translation>局域网上的棋桌(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观战(&amp;W)</translation>
    </message>
    <message>
        <source>Enter your name, so that the host knows who wants to play.</source>
        <translation>请填写名字，让桌主知道是谁想对局。</translation>
    </message>
    <message>
        <source>Yo&amp;ur name:</source>
        <translation>你的名字(&amp;U)：</translation>
    </message>
    <message>
        <source>Continue with&amp;out encryption</source>
        <translation>不加密继续(&amp;O)</translation>
    </message>
    <message>
        <source>The host does not encrypt the connection. Its program may be older, or somebody interferes with the network. If you continue, others on the network can read the game and the chat, and may find out the passcode.</source>
        <translation>主机没有加密连接。可能对方的程序版本较旧，也可能有人在干扰网络。如果继续，网络上的其他人可以看到对局和聊天，还可能猜出口令。</translation>
    </message>
    <message>
        <source>Addr&amp;ess, code or invitation link:</source>
        <translation>地址、邀请码或邀请链接(&amp;E)：</translation>
    </message>
    <message>
        <source>The connection to the broker %1 of this link is not encrypted. If you continue, others on the way can see that you play, but not the game and the chat, which are encrypted.</source>
        <translation>到此链接中的服务器 %1 的连接没有加密。如果继续，途中的人能看到你在对局，但看不到对局和聊天的内容，这些内容是加密的。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LessonPage</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Progress in a lesson: &quot;Step 2 of 8&quot;.</extracomment>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始对局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>Not there.</source>
        <translation>不是这里。</translation>
    </message>
    <message>
        <source>Right. The lesson is done!</source>
        <translation>对。这一课学完了！</translation>
    </message>
    <message>
        <source>Right, go on.</source>
        <translation>对，继续。</translation>
    </message>
    <message>
        <source>&amp;Play your first game</source>
        <translation>下第一局(&amp;P)</translation>
    </message>
    <message>
        <source>%1, skipped: %2</source>
        <translation>%1，跳过了：%2</translation>
    </message>
    <message>
        <source>Right. Skipped so far: %1.</source>
        <translation>对。跳过的步骤：%1。</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>课程正文</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LevelText</name>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Starts slowly, and often misses threes and fours, yours and its own.</source>
        <translation>起手慢，双方的活三和冲四都常常漏看。</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初学</translation>
    </message>
    <message>
        <source>Starts slowly, and sometimes misses a win or lets you have one.</source>
        <translation>起手较慢，有时错过胜机，有时忘了防守。</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Never misses its own five, but overlooks some of your threes.</source>
        <translation>能连五时不会错过，但你的活三有时会漏看。</translation>
    </message>
    <message>
        <source>Attentive</source>
        <translation>细心</translation>
    </message>
    <message>
        <source>Blocks every four and most threes, but does not think ahead.</source>
        <translation>见四必挡，活三大多会挡，但不往后算。</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>稳健</translation>
    </message>
    <message>
        <source>Thinks one move ahead, and seldom overlooks a three.</source>
        <translation>往后算一步，很少漏看活三。</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>Thinks four moves ahead, and overlooks no three.</source>
        <translation>往后算四步，不会漏看活三。</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>老手</translation>
    </message>
    <message>
        <source>Thinks eight moves ahead, and makes few mistakes.</source>
        <translation>往后算八步，很少失误。</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>强手</translation>
    </message>
    <message>
        <source>Thinks twelve moves ahead: one mistake can lose the game.</source>
        <translation>往后算十二步，一着不慎就可能输棋。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Thinks sixteen moves ahead, and nearly always plays its best move.</source>
        <translation>往后算十六步，几乎步步都是它的最佳着法。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Examines 70,000 positions, and always plays its best move.</source>
        <translation>每步查看七万个局面，步步都是它的最佳着法。</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Thinks for three seconds with all processors of this computer.</source>
        <translation>动用本机的全部处理器，每步思考三秒。</translation>
    </message>
    <message>
        <source>Seldom finds a good move, and often gives you corners.</source>
        <translation>很少下出好棋，常常把角送给你。</translation>
    </message>
    <message>
        <source>Makes a mistake in three moves of four, and still gives corners away.</source>
        <translation>四步棋里错三步，还会送角。</translation>
    </message>
    <message>
        <source>Makes many mistakes, but no longer the worst ones.</source>
        <translation>失误很多，但不再犯最大的错。</translation>
    </message>
    <message>
        <source>Every other move is a mistake, but not a big one.</source>
        <translation>大约两步错一步，但错得不大。</translation>
    </message>
    <message>
        <source>Makes a small mistake in one move of three.</source>
        <translation>三步棋里有一步小失误。</translation>
    </message>
    <message>
        <source>Thinks only one move ahead, but judges it well.</source>
        <translation>只看一步，但判断得很好。</translation>
    </message>
    <message>
        <source>Thinks two moves ahead, and plays the last 9 squares perfectly.</source>
        <translation>往后算两步，剩 9 个空格起不再出错。</translation>
    </message>
    <message>
        <source>Thinks three moves ahead, and plays the last 10 squares perfectly.</source>
        <translation>往后算三步，剩 10 个空格起不再出错。</translation>
    </message>
    <message>
        <source>Thinks four moves ahead, and plays the last 12 squares perfectly.</source>
        <translation>往后算四步，剩 12 个空格起不再出错。</translation>
    </message>
    <message>
        <source>Knows openings, thinks six moves ahead, and plays the last 13 squares perfectly.</source>
        <translation>熟悉开局，往后算六步，剩 13 个空格起不再出错。</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>特级大师</translation>
    </message>
    <message>
        <source>Knows openings, examines 15,000 positions, and plays the last 17 squares perfectly.</source>
        <translation>熟悉开局，每步查看一万五千个局面，剩 17 个空格起不再出错。</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>Knows openings, examines 45,000 positions, and plays the last 20 squares perfectly.</source>
        <translation>熟悉开局，每步查看四万五千个局面，剩 20 个空格起不再出错。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LineReader</name>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkDiagram</name>
    <message>
        <source>Board cleared.</source>
        <translation>牌已全部消完。</translation>
    </message>
    <message>
        <source>No more moves.</source>
        <translation>没有可消的牌了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two tiles that can be removed: &quot;A1 and C2&quot;.</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>自己的变化</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <extracomment>Progress in a link-match diagram of the book: &quot;Pair 1 of 2&quot;.</extracomment>
        <translation>第 %1 对，共 %2 对</translation>
    </message>
    <message>
        <source>Holes: %1.</source>
        <translation>空洞：%1。</translation>
    </message>
    <message>
        <source>A path connects %1 and %2.</source>
        <translation>画出 %1 到 %2 的连线。</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>可消的对：%1。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkInfo</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>还剩 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>提示 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s)</source>
        <translation>
            <numerusform>洗牌 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4</source>
        <extracomment>The points of two players: &quot;Ann: 120, Bob: 90&quot;.</extracomment>
        <translation>%1：%2，%3：%4</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The points of a player: &quot;Ann: 120&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2 left.</source>
        <extracomment>Points and time of a game: &quot;120 points. 1 minute 5 seconds left.&quot;</extracomment>
        <translation>%1。还剩 %2。</translation>
    </message>
    <message>
        <source>%1. %2 played.</source>
        <extracomment>Points and time of a game: &quot;120 points. 1 minute 5 seconds played.&quot;</extracomment>
        <translation>%1。已用 %2。</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>%1 and %2 left.</source>
        <extracomment>What help is left: &quot;2 hints and 1 shuffle left.&quot;</extracomment>
        <translation>还可%1，%2。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkModeCards</name>
    <message>
        <source>Today&apos;s deal</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>对战</translation>
    </message>
    <message>
        <source>The same deal on two boards, against the computer or a friend.</source>
        <translation>同一牌局，各玩各的棋盘，与电脑或朋友比高下。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkPage</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The board is hidden until you continue.</source>
        <translation>棋盘已遮住，继续后再显示。</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>正在发牌……</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一关</translation>
    </message>
    <message>
        <source>Same board again</source>
        <translation>重玩此局</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>换一局</translation>
    </message>
    <message>
        <source>Resumed.</source>
        <translation>已继续。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkPuzzleBoard</name>
    <message>
        <source>Start with the framed tile: %1.</source>
        <translation>从框出的牌开始：%1。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkScoresPage</name>
    <message>
        <source>Level %1</source>
        <translation>第 %1 关</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>用过辅助</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>No high scores yet.</source>
        <translation>高分榜还是空的。</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>所有玩法</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>所有大小</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>移动方式</translation>
    </message>
    <message>
        <source>All difficulties</source>
        <translation>所有难度</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>牌局编号</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>玩这个牌局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;number</source>
        <translation>复制编号(&amp;N)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Any gravity</source>
        <translation>不限移动</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkStartPage</name>
    <message>
        <source>A deal number has 14 letters and digits: this one is too short or too long.</source>
        <translation>牌局编号须为 14 个字母和数字，现在位数不对。</translation>
    </message>
    <message>
        <source>This contains a character that deal numbers never have.</source>
        <translation>含有牌局编号不用的字符。</translation>
    </message>
    <message>
        <source>Not a deal number: a character is mistyped, or two are swapped.</source>
        <translation>牌局编号有误：有字符打错，或两个字符颠倒。</translation>
    </message>
    <message>
        <source>This deal number comes from another version of Qipan, which deals differently.</source>
        <translation>这个牌局编号来自本程序的另一个版本，发牌方式不同。</translation>
    </message>
    <message>
        <source>No board has this number.</source>
        <translation>这个编号无法发牌。</translation>
    </message>
    <message>
        <source>This shape needs a larger board.</source>
        <translation>这种形状需要更大的棋盘。</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大小(&amp;Z)：</translation>
    </message>
    <message>
        <source>Grav&amp;ity:</source>
        <translation>移动方式(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>难度(&amp;D)：</translation>
    </message>
    <message>
        <source>Deal &amp;number:</source>
        <translation>牌局编号(&amp;N)：</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows</source>
        <translation>%1 列 × %2 行</translation>
    </message>
    <message>
        <source>Paths may run &amp;outside the board</source>
        <translation>连线可走到棋盘外(&amp;O)</translation>
    </message>
    <message>
        <source>Type or paste a deal number</source>
        <translation>输入或粘贴牌局编号</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>玩这个牌局(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>开始(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Your current board is deal %1.</source>
        <translation>当前牌局：%1。</translation>
    </message>
    <message>
        <source>&amp;Use “%1”</source>
        <translation>改用“%1”(&amp;U)</translation>
    </message>
    <message>
        <source>With %1 pictures, not every level can be “%2”.</source>
        <translation>用 %1 种图案时，不是每一关都能做到“%2”难度。</translation>
    </message>
    <message>
        <source>With %1 pictures, this board cannot be “%2”.</source>
        <translation>用 %1 种图案时，这个棋盘做不到“%2”难度。</translation>
    </message>
    <message>
        <source>Second pla&amp;yer:</source>
        <translation>第二位玩家(&amp;Y)：</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家二</translation>
    </message>
    <message>
        <source>Begin at &amp;level:</source>
        <translation>从第几关开始(&amp;L)：</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <translation>
            <numerusform>%1，%2，%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>A different one on each level</source>
        <translation>每关不同</translation>
    </message>
    <message>
        <source>Pictu&amp;res:</source>
        <translation>图案种数(&amp;R)：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A level of the campaign: &quot;2: tiles fall down&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Enter your name, so that your friend knows whose table this is.</source>
        <translation>请输入你的名字，好让朋友知道这是谁的棋桌。</translation>
    </message>
    <message>
        <source>Open &amp;table</source>
        <translation>建桌(&amp;T)</translation>
    </message>
    <message>
        <source>Shap&amp;e:</source>
        <translation>形状(&amp;E)：</translation>
    </message>
    <message>
        <source>Use today&apos;s deal</source>
        <translation>用今日牌局</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkText</name>
    <message>
        <source>Relaxed</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>闯关</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>每日牌局</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>无尽</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>双人</translation>
    </message>
    <message>
        <source>One board, no time limit.</source>
        <translation>一个棋盘，时间不限。</translation>
    </message>
    <message>
        <source>Level after level against the clock, each with a different gravity. Hints and shuffles are limited.</source>
        <translation>一关接一关，限时进行，每关移动方式不同。提示和洗牌次数有限。</translation>
    </message>
    <message>
        <source>The same board for everybody today.</source>
        <translation>今天所有人玩同一个棋盘。</translation>
    </message>
    <message>
        <source>Board after board without a clock. Hints and shuffles are limited.</source>
        <translation>一个棋盘接一个棋盘，不计时。提示和洗牌次数有限。</translation>
    </message>
    <message>
        <source>Two players take turns on one board. A removed pair or two matching tiles without a path end a turn.</source>
        <translation>两人在同一个棋盘上轮流：消去一对，或选了两张连不上的相同牌，就换人。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不移动</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>Split left and right</source>
        <translation>左右分离</translation>
    </message>
    <message>
        <source>Split up and down</source>
        <translation>上下分离</translation>
    </message>
    <message>
        <source>Gather from left and right</source>
        <translation>左右集中</translation>
    </message>
    <message>
        <source>Gather from above and below</source>
        <translation>上下集中</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>向外扩散</translation>
    </message>
    <message>
        <source>Inward</source>
        <translation>向内集中</translation>
    </message>
    <message>
        <source>Upper half left, lower half right</source>
        <translation>上左下右</translation>
    </message>
    <message>
        <source>Left half down, right half up</source>
        <translation>左下右上</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>环形</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>心形</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗格</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>棋盘格</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Gravity: %1.</source>
        <extracomment>How tiles of link-match move after each pair: &quot;Gravity: Inward.&quot;</extracomment>
        <translation>移动方式：%1。</translation>
    </message>
    <message>
        <source>No paths outside the board.</source>
        <translation>连线不能走到棋盘外。</translation>
    </message>
    <message>
        <source>tiles stay</source>
        <translation>牌不移动</translation>
    </message>
    <message>
        <source>tiles fall down</source>
        <translation>牌向下落</translation>
    </message>
    <message>
        <source>tiles move up</source>
        <translation>牌向上移</translation>
    </message>
    <message>
        <source>tiles move left</source>
        <translation>牌向左移</translation>
    </message>
    <message>
        <source>tiles move right</source>
        <translation>牌向右移</translation>
    </message>
    <message>
        <source>tiles split left and right</source>
        <translation>牌左右分离</translation>
    </message>
    <message>
        <source>tiles split up and down</source>
        <translation>牌上下分离</translation>
    </message>
    <message>
        <source>tiles gather from left and right</source>
        <translation>牌左右集中</translation>
    </message>
    <message>
        <source>tiles gather from above and below</source>
        <translation>牌上下集中</translation>
    </message>
    <message>
        <source>tiles move outward</source>
        <translation>牌向外扩散</translation>
    </message>
    <message>
        <source>tiles move inward</source>
        <translation>牌向内集中</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>A game mode and its board: &quot;Campaign, level 2&quot;.</extracomment>
        <translation>%1，第 %2 关</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>A day as in &quot;Today&apos;s deal, 26 November&quot;, in the format of QDate::toString.</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Today&apos;s deal, %1</source>
        <translation>今日牌局，%1</translation>
    </message>
    <message>
        <source>Daily deal, %1</source>
        <translation>每日牌局，%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What is played and how tiles move: &quot;Campaign, level 2: tiles fall down&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>A star for the level, one for no help, and one for half of the time left.</source>
        <translation>过关得一颗星，未用求助得一颗，剩余时间不少于一半得一颗。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Four seconds per pair, 40 at least. Time left scores points.</source>
        <translation>每对牌四秒，至少四十秒；剩余时间计分。</translation>
    </message>
    <message>
        <source>upper half left, lower half right</source>
        <translation>上半向左，下半向右</translation>
    </message>
    <message>
        <source>left half down, right half up</source>
        <translation>左半向下，右半向上</translation>
    </message>
    <message>
        <source>Duel, race</source>
        <extracomment>What is played: a duel, won by the first to clear the board.</extracomment>
        <translation>对战·竞速</translation>
    </message>
    <message>
        <source>Duel, points</source>
        <translation>对战·计分</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>电脑（%1 级）</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 关</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkView</name>
    <message>
        <source>Hint: %1 and %2, %3</source>
        <translation>提示：%1 和 %2，%3</translation>
    </message>
    <message>
        <source>%1 selected.</source>
        <extracomment>The name of a picture: &quot;Penguin selected.&quot;</extracomment>
        <translation>已选中 %1。</translation>
    </message>
    <message>
        <source>%1 deselected.</source>
        <translation>已取消选中 %1。</translation>
    </message>
    <message>
        <source>No path connects %1 and %2; now %2 is selected.</source>
        <translation>%1 和 %2 无法相连；改选 %2。</translation>
    </message>
    <message>
        <source>%1 and %2 differ; now %2 is selected.</source>
        <translation>%1 和 %2 图案不同；改选 %2。</translation>
    </message>
    <message>
        <source>%1 and %2 removed. Tiles left: %3.</source>
        <translation>%1 和 %2 已消除，剩余 %3 张牌。</translation>
    </message>
    <message>
        <source>Link-match board</source>
        <translation>连连看棋盘</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1，已选中</translation>
    </message>
    <message>
        <source>%1, hint</source>
        <translation>%1，提示</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>There is no tile here.</source>
        <translation>这里没有可以查找的牌。</translation>
    </message>
    <message>
        <source>No other tile has this picture.</source>
        <translation>没有别的牌是这个图案。</translation>
    </message>
    <message>
        <source>No path connects these two; now the second is selected.</source>
        <translation>这两张无法相连；改选第二张。</translation>
    </message>
    <message>
        <source>These two differ; now the second is selected.</source>
        <translation>这两张图案不同；改选第二张。</translation>
    </message>
    <message>
        <source>Tiles left: %1.</source>
        <translation>还剩 %1 张牌。</translation>
    </message>
    <message>
        <source>No path connects %1 and %2; the turn passes.</source>
        <translation>%1 与 %2 之间没有通路，轮到对方。</translation>
    </message>
    <message>
        <source>No path connects these two; the turn passes.</source>
        <translation>这两张无法相连，轮到对方。</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <extracomment>Pairs removed in quick succession, below their points: &quot;3 in a row&quot;.</extracomment>
        <translation>
            <numerusform>%n 连击</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles were shuffled.</source>
        <translation>已洗牌。</translation>
    </message>
    <message>
        <source>Tile %1 of %2 with this picture</source>
        <extracomment>Which of the tiles with the same picture, in reading order: &quot;Tile 2 of 4 with this picture&quot;.</extracomment>
        <translation>相同的牌共 %2 张，这是第 %1 张</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left.</source>
        <translation>
            <numerusform>还剩 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1, %2.</source>
        <extracomment>The cell and the picture of a tile: &quot;Selected: C3, heart.&quot;</extracomment>
        <translation>已选中 %1，%2。</translation>
    </message>
    <message>
        <source>%1. There is no tile here.</source>
        <translation>%1。这里没有牌。</translation>
    </message>
    <message>
        <source>%1, %2. No other tile has this picture.</source>
        <translation>%1，%2。没有别的牌与它相同。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2. %n other tile(s): %3.</source>
        <extracomment>A tile and those with the same picture: &quot;C3, heart. 2 other tiles: D4, F8.&quot;</extracomment>
        <translation>
            <numerusform>%1，%2。另有 %n 张相同的牌：%3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::ListText</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Two parts of a list that a screen reader says: &quot;G8, H8&quot;.</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LossTables</name>
    <message>
        <source>What your moves lose</source>
        <translation>着法损失</translation>
    </message>
    <message>
        <source>How many points of the chance to win a move of yours gives away on average, in games that were analysed. The opening ends with move 10 in gomoku and 20 in reversi, the middle game with 30 and 40.</source>
        <translation>在已分析的对局中，您的每一手平均损失多少个百分点的胜率。开局：五子棋到第 10 手，黑白棋到第 20 手；中盘：分别到第 30 手和第 40 手。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>All</source>
        <comment>moves</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>执黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>执白</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终盘</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>所有对手</translation>
    </message>
    <message>
        <source>Openings you lose with</source>
        <translation>常输的开局</translation>
    </message>
    <message>
        <source>The average loss is that of your moves, in points of the chance to win, in games that were analysed.</source>
        <translation>平均损失是已分析的对局中，您的每一手损失的胜率百分点。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>平均损失</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MainWindow</name>
    <message>
        <source>Version and system information copied.</source>
        <translation>版本和系统信息已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MarkMenu</name>
    <message>
        <source>Mar&amp;k</source>
        <translation>标记此格(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>方块(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>圆圈(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;ross</source>
        <translation>叉(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Letter</source>
        <translation>字母(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;ext…</source>
        <translation>文字(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;No mark</source>
        <translation>取消标记(&amp;N)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MatchPage</name>
    <message>
        <source>M&amp;ore</source>
        <translation>更多(&amp;O)</translation>
    </message>
    <message>
        <source>Moves, chat and actions</source>
        <translation>着法、聊天和操作</translation>
    </message>
    <message numerus="yes">
        <source>Moves, chat and actions: %n new message(s)</source>
        <translation>
            <numerusform>着法、聊天和操作：%n 条新消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::MatchSide</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>走势图</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>操作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>朗读(&amp;R)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MessageBar</name>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
    <message>
        <source>Also waiting: %1</source>
        <translation>还在等候：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more question(s)</source>
        <translation>
            <numerusform>还有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MoveListModel</name>
    <message>
        <source>black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>试走</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MovesPanel</name>
    <message>
        <source>No named opening</source>
        <translation>没有名称的开局</translation>
    </message>
    <message>
        <source>Opening: %1</source>
        <translation>开局：%1</translation>
    </message>
    <message>
        <source>Opening explorer: moves played from here in the games of the history (Ctrl+Shift+O)</source>
        <translation>开局浏览：对局历史中从这里走过的着法 (Ctrl+Shift+O)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::NewGamePage</name>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Another program on this computer</source>
        <translation>本机上的另一个程序</translation>
    </message>
    <message>
        <source>The game continues after move %1 of the game you viewed. Black moves next.</source>
        <translation>从你刚才查看的对局第 %1 手之后继续，轮到黑方。</translation>
    </message>
    <message>
        <source>The game continues after move %1 of the game you viewed. White moves next.</source>
        <translation>从你刚才查看的对局第 %1 手之后继续，轮到白方。</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Plays at the level that you choose</source>
        <translation>按你选的级别下棋</translation>
    </message>
    <message>
        <source>Person beside you</source>
        <translation>身边的人</translation>
    </message>
    <message>
        <source>Two people at this computer</source>
        <translation>两人共用这台电脑</translation>
    </message>
    <message>
        <source>Friend on the network</source>
        <translation>网络上的朋友</translation>
    </message>
    <message>
        <source>Opens a table that a friend can join</source>
        <translation>开一桌，等朋友加入</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>级别(&amp;L)：</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家二</translation>
    </message>
    <message>
        <source>&amp;Passcode:</source>
        <translation>口令(&amp;P)：</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Let anyone in &amp;without asking</source>
        <translation>任何人都可直接加入(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;You play:</source>
        <translation>你执(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盘(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Opening:</source>
        <translation>开局(&amp;O)：</translation>
    </message>
    <message>
        <source>Cloc&amp;k:</source>
        <translation>计时(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Black moves first</source>
        <translation>黑方先行</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>The colours swap with each game</source>
        <translation>每局交换黑白</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>猜拳</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>开始(&amp;T)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>The word for a level of the computer, and a sentence on how it plays.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You won %1 of %2.</source>
        <translation>你下了 %2 局，胜 %1 局。</translation>
    </message>
    <message>
        <source>Enter your name, so that your friend knows whose table this is.</source>
        <translation>请输入你的名字，好让朋友知道这是谁的棋桌。</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>你的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Open t&amp;able</source>
        <translation>建桌(&amp;A)</translation>
    </message>
    <message>
        <source>The winner plays black</source>
        <translation>胜者执黑</translation>
    </message>
    <message>
        <source>Their &amp;name:</source>
        <translation>对方名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Keeps strangers out, who can try 30 passcodes a minute, and encrypts the game and the chat. Without one, others on the network can read them.</source>
        <translation>防止陌生人加入（每分钟最多试 30 个口令），并加密对局和聊天。不设口令时，网络上的其他人可以看到这些内容。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::OpeningTitle</name>
    <message>
        <source>Kansei (Cold Star)</source>
        <translation>寒星（Kansei）</translation>
    </message>
    <message>
        <source>Keigetsu (Valley Moon)</source>
        <translation>溪月（Keigetsu）</translation>
    </message>
    <message>
        <source>Sosei (Sparse Star)</source>
        <translation>疏星（Sosei）</translation>
    </message>
    <message>
        <source>Kagetsu (Flower Moon)</source>
        <translation>花月（Kagetsu）</translation>
    </message>
    <message>
        <source>Zangetsu (Lingering Moon)</source>
        <translation>残月（Zangetsu）</translation>
    </message>
    <message>
        <source>Ugetsu (Rain Moon)</source>
        <translation>雨月（Ugetsu）</translation>
    </message>
    <message>
        <source>Kinsei (Gold Star)</source>
        <translation>金星（Kinsei）</translation>
    </message>
    <message>
        <source>Shogetsu (Pine Moon)</source>
        <translation>松月（Shogetsu）</translation>
    </message>
    <message>
        <source>Kyugetsu (Hill Moon)</source>
        <translation>丘月（Kyugetsu）</translation>
    </message>
    <message>
        <source>Shingetsu (New Moon)</source>
        <translation>新月（Shingetsu）</translation>
    </message>
    <message>
        <source>Zuisei (Lucky Star)</source>
        <translation>瑞星（Zuisei）</translation>
    </message>
    <message>
        <source>Sangetsu (Mountain Moon)</source>
        <translation>山月（Sangetsu）</translation>
    </message>
    <message>
        <source>Yusei (Wandering Star)</source>
        <translation>游星（Yusei）</translation>
    </message>
    <message>
        <source>Chosei (Long Star)</source>
        <translation>长星（Chosei）</translation>
    </message>
    <message>
        <source>Kyogetsu (Gorge Moon)</source>
        <translation>峡月（Kyogetsu）</translation>
    </message>
    <message>
        <source>Kosei (Fixed Star)</source>
        <translation>恒星（Kosei）</translation>
    </message>
    <message>
        <source>Suigetsu (Water Moon)</source>
        <translation>水月（Suigetsu）</translation>
    </message>
    <message>
        <source>Ryusei (Shooting Star)</source>
        <translation>流星（Ryusei）</translation>
    </message>
    <message>
        <source>Ungetsu (Cloud Moon)</source>
        <translation>云月（Ungetsu）</translation>
    </message>
    <message>
        <source>Hogetsu (Bay Moon)</source>
        <translation>浦月（Hogetsu）</translation>
    </message>
    <message>
        <source>Rangetsu (Mist Moon)</source>
        <translation>岚月（Rangetsu）</translation>
    </message>
    <message>
        <source>Gingetsu (Silver Moon)</source>
        <translation>银月（Gingetsu）</translation>
    </message>
    <message>
        <source>Myojo (Bright Star)</source>
        <translation>明星（Myojo）</translation>
    </message>
    <message>
        <source>Shagetsu (Slanting Moon)</source>
        <translation>斜月（Shagetsu）</translation>
    </message>
    <message>
        <source>Meigetsu (Harvest Moon)</source>
        <translation>名月（Meigetsu）</translation>
    </message>
    <message>
        <source>Suisei (Comet)</source>
        <translation>彗星（Suisei）</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>斜向开局（Diagonal）</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>平行开局（Parallel）</translation>
    </message>
    <message>
        <source>Perpendicular</source>
        <translation>垂直开局（Perpendicular）</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>虎（Tiger）</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>玫瑰（Rose）</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫（Cat）</translation>
    </message>
    <message>
        <source>Buffalo (Kenichi)</source>
        <translation>水牛（Buffalo）</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>奶牛（Cow）</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PageStack</name>
    <message>
        <source>Home page</source>
        <translation>主页</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>入门课</translation>
    </message>
    <message>
        <source>History</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>规则与帮助</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>棋书</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>棋桌</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>加入棋桌</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PaperDiagram</name>
    <message>
        <source>Moves: %1</source>
        <extracomment>Below a diagram on paper: the moves that follow the position.</extracomment>
        <translation>着法：%1</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PasscodeField</name>
    <message>
        <source>Passcode</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Hide the passcode</source>
        <translation>隐藏口令</translation>
    </message>
    <message>
        <source>Show the passcode</source>
        <translation>显示口令</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PasscodePrompt</name>
    <message>
        <source>This table needs a &amp;passcode. Ask your friend for it.</source>
        <translation>这张棋桌设有口令(&amp;P)，请向朋友询问。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PhraseMenu</name>
    <message>
        <source>Hello!</source>
        <translation>你好！</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>该你了。</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>请稍等。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>下得好！</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>这局真精彩！</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>谢谢。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PictureCard</name>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>%1 as a table</source>
        <translation>%1：显示为表格</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PlayerStrip</name>
    <message>
        <source>black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白方</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到落子</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>no time left</source>
        <translation>时间已用完</translation>
    </message>
    <message>
        <source>less than 20 seconds left</source>
        <translation>剩余不到 20 秒</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到一分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>剩余 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>得分 %1</translation>
    </message>
    <message>
        <source>%1: %2 left.</source>
        <extracomment>A player&apos;s name and time: &quot;Anna: 4 minutes 32 seconds left.&quot;</extracomment>
        <translation>%1：还剩 %2。</translation>
    </message>
    <message>
        <source>%1, black: %2 left.</source>
        <translation>%1，黑方：还剩 %2。</translation>
    </message>
    <message>
        <source>%1, white: %2 left.</source>
        <translation>%1，白方：还剩 %2。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PreferencesPage</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>玩家(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>外观(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>对局(&amp;Y)</translation>
    </message>
    <message>
        <source>Lin&amp;k-match</source>
        <translation>连连看(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>你的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Secon&amp;d player:</source>
        <translation>第二位玩家(&amp;D)：</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家二</translation>
    </message>
    <message>
        <source>Lang&amp;uage:</source>
        <translation>语言(&amp;U)：</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>颜色模式(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>坐标(&amp;D)</translation>
    </message>
    <message>
        <source>Mark the last m&amp;ove</source>
        <translation>标出最后一手(&amp;O)</translation>
    </message>
    <message>
        <source>Move n&amp;umbers</source>
        <translation>手数(&amp;U)</translation>
    </message>
    <message>
        <source>Legal moves &amp;in reversi</source>
        <translation>黑白棋可落子处(&amp;I)</translation>
    </message>
    <message>
        <source>Forbidden points of ren&amp;ju</source>
        <translation>连珠的禁手点(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Threats in gomoku</source>
        <translation>五子棋的威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Side pa&amp;nel</source>
        <translation>侧边栏(&amp;N)</translation>
    </message>
    <message>
        <source>Invalid moves:</source>
        <translation>无效点击：</translation>
    </message>
    <message>
        <source>Make a soun&amp;d</source>
        <translation>提示音(&amp;D)</translation>
    </message>
    <message>
        <source>Sh&amp;ake the board</source>
        <translation>抖动棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>Show the reaso&amp;n</source>
        <translation>说明原因(&amp;N)</translation>
    </message>
    <message>
        <source>Reversi:</source>
        <translation>黑白棋：</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>牌的样式(&amp;T)：</translation>
    </message>
    <message>
        <source>Your pictures:</source>
        <translation>我的图片：</translation>
    </message>
    <message>
        <source>Different pict&amp;ures:</source>
        <translation>图案种数(&amp;U)：</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>棋盘：</translation>
    </message>
    <message>
        <source>Outli&amp;nes of empty cells</source>
        <translation>空格轮廓(&amp;N)</translation>
    </message>
    <message>
        <source>Play:</source>
        <translation>操作：</translation>
    </message>
    <message>
        <source>P&amp;ause when the window loses focus</source>
        <translation>离开窗口时暂停(&amp;A)</translation>
    </message>
    <message>
        <source>Arrow keys sk&amp;ip empty cells</source>
        <translation>方向键跳过空格(&amp;I)</translation>
    </message>
    <message>
        <source>Analysis:</source>
        <translation>分析：</translation>
    </message>
    <message>
        <source>Show who is better and the best m&amp;oves</source>
        <translation>显示形势与最佳着法(&amp;O)</translation>
    </message>
    <message>
        <source>Best l&amp;ines shown:</source>
        <translation>显示变化数(&amp;I)：</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>简洁</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图画</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Mahjong</source>
        <translation>麻将</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Emoji</source>
        <translation>表情符号</translation>
    </message>
    <message>
        <source>Your pictures</source>
        <translation>我的图片</translation>
    </message>
    <message>
        <source>No colour font is installed</source>
        <translation>系统没有彩色字体</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>尚未选择文件夹</translation>
    </message>
    <message>
        <source>Ch&amp;oose folder…</source>
        <translation>选择文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>本程序</translation>
    </message>
    <message>
        <source>%1 is analysed by:</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1由谁分析：</translation>
    </message>
    <message>
        <source>External engines:</source>
        <translation>外部引擎：</translation>
    </message>
    <message>
        <source>Mode, size, gravity, shape and difficulty are chosen with each new game.</source>
        <translation>玩法、大小、移动方式、形状和难度，每次开新局时选择。</translation>
    </message>
    <message>
        <source>Opponent, level, colour, rule, size and clock are chosen with each new game.</source>
        <translation>对手、级别、颜色、规则、棋盘和计时，每次开新局时选择。</translation>
    </message>
    <message>
        <source>Ne&amp;w game…</source>
        <translation>新的一局(&amp;W)…</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>External engines.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose picture folder</source>
        <translation>选择图片文件夹</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>设置分类</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>恢复默认设置(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the settings of this group</source>
        <translation>恢复本类设置的默认值</translation>
    </message>
    <message>
        <source>&amp;Dots on the corners of a path</source>
        <translation>标出连线的拐点(&amp;D)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>V&amp;olume:</source>
        <translation>音量(&amp;O)：</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Book te&amp;xt size:</source>
        <translation>棋书字号(&amp;X)：</translation>
    </message>
    <message>
        <source>Compu&amp;ter plays after:</source>
        <translation>电脑落子前停顿(&amp;T)：</translation>
    </message>
    <message>
        <source>So&amp;unds:</source>
        <translation>音效(&amp;U)：</translation>
    </message>
    <message>
        <source>Left button black, r&amp;ight button white</source>
        <translation>左键下黑，右键下白(&amp;I)</translation>
    </message>
    <message>
        <source>Letters and numbers ne&amp;xt to the board</source>
        <translation>在棋盘旁显示坐标(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>动画(&amp;A)：</translation>
    </message>
    <message>
        <source>High contrast has its own colours.</source>
        <translation>高对比度有自己的配色。</translation>
    </message>
    <message>
        <source>Own tables:</source>
        <translation>自己的棋桌：</translation>
    </message>
    <message>
        <source>Re&amp;quire encryption with a passcode</source>
        <translation>设口令时要求加密(&amp;Q)</translation>
    </message>
    <message>
        <source>Over the internet:</source>
        <translation>互联网对局：</translation>
    </message>
    <message>
        <source>Br&amp;okers…</source>
        <translation>服务器(&amp;O)…</translation>
    </message>
    <message>
        <source>The servers at which your tables over the internet are opened</source>
        <translation>你的棋桌在互联网上开放时所用的服务器</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ProposePanel</name>
    <message>
        <source>Sending the proposal to %1…</source>
        <translation>正在向 %1 发送提议……</translation>
    </message>
    <message>
        <source>%1 received the proposal. Waiting for an answer…</source>
        <translation>已向 %1 提议，正在等待答复……</translation>
    </message>
    <message>
        <source>For the next round, if your opponent accepts.</source>
        <translation>双方同意后，从下一局起生效。</translation>
    </message>
    <message>
        <source>Propose another game</source>
        <translation>提议改玩</translation>
    </message>
    <message>
        <source>Propose &amp;it</source>
        <translation>提议(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>%1 declined the proposal.</source>
        <translation>%1 拒绝了提议。</translation>
    </message>
    <message>
        <source>%1&apos;s program is too old for proposals.</source>
        <translation>%1 的程序版本太旧，不支持提议。</translation>
    </message>
    <message>
        <source>Hid&amp;e</source>
        <translation>隐藏(&amp;E)</translation>
    </message>
    <message>
        <source>For the next round, if your opponent accepts. It starts a new game, not from this position.</source>
        <translation>双方同意后，从下一局起生效。新的一局从头开始，不接当前局面。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PuzzlePage</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Puzzles to solve</source>
        <translation>题目类别</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>First the idea, then the area, then the move (Ctrl+I)</source>
        <translation>先提示思路，再提示位置，最后给出着法（Ctrl+I）</translation>
    </message>
    <message>
        <source>So&amp;lution</source>
        <translation>解答(&amp;L)</translation>
    </message>
    <message>
        <source>Give up and see the solution</source>
        <translation>放弃，看看怎么解</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>再试一次(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>换一道题</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>跟随我的等级</translation>
    </message>
    <message>
        <source>Grade %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>Puzzle grade</source>
        <translation>题目等级</translation>
    </message>
    <message>
        <source>Grade of the next puzzles: close to yours, or always the same</source>
        <translation>接下来题目的等级：跟随你的等级，或固定不变</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Analyse this position on a board of its own (Alt+U)</source>
        <translation>在单独的棋盘上分析这个局面（Alt+U）</translation>
    </message>
    <message>
        <source>Text of the puzzle</source>
        <translation>题目内容</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PuzzleText</name>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>成五</translation>
    </message>
    <message>
        <source>Stop a five</source>
        <translation>挡五</translation>
    </message>
    <message>
        <source>Four-three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>Win by fours</source>
        <translation>连续冲四取胜（VCF）</translation>
    </message>
    <message>
        <source>Win by fours and threes</source>
        <translation>冲四活三取胜（VCT）</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防守</translation>
    </message>
    <message>
        <source>White&apos;s traps</source>
        <translation>白方抓禁手</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手点</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>奇偶</translation>
    </message>
    <message>
        <source>Endgames</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>%1 to move: make a row that wins at once.</source>
        <translation>轮到%1：一手成五取胜。</translation>
    </message>
    <message>
        <source>%1 to move: stop the five that the opponent threatens.</source>
        <translation>轮到%1：挡住对方的成五威胁。</translation>
    </message>
    <message>
        <source>%1 to move: win with one stone that makes a four and an open three.</source>
        <translation>轮到%1：一手做成冲四和活三，由此取胜。</translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours in %n move(s).</source>
        <translation>
            <numerusform>轮到%1：只用冲四，%n 步取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>轮到%1：用冲四和活三，%n 步取胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move: the opponent threatens to win by fours. Find a move that prevents it.</source>
        <translation>轮到%1：对方有连续冲四取胜的威胁，请化解。</translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours in %n move(s). Black could block only on a forbidden point.</source>
        <translation>
            <numerusform>轮到%1：用冲四 %n 步取胜，黑方要挡只能下在禁手点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of the lettered points is forbidden for Black?</source>
        <translation>标有字母的点中，哪一个是黑方的禁手点？</translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: play for the best possible score. %n square(s) are empty, and your opponent makes no mistake.</source>
        <translation>
            <numerusform>轮到%1：争取最好的比分。还剩 %n 个空格，对手步步最佳。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for four stones in one line with an empty point between them or at one end.</source>
        <translation>找出同一条线上的四个子，中间或一端还有空点。</translation>
    </message>
    <message>
        <source>Look for four stones of the opponent in one line and the point they need.</source>
        <translation>找出对方同一条线上的四个子，以及所缺的那一点。</translation>
    </message>
    <message>
        <source>Look for a point where two of your lines meet: one becomes a four, the other an open three.</source>
        <translation>找出自己两条线的交点：一条成冲四，另一条成活三。</translation>
    </message>
    <message>
        <source>Each four forces one answer. Look for the four whose stone also helps another line.</source>
        <translation>每个冲四只有一种应对。找出能同时帮助另一条线的冲四。</translation>
    </message>
    <message>
        <source>A three is enough if the opponent has no four. Start with the threat that leaves the fewest answers.</source>
        <translation>对方没有冲四时，活三就够了。从对方应手最少的威胁开始。</translation>
    </message>
    <message>
        <source>First find the win that the opponent threatens. Then look for a point that several of its fours need.</source>
        <translation>先找出对方威胁的胜法，再找出其中几个冲四都需要的点。</translation>
    </message>
    <message>
        <source>Look for a four that Black can block only with a double three, a double four or an overline.</source>
        <translation>找一个冲四，让黑方要挡的点正好是三三、四四或长连禁手。</translation>
    </message>
    <message>
        <source>At each letter, count what Black would make: open threes, fours and stones in a row.</source>
        <translation>在每个字母处，数一数黑方会形成几个活三、几个四，以及连成几子。</translation>
    </message>
    <message>
        <source>Look at the corners: which can you take now, and which move gives one away?</source>
        <translation>看看四个角：哪个现在可以占，哪一步会把角送给对方？</translation>
    </message>
    <message>
        <source>Look along the edges: discs there are safe once their row reaches a corner.</source>
        <translation>看看四条边：边上的棋子一旦连到角就安全了。</translation>
    </message>
    <message>
        <source>Count the empty squares of each region: try to make the last move in it.</source>
        <translation>数一数每个区域的空格：在一个区域里走最后一步是有利的。</translation>
    </message>
    <message>
        <source>Count to the end: what a move flips, what the reply flips back, and who must pass.</source>
        <translation>一直算到终局：这一步翻多少，对方翻回多少，谁要停一手。</translation>
    </message>
    <message>
        <source>Look for tiles that block others. A pair with several paths can wait.</source>
        <translation>先找挡路的牌。有多种消法的可以后消。</translation>
    </message>
    <message numerus="yes">
        <source>Remove all tiles in %n pair(s). The order matters.</source>
        <translation>
            <numerusform>消完棋盘上的牌，共 %n 对。次序是关键。</numerusform>
        </translation>
    </message>
    <message>
        <source>A row of five wins: across, up and down, or diagonally. Your next stone completes one.</source>
        <translation>横、竖、斜连成五子即胜。你的下一手就能成五。</translation>
    </message>
    <message>
        <source>The opponent has four in a row and wins with the next stone, unless yours takes that point.</source>
        <translation>对手已有四子连线，下一手就要成五，除非你先占住那个点。</translation>
    </message>
    <message>
        <source>A four and an open three at once cannot both be blocked. One stone makes the two.</source>
        <translation>一手同时做出四和活三，对手挡不住两处。</translation>
    </message>
    <message>
        <source>A four must be answered at once. Play one four after the other, until two threats come together.</source>
        <translation>冲四必须马上应。连续冲四，直到两个威胁同时出现。</translation>
    </message>
    <message>
        <source>An open three must be answered like a four. Each of your moves is one or the other, until nothing stops you.</source>
        <translation>活三和冲四一样必须应。你的每一手不是冲四就是活三，直到对手挡不住。</translation>
    </message>
    <message>
        <source>Here the opponent is about to win by one four after the other. Your move must break that chain.</source>
        <translation>这里对手正要连续冲四取胜。你这一手必须打断它。</translation>
    </message>
    <message>
        <source>Renju forbids Black some points. Where Black would have to block on such a point, your four wins.</source>
        <translation>连珠规则中黑方有禁手点。黑方若只能挡在禁手点上，你的冲四就赢了。</translation>
    </message>
    <message>
        <source>In renju Black may make no double three, double four or overline. One of the letters would be such a point.</source>
        <translation>连珠规则中黑方不得下三三、四四和长连。其中一个字母处正是这样的点。</translation>
    </message>
    <message>
        <source>A disc in a corner is never flipped back. Here the best move takes a corner, prepares to take one, or keeps the opponent out of it.</source>
        <translation>角上的棋子不会再被翻转。这里最好的一手是占角、为占角做准备，或不让对手占角。</translation>
    </message>
    <message>
        <source>Discs on an edge are hard to flip. Here the best move is about an edge.</source>
        <translation>边上的棋子不易被翻转。这里最好的一手与边有关。</translation>
    </message>
    <message>
        <source>Whoever moves last in a region keeps what is flipped there. Count the empty squares before you enter one.</source>
        <translation>谁在一块区域里走最后一手，谁就保住在那里翻转的棋子。进入之前先数空格。</translation>
    </message>
    <message>
        <source>So few squares are left that all moves can be counted to the end. Play on for the best score.</source>
        <translation>空格不多，可以一直算到底。继续走，得到最好的结果。</translation>
    </message>
    <message>
        <source>Only one order removes all tiles: each pair clears the way for the next, or closes it.</source>
        <translation>只有一种顺序能消完所有的牌：每消一对，都会为后面打开或堵死道路。</translation>
    </message>
    <message>
        <source>The small crosses are points that renju forbids to Black: a stone there would make a double three, a double four or an overline.</source>
        <translation>小叉是连珠规则中黑方的禁手点：下在那里会成三三、四四或长连。</translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: take, prepare or guard a corner for the best possible score. %n square(s) are empty.</source>
        <translation>
            <numerusform>轮到%1：占角、准备占角或守角，争取最好的比分。还剩 %n 个空格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::QualityText</name>
    <message>
        <source>blunder</source>
        <translation>败着</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>疑问手</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>有意思的一手</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>very good move</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>?? blunder · ? mistake · ?! dubious · ! only good move</source>
        <translation>?? 败着 · ? 失误 · ?! 疑问手 · ! 唯一的好手</translation>
    </message>
    <message>
        <source>?? is a blunder: a move that gives away 30 points of the chance to win. ? is a mistake (20 points), ?! a dubious move (10 points), ! the only good move if it was hard to find.</source>
        <translation>?? 为败着：胜率损失 30 个百分点以上。? 为失误（20 个百分点），?! 为疑问手（10 个百分点），! 为难以发现的唯一好手。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RatingGraph</name>
    <message>
        <source>Level %1</source>
        <translation>%1 级</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%Ln game(s))</source>
        <translation>
            <numerusform>%1：%2（%Ln 局）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget recent files</source>
        <translation>清空列表(&amp;F)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordGames</name>
    <message>
        <source>Search names, dates, events</source>
        <translation>搜索名字、日期、赛事</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordGamesModel</name>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>%1. %2 – %3</source>
        <extracomment>A game in a list: its number and both players, as in &quot;12. Ada – Lin&quot;.</extracomment>
        <translation>%1. %2 – %3</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordHead</name>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordMoves</name>
    <message>
        <source>Moves and variations</source>
        <translation>着法与变化</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordPage</name>
    <message>
        <source>Against a &amp;person at this computer</source>
        <translation>与同机对手对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>从当前局面开始一局</translation>
    </message>
    <message>
        <source>Text on %1</source>
        <translation>%1 上的文字</translation>
    </message>
    <message numerus="yes">
        <source>Text of up to %n character(s):</source>
        <translation>
            <numerusform>最多 %n 个字符的文字：</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>从此处继续(&amp;P)</translation>
    </message>
    <message>
        <source>Mo&amp;re</source>
        <translation>更多(&amp;R)</translation>
    </message>
    <message>
        <source>Moves, games and comments</source>
        <translation>着法、对局和评注</translation>
    </message>
    <message>
        <source>&amp;Delete this move and all after it</source>
        <translation>删除此手及其后的着法(&amp;D)</translation>
    </message>
    <message>
        <source>Save in the histor&amp;y</source>
        <translation>保存到对局历史(&amp;Y)</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>编辑(&amp;I)</translation>
    </message>
    <message>
        <source>Against a friend on the &amp;local network…</source>
        <translation>与局域网上的朋友对弈(&amp;L)…</translation>
    </message>
    <message>
        <source>Against the &amp;computer</source>
        <translation>与电脑对弈(&amp;C)</translation>
    </message>
    <message>
        <source>Against an external &amp;engine</source>
        <translation>与外部引擎对弈(&amp;E)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordSide</name>
    <message>
        <source>M&amp;oves</source>
        <translation>着法(&amp;O)</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>对局(&amp;A)</translation>
    </message>
    <message>
        <source>Comme&amp;nt</source>
        <translation>评注(&amp;N)</translation>
    </message>
    <message>
        <source>No comment yet.</source>
        <translation>此处还没有评注。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Moves, games or analysis</source>
        <translation>着法、对局或分析</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>走势图</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordTreeModel</name>
    <message>
        <source>Start</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A row in the list of moves: its number and the cell, as in &quot;12. H8&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RenjuMenu</name>
    <message>
        <source>Renju openin&amp;gs</source>
        <translation>连珠开局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Direct</source>
        <translation>直指(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Indirect</source>
        <translation>斜指(&amp;I)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ReplayBar</name>
    <message>
        <source>Stop (Space)</source>
        <translation>停止（空格）</translation>
    </message>
    <message>
        <source>Play the moves (Space)</source>
        <translation>逐手播放（空格）</translation>
    </message>
    <message>
        <source>Previous variation (Alt+Up)</source>
        <translation>上一个变化（Alt+↑）</translation>
    </message>
    <message>
        <source>Next variation (Alt+Down)</source>
        <translation>下一个变化（Alt+↓）</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>对局中的位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Progress of a replay: &quot;12 of 80&quot;.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Back to the main line (Alt+Backspace)</source>
        <translation>回到主线（Alt+Backspace）</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ResultBars</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ResumeBar</name>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>继续(&amp;N)</translation>
    </message>
    <message>
        <source>Disc&amp;ard</source>
        <translation>放弃(&amp;A)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ReversiView</name>
    <message>
        <source>Reversi board</source>
        <translation>黑白棋棋盘</translation>
    </message>
    <message>
        <source>%1, legal move</source>
        <translation>%1，可以落子</translation>
    </message>
    <message>
        <source>%1, turning %2. Black %3, White %4.</source>
        <extracomment>What a screen reader says of a move: &quot;Black plays D3, turning 1 disc. Black 4, White 1.&quot;</extracomment>
        <translation>%1，翻转 %2。黑 %3，白 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1, White %2.</source>
        <translation>黑方 %1，白方 %2 子。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Discs in a row, from one square to another: &quot;C3 to F3&quot;.</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1. The game is over.</source>
        <translation>%1。对局已结束。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 would turn no disc.</source>
        <translation>下在 %1 不能翻转任何子。</translation>
    </message>
    <message>
        <source>%1 would turn %2: %3.</source>
        <extracomment>What a move would do: &quot;D3 would turn 2 discs: D4, D5.&quot;</extracomment>
        <translation>下在 %1 可翻转 %2：%3。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ReviewPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Biggest mistakes</source>
        <translation>最大的失误</translation>
    </message>
    <message>
        <source>Analysed positions</source>
        <translation>已分析的局面</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many of how many positions have been analysed.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Analysed by an older version: analyse the game again</source>
        <translation>由旧版本分析，请重新分析本局</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>没有发现失误。</translation>
    </message>
    <message>
        <source>Values from the record: analyse the game to check</source>
        <translation>数值来自棋谱，可重新分析本局来核对</translation>
    </message>
    <message>
        <source>Not all moves analysed yet.</source>
        <translation>尚未分析全部着法。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RockPaperScissorsPanel</name>
    <message>
        <source>%1 plays black and moves first.</source>
        <translation>%1 执黑先行。</translation>
    </message>
    <message>
        <source>A tie: choose again.</source>
        <translation>平手，双方再猜一次。</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>猜拳</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再猜一次(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始对局(&amp;P)</translation>
    </message>
    <message>
        <source>Waiting for %1 to choose.</source>
        <translation>正在等待 %1 出拳。</translation>
    </message>
    <message>
        <source>The winner plays black and moves first. Choose one, or press 1, 2 or 3.</source>
        <translation>胜者执黑先行，请出拳，也可按 1、2、3 键。</translation>
    </message>
    <message>
        <source>%1 chooses or presses 1, 2 or 3, %2 looks away. The winner plays black and moves first.</source>
        <translation>请 %1 出拳，也可按 1、2、3 键，%2 请勿偷看。胜者执黑先行。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Rules</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>A rectangle of 4 × 4 to 30 × 20 cells. The number of cells is even, and so is the number of tiles with the same picture.</source>
        <translation>矩形棋盘，格数为偶数，从 4 × 4 到 30 × 20；每种图案的牌都有偶数张。</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Two tiles with the same picture are removed if a path of at most three straight segments connects them through empty cells. The space around the board counts as empty unless a setting forbids it.</source>
        <translation>两张牌图案相同，并能用不超过三段直线经过空格相连，就会消除；棋盘外圈也算空格，可在设置中关闭。</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>You win when all tiles are removed.</source>
        <translation>消完所有的牌就获胜。</translation>
    </message>
    <message>
        <source>Invalid moves</source>
        <translation>无效点击</translation>
    </message>
    <message>
        <source>If the second tile has a different picture or cannot be connected, it becomes the selected one. A click on an empty cell or outside the board does nothing.</source>
        <translation>点到不同的图案，或图案相同但无法相连的牌，就改选那张牌；点空格或棋盘外没有反应。</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Shows a pair that can be connected, with its path.</source>
        <translation>提示一对可消的牌和它们的连线。</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Shuffles the remaining tiles when there are no more moves.</source>
        <translation>没有可消的牌时，打乱剩下的牌。</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Cannot be connected</source>
        <translation>无法相连</translation>
    </message>
    <message>
        <source>Both tiles have the same picture, but every path between them is blocked or has more than two corners.</source>
        <translation>两张牌图案相同，但连线都有牌挡住，或要拐两个以上的弯。</translation>
    </message>
    <message>
        <source>No more moves</source>
        <translation>没有可消的牌</translation>
    </message>
    <message>
        <source>Tiles are left, but no two of them can be connected: shuffle or undo.</source>
        <translation>还有牌，但没有两张可以相连：请洗牌或撤销。</translation>
    </message>
    <message>
        <source>Board cleared</source>
        <translation>全部消除</translation>
    </message>
    <message>
        <source>You have won. Start a new game when you like.</source>
        <translation>你赢了，可以再来一局。</translation>
    </message>
    <message>
        <source>Black and white stones. Black moves first.</source>
        <translation>黑子和白子；黑方先行。</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>The players take turns placing one stone on an empty point, where it stays.</source>
        <translation>双方轮流在空的交叉点上落子，落下后不再移动。</translation>
    </message>
    <message>
        <source>8 × 8 squares with two black and two white discs in the middle.</source>
        <translation>8 × 8 格，中央先摆黑白各两枚棋子。</translation>
    </message>
    <message>
        <source>64 discs, black on one side and white on the other. Black moves first.</source>
        <translation>64 枚棋子，一面黑、一面白；黑方先行。</translation>
    </message>
    <message>
        <source>Place a disc so that it brackets at least one unbroken line of the opponent&apos;s discs between itself and another disc of yours, in any of eight directions. All bracketed discs are flipped. A player who cannot move passes.</source>
        <translation>落子须在八个方向中的至少一个方向上，与自己的另一枚棋子夹住对方一排相连的棋子；夹住的棋子全部翻转。无处可下时停一手。</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>与电脑对局</translation>
    </message>
    <message>
        <source>Two people at one computer</source>
        <translation>同机对弈</translation>
    </message>
    <message>
        <source>Two people take turns at this computer.</source>
        <translation>两个人在这台电脑上轮流下。</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>局域网对局</translation>
    </message>
    <message>
        <source>Places a stone on the nearest point when you release the button.</source>
        <translation>松开鼠标键时，在最近的交叉点落子。</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>左键</translation>
    </message>
    <message>
        <source>Plays for the side to move. With strict mouse buttons it plays only black.</source>
        <translation>为轮到的一方落子；严格区分左右键时只下黑棋。</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>中键</translation>
    </message>
    <message>
        <source>The computer takes over white and moves at once if it is White&apos;s turn. Another click gives white back to a person.</source>
        <translation>让电脑执白，轮到白方时立即落子；再按一次，改回由人执白。</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Gives white back to a person. With strict mouse buttons it plays white.</source>
        <translation>改回由人执白；严格区分左右键时下白棋。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Starts a new game when the last one is over.</source>
        <translation>对局结束后，开始新的一局。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the cursor on the board. Enter or Space plays there.</source>
        <translation>移动棋盘上的光标；按 Enter 或空格键在那里落子。</translation>
    </message>
    <message>
        <source>Letters, digits</source>
        <translation>字母、数字</translation>
    </message>
    <message>
        <source>Jump to that column or row.</source>
        <translation>跳到相应的列或行。</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Opens and closes this page.</source>
        <translation>打开或关闭本页。</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Takes back a move. Ctrl+Shift+Z redoes it.</source>
        <translation>撤销或悔棋；Ctrl+Shift+Z 重做或重走。</translation>
    </message>
    <message>
        <source>F8, F9</source>
        <translation>F8、F9</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Full screen.</source>
        <translation>全屏显示。</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Moves to the next button or list. Alt with an underlined letter presses a button or opens a menu.</source>
        <translation>移到下一个按钮或列表；按 Alt 加带下划线的字母，可按下按钮或打开菜单。</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <source>Your opponent is to move or thinking, or a question is waiting for an answer.</source>
        <translation>轮到对方，或对方正在思考，或有请求等待答复。</translation>
    </message>
    <message>
        <source>Occupied point or square</source>
        <translation>已有棋子</translation>
    </message>
    <message>
        <source>There is already a stone or disc.</source>
        <translation>那里已经有棋子了。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>The final position stays until you start a new game.</source>
        <translation>终局的棋盘会一直保留，直到你开始新的一局。</translation>
    </message>
    <message>
        <source>Waiting for the answer</source>
        <translation>等待答复</translation>
    </message>
    <message>
        <source>You have asked your opponent for something. You cannot move until your opponent answers or moves.</source>
        <translation>你已向对方提出请求；对方答复或落子之前，你不能落子。</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Your opponent does not agree. The game continues.</source>
        <translation>对方不同意，对局继续。</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>同时请求</translation>
    </message>
    <message>
        <source>Both players asked for something at the same time. The host&apos;s request comes first.</source>
        <translation>双方同时提出请求，以桌主的请求为先。</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>请求太迟</translation>
    </message>
    <message>
        <source>A move was played before your request arrived. Ask again if you still want to.</source>
        <translation>请求时正好有一方落子。如仍需要，请再次请求。</translation>
    </message>
    <message>
        <source>The connection is lost</source>
        <translation>连接已断开</translation>
    </message>
    <message>
        <source>Black passes, White passes</source>
        <translation>黑方、白方停一手</translation>
    </message>
    <message>
        <source>That side cannot flip any disc, so the other side moves again.</source>
        <translation>这一方无棋可下，由对方继续下。</translation>
    </message>
    <message>
        <source>Nothing would be flipped</source>
        <translation>翻不了棋子</translation>
    </message>
    <message>
        <source>A disc there brackets no disc of the opponent.</source>
        <translation>下在那里夹不住对方的棋子。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Game modes</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>鼠标和按键</translation>
    </message>
    <message>
        <source>What messages mean</source>
        <translation>消息的含义</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Proposes another game to your opponent in a network game.</source>
        <translation>局域网对局时，向对方提议改玩。</translation>
    </message>
    <message>
        <source>One player hosts a table. Friends find it in the list of tables or enter its address, and join or watch. Takebacks, draws, restarts and rematches are requests that your opponent accepts or declines. If you leave a running game, you resign it; save it to continue later.</source>
        <translation>一方建桌，朋友在棋桌列表中选择或输入地址，加入或观战。悔棋、和棋、重新开始和再来一局须对方同意。对局中途离开算认输；想以后继续，请用“保存并离开”。</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>计时对局</translation>
    </message>
    <message>
        <source>Each player has the time set by the host, and each move adds the increment. A player whose time runs out loses.</source>
        <translation>每方用时由桌主设定，每下一手加上设定的秒数。先超时的一方判负。</translation>
    </message>
    <message>
        <source>The game waits and continues when your opponent reconnects. Otherwise it is saved as unfinished, without a result.</source>
        <translation>对局会等待，对方重新连接后从中断处继续；若没有重新连接，对局记为未完成，没有结果。</translation>
    </message>
    <message>
        <source>15 × 15 lines, or 19 × 19 or 20 × 20. Renju is played on 15 × 15. Stones are placed on the points where lines cross.</source>
        <translation>15 × 15 路，也可用 19 × 19 或 20 × 20；连珠用 15 × 15。棋子下在交叉点上。</translation>
    </message>
    <message>
        <source>The first player with five stones in an unbroken row, column or diagonal wins. A full board is a draw. The rule decides whether longer rows count and whether Black is restricted.</source>
        <translation>先在横、竖或斜线上连成五子者胜。棋盘下满为和棋。长连怎么算、黑方有无禁手，看规则。</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>自由规则</translation>
    </message>
    <message>
        <source>Five or more in a row wins, for both sides.</source>
        <translation>双方连成五子或更多都算胜。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Exactly five in a row wins, for both sides. An overline, six or more, does not count.</source>
        <translation>双方都必须恰好连成五子才胜。六子或更多（长连）不算。</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠规则</translation>
    </message>
    <message>
        <source>Black wins with exactly five, White with five or more. Some points are forbidden for Black, who loses at once by playing there: overline, double four and double three. A stone that makes exactly five always wins. White is not restricted.</source>
        <translation>黑方恰好五子为胜，白方五子或更多为胜。黑方有禁手，下了立即判负：长连、四四和三三；但同时恰好成五则胜。白方不受限制。</translation>
    </message>
    <message>
        <source>Overline</source>
        <translation>长连</translation>
    </message>
    <message>
        <source>Renju: six or more black stones in a row.</source>
        <translation>连珠：黑方六子或更多连成一线。</translation>
    </message>
    <message>
        <source>Double four (4-4)</source>
        <translation>四四（双四）</translation>
    </message>
    <message>
        <source>Renju: one stone makes two or more fours. A four is a row that one more stone turns into exactly five. Two fours can be on one line: three, gap, one, gap, three.</source>
        <translation>连珠：一手同时形成两个或更多的四。再下一子恰好成五即为四。同一条线上也可能有两个四：三子、空、一子、空、三子。</translation>
    </message>
    <message>
        <source>Double three (3-3)</source>
        <translation>三三（双三）</translation>
    </message>
    <message>
        <source>Renju: one stone makes two or more threes. A three is a row that one more stone turns into an open four: four unbroken stones that can become exactly five at both ends. It counts only if that stone is not forbidden and does not make five.</source>
        <translation>连珠：一手同时形成两个或更多的活三。再下一子能成活四即为活三；活四是相连的四子，两端都能恰好成五。那一子若是禁手或直接成五，则不算活三。</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手点</translation>
    </message>
    <message>
        <source>In renju a cross marks each point that is forbidden for Black now. Point at one to see why. The View menu hides the crosses.</source>
        <translation>连珠中，叉号标出黑方此刻的禁手点。把鼠标停在上面可看到原因。可在“视图”菜单中隐藏。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Ctrl+I circles a good move and gives the reason in the status bar: what it makes, what it stops or what the opponent threatens. The moves of a forced win are numbered on the board.</source>
        <translation>按 Ctrl+I 圈出一步好棋，并在状态栏说明理由：它形成什么、挡住什么，或对方有什么威胁。有必胜手段时，棋盘上用数字标出着法的次序。</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>With View ▸ Threats, a diamond marks a point where a side can make five, a triangle one where it can make an open four or two fours. Black&apos;s marks are dark, White&apos;s are light. The moves of a win by fours of the side to move are numbered. Point at a mark to read what it means. Players in a network game have neither hints nor marks.</source>
        <translation>在“视图”菜单中打开“威胁”后，菱形标出可成五的点，三角标出可成活四或四四的点；黑方的标记是深色，白方的是浅色。轮到的一方若能连续冲四取胜，着法用数字标出。把指针停在标记上可看到含义。联网对局的双方没有提示，也没有这些标记。</translation>
    </message>
    <message>
        <source>Pro, long pro</source>
        <translation>Pro 开局、Long pro 开局</translation>
    </message>
    <message>
        <source>Opening rules that reduce Black&apos;s advantage: Black&apos;s first stone goes in the centre and Black&apos;s second stone outside the central 5 × 5 square, with long pro outside 7 × 7.</source>
        <translation>削弱黑方先手优势的开局规则：第一子下天元，黑方第二子须在中央 5 × 5 之外；Long pro 须在 7 × 7 之外。</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap 交换</translation>
    </message>
    <message>
        <source>An opening rule: one player places three stones, black, white and black; the other chooses a colour. White moves next.</source>
        <translation>一种开局规则：一方放黑、白、黑三子，另一方选颜色。下一手轮到白方。</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>Swap2 交换</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Shows the previous move, Page Down the next one; with Ctrl the first or the latest position. The list of moves does the same.</source>
        <translation>查看上一手，Page Down 查看下一手；加 Ctrl 跳到起始或最新局面。也可点击着法列表。</translation>
    </message>
    <message>
        <source>Ctrl+I marks a good move and shows in the status bar by how many discs it wins or loses and what the next best move costs.</source>
        <translation>Ctrl+I 标出一步好棋，并在状态栏说明预计赢或输多少子，以及改走次佳着法少多少子。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A shows a value on each legal move: by how many discs you will be ahead (+, the mark points up) or behind (−, it points down). The best move is filled. A bold whole number with a double underline is exact.</source>
        <translation>Ctrl+Shift+A 在每个可落子的格上标出数值：预计终局领先（+，标记尖朝上）或落后（−，尖朝下）的子数。最佳着法的标记为实心。没有小数、粗体并带双下划线的数值是精确的，不会再变。</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <translation>分析整局</translation>
    </message>
    <message>
        <source>F7 analyses every position of the game and draws a graph: Black&apos;s lead goes up, White&apos;s down, exact values are thick. Triangles mark the biggest mistakes: Black&apos;s are dark and point down, White&apos;s are light and point up. They are also listed below. Click one, or use the arrow keys, to see the position. In a network game this is available after the game.</source>
        <translation>F7 逐一分析本局的每个局面并画出走势图：黑方领先向上，白方领先向下，精确的部分画粗线。三角形标出最大的失误，黑方的为深色、尖朝下，白方的为浅色、尖朝上，并在下方列出。点击或按方向键可查看该局面。联网对局在结束后才能使用。</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>One board without a clock. When there are no more moves, the program tells you, and you can shuffle the remaining tiles.</source>
        <translation>一个棋盘，不计时。没有可消的牌时程序会提示，你可以洗牌。</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>闯关</translation>
    </message>
    <message>
        <source>The same board for everyone on one day, without a clock.</source>
        <translation>同一天所有人玩同一个棋盘，不计时。</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>无尽</translation>
    </message>
    <message>
        <source>Board after board without a clock. Hints and shuffles are limited as in the campaign.</source>
        <translation>一个棋盘接一个棋盘，不计时；提示和洗牌次数与闯关相同。</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>双人</translation>
    </message>
    <message>
        <source>Two players take turns on one board. Whoever removes a pair scores its points, and the turn ends; it also ends after two matching tiles that cannot be connected. There are no combos and no high scores.</source>
        <translation>两人在同一个棋盘上轮流。谁消去一对谁得分，然后换人；选了两张连不上的相同牌也换人。没有连击，也不上高分榜。</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>移动方式</translation>
    </message>
    <message>
        <source>When a pair is removed, the other tiles stay or move in one of twelve ways; with some of them, each half of the board moves on its own. Tiles never move past a hole in the board.</source>
        <translation>消去一对后，其余的牌不动，或按十二种方式之一移动；名称里分成两半的，两半各自移动。牌不会越过棋盘上的空洞。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>牌局编号</translation>
    </message>
    <message>
        <source>Every deal can be cleared and has a number that gives the same board on every computer. Copy it from the high scores, and type or paste it when you choose a mode.</source>
        <translation>每个牌局都有解，并有一个编号，在任何电脑上都给出同样的棋盘：可从高分榜复制，在选择玩法时输入或粘贴。</translation>
    </message>
    <message>
        <source>Hides the board and stops the clock until you continue. So does leaving the window, unless a setting says otherwise.</source>
        <translation>遮住棋盘并停止计时，直到你继续。离开窗口时也会暂停，可在设置中关闭。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Chooses mode and board, or a deal by its number.</source>
        <translation>选择玩法和棋盘，或输入牌局编号。</translation>
    </message>
    <message>
        <source>Shows the high scores.</source>
        <translation>显示高分榜。</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>After two matching tiles did not connect: shows what blocks the path between them.</source>
        <translation>两张相同的牌连不上时，显示它们之间挡路的牌。</translation>
    </message>
    <message>
        <source>While held, circles all tiles that match the one under the pointer.</source>
        <translation>按住时，圈出与指针下的牌相同的所有牌。</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>Tiles with pictures. A setting chooses pictures, high contrast, mahjong tiles, symbols, emoji or your own pictures from a folder.</source>
        <translation>图案牌；样式可在设置中选择：图画、高对比度、麻将、符号、表情符号，或我的图片。</translation>
    </message>
    <message>
        <source>Moves the cursor to the next tile that matches the selected one, or the one under the cursor; Ctrl+Left to the previous one.</source>
        <translation>把光标移到下一张与已选的牌（或光标处的牌）相同的牌；Ctrl+← 移到上一张。</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Shows one way to clear the board, pair by pair. A click or Ctrl+D stops it; your game stays as it was. It counts as a hint.</source>
        <translation>逐对演示一种解法；单击或按 Ctrl+D 停止，对局保持原样。算作一次提示。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Plays the moves of a record, and stops.</source>
        <translation>逐手播放棋谱，再按则停止。</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>Marks a point or square of a record, as do Alt+2 to Alt+6; Alt+0 removes the mark. The right button and the menu key open a list of marks.</source>
        <translation>标记棋谱中的一格，Alt+2 到 Alt+6 同理；Alt+0 取消标记。鼠标右键和菜单键打开标记列表。</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Opens games from a file. You can also drop a file on the window. Ctrl+S saves the game, Ctrl+C copies its moves, and Ctrl+V opens a game from the clipboard.</source>
        <translation>从文件打开对局；也可以把文件拖到窗口上。Ctrl+S 保存显示的对局，Ctrl+C 复制着法，Ctrl+V 打开在别处复制的对局。</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Shows the history. Ctrl+T shows the statistics.</source>
        <translation>显示对局历史；Ctrl+T 显示统计。</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>Opens the book. Shift+F3 opens the puzzles.</source>
        <translation>打开棋书；Shift+F3 打开题目。</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+方向键</translation>
    </message>
    <message>
        <source>Step through a record: right and left to the next and previous move, up and down to the previous and next variation.</source>
        <translation>浏览棋谱：→ 下一手，← 上一手，↑ 上一个变化，↓ 下一个变化。</translation>
    </message>
    <message>
        <source>Starts another game with the same settings. Ctrl+Shift+N chooses opponent, level, rules and clock.</source>
        <translation>按同样的设置再开一局。Ctrl+Shift+N 选择对手、级别、规则和计时。</translation>
    </message>
    <message>
        <source>One board with four seconds per pair, and at least forty seconds, which begin with your first selection. Each whole second left at the end scores 2 points.</source>
        <translation>一个棋盘，每对牌四秒，总共不少于四十秒，从第一次选牌时开始计时。结束时每剩一整秒得 2 分。</translation>
    </message>
    <message>
        <source>Selects a tile, or connects it with the selected one. Another click on the selected tile or Esc deselects it.</source>
        <translation>选中一张牌，或与已选中的牌相连；再点已选中的牌或按 Esc 则取消。</translation>
    </message>
    <message>
        <source>New game lets you choose the level and who plays black; rock, paper, scissors can decide it. Undo also takes back the computer&apos;s reply, so that you are to move again.</source>
        <translation>新开局时选择电脑级别和谁执黑，也可以猜拳决定。悔棋会退到你的上一手之前。</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Opens and closes the preferences.</source>
        <translation>打开或关闭首选项。</translation>
    </message>
    <message>
        <source>A click on an occupied point, outside the board or when it is not your turn places nothing. The program can make a sound, shake the board and give the reason in the status bar.</source>
        <translation>点击已有棋子的交叉点或棋盘外，或没轮到你就点击，只会响一声、抖一下棋盘，并在状态栏说明原因。</translation>
    </message>
    <message>
        <source>A click on a square where no disc would be flipped, on an occupied square, outside the board or when it is not your turn places nothing. The program can make a sound, shake the board and give the reason in the status bar.</source>
        <translation>点击翻不了棋子的格子、已有棋子的格子或棋盘外，或没轮到你就点击，只会响一声、抖一下棋盘，并在状态栏说明原因。</translation>
    </message>
    <message>
        <source>A straight path scores 30 points, one corner 20, two corners 10. The next pair within four seconds scores double, the one after it triple, up to five times. A hint costs 15 points, an undo 10 and the points of the pair, a shuffle 40, even below zero. Games with such help are listed with a mark.</source>
        <translation>直线相连的一对得 30 分，拐一个弯得 20 分，拐两个弯得 10 分。四秒内消去的下一对得双倍，再下一对三倍，最多五倍。提示扣 15 分，撤销扣 10 分并扣回那一对的得分，洗牌扣 40 分，可以扣到零分以下；用过这些辅助的对局也会上高分榜，并加标记。</translation>
    </message>
    <message>
        <source>Accept or decline your opponent&apos;s request, or a guest who wants to join.</source>
        <translation>同意或拒绝对手的请求，或想加入的玩家。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Tries moves for both sides on the board without changing the game. Afterwards you can keep them in its record. Not in your own network games.</source>
        <translation>替双方在棋盘上试下，不影响对局；之后可以把着法存入棋谱。自己的联网对局中不可用。</translation>
    </message>
    <message>
        <source>As swap, but the other player may instead place a white and a black stone, and the first player then chooses a colour. Stones are taken back until the choice; on the network these openings allow no takebacks.</source>
        <translation>与 Swap 交换相同，但另一方也可以再放白、黑各一子，然后由先放的一方选颜色。选颜色之前可以悔棋；局域网对局在这些开局中不能悔棋。</translation>
    </message>
    <message>
        <source>Analyses the game, or the selected games of the history. Shift+F7 shows its turning points as pages of the book.</source>
        <translation>分析整局，或历史记录中选中的对局；Shift+F7 把决定胜负的几手做成棋书的一章。</translation>
    </message>
    <message>
        <source>Restarts the game. Against another person it asks first.</source>
        <translation>重新开始本局。与他人对弈时先询问对方。</translation>
    </message>
    <message>
        <source>Level after level against the clock, each with a different gravity. You start with three hints and three shuffles; each level adds one of both. A completed level has a star, another if you used no help, and another if half of the time was left. You can begin at any level you have reached. Only completed levels count in the high scores.</source>
        <translation>一关接一关，限时进行，每关移动方式不同。开始时提示和洗牌各三次，每过一关各增加一次。过关得一颗星，未用辅助再得一颗，剩余时间不少于一半再得一颗。可以从已到达的任意一关开始。只有已过的关计入高分榜。</translation>
    </message>
    <message>
        <source>When neither side can move or the board is full, the side with more discs wins. Squares that stay empty count for the winner.</source>
        <translation>双方都无棋可下或棋盘下满时，棋子多的一方获胜。剩下的空格算胜方的。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Shows what was played from here in the games of the history, and the list of moves again. Not in network games.</source>
        <translation>显示对局历史中从这里走过的着法，再按一次回到着法列表；联网对局中不可用。</translation>
    </message>
    <message>
        <source>Today&apos;s deal</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Alt+Backspace</source>
        <translation>Alt+Backspace</translation>
    </message>
    <message>
        <source>Goes back from a variation of a record to the main line.</source>
        <translation>从棋谱的变化回到主线。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Tells a screen reader where the tiles are that match the selected one, or the one under the cursor.</source>
        <translation>让读屏软件读出与选中的牌（没有选中时为光标处的牌）相同的牌在哪里。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+PgDown</source>
        <translation>Ctrl+Shift+PgDown</translation>
    </message>
    <message>
        <source>Asks for a hint, which costs the same as by Ctrl+I. While a hint is shown, this moves the cursor between its tiles.</source>
        <translation>求提示，代价与 Ctrl+I 相同。提示显示期间，光标在提示的两张牌之间移动。</translation>
    </message>
    <message>
        <source>Tells a screen reader the next stone of each side in the eight directions from the cursor.</source>
        <translation>让读屏软件读出光标八个方向上双方最近的棋子。</translation>
    </message>
    <message>
        <source>Tells a screen reader what a move at the cursor would turn.</source>
        <translation>让读屏软件读出下在光标处会翻转哪些子。</translation>
    </message>
    <message>
        <source>Moves the cursor to the next legal move and tells a screen reader what it would turn; Ctrl+Shift+PgUp to the previous one.</source>
        <translation>光标移到下一个可以落子的格，并让读屏软件读出会翻转哪些子；Ctrl+Shift+PgUp 移到上一个。</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y</source>
        <translation>Ctrl+Shift+Y</translation>
    </message>
    <message>
        <source>Tells a screen reader the last announcement again; once more, the one before it.</source>
        <translation>让读屏软件重读上一句；再按一次，读更早的一句。</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>对战</translation>
    </message>
    <message>
        <source>You and the computer, or a friend on the network, have the same deal, each on a board of your own, and see each other&apos;s board small beside it. In a race the first to clear the board wins; ends no further apart than a tenth of a second are a draw. By points, the most points within a fixed time win, and a cleared board is dealt again. A hint costs seconds in which you can take no pair; a board without a pair is shuffled, which costs seconds too.</source>
        <translation>你与电脑或网络上的朋友用同一副牌，各自在自己的牌面上消，旁边可看到对方的小牌面。竞速时先消完者胜，相差不到十分之一秒算平局。计分时在规定时间内得分多者胜，消完的牌面重新发牌。用提示要罚时，罚时内不能消牌；没有可消的牌时自动洗牌，也要罚时。</translation>
    </message>
    <message>
        <source>Tells a screen reader the position: whose turn it is, counts, last move, clocks, pieces and the marked threats; in link-match tiles, points and time. Shift+F5 tells only the clocks, and in a duel who is ahead.</source>
        <translation>让读屏软件读出局面：轮到谁、子数、最后一手、棋钟、棋子位置和标出的威胁；连连看则为剩余牌数、得分和时间。Shift+F5 只读棋钟，对战中还读谁领先。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RulesPage</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>规则与帮助</translation>
    </message>
    <message>
        <source>&amp;Close (F2)</source>
        <translation>关闭(&amp;C) (F2)</translation>
    </message>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
</context>
<context>
    <name>qipan::ui::SpectatorsLabel</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n 人观战</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::Statistics</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Guest (no name)</source>
        <translation>访客（未设名字）</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>无名</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>Unknown rule</source>
        <translation>规则不明</translation>
    </message>
    <message>
        <source>Black (moves first)</source>
        <translation>执黑（先手）</translation>
    </message>
    <message>
        <source>White</source>
        <translation>执白</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost: score %4</source>
        <translation>胜 %1，和 %2，负 %3：得分率 %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s)</source>
        <translation>
            <numerusform>%Ln 连胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draw(s)</source>
        <translation>
            <numerusform>%Ln 连和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loss(es)</source>
        <translation>
            <numerusform>%Ln 连败</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln game(s) against the computer.</source>
        <translation>
            <numerusform>与电脑对局 %Ln 局，等级分 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Closest level: %1.</source>
        <translation>最接近的是 %1 级。</translation>
    </message>
    <message>
        <source>No rated games in this period.</source>
        <translation>这段时间没有计入等级分的对局。</translation>
    </message>
    <message>
        <source>From %1 on %2 to %3 on %4; lowest %5 on %6, highest %7 on %8.</source>
        <translation>%2 为 %1，%4 为 %3；最低 %5（%6），最高 %7（%8）。</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <translation>
            <numerusform>%1：%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No games in this period.</source>
        <translation>这段时间没有对局。</translation>
    </message>
    <message numerus="yes">
        <source>Most active: %1 (%Ln game(s)).</source>
        <translation>
            <numerusform>对局最多的是 %1（%Ln 局）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 games before %2 do not count; they stay in the history.</source>
        <translation>%2 以前的%1不计入统计，但仍保留在对局历史中。</translation>
    </message>
    <message numerus="yes">
        <source>Too few games for a rating yet: %Ln against the computer.</source>
        <translation>
            <numerusform>与电脑的对局还太少（%Ln 局），暂无等级分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (older version)</source>
        <extracomment>A level of the computer as it was before it was made weaker or stronger: &quot;Level 2 (older version)&quot;.</extracomment>
        <translation>%1（旧版本）</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家二</translation>
    </message>
</context>
<context>
    <name>qipan::ui::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计……</translation>
    </message>
    <message>
        <source>No finished games of %1 yet.</source>
        <translation>%1 暂无对局可统计。下完一局就会计入这里。</translation>
    </message>
    <message>
        <source>%1 played no games in this period.</source>
        <translation>这段时间 %1 没有对局。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Overall score</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>当前连续战绩</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Link-match games</source>
        <translation>连连看局数</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Rating in %1</source>
        <translation>%1等级分</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>± (two deviations)</source>
        <translation>±（两倍标准差）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>按对手</translation>
    </message>
    <message numerus="yes">
        <source>The table shows %Ln more.</source>
        <translation>
            <numerusform>表格中还有 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour or rule</source>
        <translation>执色或规则</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>By colour and rule</source>
        <translation>按执色和规则</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>对局时间</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Link-match</source>
        <translation>连连看</translation>
    </message>
    <message>
        <source>Best scores come from the high scores, best times from single-board games without help.</source>
        <translation>最高分取自高分榜；最短用时取自高分榜中未用辅助的单棋盘对局。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最高分</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>最短用时</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>&amp;Reset statistics…</source>
        <translation>重置统计(&amp;R)…</translation>
    </message>
    <message>
        <source>Und&amp;o reset</source>
        <translation>撤销重置(&amp;O)</translation>
    </message>
    <message>
        <source>Average moves per game</source>
        <translation>平均每局手数</translation>
    </message>
    <message>
        <source>Average time per game</source>
        <translation>平均每局用时</translation>
    </message>
    <message>
        <source>Board games</source>
        <translation>棋类对局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported game(s) do not count: nobody played them here.</source>
        <translation>
            <numerusform>%Ln 局导入的对局不计入：并非在此对弈。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games do not count, and unfinished games are neither won nor lost. The rating is Glicko-2 with one period a day. It counts games against the computer that were played here from the start; it compares you with the computer&apos;s levels, not with other players. Games with a takeback or with help (a hint, an analysis, the opening explorer, moves tried on the clock) are not rated. The band in the graph and the number after ± are two deviations: your strength is within them with a probability of about 95 %.</source>
        <translation>不计已删除的对局；未完成的对局不算胜负。等级分采用 Glicko-2，每天为一个周期，只计在本机从头开始与电脑下的对局，反映你在电脑各级别中的位置，与其他玩家无关。悔过棋或用过辅助（提示、分析、开局浏览、计时对局中试走）的对局不计等级分。图中的色带和 ± 后的数字为两倍标准差：真实棋力约有 95% 的可能在此范围内。</translation>
    </message>
    <message>
        <source>Duels won</source>
        <translation>对战胜局</translation>
    </message>
    <message>
        <source>Score in duels</source>
        <translation>对战得分率</translation>
    </message>
    <message>
        <source>Rating in duels of link-match</source>
        <translation>连连看对战等级分</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Pairs per minute</source>
        <translation>每分钟对数</translation>
    </message>
    <message>
        <source>Duels of link-match</source>
        <translation>连连看对战</translation>
    </message>
    <message>
        <source>The table shows how many pairs you took a minute.</source>
        <translation>表格中有你每分钟消除的对数。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::StepBar</name>
    <message>
        <source>Step %1: solved</source>
        <translation>第 %1 步：已完成</translation>
    </message>
    <message>
        <source>Step %1: skipped</source>
        <translation>第 %1 步：已跳过</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation>局域网上的棋桌</translation>
    </message>
    <message>
        <source>Looking for tables on your network…
If your friend&apos;s table does not appear: both computers must be on the same network, and a firewall must let the program through. You can also enter the address below.</source>
        <translation>正在局域网上查找棋桌……
如果看不到朋友的棋桌：两台电脑须在同一网络内，防火墙也须允许本程序通信。你也可以在下面输入地址。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TextBlock</name>
    <message>
        <source>Text</source>
        <translation>正文</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Texts</name>
    <message>
        <source>Link-match</source>
        <translation>连连看</translation>
    </message>
    <message>
        <source>Connect matching tiles</source>
        <translation>相同图案连一连</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五子连成一线</translation>
    </message>
    <message>
        <source>Reversi</source>
        <translation>黑白棋</translation>
    </message>
    <message>
        <source>Bracket and flip</source>
        <translation>夹住对方就翻转</translation>
    </message>
    <message>
        <source>Freestyle: five or more</source>
        <translation>自由规则：五子以上</translation>
    </message>
    <message>
        <source>Standard: exactly five</source>
        <translation>标准规则：恰好五子</translation>
    </message>
    <message>
        <source>Renju: forbidden points for Black</source>
        <translation>连珠规则：黑方有禁手</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>电脑（%1 级）</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>电脑（全力）</translation>
    </message>
    <message>
        <source>None: Black starts anywhere</source>
        <translation>无：黑方自由开局</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Pro: Black&apos;s second stone outside 5 × 5</source>
        <translation>Pro 开局：黑方第二子在 5 × 5 之外</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro 开局</translation>
    </message>
    <message>
        <source>Long pro: Black&apos;s second stone outside 7 × 7</source>
        <translation>Long pro 开局：黑方第二子在 7 × 7 之外</translation>
    </message>
    <message>
        <source>Long pro</source>
        <translation>Long pro 开局</translation>
    </message>
    <message>
        <source>Swap: three stones, then a colour</source>
        <translation>Swap 交换：放三子，再选颜色</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap 交换</translation>
    </message>
    <message>
        <source>Swap2: three stones, then a colour or two more</source>
        <translation>Swap2 交换：放三子，再选颜色或加两子</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>Swap2 交换</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>自由规则</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠规则</translation>
    </message>
    <message>
        <source>Qipan</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>%1 级</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TileSet</name>
    <message>
        <source>circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>star</source>
        <translation>五角星</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>心形</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>月牙</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>水滴</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>四叶草</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>red solid %1</source>
        <translation>红色实心%1</translation>
    </message>
    <message>
        <source>green outlined %1</source>
        <translation>绿色空心%1</translation>
    </message>
    <message>
        <source>blue striped %1</source>
        <translation>蓝色条纹%1</translation>
    </message>
    <message>
        <source>%1 of dots</source>
        <translation>%1筒</translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <translation>%1条</translation>
    </message>
    <message>
        <source>%1 of characters</source>
        <translation>%1万</translation>
    </message>
    <message>
        <source>east wind</source>
        <translation>东风</translation>
    </message>
    <message>
        <source>south wind</source>
        <translation>南风</translation>
    </message>
    <message>
        <source>west wind</source>
        <translation>西风</translation>
    </message>
    <message>
        <source>north wind</source>
        <translation>北风</translation>
    </message>
    <message>
        <source>red dragon</source>
        <translation>红中</translation>
    </message>
    <message>
        <source>green dragon</source>
        <translation>发财</translation>
    </message>
    <message>
        <source>white dragon</source>
        <translation>白板</translation>
    </message>
    <message>
        <source>plum blossom</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>orchid</source>
        <translation>兰花</translation>
    </message>
    <message>
        <source>chrysanthemum</source>
        <translation>菊花</translation>
    </message>
    <message>
        <source>bamboo leaves</source>
        <translation>竹子</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>春</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>夏</translation>
    </message>
    <message>
        <source>autumn</source>
        <translation>秋</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>冬</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>闪电</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>苹果</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>香蕉</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>樱桃</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>葡萄</translation>
    </message>
    <message>
        <source>car</source>
        <translation>汽车</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>house</source>
        <translation>房子</translation>
    </message>
    <message>
        <source>sunflower</source>
        <translation>向日葵</translation>
    </message>
    <message>
        <source>watermelon</source>
        <translation>西瓜</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>雨伞</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>冷杉树</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>猫头鹰</translation>
    </message>
    <message>
        <source>key</source>
        <translation>钥匙</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation>菠萝</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>船锚</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>兔子</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>灯笼</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>蜗牛</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>郁金香</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>青蛙</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>胡萝卜</translation>
    </message>
    <message>
        <source>sailboat</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>蘑菇</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>企鹅</translation>
    </message>
    <message>
        <source>present</source>
        <translation>礼物</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>螃蟹</translation>
    </message>
    <message>
        <source>teacup</source>
        <translation>茶杯</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>乌龟</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>铃铛</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>鲸鱼</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>仙人掌</translation>
    </message>
    <message>
        <source>doughnut</source>
        <translation>甜甜圈</translation>
    </message>
    <message>
        <source>ice cream</source>
        <translation>冰淇淋</translation>
    </message>
    <message>
        <source>balloon</source>
        <translation>气球</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>瓢虫</translation>
    </message>
    <message>
        <source>light bulb</source>
        <translation>灯泡</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TurnBoardView</name>
    <message>
        <source>Black plays %1</source>
        <translation>黑方落子 %1</translation>
    </message>
    <message>
        <source>White plays %1</source>
        <translation>白方落子 %1</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>黑方停一手</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白方停一手</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>%1, winning row</source>
        <translation>%1，连成五子</translation>
    </message>
    <message>
        <source>%1, last move</source>
        <translation>%1，最后一手</translation>
    </message>
    <message>
        <source>%1, hint</source>
        <translation>%1，提示</translation>
    </message>
    <message>
        <source>forbidden for Black: overline</source>
        <translation>黑方禁手：长连</translation>
    </message>
    <message>
        <source>forbidden for Black: double four (4-4)</source>
        <translation>黑方禁手：四四</translation>
    </message>
    <message>
        <source>forbidden for Black: double three (3-3)</source>
        <translation>黑方禁手：三三</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The content of a cell and a note on it: &quot;empty, forbidden for Black: overline&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A cell and the meaning of its marks: &quot;H8: forbidden for Black: overline&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Black can make five</source>
        <translation>黑方可成五</translation>
    </message>
    <message>
        <source>White can make five</source>
        <translation>白方可成五</translation>
    </message>
    <message>
        <source>Black can make an open four or two fours</source>
        <translation>黑方可成活四或四四</translation>
    </message>
    <message>
        <source>White can make an open four or two fours</source>
        <translation>白方可成活四或四四</translation>
    </message>
    <message>
        <source>%1, move %2 of the line</source>
        <translation>%1，变化中的第 %2 手</translation>
    </message>
    <message>
        <source>analysis: %1</source>
        <extracomment>The analysis of a move on this cell: &quot;analysis: 62 %&quot;, &quot;analysis: best, 4 discs ahead, exact&quot;.</extracomment>
        <translation>分析：%1</translation>
    </message>
    <message>
        <source>marked with a triangle</source>
        <translation>标有三角</translation>
    </message>
    <message>
        <source>marked with a square</source>
        <translation>标有方块</translation>
    </message>
    <message>
        <source>marked with a circle</source>
        <translation>标有圆圈</translation>
    </message>
    <message>
        <source>marked with a cross</source>
        <translation>标有叉</translation>
    </message>
    <message>
        <source>marked %1</source>
        <translation>标有 %1</translation>
    </message>
    <message>
        <source>the main line continues here</source>
        <translation>主线在此继续</translation>
    </message>
    <message>
        <source>a variation continues here</source>
        <translation>变化在此继续</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>回到开局</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>回到 %1</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>最后一手：%1</translation>
    </message>
    <message>
        <source>The game is over: a draw.</source>
        <translation>对局已结束，和棋。</translation>
    </message>
    <message>
        <source>The game is over: Black has won.</source>
        <translation>对局已结束，黑方胜。</translation>
    </message>
    <message>
        <source>The game is over: White has won.</source>
        <translation>对局已结束，白方胜。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>轮到黑方。</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>轮到白方。</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>最后一手：黑 %1。</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>最后一手：白 %1。</translation>
    </message>
    <message>
        <source>Black had to pass.</source>
        <translation>黑方停一手。</translation>
    </message>
    <message>
        <source>White had to pass.</source>
        <translation>白方停一手。</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <extracomment>The cells with black pieces: &quot;Black: G8, H8.&quot;</extracomment>
        <translation>黑子：%1。</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>白子：%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A threat and where it is: &quot;Black can make five: H8, H13.&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Black can force a win: %1.</source>
        <translation>黑方有必胜着法：%1。</translation>
    </message>
    <message>
        <source>White can force a win: %1.</source>
        <translation>白方有必胜着法：%1。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TurnDiagram</name>
    <message>
        <source>Your line</source>
        <translation>自己的变化</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>Progress in a diagram of the book: &quot;Move 2 of 5&quot;.</extracomment>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>黑：%1。</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>白：%1。</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <translation>着法：%1。</translation>
    </message>
    <message>
        <source>Marked: %1.</source>
        <translation>标记：%1。</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>轮到黑方。</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>轮到白方。</translation>
    </message>
    <message>
        <source>Triangles: %1.</source>
        <translation>三角：%1。</translation>
    </message>
    <message>
        <source>Squares: %1.</source>
        <translation>方块：%1。</translation>
    </message>
    <message>
        <source>Circles: %1.</source>
        <translation>圆圈：%1。</translation>
    </message>
    <message>
        <source>Crosses: %1.</source>
        <translation>叉：%1。</translation>
    </message>
    <message>
        <source>Rule: %1.</source>
        <translation>规则：%1。</translation>
    </message>
    <message>
        <source>Board size: %1 lines.</source>
        <translation>%1 路棋盘。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TurnPuzzleBoard</name>
    <message>
        <source>Choose one of the lettered points.</source>
        <translation>请在标有字母的点中选择。</translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <extracomment>The letters that are left: &quot;It is one of A, C, D.&quot;</extracomment>
        <translation>答案是 %1 中的一个。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A letter on the board and its cell: &quot;D (H8)&quot;.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is forbidden: an overline, six or more in a row.</source>
        <translation>%1 是禁手：长连，六子或更多连成一线。</translation>
    </message>
    <message>
        <source>%1 is forbidden: a double four, two fours at once.</source>
        <translation>%1 是禁手：四四，一子同时成两个四。</translation>
    </message>
    <message>
        <source>%1 is forbidden: a double three, two open threes at once.</source>
        <translation>%1 是禁手：三三，一子同时成两个活三。</translation>
    </message>
    <message>
        <source>%1 is allowed: Black makes no double three, double four or overline there.</source>
        <translation>%1 不是禁手：黑方在那里不成三三、四四或长连。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Columns or rows of a board: &quot;C to G&quot;.</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The move is in the marked area: columns %1, rows %2.</source>
        <extracomment>Columns and rows in which the move is: &quot;columns C to G, rows 5 to 9&quot;.</extracomment>
        <translation>正确的一步在标出的范围内：第 %1 列，第 %2 行。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TwoBoards</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A player of a duel, and the pairs or points so far: &quot;Ann: 12 pairs&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>The name of a board for screen readers; %1 is a player.</extracomment>
        <translation>%1的棋盘</translation>
    </message>
</context>
</TS>
