#pragma once

#include "app/record/opened_records.h"
#include "core/board/result.h"
#include "core/record/any_record.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <variant>

namespace qipan::app {

/// Boards of link-match, a line each.
struct LinkLines {
    QString text;
};

/// Bare moves that may belong to both games: whose they are has to be asked.
struct EitherGame {
    OpenedRecords gomoku;
    OpenedRecords reversi;
};

/// What a file or a pasted text turned out to be: games of two players, or one of link-match.
using ReadRecords = std::variant<OpenedRecords, LinkLines, EitherGame>;

/// More than any text that is pasted.
inline constexpr qsizetype longestPaste = 16 << 20;

/// The path that is named by a path or by the URL of a file on this machine, as desktops pass them
/// ("file:///a%20b.sgf"). Any other URL is left as it is.
[[nodiscard]] QString localPathOf(const QString& pathOrUrl);

/// The paths in a text that is nothing but URLs, one a line (text/uri-list), each as localPathOf says; empty for any
/// other text.
[[nodiscard]] QStringList pathsInUrls(const QString& text);

/// The bytes of a plain file that may be a record, or a sentence why not: a folder, a device or a pipe, too large, not
/// to be read, the address of a web page. Waits for the disk.
[[nodiscard]] Result<QByteArray, QString> readRecordBytes(const QString& path);

/// Reads a file, and the names beside a file of WTHOR. What it says of a failure names the file. Takes its time: not
/// for the window's thread.
[[nodiscard]] Result<ReadRecords, QString> readRecordFile(const QString& path);
/// Reads the bytes of the file with this path. What it says of a failure does not name it.
[[nodiscard]] Result<ReadRecords, QString> readRecordIn(const QByteArray& file, const QString& path);

/// Reads what was copied elsewhere, which has no suffix. Likewise.
[[nodiscard]] Result<ReadRecords, QString> readPastedText(const QString& text);

/// The games of link-match among such lines, each with its boards: a board that begins with nothing behind it begins a
/// game. Lines that are none of link-match are left out.
[[nodiscard]] std::vector<QString> linkGamesIn(const QString& lines);

/// The suffix of a file's name in small letters, "sgf".
[[nodiscard]] QString suffixOf(const QString& path);

} // namespace qipan::app
