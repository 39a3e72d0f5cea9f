#pragma once

#include <QString>

#include <optional>

namespace qipan::app {

/// A damaged data file with its log, out of the way. Its name says how far it is: `qipan.sqlite.damaged` until a new
/// file with what can be read of it is in place, and `qipan.sqlite.damaged-N` for good afterwards. Each step is one
/// that can be done again after a program that was ended in the middle of it. Who does them holds the door.
class DataAside {
public:
    /// `file` is the path of the data file.
    explicit DataAside(QString file);

    [[nodiscard]] QString path() const;
    /// One was set aside, and nothing has come in its place yet. What else is left is tidied up.
    [[nodiscard]] bool isToBeSalvaged() const;
    /// Sets the file and its log aside, or what of them is still in place. False where that cannot be done.
    [[nodiscard]] bool take() const;
    /// Gives what was set aside the name under which it stays, which it returns.
    std::optional<QString> keep() const;

private:
    const QString m_file;
};

} // namespace qipan::app
