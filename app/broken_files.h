#pragma once

#include "ui/files/file_report.h"

#include <QFileInfo>
#include <QList>
#include <QString>

#include <cstddef>
#include <string>

namespace qipan::ui {
class MainWindow;
}

namespace qipan::app {

/// What is said of files of one's own that are not as they should be: chapters and puzzles. What is wrong is a part of
/// a sentence, without a full stop.
class BrokenFiles {
public:
    [[nodiscard]] static ui::BrokenFile unreadable(const QString& name);
    /// `reason` is in English, for who writes the file: it stands in brackets.
    [[nodiscard]] static ui::BrokenFile faulty(const QString& name, std::size_t line, const std::string& reason);
    [[nodiscard]] static ui::BrokenFile withoutPuzzle(const QString& name);
    /// Its puzzles are left out, as there are enough without them.
    [[nodiscard]] static ui::BrokenFile tooMuch(const QString& name);
    /// The files of `folder` that are to be read, by name: those that fit `pattern`, `most` of them and no links. What
    /// is left out is noted in `broken`.
    [[nodiscard]] static QFileInfoList readable(const QString& folder, const QString& pattern, int most,
                                                QList<ui::BrokenFile>& broken);
    /// Names the first files at the top of the window, each with the first that is wrong in it, in `sentence` at the
    /// place of %1; from there all are listed with all that is told of them. `broken` has what is of one file together.
    /// Takes no keyboard.
    static void tell(ui::MainWindow& window, const QString& sentence, const QList<ui::BrokenFile>& broken);
    static constexpr qsizetype most = 3; ///< that are named

private:
    [[nodiscard]] static QString list(const QList<ui::BrokenFile>& broken);
};

} // namespace qipan::app
