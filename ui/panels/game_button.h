// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace qipan::ui {

/// A flat button that says what is played: "Renju · 15 × 15 · Swap2 · 5 min + 3 s", in as many lines as it needs, or in
/// one that is elided.
class GameButton final : public QToolButton {
    Q_OBJECT

public:
    enum class Lines { Any, One };

    explicit GameButton(QWidget* parent = nullptr, Lines lines = Lines::Any);

    /// Sets the text, whose parts are separated by middle dots, and what explains it in the tip; may be empty.
    void setGame(const QString& game, const QString& explanation);
    [[nodiscard]] const QString& game() const { return m_game; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {0, minimumHeight()}; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    [[nodiscard]] QStringList linesFor(int width) const;

    const Lines m_lines;
    QString m_game;
    QString m_explanation;
};

} // namespace qipan::ui
