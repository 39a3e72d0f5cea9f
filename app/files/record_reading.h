// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/opened_records.h"
#include "core/board/result.h"
#include "core/record/any_record.h"

#include <QByteArray>
#include <QStringList>

#include <array>

namespace qipan::app {

/// Boards and rounds of duels of link-match, one per line.
struct LinkLines {
    QString text;
};

/// Bare moves that are legal in both games, or in neither: the user must be asked which it is.
struct EitherGame {
    OpenedRecords guess;    ///< as the game in which they are legal for longer, for those who cannot ask
    QByteArray text;        ///< in UTF-8
    std::string suffix;     ///< of the file name, or empty
    bool isPartial = false; ///< the file has more than this text
};

/// Returns what may be of either game as this one, which may take as long as reading it did.
[[nodiscard]] OpenedRecords readAs(std::string_view game, EitherGame either);

/// The content of a file or a pasted text: two-player games, or link-match.
using ReadRecords = std::variant<OpenedRecords, LinkLines, EitherGame>;

/// The suffixes of files with records, of link-match too, and these as a pattern for file dialogs.
inline constexpr std::array<QStringView, 13> recordSuffixes{u"sgf", u"psq", u"lib", u"ggf", u"wtb", u"txt",  u"obf",
                                                            u"pgn", u"gam", u"rec", u"sav", u"pos", u"qlink"};
[[nodiscard]] QString recordPattern();

/// Pasted texts beyond this length are refused.
inline constexpr qsizetype longestPaste = 16 << 20;

/// Converts the URL of a local file, as desktops pass it ("file:///a%20b.sgf"), to a path. Returns paths and other URLs
/// unchanged.
[[nodiscard]] QString localPathOf(const QString& pathOrUrl);

/// Returns the paths in a text that consists of URLs, one per line (text/uri-list), each converted by `localPathOf`;
/// empty for any other text.
[[nodiscard]] QStringList pathsInUrls(const QString& text);

/// Reads a regular file that may be a record. Returns a sentence if that is impossible: a folder, device or pipe, a
/// file too large or unreadable, a web address. Accesses the disk.
[[nodiscard]] Result<QByteArray, QString> readRecordBytes(const QString& path);

/// Reads a file and, for WTHOR, the files with names next to it. Errors name the file. Slow, so do not call it in the
/// window thread. `codePage` is the name of the texts' encoding; if it is empty, the file or a guess decides.
[[nodiscard]] Result<ReadRecords, QString> readRecordFile(const QString& path, const QByteArray& codePage = {});
/// Reads the content of the file with this path. Errors do not name the file.
[[nodiscard]] Result<ReadRecords, QString> readRecordIn(const QByteArray& file, const QString& path,
                                                        const QByteArray& codePage = {});

/// Reads pasted text, which has no suffix. Errors name no file. If `rows` is Top, bare moves are of gomoku, with row 1
/// at the top.
[[nodiscard]] Result<ReadRecords, QString> readPastedText(const QString& text,
                                                          record::RowOrigin rows = record::RowOrigin::Bottom);

/// Splits lines of link-match into games: a board without a history starts a game, and each round of a duel is one.
/// Ignores other lines.
[[nodiscard]] std::vector<QString> linkGamesIn(const QString& lines);

/// Lines of link-match that are replayed together: rounds of duels, or boards.
struct LinkRun {
    QString text;
    bool isDuel = false;
    int others = 0; ///< games in the lines behind them
};
/// Returns the lines before the first one of the other kind.
[[nodiscard]] LinkRun firstRunIn(const QString& lines);

/// Returns the suffix of a file name in lower case: "sgf".
[[nodiscard]] QString suffixOf(const QString& path);

} // namespace qipan::app
