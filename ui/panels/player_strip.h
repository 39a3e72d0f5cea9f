#pragma once

#include "core/board/side.h"

#include <optional>
#include <QString>
#include <QWidget>

namespace qipan::ui {

/// What is known of one player at the table.
struct StripState {
    QString name;
    QString detail;           ///< "Computer, level 2", "on the LAN"; may be empty
    std::optional<Side> side; ///< the colour, once it is decided
    std::optional<int> count; ///< discs on the board, in games that count them
    bool toMove = false;
    QString note; ///< what this player does now, in words ("thinking", "waits for your answer"); may be empty
    bool winner = false;

    friend bool operator==(const StripState&, const StripState&) = default;
};

/// One player: colour, name, count, whose turn. Two lines, or one where space is short.
class PlayerStrip final : public QWidget {
    Q_OBJECT

public:
    explicit PlayerStrip(QWidget* parent = nullptr);

    void setState(const StripState& state);
    [[nodiscard]] const StripState& state() const { return m_state; }
    /// One line instead of two.
    void setCompact(bool compact);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    StripState m_state;
    bool m_compact = false;
};

} // namespace qipan::ui
