// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/fault.h"
#include "ui/files/file_report.h"
#include "ui/shell/window_parts.h"

#include <QFileInfo>

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace qipan::app {

/// A problem in one of the user's own files of chapters or puzzles, independent of the language.
struct UserFileFault {
    enum class What {
        Unreadable,
        Faulty,        ///< an error in a line
        WithoutPuzzle, ///< valid, but without any puzzle
        TooMuch,       ///< its puzzles are left out because of the limit
        Link,          ///< a symbolic link to another file
        BeyondMost,    ///< left out because there are too many files
    };

    QString name; ///< of the file
    What what = What::Unreadable;
    std::size_t number = 0; ///< `Faulty`: the line; `BeyondMost`: the number of files read
    std::string reason{};   ///< `Faulty`: in English, for the author of the file

    friend bool operator==(const UserFileFault&, const UserFileFault&) = default;
};

/// Reports problems in the user's own files at the top of the window.
class BrokenFiles {
public:
    static constexpr qsizetype most = 3;                ///< files named in the message
    static constexpr std::size_t maxFaultsPerFile = 10; ///< problems reported for each file

    explicit BrokenFiles(const ui::WindowParts& window)
        : m_parts{window}
    {
    }

    /// Returns the files of `folder` to read, sorted by name: those with `suffix`, at most `limit`, without
    /// symbolic links. Adds files that are left out to `broken`.
    [[nodiscard]] static QFileInfoList readable(const QString& folder, const QString& suffix, int limit,
                                                QList<UserFileFault>& broken);
    /// Adds the first of `faults` to `broken`.
    static void add(const QString& name, std::span<const book::Fault> faults, QList<UserFileFault>& broken);
    /// Describes a problem as part of a sentence, without a full stop.
    [[nodiscard]] static ui::BrokenFile describe(const UserFileFault& fault);

    /// Shows `sentence`, with the first files and the first problem of each in place of %1; all problems are listed
    /// from there. Problems of one file must be adjacent in `broken`; if it is empty, an earlier message is withdrawn.
    /// Does not take the keyboard focus.
    void show(const QString& sentence, const QList<UserFileFault>& broken);
    /// Returns whether the message is still shown.
    [[nodiscard]] bool isShown() const { return !m_message.expired(); }

private:
    [[nodiscard]] static QString list(const QList<ui::BrokenFile>& broken);

    const ui::WindowParts m_parts;
    std::weak_ptr<const bool> m_message; ///< expires with the message
};

} // namespace qipan::app
