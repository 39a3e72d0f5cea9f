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
        <source>%1 … and %n more</source>
        <extracomment>Behind the first files that are broken.</extracomment>
        <translation>
            <numerusform>%1 … and %n more</numerusform>
            <numerusform>%1 … and %n more</numerusform>
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
    <name>HintText</name>
    <message numerus="yes">
        <source>%1, %2: the next best, %3, costs %n disc(s).</source>
        <extracomment>As &quot;D3, +4 exact: the next best, E6, costs 2 discs.&quot;</extracomment>
        <translation>
            <numerusform>%1, %2: the next best, %3, costs %n disc.</numerusform>
            <numerusform>%1, %2: the next best, %3, costs %n discs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message numerus="yes">
        <source>%Ln game(s) came into the history.</source>
        <translation>
            <numerusform>%Ln game came into the history.</numerusform>
            <numerusform>%Ln games came into the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were there already.</source>
        <translation>
            <numerusform>%Ln game was there already.</numerusform>
            <numerusform>%Ln games were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read to the end.</source>
        <translation>
            <numerusform>%Ln file could not be read to the end.</numerusform>
            <numerusform>%Ln files could not be read to the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurningPointsChapter</name>
    <message numerus="yes">
        <source>%n moves decided this game, as the analysis sees it.</source>
        <translation>
            <numerusform>%n move decided this game, as the analysis sees it.</numerusform>
            <numerusform>%n moves decided this game, as the analysis sees it.</numerusform>
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
        <extracomment>As &quot;23. E6: −8 discs; better D3&quot;.</extracomment>
        <translation>
            <numerusform>%1. %2: −%n disc; better %3</numerusform>
            <numerusform>%1. %2: −%n discs; better %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrittenFiles</name>
    <message numerus="yes">
        <source>%Ln file(s) were changed after the export, and stay.</source>
        <translation>
            <numerusform>%Ln file was changed after the export, and stays.</numerusform>
            <numerusform>%Ln files were changed after the export, and stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::ExportController</name>
    <message numerus="yes">
        <source>%Ln game(s) were exported.</source>
        <translation>
            <numerusform>%Ln game was exported.</numerusform>
            <numerusform>%Ln games were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) do not fit this kind of file.</source>
        <translation>
            <numerusform>%Ln game does not fit this kind of file.</numerusform>
            <numerusform>%Ln games do not fit this kind of file.</numerusform>
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
        <source>Delete %Ln game(s)? Until the program ends they can be put back.</source>
        <translation>
            <numerusform>Delete %Ln game? Until the program ends it can be put back.</numerusform>
            <numerusform>Delete %Ln games? Until the program ends they can be put back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
        <translation>
            <numerusform>%Ln game was deleted.</numerusform>
            <numerusform>%Ln games were deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkDemo</name>
    <message numerus="yes">
        <source>One way to finish the board: %n pair(s) to go. A click ends it.</source>
        <translation>
            <numerusform>One way to finish the board: %n pair to go. A click ends it.</numerusform>
            <numerusform>One way to finish the board: %n pairs to go. A click ends it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::LinkController</name>
    <message numerus="yes">
        <source>The way from %1 to %2 that comes nearest has %n tile(s) on it: %3.</source>
        <translation>
            <numerusform>The way from %1 to %2 that comes nearest has %n tile on it: %3.</numerusform>
            <numerusform>The way from %1 to %2 that comes nearest has %n tiles on it: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) of link-match can go on too.</source>
        <translation>
            <numerusform>%Ln more game of link-match can go on too.</numerusform>
            <numerusform>%Ln more games of link-match can go on too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::PuzzleController</name>
    <message numerus="yes">
        <source>Solved. It comes again in %n day(s).</source>
        <translation>
            <numerusform>Solved. It comes again in %n day.</numerusform>
            <numerusform>Solved. It comes again in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
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
        <source>That move: a win by %n disc(s) only.</source>
        <translation>
            <numerusform>That move: a win by %n disc only.</numerusform>
            <numerusform>That move: a win by %n discs only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That move: a loss by %n disc(s).</source>
        <translation>
            <numerusform>That move: a loss by %n disc.</numerusform>
            <numerusform>That move: a loss by %n discs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::app::ResumeController</name>
    <message numerus="yes">
        <source>%Ln more can go on too.</source>
        <translation>
            <numerusform>%Ln more can go on too.</numerusform>
            <numerusform>%Ln more can go on too.</numerusform>
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
    <name>qipan::ui::ChatPanel</name>
    <message numerus="yes">
        <source>Muted: %n message(s) not shown.</source>
        <translation>
            <numerusform>Muted: %n message not shown.</numerusform>
            <numerusform>Muted: %n messages not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) came too fast to be shown.</source>
        <translation>
            <numerusform>%n message came too fast to be shown.</numerusform>
            <numerusform>%n messages came too fast to be shown.</numerusform>
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
    <name>qipan::ui::GameSettingsMenu</name>
    <message numerus="yes">
        <source>%1: perfect from %n empty cell(s) on</source>
        <extracomment>A level of the computer and from when on it makes no mistake: &quot;Level 9: perfect from 16 empty cells on&quot;.</extracomment>
        <translation>
            <numerusform>%1: perfect from %n empty cell on</numerusform>
            <numerusform>%1: perfect from %n empty cells on</numerusform>
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
        <source>%1: by %n disc(s)</source>
        <translation>
            <numerusform>%1: by %n disc</numerusform>
            <numerusform>%1: by %n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::HostWaiting</name>
    <message numerus="yes">
        <source>%n watcher(s)</source>
        <translation>
            <numerusform>%n watcher</numerusform>
            <numerusform>%n watchers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::ui::LinkInfo</name>
    <message numerus="yes">
        <source>+%1 (%n in a row)</source>
        <extracomment>What a pair gave: &quot;+60 (2 in a row)&quot;.</extracomment>
        <translation>
            <numerusform>+%1 (%n in a row)</numerusform>
            <numerusform>+%1 (%n in a row)</numerusform>
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
        <source>%1 to move: win by fours alone, in %n move(s).</source>
        <translation>
            <numerusform>%1 to move: win by fours alone, in %n move.</numerusform>
            <numerusform>%1 to move: win by fours alone, in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours and threes, in %n move(s).</source>
        <translation>
            <numerusform>%1 to move: win by fours and threes, in %n move.</numerusform>
            <numerusform>%1 to move: win by fours and threes, in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: win by fours, in %n move(s). Black could block on a forbidden point only.</source>
        <translation>
            <numerusform>%1 to move: win by fours, in %n move. Black could block on a forbidden point only.</numerusform>
            <numerusform>%1 to move: win by fours, in %n moves. Black could block on a forbidden point only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to move: reach the best score there is. %n square(s) are empty, and the answers are perfect.</source>
        <translation>
            <numerusform>%1 to move: reach the best score there is. %n square is empty, and the answers are perfect.</numerusform>
            <numerusform>%1 to move: reach the best score there is. %n squares are empty, and the answers are perfect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all tiles off the board, in %n pair(s). The order decides.</source>
        <translation>
            <numerusform>Take all tiles off the board, in %n pair. The order decides.</numerusform>
            <numerusform>Take all tiles off the board, in %n pairs. The order decides.</numerusform>
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
        <source>A text of up to %n letter(s):</source>
        <translation>
            <numerusform>A text of up to %n letter:</numerusform>
            <numerusform>A text of up to %n letters:</numerusform>
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
        <source>Busiest time: %1 (%Ln game(s)).</source>
        <translation>
            <numerusform>Busiest time: %1 (%Ln game).</numerusform>
            <numerusform>Busiest time: %1 (%Ln games).</numerusform>
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
</context>
<context>
    <name>qipan::ui::SpectatorsLabel</name>
    <message numerus="yes">
        <source>%n is/are watching</source>
        <translation>
            <numerusform>%n is watching</numerusform>
            <numerusform>%n are watching</numerusform>
        </translation>
    </message>
</context>
</TS>
