<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loses</source>
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
        <translation>深度 %1 · 每秒 %L2 千节点</translation>
    </message>
    <message>
        <source>%1 exact</source>
        <extracomment>A value in discs that nothing can change: &quot;+4 exact&quot;.</extracomment>
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
        <extracomment>The best move and what it is worth: &quot;best, 4 discs ahead, exact&quot;.</extracomment>
        <translation>最佳，%1</translation>
    </message>
</context>
<context>
    <name>BrokenFiles</name>
    <message>
        <source>%1; %2</source>
        <extracomment>Files of one&apos;s own that are broken, one behind the other.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 … and %n more</source>
        <extracomment>Behind the first files that are broken.</extracomment>
        <translation>
            <numerusform>%1……另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <extracomment>What is wrong in a file of one&apos;s own, the reason always in English: &quot;line 3 (no title)&quot;.</extracomment>
        <translation>第 %1 行（%2）</translation>
    </message>
    <message>
        <source>it has no puzzle</source>
        <translation>里面没有题目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A file of one&apos;s own that is broken, and what is wrong: &quot;mine.md: line 3 (no title)&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your own files</source>
        <translation>你自己的文件</translation>
    </message>
    <message>
        <source>Not all of your own files can be shown whole.</source>
        <translation>你自己的文件并非都能完整显示。</translation>
    </message>
    <message>
        <source>What is wrong in these files. The reasons in brackets are English, as the format is.</source>
        <translation>这些文件的问题。括号里的原因是英文，与文件格式一致。</translation>
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
        <source>its puzzles are more than there is room for</source>
        <translation>题目总数太多，这个文件的题目未载入</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>是指向别的文件的链接</translation>
    </message>
    <message numerus="yes">
        <source>only the first %n file(s) are read</source>
        <translation>
            <numerusform>只读取前 %n 个文件</numerusform>
        </translation>
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
        <translation>join 后面要写棋桌的地址。</translation>
    </message>
    <message>
        <source>there is no “%1” to open.</source>
        <translation>没有可打开的“%1”。</translation>
    </message>
    <message>
        <source>“%1” is one word too many.</source>
        <translation>“%1”是多余的参数。</translation>
    </message>
    <message>
        <source>a name has 1 to %1 characters.</source>
        <translation>名字长 1 至 %1 个字符。</translation>
    </message>
    <message>
        <source>a seat is human or computer, not “%1”.</source>
        <translation>--seat 只能是 human 或 computer，不能是“%1”。</translation>
    </message>
    <message>
        <source>--seat computer needs a game for two.</source>
        <translation>--seat computer 只用于双人棋类。</translation>
    </message>
    <message>
        <source>--data-dir needs a folder.</source>
        <translation>--data-dir 后面要写文件夹。</translation>
    </message>
    <message>
        <source>the languages are en and zh_CN, not “%1”.</source>
        <translation>语言只有 en 和 zh_CN，没有“%1”。</translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation>--%1 是 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>link-match cannot be played on the LAN.</source>
        <translation>连连看不能在局域网上玩。</translation>
    </message>
    <message>
        <source>--first is host, guest or throw, not “%1”.</source>
        <translation>--first 只能是 host、guest 或 throw，不能是“%1”。</translation>
    </message>
    <message>
        <source>--clock is SECONDS+INCREMENT, from 10+0 to 36000+600.</source>
        <translation>--clock 写作 秒数+每手加秒，从 10+0 到 36000+600。</translation>
    </message>
    <message>
        <source>a passcode has 1 to %1 characters.</source>
        <translation>口令长 1 至 %1 个字符。</translation>
    </message>
    <message>
        <source>there is one word too many. A passcode with spaces needs quotation marks.</source>
        <translation>多了一个参数。含空格的口令要加引号。</translation>
    </message>
    <message>
        <source>%1 has no rule “%2”.</source>
        <translation>%1 没有“%2”这种规则。</translation>
    </message>
    <message>
        <source>%1 by the rule “%2” is not played on size %3; there is: %4.</source>
        <translation>按“%2”规则的%1没有 %3 这种大小；可选：%4。</translation>
    </message>
    <message>
        <source>%1 has no opening “%2”; there is: %3.</source>
        <translation>%1没有“%2”这种开局；可选：%3。</translation>
    </message>
    <message>
        <source>Usage:
  qipan [link|gomoku|reversi]
      open the home page, or straight into a game
  qipan open FILE
      open a record: SGF, psq, lib, GGF, WTHOR, OBF, moves, link-match
  qipan host [GAME] [--port N] [--rule R] [--size N]
             [--opening free|pro|long-pro|swap|swap2]
             [--first host|guest|throw] [--clock SECONDS+INCREMENT]
             [--passcode P] [--accept-anyone] [--rounds N]
      open a table on the LAN and wait for a friend
  qipan join ADDRESS[:PORT] [--passcode P] [--watch] [--rounds N]
      sit down at a friend&apos;s table, or watch; an IPv6 address with a port is [ADDRESS]:PORT
  qipan find [--seconds N]
      list the tables on the LAN, one a line

Everywhere:
  --name NAME             your name, 1 to 32 characters
  --seat human|computer   who plays for you
  --level N               how strong the computer plays
  --data-dir DIR          keep settings and games in DIR; it is created
  --lang CODE             en or zh_CN
  --help, --version

A passcode can also stand in the environment variable QIPAN_PASSCODE, where
other users of this computer do not see it.
</source>
        <translation>用法：
  qipan [link|gomoku|reversi]
      打开主页，或直接进入一种游戏
  qipan open FILE
      打开棋谱：SGF、psq、lib、GGF、WTHOR、OBF、着法、连连看
  qipan host [GAME] [--port N] [--rule R] [--size N]
             [--opening free|pro|long-pro|swap|swap2]
             [--first host|guest|throw] [--clock SECONDS+INCREMENT]
             [--passcode P] [--accept-anyone] [--rounds N]
      在局域网上建桌，等朋友来
  qipan join ADDRESS[:PORT] [--passcode P] [--watch] [--rounds N]
      加入朋友的棋桌，或观战；带端口的 IPv6 地址写作 [ADDRESS]:PORT
  qipan find [--seconds N]
      列出局域网上的棋桌，每行一张

通用选项：
  --name NAME             你的名字，1 至 32 个字符
  --seat human|computer   由人还是由电脑来下
  --level N               电脑的级别
  --data-dir DIR          设置和对局存放在 DIR，没有就新建
  --lang CODE             en 或 zh_CN
  --help, --version

口令也可写在环境变量 QIPAN_PASSCODE 中，这样这台电脑的其他用户
看不到它。
</translation>
    </message>
    <message>
        <source>open needs a file.</source>
        <translation>open 需要一个文件。</translation>
    </message>
</context>
<context>
    <name>ExportWriter</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>FailureText</name>
    <message>
        <source>%1 cannot be started.</source>
        <translation>无法启动%1。</translation>
    </message>
    <message>
        <source>%1 cannot be started (%2).</source>
        <translation>无法启动%1（%2）。</translation>
    </message>
    <message>
        <source>%1 has ended unexpectedly.</source>
        <translation>%1意外退出了。</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1没有回应。</translation>
    </message>
    <message>
        <source>%1 writes without end.</source>
        <translation>%1不停地输出。</translation>
    </message>
    <message>
        <source>%1 takes too much memory.</source>
        <translation>%1占用内存过多。</translation>
    </message>
    <message>
        <source>%1 wants to play where it cannot (%2).</source>
        <translation>%1想下在不能下的地方（%2）。</translation>
    </message>
    <message>
        <source>%1 cannot play this.</source>
        <translation>%1不会下这种棋。</translation>
    </message>
    <message>
        <source>%1 cannot play this (“%2”).</source>
        <translation>%1不能这样下（“%2”）。</translation>
    </message>
    <message>
        <source>%1 does not speak the %2 protocol (“%3”).</source>
        <translation>%1不支持 %2 协议（“%3”）。</translation>
    </message>
</context>
<context>
    <name>FindCommand</name>
    <message>
        <source>qipan: the system does not allow looking for tables on the network.</source>
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
        <source>A good move is %1.</source>
        <translation>不妨下在 %1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A recommended move and what it is good for: &quot;H8: Makes a four and an open three.&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Moves one after the other: &quot;D9, E8&quot;.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, …</source>
        <extracomment>Moves with more to come: &quot;D9, E8, …&quot;.</extracomment>
        <translation>%1……</translation>
    </message>
    <message>
        <source>Makes five and wins.</source>
        <translation>连成五子，获胜。</translation>
    </message>
    <message>
        <source>The only point that stops the four.</source>
        <translation>唯一能挡住冲四的点。</translation>
    </message>
    <message>
        <source>Makes an open four.</source>
        <translation>形成活四。</translation>
    </message>
    <message>
        <source>Makes two fours.</source>
        <translation>形成双四。</translation>
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
        <translation>形成双活三。</translation>
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
        <translation>挡住双四。</translation>
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
        <translation>白方可在 %1 连成五子</translation>
    </message>
    <message>
        <source>Black can make five at %1</source>
        <translation>黑方可在 %1 连成五子</translation>
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
        <source>%1, %2: there is no other move.</source>
        <extracomment>A move and what it is worth in discs: &quot;D3, +3.5: there is no other move.&quot;</extracomment>
        <translation>%1，%2：没有别的着法。</translation>
    </message>
    <message>
        <source>%1, %2: %3 is as good.</source>
        <extracomment>As &quot;D3, +4 exact: E6 is as good.&quot;</extracomment>
        <translation>%1，%2：%3 同样好。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: the next best, %3, costs %n disc(s).</source>
        <extracomment>As &quot;D3, +4 exact: the next best, E6, costs 2 discs.&quot;</extracomment>
        <translation>
            <numerusform>%1，%2：次佳的 %3 会少 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: the next best, %3, costs about %4 discs.</source>
        <extracomment>As &quot;D3, +3.5: the next best, E6, costs about 1.5 discs.&quot;</extracomment>
        <translation>%1，%2：次佳的 %3 约少 %4 子。</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>The import was ended.</source>
        <translation>导入已中止。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) came into the history.</source>
        <translation>
            <numerusform>有 %Ln 局已加入历史。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were there already.</source>
        <translation>
            <numerusform>有 %Ln 局原已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read to the end.</source>
        <translation>
            <numerusform>有 %Ln 个文件未能读完。</numerusform>
        </translation>
    </message>
    <message>
        <source>There was more than can be imported at once: the rest was left out.</source>
        <translation>内容超出一次可导入的数量：其余未导入。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A file of an import, and a sentence on why it could not be read.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ImportReader</name>
    <message>
        <source>There is no game of link-match in it that can be replayed.</source>
        <translation>其中没有可以回放的连连看对局。</translation>
    </message>
</context>
<context>
    <name>MatchPresenter</name>
    <message>
        <source>thinking …</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>waits for an answer</source>
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
        <source>Black %1 · White %2 · %3/%4 · %5 · computer %6</source>
        <translation>黑方 %1 · 白方 %2 · 共 %3/%4 · %5 · 电脑：%6</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>the take-back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>the restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>another game</source>
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
        <source>The next game begins at once.</source>
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
        <source>A draw, as both agreed.</source>
        <translation>双方同意和棋。</translation>
    </message>
    <message>
        <source>A draw: the board is full.</source>
        <translation>和棋：棋盘已满。</translation>
    </message>
    <message>
        <source>A draw: %1 discs each.</source>
        <translation>和棋：双方各 %1 子。</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>和棋。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>%1五子连珠，获胜！</translation>
    </message>
    <message>
        <source>%1 wins: black played a forbidden point.</source>
        <translation>%1获胜：黑方走了禁手。</translation>
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
        <source>%1 would like to take the last move back.</source>
        <translation>%1 想悔一步棋。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 提议和棋。</translation>
    </message>
    <message>
        <source>%1 would like to start this game afresh.</source>
        <translation>%1 想重新开始本局。</translation>
    </message>
    <message>
        <source>%1 would like another game, colours swapped.</source>
        <translation>%1 想再来一局，双方互换黑白。</translation>
    </message>
    <message>
        <source>You asked to take a move back. Waiting for %1 …</source>
        <translation>你请求悔棋，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1 …</source>
        <translation>你提议和棋，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You asked to start afresh. Waiting for %1 …</source>
        <translation>你请求重新开始，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You asked for another game. Waiting for %1 …</source>
        <translation>你请求再来一局，正在等待 %1 答复……</translation>
    </message>
    <message>
        <source>You agreed to %1.</source>
        <translation>你同意了%1。</translation>
    </message>
    <message>
        <source>%1 agreed to %2.</source>
        <translation>%1 同意了%2。</translation>
    </message>
    <message>
        <source>The request for %1 crossed with a move and does not count.</source>
        <translation>请求%1时对方正好落子，这次请求作废。</translation>
    </message>
    <message>
        <source>Both asked at the same time: the host&apos;s request goes first.</source>
        <translation>双方同时提出请求，以主机一方的为先。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>%1 withdrew the request for %2.</source>
        <translation>%1 撤回了%2的请求。</translation>
    </message>
    <message>
        <source>You refused %1.</source>
        <translation>你拒绝了%1。</translation>
    </message>
    <message>
        <source>%1 refused %2.</source>
        <translation>%1 拒绝了%2。</translation>
    </message>
    <message>
        <source>It is not your turn: %1 is to move.</source>
        <translation>还没轮到你，现在轮到 %1。</translation>
    </message>
    <message>
        <source>The game is over. F1 starts another one.</source>
        <translation>对局已结束，按 F1 再来一局。</translation>
    </message>
    <message>
        <source>Your request waits for an answer first.</source>
        <translation>你的请求还没有得到答复。</translation>
    </message>
    <message>
        <source>Answer the other side&apos;s request first.</source>
        <translation>请先答复对方的请求。</translation>
    </message>
    <message>
        <source>That cell cannot be played.</source>
        <translation>这里不能落子。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1.</source>
        <translation>正在等待 %1 答复。</translation>
    </message>
    <message>
        <source>%1 waits for your answer: F8 agrees, F9 refuses.</source>
        <translation>%1 在等你答复：F8 同意，F9 拒绝。</translation>
    </message>
    <message>
        <source>%1 wins: black played an overline, which is forbidden.</source>
        <translation>%1 胜：黑方下出长连禁手。</translation>
    </message>
    <message>
        <source>%1 wins: black played a double four, which is forbidden.</source>
        <translation>%1 胜：黑方下出四四禁手。</translation>
    </message>
    <message>
        <source>%1 wins: black played a double three, which is forbidden.</source>
        <translation>%1 胜：黑方下出三三禁手。</translation>
    </message>
    <message>
        <source>Take a colour first.</source>
        <translation>请先选颜色。</translation>
    </message>
    <message>
        <source>Place black, white and black: first black.</source>
        <translation>请依次放黑、白、黑三子：先放黑子。</translation>
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
        <source>%1 %2 then takes a colour.</source>
        <translation>%1然后由%2选颜色。</translation>
    </message>
    <message>
        <source>%1 %2 then takes a colour, or adds two stones.</source>
        <translation>%1然后由%2选颜色，或再放两子。</translation>
    </message>
    <message>
        <source>%1 places three stones, black, white and black; then it is for you to choose.</source>
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
        <source>Now place a black stone. %1 then takes a colour.</source>
        <translation>现在放一枚黑子。然后由%1选颜色。</translation>
    </message>
    <message>
        <source>Place a white stone, then a black one. %1 then takes a colour.</source>
        <translation>请放一枚白子，再放一枚黑子。然后由%1选颜色。</translation>
    </message>
    <message>
        <source>%1 places two stones more, white and black; then you take a colour.</source>
        <translation>%1再放白、黑两子，然后由你选颜色。</translation>
    </message>
    <message>
        <source>%1 places a black stone. %2 then takes a colour.</source>
        <translation>%1放一枚黑子。然后由%2选颜色。</translation>
    </message>
    <message>
        <source>%1 places a white stone and a black one. %2 then takes a colour.</source>
        <translation>%1放一枚白子和一枚黑子。然后由%2选颜色。</translation>
    </message>
    <message>
        <source>Take a colour. White moves next.</source>
        <translation>请选颜色。下一手轮到白方。</translation>
    </message>
    <message>
        <source>%1 takes a colour, or places two stones more.</source>
        <translation>%1选颜色，或再放两子。</translation>
    </message>
    <message>
        <source>%1 takes a colour.</source>
        <translation>%1选颜色。</translation>
    </message>
    <message>
        <source>%1, take a colour. White moves next.</source>
        <translation>%1，请选颜色。下一手轮到白方。</translation>
    </message>
    <message>
        <source>Place the first stone on the centre.</source>
        <translation>请把第一子放在天元。</translation>
    </message>
    <message>
        <source>%1 places the first stone on the centre.</source>
        <translation>%1把第一子放在天元。</translation>
    </message>
    <message>
        <source>Place your second stone outside the %1 × %1 crossings in the middle.</source>
        <translation>你的第二子须放在中央 %1 × %1 之外。</translation>
    </message>
    <message>
        <source>%1 places the second black stone outside the %2 × %2 crossings in the middle.</source>
        <translation>%1的第二枚黑子须放在中央 %2 × %2 之外。</translation>
    </message>
    <message>
        <source>You play black from now on.</source>
        <translation>从现在起你执黑。</translation>
    </message>
    <message>
        <source>%1 plays black from now on.</source>
        <translation>从现在起%1执黑。</translation>
    </message>
    <message>
        <source>You play white from now on.</source>
        <translation>从现在起你执白。</translation>
    </message>
    <message>
        <source>%1 plays white from now on.</source>
        <translation>从现在起%1执白。</translation>
    </message>
    <message>
        <source>You place two stones more.</source>
        <translation>你再放两子。</translation>
    </message>
    <message>
        <source>%1 places two stones more.</source>
        <translation>%1再放两子。</translation>
    </message>
    <message>
        <source>%1, take a colour or add two stones.</source>
        <translation>%1，请选颜色，或再放两子。</translation>
    </message>
    <message>
        <source>Take a colour, or place two stones more.</source>
        <translation>请选颜色，或再放两子。</translation>
    </message>
