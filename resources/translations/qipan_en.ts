<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message numerus="yes">
        <source>%n disc(s) ahead, exact</source>
        <translation>
            <numerusform>%n disc ahead, exact</numerusform>
            <numerusform>%n discs ahead, exact</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) behind, exact</source>
        <translation>
            <numerusform>%n disc behind, exact</numerusform>
            <numerusform>%n discs behind, exact</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrokenFiles</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>A list of files with problems that is cut off.</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %n file(s) are read</source>
        <translation>
            <numerusform>only the first %n file is read</numerusform>
            <numerusform>only the first %n files are read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln game imported.</numerusform>
            <numerusform>%Ln games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) already in the history.</source>
        <translation>
            <numerusform>%Ln game was already in the history.</numerusform>
            <numerusform>%Ln games were already in the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read completely.</source>
        <translation>
            <numerusform>%Ln file could not be read completely.</numerusform>
            <numerusform>%Ln files could not be read completely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whether %Ln game(s) are gomoku or reversi was a guess.</source>
        <translation>
            <numerusform>Whether %Ln game is gomoku or reversi was a guess.</numerusform>
            <numerusform>Whether %Ln games are gomoku or reversi was a guess.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message numerus="yes">
        <source>%Ln other game(s) could not be read completely.</source>
        <translation>
            <numerusform>%Ln other game could not be read completely.</numerusform>
            <numerusform>%Ln other games could not be read completely.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message numerus="yes">
        <source>Black ahead by %n disc(s), exact</source>
        <translation>
            <numerusform>Black ahead by %n disc, exact</numerusform>
            <numerusform>Black ahead by %n discs, exact</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White ahead by %n disc(s), exact</source>
        <translation>
            <numerusform>White ahead by %n disc, exact</numerusform>
            <numerusform>White ahead by %n discs, exact</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: −%n disc(s); better %3</source>
        <extracomment>Example: &quot;23. E6 ??: −8 discs; better D3&quot;.</extracomment>
        <translation>
            <numerusform>%1. %2: −%n disc; better %3</numerusform>
            <numerusform>%1. %2: −%n discs; better %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurningPointsChapter</name>
    <message numerus="yes">
        <source>According to the analysis, %n moves decided this game.</source>
        <translation>
            <numerusform>According to the analysis, %n move decided this game.</numerusform>
            <numerusform>According to the analysis, %n moves decided this game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was a draw. According to the analysis, %n moves changed the balance.</source>
        <translation>
            <numerusform>The game was a draw. According to the analysis, %n move changed the balance.</numerusform>
            <numerusform>The game was a draw. According to the analysis, %n moves changed the balance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrittenFiles</name>
    <message numerus="yes">
        <source>%Ln file(s) were changed after the export and were kept.</source>
        <translation>
            <numerusform>%Ln file was changed after the export and was kept.</numerusform>
            <numerusform>%Ln files were changed after the export and were kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::AnalysisQueueController</name>
    <message numerus="yes">
        <source>%Ln game(s) will be analysed.</source>
        <translation>
            <numerusform>%Ln game will be analysed.</numerusform>
            <numerusform>%Ln games will be analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) have been analysed already.</source>
        <translation>
            <numerusform>%Ln game has been analysed already.</numerusform>
            <numerusform>%Ln games have been analysed already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) analysed.</source>
        <translation>
            <numerusform>%Ln game analysed.</numerusform>
            <numerusform>%Ln games analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be analysed: no rule allows their moves.</source>
        <translation>
            <numerusform>%Ln game could not be analysed: no rule allows its moves.</numerusform>
            <numerusform>%Ln games could not be analysed: no rule allows their moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelController</name>
    <message numerus="yes">
        <source>You can go on in %n second(s).</source>
        <translation>
            <numerusform>You can go on in %n second.</numerusform>
            <numerusform>You can go on in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelReplay</name>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::DuelText</name>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::ExportController</name>
    <message numerus="yes">
        <source>%Ln game(s) exported.</source>
        <translation>
            <numerusform>%Ln game exported.</numerusform>
            <numerusform>%Ln games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) cannot be saved in this format.</source>
        <translation>
            <numerusform>%Ln game cannot be saved in this format.</numerusform>
            <numerusform>%Ln games cannot be saved in this format.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::FilesController</name>
    <message numerus="yes">
        <source>Open the first of these %Ln files, or import them all into the history?</source>
        <translation>
            <numerusform>Open the first of this %Ln file, or import them all into the history?</numerusform>
            <numerusform>Open the first of these %Ln files, or import them all into the history?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::HistoryController</name>
    <message numerus="yes">
        <source>Delete %Ln game(s)? You can undo this until you quit.</source>
        <translation>
            <numerusform>Delete %Ln game? You can undo this until you quit.</numerusform>
            <numerusform>Delete %Ln games? You can undo this until you quit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>%Ln game deleted.</numerusform>
            <numerusform>%Ln games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s), among them %1? You can undo this until you quit.</source>
        <extracomment>%1 is one of the games: &quot;Ann – Ben, 3/4/26&quot;.</extracomment>
        <translation>
            <numerusform>Delete %Ln game, among them %1? You can undo this until you quit.</numerusform>
            <numerusform>Delete %Ln games, among them %1? You can undo this until you quit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkController</name>
    <message numerus="yes">
        <source>The game with %n point(s) stays in the history and can be continued there.</source>
        <translation>
            <numerusform>The game with %n point stays in the history and can be continued there.</numerusform>
            <numerusform>The game with %n points stays in the history and can be continued there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkDemo</name>
    <message numerus="yes">
        <source>Demo: %n pair(s) to go. Click or press Ctrl+D to stop.</source>
        <translation>
            <numerusform>Demo: %n pair to go. Click or press Ctrl+D to stop.</numerusform>
            <numerusform>Demo: %n pairs to go. Click or press Ctrl+D to stop.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkHelp</name>
    <message numerus="yes">
        <source>The nearest path from %1 to %2 is blocked by %n tile(s): %3.</source>
        <translation>
            <numerusform>The nearest path from %1 to %2 is blocked by %n tile: %3.</numerusform>
            <numerusform>The nearest path from %1 to %2 is blocked by %n tiles: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest path between these two is blocked by %n marked tile(s).</source>
        <translation>
            <numerusform>The nearest path between these two is blocked by %n marked tile.</numerusform>
            <numerusform>The nearest path between these two is blocked by %n marked tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkResume</name>
    <message numerus="yes">
        <source>%Ln other link-match game(s) can be continued.</source>
        <translation>
            <numerusform>%Ln other link-match game can be continued.</numerusform>
            <numerusform>%Ln other link-match games can be continued.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::OpeningExplorer</name>
    <message numerus="yes">
        <source>%Ln game(s) of the history</source>
        <translation>
            <numerusform>%Ln game of the history</numerusform>
            <numerusform>%Ln games of the history</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::PuzzleFeedback</name>
    <message numerus="yes">
        <source>%1 can win by %n disc(s).</source>
        <translation>
            <numerusform>%1 can win by %n disc.</numerusform>
            <numerusform>%1 can win by %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n disc(s) at best.</source>
        <translation>
            <numerusform>%1 loses by %n disc at best.</numerusform>
            <numerusform>%1 loses by %n discs at best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your move wins by only %n disc(s).</source>
        <translation>
            <numerusform>Your move wins by only %n disc.</numerusform>
            <numerusform>Your move wins by only %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your move loses by %n disc(s).</source>
        <translation>
            <numerusform>Your move loses by %n disc.</numerusform>
            <numerusform>Your move loses by %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next review in %n day(s).</source>
        <translation>
            <numerusform>Next review in %n day.</numerusform>
            <numerusform>Next review in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n day(s).</source>
        <translation>
            <numerusform>Streak: %n day.</numerusform>
            <numerusform>Streak: %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::PuzzlePresenter</name>
    <message numerus="yes">
        <source>Streak: %n day(s).</source>
        <translation>
            <numerusform>Streak: %n day.</numerusform>
            <numerusform>Streak: %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::RecordFiles</name>
    <message numerus="yes">
        <source>There are %Ln more game(s) behind it. Import the file into the history to see all.</source>
        <translation>
            <numerusform>There is %Ln more game behind it. Import the file into the history to see all.</numerusform>
            <numerusform>There are %Ln more games behind it. Import the file into the history to see all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::ResumeController</name>
    <message numerus="yes">
        <source>%Ln other game(s) can be continued.</source>
        <translation>
            <numerusform>%Ln other game can be continued.</numerusform>
            <numerusform>%Ln other games can be continued.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::TilesController</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::TodayText</name>
    <message numerus="yes">
        <source>Cleared, %n day(s) in a row</source>
        <translation>
            <numerusform>Cleared, %n day in a row</numerusform>
            <numerusform>Cleared, %n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row so far</source>
        <translation>
            <numerusform>%n day in a row so far</numerusform>
            <numerusform>%n days in a row so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due for review</source>
        <translation>
            <numerusform>%n due for review</numerusform>
            <numerusform>%n due for review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begun, %n day(s) in a row so far</source>
        <translation>
            <numerusform>Begun, %n day in a row so far</numerusform>
            <numerusform>Begun, %n days in a row so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <extracomment>A mode of link-match, and what was reached: &quot;Campaign, 210 points&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::ChatPanel</name>
    <message numerus="yes">
        <source>Muted: %n message(s) hidden.</source>
        <translation>
            <numerusform>Muted: %n message hidden.</numerusform>
            <numerusform>Muted: %n messages hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) hidden: too many at once.</source>
        <translation>
            <numerusform>%n message hidden: too many at once.</numerusform>
            <numerusform>%n messages hidden: too many at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::Countdown</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelPage</name>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) ahead</source>
        <translation>
            <numerusform>%n pair ahead</numerusform>
            <numerusform>%n pairs ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) behind</source>
        <translation>
            <numerusform>%n pair behind</numerusform>
            <numerusform>%n pairs behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chat and actions: %n new message(s)</source>
        <translation>
            <numerusform>Chat and actions: %n new message</numerusform>
            <numerusform>Chat and actions: %n new messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::DuelStrip</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pair(s)</source>
        <translation>
            <numerusform>%1 of %n pair</numerusform>
            <numerusform>%1 of %n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::ExplorerPanel</name>
    <message numerus="yes">
        <source>%1: %Ln game(s), %2</source>
        <translation>
            <numerusform>%1: %Ln game, %2</numerusform>
            <numerusform>%1: %Ln games, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::ExportDialog</name>
    <message numerus="yes">
        <source>Export %Ln game(s)</source>
        <translation>
            <numerusform>Export %Ln game</numerusform>
            <numerusform>Export %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::GomokuView</name>
    <message numerus="yes">
        <source>%n black stone(s)</source>
        <translation>
            <numerusform>%n black stone</numerusform>
            <numerusform>%n black stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white stone(s)</source>
        <translation>
            <numerusform>%n white stone</numerusform>
            <numerusform>%n white stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Stones, of which the first are named: &quot;G8, H8 and 3 more&quot;.</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>black at %1, %n away</source>
        <translation>
            <numerusform>black at %1, %n away</numerusform>
            <numerusform>black at %1, %n away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>white at %1, %n away</source>
        <translation>
            <numerusform>white at %1, %n away</numerusform>
            <numerusform>white at %1, %n away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::HistoryPage</name>
    <message numerus="yes">
        <source>%Ln game(s) cannot be read</source>
        <translation>
            <numerusform>%Ln game cannot be read</numerusform>
            <numerusform>%Ln games cannot be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::HistoryText</name>
    <message numerus="yes">
        <source>%1 by %n disc(s)</source>
        <translation>
            <numerusform>%1 by %n disc</numerusform>
            <numerusform>%1 by %n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) left</source>
        <translation>
            <numerusform>%n pair left</numerusform>
            <numerusform>%n pairs left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::HostWaiting</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n spectator</numerusform>
            <numerusform>%n spectators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkInfo</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s)</source>
        <translation>
            <numerusform>%n shuffle</numerusform>
            <numerusform>%n shuffles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkStartPage</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkView</name>
    <message numerus="yes">
        <source>%n in a row</source>
        <extracomment>Pairs removed in quick succession, below their points: &quot;3 in a row&quot;.</extracomment>
        <translation>
            <numerusform>%n in a row</numerusform>
            <numerusform>%n in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left.</source>
        <translation>
            <numerusform>%n tile left.</numerusform>
            <numerusform>%n tiles left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2. %n other tile(s): %3.</source>
        <extracomment>A tile and those with the same picture: &quot;C3, heart. 2 other tiles: D4, F8.&quot;</extracomment>
        <translation>
            <numerusform>%1, %2. %n other tile: %3.</numerusform>
            <numerusform>%1, %2. %n other tiles: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::MatchPage</name>
    <message numerus="yes">
        <source>Moves, chat and actions: %n new message(s)</source>
        <translation>
            <numerusform>Moves, chat and actions: %n new message</numerusform>
            <numerusform>Moves, chat and actions: %n new messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::MessageBar</name>
    <message numerus="yes">
        <source>%n more question(s)</source>
        <translation>
            <numerusform>%n more question</numerusform>
            <numerusform>%n more questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::PlayerStrip</name>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::PuzzleText</name>
    <message numerus="yes">
        <source>%1 to move: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1 to move: win by fours in %n move.</numerusform>
            <numerusform>%1 to move: win by fours in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1 to move: win by fours and threes in %n move.</numerusform>
            <numerusform>%1 to move: win by fours and threes in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours in %n move(s). Black could block only on a forbidden point.</source>
        <translation>
            <numerusform>%1 to move: win by fours in %n move. Black could block only on a forbidden point.</numerusform>
            <numerusform>%1 to move: win by fours in %n moves. Black could block only on a forbidden point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: play for the best possible score. %n square(s) are empty, and your opponent makes no mistake.</source>
        <translation>
            <numerusform>%1 to move: play for the best possible score. %n square is empty, and your opponent makes no mistake.</numerusform>
            <numerusform>%1 to move: play for the best possible score. %n squares are empty, and your opponent makes no mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove all tiles in %n pair(s). The order matters.</source>
        <translation>
            <numerusform>Remove all tiles in %n pair. The order matters.</numerusform>
            <numerusform>Remove all tiles in %n pairs. The order matters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: take, prepare or guard a corner for the best possible score. %n square(s) are empty.</source>
        <translation>
            <numerusform>%1 to move: take, prepare or guard a corner for the best possible score. %n square is empty.</numerusform>
            <numerusform>%1 to move: take, prepare or guard a corner for the best possible score. %n squares are empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::RatingGraph</name>
    <message numerus="yes">
        <source>%1: %2 (%Ln game(s))</source>
        <translation>
            <numerusform>%1: %2 (%Ln game)</numerusform>
            <numerusform>%1: %2 (%Ln games)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordGames</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::RecordPage</name>
    <message numerus="yes">
        <source>Text of up to %n character(s):</source>
        <translation>
            <numerusform>Text of up to %n character:</numerusform>
            <numerusform>Text of up to %n characters:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::ReversiView</name>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::SpectatorsLabel</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n spectator</numerusform>
            <numerusform>%n spectators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::Statistics</name>
    <message numerus="yes">
        <source>%Ln win(s)</source>
        <translation>
            <numerusform>%Ln win</numerusform>
            <numerusform>%Ln wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draw(s)</source>
        <translation>
            <numerusform>%Ln draw</numerusform>
            <numerusform>%Ln draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loss(es)</source>
        <translation>
            <numerusform>%Ln loss</numerusform>
            <numerusform>%Ln losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln game(s) against the computer.</source>
        <translation>
            <numerusform>%1 after %Ln game against the computer.</numerusform>
            <numerusform>%1 after %Ln games against the computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <translation>
            <numerusform>%1: %Ln game</numerusform>
            <numerusform>%1: %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most active: %1 (%Ln game(s)).</source>
        <translation>
            <numerusform>Most active: %1 (%Ln game).</numerusform>
            <numerusform>Most active: %1 (%Ln games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few games for a rating yet: %Ln against the computer.</source>
        <translation>
            <numerusform>Too few games for a rating yet: %Ln against the computer.</numerusform>
            <numerusform>Too few games for a rating yet: %Ln against the computer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::StatisticsPage</name>
    <message numerus="yes">
        <source>The table shows %Ln more.</source>
        <translation>
            <numerusform>The table shows %Ln more.</numerusform>
            <numerusform>The table shows %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported game(s) do not count: nobody played them here.</source>
        <translation>
            <numerusform>%Ln imported game does not count: nobody played it here.</numerusform>
            <numerusform>%Ln imported games do not count: nobody played them here.</numerusform>
        </translation>
    </message>
</context>
</TS>
