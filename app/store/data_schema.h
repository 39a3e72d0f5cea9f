// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace qipan::app {

/// The migrations of the data file: statement n takes the schema from version n to version n+1 (`PRAGMA user_version`).
/// Statements are only ever appended, never changed, because files of every version exist.
inline constexpr std::array dataMigrations{
    "CREATE TABLE lan_match ("
    " id INTEGER PRIMARY KEY,"
    " state TEXT NOT NULL," // running, ended, unfinished
    " role TEXT NOT NULL, token TEXT,"
    " address TEXT NOT NULL, port INTEGER NOT NULL, passcode TEXT, accept_anyone INTEGER NOT NULL,"
    " offered_game TEXT NOT NULL, offered_rule TEXT NOT NULL, offered_size INTEGER NOT NULL, first TEXT NOT NULL,"
    " game TEXT NOT NULL, rule TEXT NOT NULL, size INTEGER NOT NULL,"
    " main_s INTEGER, increment_s INTEGER, black_ms INTEGER, white_ms INTEGER,"
    " own_name TEXT NOT NULL, peer_name TEXT NOT NULL,"
    " round INTEGER NOT NULL, black TEXT NOT NULL, plies TEXT NOT NULL,"
    " undos INTEGER NOT NULL, last_request INTEGER NOT NULL,"
    " verdict_plies INTEGER, verdict_winner TEXT, verdict_reason TEXT,"
    " paused_ms INTEGER NOT NULL,"
    " host_wins INTEGER NOT NULL, guest_wins INTEGER NOT NULL, draws INTEGER NOT NULL,"
    " last_sign INTEGER NOT NULL,"
    " UNIQUE (role, token))",
    "ALTER TABLE lan_match ADD COLUMN offered_opening TEXT NOT NULL DEFAULT 'free'",
    "ALTER TABLE lan_match ADD COLUMN opening TEXT NOT NULL DEFAULT 'free'",
    "ALTER TABLE lan_match ADD COLUMN takes TEXT NOT NULL DEFAULT ''", // "two,black"
    // The running game of link-match: its boards, one per line (docs/link-record.md).
    "CREATE TABLE link_play (id INTEGER PRIMARY KEY CHECK (id = 1), record TEXT NOT NULL)",
    "CREATE TABLE link_score ("
    " id INTEGER PRIMARY KEY,"
    " way TEXT NOT NULL, columns INTEGER NOT NULL, rows INTEGER NOT NULL, falling INTEGER NOT NULL,"
    " outline INTEGER NOT NULL, difficulty INTEGER NOT NULL, border INTEGER NOT NULL,"
    " name TEXT NOT NULL, played INTEGER NOT NULL," // seconds since 1970
    " deal TEXT NOT NULL, level INTEGER NOT NULL, points INTEGER NOT NULL, time_ms INTEGER NOT NULL,"
    " helped INTEGER NOT NULL, record TEXT NOT NULL)",
    // One row per process on the data folder; the one saved last has the highest `saved`.
    "CREATE TABLE link_running (id INTEGER PRIMARY KEY, saved INTEGER NOT NULL, record TEXT NOT NULL)",
    "INSERT INTO link_running (id, saved, record) SELECT id, 1, record FROM link_play",
    "DROP TABLE link_play",
    // The history: HistoryEntry documents the columns. `owner` is the process that plays a running game, `deleted` the
    // one that took the game off the lists and can still restore it; `running` is what a game needs to be continued.
    "CREATE TABLE game ("
    " id INTEGER PRIMARY KEY,"
    " game TEXT NOT NULL, rule TEXT NOT NULL, columns INTEGER NOT NULL, rows INTEGER NOT NULL,"
    " source TEXT NOT NULL, state TEXT NOT NULL,"
    " black_name TEXT NOT NULL, black_who TEXT NOT NULL, black_level INTEGER NOT NULL,"
    " white_name TEXT NOT NULL, white_who TEXT NOT NULL, white_level INTEGER NOT NULL,"
    " began INTEGER NOT NULL, ended INTEGER NOT NULL,"
    " winner TEXT NOT NULL, reason TEXT NOT NULL, event TEXT NOT NULL,"
    " plies INTEGER NOT NULL, moves TEXT NOT NULL, record TEXT NOT NULL,"
    " owner INTEGER, running TEXT, deleted INTEGER)",
    // The process that plays a running game (InstanceLock); 0 if it has ended, NULL if the game cannot be continued.
    "ALTER TABLE lan_match ADD COLUMN owner INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE link_running ADD COLUMN owner INTEGER",
    // Before, the id was the number of the process; ids above 16 were games that could not be continued.
    "UPDATE link_running SET owner = 0 WHERE id BETWEEN 1 AND 16",
    "CREATE INDEX game_ended ON game (ended, id)",
    "CREATE INDEX game_owner ON game (owner) WHERE owner IS NOT NULL",
    "CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL",
    // Everything by which the history is filtered and sorted, so that lists need not read the games themselves; and the
    // games that may have comments.
    "CREATE INDEX game_list ON game (began, id, game, rule, source, state, winner, black_who, white_who, plies,"
    " black_name, white_name, event) WHERE deleted IS NULL",
    "CREATE INDEX game_recorded ON game (id) WHERE deleted IS NULL AND record<>''",
    // A puzzle that was solved or given up; `at` is in milliseconds since 1970.
    "CREATE TABLE puzzle_try ("
    " id INTEGER PRIMARY KEY, puzzle TEXT NOT NULL, at INTEGER NOT NULL, solved INTEGER NOT NULL,"
    " mistakes INTEGER NOT NULL, hints INTEGER NOT NULL)",
    // Whether a person had help; unknown for older games.
    "ALTER TABLE game ADD COLUMN helped INTEGER NOT NULL DEFAULT 0",
    // The cells occupied when a round begins: "7,7 8,8".
    "ALTER TABLE lan_match ADD COLUMN offered_start TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE lan_match ADD COLUMN start TEXT NOT NULL DEFAULT ''",
    // To find a LAN round by its text when its match is resumed.
    "CREATE INDEX game_round ON game (running) WHERE source='lan'",
    // The host to which this side reconnected did not know the match.
    "ALTER TABLE lan_match ADD COLUMN refused INTEGER NOT NULL DEFAULT 0",
    // Before, a game without moves was taken for one from a position, which commented games matched, too.
    "UPDATE game SET helped=1 WHERE moves='' AND game<>'link'",
    // How many of the first plies were not chosen freely.
    "ALTER TABLE game ADD COLUMN given INTEGER NOT NULL DEFAULT 0",
    // The edition of the computer's levels; older games were played with the first.
    "ALTER TABLE game ADD COLUMN edition INTEGER NOT NULL DEFAULT 1",
    // The completed levels of the campaign of link-match.
    "CREATE TABLE link_level (level INTEGER PRIMARY KEY, points INTEGER NOT NULL, stars INTEGER NOT NULL)",
    // How a game of link-match stands: the points of both players, the time played on all of its boards, and the pairs
    // left on the last one. NULL if unknown.
    "ALTER TABLE game ADD COLUMN points INTEGER",
    "ALTER TABLE game ADD COLUMN second_points INTEGER",
    "ALTER TABLE game ADD COLUMN time_ms INTEGER",
    "ALTER TABLE game ADD COLUMN pairs_left INTEGER",
    "UPDATE game SET (points, second_points, time_ms, pairs_left) ="
    " (SELECT score.points, 0, score.time_ms, 0 FROM link_score AS score"
    "  WHERE score.played * 1000 = game.ended AND score.record = game.record) WHERE game='link'",
    // The row of a running game in the history; NULL as long as nothing has been played.
    "ALTER TABLE link_running ADD COLUMN game INTEGER",
    // What was guessed when a game was read from a file: 1 which game it is, 2 the code page of its texts, 3 both.
    "ALTER TABLE game ADD COLUMN guessed INTEGER NOT NULL DEFAULT 0",
    // The analysis of a whole game: the edition of the engine, the moves, and what AnalysisFile writes for each
    // position.
    "CREATE TABLE game_analysis (game INTEGER PRIMARY KEY, edition INTEGER NOT NULL, moves TEXT NOT NULL,"
    " positions TEXT NOT NULL)",
    "CREATE TRIGGER game_analysis_removed AFTER DELETE ON game"
    " BEGIN DELETE FROM game_analysis WHERE game=old.id; END",
    // The opening of a game (openings::NamedOpening), empty if it has none, and for the opening explorer its first
    // moves by position (openings::PositionKey). NULL until OpeningFile has read the game; a change of the game leads
    // back to that. `result` is that of OpeningFile.
    "ALTER TABLE game ADD COLUMN opening TEXT",
    "DROP INDEX game_list",
    "CREATE INDEX game_list ON game (began, id, game, rule, source, state, winner, black_who, white_who, plies,"
    " black_name, white_name, event, opening) WHERE deleted IS NULL",
    "CREATE INDEX game_unread ON game (id) WHERE opening IS NULL AND deleted IS NULL",
    "CREATE TABLE opening_move ("
    " position INTEGER NOT NULL, move INTEGER NOT NULL, result INTEGER NOT NULL, game INTEGER NOT NULL,"
    " PRIMARY KEY (position, move, result, game)) WITHOUT ROWID",
    "CREATE INDEX opening_move_game ON opening_move (game)",
    "CREATE TRIGGER game_changed AFTER UPDATE ON game WHEN OLD.opening IS NOT NULL"
    " AND (OLD.moves<>NEW.moves OR OLD.record<>NEW.record OR OLD.game<>NEW.game OR OLD.columns<>NEW.columns"
    "  OR OLD.winner<>NEW.winner OR (OLD.deleted IS NULL)<>(NEW.deleted IS NULL))"
    " BEGIN DELETE FROM opening_move WHERE game=OLD.id; UPDATE game SET opening=NULL WHERE id=OLD.id; END",
    "CREATE TRIGGER game_gone AFTER DELETE ON game WHEN OLD.opening IS NOT NULL"
    " BEGIN DELETE FROM opening_move WHERE game=OLD.id; END",
    // What the moves of a game lost, by side and phase (AnalysisFile): NULL unless every position was analysed. If the
    // moves change, it is NULL again. And the chances to win after its first moves. The index has what lists and
    // statistics read, without the positions.
    "ALTER TABLE game_analysis ADD COLUMN losses TEXT",
    "ALTER TABLE game_analysis ADD COLUMN chances TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX game_analysis_losses ON game_analysis (game, edition, losses)",
    "CREATE TRIGGER game_analysis_outdated AFTER UPDATE ON game"
    " WHEN OLD.plies<>NEW.plies OR OLD.game<>NEW.game OR OLD.rule<>NEW.rule OR OLD.columns<>NEW.columns"
    "  OR (OLD.moves<>NEW.moves AND OLD.moves<>'' AND NEW.moves<>'')"
    " BEGIN UPDATE game_analysis SET losses=NULL WHERE game=OLD.id AND losses IS NOT NULL; END",
    // The chance to win after a move for the side that made it, in hundredths of a percent, from the game's analysis.
    "ALTER TABLE opening_move ADD COLUMN chance INTEGER",
    // The games to be analysed, in order, and the number of the program that is at it.
    "CREATE TABLE analysis_queue (place INTEGER PRIMARY KEY, game INTEGER NOT NULL UNIQUE, taken_by INTEGER)",
    "CREATE TRIGGER analysis_queue_removed AFTER DELETE ON game"
    " BEGIN DELETE FROM analysis_queue WHERE game=OLD.id; END",
    // The rule by which the game was played (OpeningFile), NULL until the game is read again.
    "ALTER TABLE opening_move ADD COLUMN rule INTEGER",
    "UPDATE game SET opening=NULL WHERE opening IS NOT NULL",
    "DROP TRIGGER game_changed",
    "CREATE TRIGGER game_changed AFTER UPDATE ON game WHEN OLD.opening IS NOT NULL"
    " AND (OLD.moves<>NEW.moves OR OLD.record<>NEW.record OR OLD.game<>NEW.game OR OLD.rule<>NEW.rule"
    "  OR OLD.columns<>NEW.columns OR OLD.winner<>NEW.winner OR (OLD.deleted IS NULL)<>(NEW.deleted IS NULL))"
    " BEGIN DELETE FROM opening_move WHERE game=OLD.id; UPDATE game SET opening=NULL WHERE id=OLD.id; END",
    // The completed levels by size and difficulty: the game that completed one last (by its beginning), and its best
    // before that game, NULL if there was none. Older ones count for the latest campaign in the high scores.
    "CREATE TABLE link_level_best ("
    " level INTEGER NOT NULL, columns INTEGER NOT NULL, rows INTEGER NOT NULL, difficulty INTEGER NOT NULL,"
    " points INTEGER NOT NULL, stars INTEGER NOT NULL, game INTEGER NOT NULL,"
    " points_before INTEGER, stars_before INTEGER, PRIMARY KEY (level, columns, rows, difficulty))",
    "INSERT INTO link_level_best (level, columns, rows, difficulty, points, stars, game)"
    " SELECT level, COALESCE(score_columns, 16), COALESCE(score_rows, 10), COALESCE(score_difficulty, 1), points, "
    "stars,"
    " 0 FROM link_level LEFT JOIN (SELECT columns AS score_columns, rows AS score_rows, difficulty AS score_difficulty"
    "  FROM link_score WHERE way='campaign' ORDER BY played DESC, id DESC LIMIT 1)",
    "DROP TABLE link_level",
    // The round of a duel on the LAN (match_row.h): empty for games of two.
    "ALTER TABLE lan_match ADD COLUMN duel TEXT NOT NULL DEFAULT ''",
    // A host: only guests with encrypted lines are admitted. A guest: the seat was taken over such a line.
    "ALTER TABLE lan_match ADD COLUMN encrypted INTEGER NOT NULL DEFAULT 0",
};

} // namespace qipan::app