</context>
<context>
    <name>MissedChanceText</name>
    <message>
        <source>Black may not make an overline in renju, and lost by it at once.</source>
        <translation>连珠里黑方不许长连，下在这里立刻判负。</translation>
    </message>
    <message>
        <source>Black may not make two fours at once in renju, and lost by it at once.</source>
        <translation>连珠里黑方不许四四，下在这里立刻判负。</translation>
    </message>
    <message>
        <source>Black may not make two open threes at once in renju, and lost by it at once.</source>
        <translation>连珠里黑方不许三三，下在这里立刻判负。</translation>
    </message>
    <message>
        <source>A five was missed: %1 would have won at once.</source>
        <translation>漏了成五：下 %1 当场就赢。</translation>
    </message>
    <message>
        <source>An open four was missed: no single stone could have stopped it after %1.</source>
        <translation>漏了活四：下 %1 之后，一颗子挡不住。</translation>
    </message>
    <message>
        <source>Two fours at once were missed: after %1 only one of them could have been stopped.</source>
        <translation>漏了四四：下 %1 之后，两个四只能挡住一个。</translation>
    </message>
    <message>
        <source>A trap was missed: Black may not play where the four of %1 has to be stopped.</source>
        <translation>漏了抓禁手：%1 冲四，该挡的那一点黑方不许下。</translation>
    </message>
    <message>
        <source>A four-three was missed: %1 makes a four and an open three, and wins by fours.</source>
        <translation>漏了四三：%1 一手做成冲四和活三，连冲带杀。</translation>
    </message>
    <message>
        <source>A win by fours alone was missed. It begins with %1, and every four must be answered.</source>
        <translation>漏了连续冲四胜（VCF）：从 %1 开始，每个四对方都非应不可。</translation>
    </message>
    <message>
        <source>A forced win by fours and threes was missed. It begins with %1.</source>
        <translation>漏了连续冲四活三胜（VCT）：从 %1 开始。</translation>
    </message>
    <message>
        <source>A four was left alone: the other side makes five at %1, and only there it could be stopped.</source>
        <translation>没有挡四：对方下 %1 就成五，只有这一点能挡。</translation>
    </message>
    <message>
        <source>An open three was left alone: %1 now makes an open four, which no single stone stops.</source>
        <translation>没有理会活三：对方下 %1 成活四，一颗子挡不住。</translation>
    </message>
    <message>
        <source>Two fours at once were left alone: %1 now makes both, and only one can be stopped.</source>
        <translation>没有防住四四：对方下 %1 同时成两个四，只能挡住一个。</translation>
    </message>
    <message>
        <source>The other side was given a win by fours alone. It begins with %1.</source>
        <translation>给了对方连续冲四胜（VCF）的机会，从 %1 开始。</translation>
    </message>
    <message>
        <source>The other side was given a forced win by fours and threes. It begins with %1.</source>
        <translation>给了对方连续冲四活三胜（VCT）的机会，从 %1 开始。</translation>
    </message>
    <message>
        <source>A corner was missed: %1 could be taken, and nothing turns a corner over again.</source>
        <translation>漏了角：%1 可以占，而角上的子永不翻动。</translation>
    </message>
    <message>
        <source>A corner was given away: after this move the other side can take %1.</source>
        <translation>送了角：这一手之后对方可以占 %1。</translation>
    </message>
    <message>
        <source>An X-square gave the corner away: from there the other side can take %1.</source>
        <translation>X 位送了角：对方可以借它占 %1。</translation>
    </message>
    <message>
        <source>A C-square gave the corner away: from there the other side can take %1.</source>
        <translation>C 位送了角：对方可以借它占 %1。</translation>
    </message>
    <message>
        <source>Mobility was lost: the other side was left %1 moves, in place of %2.</source>
        <translation>丢了行动力：留给对方 %1 步可走，本来可以只留 %2 步。</translation>
    </message>
    <message>
        <source>Parity was lost: around %1 there was an odd number of empty squares, and who moves there first also moves there last. The move went where the number is even.</source>
        <translation>丢了奇偶：%1 所在的区域空格是单数，先进的一方也走最后一手；实战却走进了双数的区域。</translation>
    </message>
    <message>
        <source>Near the end every disc can be counted: %1 keeps more of them.</source>
        <translation>临近终局可以把子数清楚：下 %1 留得更多。</translation>
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
        <source>No single threat was missed. The analysis likes %1 better for what comes later.</source>
        <translation>没有漏掉哪个具体的威胁，只是从后面的发展看，分析认为 %1 更好。</translation>
    </message>
    <message>
        <source>No single thing stands out: it gave away no corner, and hardly any mobility. The analysis likes %1 better for what comes later.</source>
        <translation>没有哪一点特别突出：既没有送角，行动力也几乎没有损失。只是从后面的发展看，分析认为 %1 更好。</translation>
    </message>
    <message>
        <source>puzzles of this kind</source>
        <extracomment>A link, as in &quot;To practise: puzzles of this kind.&quot;</extracomment>
        <translation>这一类的习题</translation>
    </message>
    <message>
        <source>puzzles of all kinds</source>
        <extracomment>A link, as in &quot;To practise: puzzles of all kinds.&quot;</extracomment>
        <translation>各类习题</translation>
    </message>
    <message>
        <source>A corner was left open: the other side could take %1 before this move, and still can.</source>
        <translation>角一直敞着没有补：这一手之前对方就可以占 %1，这一手之后仍然可以。</translation>
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
        <source>Black to move. Cross: %1, as it was played. Circle: %2, better.</source>
        <translation>轮到黑。叉：实战 %1。圈：%2 更好。</translation>
    </message>
    <message>
        <source>White to move. Cross: %1, as it was played. Circle: %2, better.</source>
        <translation>轮到白。叉：实战 %1。圈：%2 更好。</translation>
    </message>
    <message>
        <source>After %1, as it was played: step on to see how the game went on.</source>
        <translation>实战 %1 之后：往下走，看看后来怎样。</translation>
    </message>
    <message>
        <source>After %1, as it was played: step on to see how it can be punished.</source>
        <translation>实战 %1 之后：往下走，看看对方怎样惩罚它。</translation>
    </message>
    <message>
        <source>The book has a page about it: %1. To practise: %2.</source>
        <extracomment>%1 is a link to a page of the book, &quot;Open four&quot;, and %2 one to puzzles, with a text as &quot;puzzles of this kind&quot;.</extracomment>
        <translation>书中有一页讲它：%1。练一练：%2。</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White).</source>
        <translation>%1（黑）对 %2（白）。</translation>
    </message>
    <message>
        <source>Each page has the board before the move: a cross marks what was played, a circle what was better. Step on to see what could have followed, or try moves of your own.</source>
        <translation>每页是那一手之前的棋盘：叉是实战的一手，圈是更好的一手。可以一步步看后面会怎样，也可以自己试着下。</translation>
    </message>
    <message>
        <source>One move decided this game, as the analysis sees it.</source>
        <translation>从分析来看，有一手棋决定了这局棋的结果。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves decided this game, as the analysis sees it.</source>
        <translation>
            <numerusform>从分析来看，有 %n 手棋决定了这局棋的结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>玩家二</translation>
    </message>
</context>
<context>
    <name>RecordSetup</name>
    <message>
        <source>The game is over here.</source>
        <translation>对局到此已结束。</translation>
    </message>
    <message>
        <source>These moves cannot be played by the rules of the games here.</source>
        <translation>按这里各种棋的规则，走不出这些着法。</translation>
    </message>
    <message>
        <source>Qipan has no game on a board of this size.</source>
        <translation>本程序不支持在这种大小的棋盘上对局。</translation>
    </message>
</context>
<context>
    <name>RecordReading</name>
    <message>
        <source>There is no game of gomoku or reversi in it.</source>
        <translation>其中没有五子棋或黑白棋对局。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 是文件夹。</translation>
    </message>
    <message>
        <source>%1 is no plain file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB.</source>
        <translation>%1 大于 %2 MiB。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>The text of the clipboard is too long.</source>
        <translation>剪贴板中的文字太长。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The clipboard holds no game: SGF, Piskvork, GGF, moves such as h8i9, a transcript, a position of 64 squares, or a game of link-match can be pasted.</source>
        <translation>剪贴板中没有对局：可以粘贴 SGF、Piskvork、GGF、h8i9 这样的着法、黑白棋棋谱、64 格的局面，或一局连连看。</translation>
    </message>
    <message>
        <source>%1 is not on this computer. Save the file first, then open it from there.</source>
        <translation>%1 不在这台电脑上。请先把文件保存到本机，再打开它。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a file, and a sentence on why it could not be read.</extracomment>
        <translation>%1：%2</translation>
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
        <source>Position of reversi</source>
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
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>the move lies outside the board</source>
        <translation>着法在棋盘之外</translation>
    </message>
    <message>
        <source>a stone lies there already</source>
        <translation>该处已有棋子</translation>
    </message>
    <message>
        <source>the move turns no disc</source>
        <translation>这一步不能翻转任何棋子</translation>
    </message>
    <message>
        <source>the opening rule wants this stone elsewhere</source>
        <translation>开局规则要求这一子下在别处</translation>
    </message>
    <message>
        <source>the game was over by then</source>
        <translation>此时对局已经结束</translation>
    </message>
    <message>
        <source>there is more than can be read</source>
        <translation>内容超出可读取的范围</translation>
    </message>
    <message>
        <source>there is no game of gomoku or reversi in it</source>
        <translation>其中没有五子棋或黑白棋对局</translation>
    </message>
    <message>
        <source>it ends in the middle of something</source>
        <translation>内容不完整</translation>
    </message>
    <message>
        <source>this cannot be understood</source>
        <translation>此处无法识别</translation>
    </message>
    <message>
        <source>this is neither gomoku nor reversi</source>
        <extracomment>Why a file is not opened; %1 is chess, Go or the like.</extracomment>
        <translation>这既不是五子棋也不是黑白棋</translation>
    </message>
    <message>
        <source>the game is not played on this board</source>
        <translation>该棋不用这种棋盘</translation>
    </message>
    <message>
        <source>this is no place on the board</source>
        <translation>棋盘上没有这个位置</translation>
    </message>
    <message>
        <source>stones are set up after the first move</source>
        <translation>第一手之后又摆放了棋子</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>应由另一方行棋</translation>
    </message>
    <message>
        <source>passing is not allowed here</source>
        <translation>此处不允许停一手</translation>
    </message>
    <message>
        <source>Line %1, game %2, move %3: %4.</source>
        <extracomment>Where a file broke: line, game, move, and why.</extracomment>
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
        <extracomment>A sentence out of its words.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>This kind of file is for another game.</source>
        <translation>这种文件用于另一种棋。</translation>
    </message>
    <message>
        <source>This kind of file holds one game only. SGF holds many.</source>
        <translation>这种文件只能存一局。SGF 可以存多局。</translation>
    </message>
    <message>
        <source>This kind of file cannot tell the position that the game begins with. SGF can.</source>
        <translation>这种文件无法表示对局的起始局面。SGF 可以。</translation>
    </message>
    <message>
        <source>This kind of file is for boards of 15 × 15 only.</source>
        <translation>这种文件只用于 15 × 15 的棋盘。</translation>
    </message>
    <message>
        <source>This kind of file can be read but not written.</source>
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
        <source>the size of the board</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>the moves (the last position stays)</source>
        <translation>着法（保留最后的局面）</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>Why a file broke, and what stands there: a stone lies there already: “h8”.</extracomment>
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
        <source>this is a game of %1, not of gomoku or reversi</source>
        <translation>这是一局%1，不是五子棋或黑白棋</translation>
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
        <extracomment>A bad move, what it cost, and a better one: &quot;23. H9: −35 %; better G8&quot;.</extracomment>
        <translation>%1. %2：−%3%，%4 更好</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: −%n disc(s); better %3</source>
        <extracomment>As &quot;23. E6: −8 discs; better D3&quot;.</extracomment>
        <translation>
            <numerusform>%1. %2：−%n 子，%3 更好</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: −%3 discs; better %4</source>
        <extracomment>As &quot;23. E6: −8.5 discs; better D3&quot;.</extracomment>
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
</context>
<context>
    <name>ShownTable</name>
    <message>
        <source>The game has not begun.</source>
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
        <source>The game with %1 was broken off.</source>
        <translation>与 %1 的对局中断了。</translation>
    </message>
</context>
<context>
    <name>WrittenFiles</name>
    <message>
        <source>%1 was not replaced, since what it holds could not be kept for an undo: %2.</source>
        <translation>没有覆盖 %1，因为无法保留它原来的内容以备撤销：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed after the export, and stay.</source>
        <translation>
            <numerusform>有 %Ln 个文件在导出后被改动过，予以保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2.</source>
        <translation>无法删除 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was changed after the export, and stays. What it replaced is in %2.</source>
        <translation>%1 在导出后被改动过，予以保留。它所覆盖的原有内容已存放在 %2。</translation>
    </message>
</context>
<context>
    <name>qipan::app::AnalysisController</name>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>+ discs ahead · − behind · ═ exact</source>
        <translation>+ 领先子数 · − 落后 · ═ 精确</translation>
    </message>
</context>
<context>
    <name>qipan::app::BoardImages</name>
    <message>
        <source>Save a picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>内存不足，无法生成这张图片。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>图片已复制。</translation>
    </message>
</context>
<context>
    <name>qipan::app::BookController</name>
    <message>
        <source>The book is empty: the program was built without its chapters.</source>
        <translation>书是空的：本程序构建时没有带上章节。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>正在思考……</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>电脑走 %1。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as SGF.</source>
        <translation>局面已以 SGF 格式复制到剪贴板。</translation>
    </message>
    <message>
        <source>This chapter was made of a game and is not kept: it takes no bookmarks.</source>
        <translation>这一章由一局棋生成，不会保存，不能加书签。</translation>
    </message>
    <message>
        <source>Not all of your own chapters can be shown whole: %1.</source>
        <translation>你自己的章节并非都能完整显示：%1。</translation>
    </message>
    <message>
        <source>No pair is left that can go.</source>
        <translation>没有能消的一对了。</translation>
    </message>
    <message>
        <source>The solver has found no answer in time.</source>
        <translation>求解器没能及时得出结论。</translation>
    </message>
    <message>
        <source>Not solvable: whatever goes, tiles are left in the end.</source>
        <translation>无解：无论怎么消，最后都会剩下牌。</translation>
    </message>
    <message>
        <source>Still solvable: the solver&apos;s next pair is %1 and %2.</source>
        <translation>仍然可解：求解器下一对消 %1 和 %2。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as a line of link-match.</source>
        <translation>局面已作为连连看记录复制到剪贴板。</translation>
    </message>
    <message>
        <source>Bookmarked: the list stands at the top of the contents.</source>
        <translation>已加书签：书签列表在目录顶部。</translation>
    </message>
    <message>
        <source>The bookmark is gone.</source>
        <translation>书签已删除。</translation>
    </message>
</context>
<context>
    <name>qipan::app::ChapterPdf</name>
    <message>
        <source>Save the chapter as PDF</source>
        <translation>把本章存为 PDF</translation>
    </message>
    <message>
        <source>A chapter is being saved already.</source>
        <translation>已经在保存一章了。</translation>
    </message>
    <message>
        <source>The chapter was not saved.</source>
        <translation>这一章没有保存。</translation>
    </message>
    <message>
        <source>Saving the chapter as PDF</source>
        <translation>正在把本章存为 PDF</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
</context>
<context>
    <name>qipan::app::Console</name>
    <message>
        <source>The connection is lost.</source>
        <translation>连接已中断。</translation>
    </message>
</context>
<context>
    <name>qipan::app::DataFile</name>
    <message>
        <source>Games cannot be kept: Qt&apos;s driver for SQLite is not installed.</source>
        <translation>无法保存对局：没有安装 Qt 的 SQLite 驱动。</translation>
    </message>
    <message>
        <source>Games cannot be kept in %1: the file cannot be written.</source>
        <translation>无法把对局保存到 %1：文件不能写入。</translation>
    </message>
    <message>
        <source>Games cannot be kept in %1: a newer version of the program has written it.</source>
        <translation>无法把对局保存到 %1：这个文件由本程序的更新版本写成。</translation>
    </message>
    <message>
        <source>Games cannot be kept in %1: another program is using it.</source>
        <translation>无法把对局保存到 %1：另一个程序正在使用这个文件。</translation>
    </message>
    <message>
        <source>Games cannot be kept in %1: the file is damaged.</source>
        <translation>无法把对局保存到 %1：文件已损坏。</translation>
    </message>
    <message>
        <source>Games cannot be kept in %1: the disk is full.</source>
        <translation>无法把对局保存到 %1：磁盘已满。</translation>
    </message>
    <message>
        <source>Games cannot be kept in %1: %2</source>
        <translation>无法把对局保存到 %1：%2</translation>
    </message>
    <message>
        <source>The running game cannot be kept: no file beside %1 can be locked.</source>
        <translation>无法保存正在进行的游戏：%1 旁边没有可以锁定的文件。</translation>
    </message>
    <message>
        <source>%1 is damaged. It is kept as %2, and a new one is begun with what could be read.</source>
        <translation>%1 已损坏。原文件已保留为 %2，能读出的内容已移入新文件。</translation>
    </message>
    <message>
        <source>%1 is damaged. It is kept as %2, and a new one is begun.</source>
        <translation>%1 已损坏。原文件已保留为 %2，并启用了新文件。</translation>
    </message>
    <message>
        <source>Games cannot be kept in %1: the disk takes nothing more.</source>
        <translation>无法把对局保存到 %1：磁盘无法再写入。</translation>
    </message>
</context>
<context>
    <name>qipan::app::EnginesController</name>
    <message>
        <source>It works, but does not say its name.</source>
        <translation>可以使用，但没有报出名称。</translation>
    </message>
    <message>
        <source>It works: %1 %2</source>
        <translation>可以使用：%1 %2</translation>
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
        <translation>历史中还没有对局。</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>导出到文件夹</translation>
    </message>
    <message>
        <source>Export into a file</source>
        <translation>导出到文件</translation>
    </message>
    <message>
        <source>An export is running already.</source>
        <translation>已有导出正在进行。</translation>
    </message>
    <message>
        <source>The export was ended.</source>
        <translation>导出已中止。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were exported.</source>
        <translation>
            <numerusform>已导出 %Ln 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) do not fit this kind of file.</source>
        <translation>
            <numerusform>有 %Ln 局不能存为这种文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo the export</source>
        <translation>撤销导出(&amp;U)</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
    <message>
        <source>The export is undone.</source>
        <translation>导出已撤销。</translation>
    </message>
