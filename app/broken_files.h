#pragma once

#include "core/book/fault.h"
#include "ui/files/file_report.h"

#include <QFileInfo>
#include <QList>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace qipan::ui {
class MainWindow;
}

namespace qipan::app {

/// Something that is wrong in a file of one's own, of chapters or puzzles. In no language: it is told in that of then.
struct OwnFault {
    enum class What : std::uint8_t {
        Unreadable,
        Faulty,        ///< what stands in a line
        WithoutPuzzle, ///< that is all that is wrong
        TooMuch,       ///< its puzzles are left out, as there are enough without them
        Link,          ///< to another file
        BeyondMost,    ///< there are enough files before it
    };

    QString name; ///< of the file
    What what = What::Unreadable;
    std::size_t number = 0; ///< Faulty: the line; BeyondMost: so many files are read
    std::string reason{};   ///< Faulty: in English, for who writes the file

    friend bool operator==(const OwnFault&, const OwnFault&) = default;
};

/// Tells, at the top of the window, which files of one's own are not as they should be.
class BrokenFiles {
public:
    static constexpr qsizetype most = 3;              ///< that are named
    static constexpr std::size_t mostToldOfFile = 10; ///< faults

    explicit BrokenFiles(ui::MainWindow& window)
        : m_window{window}
    {
    }

    /// The files of `folder` that are to be read, by name: those that fit `pattern`, `most` of them and no links. What
    /// is left out is noted in `broken`.
    [[nodiscard]] static QFileInfoList readable(const QString& folder, const QString& pattern, int most,
                                                QList<OwnFault>& broken);
    /// Notes the first of `faults`.
    static void add(const QString& name, std::span<const book::Fault> faults, QList<OwnFault>& broken);
    /// What is wrong is a part of a sentence, without a full stop.
    [[nodiscard]] static ui::BrokenFile inWords(const OwnFault& fault);

    /// Names the first files, each with the first that is wrong in it, in `sentence` at the place of %1; from there all
    /// are listed with all that is told of them. `broken` has what is of one file together; where it is empty, what was
    /// told is taken back. Takes no keyboard.
    void tell(const QString& sentence, const QList<OwnFault>& broken);
    /// What was told stands there still.
    [[nodiscard]] bool isTold() const { return !m_told.expired(); }

private:
    [[nodiscard]] static QString list(const QList<ui::BrokenFile>& broken);

    ui::MainWindow& m_window;
    std::weak_ptr<const bool> m_told; ///< lives as long as the message
};

} // namespace qipan::app
