// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace qipan::ui {

class TodayButton;

/// What one may do today, as the home page shows it.
struct TodayEntry {
    enum class Kind : std::uint8_t {
        Deal,    ///< the deal of the day
        Puzzles, ///< puzzles, also those due for review
        Lesson,  ///< the first lesson of a game
        Result,  ///< the last game
    };

    Kind kind = Kind::Deal;
    QString title;
    QString detail;

    friend bool operator==(const TodayEntry&, const TodayEntry&) = default;
};

/// A row of buttons with what one may do today, or two rows where it is narrow. Its height does not depend on the
/// entries, so that nothing moves when they come.
class TodayRow final : public QWidget {
    Q_OBJECT

public:
    explicit TodayRow(QWidget* parent);

    void setEntries(const std::vector<TodayEntry>& entries);
    /// Returns the buttons in their order, for the order of the Tab key.
    [[nodiscard]] std::vector<QWidget*> buttons() const;
    /// Shows title and detail side by side in one line, to save height, or the detail below the title, wrapped if there
    /// are three lines.
    void setLines(int lines);
    /// Returns the height for this width and so many lines.
    [[nodiscard]] int heightFor(int width, int lines) const;
    /// Returns whether usual details do not fit one line in this width.
    [[nodiscard]] bool isNarrow(int width) const;

Q_SIGNALS:
    void chosen(qipan::ui::TodayEntry::Kind kind);

protected:
    void resizeEvent(QResizeEvent*) override { place(); }

private:
    [[nodiscard]] int columnsFor(int width) const;
    [[nodiscard]] int buttonHeight(int lines) const;
    void place();

    std::vector<TodayEntry> m_entries;
    std::vector<TodayButton*> m_buttons;
    int m_lines = 2;
};

} // namespace qipan::ui