</context>
<context>
    <name>qipan::app::FilesController</name>
    <message numerus="yes">
        <source>Open the first of these %Ln files, or import them all into the history?</source>
        <translation>
            <numerusform>打开这 %Ln 个文件中的第一个，还是全部导入历史？</numerusform>
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
    <name>qipan::app::HistoryController</name>
    <message>
        <source>This game cannot be opened: what was kept of it cannot be read.</source>
        <translation>无法打开这局棋：保存的内容无法读取。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s)? Until the program ends they can be put back.</source>
        <translation>
            <numerusform>删除 %Ln 局？在程序结束之前可以恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Delete all %1 games of the history, whatever is shown? Until the program ends they can be put back.</source>
        <translation>删除历史中的全部 %1 局（不论当前显示哪些）？在程序结束之前可以恢复。</translation>
    </message>
    <message>
        <source>Games that are being played were not deleted.</source>
        <translation>正在进行的对局没有删除。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
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
        <source>A game that is being played cannot be deleted.</source>
        <translation>正在进行的对局不能删除。</translation>
    </message>
    <message>
        <source>Games that are being played stay.</source>
        <translation>正在进行的对局会保留。</translation>
    </message>
    <message>
        <source>The games could not be deleted: %1</source>
        <translation>无法删除对局：%1</translation>
    </message>
</context>
<context>
    <name>qipan::app::HistoryFile</name>
    <message>
        <source>it is being played. Save it as a file.</source>
        <translation>这局棋正在进行。请另存为文件。</translation>
    </message>
</context>
<context>
    <name>qipan::app::HostController</name>
    <message>
        <source>%1 would like to play with you.</source>
        <translation>%1 想和你对局。</translation>
    </message>
    <message>
        <source>&amp;Let in</source>
        <translation>允许加入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>拒绝(&amp;D)</translation>
    </message>
</context>
<context>
    <name>qipan::app::ImportController</name>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation>棋谱 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>An import is running already.</source>
        <translation>已有导入正在进行。</translation>
    </message>
    <message>
        <source>Looking for files …</source>
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
        <source>Parts of these files could not be read. All the rest is in the history.</source>
        <translation>这些文件有一部分无法读取。其余部分都已在历史中。</translation>
    </message>
</context>
<context>
    <name>qipan::app::JoinController</name>
    <message>
        <source>The host decides whether to let you in …</source>
        <translation>等待主机一方允许你加入……</translation>
    </message>
    <message>
        <source>Connecting to %1 …</source>
        <translation>正在连接 %1……</translation>
    </message>
