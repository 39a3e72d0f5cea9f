// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_setup.h"
#include "ui/base/page.h"
#include "ui/base/preferences.h"
#include "ui/pages/closable_page.h"

#include <array>
#include <iterator>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace qipan::ui {

class OptionCard;

/// Chooses a game of link-match: the mode, the board, or a deal by its number.
class LinkStartPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::LinkStart;

    /// The usual board sizes, as columns and rows. core/link can deal each of them.
    [[nodiscard]] static const std::vector<QSize>& usualSizes();

    explicit LinkStartPage(QWidget* parent = nullptr);

    void setChoice(const LinkPreferences& choice);
    [[nodiscard]] LinkPreferences choice() const;
    /// Sets the number of the current deal, for sharing; empty for none.
    void setCurrent(const QString& number);
    /// Sets the sizes to choose from; a size of `setChoice` that is not among them is added.
    void setSizes(const std::vector<QSize>& sizes);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

Q_SIGNALS:
    /// The user wants to play this.
    void startRequested(const qipan::ui::LinkPreferences& choice);
    /// The user wants to play this deal in the chosen mode.
    void dealRequested(const qipan::ui::LinkPreferences& choice, const qipan::link::DealSetup& setup);

private:
    [[nodiscard]] QWidget* makeModes();
    [[nodiscard]] link::GameMode mode() const;
    [[nodiscard]] QComboBox* addChoice(QGridLayout* grid, int count);
    void startNumber();
    void follow();
    void retranslate();

    LinkPreferences m_rest; // the preferences that this page does not change
    QLabel* m_heading;
    std::array<OptionCard*, std::size(link::gameModes)> m_modes{}; ///< in their order
    QComboBox* m_size;
    QComboBox* m_mode;
    QComboBox* m_outline;
    QComboBox* m_difficulty;
    QCheckBox* m_border;
    QLineEdit* m_number;
    QPushButton* m_play;
    QLabel* m_error;
    QLabel* m_current;
    QString m_currentNumber;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QList<QLabel*> m_labels; // size, falling mode, outline, difficulty, number
};

} // namespace qipan::ui
