#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <string>

namespace qipan::app {

/// What is said of files of one's own that are not as they should be: chapters and puzzles. Parts of a sentence,
/// without a full stop.
class BrokenFiles {
public:
    [[nodiscard]] static QString unreadable(const QString& name);
    /// `reason` is in English, for who writes the file: it stands in brackets.
    [[nodiscard]] static QString faulty(const QString& name, std::size_t line, const std::string& reason);
    [[nodiscard]] static QString withoutPuzzle(const QString& name);
    /// The first ones, and how many more there are.
    [[nodiscard]] static QString list(const QStringList& broken);
    static constexpr qsizetype most = 3; ///< that are named
};

} // namespace qipan::app