</context>
<context>
    <name>qipan::app::HistoryRecord</name>
    <message>
        <source>This game cannot be shown: another version of the program has kept it.</source>
        <translation>无法显示这局棋：它是由另一个版本的程序保存的。</translation>
    </message>
    <message>
        <source>This game cannot be shown: its move %1 breaks the rules.</source>
        <translation>无法显示这局棋：第 %1 手违反规则。</translation>
    </message>
    <message>
        <source>A game of link-match is no record of moves.</source>
        <translation>连连看的对局没有棋谱。</translation>
    </message>
    <message>
        <source>This game cannot be shown: what was kept of it cannot be read.</source>
        <translation>无法显示这局棋：保存的内容无法读取。</translation>
    </message>
    <message>
        <source>It is too large for the history, where a game has up to %1 MiB.</source>
        <translation>它太大，无法存入历史：一局最多 %1 MiB。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LanController</name>
    <message>
        <source>%1 is at the table.</source>
        <translation>%1 已入座。</translation>
    </message>
    <message>
        <source>on the LAN</source>
        <translation>局域网</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 已离开棋桌。</translation>
    </message>
    <message>
        <source>The game with %1 cannot go on. %2</source>
        <translation>与 %1 的对局无法继续。%2</translation>
    </message>
    <message>
        <source>Your table is open for the next guest.</source>
        <translation>你的棋桌仍开着，等待下一位来客。</translation>
    </message>
    <message>
        <source>%1 has played: your turn.</source>
        <translation>%1 已落子，轮到你了。</translation>
    </message>
    <message>
        <source>%1 asks you something.</source>
        <translation>%1 有事请你答复。</translation>
    </message>
    <message>
        <source>Go &amp;there</source>
        <translation>去看看(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>You watch the table of %1.</source>
        <translation>你正在 %1 的棋桌观战。</translation>
    </message>
    <message>
        <source>away</source>
        <translation>已断线</translation>
    </message>
    <message>
        <source>(nobody yet)</source>
        <translation>（还没有人）</translation>
    </message>
    <message>
        <source>%1 did not come back. The game is kept as unfinished. %2</source>
        <translation>%1 没有回来，对局作为未完的一局保留。%2</translation>
    </message>
    <message>
        <source>The connection to %1 was lost before the game began.</source>
        <translation>对局尚未开始，与 %1 的连接就断开了。</translation>
    </message>
    <message>
        <source>The game with %1 is saved for three days. It goes on when both of you take it up again on the page where tables are opened or joined.</source>
        <translation>与 %1 的对局已保存三天。双方都在开桌或加入的页面上选择继续后，对局就接着下。</translation>
    </message>
    <message>
        <source>The table of %1 is another one now, and a new game begins. The one that was broken off stays saved for three days.</source>
        <translation>%1 的棋桌已换成新的一桌，新的一局开始了。中断的那一局会保存三天。</translation>
    </message>
    <message>
        <source>The table of %1 does not know your game. It stays saved for three days. %2</source>
        <translation>%1 的棋桌上没有你们这一局。这一局会保存三天。%2</translation>
    </message>
    <message>
        <source>The game goes on after move %1.</source>
        <translation>对局从第 %1 手之后继续。</translation>
    </message>
    <message>
        <source>The table of %1 does not know your game any more. %2</source>
        <translation>%1 的棋桌上已经没有你们这一局了。%2</translation>
    </message>
</context>
<context>
    <name>qipan::app::LanPanels</name>
    <message>
        <source>%1 is back.</source>
        <translation>%1 回来了。</translation>
    </message>
    <message>
        <source>Next try in %1 s.</source>
        <translation>%1 秒后再试。</translation>
    </message>
    <message>
        <source>Trying now …</source>
        <translation>正在重试……</translation>
    </message>
    <message>
        <source>%1 would like to play something else next: %2.</source>
        <translation>%1 提议下一局改玩：%2。</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. The game waits for them to come back.</source>
        <translation>与 %1 的连接已中断，对局等待对方回来。</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. Your program is trying to reconnect.</source>
        <translation>与 %1 的连接已中断，程序正在尝试重新连接。</translation>
    </message>
    <message>
        <source>Your last proposal still waits for its answer.</source>
        <translation>你上一次的提议还在等待答复。</translation>
    </message>
    <message>
        <source>%1 declined the proposal.</source>
        <translation>%1 谢绝了提议。</translation>
    </message>
    <message>
        <source>Your proposal stands until %1 has answered.</source>
        <translation>你的提议在 %1 答复之前一直有效。</translation>
    </message>
    <message>
        <source>&amp;Agree (F8)</source>
        <translation>同意(&amp;A) (F8)</translation>
    </message>
    <message>
        <source>&amp;Decline (F9)</source>
        <translation>拒绝(&amp;D) (F9)</translation>
    </message>
    <message>
        <source>%1 would like to begin anew, not from this position: %2.</source>
        <translation>%1 提议下一局从头开始，不接着这个局面下：%2。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LessonController</name>
    <message>
        <source>The program was built without this lesson.</source>
        <translation>程序构建时没有包含这一课。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LessonOffer</name>
    <message>
        <source>New to %1? A lesson of a few minutes shows how it is played.</source>
        <translation>第一次玩%1？几分钟的入门课教你怎么玩。</translation>
    </message>
    <message>
        <source>Start the &amp;lesson</source>
        <translation>开始入门课(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>不用了(&amp;N)</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkDemo</name>
    <message>
        <source>Looking for a way to finish this board…</source>
        <translation>正在寻找通关的走法……</translation>
    </message>
    <message>
        <source>This board cannot be finished any more: undo or shuffle.</source>
        <translation>这个盘面已无法通关：请悔棋或洗牌。</translation>
    </message>
    <message>
        <source>No way to finish this board was found.</source>
        <translation>没有找到通关的走法。</translation>
    </message>
    <message>
        <source>That was one way to finish the board. Now it is yours again.</source>
        <translation>这是一种通关的走法。现在请你继续。</translation>
    </message>
    <message numerus="yes">
        <source>One way to finish the board: %n pair(s) to go. A click ends it.</source>
        <translation>
            <numerusform>一种通关的走法：还剩 %n 对。单击即停止。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkController</name>
    <message>
        <source>All tiles are gone. Well done!</source>
        <translation>全部消除，太棒了！</translation>
    </message>
    <message>
        <source>No pair can be joined any more: shuffle the tiles or undo.</source>
        <translation>没有可以相连的牌了：请洗牌或悔棋。</translation>
    </message>
    <message>
        <source>Pick two equal tiles that a path with at most two corners joins.</source>
        <translation>选两张图案相同、连线最多拐两个弯的牌。</translation>
    </message>
    <message>
        <source>%1 and %2 can be joined.</source>
        <translation>%1 和 %2 可以相连。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>The game that was kept cannot be continued: its deal is unknown.</source>
        <translation>无法继续上次保存的对局：无法识别它的牌局编号。</translation>
    </message>
    <message>
        <source>The game that was kept cannot be continued: its record is damaged.</source>
        <translation>无法继续上次保存的对局：它的记录已损坏。</translation>
    </message>
    <message>
        <source>The game that was kept cannot be continued: step %1 of its record breaks the rules.</source>
        <translation>无法继续上次保存的对局：记录的第 %1 步违反规则。</translation>
    </message>
    <message>
        <source>Not even an empty board would let these two be joined.</source>
        <translation>就算盘上没有别的牌，这两张也连不起来。</translation>
    </message>
    <message numerus="yes">
        <source>The way from %1 to %2 that comes nearest has %n tile(s) on it: %3.</source>
        <translation>
            <numerusform>从 %1 到 %2 最接近的路上还有 %n 张牌：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Both players have the same points.</source>
        <translation>双方分数相同。</translation>
    </message>
    <message>
        <source>The first player wins.</source>
        <translation>第一位玩家获胜。</translation>
    </message>
    <message>
        <source>The second player wins.</source>
        <translation>第二位玩家获胜。</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 比 %2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>用过帮助。</translation>
    </message>
    <message>
        <source>Place %1 of the list.</source>
        <translation>榜上第 %1 名。</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>正在发牌……</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>时间到了。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局结束。</translation>
    </message>
    <message>
        <source>Level %1 is done.</source>
        <translation>第 %1 关完成。</translation>
    </message>
    <message>
        <source>This game has more pictures than the new tiles: they come with the next game.</source>
        <translation>本局的图案比新牌面多：新牌面从下一局开始使用。</translation>
    </message>
    <message>
        <source>This deal has more different pictures than any tiles here.</source>
        <translation>这个牌局的图案种类比这里任何一套牌都多。</translation>
    </message>
    <message>
        <source>But this board cannot be finished any more: undo or shuffle.</source>
        <translation>但这个盘面已无法通关：请悔棋或洗牌。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) of link-match can go on too.</source>
        <translation>
            <numerusform>另有 %Ln 局连连看也可以继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the ne&amp;xt one</source>
        <translation>看下一局(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkPages</name>
    <message>
        <source>This deal comes from another version of the program, which deals differently.</source>
        <translation>这个牌局来自本程序的另一个版本，发牌方式不同。</translation>
    </message>
    <message>
        <source>The list has no deal number for this game that can be dealt.</source>
        <translation>榜上的这一局没有可用的牌局编号。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkReplay</name>
    <message>
        <source>This game was kept without a record that can be replayed.</source>
        <translation>这一局没有可以回放的记录。</translation>
    </message>
    <message>
        <source>This deal has more different pictures than any tiles here.</source>
        <translation>这个牌局的图案种类比这里任何一套牌都多。</translation>
    </message>
    <message>
        <source>The replay breaks the rules at step %1.</source>
        <translation>回放在第 %1 步违反规则。</translation>
    </message>
    <message>
        <source>The replay breaks the rules: board %1 does not begin as it must.</source>
        <translation>回放违反规则：第 %1 个盘面的开头不对。</translation>
    </message>
    <message>
        <source>The list has %1 points for this game, but it comes to %2.</source>
        <translation>榜上这一局是 %1 分，但回放得出 %2 分。</translation>
    </message>
</context>
<context>
    <name>qipan::app::LocalTables</name>
    <message>
        <source>%1 Who plays on in its place?</source>
        <translation>%1由谁接着下？</translation>
    </message>
    <message>
        <source>The &amp;computer</source>
        <translation>电脑(&amp;C)</translation>
    </message>
    <message>
        <source>A &amp;person</source>
        <translation>真人(&amp;P)</translation>
    </message>
</context>
<context>
    <name>qipan::app::MatchController</name>
    <message>
        <source>Round %1 begins.</source>
        <translation>第 %1 局开始。</translation>
    </message>
    <message>
        <source>Both ends crossed; the host&apos;s result stands. %1</source>
        <translation>双方同时结束对局，以主机一方的结果为准。%1</translation>
    </message>
    <message>
        <source>Looking for a good move …</source>
        <translation>正在找一步好棋……</translation>
    </message>
    <message>
        <source>White plays with the right button.</source>
        <translation>白方请用右键落子。</translation>
    </message>
    <message>
        <source>Black plays with the left button.</source>
        <translation>黑方请用左键落子。</translation>
    </message>
    <message>
        <source>The computer plays both sides.</source>
        <translation>黑白双方都由电脑下。</translation>
    </message>
    <message>
        <source>You are watching this game.</source>
        <translation>你正在观战，不能落子。</translation>
    </message>
    <message>
        <source>You withdrew your request. The answer is still to come.</source>
        <translation>你已撤回请求，对方的答复还没有到。</translation>
    </message>
    <message>
        <source>You look back at move %1 of %2. A click on the board returns to the game.</source>
        <translation>正在回看第 %1 手，共 %2 手。点击棋盘即可回到对局。</translation>
    </message>
</context>
<context>
    <name>qipan::app::MatchFile</name>
    <message>
        <source>A match kept in %1 is damaged and cannot be continued.</source>
        <translation>%1 中保存的一局已损坏，无法继续。</translation>
    </message>
    <message>
        <source>The match cannot be kept in %1: another program plays it.</source>
        <translation>无法把对局保存到 %1：另一个程序正在进行这局。</translation>
    </message>
</context>
<context>
    <name>qipan::app::TurningPointsController</name>
    <message>
        <source>Analysing the game: %1 of %2 positions</source>
        <translation>正在分析整局：%1 / %2 个局面</translation>
    </message>
    <message>
        <source>Looking for what was missed …</source>
        <translation>正在查找漏掉的着法……</translation>
    </message>
    <message>
        <source>No single move decided this game, as far as the analysis sees.</source>
        <translation>就分析所见，没有哪一手决定了这局棋。</translation>
    </message>
    <message>
        <source>Nothing to tell here: turning points are those of a game that is over, or of a record.</source>
        <translation>这里没有转折点：只有下完的对局和棋谱才有。</translation>
    </message>
    <message>
        <source>The turning points of the game are in the book now, as a chapter.</source>
        <translation>这局棋的转折点现已放进书里，自成一章。</translation>
    </message>
    <message>
        <source>Sho&amp;w them</source>
        <translation>查看(&amp;W)</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
    </message>
</context>
<context>
    <name>qipan::app::Program</name>
    <message>
        <source>Settings cannot be kept in %1.</source>
        <translation>设置无法保存到 %1。</translation>
    </message>
    <message>
        <source>Leaving resigns the game on the LAN.</source>
        <translation>现在离开，局域网对局将判你认输。</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>请选择游戏。</translation>
    </message>
    <message>
        <source>Continue with %1</source>
        <translation>继续与 %1 的对局</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>继续%1</translation>
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
        <source>Continue watching %1</source>
        <translation>继续在 %1 的棋桌观战</translation>
    </message>
    <message>
        <source>The line is broken. The game will be kept as unfinished.</source>
        <translation>连接已断开。对局将作为未完成的对局保存。</translation>
    </message>
    <message>
        <source>The line is broken, and %1 may still come back.</source>
        <translation>连接已断开，%1 还可能回来。</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>这一局已放到剪贴板。</translation>
    </message>
    <message>
        <source>Only moves can be told to a friend&apos;s program. No moves are known that lead to the position from which this game began.</source>
        <translation>发给对方程序的只能是着法。这局棋从摆好的局面开始，没有着法能走到那里，所以不能与局域网上的朋友接着下。</translation>
    </message>
    <message>
        <source>Not all that was played could be written to the data folder, and what is missing would be lost. File ▸ Save keeps the game that is shown in a file of its own.</source>
        <translation>有些对局内容还没能写入数据文件夹，现在退出就会丢失。“文件 ▸ 保存”可以把正在显示的对局另存为一个文件。</translation>
    </message>
    <message>
        <source>&amp;Quit all the same</source>
        <translation>仍要退出(&amp;Q)</translation>
    </message>
    <message>
        <source>An import or export is still running, and would be broken off.</source>
        <translation>还有导入或导出正在进行，现在退出就会中断。</translation>
    </message>
</context>
<context>
    <name>qipan::app::PuzzleController</name>
    <message>
        <source>The puzzles are being read…</source>
        <translation>正在读取题目……</translation>
    </message>
    <message>
        <source>There is no other puzzle of this kind.</source>
        <translation>这一类没有别的题目了。</translation>
    </message>
    <message>
        <source>Nothing is due today. Choose what to solve instead.</source>
        <translation>今天没有要复习的题目。请另选要做的题目。</translation>
    </message>
    <message>
        <source>There is no puzzle of this kind.</source>
        <translation>没有这一类的题目。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示……</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>正确，请继续。</translation>
    </message>
    <message>
        <source>Looking at your move…</source>
        <translation>正在判断这一步……</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>That is refuted: look.</source>
        <translation>这一步不行，请看对方的应对。</translation>
    </message>
    <message>
        <source>That does not work. Enter takes it back, to try again.</source>
        <translation>这一步不行。按回车键收回，再试一次。</translation>
    </message>
    <message>
        <source>This is the solution:</source>
        <translation>解答如下：</translation>
    </message>
    <message>
        <source>This is the solution. The puzzle comes again.</source>
        <translation>解答就是这样。这道题以后还会出现。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>解出来了。</translation>
    </message>
    <message numerus="yes">
        <source>Solved. It comes again in %n day(s).</source>
        <translation>
            <numerusform>解出来了。%n 天后再复习这道题。</numerusform>
        </translation>
    </message>
    <message>
        <source>No hint was found here.</source>
        <translation>这里没有找到提示。</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 是正确的。</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>What is due (%1)</source>
        <translation>该复习的（%1）</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Your own (%1)</source>
        <translation>你自己的（%1）</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>A kind of puzzles, with how many of how many are solved.</extracomment>
        <translation>%1（%2/%3）</translation>
    </message>
    <message>
        <source>Solved: %1 of %2. Due: %3.</source>
        <extracomment>Of the puzzles: how many of how many are solved, how many come again today.</extracomment>
        <translation>已解 %1 题，共 %2 题；该复习 %3 题。</translation>
    </message>
    <message>
        <source>This puzzle is of grade %1. Your grade in %2 is %3.</source>
        <extracomment>Of the puzzle that is shown, and the player&apos;s own.</extracomment>
        <translation>本题为 %1 级。你的%2等级：%3 级。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>已连续 %n 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes no five. Look again.</source>
        <translation>这里不成五，再看看。</translation>
    </message>
    <message>
        <source>This puzzle of yours is wrong: by the rules %1 does not solve it. It does not count.</source>
        <translation>这道自编题有误：按规则，%1 并不是解。本题不计成绩。</translation>
    </message>
    <message>
        <source>Not all of your own puzzles can be shown: %1.</source>
        <translation>你自己的题目不能全部显示：%1。</translation>
    </message>
    <message>
        <source>This puzzle of yours is being checked…</source>
        <translation>正在检查这道自编题……</translation>
    </message>
    <message>
        <source>%1 can reach a draw.</source>
        <translation>双方都下最佳着法时，%1可成和棋。</translation>
    </message>
    <message numerus="yes">
        <source>%1 can win by %n disc(s).</source>
        <translation>
            <numerusform>双方都下最佳着法时，%1胜 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n disc(s) at best.</source>
        <translation>
            <numerusform>%1最好也要负 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>That move: a draw only.</source>
        <translation>这一步之后只能和棋。</translation>
    </message>
    <message numerus="yes">
        <source>That move: a win by %n disc(s) only.</source>
        <translation>
            <numerusform>这一步之后只能胜 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That move: a loss by %n disc(s).</source>
        <translation>
            <numerusform>这一步之后要负 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle of yours is wrong: after %1 there is no win by fours. It does not count.</source>
        <translation>这道自编题有误：走完 %1 后，没有连续冲四取胜的下法。本题不计成绩。</translation>
    </message>
    <message>
        <source>This puzzle of yours is wrong: after %1 there is no win by fours and threes. It does not count.</source>
        <translation>这道自编题有误：走完 %1 后，没有冲四活三取胜的下法。本题不计成绩。</translation>
    </message>
    <message>
        <source>Your move could not be judged in time. It does not count.</source>
        <translation>未能及时判断这一步，不计成绩。</translation>
    </message>
    <message>
        <source>The solver finds no order that clears the rest: look.</source>
        <translation>求解器找不到能消完其余牌的顺序：请看。</translation>
    </message>
    <message>
        <source>No pair is left that can go, and tiles are. Enter takes yours back, to try again.</source>
        <translation>还剩下牌，但没有能消的一对了。按回车键收回你的那一对，再试一次。</translation>
    </message>
    <message>
        <source>This puzzle of yours is wrong: the other side threatens no five. It does not count.</source>
        <translation>这道自编题有误：对方并没有要成五的威胁。本题不计成绩。</translation>
    </message>
    <message>
        <source>This puzzle of yours is wrong: the other side threatens no win by fours. It does not count.</source>
        <translation>这道自编题有误：对方并没有连续冲四取胜的威胁。本题不计成绩。</translation>
    </message>
</context>
<context>
    <name>qipan::app::RecordController</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>%1 · Line %2 of %3</source>
        <extracomment>Where one is in a record, and which of several lines this is: &quot;Move 12 of 80 · Line 2 of 3&quot;.</extracomment>
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
        <source>Delete move %1 and all that follows on it?</source>
        <translation>删除第 %1 手及其后的所有着法？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Save the changes in %1?</source>
        <translation>保存对 %1 的更改？</translation>
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
        <source>The game could not be saved: %1</source>
        <translation>无法保存棋局：%1</translation>
    </message>
    <message>
        <source>Saved in the history.</source>
        <translation>已保存到历史。</translation>
    </message>
    <message>
        <source>Save the changes in this game?</source>
        <translation>保存对这局棋的修改吗？</translation>
    </message>
    <message>
        <source>Don&apos;&amp;t save</source>
        <translation>不保存(&amp;T)</translation>
    </message>
    <message>
        <source>Not all of it could be read. %1 What could be is shown.</source>
        <translation>没有全部读出。%1读出的部分都已显示。</translation>
    </message>
    <message>
        <source>The comment is full: not all of the text fitted in.</source>
        <translation>评注已满：文字没有全部放进去。</translation>
    </message>
    <message>
        <source>Saved in the history as a game of its own, beside the one that was or is played elsewhere.</source>
        <translation>已作为单独的一局存入历史，与在别处下过或正在下的那一局并存。</translation>
    </message>
</context>
<context>
    <name>qipan::app::RecordFiles</name>
    <message>
        <source>Open games</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation>棋谱 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>正在打开 %1……</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板中没有文字。</translation>
    </message>
    <message>
        <source>These moves can be played in both games. Which one is it?</source>
        <translation>这些着法在两种棋中都成立。是哪一种？</translation>
    </message>
    <message>
        <source>Link-match (%1)</source>
        <translation>连连看 (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A kind of file and its suffix.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>A game of link-match is saved as a file with the suffix qlink.</source>
        <translation>连连看对局保存为后缀是 qlink 的文件。</translation>
    </message>
    <message>
        <source>No kind of file has the suffix “%1”: sgf, psq, lib, ggf, txt and obf can be written.</source>
        <translation>没有后缀为“%1”的文件类型：可以写入 sgf、psq、lib、ggf、txt 和 obf。</translation>
    </message>
    <message>
        <source>A file of the kind “%1” has no place for: %2.</source>
        <translation>“%1”文件无法保存：%2。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The game is copied.</source>
        <translation>对局已复制。</translation>
    </message>
    <message>
        <source>The moves are copied.</source>
        <translation>着法已复制。</translation>
    </message>
    <message>
        <source>The game is too large for the clipboard: save it as a file.</source>
        <translation>对局太大，不能放入剪贴板：请保存为文件。</translation>
    </message>
    <message>
        <source>The game is copied as SGF.</source>
        <translation>对局已复制为 SGF。</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>局面已复制。</translation>
    </message>
    <message>
        <source>This position cannot be told by moves: copy the game as SGF.</source>
        <translation>这个局面无法用着法表示：请将对局复制为 SGF。</translation>
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
        <source>Save witho&amp;ut</source>
        <translation>仍然保存(&amp;U)</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>%1 is saved already.</source>
        <translation>%1 已经保存过了。</translation>
    </message>
    <message>
        <source>%1 was not saved: another game is shown by now.</source>
        <translation>%1 没有保存：现在显示的已是另一局棋。</translation>
    </message>
    <message>
        <source>%1 has more in it than could be read, and loses that.</source>
        <translation>%1 里还有没读出的内容，保存后就没有了。</translation>
    </message>
    <message>
        <source>%1 was changed after it was opened or saved here, and loses that.</source>
        <translation>%1 在这里打开或保存之后又被改动过，保存后那些改动就没有了。</translation>
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
        <source>A game of %1 against %2 was broken off at move %3. Go on?</source>
        <translation>与 %2 的%1对局在第 %3 手后中断。要继续吗？</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more can go on too.</source>
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
</context>
<context>
    <name>qipan::app::StatisticsController</name>
    <message>
        <source>All games of %1 up to now will no longer count in the statistics. They stay in the history.</source>
        <translation>%1 到现在为止的所有对局将不再计入统计，但仍保留在历史中。</translation>
    </message>
    <message>
        <source>The games of %2 that %1 has played up to now will no longer count in the statistics. They stay in the history.</source>
        <translation>%1 到现在为止的%2对局将不再计入统计，但仍保留在历史中。</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>The statistics are reset. This can be undone until the program ends.</source>
        <translation>统计已重置。程序退出前可以撤销。</translation>
    </message>
    <message>
        <source>The reset is undone.</source>
        <translation>重置已撤销。</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>重置(&amp;T)</translation>
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
        <translation>系统没有表情符号的彩色字体。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 has fewer than two pictures that can be used.</source>
        <translation>%1 中可用的图片不足两张。</translation>
    </message>
    <message>
        <source>%1 The tiles stay as they are.</source>
        <extracomment>After the reason, a sentence, why other tiles cannot be shown.</extracomment>
        <translation>%1牌面保持不变。</translation>
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
    <name>qipan::app::UnfinishedController</name>
    <message>
        <source>Your game of %1 with %2 was interrupted after move %3.</source>
        <translation>你与 %2 的%1对局在第 %3 手后中断。</translation>
    </message>
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
        <translation>放弃后，与 %1 的对局就不能再继续了。</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>Round %1 with %2 is over. You can go back to the table for another one.</source>
        <translation>你与 %2 的第 %1 局已经结束。可以回到棋桌，再下一局。</translation>
    </message>
    <message>
        <source>Once discarded, you cannot go back to the table with %1.</source>
        <translation>放弃后，就不能再回到与 %1 的那张棋桌了。</translation>
    </message>
    <message>
        <source>The game with %1 is being played in another window, or was ended there.</source>
        <translation>与 %1 的对局正在另一个窗口中进行，或已在那里结束。</translation>
    </message>
</context>
<context>
    <name>qipan::app::SpectatedGame</name>
    <message>
        <source>The host has closed the table.</source>
        <translation>主机一方已关闭棋桌。</translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation>与棋桌的连接已中断。</translation>
    </message>
</context>
<context>
    <name>qipan::net::Address</name>
    <message>
        <source>Enter the address that the host shows.</source>
        <translation>请输入主机上显示的地址。</translation>
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
    <name>qipan::net::Failure</name>
    <message>
        <source>No computer of that name was found.</source>
        <translation>找不到叫这个名字的电脑。</translation>
    </message>
    <message>
        <source>There is no way to that address from this network.</source>
        <translation>从当前网络到不了这个地址。</translation>
    </message>
    <message>
        <source>Nobody is hosting a game at that address and port.</source>
        <translation>这个地址和端口上没有人建桌。</translation>
    </message>
    <message>
        <source>There is no answer from that address. A firewall may stand in between.</source>
        <translation>这个地址没有回应，可能被防火墙挡住了。</translation>
    </message>
    <message>
        <source>The host speaks another version of the game&apos;s protocol. One of the two programs is too old.</source>
        <translation>主机使用的协议版本不同，双方有一方的程序太旧了。</translation>
    </message>
    <message>
        <source>The host is busy with another player.</source>
        <translation>主机正在与别人对局。</translation>
    </message>
    <message>
        <source>The host declined.</source>
        <translation>主机一方拒绝了你。</translation>
    </message>
    <message>
        <source>The host plays something that this version cannot play.</source>
        <translation>主机所下的棋，这个版本还不支持。</translation>
    </message>
    <message>
        <source>What answers at that address does not behave like a host of this game.</source>
        <translation>这个地址上有回应，但不像是本游戏的主机。</translation>
    </message>
    <message>
        <source>The host closed the connection.</source>
        <translation>主机关闭了连接。</translation>
    </message>
    <message>
        <source>The connection failed.</source>
        <translation>连接失败。</translation>
    </message>
    <message>
        <source>The game at that table is not known here.</source>
        <translation>那张棋桌上的游戏，本程序不认识。</translation>
    </message>
    <message>
        <source>The rule at that table is not known here.</source>
        <translation>那张棋桌的规则，本程序不认识。</translation>
    </message>
    <message>
        <source>The board at that table has a size that is not known here.</source>
        <translation>那张棋桌的棋盘大小，本程序不支持。</translation>
    </message>
    <message>
        <source>A message could not be read.</source>
        <translation>收到无法读懂的消息。</translation>
    </message>
    <message>
        <source>The two programs speak different versions of the protocol.</source>
        <translation>双方程序的协议版本不同。</translation>
    </message>
    <message>
        <source>A message came out of turn.</source>
        <translation>收到次序不对的消息。</translation>
    </message>
    <message>
        <source>A move was not allowed.</source>
        <translation>收到不合规则的一步棋。</translation>
    </message>
    <message>
        <source>The throw was not honest.</source>
        <translation>猜拳结果不可信。</translation>
    </message>
    <message>
        <source>The two boards do not agree.</source>
        <translation>双方的棋盘不一致。</translation>
    </message>
    <message>
        <source>There were too many messages.</source>
        <translation>消息太多了。</translation>
    </message>
    <message>
        <source>The other program reported an error.</source>
        <translation>对方程序报告了错误。</translation>
    </message>
    <message>
        <source>The passcode is wrong. After three wrong ones the host does not answer for a minute.</source>
        <translation>口令不对。连错三次后，主机会在一分钟内不再应答。</translation>
    </message>
    <message>
        <source>That table decides who plays first in a way that is not known here.</source>
        <translation>那张棋桌决定先手的方式，本程序不认识。</translation>
    </message>
    <message>
        <source>The opening rule at that table is not known here.</source>
        <translation>那一桌的开局规则这里不认识。</translation>
    </message>
</context>
<context>
    <name>qipan::net::Host</name>
    <message>
        <source>Port %1 is taken by another program.</source>
        <translation>端口 %1 已被其他程序占用。</translation>
    </message>
    <message>
        <source>The system does not allow the use of port %1.</source>
        <translation>系统不允许使用端口 %1。</translation>
    </message>
    <message>
        <source>Port %1 cannot be used: %2</source>
        <translation>端口 %1 无法使用：%2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::AboutBox</name>
    <message>
        <source>About Qipan</source>
        <translation>关于棋盘</translation>
    </message>
    <message>
        <source>Link-match, gomoku and reversi: alone, beside each other, against the computer and over the local network.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>连连看、五子棋和黑白棋：独自玩、同机对弈、与电脑对局，或在局域网上对局。

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
        <source>All games, and tables on the network</source>
        <translation>所有游戏，以及局域网棋桌</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>继续对局(&amp;C)</translation>
    </message>
    <message>
        <source>Back to the game that waits</source>
        <translation>回到未完的对局</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新的一局(&amp;N)</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>开始新的一局</translation>
    </message>
    <message>
        <source>Start &amp;afresh</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Begin this game from the start</source>
        <translation>本局从头再来</translation>
    </message>
    <message>
        <source>H&amp;ost a table…</source>
        <translation>建桌(&amp;O)…</translation>
    </message>
    <message>
        <source>Wait for a friend on the local network</source>
        <translation>在局域网上建棋桌，等朋友来</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>加入棋桌(&amp;J)…</translation>
    </message>
    <message>
        <source>Play at a friend&apos;s table on the local network</source>
        <translation>到局域网上朋友的棋桌对局</translation>
    </message>
    <message>
        <source>Lea&amp;ve the table</source>
        <translation>离开棋桌(&amp;V)</translation>
    </message>
    <message>
        <source>End the connection to the other player</source>
        <translation>断开与对方的连接</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>收回上一步</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重走(&amp;R)</translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation>重走收回的那一步</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>看看一步好棋</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>洗牌(&amp;S)</translation>
    </message>
    <message>
        <source>Mix the tiles that are left</source>
        <translation>打乱剩下的牌</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Cover the board</source>
        <translation>遮住棋盘</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提议和棋(&amp;D)</translation>
    </message>
    <message>
        <source>Ask the other player to end the game as a draw</source>
        <translation>向对方提议以和棋结束</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>认输(&amp;I)</translation>
    </message>
    <message>
        <source>Give the game to the other player</source>
        <translation>向对方认输</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Letters and numbers beside the board</source>
        <translation>棋盘边的字母和数字</translation>
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
        <source>Number the stones in the order they were played</source>
        <translation>按落子次序给棋子编号</translation>
    </message>
    <message>
        <source>Legal &amp;moves</source>
        <translation>可下之处(&amp;M)</translation>
    </message>
    <message>
        <source>Mark the cells that can be played</source>
        <translation>标出可以落子的格子</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>Let pieces move</source>
        <translation>让棋子动起来</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>侧栏(&amp;P)</translation>
    </message>
    <message>
        <source>Players and moves beside the board</source>
        <translation>棋盘旁的棋手和着法</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>全屏(&amp;S)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>占满整个屏幕</translation>
    </message>
    <message>
        <source>Your &amp;name…</source>
        <translation>你的名字(&amp;N)…</translation>
    </message>
    <message>
        <source>The name other players see</source>
        <translation>别人看到的名字</translation>
    </message>
    <message>
        <source>&amp;Beep</source>
        <translation>提示音(&amp;B)</translation>
    </message>
    <message>
        <source>A refused click beeps</source>
        <translation>点击无效时响一声</translation>
    </message>
    <message>
        <source>&amp;Shake</source>
        <translation>抖动(&amp;S)</translation>
    </message>
    <message>
        <source>A refused click shakes the board</source>
        <translation>点击无效时棋盘抖一下</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>文字说明(&amp;W)</translation>
    </message>
    <message>
        <source>A refused click is explained in the status bar</source>
        <translation>点击无效时在状态栏说明原因</translation>
    </message>
    <message>
        <source>Paths &amp;outside the board</source>
        <translation>连线可出边界(&amp;O)</translation>
    </message>
    <message>
        <source>Equal pictures may be joined around the edge</source>
        <translation>相同的图案可以绕过棋盘边缘相连</translation>
    </message>
    <message>
        <source>&amp;Dots on corners</source>
        <translation>拐点圆点(&amp;D)</translation>
    </message>
    <message>
        <source>A dot on each corner of the path</source>
        <translation>在连线的每个拐点画一个圆点</translation>
    </message>
    <message>
        <source>Outlines of &amp;empty cells</source>
        <translation>空格轮廓(&amp;E)</translation>
    </message>
    <message>
        <source>A faint outline where a tile has gone</source>
        <translation>牌消除后留下淡淡的轮廓</translation>
    </message>
    <message>
        <source>Strict &amp;mouse buttons in reversi</source>
        <translation>黑白棋严格区分左右键(&amp;M)</translation>
    </message>
    <message>
        <source>The left button plays black only, the right button white only</source>
        <translation>左键只下黑棋，右键只下白棋</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>规则与帮助(&amp;R)</translation>
    </message>
    <message>
        <source>The rules, mouse and keys of each game</source>
        <translation>每种游戏的规则、鼠标和按键</translation>
    </message>
    <message>
        <source>&amp;Copy version and system</source>
        <translation>复制版本和系统信息(&amp;C)</translation>
    </message>
    <message>
        <source>For a report of a fault</source>
        <translation>报告问题时用</translation>
    </message>
    <message>
        <source>&amp;About Qipan</source>
        <translation>关于棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>关于本程序</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>What this program is built with</source>
        <translation>本程序所用的工具库</translation>
    </message>
    <message>
        <source>&amp;Propose another game…</source>
        <translation>提议换一种玩法(&amp;P)…</translation>
    </message>
    <message>
        <source>Ask the other player for another game, rule or board size</source>
        <translation>向对方提议换游戏、规则或棋盘大小</translation>
    </message>
    <message>
        <source>&amp;Save and leave</source>
        <translation>保存并离开(&amp;S)</translation>
    </message>
    <message>
        <source>Leave the table now and go on with the game later</source>
        <translation>现在离开棋桌，以后再继续这一局</translation>
    </message>
    <message>
        <source>&amp;Forbidden points</source>
        <translation>禁手点(&amp;F)</translation>
    </message>
    <message>
        <source>Mark the points that renju forbids to black</source>
        <translation>标出连珠规则下黑方的禁手点</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Who stands better, and the best moves, while you play or look</source>
        <translation>下棋或看棋时显示谁占优、哪些着法最好</translation>
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
        <source>Mark where a side can make five (diamond) or an open four (triangle), black&apos;s filled, white&apos;s hollow; not while you play on the network</source>
        <translation>标出可连五（菱形）和可成活四或双四（三角）的点：黑方实心，白方空心；联网对局时不显示</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>最初局面(&amp;F)</translation>
    </message>
    <message>
        <source>Look at the board before the first move</source>
        <translation>看第一手之前的棋盘</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>往回看(&amp;B)</translation>
    </message>
    <message>
        <source>Look at the board one move before; nothing is taken back</source>
        <translation>看前一手的棋盘，并不悔棋</translation>
    </message>
    <message>
        <source>Look &amp;on</source>
        <translation>往后看(&amp;O)</translation>
    </message>
    <message>
        <source>Look at the board one move later</source>
        <translation>看后一手的棋盘</translation>
    </message>
    <message>
        <source>&amp;Latest position</source>
        <translation>最新局面(&amp;L)</translation>
    </message>
    <message>
        <source>Return to the board as it stands</source>
        <translation>回到棋盘的当前局面</translation>
    </message>
    <message>
        <source>Reversi from a &amp;balanced start</source>
        <translation>黑白棋均势开局(&amp;B)</translation>
    </message>
    <message>
        <source>Begin reversi after eight moves, another time others, that leave both sides even</source>
        <translation>从双方均势的八步棋之后开始黑白棋，每次开局不同</translation>
    </message>
    <message>
        <source>Engines from elsewhere, as opponents and for analysis</source>
        <translation>外部引擎，可作对手，也可用来分析</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>分析全局(&amp;A)</translation>
    </message>
    <message>
        <source>Look at every position of this game, for its graph and the biggest mistakes</source>
        <translation>逐一分析本局的每个局面，画出走势图并找出最大的失误</translation>
    </message>
    <message>
        <source>Choose a game of lin&amp;k-match…</source>
        <translation>选择连连看对局(&amp;K)…</translation>
    </message>
    <message>
        <source>Way to play, board and falling, or a deal by its number</source>
        <translation>选择玩法、棋盘和下落方式，或输入牌局编号</translation>
    </message>
    <message>
        <source>High scor&amp;es of link-match</source>
        <translation>连连看高分榜(&amp;E)</translation>
    </message>
    <message>
        <source>The best games, to play again or to look at</source>
        <translation>最好的成绩，可以再玩一次或回放</translation>
    </message>
    <message>
        <source>&amp;Why won&apos;t these match?</source>
        <translation>为什么连不上(&amp;W)？</translation>
    </message>
    <message>
        <source>Show the way between two equal tiles, and what blocks it</source>
        <translation>显示两张相同的牌之间的路，以及被什么挡住</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>结束本局(&amp;E)</translation>
    </message>
    <message>
        <source>Give up, and count what there is</source>
        <translation>放弃，按现有分数结算</translation>
    </message>
    <message>
        <source>Pause &amp;when the window is left</source>
        <translation>离开窗口时暂停(&amp;W)</translation>
    </message>
    <message>
        <source>Cover the board and stop the time</source>
        <translation>盖住牌面并停止计时</translation>
    </message>
    <message>
        <source>Arrow &amp;keys skip empty cells</source>
        <translation>方向键跳过空格(&amp;K)</translation>
    </message>
    <message>
        <source>From tile to tile, instead of from cell to cell</source>
        <translation>从一张牌移到下一张牌，而不是逐格移动</translation>
    </message>
    <message>
        <source>De&amp;mo</source>
        <translation>演示(&amp;M)</translation>
    </message>
    <message>
        <source>Show how the board can be finished; the game stays as it is</source>
        <translation>演示如何通关，不影响当前对局</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>历史(&amp;Y)</translation>
    </message>
    <message>
        <source>All games that you have played, to look at again</source>
        <translation>你下过的所有对局，可以重新观看</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>统计(&amp;T)</translation>
    </message>
    <message>
        <source>Wins and losses, ratings and times, of all games</source>
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
        <source>Save what is shown in its file</source>
        <translation>将显示的对局保存到原文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save what is shown in another file</source>
        <translation>将显示的对局保存到另一个文件</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>导入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Take the games of files into the history</source>
        <translation>将文件中的对局加入历史</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>导入文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Take the games of all files of a folder into the history</source>
        <translation>将文件夹中所有文件的对局加入历史</translation>
    </message>
    <message>
        <source>&amp;Export the history…</source>
        <translation>导出历史(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the games of the history into files</source>
        <translation>将历史中的对局写入文件</translation>
    </message>
    <message>
        <source>Save a &amp;picture…</source>
        <translation>保存图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the board as PNG or SVG</source>
        <translation>将棋盘保存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>Copy the &amp;moves</source>
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
        <source>Copy the &amp;position</source>
        <translation>复制局面(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the position on the board as text: 64 squares in reversi, the moves up to it in gomoku</source>
        <translation>将棋盘上的局面复制为文本：黑白棋是 64 格，五子棋是到此为止的着法</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>将棋盘复制为图片</translation>
    </message>
    <message>
        <source>Pas&amp;te a game</source>
        <translation>粘贴对局(&amp;T)</translation>
    </message>
    <message>
        <source>Open the game that was copied elsewhere</source>
        <translation>打开在别处复制的对局</translation>
    </message>
    <message>
        <source>&amp;Book</source>
        <translation>棋书(&amp;B)</translation>
    </message>
    <message>
        <source>Learn the games, from the first stone on</source>
        <translation>从第一手棋开始学习</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>Find the move, and see it again before you forget it</source>
        <translation>找出正确的一步，并在忘记之前再次复习</translation>
    </message>
    <message>
        <source>&amp;Turning points</source>
        <translation>转折点(&amp;T)</translation>
    </message>
    <message>
        <source>The moments that decided this game, as pages of the book</source>
        <translation>决定这局棋的几个时刻，做成书页</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>选择对局……</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>&amp;Ask for a fresh start</source>
        <translation>请求重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Ask the other player to begin this game again</source>
        <translation>请求对方同意重新开始本局</translation>
    </message>
    <message>
        <source>Stop &amp;analysing the game</source>
        <translation>停止分析全局(&amp;A)</translation>
    </message>
    <message>
        <source>What was found so far stays</source>
        <translation>已得到的结果会保留</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Uncover the board</source>
        <translation>重新显示棋盘</translation>
    </message>
    <message>
        <source>&amp;%1 Lesson: %2</source>
        <extracomment>In a menu, numbered: &quot;1 Lesson: Gomoku&quot;. It teaches the beginning of that game.</extracomment>
        <translation>&amp;%1 入门课：%2</translation>
    </message>
    <message>
        <source>Learn by doing, in a few minutes</source>
        <translation>边做边学，几分钟就会</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ActivityBars</name>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
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
        <source>Forget addresses used before</source>
        <translation>清除以前用过的地址</translation>
    </message>
</context>
<context>
    <name>qipan::ui::AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>最佳变化</translation>
    </message>
    <message>
        <source>Number of lines, and who analyses</source>
        <translation>变化的数目，以及由谁分析</translation>
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
        <source>&amp;Who analyses</source>
        <translation>由谁分析(&amp;W)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BoardView</name>
    <message>
        <source>%1, %2</source>
        <extracomment>What a screen reader says of a cell: its name and what lies on it.</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::BookContents</name>
    <message>
        <source>For all games</source>
        <translation>各种棋通用</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
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
        <source>%1 (your own)</source>
        <extracomment>A chapter of the user&apos;s own, in the contents of the book.</extracomment>
        <translation>%1（自编）</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <translation>%1，正在显示</translation>
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
        <source>Keep this page among the bookmarks (Ctrl+D)</source>
        <translation>把这一页加入书签（Ctrl+D）</translation>
    </message>
    <message>
        <source>Page before</source>
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
        <source>Page of the book</source>
        <translation>书页</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Save chapter as PDF…</source>
        <translation>把本章存为 PDF…</translation>
    </message>
    <message>
        <source>Save this chapter as PDF (Ctrl+S)</source>
        <translation>把这一章存为 PDF（Ctrl+S）</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>返回(&amp;K)</translation>
    </message>
    <message>
        <source>Back to where a link or the contents led away from (Alt+Backspace)</source>
        <translation>回到点链接或目录之前读的地方（Alt+Backspace）</translation>
    </message>
</context>
<context>
    <name>qipan::ui::CardButton</name>
    <message>
        <source>A game waits to go on</source>
        <translation>有一局可以继续</translation>
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
        <source>What was said</source>
        <translation>聊天记录</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>说点什么</translation>
    </message>
    <message numerus="yes">
        <source>Muted: %n message(s) not shown.</source>
        <translation>
            <numerusform>已屏蔽：%n 条消息没有显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) came too fast to be shown.</source>
        <translation>
            <numerusform>%n 条消息来得太快，没有显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the players can write</source>
        <translation>只有棋手可以发言</translation>
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
        <source>&amp;Phrases …</source>
        <translation>常用语(&amp;P)…</translation>
    </message>
    <message>
        <source>Say something ready-made</source>
        <translation>说一句现成的话</translation>
    </message>
    <message>
        <source>Mu&amp;te</source>
        <translation>屏蔽(&amp;T)</translation>
    </message>
    <message>
        <source>Do not show what the others say from now on</source>
        <translation>从现在起不显示别人说的话</translation>
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
        <source>Cloc&amp;k:</source>
        <translation>计时(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Time for each:</source>
        <translation>每方用时(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Increment:</source>
        <translation>每手加秒(&amp;I)：</translation>
    </message>
    <message>
        <source>Time for each player: hours, minutes, seconds</source>
        <translation>每方用时：时、分、秒</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds that each move adds</source>
        <translation>每下一手增加的秒数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>%1 min for each player</source>
        <translation>每方 %1 分钟</translation>
    </message>
    <message>
        <source>Another time</source>
        <translation>其他用时</translation>
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
    <name>qipan::ui::DiagramCard</name>
    <message>
        <source>To the first position</source>
        <translation>回到最初局面</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>To the last position</source>
        <translation>到最后局面</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>恢复书中局面</translation>
    </message>
    <message>
        <source>Computer&apos;s move</source>
        <translation>电脑走一手</translation>
    </message>
    <message>
        <source>What the computer would play here</source>
        <translation>看看电脑在这里会怎么走</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着下</translation>
    </message>
    <message>
        <source>Begin a game with this position</source>
        <translation>从这个局面开始一局</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy this position</source>
        <translation>复制这个局面</translation>
    </message>
    <message>
        <source>Diagram. %1</source>
        <translation>棋图。%1</translation>
    </message>
    <message>
        <source>Ask the solver</source>
        <translation>问求解器</translation>
    </message>
    <message>
        <source>Whether this board can be cleared, and which pair goes next</source>
        <translation>看看这个盘面能不能消完，下一对该消哪两张</translation>
    </message>
</context>
<context>
    <name>qipan::ui::DropFrame</name>
    <message>
        <source>Drop it here to open it</source>
        <translation>拖放到此处打开</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EngineForm</name>
    <message>
        <source>This is no program: %1</source>
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
one a line:</source>
        <translation>参数(&amp;G)，
每行一个：</translation>
    </message>
    <message>
        <source>&amp;Time for a move:</source>
        <translation>每步时间(&amp;T)：</translation>
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
        <source>&amp;Depth for a move:</source>
        <translation>每步深度(&amp;D)：</translation>
    </message>
    <message>
        <source>%1, by the %2 protocol</source>
        <translation>%1（%2 协议）</translation>
    </message>
    <message>
        <source> plies</source>
        <comment>how deep it looks</comment>
        <translation> 手</translation>
    </message>
    <message>
        <source>How far it looks ahead in play; in analysis it goes as deep as it comes</source>
        <translation>下棋时向前看多少手；分析时能看多深就看多深</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EnginesDialog</name>
    <message>
        <source>Testing …</source>
        <translation>测试中……</translation>
    </message>
    <message>
        <source>This is no program: %1</source>
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
        <source>Engines from elsewhere</source>
        <translation>外部引擎</translation>
    </message>
    <message>
        <source>Add an engine that speaks the Gomocup protocol (gomoku) or the NBoard protocol (reversi): it plays against you in place of the computer&apos;s levels, and analyses.

It is a program like any other and may do what you may do: add only what you trust.</source>
        <translation>添加使用 Gomocup 协议（五子棋）或 NBoard 协议（黑白棋）的引擎：它可以代替电脑的各个级别与你对弈，也可以用来分析。

它和其他程序一样，凡是你能做的它都能做：请只添加你信任的引擎。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EvaluationBar</name>
    <message>
        <source>Black %1 %, White %2 %</source>
        <translation>黑 %1 %，白 %2 %</translation>
    </message>
    <message>
        <source>Chances of Black and White</source>
        <translation>黑白双方的胜率</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>qipan::ui::EvaluationGraph</name>
    <message>
        <source>Graph of the game</source>
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
</context>
<context>
    <name>qipan::ui::ExportDialog</name>
    <message>
        <source>Gomoku and reversi with all variations and comments. Read by most programs.</source>
        <translation>五子棋和黑白棋，包括所有变化和评注。多数程序都能读取。</translation>
    </message>
    <message>
        <source>Games of reversi, without variations and comments.</source>
        <translation>黑白棋对局，不含变化和评注。</translation>
    </message>
    <message>
        <source>Games of gomoku, without variations and comments, a file for each.</source>
        <translation>五子棋对局，不含变化和评注，每局一个文件。</translation>
    </message>
    <message>
        <source>Moves alone, a line for each game: h8i9… or f5d6…</source>
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
        <source>&amp;Kind of file:</source>
        <translation>文件类型(&amp;K)：</translation>
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
        <source>A file for &amp;each game, in a folder</source>
        <translation>每局一个文件，存入文件夹(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go on…</source>
        <translation>继续(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::FileReport</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Files that could not be read to their end</source>
        <translation>未能读完的文件</translation>
    </message>
    <message>
        <source>C&amp;opy the list</source>
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
        <source>gone</source>
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
    <name>qipan::ui::GameAppearance</name>
    <message>
        <source>That crossing is taken.</source>
        <translation>这个交叉点已有棋子。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>That cell is taken.</source>
        <translation>这一格已有棋子。</translation>
    </message>
    <message>
        <source>There is no crossing there.</source>
        <translation>这里没有交叉点。</translation>
    </message>
    <message>
        <source>There is no cell there.</source>
        <translation>这里没有格子。</translation>
    </message>
    <message>
        <source>A disc there would turn nothing over.</source>
        <translation>下在这里翻不了棋子。</translation>
    </message>
    <message>
        <source>The opening rule wants this stone elsewhere.</source>
        <translation>按开局规则，这一子不能放在这里。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::GameSettingsMenu</name>
    <message>
        <source>&amp;Opponent</source>
        <translation>对手(&amp;O)</translation>
    </message>
    <message>
        <source>The &amp;computer</source>
        <translation>电脑(&amp;C)</translation>
    </message>
    <message>
        <source>A &amp;person beside you</source>
        <translation>同机对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Le&amp;vel of the computer</source>
        <translation>电脑级别(&amp;V)</translation>
    </message>
    <message>
        <source>Who be&amp;gins</source>
        <translation>先手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>你(&amp;Y)</translation>
    </message>
    <message>
        <source>The &amp;other side</source>
        <translation>对方(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rock, paper, scissors</source>
        <translation>猜拳(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Board size</source>
        <translation>棋盘大小(&amp;B)</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>规则(&amp;U)</translation>
    </message>
    <message>
        <source>O&amp;pening rule</source>
        <translation>开局规则(&amp;P)</translation>
    </message>
    <message>
        <source>As strong as this &amp;machine</source>
        <translation>与本机一样强(&amp;M)</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>%1 级</translation>
    </message>
    <message numerus="yes">
        <source>%1: perfect from %n empty cell(s) on</source>
        <extracomment>A level of the computer and from when on it makes no mistake: &quot;Level 9: perfect from 16 empty cells on&quot;.</extracomment>
        <translation>
            <numerusform>%1：剩 %n 个空格起，步步最佳</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::GomokuView</name>
    <message>
        <source>Gomoku board</source>
        <translation>五子棋棋盘</translation>
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
        <source>Not known yet</source>
        <translation>尚未揭晓</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HistoryFilters</name>
    <message>
        <source>All ways to play</source>
        <translation>所有玩法</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>Names, events, comments (Ctrl+F)</source>
        <translation>姓名、赛事、评注 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Text to look for in names, events and comments</source>
        <translation>在姓名、赛事和评注中查找的文字</translation>
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
        <translation>任何时间</translation>
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
        <source>Between two days</source>
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
        <source>First day</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>Last day</source>
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
        <source>No game fits.</source>
        <translation>没有符合条件的对局。</translation>
    </message>
    <message>
        <source>No games yet.
What you play is kept here by itself, and games from files can be taken in.</source>
        <translation>还没有对局。
你下的棋会自动保存在这里，也可以从文件导入对局。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
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
        <source>The games cannot be shown.</source>
        <translation>无法显示对局。</translation>
    </message>
    <message>
        <source>Try agai&amp;n</source>
        <translation>再试(&amp;N)</translation>
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
        <source>Being played</source>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未下完</translation>
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
        <translation>%1：五连</translation>
    </message>
    <message>
        <source>%1: a forbidden move</source>
        <translation>%1：禁手</translation>
    </message>
    <message>
        <source>%1: the board is full</source>
        <translation>%1：棋盘已满</translation>
    </message>
    <message>
        <source>%1: by discs</source>
        <translation>%1：按子数</translation>
    </message>
    <message>
        <source>%1: the other resigned</source>
        <translation>%1：对方认输</translation>
    </message>
    <message>
        <source>%1: agreed</source>
        <translation>%1：双方同意</translation>
    </message>
    <message>
        <source>%1: the time was up</source>
        <translation>%1：超时</translation>
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
        <source>On the network</source>
        <translation>联网对手</translation>
    </message>
    <message>
        <source>At this machine</source>
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
    <message numerus="yes">
        <source>%1: by %n disc(s)</source>
        <translation>
            <numerusform>%1：多 %n 子</numerusform>
        </translation>
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
        <extracomment>What a file says of the end of a game, where that is in nobody&apos;s language.</extracomment>
        <translation>结果“%1”</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HomePage</name>
    <message>
        <source>Choose a game</source>
        <translation>选个游戏，来一局</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HostChoices</name>
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
    <message>
        <source>A friend on the same local network joins you and plays against you.</source>
        <translation>同一局域网内的朋友加入后，就能和你对局。</translation>
    </message>
    <message>
        <source>&amp;Black, who begins:</source>
        <translation>执黑先行(&amp;B)：</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Your guest</source>
        <translation>来客</translation>
    </message>
    <message>
        <source>Decided by rock, paper, scissors</source>
        <translation>猜拳决定</translation>
    </message>
    <message>
        <source>&amp;Passcode:</source>
        <translation>口令(&amp;P)：</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不设口令</translation>
    </message>
    <message>
        <source>&amp;Let anyone in without asking</source>
        <translation>任何人都可直接加入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>建桌(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Only those who type the same passcode get in: tell it to your friends.</source>
        <translation>只有输入相同口令的人才能进来：请把口令告诉朋友。</translation>
    </message>
    <message>
        <source>you begin</source>
        <translation>你先行</translation>
    </message>
    <message>
        <source>your guest begins</source>
        <translation>客人先行</translation>
    </message>
    <message>
        <source>rock, paper, scissors</source>
        <translation>猜拳决定先后</translation>
    </message>
    <message>
        <source>you play black</source>
        <translation>你执黑</translation>
    </message>
    <message>
        <source>your guest plays black</source>
        <translation>客人执黑</translation>
    </message>
    <message>
        <source>rock, paper, scissors for black</source>
        <translation>猜拳决定谁执黑</translation>
    </message>
    <message>
        <source>goes on after move %1</source>
        <translation>从第 %1 手之后接着下</translation>
    </message>
    <message>
        <source>The table begins after move %1 of the game that you looked at. Black moves next.</source>
        <translation>棋桌从你刚才查看的棋局第 %1 手之后开始，轮到黑方。</translation>
    </message>
    <message>
        <source>The table begins after move %1 of the game that you looked at. White moves next.</source>
        <translation>棋桌从你刚才查看的棋局第 %1 手之后开始，轮到白方。</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>执黑(&amp;B)：</translation>
    </message>
</context>
<context>
    <name>qipan::ui::HostPage</name>
    <message>
        <source>Your table is open</source>
        <translation>棋桌已开</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>建桌</translation>
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
        <source>%1 is copied.</source>
        <translation>已复制 %1。</translation>
    </message>
    <message>
        <source>Waiting for a guest …</source>
        <translation>正在等待来客……</translation>
    </message>
    <message numerus="yes">
        <source>%n watcher(s)</source>
        <translation>
            <numerusform>%n 人观战</numerusform>
        </translation>
    </message>
    <message>
        <source>Your friend chooses “Join a table” and finds yours in the list, or types one of these addresses:</source>
        <translation>请朋友选择“加入棋桌”，在列表中找到你的棋桌，或输入下面任一地址：</translation>
    </message>
    <message>
        <source>If your friend cannot reach you: both machines must be on the same network, and a firewall on this machine must let the program accept connections on this port.</source>
        <translation>如果朋友连不上：两台电脑须在同一网络内，本机的防火墙也须允许本程序在这个端口接受连接。</translation>
    </message>
    <message>
        <source>&amp;Close the table</source>
        <translation>关闭棋桌(&amp;C)</translation>
    </message>
    <message>
        <source>%1 plays with you.</source>
        <translation>%1 正在与你对局。</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>This machine is in no network now. On the machine itself the address of the table is 127.0.0.1:%1.</source>
        <translation>本机现在没有连接网络。在本机上，这张棋桌的地址是 127.0.0.1:%1。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ImageDialog</name>
    <message>
        <source>Save a picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K)：</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG，像素图</translation>
    </message>
    <message>
        <source>SVG, for any size</source>
        <translation>SVG，任意大小</translation>
    </message>
    <message>
        <source>&amp;Longer edge:</source>
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
    <name>qipan::ui::JobBar</name>
    <message>
        <source>Ending …</source>
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
        <source>The passcode is being checked …</source>
        <translation>正在核对口令……</translation>
    </message>
    <message>
        <source>&amp;Tables on your network:</source>
        <translation>局域网上的棋桌(&amp;T)：</translation>
    </message>
    <message>
        <source>Addr&amp;ess, with the port after a colon where it is not 15155:</source>
        <translation>地址(&amp;E)，端口若不是 15155，请在冒号后写上：</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观战(&amp;W)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::JoinRequestBar</name>
    <message>
        <source>%1 wants to play.</source>
        <translation>%1 想和你对局。</translation>
    </message>
    <message>
        <source>&amp;Let in</source>
        <translation>允许加入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>拒绝(&amp;D)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LessonPage</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Where one is in a lesson: &quot;Step 2 of 8&quot;.</extracomment>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>跳过(&amp;K)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ConnectionBar</name>
    <message>
        <source>&amp;Wait</source>
        <translation>继续等待(&amp;W)</translation>
    </message>
    <message>
        <source>Save and &amp;leave</source>
        <translation>保存并离开(&amp;L)</translation>
    </message>
    <message>
        <source>Time left to come back</source>
        <translation>等对方回来的剩余时间</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkDiagram</name>
    <message>
        <source>All tiles are gone.</source>
        <translation>牌已全部消完。</translation>
    </message>
    <message>
        <source>No pair can be joined any more.</source>
        <translation>已经没有可以连的一对了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two tiles that can go: &quot;A1 and C2&quot;.</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation>自己的变化</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <extracomment>How far a diagram of link-match in the book is stepped through: &quot;Pair 1 of 2&quot;.</extracomment>
        <translation>第 %1 对，共 %2 对</translation>
    </message>
    <message>
        <source>Holes: %1.</source>
        <translation>空洞：%1。</translation>
    </message>
    <message>
        <source>A path from %1 to %2 is drawn.</source>
        <translation>画出了从 %1 到 %2 的连线。</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>可消的对：%1。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkInfo</name>
    <message numerus="yes">
        <source>+%1 (%n in a row)</source>
        <extracomment>What a pair gave: &quot;+60 (2 in a row)&quot;.</extracomment>
        <translation>
            <numerusform>+%1（%n 连击）</numerusform>
        </translation>
    </message>
    <message>
        <source>First player: %1, second player: %2</source>
        <translation>玩家一：%1，玩家二：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 关</translation>
    </message>
    <message>
        <source>The first player is next</source>
        <translation>轮到玩家一</translation>
    </message>
    <message>
        <source>The second player is next</source>
        <translation>轮到玩家二</translation>
    </message>
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
</context>
<context>
    <name>qipan::ui::LinkPage</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The board is covered until you go on.</source>
        <translation>棋盘已遮住，继续后再显示。</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>正在发牌……</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkPuzzleBoard</name>
    <message>
        <source>Begin with the tile in the frame: %1.</source>
        <translation>从框起来的这张牌开始：%1。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkReplayPage</name>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>单步(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>从头(&amp;A)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How far a replay is: &quot;12 of 80&quot;.</extracomment>
        <translation>%1 / %2</translation>
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
        <translation>用过帮助</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>No game is in this list yet.</source>
        <translation>榜上还没有成绩。</translation>
    </message>
    <message>
        <source>All ways to play</source>
        <translation>所有玩法</translation>
    </message>
    <message>
        <source>Way to play</source>
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
        <source>All fallings</source>
        <translation>所有下落方式</translation>
    </message>
    <message>
        <source>Falling</source>
        <translation>下落方式</translation>
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
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
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
        <source>Copy the &amp;number</source>
        <translation>复制编号(&amp;N)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkStartPage</name>
    <message>
        <source>A deal number has 14 letters and digits: some are missing, or there are too many.</source>
        <translation>牌局编号有 14 个字母和数字：少了几个，或者多了几个。</translation>
    </message>
    <message>
        <source>There is a character that no deal number has.</source>
        <translation>其中有牌局编号里不会出现的字符。</translation>
    </message>
    <message>
        <source>This is no deal number: a character is mistyped, or two have changed places.</source>
        <translation>这不是牌局编号：有一个字符打错了，或者有两个字符颠倒了。</translation>
    </message>
    <message>
        <source>This deal number comes from another version of the program, which deals differently.</source>
        <translation>这个牌局编号来自本程序的另一个版本，发牌方式不同。</translation>
    </message>
    <message>
        <source>No board can be dealt by this number.</source>
        <translation>这个编号发不出牌来。</translation>
    </message>
    <message>
        <source>This shape needs a larger board.</source>
        <translation>这种形状需要更大的棋盘。</translation>
    </message>
    <message>
        <source>&amp;Way to play:</source>
        <translation>玩法(&amp;W)：</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大小(&amp;Z)：</translation>
    </message>
    <message>
        <source>Fall&amp;ing:</source>
        <translation>下落方式(&amp;I)：</translation>
    </message>
    <message>
        <source>Sh&amp;ape:</source>
        <translation>形状(&amp;A)：</translation>
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
        <translation>%1 列 %2 行</translation>
    </message>
    <message>
        <source>Paths may run &amp;outside the board</source>
        <translation>连线可以走到棋盘外(&amp;O)</translation>
    </message>
    <message>
        <source>Type or paste the number of a deal</source>
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
        <source>Choose a game</source>
        <translation>选择对局</translation>
    </message>
    <message>
        <source>The board you play now is deal %1.</source>
        <translation>你正在玩的盘面是牌局 %1。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkView</name>
    <message>
        <source>Hint: %1 and %2, %3</source>
        <translation>提示：%1 和 %2，%3</translation>
    </message>
    <message>
        <source>%1 is picked.</source>
        <translation>已选中 %1。</translation>
    </message>
    <message>
        <source>%1 is no longer picked.</source>
        <translation>已取消选中 %1。</translation>
    </message>
    <message>
        <source>No path joins %1 and %2; now %2 is picked.</source>
        <translation>%1 和 %2 无法相连；改选 %2。</translation>
    </message>
    <message>
        <source>%1 and %2 differ; now %2 is picked.</source>
        <translation>%1 和 %2 图案不同；改选 %2。</translation>
    </message>
    <message>
        <source>%1 and %2 are gone. Tiles left: %3.</source>
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
        <source>%1, picked</source>
        <translation>%1，已选中</translation>
    </message>
    <message>
        <source>%1, hint</source>
        <translation>%1，提示</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>There is no tile here to look for.</source>
        <translation>这里没有可以查找的牌。</translation>
    </message>
    <message>
        <source>No other tile shows this picture.</source>
        <translation>没有别的牌是这个图案。</translation>
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
        <source>One board, and all the time you like.</source>
        <translation>一个盘面，时间不限。</translation>
    </message>
    <message>
        <source>One board with four seconds for each pair; the rest counts.</source>
        <translation>一个盘面，每对牌四秒；剩下的时间计分。</translation>
    </message>
    <message>
        <source>Level after level against the clock, each falling in another way. Hints and shuffles are counted.</source>
        <translation>一关接一关，限时进行，每关下落方式不同。提示和洗牌次数有限。</translation>
    </message>
    <message>
        <source>The same board for everybody today.</source>
        <translation>今天所有人都是同一个盘面。</translation>
    </message>
    <message>
        <source>Board after board without a clock. Hints and shuffles are counted.</source>
        <translation>一个盘面接一个盘面，不计时。提示和洗牌次数有限。</translation>
    </message>
    <message>
        <source>Two people by turns on one board: a pair, or equal tiles that cannot be joined, and the other is next.</source>
        <translation>两人在同一个盘面上轮流：消去一对，或选了两张连不上的相同牌，就换人。</translation>
    </message>
    <message>
        <source>Tiles stay</source>
        <translation>不变化</translation>
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
        <source>To the left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>Apart, left and right</source>
        <translation>左右分离</translation>
    </message>
    <message>
        <source>Apart, up and down</source>
        <translation>上下分离</translation>
    </message>
    <message>
        <source>Together from left and right</source>
        <translation>左右集中</translation>
    </message>
    <message>
        <source>Together from above and below</source>
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
        <source>Checkered</source>
        <translation>方格</translation>
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
        <source>Tiles fall: %1.</source>
        <extracomment>How tiles of link-match move after each pair: &quot;Tiles fall: inward&quot;.</extracomment>
        <translation>牌的移动：%1。</translation>
    </message>
    <message>
        <source>No paths outside the board.</source>
        <translation>连线不能出边界。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MainWindow</name>
    <message>
        <source>Version and system are copied to the clipboard.</source>
        <translation>版本和系统信息已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Choose a folder of pictures</source>
        <translation>选择图片文件夹</translation>
    </message>
    <message>
        <source>The question above waits for its answer.</source>
        <translation>请先回答上方的问题。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::MarkMenu</name>
    <message>
        <source>Mar&amp;k the cell</source>
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
        <source>T&amp;ext …</source>
        <translation>文字(&amp;E) …</translation>
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
        <translation>走棋(&amp;M)</translation>
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
</context>
<context>
    <name>qipan::ui::MessageBar</name>
    <message>
        <source>Clos&amp;e</source>
        <translation>关闭(&amp;E)</translation>
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
</context>
<context>
    <name>qipan::ui::NameBar</name>
    <message>
        <source>&amp;Your name:</source>
        <translation>你的名字(&amp;Y)：</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>保存(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::NoticeBar</name>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::OpeningBar</name>
    <message>
        <source>Play &amp;black</source>
        <translation>执黑(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;white</source>
        <translation>执白(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Two stones more</source>
        <translation>再放两子(&amp;T)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::PaperDiagram</name>
    <message>
        <source>Moves: %1</source>
        <extracomment>Below a diagram on paper: the moves that lead on from what is set up.</extracomment>
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
        <source>This table has a &amp;passcode. Your friend can tell you what it is.</source>
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
        <source>As a table</source>
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
</context>
<context>
    <name>qipan::ui::ProposePanel</name>
    <message>
        <source>The proposal is on its way to %1 …</source>
        <translation>正在把提议发给 %1……</translation>
    </message>
    <message>
        <source>%1 has been asked. Waiting for the answer …</source>
        <translation>已向 %1 提议，正在等待答复……</translation>
    </message>
    <message>
        <source>For the next round, when both agree.</source>
        <translation>双方同意后，从下一局起生效。</translation>
    </message>
    <message>
        <source>Propose another game</source>
        <translation>提议换一种玩法</translation>
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
        <source>The program of %1 is too old to understand proposals.</source>
        <translation>%1 的程序版本太旧，不支持提议。</translation>
    </message>
    <message>
        <source>Hid&amp;e</source>
        <translation>隐藏(&amp;E)</translation>
    </message>
    <message>
        <source>For the next round, when both agree. It begins anew, not from this position.</source>
        <translation>双方同意后，从下一局起生效。新的一局从头开始，不接着这个局面下。</translation>
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
        <translation>要做的题目</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>First what to look for, then where, then the move (Ctrl+I)</source>
        <translation>先提示思路，再提示位置，最后给出这一步（Ctrl+I）</translation>
    </message>
    <message>
        <source>So&amp;lution</source>
        <translation>解答(&amp;L)</translation>
    </message>
    <message>
        <source>Give up, and see how it is done</source>
        <translation>放弃，看看怎么解</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>再试(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation>换一道题</translation>
    </message>
    <message>
        <source>Follows me</source>
        <translation>随我的等级</translation>
    </message>
    <message>
        <source>Grade %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>Grade of the puzzles</source>
        <translation>题目等级</translation>
    </message>
    <message>
        <source>Of which grade the next puzzles are: near your own, or always the same</source>
        <translation>接下来的题目是几级：接近你自己的等级，或固定不变</translation>
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
        <source>Four and three</source>
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
        <translation>轮到%1：走一步立即连成五子取胜。</translation>
    </message>
    <message>
        <source>%1 to move: stop the five that the other side threatens.</source>
        <translation>轮到%1：挡住对方即将连成的五子。</translation>
    </message>
    <message>
        <source>%1 to move: make a four and an open three with one stone, and win by it.</source>
        <translation>轮到%1：一子同时做成冲四和活三，并以此取胜。</translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours alone, in %n move(s).</source>
        <translation>
            <numerusform>轮到%1：只用冲四，%n 步取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours and threes, in %n move(s).</source>
        <translation>
            <numerusform>轮到%1：用冲四和活三，%n 步取胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move: the other side threatens to win by fours. Leave it no such win.</source>
        <translation>轮到%1：对方威胁连续冲四取胜。请走一步，使对方再没有这样的胜法。</translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours, in %n move(s). Black could block on a forbidden point only.</source>
        <translation>
            <numerusform>轮到%1：用冲四 %n 步取胜，黑方只能在禁手点上防守。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of the points with letters is forbidden for black?</source>
        <translation>标有字母的点中，哪一个是黑方的禁手点？</translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: reach the best score there is. %n square(s) are empty, and the answers are perfect.</source>
        <translation>
            <numerusform>轮到%1：取得可能的最好比分。还有 %n 个空格，对方的应对都是最佳的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for four stones in one line, with a free point among them or at an end.</source>
        <translation>找出同一条线上的四个子，中间或一端还有空点。</translation>
    </message>
    <message>
        <source>Look for four stones of the other side in one line, and for the point that they need.</source>
        <translation>找出对方在同一条线上的四个子，以及它们所缺的那一点。</translation>
    </message>
    <message>
        <source>Look for a point where two lines of yours meet: one becomes a four, the other an open three.</source>
        <translation>找出自己两条线的交点：一条成冲四，另一条成活三。</translation>
    </message>
    <message>
        <source>Each four forces one answer. Look for the four whose stone also helps another line.</source>
        <translation>每个冲四只有一种应对。找出能同时帮助另一条线的冲四。</translation>
    </message>
    <message>
        <source>A three is enough where the other side has no four of its own. Begin with the threat that leaves it the fewest answers.</source>
        <translation>对方没有冲四时，活三就够了。从应对最少的威胁开始。</translation>
    </message>
    <message>
        <source>Find the win that is threatened first. Then look for a point that several of its fours need.</source>
        <translation>先找出对方威胁的胜法，再找出其中几个冲四都需要的点。</translation>
    </message>
    <message>
        <source>Look for a four that black must block where it would make a double three, a double four or an overline.</source>
        <translation>找出这样的冲四：黑方必须防守的点正是三三、四四或长连禁手。</translation>
    </message>
    <message>
        <source>At each letter, count what black would make: open threes, fours, and stones in a row.</source>
        <translation>在每个字母处，数一数黑方会形成几个活三、几个四，以及连成几子。</translation>
    </message>
    <message>
        <source>Look at the corners: which can be taken now, and which move gives one away?</source>
        <translation>看看四个角：哪个现在可以占，哪一步会把角送给对方？</translation>
    </message>
    <message>
        <source>Look along the edges: discs there are safe once their row reaches a corner.</source>
        <translation>看看四条边：边上的棋子一旦连到角就安全了。</translation>
    </message>
    <message>
        <source>Count the empty squares of each region: it is good to have the last move in one.</source>
        <translation>数一数每个区域的空格：在一个区域里走最后一步是有利的。</translation>
    </message>
    <message>
        <source>Count to the end: what a move turns over, what the answer takes back, and who must pass.</source>
        <translation>一直算到终局：这一步翻多少，对方翻回多少，谁要停一手。</translation>
    </message>
    <message>
        <source>Look for tiles that block others. A pair with several ways to go can wait.</source>
        <translation>找出挡住别人的牌。有几种消法的一对可以等一等。</translation>
    </message>
    <message numerus="yes">
        <source>Take all tiles off the board, in %n pair(s). The order decides.</source>
        <translation>
            <numerusform>把棋盘上的牌全部消去，共 %n 对。次序是关键。</numerusform>
        </translation>
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
        <source>&amp;Forget these files</source>
        <translation>清除这些文件(&amp;F)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordGames</name>
    <message>
        <source>Search names, dates, events</source>
        <translation>搜索姓名、日期、赛事</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜索棋局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
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
        <source>Against a &amp;person here</source>
        <translation>同机对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Begin a game with these moves on the board</source>
        <translation>从盘上的这些着法开始一局</translation>
    </message>
    <message>
        <source>Text on %1</source>
        <translation>%1 上的文字</translation>
    </message>
    <message numerus="yes">
        <source>A text of up to %n letter(s):</source>
        <translation>
            <numerusform>最多 %n 个字符的文字：</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>从此处接着下(&amp;P)</translation>
    </message>
    <message>
        <source>Mo&amp;re</source>
        <translation>更多(&amp;R)</translation>
    </message>
    <message>
        <source>Moves, games and comments</source>
        <translation>着法、棋局和评注</translation>
    </message>
    <message>
        <source>&amp;Delete this move and all behind it</source>
        <translation>删除此手及其后的着法(&amp;D)</translation>
    </message>
    <message>
        <source>Save in the histor&amp;y</source>
        <translation>保存到历史(&amp;Y)</translation>
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
        <source>Against an &amp;engine from elsewhere</source>
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
        <translation>棋局(&amp;A)</translation>
    </message>
    <message>
        <source>Moves or games</source>
        <translation>着法或棋局</translation>
    </message>
    <message>
        <source>Comme&amp;nt</source>
        <translation>评注(&amp;N)</translation>
    </message>
    <message>
        <source>Nothing is said here yet.</source>
        <translation>此处还没有评注。</translation>
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
        <source>Play the moves one after the other (Space)</source>
        <translation>逐手播放（空格）</translation>
    </message>
    <message>
        <source>The variation before (Alt+Up)</source>
        <translation>上一个变化（Alt+↑）</translation>
    </message>
    <message>
        <source>The variation after (Alt+Down)</source>
        <translation>下一个变化（Alt+↓）</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>棋局中的位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How far a replay is: &quot;12 of 80&quot;.</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RequestBar</name>
    <message>
        <source>&amp;Agree (F8)</source>
        <translation>同意(&amp;A) (F8)</translation>
    </message>
    <message>
        <source>Ref&amp;use (F9)</source>
        <translation>拒绝(&amp;U) (F9)</translation>
    </message>
    <message>
        <source>With&amp;draw (F9)</source>
        <translation>撤回(&amp;D) (F9)</translation>
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
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
</context>
<context>
    <name>qipan::ui::ResumeBar</name>
    <message>
        <source>Go o&amp;n</source>
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
        <source>Positions analysed</source>
        <translation>已分析的局面</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many positions of how many were analysed.</extracomment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Rules</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>A rectangle of tiles with an even number of cells, from 4 × 4 to 30 × 20; every picture lies on it an even number of times.</source>
        <translation>矩形棋盘，格数为偶数，从 4 × 4 到 30 × 20；每种图案的牌都有偶数张。</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Two tiles go when they show the same picture and a line of one, two or three straight segments joins them through empty cells; the space around the board counts as empty, unless a setting forbids it.</source>
        <translation>两张牌图案相同，并能用一段、两段或三段直线经过空格相连，就会消除；棋盘外圈也算空格，除非在设置中关闭。</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>You have won when all tiles are gone.</source>
        <translation>所有的牌都消除，就获胜。</translation>
    </message>
    <message>
        <source>Wrong click</source>
        <translation>无效点击</translation>
    </message>
    <message>
        <source>A click on a different picture, or on an equal one that cannot be joined, moves your pick there; a click on an empty cell or outside the board does nothing.</source>
        <translation>点到不同的图案，或图案相同但无法相连的牌，就改选那张牌；点空格或棋盘外面，什么也不会发生。</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Picks a tile, or joins it with the picked one. A click on the picked tile lets it go.</source>
        <translation>选中一张牌，或与已选中的牌相连；再点已选中的牌则取消选中。</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Shows a pair that can be joined, with its path.</source>
        <translation>提示一对可以相连的牌和它们的连线。</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Mixes the tiles that are left, when no pair can be joined.</source>
        <translation>没有可以相连的牌时，打乱剩下的牌。</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Cannot be joined</source>
        <translation>无法相连</translation>
    </message>
    <message>
        <source>Both tiles show the same picture, but every line between them is blocked or has more than two corners.</source>
        <translation>两张牌图案相同，但连线都被挡住，或要拐两个以上的弯。</translation>
    </message>
    <message>
        <source>No pair is left</source>
        <translation>没有可连的牌</translation>
    </message>
    <message>
        <source>There are tiles, but no two of them can be joined: shuffle, or take something back.</source>
        <translation>还有牌，但没有两张可以相连：请洗牌或悔棋。</translation>
    </message>
    <message>
        <source>All tiles are gone</source>
        <translation>全部消除</translation>
    </message>
    <message>
        <source>You have won. Begin another game when you like.</source>
        <translation>你赢了。想玩的话，可以再来一局。</translation>
    </message>
    <message>
        <source>Black and white stones; black begins.</source>
        <translation>黑子和白子；黑方先行。</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>The players take turns and place one stone on a free crossing, where it stays.</source>
        <translation>双方轮流把一枚棋子下在空的交叉点上，落子后不再移动。</translation>
    </message>
    <message>
        <source>A click on an occupied crossing, outside the board or when it is not your turn does nothing but beep, shake the board and say why in the status bar.</source>
        <translation>点到已有棋子的交叉点、棋盘外面，或还没轮到你时，只会响一声、棋盘抖一下，并在状态栏说明原因。</translation>
    </message>
    <message>
        <source>8 × 8 cells with two black and two white discs in the middle.</source>
        <translation>8 × 8 格，中央先摆黑白各两枚棋子。</translation>
    </message>
    <message>
        <source>64 discs, black on one side and white on the other; black begins.</source>
        <translation>64 枚棋子，一面黑、一面白；黑方先行。</translation>
    </message>
    <message>
        <source>You place a disc so that it brackets at least one unbroken line of the other side&apos;s discs between itself and another disc of yours, in any of eight directions; all bracketed discs turn over. Who cannot do so passes.</source>
        <translation>落子须在八个方向中的至少一个方向上，与自己的另一枚棋子夹住对方一排相连的棋子；被夹住的棋子全部翻转。无处可下的一方停一手。</translation>
    </message>
    <message>
        <source>When neither side can move or the board is full, the side with more discs wins.</source>
        <translation>双方都无棋可下或棋盘已满时，棋子多的一方获胜。</translation>
    </message>
    <message>
        <source>A click on a cell where no disc would turn over, on an occupied cell, outside the board or when it is not your turn does nothing but beep, shake the board and say why in the status bar.</source>
        <translation>点到翻不了棋子的格子、已有棋子的格子、棋盘外面，或还没轮到你时，只会响一声、棋盘抖一下，并在状态栏说明原因。</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>与电脑对局</translation>
    </message>
    <message>
        <source>Choose the level and who begins in the settings; rock, paper, scissors can decide it. Undo takes back until your own last move is off the board.</source>
        <translation>在设置中选择电脑级别和先手，也可以猜拳决定先手。悔棋会一直退到你自己的上一手。</translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation>同机对弈</translation>
    </message>
    <message>
        <source>Two people take turns at this machine.</source>
        <translation>两个人在这台电脑上轮流下。</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>局域网对局</translation>
    </message>
    <message>
        <source>Places a stone on the nearest crossing, when the button is let go.</source>
        <translation>松开按键时，在最近的交叉点落子。</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>左键</translation>
    </message>
    <message>
        <source>Plays for the side to move; with strict mouse buttons it plays black only.</source>
        <translation>为轮到的一方落子；严格区分左右键时只下黑棋。</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>中键</translation>
    </message>
    <message>
        <source>The computer takes white, at once if it is white&apos;s turn; once more gives white back to a person.</source>
        <translation>让电脑执白，若正轮到白方就立刻落子；再按一次，白方交还给人。</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Gives white back to a person; with strict mouse buttons it plays white.</source>
        <translation>把白方交还给人；严格区分左右键时下白棋。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Begins another game when one is over.</source>
        <translation>对局结束后，开始新的一局。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the cursor on the board; Enter or Space plays there.</source>
        <translation>移动棋盘上的光标；按 Enter 或空格键在那里落子。</translation>
    </message>
    <message>
        <source>Letters, digits</source>
        <translation>字母、数字</translation>
    </message>
    <message>
        <source>Jump to the column or row of that name.</source>
        <translation>跳到相应的列或行。</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Begins another game.</source>
        <translation>开始新的一局。</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Starts afresh; in a game on the network it asks the other player.</source>
        <translation>重新开始；局域网对局时先请求对方同意。</translation>
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
        <source>Takes back; Ctrl+Shift+Z plays again what was taken back.</source>
        <translation>悔棋；Ctrl+Shift+Z 重走收回的那一步。</translation>
    </message>
    <message>
        <source>F8, F9</source>
        <translation>F8、F9</translation>
    </message>
    <message>
        <source>Agree to or refuse what the other player asks.</source>
        <translation>同意或拒绝对方的请求。</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Uses the whole screen.</source>
        <translation>全屏显示。</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Goes on to the next button or list; Alt with an underlined letter presses a button or opens a menu.</source>
        <translation>移到下一个按钮或列表；按 Alt 加带下划线的字母，可按下按钮或打开菜单。</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <source>The other side is to move, or thinks, or a question waits for an answer.</source>
        <translation>轮到对方，或对方正在思考，或有请求等待答复。</translation>
    </message>
    <message>
        <source>Crossing or cell taken</source>
        <translation>已有棋子</translation>
    </message>
    <message>
        <source>A stone or disc lies there already.</source>
        <translation>那里已经有棋子了。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>The final board stays until you begin another game.</source>
        <translation>终局的棋盘会一直保留，直到你开始新的一局。</translation>
    </message>
    <message>
        <source>Waiting for the answer</source>
        <translation>等待答复</translation>
    </message>
    <message>
        <source>You have asked the other player for something; you cannot play until they answer or play on.</source>
        <translation>你向对方提出了请求；对方答复或落子之前，你不能落子。</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>The other player does not agree; the game goes on.</source>
        <translation>对方不同意，对局继续。</translation>
    </message>
    <message>
        <source>Crossed</source>
        <translation>同时请求</translation>
    </message>
    <message>
        <source>Both asked for something at the same time; the host&apos;s question comes first.</source>
        <translation>双方同时提出请求，以主机一方的为先。</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>请求已迟</translation>
    </message>
    <message>
        <source>A move was played while you asked. Ask again if you still want to.</source>
        <translation>请求时正好有一方落子。如仍需要，请再次请求。</translation>
    </message>
    <message>
        <source>The connection is lost</source>
        <translation>连接已中断</translation>
    </message>
    <message>
        <source>Black passes, white passes</source>
        <translation>黑方、白方停一手</translation>
    </message>
    <message>
        <source>That side cannot turn over any disc and the other one plays again.</source>
        <translation>这一方无棋可下，由对方接着下。</translation>
    </message>
    <message>
        <source>Nothing would turn over</source>
        <translation>翻不了棋子</translation>
    </message>
    <message>
        <source>A disc there brackets no disc of the other side.</source>
        <translation>下在那里夹不住对方的棋子。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Ways to play</source>
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
        <source>Proposes another game to the other player on the network.</source>
        <translation>局域网对局时，向对方提议换一种玩法。</translation>
    </message>
    <message>
        <source>One player hosts a table; friends find it in the list of tables, or type its address, and join or watch. Taking back, a draw, a fresh start and another game are asked for, and the other player agrees or refuses. Leaving a running game resigns it; save it to go on with it later.</source>
        <translation>一方建桌，朋友在棋桌列表中找到它，或输入它的地址，加入或观战。悔棋、和棋、重新开始和再来一局都要先请求，由对方同意或拒绝。对局中途离开算认输；若想以后继续，请先保存再离开。</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>计时对局</translation>
    </message>
    <message>
        <source>Each player has the time that the host has set, and each move adds the increment to it. Whoever runs out of time loses.</source>
        <translation>每方用时由主机一方设定，每下一手再加上设定的秒数。时间先用完的一方判负。</translation>
    </message>
    <message>
        <source>The game waits and goes on where it stood when the other side is back. If it does not come back, the game is kept as unfinished, without a result.</source>
        <translation>对局会等待，对方回来后从中断处继续。如果对方没有回来，对局作为未完的一局保留，没有结果。</translation>
    </message>
    <message>
        <source>15 × 15 lines, or 19 × 19 or 20 × 20; renju is played on 15 × 15. Stones are placed on the crossings.</source>
        <translation>15 × 15 路，也可用 19 × 19 或 20 × 20；连珠用 15 × 15。棋子下在交叉点上。</translation>
    </message>
    <message>
        <source>Whoever has five stones of their own in an unbroken row, column or diagonal first wins. A full board is a draw. How longer rows count, and whether black is limited, is said by the rule.</source>
        <translation>先在横、竖或斜线上连成不间断的五子者胜。下满棋盘为和棋。更长的连子怎么算、黑方是否受限，由规则决定。</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>自由规则</translation>
    </message>
    <message>
        <source>Five or more in a row win, for both sides.</source>
        <translation>双方连成五子或更多都算胜。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Exactly five in a row win, for both sides. Six or more, an overline, are nothing.</source>
        <translation>双方都必须恰好连成五子才胜。六子或更多（长连）不算。</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠规则</translation>
    </message>
    <message>
        <source>Black wins with exactly five, white with five or more. Some points are forbidden to black, and black loses at once by playing one: an overline, a double four and a double three. A stone that makes exactly five wins, whatever else it makes. White is never limited.</source>
        <translation>黑方恰好五子为胜，白方五子或更多为胜。有些点是黑方的禁手，下了立刻判负：长连、四四和三三。恰好连成五子的一手总是胜，不论同时形成什么。白方没有任何限制。</translation>
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
        <source>Renju: one stone makes two fours or more. A four is a row that one more stone makes exactly five. Two fours can lie on one line: three, gap, one, gap, three.</source>
        <translation>连珠：一手同时形成两个或更多的四。四是再下一子就恰好成五的一列。同一条线上也可能有两个四：三子、空、一子、空、三子。</translation>
    </message>
    <message>
        <source>Double three (3-3)</source>
        <translation>三三（双三）</translation>
    </message>
    <message>
        <source>Renju: one stone makes two threes or more. A three is a row that one more stone makes a straight four: four unbroken stones that can become exactly five at both ends. It counts only where that next stone is not forbidden itself and does not make five.</source>
        <translation>连珠：一手同时形成两个或更多的活三。活三是再下一子就成活四的一列；活四是不间断的四子，两端都能恰好成五。只有那下一子本身不是禁手、也不成五时才算。</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手点</translation>
    </message>
    <message>
        <source>In renju a cross marks the points that are forbidden to black now. Hold the pointer over one to see why. The View menu hides them.</source>
        <translation>连珠中，叉号标出黑方此刻的禁手点。把鼠标停在上面可看到原因。可在“视图”菜单中隐藏。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Ctrl+I rings a good move and says why in the status bar: what it makes, what it stops, or what the other side threatens. Where a win is forced, its moves are numbered on the board.</source>
        <translation>按 Ctrl+I 圈出一步好棋，并在状态栏说明理由：它形成什么、挡住什么，或对方有什么威胁。有必胜手段时，棋盘上用数字标出着法的次序。</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>When View, Threats is on, a diamond marks a point where a side can make five, and a triangle one where it can make an open four or two fours. Black&apos;s marks are dark, white&apos;s are light. A win by fours of the side to move is numbered. Hold the pointer over a mark to read it. Those who play on the network have neither hints nor marks.</source>
        <translation>在“视图”菜单中打开“威胁”后，菱形标出可连五的点，三角标出可成活四或双四的点；黑方的标记是深色，白方的是浅色。轮到的一方若能连续冲四取胜，着法用数字标出。把指针停在标记上可看到含义。联网对局的双方没有提示，也没有这些标记。</translation>
    </message>
    <message>
        <source>Pro, long pro</source>
        <translation>Pro、Long pro</translation>
    </message>
    <message>
        <source>Opening rules that make black&apos;s first stone worth less: it lies on the centre, and black&apos;s second stone outside the 5 × 5 crossings around it; with long pro outside 7 × 7.</source>
        <translation>削弱黑方先手的开局规则：第一子放在天元，黑方第二子须在周围 5 × 5 之外；Long pro 则须在 7 × 7 之外。</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>An opening rule: one player places three stones, black, white and black; the other takes a colour. White moves next.</source>
        <translation>一种开局规则：一方放黑、白、黑三子，另一方选颜色。下一手轮到白方。</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>Swap2</translation>
    </message>
    <message>
        <source>As swap, but the other player may also place a white and a black stone more, and the first then takes a colour. In these openings nothing is taken back.</source>
        <translation>与 Swap 相同，但另一方也可以再放白、黑各一子，然后由先放的一方选颜色。在这些开局中不能悔棋。</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Looks back by a move, Page Down on again; with Ctrl to the first or the latest position. So does the list of moves.</source>
        <translation>往回看一手，Page Down 再往后看；加 Ctrl 则到最初或最新局面。点选着法列表也可以。</translation>
    </message>
    <message>
        <source>Ctrl+I marks a good move and says in the status bar by how many discs it will win or lose, and what the next best move would cost.</source>
        <translation>Ctrl+I 标出一着好棋，并在状态栏说明它将赢或输多少子，以及改走次佳着法会少多少子。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A puts a value on each cell that can be played: by how many discs you come out ahead (+, the mark points up) or behind (−, it points down). The best is filled. A bold value without a point, over two lines, is exact: nothing can change it.</source>
        <translation>Ctrl+Shift+A 在每个可落子的格上标出数值：终局时领先的子数（+，标记尖朝上）或落后的子数（−，尖朝下）。最佳着法的标记是实心的。没有小数、粗体并带双下划线的数值是精确的，不会再变。</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>分析全局</translation>
    </message>
    <message>
        <source>F7 analyses every position of the game and draws a graph: black&apos;s lead goes up, white&apos;s down, what is exact is thick. Triangles mark the biggest mistakes, black&apos;s dark and pointing down, white&apos;s light and pointing up; they are listed below. A click shows the position, and so do the arrow keys. Those who play on the network have it after the game.</source>
        <translation>F7 逐一分析本局的每个局面并画出走势图：黑方领先向上，白方领先向下，精确的部分画粗线。三角形标出最大的失误，黑方的为深色、尖朝下，白方的为浅色、尖朝上，并在下方列出。点击或按方向键可查看该局面。联网对局在结束后才能使用。</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>One board without a clock. When no pair can be joined any more, the program says so and mixes the tiles that are left when you ask for it.</source>
        <translation>一个盘面，不计时。没有可以相连的牌时，程序会告诉你，并按你的要求打乱剩下的牌。</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>One board with four seconds for each pair, and never less than forty seconds. Each whole second that is left at the end counts 2 points.</source>
        <translation>一个盘面，每对牌四秒，总共不少于四十秒。结束时每剩下整一秒得 2 分。</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>闯关</translation>
    </message>
    <message>
        <source>Level after level against the clock, each falling in another way. You begin with three hints and three shuffles; each level gives one of both back.</source>
        <translation>一关接一关，限时进行，每关下落方式不同。开始时有三次提示和三次洗牌，每过一关各还一次。</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>每日牌局</translation>
    </message>
    <message>
        <source>The same board for everybody on one day, without a clock.</source>
        <translation>同一天所有人都是同一个盘面，不计时。</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>无尽</translation>
    </message>
    <message>
        <source>Board after board without a clock; hints and shuffles are counted as in the campaign.</source>
        <translation>一个盘面接一个盘面，不计时；提示和洗牌次数与闯关相同。</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>双人</translation>
    </message>
    <message>
        <source>By turns on one board. Who takes a pair has its points, and the other one is next; so it is after two equal tiles that cannot be joined. There are no combos, and nobody is listed.</source>
        <translation>两人在同一个盘面上轮流。谁消去一对谁得分，然后换人；选了两张连不上的相同牌也换人。没有连击，也不上榜。</translation>
    </message>
    <message>
        <source>Falling</source>
        <translation>下落方式</translation>
    </message>
    <message>
        <source>When a pair has gone the other tiles stay, or fall in one of twelve ways, each half of the board by itself where the name says so. Tiles never fall past a hole of the board.</source>
        <translation>消去一对之后，其余的牌不动，或按十二种方式之一移动；名称里分成两半的，各半自行移动。牌不会越过盘面上的空洞。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>A pair counts 30 points, with one corner 20, with two corners 10. The next pair within four seconds counts twice, the one after it three times, up to five times. A hint costs 15 points, taking back 10 and what the pair gave, a shuffle 40; a game with such help is listed too, and marked.</source>
        <translation>直线相连的一对得 30 分，拐一个弯得 20 分，拐两个弯得 10 分。四秒内消去的下一对得双倍，再下一对三倍，最多五倍。提示扣 15 分，悔棋扣 10 分和那一对的得分，洗牌扣 40 分；用过这些帮助的对局也会上榜，并加以标明。</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>牌局编号</translation>
    </message>
    <message>
        <source>Every deal can be finished, and has a number that gives the same board on every machine: copy it from the list of scores, and type or paste it where a game is chosen.</source>
        <translation>每个牌局都能消完，并有一个编号，在任何机器上都给出同样的盘面：可以从高分榜复制，在选择对局时输入或粘贴。</translation>
    </message>
    <message>
        <source>Covers the board and stops the time until you go on. So does leaving the window, unless a setting says otherwise.</source>
        <translation>盖住牌面并停止计时，直到你继续。离开窗口时也会这样，除非在设置中关闭。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Chooses the way to play and the board, or a deal by its number.</source>
        <translation>选择玩法和盘面，或输入牌局编号。</translation>
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
        <source>After two equal tiles were refused: shows what lies on the way between them.</source>
        <translation>两张相同的牌连不上之后：显示它们之间的路上有什么。</translation>
    </message>
    <message>
        <source>While it is held, rings all tiles that equal the one below.</source>
        <translation>按住时，圈出所有与指针下的牌相同的牌。</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+右</translation>
    </message>
    <message>
        <source>Picture tiles; what they show is a setting: pictures, the same in high contrast, mahjong tiles, symbols, emoji, or your own pictures from a folder.</source>
        <translation>图案牌；显示什么可在设置中选择：图画、同样内容的高对比度图、麻将牌、符号、表情符号，或文件夹中你自己的图片。</translation>
    </message>
    <message>
        <source>Moves the cursor to the next tile that equals the picked one, or the one below the cursor; Ctrl+Left to the one before.</source>
        <translation>把光标移到下一张与已选的牌（或光标处的牌）相同的牌；Ctrl+左移到上一张。</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Shows one way to finish the board, pair by pair; a click ends it, and the game is as it was. It counts as a hint.</source>
        <translation>逐对演示一种通关的走法；单击即停止，对局保持原样。算作一次提示。</translation>
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
        <source>Plays the moves of a record one after the other, and stops.</source>
        <translation>逐手播放棋谱，再按则停止。</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>Marks a cell of a record, as do Alt+2 to Alt+6; Alt+0 takes the mark away. The right button and the menu key open a list of them.</source>
        <translation>标记棋谱中的一格，Alt+2 到 Alt+6 亦然；Alt+0 取消标记。鼠标右键和菜单键打开标记列表。</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Opens games from a file; so does dropping one on the window. Ctrl+S saves what is shown, Ctrl+C copies its moves, and Ctrl+V opens what was copied elsewhere.</source>
        <translation>从文件打开对局；也可以把文件拖到窗口上。Ctrl+S 保存显示的对局，Ctrl+C 复制着法，Ctrl+V 打开在别处复制的对局。</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Shows the history of all games, Ctrl+T their statistics.</source>
        <translation>显示所有对局的历史；Ctrl+T 显示统计。</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>Opens the book, Shift+F3 the puzzles.</source>
        <translation>打开棋书；Shift+F3 打开题目。</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Analyses the whole game; Shift+F7 shows the moves that decided it as pages of the book.</source>
        <translation>分析整局棋；Shift+F7 把决定结果的几步做成书页。</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+方向键</translation>
    </message>
    <message>
        <source>Go through a record: right and left a move on and back, up and down to the variation before and the one after.</source>
        <translation>浏览棋谱：右、左为后一手、前一手，上、下为前一个、后一个变化。</translation>
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
</context>
<context>
    <name>qipan::ui::SettingsMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>明暗(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <translation>简洁(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Classical</source>
        <translation>古典(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Refused clicks</source>
        <translation>无效点击(&amp;R)</translation>
    </message>
    <message>
        <source>Lin&amp;k-match</source>
        <translation>连连看(&amp;K)</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows</source>
        <translation>%1 列 × %2 行</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;S)</translation>
    </message>
    <message>
        <source>Different &amp;pictures</source>
        <translation>图案种数(&amp;P)</translation>
    </message>
    <message>
        <source>Pau&amp;se before the computer&apos;s moves</source>
        <translation>电脑落子前的停顿(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>短(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>中(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>长(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Very long</source>
        <translation>很长(&amp;V)</translation>
    </message>
    <message>
        <source>%1 (%2 s)</source>
        <extracomment>The name of a pause and its seconds: &quot;Medium (0.8 s)&quot;.</extracomment>
        <translation>%1（%2 秒）</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>Choose a &amp;folder of own pictures…</source>
        <translation>选择自己图片的文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>牌面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <translation>图画(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Mahjong</source>
        <translation>麻将(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>符号(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Emoji</source>
        <translation>表情符号(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Emoji (the system has no colour font for them)</source>
        <translation>表情符号(&amp;E)（系统没有彩色字体）</translation>
    </message>
    <message>
        <source>&amp;Own pictures from a folder</source>
        <translation>文件夹里自己的图片(&amp;O)</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Statistics</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Guest (without a name)</source>
        <translation>访客（未设名字）</translation>
    </message>
    <message>
        <source>Without a name</source>
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
        <source>Black, who begins</source>
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
        <source>%1 won, %2 drawn, %3 lost: %4 of the points</source>
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
            <numerusform>与电脑对局 %Ln 局后为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The nearest level is %1.</source>
        <translation>最接近的是 %1 级。</translation>
    </message>
    <message>
        <source>No rated game in this period.</source>
        <translation>这段时间没有计入等级分的对局。</translation>
    </message>
    <message>
        <source>From %1 on %2 to %3 on %4; the lowest %5 on %6, the highest %7 on %8.</source>
        <translation>从 %2 的 %1 到 %4 的 %3；最低 %5（%6），最高 %7（%8）。</translation>
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
        <source>No game in this period.</source>
        <translation>这段时间没有对局。</translation>
    </message>
    <message numerus="yes">
        <source>Busiest time: %1 (%Ln game(s)).</source>
        <translation>
            <numerusform>下得最多的是 %1（%Ln 局）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of %1 before %2 do not count; they stay in the history.</source>
        <translation>%2 以前的%1不计入统计，但仍保留在历史中。</translation>
    </message>
    <message numerus="yes">
        <source>Too few games for a rating yet: %Ln against the computer.</source>
        <translation>
            <numerusform>与电脑下的对局还太少（%Ln 局），暂无等级分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计……</translation>
    </message>
    <message>
        <source>No game of %1 is counted yet. Play one: when it has ended, it is counted here.</source>
        <translation>还没有 %1 的对局可统计。下一局吧：结束后就会计入这里。</translation>
    </message>
    <message>
        <source>%1 has played no game in this time.</source>
        <translation>%1 在这段时间没有对局。</translation>
    </message>
    <message>
        <source>Games for two</source>
        <translation>双人对局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Share of the points</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Running streak</source>
        <translation>当前连胜／连败</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Games of link-match</source>
        <translation>连连看局数</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>未下完</translation>
    </message>
    <message>
        <source>Rating in %1</source>
        <translation>%1等级分</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>± (two deviations)</source>
        <translation>±（两倍偏差）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Points</source>
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
        <source>When it was played</source>
        <translation>何时下的</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Link-match</source>
        <translation>连连看</translation>
    </message>
    <message>
        <source>The best points and, of games without help on one board, the best time are those of the high scores.</source>
        <translation>最高分取自高分榜；最短用时取自其中没有求助的单盘对局。</translation>
    </message>
    <message>
        <source>Way to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Best points</source>
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
        <source>Profile</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>&amp;Reset the statistics…</source>
        <translation>重置统计(&amp;R)…</translation>
    </message>
    <message>
        <source>Deleted games do not count, and games that were left unfinished are neither won nor lost. The rating is Glicko-2, one period a day, from games that were played here from the start against the computer; it tells how strong one is among the computer&apos;s levels and says nothing about other players. Games with a hint, an analysis or a move taken back are not rated. The band in the picture and the figure behind ± are two deviations: the strength lies within them with about 95 %.</source>
        <translation>已删除的对局不计入；未下完的对局不算胜负。等级分采用 Glicko-2，每天为一个周期，只计在本机从头开始与电脑下的对局；它说明棋力在电脑各级别中的位置，与其他玩家无关。用过提示、分析或悔棋的对局不计等级分。图中的色带和 ± 后的数字为两倍偏差：真实棋力约有 95% 的可能在其中。</translation>
    </message>
    <message>
        <source>Und&amp;o the reset</source>
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
</context>
<context>
    <name>qipan::ui::TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation>局域网上的棋桌</translation>
    </message>
    <message>
        <source>Looking for tables on your network …
If your friend&apos;s table does not show up: both machines must be on the same network, and a firewall must let the program through. You can also type the address below.</source>
        <translation>正在局域网上查找棋桌……
如果看不到朋友的棋桌：两台电脑须在同一网络内，防火墙也须允许本程序通信。你也可以在下面输入地址。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::Texts</name>
    <message>
        <source>Link-match</source>
        <translation>连连看</translation>
    </message>
    <message>
        <source>Join equal pictures</source>
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
        <source>Renju: forbidden points for black</source>
        <translation>连珠规则：黑方有禁手</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>%1 级电脑</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>电脑，全力</translation>
    </message>
    <message>
        <source>None: black begins anywhere</source>
        <translation>无：黑方任意开局</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Pro: black&apos;s second stone outside 5 × 5</source>
        <translation>Pro：黑方第二子在 5 × 5 之外</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Long pro: black&apos;s second stone outside 7 × 7</source>
        <translation>Long pro：黑方第二子在 7 × 7 之外</translation>
    </message>
    <message>
        <source>Long pro</source>
        <translation>Long pro</translation>
    </message>
    <message>
        <source>Swap: three stones, then a colour</source>
        <translation>Swap：放三子，再选颜色</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Swap2: three stones, then a colour or two more</source>
        <translation>Swap2：放三子，再选颜色或加两子</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>Swap2</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>自由规则</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠规则</translation>
    </message>
</context>
<context>
    <name>qipan::ui::RockPaperScissorsPanel</name>
    <message>
        <source>The winner plays black and begins. Choose one.</source>
        <translation>胜者执黑先行，请出拳。</translation>
    </message>
    <message>
        <source>%1 chooses, %2 looks away. The winner plays black and begins.</source>
        <translation>请 %1 出拳，%2 先别看。胜者执黑先行。</translation>
    </message>
    <message>
        <source>%1 plays black and begins.</source>
        <translation>%1 执黑先行。</translation>
    </message>
    <message>
        <source>A tie: both throw again.</source>
        <translation>平手，双方再猜一次。</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>猜拳</translation>
    </message>
    <message>
        <source>&amp;Throw again</source>
        <translation>再猜一次(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开局(&amp;P)</translation>
    </message>
    <message>
        <source>Waiting for %1 to choose.</source>
        <translation>正在等待 %1 出拳。</translation>
    </message>
    <message>
        <source>The winner plays black and begins. Choose one, or press 1, 2 or 3.</source>
        <translation>胜者执黑先行，请出拳，也可按 1、2、3 键。</translation>
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
        <source>%1. %2</source>
        <extracomment>Two pieces of news for screen readers, for example &quot;Black plays D3. White passes&quot;.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
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
        <source>forbidden to black: overline</source>
        <translation>黑方禁手：长连</translation>
    </message>
    <message>
        <source>forbidden to black: double four (4-4)</source>
        <translation>黑方禁手：四四</translation>
    </message>
    <message>
        <source>forbidden to black: double three (3-3)</source>
        <translation>黑方禁手：三三</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What lies on a cell, and what is to be said of it: &quot;empty, forbidden to black: overline&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A cell and what its marks mean: &quot;H8: forbidden to black: overline&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>black can make five</source>
        <translation>黑方可连五</translation>
    </message>
    <message>
        <source>white can make five</source>
        <translation>白方可连五</translation>
    </message>
    <message>
        <source>black can make an open four or two fours</source>
        <translation>黑方可成活四或双四</translation>
    </message>
    <message>
        <source>white can make an open four or two fours</source>
        <translation>白方可成活四或双四</translation>
    </message>
    <message>
        <source>%1, move %2 of the line</source>
        <translation>%1，变化中的第 %2 手</translation>
    </message>
    <message>
        <source>analysis: %1</source>
        <extracomment>What an analysis says of playing on a cell: &quot;analysis: 62 %&quot;, &quot;analysis: best, 4 discs ahead, exact&quot;.</extracomment>
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
        <source>the main line goes on here</source>
        <translation>主线在此继续</translation>
    </message>
    <message>
        <source>a variation goes on here</source>
        <translation>变化在此继续</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TurnDiagram</name>
    <message>
        <source>Your own line</source>
        <translation>自己的变化</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>How far a diagram of the book is stepped through: &quot;Move 2 of 5&quot;.</extracomment>
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
        <source>Black is to move.</source>
        <translation>轮到黑方。</translation>
    </message>
    <message>
        <source>White is to move.</source>
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
        <source>A board of %1 lines.</source>
        <translation>%1 路棋盘。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::TurnPuzzleBoard</name>
    <message>
        <source>Choose one of the points with letters.</source>
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
        <source>%1 is free: black makes no double three, double four or overline there.</source>
        <translation>%1 不是禁手：黑方在那里不成三三、四四或长连。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Columns or rows of a board: &quot;C to G&quot;.</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The move is one of the marked cells: columns %1, rows %2.</source>
        <extracomment>Columns and rows where a move is to be found: &quot;columns C to G, rows 5 to 9&quot;.</extracomment>
        <translation>正确的一步就在标出的位置之中：第 %1 列，第 %2 行。</translation>
    </message>
</context>
<context>
    <name>qipan::ui::SpectatorsLabel</name>
    <message numerus="yes">
        <source>%n is/are watching</source>
        <translation>
            <numerusform>%n 人观战</numerusform>
        </translation>
    </message>
</context>
</TS>
